// SPDX-License-Identifier: GPL-3.0-or-later
// Article 8: the borders of the duty to record, writing in advance, and what is made up for at flag fall.
#include "core/arbitration/laws/decide.hpp"
#include "core/notation/fen.hpp"

#include <boost/test/unit_test.hpp>

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using chess::Color;

BOOST_AUTO_TEST_SUITE(scoresheet_rulings)

namespace {

constexpr Regime standard(RuleSet rules = RuleSet::fide_2023) {
  return {rules, Phase::standard, Supervision::competition};
}
constexpr Regime rapid(RuleSet rules = RuleSet::fide_2023) {
  return {rules, Phase::rapid, Supervision::basic};
}

Ruling ruled_in(Regime regime, std::vector<Item> items, Ask ask) {
  auto const ruling = decide({regime, std::move(items), ask});
  if (!ruling) BOOST_FAIL("no ruling: " + ruling.error().fact);
  BOOST_TEST(!ruling->explanation.empty());
  BOOST_TEST(!ruling->articles.empty());
  return *ruling;
}

FactFault fault_in(std::vector<Item> items, Ask ask) {
  auto const ruling = decide({standard(), std::move(items), ask});
  BOOST_REQUIRE(!ruling.has_value());
  return ruling.error();
}

fact::Clock clock(Millis white, Millis black, std::optional<Millis> increment) {
  fact::Clock clock;
  clock.white = white;
  clock.black = black;
  clock.increment = increment;
  return clock;
}

fact::Moves opening(std::size_t plies) {
  fact::Moves moves;
  moves.from = *notation::read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  std::vector<std::string> const all{"e2e4", "e7e5", "g1f3", "b8c6"};
  moves.uci.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(plies));
  return moves;
}

event::MakeMove moved(Color by) {
  event::MakeMove move;
  move.by = by;
  return move;
}

Outcome may_reply(Regime regime, std::size_t plies, Color player, unsigned recorded) {
  return ruled_in(regime, {opening(plies), fact::RecordedPlies{player, recorded}, moved(player)},
                  Ask::permission)
      .outcome;
}

event::FlagFall flag(Color by) {
  event::FlagFall fall;
  fall.by = by;
  fall.is_last_period = false;
  return fall;
}

Outcome may_write(std::string text, bool before_move) {
  return ruled_in(standard(), {event::Write{Color::black, std::move(text), before_move}}, Ask::permission)
      .outcome;
}

}  // namespace

BOOST_AUTO_TEST_CASE(five_minutes_and_thirty_seconds_are_the_borders) {
  struct Row {
    Millis left;
    std::optional<Millis> increment;
    bool must;
  };
  for (Row const& row : {Row{5min, 0s, true}, Row{5min - 1ms, 0s, false}, Row{5min - 1ms, 30s, true},
                         Row{5min - 1ms, 30s - 1ms, false}, Row{1min, std::nullopt, false}})
    for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
      auto const white = ruled_in(standard(rules), {clock(row.left, 30min, row.increment)}, Ask::record);
      BOOST_CHECK(white.must_record.white == row.must);
      BOOST_CHECK(white.must_record.black == true);
      auto const black = ruled_in(standard(rules), {clock(30min, row.left, row.increment)}, Ask::record);
      BOOST_CHECK(black.must_record.black == row.must);
    }
}

BOOST_AUTO_TEST_CASE(nobody_must_record_in_rapid) {
  auto const ruling = ruled_in(rapid(), {clock(20min, 20min, 10s)}, Ask::record);
  BOOST_CHECK(ruling.must_record.white == false);
  BOOST_CHECK(ruling.must_record.black == false);
  BOOST_CHECK(ruling.articles.front() == law("A.2"));
}

BOOST_AUTO_TEST_CASE(the_previous_own_move_is_written_first) {
  for (auto const rules : {RuleSet::fide_2014, RuleSet::fide_2023}) {
    BOOST_CHECK(may_reply(standard(rules), 3, Color::black, 3) == Outcome::allowed);
    BOOST_CHECK(may_reply(standard(rules), 3, Color::black, 2) == Outcome::allowed);
    BOOST_CHECK(may_reply(standard(rules), 3, Color::black, 1) == Outcome::forbidden);
    BOOST_CHECK(may_reply(standard(rules), 4, Color::white, 3) == Outcome::allowed);
    BOOST_CHECK(may_reply(standard(rules), 4, Color::white, 2) == Outcome::forbidden);
    BOOST_CHECK(may_reply(standard(rules), 1, Color::black, 0) == Outcome::allowed);
    BOOST_CHECK(may_reply(standard(rules), 0, Color::white, 0) == Outcome::allowed);
  }
  BOOST_CHECK(may_reply(standard(), 3, Color::black, 4) == Outcome::forbidden);  // written in advance
  BOOST_CHECK(may_reply(rapid(), 3, Color::black, 0) == Outcome::allowed);
}

BOOST_AUTO_TEST_CASE(who_does_not_have_the_move_cannot_reply) {
  event::MakeMove other = moved(Color::white);
  other.uci = "b1c3";
  auto const fault = fault_in({opening(3), fact::RecordedPlies{Color::white, 2}, other}, Ask::permission);
  BOOST_CHECK(fault.kind == FactFault::Kind::contradictory);
}

