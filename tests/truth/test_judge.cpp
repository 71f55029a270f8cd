// SPDX-License-Identifier: GPL-3.0-or-later
// The judge himself is tried: what is true is let pass; a statement turned false, one that is missing and an
// accusation of the other player are noticed, rule by rule.
#include "tests/truth/trial.hpp"

#include <algorithm>
#include <functional>
#include <ostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::truth {

BOOST_AUTO_TEST_SUITE(judging)

namespace {

using table::EquipmentFault;
using table::IrregularityKind;

/// The first game of this act that has nothing to be found in it, and a statement of this kind.
Trial right_game(char const* act, std::optional<Kind> kind) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    Trial trial = tried(plan_of(seed, act_named(act).value()));
    bool const has_kind = !kind || std::any_of(trial.said.list.begin(), trial.said.list.end(),
                                               [&](Statement const& s) { return s.kind == *kind; });
    if (trial.verdicts.empty() && has_kind) return trial;
  }
  BOOST_FAIL("no game of this act is right: " << act);
  return {};
}

Statement& first(Statements& said, Kind kind) {
  return *std::find_if(said.list.begin(), said.list.end(),
                       [kind](Statement const& s) { return s.kind == kind; });
}

void drop(Statements& said, Kind kind) {
  std::erase_if(said.list, [kind](Statement const& s) { return s.kind == kind; });
}

void add(Statements& said, Statement const& like, Kind kind, std::optional<Color> of) {
  Statement s = like;
  s.kind = kind;
  s.of = of;
  said.list.push_back(s);
}

struct Twist {
  char const* what;
  char const* act;
  std::optional<Kind> kind;  // that the game has to have
  void (*twist)(Statements&);
  Measure noticed;
};
std::ostream& operator<<(std::ostream& out, Twist const& t) { return out << t.what; }

/// What `where` tells of this trouble, or of whose move it is, from then on; nothing: no more of it at all.
void alter_standing(Statements& said, Trouble trouble, std::optional<Kind> to) {
  if (!to)
    std::erase_if(said.list,
                  [&](Statement const& s) { return s.kind == Kind::stands && s.trouble == trouble; });
  for (Statement& each : said.list)
    if (to && each.kind == Kind::stands_no_more && each.trouble == trouble) each.kind = *to;
}

