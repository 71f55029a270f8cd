// SPDX-License-Identifier: GPL-3.0-or-later
// Twin games through the real program, at every kind of table: nothing tells them apart.
//   TACTUS_TWINS=all   every pair at every table (scripts/soak); else each table once, with another pair each
#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/table/script.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/twins/twin_script.hpp"

#include <cstdlib>
#include <filesystem>
#include <future>
#include <memory>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(twin_programs)

namespace {

bool is_soak() {
  char const* const wish = std::getenv("TACTUS_TWINS");
  return wish != nullptr && std::string_view{wish} == "all";
}

chess::Position position_of(std::string const& fen) {
  return chess::Position::from(notation::read_fen(fen).value()).value();
}

unsigned texts() { return is_soak() ? 6 : 2; }

TwinScript script_of(Setting const& setting, Twins const& twins, std::size_t number) {
  auto const before = chess::diagram_of(position_of(twins.one));
  return {setting, before, table::move_of(before, twins.move), texts(), static_cast<unsigned>(number)};
}

chess::Diagram diagram_after(std::vector<std::string> const& moves) {
  auto diagram = chess::diagram_of(chess::Position::initial());
  for (std::string const& each : moves) diagram = diagram.after(table::move_of(diagram, each));
  return diagram;
}

/// Where a new game can begin without a file, and the hands need nothing but the keyboard.
std::vector<Setting const*> settings_of_typed_games() {
  std::vector<Setting const*> typed;
  for (Setting const& each : settings())
    if (!each.has_boards() && !each.setup.has_clock && !each.has_braille) typed.push_back(&each);
  return typed;
}

/// Of all tables.
std::size_t questions = 0, differed = 0;

void compare(std::pair<Transcript, Transcript> const& games, std::string const& what) {
  auto const& [one, other] = games;
  auto const found = differences(one, other);
  questions += one.answers.size();
  differed += found.size();
  BOOST_TEST(found.empty(), what << '\n' << report_of(found));
}

using Display = std::unique_ptr<speech::test::VirtualDisplay>;

Display display_for(Setting const& setting) {
  if (!setting.has_braille) return nullptr;
  if (!speech::test::has_brltty()) {
    BOOST_WARN_MESSAGE(false, "cells are not compared; expected brltty");
    return nullptr;
  }
  auto display = std::make_unique<speech::test::VirtualDisplay>();
  display->start_brltty();
  display->plug_in(80);
  return display;
}

Transcript play(Setting const& setting, std::string const& fen, TwinScript const& script) {
  auto const display = display_for(setting);
  TwinGame game{setting, fen, display.get()};
  return played(game, script);
}

/// Beside each other, but for Braille: this process has one display.
std::pair<Transcript, Transcript> play_both(Setting const& setting, std::string const& one,
                                            std::string const& other, TwinScript const& script) {
  auto const how = setting.has_braille ? std::launch::deferred : std::launch::async;
  auto beside = std::async(how, [&] { return play(setting, other, script); });
  Transcript first = play(setting, one, script);
  return {std::move(first), beside.get()};
}

}  // namespace

BOOST_DATA_TEST_CASE(twin_games_let_out_the_same, data::make(settings()) ^ data::xrange(settings().size()),
                     setting, number_of_setting) {
  auto const& pairs = twin_positions();
  std::size_t const pairs_here = is_soak() ? pairs.size() : 1;
  for (std::size_t i = 0; i < pairs_here; ++i) {
    std::size_t const number = is_soak() ? i : number_of_setting * 5 % pairs.size();
    Twins const& twins = pairs[number];
    auto const script = script_of(setting, twins, number + number_of_setting);
    compare(play_both(setting, twins.one, twins.other, script), setting.what + ": " + twins.what);
  }
}

// The rights were lost in the game itself, and no file tells the program of them.
BOOST_DATA_TEST_CASE(twin_games_with_a_history_let_out_the_same,
                     data::make(twin_games()) ^ data::xrange(twin_games().size()), twins, number) {
  auto const fitting = settings_of_typed_games();
  for (std::size_t s = is_soak() ? 0 : number; s < (is_soak() ? fitting.size() : number + 1); ++s) {
    Setting const& setting = *fitting[s];
    auto const before = diagram_after(twins.one);
    TwinScript const script{setting, before, table::move_of(before, twins.move), texts(),
                            static_cast<unsigned>(s)};
    auto const game = [&](std::vector<std::string> const& moves) {
      TwinGame begun{setting, moves};
      return played(begun, script);
    };
    auto beside = std::async(std::launch::async, game, twins.other);
    Transcript first = game(twins.one);
    compare({std::move(first), beside.get()}, setting.what + ": " + twins.what);
  }
}

// With Caps Lock "BXC4" is a bishop or the b-pawn, whichever of them is pinned.
BOOST_AUTO_TEST_CASE(a_text_with_two_readings_is_answered_alike) {
  Setting const& setting = *settings_of_typed_games().front();
  unsigned pairs = 0;
  for (Twins const& twins : twin_positions()) {
    if (twins.what.find("b-file") == std::string::npos) continue;
    ++pairs;
    auto const script = script_of(setting, twins, pairs);
    BOOST_TEST(std::ranges::count(texts_of(script), "BXC4") == 1);
    compare(play_both(setting, twins.one, twins.other, script), twins.what);
  }
  BOOST_TEST(pairs == 2U);
}

BOOST_DATA_TEST_CASE(the_same_game_differs_in_nothing, data::make({std::size_t{0}, settings().size() - 1}),
                     s) {
  Setting const& setting = settings()[s];
  Twins const& twins = twin_positions()[s];
  auto const [one, other] = play_both(setting, twins.one, twins.one, script_of(setting, twins, s));
  auto const found = differences(one, other);
  BOOST_TEST(found.empty(), report_of(found));
}

// A program that lets out, by one way each, whether all moves of the game were legal. What it would say
// reaches no ear: in a tournament the table of what may be told lets nothing of it through, and it stands in
// the record alone.
BOOST_DATA_TEST_CASE(a_leak_that_was_built_into_the_program_is_found,
                     data::make({"line", "complaint", "event", "exit"}), way) {
  TemporaryFolder const folder;
  std::string const leaking = folder / ("leaks-by-" + std::string{way});
  std::filesystem::create_symlink(TACTUS_LEAKING_PROGRAM, leaking);
  Setting setting = *settings_of_typed_games().front();
  setting.program = leaking;
  Twins const& twins = twin_positions().front();
  auto const [one, other] = play_both(setting, twins.one, twins.other, script_of(setting, twins, 1));
  auto const found = differences(one, other);
  BOOST_TEST(std::ranges::any_of(found, [&](Difference const& each) { return name_of(each.leak) == way; }),
             way << '\n'
                 << report_of(found));
}

BOOST_AUTO_TEST_CASE(so_many_questions_were_asked) {
  BOOST_TEST_MESSAGE(questions << " questions in twin games, " << differed << " differed");
  if (is_soak()) BOOST_TEST(questions >= 20'000U);
}

BOOST_AUTO_TEST_SUITE_END()
