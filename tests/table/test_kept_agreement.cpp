// SPDX-License-Identifier: GPL-3.0-or-later
// A game that goes on keeps what was agreed: which of the stated options is named, and what holds.
#include "core/chess/start_positions.hpp"
#include "core/clock/time_control.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/table/setup/kept_agreement.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(kept_agreement)

using namespace tactus::program;

namespace {

table::TableSetup agreed() {
  table::TableSetup setup;
  setup.white.name = "Anna A.";
  setup.white.is_blind = true;
  setup.black.name = "Bo B.";
  setup.event = "Open";
  return setup;
}

struct Row {
  char const* option;
  void (*change)(table::TableSetup& asked);
  char const* told;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.option << ' ' << row.told; }

void white(table::TableSetup& asked) { asked.white.name = "Eva E."; }
void black(table::TableSetup& asked) { asked.black.name = "Eva E."; }
void both_blind(table::TableSetup& asked) { asked.black.is_blind = true; }
void black_blind(table::TableSetup& asked) {
  asked.white.is_blind = false;
  asked.black.is_blind = true;
}
void nobody_blind(table::TableSetup& asked) { asked.white.is_blind = false; }
void black_deaf(table::TableSetup& asked) { asked.black.is_deaf = true; }
void assistant(table::TableSetup& asked) { asked.white.assistant = "Cleo"; }
void guided(table::TableSetup& asked) { asked.white.guided.insert(table::all_duty_kinds.front()); }
void event(table::TableSetup& asked) { asked.event = "Closed"; }
void site(table::TableSetup& asked) { asked.site = "Espoo"; }
void round(table::TableSetup& asked) { asked.round = 3; }
void board_number(table::TableSetup& asked) { asked.board_number = 12; }
void rules(table::TableSetup& asked) { asked.regime.rules = RuleSet::fide_2014; }
void phase(table::TableSetup& asked) { asked.regime.phase = Phase::blitz; }
void supervision(table::TableSetup& asked) { asked.regime.supervision = Supervision::basic; }
void times(table::TableSetup& asked) { asked.time_control = clock::read_time_control("5m"); }
void announcer(table::TableSetup& asked) { asked.announcer = table::Announcer::tactus; }
void notice(table::TableSetup& asked) { asked.difference_notice = table::DifferenceNotice::call_arbiter; }
void position(table::TableSetup& asked) { asked.permissions.position = true; }
void low_time(table::TableSetup& asked) { asked.permissions.low_time_warning = std::chrono::minutes{5}; }
void check_word(table::TableSetup& asked) { asked.permissions.check_word = true; }
void allowed_assistants(table::TableSetup& asked) { asked.permissions.assistants = true; }
void quickplay(table::TableSetup& asked) { asked.is_quickplay_finish_announced = true; }
void start(table::TableSetup& asked) { asked.start = chess::start_numbered(0); }
void word(table::TableSetup& asked) { asked.arbiter_word = "$y$x"; }

Row const rows[] = {
    {"--white", &white, "Changed: White is Eva E."},
    {"--black", &black, "Changed: Black is Eva E."},
    {"--blind", &both_blind, "Changed: Black: blind"},
    {"--blind", &black_blind, "Changed: Black: blind"},
    {"--blind", &nobody_blind, "No longer: White: blind"},
    {"--deaf", &black_deaf, "Changed: Black: hard of hearing"},
    {"--assistant", &assistant, "Changed: White: assistant Cleo"},
    {"--assist", &guided, "Changed: White: the assistant is told his duties"},
    {"--event", &event, "Changed: the tournament is Closed"},
    {"--site", &site, "Changed: the place is Espoo"},
    {"--round", &round, "Changed: round 3"},
    {"--board-number", &board_number, "Changed: board number 12"},
    {"--rules", &rules, "Not changed: FIDE Laws of 2023"},
    {"--phase", &phase, "Changed: blitz"},
    {"--supervision", &supervision, "Changed: basic supervision"},
    {"--start", &start, "Not agreed: start position 0: Ba1, Bb1, Qc1, Nd1, Ne1, Rf1, Kg1, Rh1"},
    {"--time-control", &times, "Changed: time: 5 minutes for the game"},
    {"--quickplay-finish", &quickplay, "Changed: quickplay finish: announced"},
    {"--announcer", &announcer, "Not changed: announcing: a person"},
    {"--difference-notice", &notice, "Not changed: boards differ: nobody is told"},
    {"--allow-position", &position, "Not agreed: allowed: reading out a player's own board"},
    {"--allow-assistants", &allowed_assistants, "Changed: allowed: an assistant for each player"},
    {"--low-time-warning", &low_time, "Not agreed: allowed: one warning with 5 minutes left"},
    {"--check-word", &check_word, "Not agreed: allowed: saying check"},
    {"--arbiter-password", &word, "Not agreed: the arbiter's password: agreed"},
};

std::vector<std::string> told(std::vector<std::string> const& stated, table::TableSetup const& asked) {
  words::Catalogue const english;
  std::vector<std::string> lines;
  for (auto const& each : kept_facts(stated, asked, agreed(), english))
    lines.push_back(words::shown(each, english));
  return lines;
}

}  // namespace

BOOST_DATA_TEST_CASE(what_was_stated_otherwise_is_named_with_what_holds, boost::unit_test::data::make(rows),
                     row) {
  auto asked = agreed();
  BOOST_TEST(told({row.option}, asked).empty());  // typed again as it was agreed
  row.change(asked);
  BOOST_TEST(told({row.option}, asked) == std::vector<std::string>{row.told},
             boost::test_tools::per_element());
  BOOST_TEST(told({"--board"}, asked).empty());  // what was not typed is what holds without it
}

BOOST_DATA_TEST_CASE(a_game_that_is_signed_takes_nothing_that_would_be_changed,
                     boost::unit_test::data::make(rows), row) {
  auto asked = agreed();
  BOOST_TEST(!fault_after_signature({row.option}, asked, agreed()));  // as it was agreed
  row.change(asked);
  BOOST_TEST(!fault_after_signature({"--board"}, asked, agreed()));
  auto const fault = fault_after_signature({"--language", row.option}, asked, agreed());
  bool const would_change = !std::string_view{row.told}.starts_with("Not ");
  BOOST_TEST(fault.has_value() == would_change);
  if (fault)
    BOOST_TEST(words::shown(*fault, {}) ==
               std::string{row.option} +
                   ": the game is signed, and its record is not changed any more; "
                   "expected no " +
                   row.option + ", or what was agreed");
}

BOOST_AUTO_TEST_SUITE_END()
