// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/braille/reading.hpp"

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
std::string take_row(std::string_view& text, unsigned columns, unsigned reserved) {
  std::size_t end = bytes_of(text, columns - reserved);
  if (end < text.size() && text[end] != ' ')
    if (auto const blank = text.substr(0, end).rfind(' '); blank != std::string_view::npos) end = blank;
  std::string row{text.substr(0, end)};
  text = without_blanks_before(text.substr(end));
  return row.append(columns - characters(row), ' ');
}

}  // namespace

std::vector<std::string> braille_pages(std::string_view text, BrailleSize size, unsigned reserved) {
  if (size.columns == 0 || size.rows == 0) return {};
  std::vector<std::string> pages;
  text = without_blanks_before(text);
  do {
    std::string& page = pages.emplace_back();
    for (unsigned row = 1; row <= size.rows; ++row)
      page += take_row(text, size.columns, row == size.rows ? reserved : 0);
  } while (!text.empty());
  return pages;
}

void BrailleReading::resize(BrailleSize size, Time now) {
  size_ = size;
  for (BrailleLine& missed : queue_.begin_again(now)) keep(std::move(missed));
  if (!lines_.empty()) lead_to(lines_.size() - 1);
  advance(now);
}

void BrailleReading::advance(Time now) {
  if (blank_until_ && now >= *blank_until_) blank_until_.reset();
  std::vector<BrailleLine> lines;
  while (auto line = queue_.take(now)) lines.push_back(*std::move(line));
  if (!lines.empty()) show(std::move(lines), now);
}

void BrailleReading::withdraw_offers(std::optional<chess::Color> open) {
  queue_.withdraw_offers(open);
  for (std::size_t i = lines_.size(); i-- > 0;) {
    take_lapsed_sign_off(lines_[i], open);
    if (!is_lapsed_offer(lines_[i], open)) continue;
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(i));
    if (i == line_) page_ = 0;
    if (i <= line_ && line_ > 0) --line_;
  }
}

void BrailleReading::forward(Time now) {
  is_hidden_ = false;
  queue_.touch(now);
  bool const is_felt_already = !blank_until_ || now >= *blank_until_;
  blank_until_.reset();
  if (!is_felt_already) return;  // the key came before the line did
  if (page_ + 1 < pages().size())
    ++page_;
  else if (line_ + 1 < lines_.size())
    lead_to(line_ + 1);
  else if (auto line = queue_.take_at_once(now))
    show({*std::move(line)}, now);
}

void BrailleReading::back(Time now) {
  is_hidden_ = false;
  queue_.touch(now);
  if (page_ > 0) {
    --page_;
  } else if (line_ > 0) {
    lead_to(line_ - 1);
    page_ = std::max<std::size_t>(pages().size(), 1) - 1;
  }
}

void BrailleReading::hide(Time now) {
  is_hidden_ = true;
  queue_.touch(now);
}

void BrailleReading::unhide(Time now) {
  is_hidden_ = false;
  queue_.touch(now);
}

std::optional<std::string> BrailleReading::shown() const {
  auto cells = page();
  if (!cells) return std::nullopt;
  if (blank_until_) return std::string(std::size_t{size_.columns} * size_.rows, ' ');
  std::string const waiting = sign();
  return cells->replace(cells->size() - waiting.size(), waiting.size(), waiting);
}

std::optional<BrailleReading::Time> BrailleReading::due() const {
  auto const next = queue_.due();
  return blank_until_ && next ? std::min(*blank_until_, *next) : blank_until_ ? blank_until_ : next;
}

std::string BrailleReading::sign() const {
  if (queue_.waiting() == 0 || size_.columns < narrowest_with_sign) return {};
  return '>' + std::to_string(queue_.waiting());
}

std::vector<std::string> BrailleReading::pages() const {
  if (lines_.empty()) return {};
  auto const waiting = static_cast<unsigned>(sign().size());
  return braille_pages(lines_[line_].text, size_, waiting == 0 ? 0 : waiting + 1);
}

/// What stands there but for the sign.
std::optional<std::string> BrailleReading::page() const {
  if (is_hidden_) return std::nullopt;
  auto const all = pages();
  if (all.empty()) return std::nullopt;
  return all[std::min(page_, all.size() - 1)];
}

/// A device replaces a device; where no line is to spare, the oldest goes that is no move.
void BrailleReading::keep(BrailleLine line) {
  bool const is_of_device = line.kind == BrailleKind::device;
  if (is_of_device && !lines_.empty() && lines_.back().kind == BrailleKind::device) lines_.pop_back();
  if (lines_.size() == kept) {
    auto const spare = std::find_if(lines_.begin(), lines_.end(),
                                    [](auto const& each) { return each.kind != BrailleKind::move; });
    lines_.erase(spare == lines_.end() ? lines_.begin() : spare);
  }
  lines_.push_back(std::move(line));
}

void BrailleReading::show(std::vector<BrailleLine> lines, Time now) {
  auto const before = page();
  for (BrailleLine& each : lines) keep(std::move(each));
  lead_to(lines_.size() - 1);
  if (before && before == page()) blank_until_ = now + blank;
}

void BrailleReading::lead_to(std::size_t line) {
  is_hidden_ = false;
  line_ = line;
  page_ = 0;
}

}  // namespace tactus::speech
