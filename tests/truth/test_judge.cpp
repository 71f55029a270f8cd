// SPDX-License-Identifier: GPL-3.0-or-later
// The judge himself is tried: what is true is let pass; a statement turned false, one that is missing and an
// accusation of the other player are noticed, rule by rule.
#include "tests/truth/twist.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::truth {

BOOST_AUTO_TEST_SUITE(judging)

namespace {

using table::EquipmentFault;
using table::IrregularityKind;

Statement& first(Trial& trial, Kind kind) {
  return *std::ranges::find(trial.said.list, kind, &Statement::kind);
}

void drop(Trial& trial, Kind kind) {
  std::erase_if(trial.said.list, [kind](Statement const& s) { return s.kind == kind; });
}

/// Another one, at the time and of the ply of the first move that was completed.
Statement& add(Trial& trial, Kind kind, std::optional<Color> of) {
  Statement s = first(trial, Kind::completed);
  s.kind = kind;
  s.of = of;
  return trial.said.list.emplace_back(s);
}

/// What `where` tells of this trouble, or of whose move it is, from then on; nothing: no more of it at all.
void alter_standing(Trial& trial, Trouble trouble, std::optional<Kind> to) {
  if (!to)
    std::erase_if(trial.said.list,
                  [&](Statement const& s) { return s.kind == Kind::stands && s.trouble == trouble; });
  for (Statement& each : trial.said.list)
    if (to && each.kind == Kind::stands_no_more && each.trouble == trouble) each.kind = *to;
}

Twist const twists[] = {
    {"a lost board of which nothing is told", "cable out", Kind::stands,
     [](Trial& t) { alter_standing(t, Trouble::board_lost, std::nullopt); }, Measure::missing},
    {"a lost board that is told for ever", "cable out", Kind::stands_no_more,
     [](Trial& t) { alter_standing(t, Trouble::board_lost, Kind::stands); }, Measure::false_statement},
    {"an adjournment of which nothing is told", "adjourns and continues", Kind::stands,
     [](Trial& t) { alter_standing(t, Trouble::adjourned, std::nullopt); }, Measure::missing},
    {"a move that nobody saw, told without a word of it", "restarts", Kind::found,
     [](Trial& t) {
       std::erase_if(t.said.list, [](auto const& each) { return each.kind == Kind::found && each.to; });
     },
     Measure::missing},
    {"a move that nobody saw, recorded without a word of it", "sleeps", Kind::found,
     [](Trial& t) { drop(t, Kind::found); }, Measure::missing},
    {"a move that nobody saw, without a word of it in the PGN", "adjourns and forgets", Kind::found,
     [](Trial& t) { t.said.pgn.clear(); }, Measure::missing},
    {"a move that was seen, recorded as one that nobody saw", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::found, Color::white); }, Measure::false_statement},
    {"an offer of which `where` tells nothing", "offer refused", Kind::stands,
     [](Trial& t) { alter_standing(t, Trouble::offer, std::nullopt); }, Measure::missing},
    {"a claim that `where` tells no more", "claims flag", Kind::stands,
     [](Trial& t) {
       for (Statement const& each : std::vector{t.said.list})
         if (each.kind == Kind::stands && each.trouble == Trouble::claim)
           t.said.list.push_back(
               {.at = each.at + Millis{1600}, .kind = Kind::stands_no_more, .trouble = Trouble::claim});
     },
     Measure::missing},
    {"the wrong player awaited", "honest", Kind::stands,
     [](Trial& t) {
       auto& told = first(t, Kind::stands);
       told.of = opposite(*told.of);
     },
     Measure::false_statement},
    {"a move told with another square", "honest", Kind::move_said,
     [](Trial& t) { first(t, Kind::move_said).move->to = *Square::parse("h5"); }, Measure::false_statement},
    {"a move told of the other player", "honest", Kind::move_said,
     [](Trial& t) {
       auto& said = first(t, Kind::move_said);
       said.of = opposite(*said.of);
     },
     Measure::false_statement},
    {"a move completed with another piece", "promotion named before", Kind::completed,
     [](Trial& t) {
       for (Statement& each : t.said.list)
         if (each.kind == Kind::completed && each.move->promotion)
           each.move->promotion =
               each.move->promotion == chess::Kind::rook ? chess::Kind::queen : chess::Kind::rook;
     },
     Measure::false_statement},
    {"a move that is not told to a blind opponent", "honest", Kind::move_said,
     [](Trial& t) { drop(t, Kind::move_said); }, Measure::missing},
    {"moves of a board with a dead square that are not told", "dead square", Kind::move_said,
     [](Trial& t) { drop(t, Kind::move_said); }, Measure::missing},
    {"a game that is recorded no more", "honest", any_game, [](Trial& t) { drop(t, Kind::completed); },
     Measure::stop_unnoticed},
    {"a touch of the other player", "lifts and puts back", Kind::lifted,
     [](Trial& t) {
       auto& said = first(t, Kind::lifted);
       said.of = opposite(*said.of);
     },
     Measure::innocent},
    {"a touch of another piece", "lifts and puts back", Kind::lifted,
     [](Trial& t) {
       auto& said = first(t, Kind::lifted);
       said.squares = ~said.squares;
     },
     Measure::innocent},
    {"a touch that is not told", "lifts and puts back", Kind::lifted, [](Trial& t) { drop(t, Kind::lifted); },
     Measure::missing},
    {"another move said back by the other player", "repeats another", Kind::accused,
     [](Trial& t) {
       auto& said = first(t, Kind::accused);
       said.of = opposite(*said.of);
     },
     Measure::innocent},
    {"another move said back, not told", "repeats another", Kind::accused,
     [](Trial& t) { drop(t, Kind::accused); }, Measure::missing},
    {"an early press in another ply", "presses early", Kind::accused,
     [](Trial& t) { ++first(t, Kind::accused).ply; }, Measure::innocent},
    {"a changed move of who changed none", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::changed, first(t, Kind::completed).of); }, Measure::innocent},
    {"a piece that was named, told as not named", "promotion named before", Kind::completed,
     [](Trial& t) {
       add(t, Kind::promotion_unclear, first(t, Kind::completed).of).accusation =
           IrregularityKind::promotion_not_named;
     },
     Measure::unclear},
    {"a board turned that is not", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::equipment, Color::white).fault = EquipmentFault::board_turned; },
     Measure::false_statement},
    {"a clock that is right told as reversed", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::equipment, std::nullopt).fault = EquipmentFault::clock_sides_exchanged; },
     Measure::false_statement},
    {"a reversed clock that is not told", "clock reversed", Kind::equipment,
     [](Trial& t) { drop(t, Kind::equipment); }, Measure::missing},
    {"exchanged boards that are not told", "boards exchanged", Kind::equipment,
     [](Trial& t) { drop(t, Kind::equipment); }, Measure::missing},
    {"boards that differ where they do not", "copies wrong later", Kind::boards_differ,
     [](Trial& t) { first(t, Kind::boards_differ).squares = ~chess::SquareSet{}; }, Measure::false_statement},
    {"moves missed that are not", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::moves_missing, std::nullopt); }, Measure::false_statement},
    {"pieces that did not fall", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::fell, std::nullopt).to = table::Audience::white; },
     Measure::false_statement},
    {"an offer of the other player", "offer refused", Kind::offer_told,
     [](Trial& t) {
       auto& said = first(t, Kind::offer_told);
       said.of = opposite(*said.of);
     },
     Measure::false_statement},
    {"an offer that stands though it has lapsed", "offer lapses", Kind::offer_stands,
     [](Trial& t) {
       std::erase_if(t.said.list,
                     [](Statement const& each) { return each.kind == Kind::offer_stands && !each.of; });
     },
     Measure::false_statement},
    {"an offer that stands nowhere", "offer refused", Kind::offer_stands,
     [](Trial& t) { drop(t, Kind::offer_stands); }, Measure::missing},
    {"an end that stands though it was declined", "mates by slip", Kind::end_stands,
     [](Trial& t) {
       std::erase_if(t.said.list,
                     [](Statement const& each) { return each.kind == Kind::end_stands && !each.of; });
     },
     Measure::false_statement},
    {"an end that stands nowhere", "mates by slip", Kind::end_stands,
     [](Trial& t) { drop(t, Kind::end_stands); }, Measure::missing},
    {"a game over that is not", "honest", Kind::completed, [](Trial& t) { add(t, Kind::over, std::nullopt); },
     Measure::false_statement},
    {"an offer without an answer", "offer refused", Kind::offer_told,
     [](Trial& t) { drop(t, Kind::offer_told); }, Measure::missing},
    {"times of another moment", "asks times", Kind::times_told,
     [](Trial& t) { first(t, Kind::times_told).times[0] += Millis{5000}; }, Measure::false_statement},
    {"times of the other player first", "asks times", Kind::times_told,
     [](Trial& t) {
       auto& times = first(t, Kind::times_told).times;
       std::swap(times[0], times[1]);
     },
     Measure::false_statement},
    {"times that are not told", "asks times", Kind::times_told, [](Trial& t) { drop(t, Kind::times_told); },
     Measure::missing},
    {"a move too many", "asks number", Kind::number_told,
     [](Trial& t) { ++first(t, Kind::number_told).number; }, Measure::false_statement},
    {"a number that is not told", "asks number", Kind::number_told,
     [](Trial& t) { drop(t, Kind::number_told); }, Measure::missing},
    {"a text refused that is a move", "types moves", any_game,
     [](Trial& t) { add(t, Kind::text_refused, std::nullopt).to = table::Audience::white; },
     Measure::false_statement},
    {"a text of which nothing is told", "types moves", Kind::text_refused,
     [](Trial& t) { drop(t, Kind::text_refused); }, Measure::missing},
    {"several moves where there is none, or none for several", "types moves", Kind::text_refused,
     [](Trial& t) {
       bool& is_several = first(t, Kind::text_refused).is_several;
       is_several = !is_several;
     },
     Measure::false_statement},
    {"a duty of a move that nobody made", "honest", Kind::duty_told,
     [](Trial& t) { first(t, Kind::duty_told).move->to = *Square::parse("h5"); }, Measure::false_statement},
    {"duties that are not told", "honest", Kind::duty_told, [](Trial& t) { drop(t, Kind::duty_told); },
     Measure::missing},
    {"an end that nobody proposes", "honest", Kind::completed,
     [](Trial& t) { add(t, Kind::end_proposed, Color::white); }, Measure::false_statement},
    {"another move in the record", "honest", any_game,
     [](Trial& t) { t.said.record.back().to = *Square::parse("a8"); }, Measure::wrong_ply},
    {"a move too many in the record", "honest", any_game,
     [](Trial& t) { t.said.record.push_back(t.said.record.front()); }, Measure::wrong_ply},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_is_not_so_is_noticed, boost::unit_test::data::make(twists), twist) {
  check_noticed(twist);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::truth
