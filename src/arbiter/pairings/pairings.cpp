// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/pairings/pairings.hpp"

#include "core/message/unicode.hpp"

#include <algorithm>
#include <charconv>

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

tl::expected<std::string, Message> with_results(std::string_view text, std::optional<unsigned> round,
                                                std::vector<PlayedGame> const& games) {
  auto const paired = read_pairings(text, round);
  if (!paired) return tl::unexpected(paired.error());
  auto const played_in = paired->front().round;
  return is_trf16(text) ? trf16_with_results(text, played_in, games)
                        : csv_with_results(text, played_in, games);
}

PlayedGame const* game_between(std::vector<PlayedGame> const& games, std::string_view white,
                               std::string_view black) {
  auto const found = std::ranges::find_if(games, [&](PlayedGame const& each) {
    bool const is_over = each.result != table::GameResult::open && each.result != table::GameResult::annulled;
    return is_over && is_same_person(each.white, white) && is_same_person(each.black, black);
  });
  return found == games.end() ? nullptr : &*found;
}

bool is_same_person(std::string_view one, std::string_view other) {
  auto first = words_of_name(one), second = words_of_name(other);
  if (first.size() > second.size()) std::swap(first, second);
  return !first.empty() && std::ranges::includes(second, first);
}

}  // namespace tactus::pairings
