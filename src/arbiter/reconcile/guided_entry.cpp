// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/guided_entry.hpp"

#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "src/arbiter/options/input.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using chess::Color;
using chess::Placement;

constexpr std::size_t most_cells = 1200;
constexpr std::size_t longest_entry = 40;

std::vector<std::string> split(std::string_view line) {
  std::istringstream in{std::string(line)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

/// "12", "12.", "12...".
struct FormPlace {
  std::size_t line = 0;
  bool is_right = false;
};
std::optional<FormPlace> read_place(std::string_view text) {
  FormPlace place;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), place.line);
  std::string_view const dots = text.substr(static_cast<std::size_t>(end - text.data()));
  if (error != std::errc{} || place.line == 0 || dots.find_first_not_of('.') != std::string_view::npos)
    return std::nullopt;
  place.is_right = dots.size() > 1;
  return place;
}

bool are_entries(std::span<std::string const> words) {
  for (std::string const& word : words)
    if (word.size() > longest_entry) return false;
  return !words.empty();
}

std::string as_cell(std::string const& word) { return word == "-" ? std::string{} : word; }

/// "d7=n", "f6=-".
bool change_square(Placement& board, std::string_view text) {
  if (text.size() != 4 || text[2] != '=') return false;
  auto const square = chess::Square::parse(text.substr(0, 2));
  auto const piece = chess::Piece::from_fen_letter(text[3]);
  if (!square || (!piece && text[3] != '-')) return false;
  board.clear(*square);
  if (piece) board.put(*square, *piece);
  return true;
}

/// Where both sheets together lead; nothing where they may lead to several positions.
std::optional<Placement> end_of_sheets(FoundTable const& table) {
  auto const& copied = table.sheets;
  auto const languages = ours::languages_of(table.start, copied);
  auto const readings = ours::read_jointly({ours::Entries{sheet_in(copied.white, languages.white)},
                                            ours::Entries{sheet_in(copied.black, languages.black)}},
                                           {table.start}, within_two_seconds());
  if (readings.best.empty()) return std::nullopt;
  auto const end = ours::position_after(table.start, readings.best.front().moves).placement();
  bool const is_clear =
      std::all_of(readings.best.begin(), readings.best.end(), [&](ours::JointReading const& each) {
        return ours::position_after(table.start, each.moves).placement() == end;
      });
  return is_clear ? std::optional{end} : std::nullopt;
}

Message entries_expected() { return say("entries as written, ? if illegible; done at the end"); }
Message board_expected() { return say("sheets, sheets with changes d7=n f6=-, or a FEN"); }
Message language_expected() { return say("en, fi, de, sv or fr"); }

}  // namespace

Color GuidedEntry::player_at(Step step) {
  bool const is_black =
      step == Step::black_language || step == Step::black_sheet || step == Step::black_board;
  return is_black ? Color::black : Color::white;
}

GuidedEntry::Question GuidedEntry::question() const {
  Color const player = player_at(step_);
  switch (step_) {
    case Step::start: return {say("Start of the game?"), say("start or a FEN")};
    case Step::white_language:
    case Step::black_language:
      return {say("{player}'s sheet, language?", {{"player", player}}), language_expected()};
    case Step::white_sheet:
    case Step::black_sheet: {
      auto const cells = cells_[player].size();
      return {say("{player}'s sheet, entry {cell}",
                  {{"player", player},
                   {"cell", fmt::format("{}{}", cells / 2 + 1, cells % 2 == 0 ? "." : "...")}}),
              entries_expected()};
    }
    case Step::white_board:
    case Step::black_board: return {say("{player}'s board?", {{"player", player}}), board_expected()};
    case Step::complete: break;
  }
  return {say("Decision of the arbiter:"), say("a number of the answers, or own words")};
}

GuidedEntry::Taken GuidedEntry::take(std::string_view line) {
  auto const words = split(line);
  if (!words.empty() && (words[0] == "white" || words[0] == "black") && words.size() > 1)
    return take_correction(words[0] == "white" ? Color::white : Color::black,
                           {words.begin() + 1, words.end()});
  Color const player = player_at(step_);
  switch (step_) {
    case Step::start: return take_start(line);
    case Step::white_language:
    case Step::black_language: {
      auto taken = take_language(player, words.empty() ? "" : words[0]);
      if (taken) go_on();
      return taken;
    }
    case Step::white_sheet:
    case Step::black_sheet: return take_entries(player, words);
    case Step::white_board:
    case Step::black_board: {
      auto taken = take_board(player, words);
      if (taken) go_on();
      return taken;
    }
    case Step::complete: break;
  }
  return tl::unexpected(say("a correction: white 12 Nf3"));
}

GuidedEntry::Taken GuidedEntry::take_correction(Color player, Words const& words) {
  if (words[0] == "board") return take_board(player, {words.begin() + 1, words.end()});
  if (words[0] == "language") return take_language(player, words.size() > 1 ? words[1] : "");
  return correct_entries(player, words);
}

