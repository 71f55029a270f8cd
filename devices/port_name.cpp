// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/port_name.hpp"

namespace tactus::devices {

PortName parse_port_name(std::string_view text) {
  if (text.starts_with("hid:")) return {Protocol::chessnut, std::string{text}};
  auto const colon = text.find(':');
  auto const protocol =
      colon == std::string_view::npos ? std::nullopt : protocol_named(text.substr(0, colon));
  if (!protocol) return {Protocol::unknown, std::string{text}};
  return {*protocol, std::string{text.substr(colon + 1)}};
}

bool is_port_name(std::string_view text) {
  auto const name = parse_port_name(text);
  for (std::string_view const form : {"/dev/", "sim:", "replay:", "hid:"})
    if (name.stream.starts_with(form)) return true;
  return false;
}

}  // namespace tactus::devices
