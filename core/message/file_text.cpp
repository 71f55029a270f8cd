// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/file_text.hpp"

#include "core/message/charset.hpp"
#include "core/message/unicode.hpp"
#include "core/message/utf8.hpp"

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
    braille::append_utf8(text, is_half ? braille::broken_character : sign);
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
  return Message{translatable("{file} is no UTF-8 and was read as Latin-1"), {{"file", file}}};
}

}  // namespace tactus