GuidedEntry::Taken GuidedEntry::correct_entries(Color player, Words const& words) {
  auto const place = read_place(words[0]);
  std::span<std::string const> const entries{words.begin() + 1, words.end()};
  if (!place || !are_entries(entries) || entries.size() > (place->is_right ? 1U : 2U))
    return tl::unexpected(say("a correction: white 12 Nf3, white 12... Nf6"));
  auto& cells = cells_[player];
  std::size_t const lines = (cells.size() + 1) / 2;
  if (place->line > lines)
    return tl::unexpected(say("a line from 1 to {count}", {{"count", static_cast<unsigned>(lines)}}));
  std::size_t cell = 2 * (place->line - 1) + (place->is_right ? 1 : 0);
  cells.resize(std::max(cells.size(), cell + entries.size()));
  for (std::string const& entry : entries) cells[cell++] = as_cell(entry);
  return std::vector{said_back(player, place->line)};
}

GuidedEntry::Taken GuidedEntry::take_start(std::string_view line) {
  auto const words = split(line);
  if (words.empty() || (words[0] == "start" && words.size() == 1)) {
    start_ = chess::Position::initial();
  } else {
    auto const position = read_position(line);
    if (!position) return tl::unexpected(say("start or a FEN"));
    start_ = *position;
  }
  go_on();
  return {};
}

GuidedEntry::Taken GuidedEntry::take_language(Color player, std::string const& code) {
  auto const language = ours::sheet_language_coded(code);
  if (!language) return tl::unexpected(language_expected());
  languages_[player] = *language;
  return {};
}

GuidedEntry::Taken GuidedEntry::take_entries(Color player, Words const& words) {
  if (words.size() == 1 && words[0] == "done") {
    go_on();
    return {};
  }
  auto& cells = cells_[player];
  std::span<std::string const> entries{words};
  auto const place = entries.empty() ? std::nullopt : read_place(entries[0]);
  if (place && entries.size() > 1) {
    std::size_t const next = 2 * (place->line - 1) + (place->is_right ? 1 : 0);
    if (next != cells.size())
      return tl::unexpected(say("line {line} now; or a correction: white 12 Nf3",
                                {{"line", static_cast<unsigned>(cells.size() / 2 + 1)}}));
    entries = entries.subspan(1);
  }
  bool const is_only_a_number = place.has_value() && words.size() == 1;
  if (is_only_a_number || !are_entries(entries) || cells.size() + entries.size() > most_cells)
    return tl::unexpected(entries_expected());
  for (std::string const& entry : entries) cells.push_back(as_cell(entry));
  return {};
}

GuidedEntry::Taken GuidedEntry::take_board(Color player, Words const& words) {
  if (words.empty()) return tl::unexpected(board_expected());
  std::optional<ours::FoundBoard> base;
  if (words[0] == "sheets") {
    auto const end = end_of_sheets(table());
    if (!end) return tl::unexpected(say("a FEN: the sheets can be read in several ways"));
    base = ours::FoundBoard{*end};
  } else {
    base = read_found_board(words[0] == "start" ? notation::write_fen(start_) : words[0]);
  }
  if (!base) return tl::unexpected(board_expected());
  if (words.size() > 1) {
    if (base->pieces() == nullptr) return tl::unexpected(board_expected());
    Placement changed = *base->pieces();
    for (std::size_t i = 1; i < words.size(); ++i)
      if (words[i].find('=') != std::string::npos && !change_square(changed, words[i]))
        return tl::unexpected(board_expected());
    base = ours::FoundBoard{changed};
  }
  boards_[player] = *base;
  return {};
}

Message GuidedEntry::said_back(Color player, std::size_t line) const {
  auto const& cells = cells_[player];
  auto const text = [&](std::size_t cell) {
    return cell >= cells.size() || cells[cell].empty() ? std::string{"-"} : cells[cell];
  };
  return say("{player}'s sheet, line {line}: {entries}",
             {{"player", player},
              {"line", static_cast<unsigned>(line)},
              {"entries", text(2 * line - 2) + ' ' + text(2 * line - 1)}});
}

std::vector<Message> GuidedEntry::sheet_lines(Color player) const {
  std::vector<Message> lines;
  for (std::size_t line = 1; line <= (cells_[player].size() + 1) / 2; ++line)
    lines.push_back(said_back(player, line));
  return lines;
}

FoundTable GuidedEntry::table() const {
  FoundTable table;
  table.start = start_;
  for (Color const player : {Color::white, Color::black}) {
    auto const& cells = cells_[player];
    auto& sheet = table.sheets[player];
    sheet.language = languages_[player];
    for (std::size_t i = 0; i < cells.size(); i += 2)
      sheet.lines.push_back({cells[i], i + 1 < cells.size() ? cells[i + 1] : std::string{}});
    table.boards[player] = boards_[player];
  }
  return table;
}

}  // namespace tactus::program
