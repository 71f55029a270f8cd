// SPDX-License-Identifier: GPL-3.0-or-later
// See own_sentence.hpp.
#include "devices/simulators/own_sentence.hpp"

#include <fmt/format.h>

namespace tactus::devices::simulators {

namespace {

unsigned checksum(std::string_view body) {
  unsigned sum = 0;
  for (char const c : body) sum ^= static_cast<unsigned char>(c);
  return sum;
}

}  // namespace

Bytes own_sentence(std::string_view body) {
  std::string const text = fmt::format("${}*{:02X}\r\n", body, checksum(body));
  return {text.begin(), text.end()};
}

std::optional<char> QueryReader::feed(std::uint8_t byte) {
  constexpr std::size_t query_length = std::string_view{"$PTACQ,S*28"}.size();
  if (byte == '$') line_.clear();
  if (line_.size() > query_length) return std::nullopt;  // not for us; wait for the next `$`
  if (byte != '\n' && byte != '\r') {
    line_ += static_cast<char>(byte);
    return std::nullopt;
  }
  std::string const line = std::exchange(line_, {});
  if (line.size() != query_length || !line.starts_with("$PTACQ,")) return std::nullopt;
  if (line.substr(8) != fmt::format("*{:02X}", checksum(line.substr(1, 7)))) return std::nullopt;
  return line[7];
}

}  // namespace tactus::devices::simulators
