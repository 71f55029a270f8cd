// SPDX-License-Identifier: GPL-3.0-or-later
// Claims of a draw by threefold repetition or fifty moves (9.2 to 9.5), and what the arbiter may do unasked.

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/flags.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/ends_5_9/draw_offers.hpp"
#include "core/arbitration/laws/ends_5_9/game_end.hpp"
#include "core/arbitration/laws/ends_5_9/intended_move.hpp"
#include "core/arbitration/laws/ends_5_9/offer_manners.hpp"
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>
#include <array>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::GameLine;
using chess::Move;
using chess::Position;
using event::ClaimKind;

bool is_threefold(ClaimKind kind) {
  return kind == ClaimKind::threefold_occurred || kind == ClaimKind::threefold_intended;
}
bool is_intended(ClaimKind kind) {
  return kind == ClaimKind::threefold_intended || kind == ClaimKind::fifty_intended;
}

/// The newest claim of this kind.
std::optional<std::size_t> claim_in(Situation const& situation) {
  for (std::size_t i = situation.items.size(); i-- > 0;) {
    auto const* claim = situation.items[i].as<event::Claim>();
    if (claim && is_of_draw(claim->kind)) return i;
  }
  return std::nullopt;
}

struct Claimed {
  Situation const& situation;
  event::Claim const& claim;
  std::size_t item;
  Color by;
  GameLine line;

  Regime regime() const { return situation.regime; }
  Position const& position() const { return line.current(); }
};

// Claims that are not looked at.

Ruling rejected(Regime regime, std::initializer_list<Law> laws, std::vector<Message> because) {
  return ruled(Outcome::claim_rejected, regime, laws, std::move(because));
}

bool has_the_move(Claimed const& claimed) {
  if (claimed.position().turn() != claimed.by) return false;
  bool has_moved = false;  // a move of which nothing but its maker is told
  for (std::size_t i = 0; i < claimed.item; ++i)
    if (auto const* made = claimed.situation.items[i].as<event::MakeMove>(); made && !made->uci)
      has_moved = made->by == claimed.by;
  return !has_moved;
}

/// 9.5.3: an incorrect claim, whatever made it so.
void add_time_for(Ruling& ruling, Claimed const& claimed) {
  Regime const regime = claimed.regime();
  Color const opponent = opposite(claimed.by);
  Millis const added = rules_of(regime).added_time[regime.phase];
  ruling.time_added[opponent] = added;
  ruling.explanation.push_back(say("{player} gets {time} more.", {{"player", opponent}, {"time", added}}));
  if (is_penalty_shortened(regime)) cite(ruling, regime, {law("A.3")});
  if (is_penalty_shortened(regime) && has_basic_rules(regime) && regime.phase == Phase::blitz)
    cite(ruling, regime, {law("B.3")});
}

/// Guideline I.1: sealed, it is in its envelope and has been made.
bool has_sealed(Claimed const& claimed) {
  auto const* sealed = claimed.situation.find<fact::SealedMove>();
  return sealed != nullptr && sealed->by == claimed.by;
}

Ruling not_having_the_move(Claimed const& claimed) {
  bool const is_of_threefold = is_threefold(claimed.claim.kind);
  Ruling ruling = rejected(claimed.regime(), {is_of_threefold ? law("9.2.1") : law("9.3"), law("9.5.3")},
                           {say("Rejected: {player} does not have the move.", {{"player", claimed.by}})});
  ruling.reject_reason = RejectReason::not_having_the_move;
  add_time_for(ruling, claimed);
  if (is_of_threefold) cite(ruling, claimed.regime(), {law("9.2.1.2")});
  if (has_sealed(claimed)) {
    cite(ruling, claimed.regime(), {law("I.1.1")});
    ruling.explanation.push_back(say("He has sealed his move: a claim is made before it is sealed."));
  }
  return ruling;
}

/// The arbiter helps him to claim as the Laws ask; nothing was claimed yet.
Ruling not_written(Claimed const& claimed) {
  Ruling ruling =
      ruled(Outcome::game_continues, claimed.regime(),
            {is_threefold(claimed.claim.kind) ? law("9.2.1.1") : law("9.3.1"), law("9.2.1")},
            {say("Not yet a claim: {player} has not written his intended move.", {{"player", claimed.by}}),
             say("The arbiter tells him to write it, not to make it, and to declare it; then the claim is "
                 "checked.")});
  ruling.next_steps = {{NextAction::write_move, claimed.by, 0}};
  return ruling;
}

