// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/file_text.hpp"

#include "core/message/charset.hpp"
#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

#include <algorithm>
#include <cstddef>
#include <istream>
#include <iterator>
#include <string>
#include <utility>

namespace tactus {
namespace {

constexpr std::string_view utf8_mark = "\xEF\xBB\xBF";

enum class Order : unsigned char { little, big };

std::optional<Order> order_of_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE")) return Order::little;
  if (bytes.starts_with("\xFE\xFF")) return Order::big;
  if (bytes.size() < 4) return std::nullopt;
  auto const is_zero = [bytes](std::size_t at) { return bytes[at] == '\0'; };
  if (!is_zero(0) && is_zero(1) && !is_zero(2) && is_zero(3)) return Order::little;
  if (is_zero(0) && !is_zero(1) && is_zero(2) && !is_zero(3)) return Order::big;
  return std::nullopt;
}

/// Its units of two bytes, one after the other; an odd byte at the end is none.
class Units {
 public:
  Units(std::string_view bytes, Order order) : bytes_(bytes), order_(order) {}
  bool has_next() const { return at_ + 1 < bytes_.size(); }
  char32_t next() {
    char32_t const unit = peek();
    at_ += 2;
    return unit;
  }
  /// Precondition: has_next().
  char32_t peek() const {
    auto const byte = [this](std::size_t at) { return static_cast<unsigned char>(bytes_[at]); };
    bool const is_big = order_ == Order::big;
    return static_cast<char32_t>(byte(is_big ? at_ : at_ + 1) << 8U | byte(is_big ? at_ + 1 : at_));
  }

