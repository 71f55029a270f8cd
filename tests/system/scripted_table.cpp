// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/scripted_table.hpp"

#include "src/store/codec/event_json.hpp"
#include "src/store/game_reader.hpp"

#include <sstream>

namespace tactus::system_test {
namespace {

constexpr Millis longest_wait = std::chrono::minutes{2};  // ends a hang; no machine is so busy

/// `{"board":"white","ply":3}` as ` board white ply 3 `.
std::string without_punctuation(std::string const& payload) {
  std::string plain = " ";
  for (char const c : payload) {
    bool const is_blank = std::string_view{"{}[]\":, "}.find(c) != std::string_view::npos;
    if (!is_blank || plain.back() != ' ') plain += is_blank ? ' ' : c;
  }
  return plain.back() == ' ' ? plain : plain + ' ';
}

bool is_event(store::NumberedEvent const& event, std::string const& type, std::string const& words) {
  auto const text = store::write_event(event.stamped.event);
  if (text.type != type) return false;
  return words.empty() || without_punctuation(text.payload).find(' ' + words + ' ') != std::string::npos;
}

}  // namespace

std::optional<std::string> ScriptedTable::happen(std::string_view what) {
  std::istringstream text{std::string{what}};
  std::string first, second, rest;
  text >> first >> second >> std::ws;
  std::getline(text, rest);
  if (first == "recorded") return wait_for_event(second, rest);
  if (!first.ends_with(':')) return "expected `recorded EVENT` or `DEVICE: COMMAND`";
  first.pop_back();
  if (second == "a") return plug_in(first, rest);
  if (second == "wired") {
    devices_[first] = std::make_unique<DeviceProgram>(
        "firmware-device", std::vector{rest, (folder_ / first).string(), std::to_string(pace_)},
        std::vector<std::string>{});
    return std::nullopt;
  }
  return command(first, second + (rest.empty() ? "" : ' ' + rest));
}

ScriptedTable::Fault ScriptedTable::plug_in(std::string const& name, std::string const& what) {
  // "dgt" or "dgt --start FEN".
  auto const option = what.find(" --start ");
  std::vector<std::string> more{"--speed", std::to_string(pace_)};
  if (option != std::string::npos)
    more.insert(more.end(), {"--start", what.substr(option + std::string_view{" --start "}.size())});
  devices_[name] = std::make_unique<DeviceProgram>(what.substr(0, option), (folder_ / name).string(), more);
  return std::nullopt;
}

ScriptedTable::Fault ScriptedTable::command(std::string const& name, std::string const& line) {
  auto const found = devices_.find(name);
  if (found == devices_.end()) return "expected `" + name + ": a KIND` before its commands";
  if (!line.starts_with("play ")) {
    found->second->command(line);
    return std::nullopt;
  }
  return found->second->does(line, "played ") ? std::nullopt : Fault{"the hands did not make the move"};
}

ScriptedTable::Fault ScriptedTable::wait_for_event(std::string const& type, std::string const& words) {
  auto reader = store::GameReader::open((folder_ / "game.tactus").string());
  if (!reader) return store::describe(reader.error());
  auto const give_up = std::chrono::steady_clock::now() + longest_wait;
  for (std::int64_t seen = last_awaited_;;) {
    for (store::NumberedEvent const& event : reader->read_after(seen).events) {
      seen = event.seq;
      if (!is_event(event, type, words)) continue;
      last_awaited_ = seen;
      return std::nullopt;
    }
    if (std::chrono::steady_clock::now() > give_up) return "the event was not recorded";
    reader->wait_for_change(Millis{100});
  }
}

}  // namespace tactus::system_test