Ruling after_touching(Claimed const& claimed, std::optional<TouchDuty> const& duty) {
  Ruling ruling = rejected(claimed.regime(), {law("9.4"), law("4.3.1")},
                           {say("Rejected: {player} has touched a piece and may not claim on this move.",
                                {{"player", claimed.by}}),
                            say("The touched piece binds him.")});
  ruling.reject_reason = RejectReason::touched;
  cite(ruling, claimed.regime(), {law("9.5.3")});
  add_time_for(ruling, claimed);
  if (duty) {
    ruling.choices = played(claimed.position(), duty->choices);
  } else if (auto const bound = moves_instead(claimed.position(), claimed.claim)) {
    ruling.choices = played(claimed.position(), *bound);  // of the pieces touched only that one is known
  }
  return ruling;
}

// Whether the claim is right.

/// How often the same pieces stood on the same squares with the same player to move: more often than the
/// same position where rights of castling or en passant were lost between.
unsigned placements_like_this(GameLine const& line) {
  unsigned count = 0;
  for (std::size_t ply = 0; ply <= line.plies(); ++ply) {
    Position const& earlier = line.position_at(ply);
    if (earlier.turn() == line.current().turn() && earlier.placement() == line.current().placement()) ++count;
  }
  return count;
}

bool has_lost_castling(GameLine const& line) {
  for (std::size_t ply = 0; ply <= line.plies(); ++ply) {
    Position const& earlier = line.position_at(ply);
    if (earlier.turn() == line.current().turn() && earlier.placement() == line.current().placement() &&
        earlier.castling_rooks() != line.current().castling_rooks())
      return true;
  }
  return false;
}

void explain_lost_rights(Ruling& ruling, Regime regime, GameLine const& line) {
  if (placements_like_this(line) == line.occurrences()) return;
  bool const is_castling = has_lost_castling(line);
  cite(ruling, regime, {is_castling ? law("9.2.2.2") : law("9.2.2.1"), law("9.2.2")});
  ruling.explanation.push_back(
      is_castling ? say("An earlier position does not count: a right to castle has been lost since.")
                  : say("An earlier position does not count: a pawn could be taken en passant in it."));
}

struct FoundClaim {
  bool is_right = false;
  unsigned count = 0;  // occurrences, or plies without capture and pawn move
  GameLine line;       // with the intended move
};

FoundClaim found_of(Claimed const& claimed, std::optional<Move> const& intended) {
  FoundClaim found{false, 0, claimed.line};
  if (intended) found.line.play(*intended);
  if (is_threefold(claimed.claim.kind)) {
    found.count = found.line.occurrences();
    found.is_right = chess::has_threefold(found.line);
  } else {
    found.count = found.line.current().halfmove_clock();
    found.is_right = found.count >= plies_of_fifty_moves;
  }
  return found;
}

Law rule_of(ClaimKind kind) {
  switch (kind) {
    case ClaimKind::threefold_intended: return law("9.2.1.1");
    case ClaimKind::fifty_occurred: return law("9.3.2");
    case ClaimKind::fifty_intended: return law("9.3.1");
    default: return law("9.2.1.2");
  }
}

Message count_sentence(ClaimKind kind, unsigned count) {
  if (is_threefold(kind))
    return is_intended(kind)
               ? say("With the intended move the position occurs {count} times.", {{"count", count}})
               : say("The position has occurred {count} times.", {{"count", count}});
  return is_intended(kind)
             ? say("With the intended move {count} plies are without capture and pawn move; "
                   "fifty moves by each are 100.",
                   {{"count", count}})
             : say("{count} plies are without capture and pawn move; fifty moves by each are 100.",
                   {{"count", count}});
}