 private:
  std::string_view bytes_;
  Order order_;
  std::size_t at_ = 0;
};

constexpr bool is_high(char32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
constexpr bool is_low(char32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

std::string from_utf16(std::string_view bytes, Order order) {
  std::string text;
  Units units{bytes, order};
  while (units.has_next()) {
    char32_t sign = units.next();
    bool const is_pair = is_high(sign) && units.has_next() && is_low(units.peek());
    if (is_pair) sign = 0x10000U + ((sign - 0xD800U) << 10U) + (units.next() - 0xDC00U);
    bool const is_half = is_high(sign) || is_low(sign);
    append_utf8(text, is_half ? broken_character : sign);
  }
  return text;
}

/// Of CR LF, and of CR alone as old machines wrote it.
void end_lines_with_lf(std::string& text) {
  std::size_t end = text.find('\r');
  if (end == std::string::npos) return;
  for (std::size_t at = end; at < text.size(); ++at) {
    bool const is_of_pair = text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n';
    if (is_of_pair) continue;
    text[end++] = text[at] == '\r' ? '\n' : text[at];
  }
  text.resize(end);
}

}  // namespace

FileText text_in(std::string bytes) {
  FileText read;
  if (auto const order = order_of_utf16(bytes)) {
    read = {from_utf16(bytes, *order), SavedAs::utf16};
  } else if (unicode::is_utf8(bytes)) {
    read = {std::move(bytes), SavedAs::utf8};
  } else {
    read = {decoded(bytes, Charset::windows_1252), SavedAs::windows_1252};
  }
  if (read.text.starts_with(utf8_mark)) read.text.erase(0, utf8_mark.size());
  end_lines_with_lf(read.text);
  if (!read.text.empty() && read.text.back() != '\n') read.text += '\n';
  return read;
}

std::string_view take_line(std::string_view& text) {
  auto const end = std::min(text.find('\n'), text.size());
  auto const line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

namespace {

/// A file's bytes, line by line, each with what ends it.
class SavedLines {
 public:
  struct Line {
    std::string_view bytes, end;
  };
  explicit SavedLines(std::string_view bytes) : bytes_(bytes), order_(order_of_utf16(bytes)) {}
  std::string_view take_mark() {
    if (order_ && (bytes_.starts_with("\xFF\xFE") || bytes_.starts_with("\xFE\xFF"))) return take(2);
    return take(!order_ && bytes_.starts_with(utf8_mark) ? utf8_mark.size() : 0);
  }
  bool has_next() const { return bytes_.size() >= width(); }
  Line next() {
    std::size_t at = 0;
    while (at + width() <= bytes_.size() && !is_at(at, '\r') && !is_at(at, '\n')) at += width();
    auto const line = take(at);
    return {line, take(is_at(0, '\r') && is_at(width(), '\n') ? 2 * width() : width())};
  }
  std::string_view rest() const { return bytes_; }

 private:
  std::size_t width() const { return order_ ? 2 : 1; }
  bool is_at(std::size_t at, char sign) const {
    if (at + width() > bytes_.size()) return false;
    if (!order_) return bytes_[at] == sign;
    return Units{bytes_.substr(at, 2), *order_}.peek() == static_cast<unsigned char>(sign);
  }
  std::string_view take(std::size_t count) {
    auto const taken = bytes_.substr(0, count);
    bytes_.remove_prefix(taken.size());
    return taken;
  }

  std::string_view bytes_;
  std::optional<Order> order_;
};

void append_unit(std::string& bytes, char32_t unit, Order order) {
  auto const low = static_cast<char>(unit & 0xFFU), high = static_cast<char>(unit >> 8U);
  bytes += order == Order::big ? high : low;
  bytes += order == Order::big ? low : high;
}

std::string in_utf16(std::string_view text, Order order) {
  std::string bytes;
  while (!text.empty()) {
    char32_t const sign = take_character(text);
    if (sign < 0x10000U) {
      append_unit(bytes, sign, order);
      continue;
    }
    append_unit(bytes, 0xD800U + ((sign - 0x10000U) >> 10U), order);
    append_unit(bytes, 0xDC00U + ((sign - 0x10000U) & 0x3FFU), order);
  }
  return bytes;
}

/// The byte that is read as this sign.
char byte_of(std::string_view sign) {
  for (unsigned byte = 0x80; byte <= 0xFF; ++byte) {
    char const each = static_cast<char>(byte);
    if (decoded({&each, 1}, Charset::windows_1252) == sign) return each;
  }
  return '?';
}

std::string in_windows_1252(std::string_view text) {
  std::string bytes;
  while (!text.empty()) {
    auto const before = text;
    bool const is_ascii = take_character(text) < 0x80U;
    bytes += is_ascii ? before.front() : byte_of(before.substr(0, before.size() - text.size()));
  }
  return bytes;
}

}  // namespace

std::string saved_again(std::string_view bytes, std::string_view text) {
  auto const read = text_in(std::string{bytes});
  auto const order = order_of_utf16(bytes);
  std::string_view before = read.text;
  SavedLines lines{bytes};
  std::string again{lines.take_mark()};
  while (lines.has_next() && !text.empty()) {
    auto const [saved, end] = lines.next();
    auto const old = take_line(before), line = take_line(text);
    if (line == old)
      again += saved;
    else
      again += order                              ? in_utf16(line, *order)
               : read.as == SavedAs::windows_1252 ? in_windows_1252(line)
                                                  : std::string{line};
    again += end;
  }
  return again.append(lines.rest());
}

bool TextLines::next(std::string& line) {
  if (!whole_ && !take_from_stream(line)) return false;
  if (!whole_) return true;
  auto const end = whole_->find('\n');
  if (end == std::string::npos) return false;  // each of its lines has one
  line = whole_->substr(0, end);
  whole_->erase(0, end + 1);
  return true;
}

bool TextLines::take_from_stream(std::string& line) {
  if (!std::getline(in_, line)) return false;
  if (!std::exchange(has_begun_, true) && order_of_utf16(line)) {
    if (!in_.eof()) line += '\n';  // half of a unit
    line.append(std::istreambuf_iterator<char>{in_}, {});
    whole_ = text_in(std::move(line)).text;
    return true;
  }
  line = text_in(std::move(line)).text;
  if (line.ends_with('\n')) line.pop_back();
  return true;
}

std::optional<Message> reading_note(std::string const& file, SavedAs as) {
  if (as != SavedAs::windows_1252) return std::nullopt;
  // Translators: Of a text file: its bytes are no UTF-8, so letters such as ä may be read wrongly.
  return Message{translatable("{file} is not UTF-8 and was read as Latin-1"), {{"file", file}}};
}

}  // namespace tactus
