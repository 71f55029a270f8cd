// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/setting.hpp"

#include <algorithm>
#include <ostream>

namespace tactus {
namespace {

using table::Announcer;
using table::BoardKind;
using table::DifferenceNotice;
using table::TableSetup;

TableSetup two_blind(BoardKind white, BoardKind black, bool has_clock, Announcer announcer) {
  TableSetup setup;
  setup.white.name = "White";
  setup.black.name = "Black";
  setup.white.is_blind = setup.black.is_blind = true;
  setup.white_board = white;
  setup.black_board = black;
  setup.has_clock = has_clock;
  setup.announcer = announcer;
  return setup;
}

TableSetup keyboard(bool has_clock = false, Announcer announcer = Announcer::person) {
  auto setup = two_blind(BoardKind::keyboard, BoardKind::keyboard, has_clock, announcer);
  setup.is_quickplay_finish_announced = has_clock;  // its claims are not refused
  return setup;
}

TableSetup guided(TableSetup setup) {
  setup.white.guided = setup.black.guided = table::DutySet::all();
  return setup;
}

/// Whoever begins has the board; only the other twin positions would tell a difference.
TableSetup one_sided(TableSetup setup) {
  setup.black_board = BoardKind::keyboard;
  return setup;
}

TableSetup sighted(TableSetup setup) {
  setup.white.is_blind = false;
  return setup;
}

TableSetup told_of_differences(TableSetup setup) {
  setup.difference_notice = DifferenceNotice::call_arbiter;
  return setup;
}

using Settings = std::vector<Setting>;

Settings without_boards() {
  TableSetup sighted = keyboard();
  sighted.white.is_blind = sighted.black.is_blind = false;
  return {
      {.what = "no boards", .setup = sighted},
      {.what = "no boards, a clock", .setup = keyboard(true)},
      {.what = "no boards, the press is typed",
       .setup = keyboard(true),
       .options = {"--clock", "keyboard"},
       .has_press_key = true},
      {.what = "no boards, Tactus announces, check is said",
       .setup = keyboard(false, Announcer::tactus),
       .options = {"--check-word"}},
      {.what = "no boards, assistants", .setup = guided(keyboard())},
      {.what = "no boards, a draw is offered", .setup = keyboard(), .has_offer = true},
      {.what = "no boards, a claim stands", .setup = keyboard(), .has_claim = true},
      {.what = "no boards, a Braille display",
       .setup = keyboard(),
       .options = {"--braille", "both"},
       .has_braille = true},
  };
}

Settings with_boards() {
  auto const boards = [](BoardKind kind, Announcer announcer) {
    return two_blind(kind, kind, true, announcer);
  };
  auto const pieces = BoardKind::pieces;
  auto const squares = BoardKind::occupancy;
  return {
      {.what = "boards that know their pieces", .setup = boards(pieces, Announcer::person)},
      {.what = "boards that know their pieces, Tactus announces, check is said",
       .setup = boards(pieces, Announcer::tactus),
       .options = {"--check-word"}},
      {.what = "boards that know their squares", .setup = boards(squares, Announcer::tactus)},
      {.what = "boards, Tactus has to announce and is not asked to",
       .setup = boards(squares, Announcer::tactus),
       .is_unannounced = true},
      {.what = "boards, a draw is offered", .setup = boards(squares, Announcer::tactus), .has_offer = true},
      {.what = "boards, a claim stands", .setup = boards(pieces, Announcer::tactus), .has_claim = true},
      {.what = "boards, assistants", .setup = guided(boards(pieces, Announcer::person))},
      {.what = "boards, and the press is typed",
       .setup = boards(squares, Announcer::tactus),
       .options = {"--clock", "keyboard"},
       .has_press_key = true},
      {.what = "one board, the other player types", .setup = one_sided(boards(pieces, Announcer::person))},
      {.what = "one board, its player sees",
       .setup = sighted(one_sided(boards(squares, Announcer::tactus))),
       .is_unannounced = true},
      {.what = "two boards, both are told that they differ",
       .setup = told_of_differences(two_blind(squares, pieces, true, Announcer::tactus))},
  };
}

Settings make_settings() {
  Settings all = without_boards();
  for (Setting& each : with_boards()) all.push_back(std::move(each));
  return all;
}

}  // namespace

bool Setting::says_check() const {
  return std::find(options.begin(), options.end(), "--check-word") != options.end();
}

std::ostream& operator<<(std::ostream& out, Setting const& setting) { return out << setting.what; }

std::vector<Setting> const& settings() {
  static std::vector<Setting> const all = make_settings();
  return all;
}

}  // namespace tactus
