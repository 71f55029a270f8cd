// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/masks.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus {

std::string without_signature(std::string text) {
  constexpr std::size_t squares = 35;  // twelve of two characters, and blanks
  for (std::string_view const mark : {"signature: ", "Signature: ", "[Signature \""})
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + mark.size()))
      if (text.size() >= at + mark.size() + squares) text.replace(at + mark.size(), squares, "#");
  return text;
}

std::string without_times(std::string const& text) {
  std::string masked;
  for (std::size_t i = 0; i < text.size();) {
    bool const is_number = text[i] >= '0' && text[i] <= '9';
    std::size_t const end =
        is_number ? std::min(text.find_first_not_of("0123456789:.", i), text.size()) : i + 1;
    std::string const part = text.substr(i, end - i);
    auto const colon = part.find(':');
    bool const is_clock = colon != std::string::npos && colon + 1 < part.size();
    bool const is_time = is_number && (is_clock || part.size() >= 5);
    masked += is_time ? "#" : part;
    i = end;
  }
  return masked;
}

namespace {

// Asks what device is there, until its answer was heard: on a busy machine once more
// (devices/drivers/dgt/commands.hpp).
constexpr char const* probe = "4d";

}  // namespace

std::string bytes_sent(std::filesystem::path const& capture) {
  std::ifstream in{capture};
  std::vector<std::string> sent;
  bool is_heard = false;  // what is asked before that depends on how soon the device speaks
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    if (line.find(" < ") != std::string::npos && !std::exchange(is_heard, true)) sent.clear();
    auto const at = line.find(" > ");
    if (at == std::string::npos) continue;
    std::string const message = line.substr(at + 3);
    bool const is_new = std::find(sent.begin(), sent.end(), message) == sent.end();
    if (is_new && message != probe) sent.push_back(message);
  }
  std::string all;
  for (std::string const& each : sent) all += each + '\n';
  return all;
}

bool is_of_beginning(std::string const& line) {
  return line.starts_with("[FEN ") || line.starts_with("Start position: ");
}

std::string behind(std::size_t moves, std::string const& text) {
  std::istringstream words{text.substr(std::min(text.find("\n\n"), text.size()))};
  std::string each, rest;
  for (std::size_t number = 0; words >> each; ++number)
    if (number >= moves + (moves + 1) / 2) rest += each + ' ';  // a number stands before each move of White
  return rest;
}

}  // namespace tactus