Twist const twists[] = {
    {"a lost board of which nothing is told", "cable out", Kind::stands,
     [](Statements& s) { alter_standing(s, Trouble::board_lost, std::nullopt); }, Measure::missing},
    {"a lost board that is told for ever", "cable out", Kind::stands_no_more,
     [](Statements& s) { alter_standing(s, Trouble::board_lost, Kind::stands); }, Measure::false_statement},
    {"an adjournment of which nothing is told", "adjourns and continues", Kind::stands,
     [](Statements& s) { alter_standing(s, Trouble::adjourned, std::nullopt); }, Measure::missing},
    {"a move that nobody saw, told without a word of it", "restarts", Kind::found,
     [](Statements& s) {
       std::erase_if(s.list, [](auto const& each) { return each.kind == Kind::found && each.to; });
     },
     Measure::missing},
    {"a move that nobody saw, recorded without a word of it", "sleeps", Kind::found,
     [](Statements& s) { drop(s, Kind::found); }, Measure::missing},
    {"a move that nobody saw, without a word of it in the PGN", "adjourns and forgets", Kind::found,
     [](Statements& s) { s.pgn.clear(); }, Measure::missing},
    {"a move that was seen, recorded as one that nobody saw", "honest", Kind::completed,
     [](Statements& s) { add(s, first(s, Kind::completed), Kind::found, Color::white); },
     Measure::false_statement},
    {"the wrong player awaited", "honest", Kind::stands,
     [](Statements& s) {
       auto& told = first(s, Kind::stands);
       told.of = opposite(*told.of);
     },
     Measure::false_statement},
    {"a move told with another square", "honest", Kind::move_said,
     [](Statements& s) { first(s, Kind::move_said).move->to = *Square::parse("h5"); },
     Measure::false_statement},
    {"a move told of the other player", "honest", Kind::move_said,
     [](Statements& s) {
       auto& said = first(s, Kind::move_said);
       said.of = opposite(*said.of);
     },
     Measure::false_statement},
    {"a move completed with another piece", "promotion named before", Kind::completed,
     [](Statements& s) {
       for (Statement& each : s.list)
         if (each.kind == Kind::completed && each.move->promotion)
           each.move->promotion =
               each.move->promotion == chess::Kind::rook ? chess::Kind::queen : chess::Kind::rook;
     },
     Measure::false_statement},
    {"a move that is not told to a blind opponent", "honest", Kind::move_said,
     [](Statements& s) { drop(s, Kind::move_said); }, Measure::missing},
    {"moves of a board with a dead square that are not told", "dead square", Kind::move_said,
     [](Statements& s) { drop(s, Kind::move_said); }, Measure::missing},
    {"a game that is recorded no more", "honest", std::nullopt,
     [](Statements& s) { drop(s, Kind::completed); }, Measure::stop_unnoticed},
    {"a touch of the other player", "lifts and puts back", Kind::lifted,
     [](Statements& s) {
       auto& said = first(s, Kind::lifted);
       said.of = opposite(*said.of);
     },
     Measure::innocent},
    {"a touch of another piece", "lifts and puts back", Kind::lifted,
     [](Statements& s) {
       auto& said = first(s, Kind::lifted);
       said.squares = ~said.squares;
     },
     Measure::innocent},
    {"a touch that is not told", "lifts and puts back", Kind::lifted,
     [](Statements& s) { drop(s, Kind::lifted); }, Measure::missing},
    {"another move said back by the other player", "repeats another", Kind::accused,
     [](Statements& s) {
       auto& said = first(s, Kind::accused);
       said.of = opposite(*said.of);
     },
     Measure::innocent},
    {"another move said back, not told", "repeats another", Kind::accused,
     [](Statements& s) { drop(s, Kind::accused); }, Measure::missing},
    {"an early press in another ply", "presses early", Kind::accused,
     [](Statements& s) { ++first(s, Kind::accused).ply; }, Measure::innocent},
    {"a changed move of who changed none", "honest", Kind::completed,
     [](Statements& s) {
       auto const like = first(s, Kind::completed);
       add(s, like, Kind::changed, like.of);
     },
     Measure::innocent},
    {"a piece that was named, told as not named", "promotion named before", Kind::completed,
     [](Statements& s) {
       auto const like = first(s, Kind::completed);
       add(s, like, Kind::promotion_unclear, like.of);
       s.list.back().accusation = IrregularityKind::promotion_not_named;
     },
     Measure::unclear},
    {"a board turned that is not", "honest", Kind::completed,
     [](Statements& s) {
       add(s, first(s, Kind::completed), Kind::equipment, Color::white);
       s.list.back().fault = EquipmentFault::board_turned;
     },
     Measure::false_statement},
    {"a clock that is right told as reversed", "honest", Kind::completed,
     [](Statements& s) {
       add(s, first(s, Kind::completed), Kind::equipment, std::nullopt);
       s.list.back().fault = EquipmentFault::clock_sides_exchanged;
     },
     Measure::false_statement},
    {"a reversed clock that is not told", "clock reversed", Kind::equipment,
     [](Statements& s) { drop(s, Kind::equipment); }, Measure::missing},
    {"exchanged boards that are not told", "boards exchanged", Kind::equipment,
     [](Statements& s) { drop(s, Kind::equipment); }, Measure::missing},
    {"boards that differ where they do not", "copies wrong later", Kind::boards_differ,
     [](Statements& s) { first(s, Kind::boards_differ).squares = ~chess::SquareSet{}; },
     Measure::false_statement},
    {"moves missed that are not", "honest", Kind::completed,
     [](Statements& s) { add(s, s.list.back(), Kind::moves_missing, std::nullopt); },
     Measure::false_statement},
    {"pieces that did not fall", "honest", Kind::completed,
     [](Statements& s) {
       add(s, first(s, Kind::completed), Kind::fell, std::nullopt);
       s.list.back().to = table::Audience::white;
     },
     Measure::false_statement},
    {"an offer of the other player", "offer refused", Kind::offer_told,
     [](Statements& s) {
       auto& said = first(s, Kind::offer_told);
       said.of = opposite(*said.of);
     },
     Measure::false_statement},
    {"an offer that stands though it has lapsed", "offer lapses", Kind::offer_stands,
     [](Statements& s) {
       std::erase_if(s.list,
                     [](Statement const& each) { return each.kind == Kind::offer_stands && !each.of; });
     },
     Measure::false_statement},
    {"an offer that stands nowhere", "offer refused", Kind::offer_stands,
     [](Statements& s) { drop(s, Kind::offer_stands); }, Measure::missing},
    {"an end that stands though it was declined", "mates by slip", Kind::end_stands,
     [](Statements& s) {
       std::erase_if(s.list, [](Statement const& each) { return each.kind == Kind::end_stands && !each.of; });
     },
     Measure::false_statement},
    {"an end that stands nowhere", "mates by slip", Kind::end_stands,
     [](Statements& s) { drop(s, Kind::end_stands); }, Measure::missing},
    {"a game over that is not", "honest", Kind::completed,
     [](Statements& s) { add(s, first(s, Kind::completed), Kind::over, std::nullopt); },
     Measure::false_statement},
    {"an offer without an answer", "offer refused", Kind::offer_told,
     [](Statements& s) { drop(s, Kind::offer_told); }, Measure::missing},
    {"times of another moment", "asks times", Kind::times_told,
     [](Statements& s) { first(s, Kind::times_told).times[0] += Millis{5000}; }, Measure::false_statement},
    {"times of the other player first", "asks times", Kind::times_told,
     [](Statements& s) {
       auto& times = first(s, Kind::times_told).times;
       std::swap(times[0], times[1]);
     },
     Measure::false_statement},
    {"times that are not told", "asks times", Kind::times_told,
     [](Statements& s) { drop(s, Kind::times_told); }, Measure::missing},
    {"a move too many", "asks number", Kind::number_told,
     [](Statements& s) { ++first(s, Kind::number_told).number; }, Measure::false_statement},
    {"a number that is not told", "asks number", Kind::number_told,
     [](Statements& s) { drop(s, Kind::number_told); }, Measure::missing},
    {"an end that nobody proposes", "honest", Kind::completed,
     [](Statements& s) { add(s, first(s, Kind::completed), Kind::end_proposed, Color::white); },
     Measure::false_statement},
    {"another move in the record", "honest", std::nullopt,
     [](Statements& s) { s.record.back().to = *Square::parse("a8"); }, Measure::wrong_ply},
    {"a move too many in the record", "honest", std::nullopt,
     [](Statements& s) { s.record.push_back(s.record.front()); }, Measure::wrong_ply},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_so_is_noticed, boost::unit_test::data::make(twists), twist) {
  Trial trial = right_game(twist.act, twist.kind);
  BOOST_TEST_REQUIRE(judge({trial.log, trial.said}).empty());
  twist.twist(trial.said);
  trial.verdicts = judge({trial.log, trial.said});
  BOOST_TEST(has(trial, twist.noticed));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::truth