BOOST_AUTO_TEST_CASE(the_list_of_moves_may_already_end_with_the_reply) {
  event::MakeMove listed = moved(Color::black);
  listed.uci = "b8c6";
  for (unsigned const recorded : {1U, 2U})
    BOOST_CHECK(ruled_in(standard(), {opening(4), fact::RecordedPlies{Color::black, recorded}, listed},
                         Ask::permission)
                    .outcome == (recorded == 2 ? Outcome::allowed : Outcome::forbidden));
}

BOOST_AUTO_TEST_CASE(what_must_be_written_first_is_told) {
  auto const ruling =
      ruled_in(standard(), {opening(3), fact::RecordedPlies{Color::black, 1}}, Ask::next_action);
  BOOST_CHECK((ruling.next_steps == std::vector{NextStep{NextAction::update_scoresheet, Color::black, 0}}));
}

BOOST_AUTO_TEST_CASE(the_duty_returns_at_flag_fall) {
  fact::StoppedRecording stopped;
  stopped.by.white = true;
  BOOST_CHECK(ruled_in(standard(), {stopped}, Ask::record).must_record.white == false);
  BOOST_CHECK(ruled_in(standard(), {stopped, flag(Color::black)}, Ask::record).must_record.white == true);
}

BOOST_AUTO_TEST_CASE(only_a_claim_or_a_sealed_move_is_written_in_advance) {
  BOOST_CHECK(may_write("e5", true) == Outcome::forbidden);
  BOOST_CHECK(may_write("e5", false) == Outcome::allowed);
  BOOST_CHECK(may_write("Rf3 (=)", false) == Outcome::allowed);
  BOOST_CHECK(may_write("(=)", true) == Outcome::allowed);
  BOOST_CHECK(may_write("1:05", true) == Outcome::allowed);
  BOOST_CHECK(may_write("e5!", false) == Outcome::forbidden);
  BOOST_CHECK(may_write("White is better", false) == Outcome::forbidden);
  event::Write const advance{Color::white, "Nf3", true};
  event::Claim claim;
  claim.kind = event::ClaimKind::fifty_intended;
  BOOST_CHECK(ruled_in(standard(), {advance, claim}, Ask::permission).outcome == Outcome::allowed);
  BOOST_CHECK(ruled_in(standard(), {event::ToldToSeal{}, advance}, Ask::permission).outcome ==
              Outcome::allowed);
}

BOOST_AUTO_TEST_CASE(one_who_stopped_completes_his_sheet_at_either_flag) {
  for (Color const stopped : {Color::white, Color::black})
    for (Color const fallen : {Color::white, Color::black}) {
      fact::StoppedRecording by;
      by.by[stopped] = true;
      auto const with_move =
          ruled_in(standard(RuleSet::fide_2014), {by, flag(fallen), fact::ToMove{stopped}}, Ask::next_action);
      BOOST_CHECK((with_move.next_steps == std::vector{NextStep{NextAction::update_scoresheet, stopped, 0}}));
      BOOST_CHECK(with_move.may_use_opponents_sheet == true);
      BOOST_CHECK(with_move.must_return_sheet_before_moving == true);
      auto const without =
          ruled_in(standard(), {by, flag(fallen), fact::ToMove{chess::opposite(stopped)}}, Ask::next_action);
      BOOST_CHECK(without.may_use_opponents_sheet == false);
    }
}

BOOST_AUTO_TEST_CASE(the_arbiter_stops_the_clock_when_both_stopped) {
  fact::StoppedRecording const both{{true, true}};
  auto const ruling = ruled_in(standard(), {both, flag(Color::black)}, Ask::next_action);
  BOOST_TEST(ruling.next_steps.size() == 2U);
  BOOST_TEST(ruled_in(standard(), {both}, Ask::next_action).next_steps.empty());
  BOOST_TEST(ruled_in(rapid(), {both, flag(Color::black)}, Ask::next_action).next_steps.empty());
}

BOOST_AUTO_TEST_CASE(what_cannot_be_proved_starts_the_next_period) {
  auto const ruling = ruled_in(standard(), {fact::CannotProveOverstep{true}}, Ask::ruling);
  BOOST_CHECK(ruling.outcome == Outcome::game_continues);
  BOOST_TEST(ruling.is_next_move_first_of_next_period);
}

BOOST_AUTO_TEST_CASE(a_recorder_is_for_the_visually_disabled_player) {
  fact::Player player;
  player.color = Color::black;
  for (auto const method : {fact::ScoreMethod::braille, fact::ScoreMethod::voice_recorder}) {
    fact::KeepsScoreBy const way{Color::black, method};
    player.is_visually_disabled = true;
    BOOST_CHECK(ruled_in(standard(RuleSet::fide_2014), {player, way}, Ask::permission).outcome ==
                Outcome::allowed);
    player.is_visually_disabled = false;
    BOOST_CHECK(ruled_in(standard(), {player, way}, Ask::permission).outcome == Outcome::forbidden);
    BOOST_TEST(fault_in({way}, Ask::permission).fact == "player.visually_disabled");
  }
}

BOOST_AUTO_TEST_SUITE_END()
