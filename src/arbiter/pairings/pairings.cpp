// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/pairings/pairings.hpp"

#include "core/message/file_text.hpp"
#include "src/arbiter/pairings/forfeits.hpp"

#include <charconv>

namespace tactus::pairings {
namespace {

bool begins_as_trf(std::string_view line) {
  return line.size() > 3 && line.find_first_not_of("0123456789") == 3 && line[3] == ' ';
}

}  // namespace

bool is_trf16(std::string_view text) {
  if (begins_as_trf(text.substr(0, text.find('\n')))) return true;
  while (!text.empty())
    if (take_line(text).starts_with("001 ")) return true;
  return false;
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

std::vector<Name> byes_in(std::string_view text, unsigned round) {
  return is_trf16(text) ? trf16_byes(text, round) : csv_byes(text, round);
}

tl::expected<Filled, Message> with_results(std::string_view text, std::optional<unsigned> round,
                                           std::vector<PlayedGame> const& games) {
  auto const paired = read_pairings(text, round);
  if (!paired) return tl::unexpected(paired.error());
  auto placed = place_games(*paired, games);
  if (!is_trf16(text)) return Filled{csv_with_results(text, placed.results), std::move(placed.unwritten)};
  auto filled = trf16_with_results(text, paired->front().round, placed.results);
  filled.unwritten.insert(filled.unwritten.begin(), placed.unwritten.begin(), placed.unwritten.end());
  return filled;
}

bool has_teams(std::string_view text) {
  while (!text.empty()) {
    auto const kind = take_line(text).substr(0, 4);
    if (kind == "013 " || kind == "300 " || kind == "310 ") return true;
  }
  return false;
}

}  // namespace tactus::pairings
