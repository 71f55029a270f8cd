// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/unicode.hpp"
#include "src/arbiter/pairings/pairings.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace tactus::pairings {
namespace {

constexpr std::size_t most_cells = 64;

/// Of one line, as spreadsheets write it: in quotes where it holds a separator, quotes doubled.
std::vector<std::string> cells_of(std::string_view line, char separator) {
  std::vector<std::string> cells{""};
  bool is_quoted = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    char const c = line[at];
    if (c == '"') {
      bool const is_doubled = is_quoted && at + 1 < line.size() && line[at + 1] == '"';
      if (is_doubled) cells.back() += line[++at];
      if (!is_doubled) is_quoted = !is_quoted;
    } else if (c == separator && !is_quoted && cells.size() < most_cells) {
      cells.emplace_back();
    } else {
      cells.back() += c;
    }
  }
  return cells;
}

char separator_of(std::string_view head) {
  constexpr std::array separators{';', '\t', ','};
  auto const found =
      std::ranges::find_if(separators, [&](char each) { return head.find(each) != std::string_view::npos; });
  return found == separators.end() ? ',' : *found;
}

struct Places {
  std::optional<std::size_t> round, board, white, black, result;
};

/// By the names of the columns, in English or in Finnish.
Places places_of(std::vector<std::string> const& heads) {
  Places places;
  for (std::size_t n = 0; n < heads.size(); ++n) {
    auto const head = unicode::folded(heads[n]);
    if (head == "round" || head == "kierros") places.round = n;
    if (head == "board" || head == "table" || head == "poyta" || head == "no.") places.board = n;
    if (head == "white" || head == "valkea" || head == "valkeat") places.white = n;
    if (head == "black" || head == "musta" || head == "mustat") places.black = n;
    if (head == "result" || head == "tulos") places.result = n;
  }
  return places;
}

std::string_view cell(std::vector<std::string> const& cells, std::optional<std::size_t> place) {
  return place && *place < cells.size() ? std::string_view{cells[*place]} : std::string_view{};
}

tl::expected<Pairing, Message> pairing_in(std::vector<std::string> const& cells, Places const& places) {
  Pairing pairing;
  if (places.round) {
    auto const round = number_in(cell(cells, places.round), most_rounds);
    if (!round) return tl::unexpected(say("expected a round, a number from 1 to 99"));
    pairing.round = *round;
  }
  if (places.board) {
    pairing.board = number_in(cell(cells, places.board), most_boards);
    if (!pairing.board) return tl::unexpected(say("expected a board, a number from 1 to 10000"));
  }
  auto const white = Name::read(cell(cells, places.white)), black = Name::read(cell(cells, places.black));
  if (!white) return tl::unexpected(white.error());
  if (!black) return tl::unexpected(black.error());
  pairing.white = *white;
  pairing.black = *black;
  pairing.result = cell(cells, places.result);
  return pairing;
}

}  // namespace

tl::expected<std::vector<Pairing>, Message> read_csv_pairings(std::string_view text,
                                                              std::optional<unsigned> round) {
  auto const head = take_line(text);
  char const separator = separator_of(head);
  auto const places = places_of(cells_of(head, separator));
  if (!places.white || !places.black)
    return tl::unexpected(
        in_line(1, say("expected the names of the columns: round, board, white, black; or a file of TRF16")));
  std::vector<Pairing> all;
  unsigned last = 0;
  for (std::size_t number = 2; !text.empty(); ++number) {
    auto const line = take_line(text);
    if (line.find_first_not_of(" \t,;\"") == std::string_view::npos) continue;
    auto pairing = pairing_in(cells_of(line, separator), places);
    if (!pairing) return tl::unexpected(in_line(number, pairing.error()));
    if (!places.round) pairing->round = round.value_or(1);
    pairing->line = number;
    last = std::max(last, pairing->round);
    if (!pairing->white.empty() && !pairing->black.empty()) all.push_back(std::move(*pairing));  // else a bye
  }
  auto const wanted = round.value_or(last);
  std::erase_if(all, [wanted](Pairing const& each) { return each.round != wanted; });
  if (all.empty()) return tl::unexpected(say("round {number}: expected a pairing", {{"number", wanted}}));
  std::set<unsigned> boards;
  for (Pairing const& each : all)
    if (each.board && !boards.insert(*each.board).second)
      return tl::unexpected(say("board {number}: expected it once in a round", {{"number", *each.board}}));
  return all;
}

namespace {

std::string line_of(std::vector<std::string> const& cells, char separator) {
  std::string line;
  for (std::size_t n = 0; n < cells.size(); ++n) {
    if (n > 0) line += separator;
    if (cells[n].find(separator) == std::string::npos && cells[n].find('"') == std::string::npos) {
      line += cells[n];
      continue;
    }
    line += '"';
    for (char const c : cells[n]) line += c == '"' ? std::string{"\"\""} : std::string{c};
    line += '"';
  }
  return line + '\n';
}

}  // namespace

std::string csv_with_results(std::string_view text, Results const& results) {
  auto const head = take_line(text);
  char const separator = separator_of(head);
  auto heads = cells_of(head, separator);
  auto const place = places_of(heads).result.value_or(heads.size());
  if (place == heads.size()) heads.emplace_back("result");
  std::string all = line_of(heads, separator);
  for (std::size_t number = 2; !text.empty(); ++number) {
    auto cells = cells_of(take_line(text), separator);
    auto const played = results.find(number);
    bool const has_result = played != results.end();
    if (cells.size() <= place && (has_result || cells.size() > 1)) cells.resize(place + 1);
    if (has_result && cells[place].empty()) cells[place] = record::text_of(played->second);
    all += line_of(cells, separator);
  }
  return all;
}

}  // namespace tactus::pairings
