// SPDX-License-Identifier: GPL-3.0-or-later
// A row that was added to a game file, changed in it or taken out of it does not follow from what was
// entered; what stands behind the end of a game is not of its record.
#include "src/arbiter/commands/check.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/record/behind_end.hpp"
#include "src/record/game_record.hpp"
#include "src/words/catalogue.hpp"
#include "tests/record/told_game.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(replay_check)

namespace {

std::vector<store::NumberedEvent> a_game() {
  test::ToldGame game;
  game.input(table::ProgramStarted{"tactus", "1.0", "tournament", "00"});
  game.input(table::GameStarted{});
  for (char const* text : {"e4", "e5", "Nf3"}) game.type(text);
  game.input(table::ResultProposed{chess::Color::white, table::GameResult::draw, table::Ending::result});
  game.input(table::ResultAccepted{chess::Color::black});
  return game.numbered();
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

BOOST_AUTO_TEST_CASE(a_file_of_another_version_is_gone_through_all_the_same_and_told) {
  BOOST_TEST(!program::check_replay(a_game(), "1.0").other_version);
  auto events = a_game();
  auto const check = program::check_replay(events, "2.0");
  BOOST_TEST(check.other_version.value() == "1.0");
  BOOST_TEST(check.lines.empty());
  events.erase(events.begin() + static_cast<std::ptrdiff_t>(first<table::MoveCompleted>(events)));
  BOOST_TEST(program::check_replay(events, "2.0").lines.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(behind_the_end)

namespace {

using table::Outcome;

table::TableSetup board_four() {
  table::TableSetup setup;
  setup.white.name = "Anna A.";
  setup.black.name = "Bo B.";
  setup.board_number = 4;
  return setup;
}

struct EndedGame : test::ToldGame {
  EndedGame() : ToldGame(board_four()) {
    for (char const* text : {"e4", "e5"}) type(text);
    input(table::ResultProposed{chess::Color::white, table::GameResult::white_wins, table::Ending::result});
    input(table::ResultAccepted{chess::Color::black});
  }
  program::GameRecord read() const { return program::record_of(events()).value(); }
};

table::StampedEvent a_program_starts() {
  return {Instant{}, table::Input{table::ProgramStarted{"tactus", "1.0", "tournament", "00"}}};
}

std::string text_in(std::string const& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

table::MoveCompleted third_ply() {
  auto const square = [](char const* name) { return chess::Square::parse(name).value(); };
  return {chess::Color::white, 3, {square("g1"), square("f3")}, "Nf3", std::nullopt};
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_a_program_writes_after_the_end_is_ordinary) {
  EndedGame game;
  game.input(table::ResultSignedBy{chess::Color::white});
  game.input(table::ProgramStarted{"tactus", "1.0", "tournament", "00"});
  game.input(table::Resumed{"branch"});
  game.input(table::DeviceWasLost{table::Device::loudspeaker, "gone"});
  game.input(table::Requested{chess::Color::black, table::Request::score, std::nullopt});
  game.type("Nf3");
  game.input(table::SignatureAsked{chess::Color::white, {}});
  game.input(table::RestoreProposed{chess::Color::white, 1});
  BOOST_TEST(game.read().behind_end.empty());
  BOOST_TEST(game.read().moves.size() == 2U);
}

BOOST_AUTO_TEST_CASE(of_a_file_that_is_damaged_behind_its_end_nothing_is_said_that_was_not_read) {
  EndedGame game;
  auto const whole = game.events().size();
  game.input(table::ResultSignedBy{chess::Color::white});
  TemporaryFolder const folder;
  std::string const path = folder / "game.tactus";
  {
    auto file = store::GameFile::create(path).value();
    BOOST_TEST_REQUIRE(file.append(game.events()).has_value());
    BOOST_TEST_REQUIRE(file.fold_into_one_file(Millis{10'000}));
  }
  std::string bytes = text_in(path);
  auto const at = bytes.find("result.signed");
  BOOST_TEST_REQUIRE(at != std::string::npos);
  bytes[at] = 'X';
  std::ofstream{path, std::ios::binary} << bytes;
  std::ostringstream out, errors;
  BOOST_TEST(program::run_check({path, false, {}, Language::english}, out, errors) == 1);
  BOOST_TEST(errors.str().find("damaged") != std::string::npos, errors.str());
  BOOST_TEST(out.str() == "fingerprints: right for " + std::to_string(whole) +
                              " events, after which the file is damaged\n"
                              "signature: unknown, the file is damaged\n");
}

BOOST_AUTO_TEST_CASE(names_moves_and_a_result_that_were_added_are_left_out_and_named) {
  EndedGame game;
  auto const signed_record = program::pgn_of(game.read());
  game.input(table::ResultSignedBy{chess::Color::white});
  auto const first = game.events().size();
  auto right = board_four();
  std::swap(right.white, right.black);
  right.board_number = 5;
  game.input(table::SetupCorrected{right});
  game.record(third_ply());
  game.record(table::GameEnded{table::GameResult::black_wins, "entered"});
  auto const record = game.read();
  BOOST_TEST(program::pgn_of(record) == signed_record);
  BOOST_TEST(record.behind_end == (std::vector{first, first + 1, first + 2}),
             boost::test_tools::per_element());
  std::vector<std::string> lines;
  for (std::size_t const at : record.behind_end)
    for (Message const& each : record::words_behind_end(game.events()[at].event, record.setup))
      lines.push_back(words::shown(each, {}));
  BOOST_TEST(
      lines == (std::vector<std::string>{"left out, after the end: corrected: White is Bo B., not Anna A.",
                                         "left out, after the end: corrected: Black is Anna A., not Bo B.",
                                         "left out, after the end: corrected: board number 5, not 4",
                                         "left out, after the end: move.completed, Nf3",
                                         "left out, after the end: game.ended"}),
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_end_that_was_taken_back_leaves_nothing_behind_it) {
  EndedGame game;
  game.input(table::RestoreProposed{chess::Color::white, 1});
  game.input(table::RestoreAgreed{chess::Color::white});
  game.input(table::RestoreAgreed{chess::Color::black});
  BOOST_TEST(game.read().moves.size() == 1U);
  BOOST_TEST(game.read().behind_end.empty());
  game.type("c5");
  game.input(table::ResultProposed{chess::Color::white, table::GameResult::draw, table::Ending::result});
  game.input(table::ResultAccepted{chess::Color::black});
  BOOST_TEST(program::pgn_of(game.read()).find("1. e4 c5") != std::string::npos);
  BOOST_TEST((game.read().end.result == table::GameResult::draw));
  BOOST_TEST(game.read().behind_end.empty());
}

BOOST_AUTO_TEST_CASE(moves_taken_back_without_the_end_stand) {
  EndedGame game;
  auto const signed_record = program::pgn_of(game.read());
  game.input(table::RestoreAgreed{chess::Color::white});
  auto const& back = game.state().line().moves().back();
  game.record(table::MoveTakenBack{chess::Color::black, 2, back, "e5"});
  BOOST_TEST(program::pgn_of(game.read()) == signed_record);
  BOOST_TEST(game.read().behind_end.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_name_that_is_mended_before_anybody_has_signed_is_of_the_record) {
  EndedGame game;
  auto right = board_four();
  right.white.name = "Anna B.";
  auto const first = game.events().size();
  game.input(table::SetupCorrected{right});
  game.input(table::ResultSignedBy{chess::Color::white});
  BOOST_TEST(game.read().behind_end.empty());
  BOOST_TEST(program::pgn_of(game.read()).find("[White \"Anna B.\"]") != std::string::npos);
  program::WatchLines watch;
  std::string told;
  for (std::size_t i = 0; i < game.events().size(); ++i)
    for (std::string const& each : watch.take(game.events()[i])) told += i == first ? each : "";
  BOOST_TEST(told.starts_with("corrected: White is Anna B."), told);
}

BOOST_AUTO_TEST_CASE(the_watch_says_once_that_what_is_recorded_does_not_follow_and_shows_it) {
  for (bool const is_forged : {false, true}) {
    EndedGame game;
    auto events = game.take_events();
    events.insert(events.begin(), a_program_starts());
    for (auto& each : events)
      if (auto* const outcome = std::get_if<table::Outcome>(&each.event); is_forged && outcome != nullptr)
        if (auto* const completed = std::get_if<table::MoveCompleted>(outcome))
          *completed = third_ply(), completed->ply = 1;
    program::WatchLines watch;
    std::vector<std::string> lines, told;
    for (auto const& event : events)
      for (std::string& each : watch.take(event)) lines.push_back(std::move(each));
    std::ranges::copy_if(lines, std::back_inserter(told),
                         [](std::string const& each) { return each.starts_with("recorded otherwise"); });
    BOOST_TEST(told.size() == (is_forged ? 1U : 0U));
    if (is_forged) {
      BOOST_TEST(told[0] ==
                 "recorded otherwise than entered: move.completed, event 5; what is recorded holds");
      BOOST_TEST(std::ranges::count(lines, "1. Nf3: Springer Felix drei") > 0);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_move_that_was_taken_out_is_told_by_the_watch_too) {
  EndedGame game;
  auto events = game.take_events();
  events.insert(events.begin(), a_program_starts());
  std::erase_if(events, [](table::StampedEvent const& each) {
    auto const* const outcome = std::get_if<table::Outcome>(&each.event);
    return outcome != nullptr && std::holds_alternative<table::MoveCompleted>(*outcome);
  });
  program::WatchLines watch;
  std::string all;
  for (auto const& event : events)
    for (std::string const& each : watch.take(event)) all += each + '\n';
  BOOST_TEST(all.find("recorded otherwise than entered: move.completed, event 3;") != std::string::npos, all);
}

BOOST_AUTO_TEST_CASE(the_watch_says_what_is_left_out_and_shows_no_move_of_it) {
  EndedGame game;
  auto right = board_four();
  right.white.name = "Bo B.";
  game.input(table::ResultSignedBy{chess::Color::white});
  auto const first = game.events().size();
  game.input(table::SetupCorrected{right});
  game.record(third_ply());
  program::WatchLines watch;
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < game.events().size(); ++i)
    for (std::string const& each : watch.take(game.events()[i]))
      if (i >= first) lines.push_back(each);
  BOOST_TEST(
      lines == (std::vector<std::string>{"left out, after the end: corrected: White is Bo B., not Anna A.",
                                         "left out, after the end: move.completed, Nf3"}),
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
