// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/capture.hpp"

#include "devices/ascii.hpp"

#include <fmt/format.h>

namespace tactus::devices {

namespace {

char const* expectation(CaptureFault fault) {
  switch (fault) {
    case CaptureFault::no_header: return "a first line that starts with '#' and says which device this is";
    case CaptureFault::bad_offset:
      return "'+', the milliseconds since the start in 1 to 9 digits, and a blank";
    case CaptureFault::offset_falls: return "an offset that is not before the one above";
    case CaptureFault::bad_direction: return "'<' (from the device) or '>' (to the device) and a blank";
    case CaptureFault::bad_hex: return "two hexadecimal digits for each byte, separated by one blank";
    case CaptureFault::no_bytes: return "at least one byte";
    case CaptureFault::header_after_data: return "header lines ('#') only above the first data line";
  }
  return "";
}

template <class T>
using Parsed = tl::expected<T, CaptureFault>;

Parsed<std::vector<std::uint8_t>> parse_bytes(std::string_view text) {
  if (text.empty()) return tl::unexpected(CaptureFault::no_bytes);
  if (text.size() % 3 != 2) return tl::unexpected(CaptureFault::bad_hex);
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() / 3 + 1);
  for (std::size_t i = 0; i < text.size(); i += 3) {
    auto const high = hex_value(text[i]);
    auto const low = hex_value(text[i + 1]);
    bool const is_separated = i + 2 >= text.size() || text[i + 2] == ' ';
    if (!high || !low || !is_separated) return tl::unexpected(CaptureFault::bad_hex);
    bytes.push_back(static_cast<std::uint8_t>(*high * 16 + *low));
  }
  return bytes;
}

Parsed<CaptureLine> parse_line(std::string_view text) {
  std::size_t const blank = text.find(' ');
  if (!text.starts_with('+') || blank == std::string_view::npos)
    return tl::unexpected(CaptureFault::bad_offset);
  auto const offset = parse_decimal(text.substr(1, blank - 1), 9);
  if (!offset) return tl::unexpected(CaptureFault::bad_offset);
  std::string_view const rest = text.substr(blank + 1);
  bool const is_from = rest.starts_with('<');
  if ((!is_from && !rest.starts_with('>')) || (rest.size() > 1 && rest[1] != ' '))
    return tl::unexpected(CaptureFault::bad_direction);
  auto bytes = parse_bytes(rest.size() > 2 ? rest.substr(2) : "");
  if (!bytes) return tl::unexpected(bytes.error());
  return CaptureLine{Millis{*offset}, is_from ? Direction::from_device : Direction::to_device,
                     std::move(*bytes)};
}

std::optional<CaptureFault> take_line(Capture& capture, std::string_view text) {
  if (text.starts_with('#')) {
    if (!capture.lines.empty()) return CaptureFault::header_after_data;
    text.remove_prefix(text.starts_with("# ") ? 2 : 1);
    capture.header.emplace_back(text);
    return std::nullopt;
  }
  if (capture.header.empty()) return CaptureFault::no_header;
  if (text.empty()) return std::nullopt;
  auto line = parse_line(text);
  if (!line) return line.error();
  if (!capture.lines.empty() && line->offset < capture.lines.back().offset) return CaptureFault::offset_falls;
  capture.lines.push_back(std::move(*line));
  return std::nullopt;
}

}  // namespace

std::string describe(CaptureError const& error) {
  return fmt::format("line {}: expected {}", error.line, expectation(error.fault));
}

tl::expected<Capture, CaptureError> parse_capture(std::string_view text) {
  Capture capture;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    std::size_t const end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    while (line.ends_with('\r')) line.remove_suffix(1);
    if (auto const fault = take_line(capture, line)) return tl::unexpected(CaptureError{*fault, number});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (capture.header.empty()) return tl::unexpected(CaptureError{CaptureFault::no_header, 1});
  return capture;
}

std::string capture_line(Millis offset, Direction direction, std::span<std::uint8_t const> bytes) {
  std::string text =
      fmt::format("+{:06} {}", offset.count(), direction == Direction::from_device ? '<' : '>');
  for (auto const byte : bytes) text += fmt::format(" {:02x}", byte);
  return text + '\n';
}

std::string to_text(Capture const& capture) {
  std::string text;
  for (auto const& line : capture.header) text += "# " + line + '\n';
  for (auto const& line : capture.lines) text += capture_line(line.offset, line.direction, line.bytes);
  return text;
}

}  // namespace tactus::devices
