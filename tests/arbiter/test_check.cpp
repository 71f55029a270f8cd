// SPDX-License-Identifier: GPL-3.0-or-later
// A row that was added to a game file, changed in it or taken out of it does not follow from what was
// entered.
#include "src/arbiter/commands/check.hpp"
#include "tests/core/table/script.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(replay_check)

namespace {

std::vector<store::NumberedEvent> a_game() {
  std::vector<store::NumberedEvent> events;
  table::TableState state;
  Instant now{Millis{1000}};
  auto const take = [&](table::Input input) {
    now += Millis{1000};
    events.push_back({static_cast<std::int64_t>(events.size()) + 1, {now, input}});
    auto step = table::apply(std::move(state), {now, std::move(input)});
    state = std::move(step.state);
    for (table::Effect const& effect : step.effects)
      if (auto const* const record = std::get_if<table::Record>(&effect))
        events.push_back({static_cast<std::int64_t>(events.size()) + 1, {now, record->outcome}});
  };
  take(table::ProgramStarted{"tactus", "1.0", "tournament", "00"});
  take(table::GameStarted{});
  for (char const* text : {"e4", "e5", "Nf3"})
    take(table::MoveEntered{state.to_move(), table::stated(text), text});
  take(table::ResultProposed{chess::Color::white, table::GameResult::draw, table::Ending::result});
  take(table::ResultAccepted{chess::Color::black});
  return events;
}

std::vector<std::string> faults(std::vector<store::NumberedEvent> const& events) {
  return program::check_replay(events, "1.0").lines;
}

template <class Wanted>
std::size_t first(std::vector<store::NumberedEvent> const& events) {
  for (std::size_t i = 0; i < events.size(); ++i)
    if (auto const* const outcome = std::get_if<table::Outcome>(&events[i].stamped.event))
      if (std::holds_alternative<Wanted>(*outcome)) return i;
  return events.size();
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_a_program_wrote_follows) { BOOST_TEST(faults(a_game()).empty()); }

BOOST_AUTO_TEST_CASE(a_row_that_was_changed_is_named) {
  auto events = a_game();
  auto const at = first<table::GameEnded>(events);
  events[at].stamped.event = table::Outcome{table::GameEnded{table::GameResult::white_wins, "entered"}};
  BOOST_TEST(faults(events) == std::vector<std::string>{"event " + std::to_string(at + 1) +
                                                        ": game.ended does not follow from what was entered"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_row_that_was_added_or_taken_out_is_named) {
  auto added = a_game();
  auto const at = first<table::MoveCompleted>(added);
  added.insert(added.begin() + static_cast<std::ptrdiff_t>(at),
               {99, {added[at].stamped.time, table::Outcome{table::EndTakenBack{table::GameResult::draw}}}});
  BOOST_TEST(faults(added) ==
                 std::vector<std::string>{"event 99: end.taken_back does not follow from what was entered"},
             boost::test_tools::per_element());
  auto missing = a_game();
  missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(first<table::MoveCompleted>(missing)));
  BOOST_TEST(faults(missing).size() == 1u);
  BOOST_TEST(faults(missing).front().ends_with(": move.completed is missing"), faults(missing).front());
}

BOOST_AUTO_TEST_CASE(a_file_of_another_version_is_not_judged) {
  auto const check = program::check_replay(a_game(), "2.0");
  BOOST_TEST(!check.is_of_this_version);
  BOOST_TEST(check.lines == std::vector<std::string>{"not judged: written by version 1.0, this is 2.0"},
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
