// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille_reading.hpp"

#include <algorithm>
#include <utility>

namespace tactus::speech {
namespace {

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

/// The bytes of the first `count` characters.
std::size_t bytes_of(std::string_view text, std::size_t count) {
  std::size_t at = 0;
  for (; at < text.size(); ++at)
    if (begins_character(text[at]) && count-- == 0) break;
  return at;
}

std::string_view without_blanks_before(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(' '), text.size()));
}

/// Takes from `text` what goes into a row, with its blanks.
std::string take_row(std::string_view& text, unsigned columns) {
  std::size_t end = bytes_of(text, columns);
  if (end < text.size() && text[end] != ' ')
    if (auto const blank = text.substr(0, end).rfind(' '); blank != std::string_view::npos) end = blank;
  std::string row{text.substr(0, end)};
  text = without_blanks_before(text.substr(end));
  return row.append(columns - characters(row), ' ');
}

}  // namespace

std::vector<std::string> braille_pages(std::string_view text, BrailleSize size) {
  if (size.columns == 0 || size.rows == 0) return {};
  std::vector<std::string> pages;
  text = without_blanks_before(text);
  do {
    std::string& page = pages.emplace_back();
    for (unsigned row = 0; row < size.rows; ++row) page += take_row(text, size.columns);
  } while (!text.empty());
  return pages;
}

void BrailleReading::resize(BrailleSize size) {
  size_ = size;
  if (!lines_.empty()) lead_to(lines_.size() - 1);
}

void BrailleReading::add(std::string line) {
  if (lines_.size() == kept) lines_.pop_front();
  lines_.push_back(std::move(line));
  lead_to(lines_.size() - 1);
}

void BrailleReading::forward() {
  is_hidden_ = false;
  if (page_ + 1 < pages_.size())
    ++page_;
  else if (line_ + 1 < lines_.size())
    lead_to(line_ + 1);
}

void BrailleReading::back() {
  is_hidden_ = false;
  if (page_ > 0) {
    --page_;
  } else if (line_ > 0) {
    lead_to(line_ - 1);
    if (!pages_.empty()) page_ = pages_.size() - 1;
  }
}

std::optional<std::string> BrailleReading::shown() const {
  if (is_hidden_ || lines_.empty() || pages_.empty()) return std::nullopt;
  return pages_[page_];
}

void BrailleReading::lead_to(std::size_t line) {
  is_hidden_ = false;
  line_ = line;
  pages_ = braille_pages(lines_[line], size_);
  page_ = 0;
}

}  // namespace tactus::speech
