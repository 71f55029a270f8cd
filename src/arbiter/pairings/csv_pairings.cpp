// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/file_text.hpp"
#include "core/message/unicode.hpp"
#include "src/arbiter/pairings/forfeits.hpp"
#include "src/arbiter/pairings/pairings.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace tactus::pairings {
namespace {

constexpr std::size_t longest_head = 4096;

/// As spreadsheets write it: in quotes where it holds a separator, quotes doubled.
struct Cell {
  std::string text;
  std::size_t begin = 0, end = 0;  // in its line, quotes too
};

std::vector<Cell> cells_of(std::string_view line, char separator) {
  std::vector<Cell> cells(1);
  bool is_quoted = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    char const c = line[at];
    cells.back().end = at + 1;
    if (c == '"') {
      bool const is_doubled = is_quoted && at + 1 < line.size() && line[at + 1] == '"';
      if (is_doubled) {
        cells.back().text += line[++at];
        cells.back().end = at + 1;
      } else {
        is_quoted = !is_quoted;
      }
    } else if (c == separator && !is_quoted) {
      cells.back().end = at;
      cells.push_back({"", at + 1, at + 1});
    } else {
      cells.back().text += c;
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

using Names = std::span<std::string_view const>;

// English, Finnish, German, French, Swedish; each folded.
constexpr std::string_view names_of_round[]{"round", "rd", "rd.", "rnd", "kierros", "runde", "ronde", "rond"};
constexpr std::string_view names_of_board[]{"board", "bo.",  "bo",  "table",     "poyta", "brett", "br.",
                                            "tisch", "ech.", "ech", "echiquier", "bord",  "bd.",   "brade"};
constexpr std::string_view names_of_white[]{"white", "valkea", "valkeat", "valkoinen", "valkoiset",
                                            "weiss", "blanc",  "blancs",  "vit",       "vita"};
constexpr std::string_view names_of_black[]{"black", "musta", "mustat", "schwarz",
                                            "noir",  "noirs", "svart",  "svarta"};
constexpr std::string_view names_of_result[]{"result",   "res.", "res",     "tulos",
                                             "ergebnis", "erg.", "resultat"};
constexpr std::string_view names_of_number[]{"no.", "nr.", "nr", "no",
                                             "nro"};  // of a board, where no other is
constexpr std::string_view names_of_player[]{"name", "nimi", "nom", "namn", "spieler"};  // twice in a line

std::vector<std::size_t> named(std::vector<std::string> const& heads, Names names) {
  std::vector<std::size_t> found;
  for (std::size_t n = 0; n < heads.size(); ++n)
    if (std::ranges::find(names, heads[n]) != names.end()) found.push_back(n);
  return found;
}

std::optional<std::size_t> only(std::vector<std::size_t> const& places) {
  return places.size() == 1 ? std::optional{places.front()} : std::nullopt;
}

Places places_of(std::vector<Cell> const& cells) {
  std::vector<std::string> heads;
  heads.reserve(cells.size());
  for (Cell const& each : cells) heads.push_back(unicode::folded(each.text));
  auto const last = [&heads](Names names) {
    auto const found = named(heads, names);
    return found.empty() ? std::nullopt : std::optional{found.back()};
  };
  Places places{last(names_of_round), last(names_of_board), last(names_of_white), last(names_of_black),
                last(names_of_result)};
  if (!places.board) places.board = only(named(heads, names_of_number));
  auto const players = named(heads, names_of_player);
  if (!places.white && !places.black && players.size() == 2) {
    places.white = players[0];
    places.black = players[1];
  }
  return places;
}

/// The names of the columns, and what follows them.
struct Table {
  char separator = ',';
  Places places;
  std::string_view head, rest;
  std::size_t number = 1;  // of the head's line
};

/// Nothing: there are none among the first lines.
std::optional<Table> table_in(std::string_view text) {
  constexpr std::size_t most_in_front = 40;
  for (std::size_t number = 1; number <= most_in_front && !text.empty(); ++number) {
    auto const head = take_line(text);
    char const separator = separator_of(head);
    auto const places = places_of(cells_of(head, separator));
    if (places.white && places.black && head.size() <= longest_head)
      return Table{separator, places, head, text, number};
  }
  return std::nullopt;
}

std::string_view cell(std::vector<Cell> const& cells, std::optional<std::size_t> place) {
  return place && *place < cells.size() ? std::string_view{cells[*place].text} : std::string_view{};
}

/// As programs write that somebody has no opponent.
bool is_nobody(std::string_view name) {
  constexpr std::string_view words[]{"",           "-",     "bye",          "spielfrei", "nicht ausgelost",
                                     "not paired", "vapaa", "vapaakierros", "exempt",    "frirond",
                                     "ej lottad"};
  return std::ranges::find(words, unicode::folded(name)) != std::end(words);
}

/// Empty: signs that stand where none is yet.
std::string result_in(std::string_view text) {
  std::string result;
  std::ranges::copy_if(text, std::back_inserter(result), [](char c) { return c != ' '; });
  bool const is_open = result == "-" || result == ":" || result == "*";
  return is_open ? "" : result;
}

tl::expected<Pairing, Message> pairing_in(std::vector<Cell> const& cells, Places const& places) {
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
  pairing.result = result_in(cell(cells, places.result));
  return pairing;
}

/// Blank, or a line of text below or between tables.
bool is_no_row(std::vector<Cell> const& cells) {
  bool const is_blank = std::ranges::all_of(
      cells, [](Cell const& each) { return each.text.find_first_not_of(" \t") == std::string::npos; });
  return is_blank || cells.size() == 1;
}

}  // namespace

tl::expected<std::vector<Pairing>, Message> read_csv_pairings(std::string_view text,
                                                              std::optional<unsigned> round) {
  auto table = table_in(text);
  if (!table)
    return tl::unexpected(
        in_line(1, say("expected the names of the columns: round, board, white, black; or a file of TRF16")));
  auto const& places = table->places;
  std::vector<Pairing> all;
  unsigned last = 0;
  for (std::size_t number = table->number + 1; !table->rest.empty(); ++number) {
    auto const cells = cells_of(take_line(table->rest), table->separator);
    if (is_no_row(cells)) continue;
    auto pairing = pairing_in(cells, places);
    if (!pairing) return tl::unexpected(in_line(number, pairing.error()));
    if (!places.round) pairing->round = round.value_or(1);
    pairing->line = number;
    last = std::max(last, pairing->round);
    if (!is_nobody(pairing->white.text()) && !is_nobody(pairing->black.text()))
      all.push_back(std::move(*pairing));
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

std::vector<Name> csv_byes(std::string_view text, unsigned round) {
  auto table = table_in(text);
  std::vector<Name> byes;
  while (table && !table->rest.empty()) {
    auto const cells = cells_of(take_line(table->rest), table->separator);
    if (is_no_row(cells)) continue;
    auto const pairing = pairing_in(cells, table->places);
    if (!pairing || (table->places.round && pairing->round != round)) continue;
    bool const has_white = !is_nobody(pairing->white.text()), has_black = !is_nobody(pairing->black.text());
    if (has_white != has_black) byes.push_back(has_white ? pairing->white : pairing->black);
  }
  return byes;
}

namespace {

/// With `result` in the cell at `place`, as far as that is open; all else of the line stays.
std::string with_cell(std::string_view line, std::vector<Cell> const& cells, std::size_t place,
                      char separator, std::string const& result) {
  std::string changed{line};
  if (cells.size() <= place) {
    if (std::ranges::count(line, '"') % 2 != 0) changed += '"';  // the last cell has no end
    return changed + std::string(place + 1 - cells.size(), separator) + result;
  }
  Cell const& cell = cells[place];
  if (!result.empty() && result_in(cell.text).empty())
    changed.replace(cell.begin, cell.end - cell.begin, result);
  return changed;
}

}  // namespace

std::string csv_with_texts(std::string_view text, std::map<std::size_t, std::string> const& results) {
  auto const table = table_in(text);
  if (!table) return std::string{text};
  auto const heads = cells_of(table->head, table->separator);
  auto const place = table->places.result.value_or(heads.size());
  std::string all{text.substr(0, static_cast<std::size_t>(table->head.data() - text.data()))};
  all += with_cell(table->head, heads, place, table->separator, "result") + '\n';
  auto rest = table->rest;
  for (std::size_t number = table->number + 1; !rest.empty(); ++number) {
    auto const line = take_line(rest);
    auto const cells = cells_of(line, table->separator);
    auto const played = results.find(number);
    bool const has_result = played != results.end();
    std::string const result = has_result ? played->second : "";
    bool const is_whole_row = cells.size() > 1 && place == heads.size();
    all += has_result || is_whole_row ? with_cell(line, cells, place, table->separator, result)
                                      : std::string{line};
    all += '\n';
  }
  return all;
}

std::string csv_with_results(std::string_view text, Results const& results) {
  std::map<std::size_t, std::string> texts;
  for (auto const& [line, result] : results) texts[line] = record::text_of(result);
  return csv_with_texts(text, texts);
}

}  // namespace tactus::pairings
