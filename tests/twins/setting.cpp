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
  return two_blind(BoardKind::keyboard, BoardKind::keyboard, has_clock, announcer);
}

TableSetup guided(TableSetup setup) {
  setup.white.guided = setup.black.guided = table::DutySet::all();
  return setup;
}

TableSetup told_of_differences(TableSetup setup) {
  setup.difference_notice = DifferenceNotice::call_arbiter;
  return setup;
}

std::vector<Setting> make_settings() {
  auto const pieces = BoardKind::pieces;
  auto const squares = BoardKind::occupancy;
  auto const boards = [](BoardKind kind, Announcer announcer) { return two_blind(kind, kind, true, announcer); };
  TableSetup sighted = keyboard();
  sighted.white.is_blind = sighted.black.is_blind = false;
  return {
      {"no boards", sighted, {}},
      {"no boards, a clock", keyboard(true), {}},
      {"no boards, Tactus announces, check is said", keyboard(false, Announcer::tactus), {"--check-word"}},
      {"no boards, assistants", guided(keyboard()), {}},
      {"no boards, a draw is offered", keyboard(), {}, true},
      {"no boards, a claim stands", keyboard(), {}, false, true},
      {"no boards, a Braille display", keyboard(), {"--braille", "both"}, false, false, true},
      {"boards that know their pieces", boards(pieces, Announcer::person), {}},
      {"boards that know their pieces, Tactus announces, check is said",
       boards(pieces, Announcer::tactus),
       {"--check-word"}},
      {"boards that know their squares", boards(squares, Announcer::tactus), {}},
      {"boards, a draw is offered", boards(squares, Announcer::tactus), {}, true},
      {"boards, a claim stands", boards(pieces, Announcer::tactus), {}, false, true},
      {"boards, assistants", guided(boards(pieces, Announcer::person)), {}},
      {"two boards, both are told that they differ",
       told_of_differences(two_blind(squares, pieces, true, Announcer::tactus)),
       {}},
  };
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
