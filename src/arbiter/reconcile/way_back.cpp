// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/way_back.hpp"

#include "core/legal/game_line.hpp"
#include "core/legal/reading/move_reading.hpp"
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

std::string restore_entry(chess::PlayedLine const& record, std::size_t plies,
                          std::optional<arbitration::reconcile::ClockTimes> const& times) {
  bool const is_white = record.diagram_at(plies).turn() == chess::Color::white;
  std::string entry = fmt::format("restore {} {}", record.number_at(plies), is_white ? "white" : "black");
  if (times) entry += fmt::format(" {} {}", whole_seconds(times->white), whole_seconds(times->black));
  return entry;
}

}  // namespace

std::vector<std::string> entries_to(chess::PlayedLine const& record, std::vector<chess::Move> const& moves,
                                    std::optional<arbitration::reconcile::ClockTimes> const& times) {
  std::vector<std::string> entries;
  auto const& played = record.moves();
  auto const common = static_cast<std::size_t>(
      std::mismatch(played.begin(), played.end(), moves.begin(), moves.end()).first - played.begin());
  if (common < played.size()) {
    entries.push_back(restore_entry(record, common, times));
    entries.emplace_back(confirmed_by_word);
  }
  auto position = chess::position_of(record.start());
  if (!position) return entries;
  for (std::size_t ply = 0; ply < moves.size() && position->is_legal(moves[ply]); ++ply) {
    if (ply >= common) entries.push_back(notation::write_san(*position, moves[ply]));
    position->play(moves[ply]);
  }
  return entries;
}

SheetSection way_back(std::vector<std::string> const& entries) {
  if (entries.empty()) return {say("Nothing to type at the table: the record has these moves.")};
  SheetSection section{say("To type at the table, in this order:")};
  for (std::string const& each : entries) {
    section.lines.push_back(as_it_is(each));
    if (each == confirmed_by_word) section.lines.push_back(say("Then the password that was agreed."));
  }
  return section;
}

}  // namespace tactus::program
