// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/watch/watch_words.hpp"

#include "core/clock/reading.hpp"
#include "core/clock/time_control.hpp"
#include "src/record/program_facts.hpp"

#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

std::string_view words_of(clock::DisplayFault fault) {
  switch (fault) {
    case clock::DisplayFault::changed_without_press: return "changed without a press";
    case clock::DisplayFault::wrong_after_press: return "not what the move leaves";
    case clock::DisplayFault::period_too_early: return "next period added too early";
  }
  return "";
}

}  // namespace

std::string display_line(clock::DisplayDisagreement const& found) {
  return fmt::format("clock: {} shows {}, by the time control {}: {}",
                     found.player == chess::Color::white ? "White" : "Black", clock::display(found.shown),
                     clock::display(found.expected), words_of(found.fault));
}

}  // namespace tactus::program

namespace tactus::program::watch {
namespace {

using Lines = std::vector<std::string>;
using chess::Color;

std::string line_of(Color color, table::Player const& player) {
  std::string line = fmt::format("{}: {}", name_of(color), player.name);
  if (player.is_blind) line += ", blind";
  if (player.is_deaf) line += ", hard of hearing";
  return player.assistant.empty() ? line : line + ", assistant " + player.assistant;
}

std::string_view name_of(Phase phase) {
  switch (phase) {
    case Phase::standard: return "standard";
    case Phase::rapid: return "rapid";
    case Phase::blitz: break;
  }
  return "blitz";
}

/// "allowed: reading out the own board, warning below 0:05:00".
std::string line_of(table::Permissions const& permissions) {
  std::string allowed = permissions.position ? "reading out the own board" : "";
  if (permissions.low_time_warning)
    allowed +=
        (allowed.empty() ? "" : ", ") + ("warning below " + clock::display(*permissions.low_time_warning));
  if (permissions.check_word) allowed += std::string{allowed.empty() ? "" : ", "} + "saying check";
  return "allowed besides: " + (allowed.empty() ? "nothing" : allowed);
}

}  // namespace

Lines lines_of(table::ProgramStarted const& program) {
  Lines lines;
  for (std::string const& call : program.refused)
    lines.push_back(fmt::format("the kernel refused the program a call: {}", call));
  for (std::string const& line : program.noticed) lines.push_back("while it plays: " + line);
  if (!lines.empty()) return lines;
  if (program.profile != "tournament")
    lines.push_back(fmt::format("not a tournament game: written by a program for {}", program.profile));
  lines.push_back(fmt::format("program: {} {}, {}", program.program, program.version, program.profile));
  lines.push_back("SHA-256: " + program.sha256);
  for (std::string& line : surroundings_of(program)) lines.push_back(std::move(line));
  for (Color const player : program.no_ear) lines.push_back(fmt::format("no ear for {}", name_of(player)));
  for (table::SoundKept const& each : program.sound)
    lines.push_back(fmt::format("sound, {}: {}", each.of, each.route));
  return lines;
}

Lines lines_of(table::TableSetup const& setup) {
  Lines lines{line_of(Color::white, setup.white), line_of(Color::black, setup.black)};
  Regime const& regime = setup.regime;
  std::string rules = fmt::format("rules: {}, {}", tactus::name_of(regime.rules), name_of(regime.phase));
  if (regime.supervision)
    rules += *regime.supervision == Supervision::competition ? ", Competition Rules" : ", basic supervision";
  lines.push_back(std::move(rules));
  lines.push_back("time: " + (setup.time_control ? clock::text_of(*setup.time_control) : "not told"));
  lines.emplace_back(setup.announcer == table::Announcer::person ? "announcing: a person"
                                                                 : "announcing: Tactus, aloud");
  lines.emplace_back(setup.difference_notice == table::DifferenceNotice::nobody
                         ? "boards differ: nobody is told"
                         : "boards differ: both call the arbiter");
  lines.push_back(line_of(setup.permissions));
  lines.emplace_back(setup.arbiter_word.empty() ? "no password agreed: confirmations come from one keyboard"
                                                : "the arbiter's password: agreed, typed before the game");
  return lines;
}

std::string_view name_of(chess::Color color) { return color == chess::Color::white ? "White" : "Black"; }

std::string_view name_of(table::Device device) {
  switch (device) {
    case table::Device::white_board: return "board of White";
    case table::Device::black_board: return "board of Black";
    case table::Device::clock: return "clock";
  }
  return "";
}

std::string_view name_of(chess::Kind kind) {
  switch (kind) {
    case chess::Kind::pawn: return "pawn";
    case chess::Kind::knight: return "knight";
    case chess::Kind::bishop: return "bishop";
    case chess::Kind::rook: return "rook";
    case chess::Kind::queen: return "queen";
    case chess::Kind::king: return "king";
  }
  return "";
}

std::string_view words_of(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return "open";
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "1/2-1/2";
  }
  return "";
}

std::string_view words_of(table::IrregularityKind kind) {
  switch (kind) {
    case table::IrregularityKind::pressed_without_move: return "pressed without a legal move";
    case table::IrregularityKind::pressed_without_announcing: return "pressed without announcing";
    case table::IrregularityKind::announced_another_move: return "announced another move than played";
    case table::IrregularityKind::repeated_another_move: return "repeated another move than announced";
    case table::IrregularityKind::offered_draw_untimely: return "offered a draw at another time than 9.1.2.1";
    case table::IrregularityKind::clock_stands: return "The clock stands";
    case table::IrregularityKind::arrival_not_seen: return "arrival not seen: the sensor is bad";
    case table::IrregularityKind::promotion_not_named: return "promotion not named, recorded as a queen";
    case table::IrregularityKind::moved_after_resigning: return "moved after the resignation (5.1.2)";
  }
  return "";
}

std::string_view words_of(table::ClaimKind kind) {
  switch (kind) {
    case table::ClaimKind::threefold: return "threefold occurrence (9.2)";
    case table::ClaimKind::fifty_moves: return "fifty moves (9.3)";
    case table::ClaimKind::flag_fall: return "win on time (6.8)";
    case table::ClaimKind::illegal_move: return "illegal move (7.5)";
    case table::ClaimKind::touched_piece: return "touched piece (D.2.10.5)";
  }
  return "";
}

}  // namespace tactus::program::watch