Ruling right(Claimed const& claimed, FoundClaim const& found) {
  Ruling ruling = drawn(claimed.regime(), std::array{rule_of(claimed.claim.kind), law("9.5.2")},
                        {say("Drawn: the claim is right."), count_sentence(claimed.claim.kind, found.count)});
  bool const is_threefold_claim = is_threefold(claimed.claim.kind);
  bool const is_unrecorded = claimed.situation.has<fact::NoScoresheet>();
  if (is_unrecorded && claimed.regime().phase != Phase::standard)
    cite(ruling, claimed.regime(), {law("A.2")});
  if (is_threefold_claim) cite(ruling, claimed.regime(), {law("9.2.2")});
  if (claimed.situation.has<event::Feel>()) {
    cite(ruling, claimed.regime(), {law("9.4"), law("D.2.2")});
    ruling.explanation.push_back(say("Feeling a piece in its aperture is not touching."));
  }
  if (is_threefold_claim) cite(ruling, claimed.regime(), {law("9.2.2.1"), law("9.2.2.2")});
  return ruling;
}

Ruling not_right(Claimed const& claimed, FoundClaim const& found) {
  Regime const regime = claimed.regime();
  Ruling ruling =
      rejected(regime, {rule_of(claimed.claim.kind), law("9.5.3")},
               {say("Rejected: the claim is wrong."), count_sentence(claimed.claim.kind, found.count)});
  add_time_for(ruling, claimed);
  if (is_threefold(claimed.claim.kind)) explain_lost_rights(ruling, regime, found.line);
  return ruling;
}

void bind_to(Ruling& ruling, Claimed const& claimed, std::optional<Move> const& intended) {
  Position const& position = claimed.position();
  if (intended) {
    ruling.choices = played(position, std::array{*intended});
    ruling.explanation.push_back(say("The intended move must be made."));
    return;
  }
  if (auto const instead = moves_instead(position, claimed.claim))
    ruling.choices = played(position, *instead);
  ruling.explanation.push_back(say("The intended move is illegal; its piece is moved where it legally can."));
}

RulingOrFault judged(Claimed const& claimed) {
  std::optional<Move> intended;
  bool const has_intention = is_intended(claimed.claim.kind);
  if (has_intention) {
    auto const written = intended_move(claimed.position(), claimed.claim);
    if (!written) return tl::unexpected(written.error());
    intended = *written;
  }
  FoundClaim found = found_of(claimed, intended);
  if (has_intention && !intended) found.is_right = false;
  Ruling ruling = found.is_right ? right(claimed, found) : not_right(claimed, found);
  if (is_threefold(claimed.claim.kind)) ruling.repetition_count = found.count;
  if (!found.is_right && has_intention) bind_to(ruling, claimed, intended);
  return ruling;
}

RulingOrFault on_its_merits(Claimed const& claimed) {
  if (!has_the_move(claimed) || has_sealed(claimed)) return not_having_the_move(claimed);
  auto const touched = touched_before(claimed.situation, claimed.item, claimed.by);
  if (!touched) return tl::unexpected(touched.error());
  if (touched->is_touched || claimed.claim.is_touched_before) return after_touching(claimed, touched->duty);
  if (is_intended(claimed.claim.kind) && !claimed.claim.is_written) return not_written(claimed);
  return judged(claimed);
}

/// The opponent may take the claim as an offer (9.1.2.3), where the event allows agreements (9.1.1).
std::optional<Ruling> accepted(Situation const& situation, DrawOffers const& offers,
                               std::optional<GameLine> const& line) {
  if (!offers.accepted_at || is_draw_excluded(situation, moves_made(situation, line))) return std::nullopt;
  return drawn(situation.regime, std::array{law("9.1.2.3"), law("9.1.2.1"), law("5.2.3")},
               {say("Drawn: the opponent has accepted."),
                say("A claim of a draw is an offer of a draw, too, whether right or wrong.")});
}

Ruling without_such_claims(Regime regime) {
  return rejected(regime, {law("FI-10"), law("FI-10a")},
                  {say("Rejected: claims by repetition or fifty moves do not exist in this rule set.")});
}

