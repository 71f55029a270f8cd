// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/pairings/pairings.hpp"

#include "core/message/unicode.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace tactus::pairings {
namespace {

/// TRF16 begins each line with the three digits of its kind.
bool is_trf16(std::string_view text) {
  auto const line = text.substr(0, text.find('\n'));
  auto const is_digit = [](char c) { return c >= '0' && c <= '9'; };
  return line.size() > 3 && std::all_of(line.begin(), line.begin() + 3, is_digit) && line[3] == ' ';
}

/// Letters and digits, in words, in the order of the alphabet.
std::vector<std::string> words_of_name(std::string_view name) {
  std::vector<std::string> words{""};
  for (char const c : unicode::folded(name)) {
    bool const is_letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
    if (is_letter)
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  std::ranges::sort(words);
  return words;
}

}  // namespace

std::string_view take_line(std::string_view& text) {
  auto const end = std::min(text.find('\n'), text.size());
  auto const line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

std::optional<unsigned> number_in(std::string_view text, unsigned most) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  unsigned number = 0;
  auto const [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  bool const is_whole = fault == std::errc{} && end == text.data() + text.size();
  return is_whole && number > 0 && number <= most ? std::optional{number} : std::nullopt;
}

Message in_line(std::size_t number, Message what) {
  return say("line {number}: {what}",
             {{"number", static_cast<unsigned>(number)}, {"what", std::vector{std::move(what)}}});
}

tl::expected<std::vector<Pairing>, Message> read_pairings(std::string_view text,
                                                          std::optional<unsigned> round) {
  if (text.size() > longest_pairings) return tl::unexpected(say("expected at most 1 MB of pairings"));
  return is_trf16(text) ? read_trf16(text, round) : read_csv_pairings(text, round);
}

tl::expected<Filled, Message> with_results(std::string_view text, std::optional<unsigned> round,
                                           std::vector<PlayedGame> const& games) {
  auto const paired = read_pairings(text, round);
  if (!paired) return tl::unexpected(paired.error());
  auto placed = place_games(*paired, games);
  auto filled = is_trf16(text) ? trf16_with_results(text, paired->front().round, placed.results)
                               : csv_with_results(text, placed.results);
  return Filled{std::move(filled), std::move(placed.unwritten)};
}

namespace {

/// Of UTF-8.
bool is_one_letter(std::string_view word) {
  return std::ranges::count_if(word, [](char c) { return (c & 0xC0) != 0x80; }) == 1;
}

bool is_initial_of(std::string_view one, std::string_view other) {
  return (is_one_letter(one) && other.starts_with(one)) || (is_one_letter(other) && one.starts_with(other));
}

}  // namespace

bool is_same_name(std::string_view one, std::string_view other) {
  auto const words = words_of_name(one);
  return !words.empty() && words == words_of_name(other);
}

bool is_same_person(std::string_view one, std::string_view other) {
  auto first = words_of_name(one), second = words_of_name(other);
  if (first.size() > second.size()) std::swap(first, second);
  std::vector<std::string> common, rest, free;
  std::ranges::set_intersection(first, second, std::back_inserter(common));
  std::ranges::set_difference(first, second, std::back_inserter(rest));
  std::ranges::set_difference(second, first, std::back_inserter(free));
  if (rest.empty()) return !first.empty();
  for (std::string const& each : rest) {
    auto const found =
        std::ranges::find_if(free, [&](auto const& word) { return is_initial_of(each, word); });
    if (found == free.end()) return false;
    free.erase(found);
  }
  return !std::ranges::all_of(common, is_one_letter);  // initials alone are anybody's
}

}  // namespace tactus::pairings
