// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/way_back.hpp"

#include "core/chess/move_description.hpp"
#include "core/chess/played_line.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/sheet/sheet_words.hpp"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

namespace tactus::program {
namespace {

constexpr std::string_view confirmed_by_word = "confirm arbiter";

std::string whole_seconds(Millis time) {
  return clock_text(std::chrono::floor<std::chrono::seconds>(std::max(time, Millis{0})));
}

std::string move_named(chess::PlayedLine const& record, std::size_t plies) {
  bool const is_white = record.diagram_at(plies).turn() == chess::Color::white;
  return fmt::format("{} {}", record.number_at(plies), is_white ? "white" : "black");
}

/// Told from other moves by their form alone, as the table reads it.
std::string as_typed(chess::Diagram const& before, chess::Move m) {
  return notation::write_san(chess::describe(before, m));
}

std::string replace_entry(chess::PlayedLine const& record, std::size_t plies, chess::Move instead) {
  return "replace " + move_named(record, plies) + ' ' + as_typed(record.diagram_at(plies), instead);
}

std::string restore_entry(chess::PlayedLine const& record, std::size_t plies,
                          std::optional<arbitration::reconcile::ClockTimes> const& times) {
  std::string entry = "restore " + move_named(record, plies);
  if (times) entry += fmt::format(" {} {}", whole_seconds(times->white), whole_seconds(times->black));
  return entry;
}

using Moves = std::vector<chess::Move>;

std::size_t plies_in_common(Moves const& one, Moves const& other) {
  auto const parted = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first;
  return static_cast<std::size_t>(parted - one.begin());
}

/// Of games of one length.
bool is_only_ply_that_differs(std::size_t ply, Moves const& one, Moves const& other) {
  auto const behind = static_cast<std::ptrdiff_t>(ply) + 1;
  return ply < one.size() && one.size() == other.size() &&
         std::equal(one.begin() + behind, one.end(), other.begin() + behind);
}

bool has_read_board(table::TableSetup const& setup) {
  return setup.white_board != table::BoardKind::keyboard || setup.black_board != table::BoardKind::keyboard;
}

}  // namespace

std::vector<std::string> entries_to(table::TableState const& table, Moves const& moves,
                                    std::optional<arbitration::reconcile::ClockTimes> const& times) {
  auto const& record = table.line();
  auto const common = plies_in_common(record.moves(), moves);
  bool const is_open = table.result() == table::GameResult::open && !table.sealed_by();
  if (is_open && !times && is_only_ply_that_differs(common, record.moves(), moves))
    return {replace_entry(record, common, moves[common]), std::string{confirmed_by_word}};
  std::vector<std::string> entries;
  if (common < record.plies())
    entries = {restore_entry(record, common, times), std::string{confirmed_by_word}};
  chess::PlayedLine line{record.start()};
  for (std::size_t ply = 0; ply < moves.size() && line.current().has(moves[ply]); ++ply) {
    if (ply >= common) entries.push_back(as_typed(line.current(), moves[ply]));
    line.play(moves[ply]);
  }
  return entries;
}

SheetSection way_back(table::TableState const& table, std::vector<std::string> const& entries) {
  if (entries.empty()) return {say("Nothing to type at the table: the record has these moves.")};
  SheetSection section{say("To type at the table, in this order:")};
  for (std::string const& each : entries) {
    section.lines.push_back(as_it_is(each));
    if (each == confirmed_by_word) section.lines.push_back(say("Then the password that was agreed."));
  }
  bool const goes_back = std::ranges::find(entries, confirmed_by_word) != entries.end();
  if (goes_back && has_read_board(table.setup()))
    section.lines.push_back(
        say("For a board that stands right and cannot show it: stands white or stands black, then the "
            "password."));
  return section;
}

}  // namespace tactus::program