std::optional<Ruling> rejected_at_once(Situation const& situation, event::Claim const& claim) {
  Regime const regime = situation.regime;
  if (claim.by == Actor::assistant || claim.by == Actor::sighted_assistant)
    return rejected(regime, {claim.by == Actor::assistant ? law("D.2.10") : law("D.2.11"), law("9.2.1")},
                    {say("Rejected: the player himself claims a draw, no assistant.")});
  if (claim.by > Actor::arbiter)
    return rejected(regime, {law("12.7"), law("9.2.1")},
                    {say("Rejected: nobody outside the game may interfere in it."),
                     say("Such a claim belongs to the players alone.")});
  if (claim.is_display_only)
    return rejected(regime, {law("6.12.2"), law("6.12.1")},
                    {say("Rejected: no claim can rest only on what a display shows.")});
  return std::nullopt;
}

RulingOrFault decide_claim(Situation const& situation, std::size_t item) {
  Regime const regime = situation.regime;
  auto const& claim = *situation.items[item].as<event::Claim>();
  std::optional<GameLine> line;
  if (states_position(situation)) {
    auto played = line_until(situation, item);
    if (!played) return tl::unexpected(played.error());
    line = *std::move(played);
    if (auto const end = end_of(*line, regime)) return ruling_of(*end, regime);
  }
  auto const offers = draw_offers_in(situation);
  if (!offers) return tl::unexpected(offers.error());
  if (auto draw = accepted(situation, *offers, line)) return *std::move(draw);
  if (!has_draw_claims(regime.rules)) {
    Ruling ruling = without_such_claims(regime);
    if (line && is_threefold(claim.kind)) ruling.repetition_count = line->occurrences();
    return ruling;
  }
  if (auto ruling = rejected_at_once(situation, claim)) return *std::move(ruling);
  if (!line) return missing("position", say("Please give the position or the moves of the game."));
  auto const by = claimant_of(claim);
  if (!by)
    return missing("claim.by", say("Please say which player claims, or for whom the assistant claims."));
  return on_its_merits({situation, claim, item, *by, *std::move(line)});
}

/// Without a claim (Finnish 10c, 9.6.2).
RulingOrFault on_observed_count(Situation const& situation) {
  Regime const regime = situation.regime;
  auto const line = stated_line(situation);
  if (!line) return tl::unexpected(line.error());
  if (auto const end = end_of(*line, regime)) return ruling_of(*end, regime);
  bool const has_power = number_in(law("FI-10c"), regime.rules).has_value();
  unsigned const plies = line->current().halfmove_clock();
  Message const count = count_sentence(ClaimKind::fifty_occurred, plies);
  if (has_power && plies >= plies_of_fifty_moves)
    return ruled(Outcome::arbiter_decides, regime, {law("FI-10c"), law("FI-10")},
                 {say("The arbiter may declare a draw, unasked."), count});
  if (has_power)
    return ruled(Outcome::game_continues, regime, {law("FI-10c"), law("FI-10")},
                 {say("Play goes on: fifty moves by each are not complete."), count});
  if (!has_draw_claims(regime.rules))
    return ruled(Outcome::game_continues, regime, {law("FI-10"), law("FI-10a")},
                 {say("Play goes on: this rule set has no draw after fifty moves.")});
  return ruled(Outcome::game_continues, regime, {law("9.3"), law("9.3.2"), law("9.6.2")},
               {say("Play goes on: fifty moves make a draw only when the player having the move claims."),
                say("Without a claim the game is drawn after 75 moves by each.")});
}

bool is_resigned_before(Situation const& situation, std::size_t item) {
  return std::any_of(situation.items.begin(), situation.items.begin() + static_cast<std::ptrdiff_t>(item),
                     [](Item const& each) { return each.is<event::Resign>(); });
}

RulingOrFault decide_draw(Situation const& situation) {
  auto const item = claim_in(situation);
  bool const is_flag_first = item && tells_of_flags(situation) && flag_claims_in(situation).item < *item;
  if (is_flag_first) return flag_falls.decide(situation);
  if (item && is_resigned_before(situation, *item)) return results.decide(situation);
  auto ruling = item ? decide_claim(situation, *item) : on_observed_count(situation);
  if (!ruling || situation.ask != Ask::permission) return ruling;
  Ruling answer = as_permission(*std::move(ruling));
  if (!item) answer.is_left_to_arbiter = false;
  return answer;
}

}  // namespace

Matter const draw_claims{claim_asks, decide_draw};

}  // namespace tactus::arbitration::laws
