// SPDX-License-Identifier: GPL-3.0-or-later
// How the game stands, one list for every ear that is to know it: on request (12.6 tells nothing of the
// moves), for an assistant who has nothing else to do, and where Tactus begins again. What is wrong comes
// first, then what waits for an answer, then who is awaited.

#include "core/table/fold/fold.hpp"
#include "core/table/fold/missing_moves.hpp"

#include <algorithm>

namespace tactus::table {
namespace {

using Contents = std::vector<Content>;

void add_adjournment(TableFacts const& facts, Contents& all) {
  if (!facts.sealing || !facts.is_open()) return;
  all.emplace_back(AdjournedTold{*facts.sealing, facts.line.number_at(facts.line.plies())});
  if (!facts.resumption.empty()) all.emplace_back(ResumptionTold{facts.resumption});
  if (facts.is_resumption_wanted) all.emplace_back(ResumptionWanted{});
  if (facts.is_continue_told) all.emplace_back(ContinueNeeded{});
}

/// The record comes first. Of all others nothing is known while nobody plays.
void add_lost_devices(TableFacts const& facts, Contents& all) {
  if (is_lost(facts, Device::disk)) all.emplace_back(DeviceLost{Device::disk});
  if (!facts.is_playing()) return;
  for (Device const device : all_devices)
    if (device != Device::disk && is_lost(facts, device)) all.emplace_back(DeviceLost{device});
}

void add_boards(TableFacts const& facts, Contents& all) {
  if (!facts.is_open()) return;
  auto const is_any = [&](auto const& is_so) { return std::ranges::any_of(facts.boards, is_so); };
  if (is_any([](auto const& board) { return board && board->is_difference_told; }))
    all.emplace_back(CallArbiter{});
  for (Color const c : {Color::white, Color::black})
    if (facts.board(c) && facts.board(c)->awaits_position) all.emplace_back(BoardToSetUp{c});
  if (facts.king_asked) all.emplace_back(KingAsked{*facts.king_asked});
}

void add_confirming(std::array<bool, 2> const& is_confirmed, Contents& all) {
  for (Color const each : {Color::white, Color::black})
    if (is_confirmed[static_cast<unsigned>(each)]) all.emplace_back(Confirming{each});
}

/// Each as it was told, then who has confirmed it.
void add_proposals(TableFacts const& facts, Contents& all) {
  if (facts.offer) all.emplace_back(DrawOfferTold{*facts.offer});
  if (facts.claim) {
    all.emplace_back(ClaimTold{facts.claim->kind});
    add_confirming(facts.claim->is_rejected, all);
  }
  if (facts.proposed)
    all.push_back(facts.proposed->by ? Content{told(facts, *facts.proposed)}
                                     : Content{ResultShown{facts.proposed->result}});
  if (facts.restoration) {
    all.push_back(told(facts, *facts.restoration));
    add_confirming(facts.restoration->is_confirmed, all);
  }
  if (facts.correction) all.emplace_back(told(facts, *facts.correction));
}

/// Of his own board, and what he alone is asked.
void add_his_own(TableFacts const& facts, Requested const& in, Contents& all) {
  if (!facts.is_playing()) return;
  if (auto const& board = facts.board(in.by); board && !board->is_lost) {
    auto const fallen = fallen_pieces(*board);
    if (facts.setup.player(in.by).is_blind && !fallen.occupied().empty())
      all.emplace_back(PiecesToPutBack{fallen});
    for (chess::Square const s : board->sense.masked() & board->told_bad) all.emplace_back(SensorFoundBad{s});
  }
  if (is_piece_asked(facts, in.by)) all.emplace_back(PromotionAsked{});
  if (!in.several_moves.empty()) all.emplace_back(MoveRefused{MoveRefusal::several_moves, in.several_moves});
  if (facts.resigning == in.by) all.emplace_back(OnceMoreAsked{TwiceEntered::resignation, in.by});
  if (in.once_more) all.emplace_back(OnceMoreAsked{*in.once_more, in.by});
}

/// While moves are missing nobody knows whose move it is. Where there is no clock to press, the reply
/// completes a move.
void add_who_is_awaited(TableFacts const& facts, Contents& all) {
  if (!facts.is_playing() || facts.seating.are_moves_missed) return;
  if (is_set_back(facts) && facts.restoration) return;
  bool const has_moved = !facts.setup.has_clock && facts.turn.last_shown && facts.is_read(facts.mover());
  all.emplace_back(MoveAwaited{has_moved ? opposite(facts.mover()) : facts.mover()});
}

}  // namespace

Contents waiting(TableFacts const& facts) {
  Contents all;
  if (!facts.is_started) return all;
  add_adjournment(facts, all);
  if (facts.seating.are_moves_missed && facts.is_playing()) all.emplace_back(missing_told(facts));
  add_lost_devices(facts, all);
  add_boards(facts, all);
  add_proposals(facts, all);
  if (!facts.is_open()) all.push_back(end_told(facts));
  return all;
}

StandingTold standing(TableFacts const& facts) {
  StandingTold told{waiting(facts)};
  add_who_is_awaited(facts, told.facts);
  return told;
}

StandingTold standing(TableFacts const& facts, Requested const& in) {
  StandingTold told{waiting(facts)};
  add_his_own(facts, in, told.facts);
  add_who_is_awaited(facts, told.facts);
  return told;
}

void tell_standing(Fold& f, Requested const& in) {
  StandingTold const told = standing(f.facts(), in);
  auto const assistant = audience_of_assistant(in.by);
  // Who can act hears it: the player, and whoever acts for him.
  if (!is_told_by_assistant(f.facts(), in.by) || f.facts().setup.player(in.by).is_deaf) tell(f, in.by, told);
  if (!f.facts().setup.player(in.by).guided.is_empty()) f.say({.to = assistant, .content = told});
}

}  // namespace tactus::table
