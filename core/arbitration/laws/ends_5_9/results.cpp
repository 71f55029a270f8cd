// SPDX-License-Identifier: GPL-3.0-or-later
// Results: resignation, refusal to comply, and games that have ended by themselves (5.1, 5.2, 9.6, 11.7).

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/draw_offers.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/rules/regime.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::GameLine;

// 11.7, 11.8

RulingOrFault on_refusal(Situation const& situation) {
  Regime const regime = situation.regime;
  auto const by = situation.find<fact::RefusesToComply>()->by;
  if (!by.white && !by.black)
    return wrong("refuses-to-comply.by", say("Please say which player refuses, or both."));
  if (by.white && by.black) {
    Ruling ruling = ruled(Outcome::both_lose, regime, {law("11.8"), law("11.7")},
                          {say("Both lose: both persistently refuse to comply with the Laws.")});
    ruling.result = Score::both_lose;
    return ruling;
  }
  Color const player = by.white ? Color::white : Color::black;
  Message const opponents_score = say("What the opponent scores is decided by the arbiter.");
  if (rules_of(regime).must_lose_for_refusal)
    return lost_by(
        player, regime, {law("11.7")},
        {say("{player} loses: he persistently refuses to comply with the Laws.", {{"player", player}}),
         opponents_score});
  return ruled(Outcome::arbiter_decides, regime, {law("11.7"), law("12.9")},
               {say("The arbiter decides: {player} may be declared to have lost.", {{"player", player}}),
                opponents_score});
}

// 5.1.2

std::size_t resigned_at(Situation const& situation) {
  auto const found =
      std::ranges::find_if(situation.items, [](Item const& item) { return item.is<event::Resign>(); });
  return static_cast<std::size_t>(found - situation.items.begin());
}

Message resigned(Color player) { return say("{player} has resigned.", {{"player", player}}); }

Ruling resignation_without_board(Regime regime, Color player) {
  Ruling ruling = lost_by(player, regime, {law("5.1.2")}, {resigned(player)});
  if (rules_of(regime).resigner_draws_if_no_mate)
    ruling.notices.push_back(
        say("Taken for granted: the opponent can mate by some series of legal moves. "
            "If not, the game is drawn."));
  return ruling;
}

Ruling resignation(Regime regime, Color player, GameLine const& line) {
  chess::Setup const setup = line.current().setup();
  if (rules_of(regime).resigner_draws_if_no_mate)
    return loss_or_draw(setup, player, regime, std::array{law("5.1.2")}, resigned(player));
  auto const can_mate = possible_mate(setup, opposite(player));
  Ruling ruling = lost_by(player, regime, {law("5.1.2")}, {resigned(player)});
  if (can_mate == false)
    ruling.explanation.push_back(
        say("In this edition a resignation loses even when the opponent cannot mate."));
  ruling.can_mate[opposite(player)] = can_mate;
  return ruling;
}

bool is_agreed_before(Situation const& situation, DrawOffers const& offers, std::size_t item) {
  if (offers.accepted_at && *offers.accepted_at < item) return true;
  return std::any_of(situation.items.begin(), situation.items.begin() + static_cast<std::ptrdiff_t>(item),
                     [](Item const& each) { return each.is<event::AgreeDraw>(); });
}

RulingOrFault on_resignation(Situation const& situation) {
  Regime const regime = situation.regime;
  std::size_t const item = resigned_at(situation);
  Color const player = situation.items[item].as<event::Resign>()->by;
  auto const offers = draw_offers_in(situation);
  if (!offers) return tl::unexpected(offers.error());
  if (is_agreed_before(situation, *offers, item)) {
    auto agreed = draw_agreements.decide(situation);
    if (!agreed || agreed->outcome == Outcome::draw) return agreed;
  }
  if (!states_position(situation)) return resignation_without_board(regime, player);
  auto const line = line_until(situation, item);
  if (!line) return tl::unexpected(line.error());
  if (auto const end = end_of(*line, regime)) {
    Ruling ruling = ruling_of(*end, regime);
    ruling.can_mate[player].reset();
    ruling.explanation.push_back(say("The game was over before the resignation."));
    if (end->kind == EndKind::dead_position) cite(ruling, regime, {law("5.1.2")});
    return ruling;
  }
  return resignation(regime, player, *line);
}

// The board alone.

Ruling goes_on(Regime regime, GameLine const& line) {
  unsigned const occurrences = line.occurrences();
  Ruling ruling =
      ruled(Outcome::game_continues, regime, {}, {say("Play goes on: nothing has ended the game.")});
  if (occurrences >= fivefold) {
    cite(ruling, regime, {law("9.6.1")});
    ruling.explanation.push_back(
        say("The position has occurred {count} times, but not by consecutive "
            "alternate moves, as this edition asks.",
            {{"count", occurrences}}));
  } else if (occurrences >= threefold) {
    cite(ruling, regime, {law("FI-10"), law("9.6.1"), law("9.2.1")});
    ruling.explanation.push_back(say("The position has occurred {count} times; that is a matter of claims.",
                                     {{"count", occurrences}}));
  }
  unsigned const plies = line.current().halfmove_clock();
  if (plies >= plies_of_fifty_moves) {
    cite(ruling, regime, {law("FI-10c"), law("9.6.2"), law("9.3.2")});
    ruling.explanation.push_back(say(
        "{count} plies are without capture and pawn move; fifty moves by each are 100.", {{"count", plies}}));
  }
  cite(ruling, regime, {law("5.1.1"), law("5.2.1"), law("5.2.2"), law("9.6.2")});
  ruling.repetition_count = occurrences;
  return ruling;
}

RulingOrFault on_the_board(Situation const& situation) {
  auto const line = line_until(situation, situation.items.size());
  if (!line) return tl::unexpected(line.error());
  if (auto const end = end_of(*line, situation.regime)) {
    Ruling ruling = ruling_of(*end, situation.regime);
    if (!ruling.repetition_count) ruling.repetition_count = end->occurrences;
    return ruling;
  }
  Ruling ruling = goes_on(situation.regime, *line);
  bool const is_position_alone = !situation.has<fact::Moves>();
  if (is_position_alone)  // then whether it is dead is what may be asked
    for (Color const player : {Color::white, Color::black})
      ruling.can_mate[player] = possible_mate(line->current().setup(), player);
  return ruling;
}

/// May the arbiter declare the loss?
RulingOrFault permission_on_refusal(Situation const& situation) {
  auto ruling = on_refusal(situation);
  if (!ruling) return ruling;
  ruling = as_permission(*std::move(ruling));
  ruling->must = rules_of(situation.regime).must_lose_for_refusal;
  return ruling;
}

RulingOrFault decide_result(Situation const& situation) {
  bool const asks_permission = situation.ask == Ask::permission;
  if (situation.has<fact::RefusesToComply>())
    return asks_permission ? permission_on_refusal(situation) : on_refusal(situation);
  if (!situation.has<event::Resign>()) return on_the_board(situation);
  auto ruling = on_resignation(situation);
  return ruling && asks_permission ? as_permission(*std::move(ruling)) : ruling;
}

}  // namespace

Matter const results{claim_asks, decide_result};

}  // namespace tactus::arbitration::laws
