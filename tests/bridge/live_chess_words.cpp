// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bridge/live_chess_words.hpp"

#include <nlohmann/json.hpp>

namespace tactus::bridge {

using Json = nlohmann::json;

std::string list_message(StandInBoards const& boards) {
  Json list = Json::array();
  for (auto const& [serial, state, placement] : boards) {
    list.push_back({{"serialnr", serial}, {"source", "COM3"}, {"state", state}, {"battery", nullptr}});
    if (!placement.empty()) list.back()["board"] = placement;
  }
  return Json{{"response", "call"}, {"id", "1"}, {"time", 1}, {"param", list}}.dump();
}

std::string feed_message(std::string const& serial, std::string const& placement) {
  Json param{{"board", placement}, {"san", Json::array()}};
  if (!serial.empty()) param["serialnr"] = serial;
  return Json{{"response", "feed"}, {"id", 1}, {"time", 1}, {"param", param}}.dump();
}

}  // namespace tactus::bridge
