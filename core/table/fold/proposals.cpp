// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for somebody's answer at the table, and how each of it ends: a draw offer (9.1.2.1), a claim
// (9.5), a result or a restoration that one side proposes, a resignation (5.1.2). Accepting, deciding and
// confirming stand with each of them; here is what ends it without.

#include "core/table/fold/fold.hpp"

#include <algorithm>
#include <array>

namespace tactus::table {
namespace {

/// A proposed result that is taken back by what is shown, not by words, is of the kings (endings.cpp).
enum class Waiting : std::uint8_t { result, resignation, kings, restoration, correction };

struct HowItEnds {
  Waiting what;
  bool by_move, by_declining, by_another, by_correction;
};
/// A resignation has ended the game: who moves on, moves after the end. Offers and claims are in none of
/// these columns: an offer ends by refusal, the opponent's touch or move (lapse_offer), a claim is decided.
constexpr std::array how_it_ends{HowItEnds{Waiting::result, true, true, true, true},
                                 HowItEnds{Waiting::resignation, false, false, true, false},
                                 HowItEnds{Waiting::kings, true, false, true, true},
                                 HowItEnds{Waiting::restoration, true, true, true, true},
                                 HowItEnds{Waiting::correction, true, true, true, true}};

bool ends(Waiting what, Lapse by) {
  auto const& row = *std::find_if(how_it_ends.begin(), how_it_ends.end(),
                                  [what](HowItEnds const& each) { return each.what == what; });
  switch (by) {
    case Lapse::move_made: return row.by_move;
    case Lapse::declined: return row.by_declining;
    case Lapse::another_proposal: return row.by_another;
    case Lapse::not_repeated: return false;  // of a resignation alone, before it is one
    case Lapse::move_corrected: break;
  }
  return row.by_correction;
}

Waiting kind_of(Proposal const& proposal) {
  switch (proposal.how) {
    case Ending::resignation: return Waiting::resignation;
    case Ending::kings: return Waiting::kings;
    case Ending::result:
    case Ending::checkmate:
    case Ending::stalemate: break;
  }
  return Waiting::result;
}

/// The move that was pending when it was proposed belongs to it.
bool is_moved_past(TableFacts const& facts, Lapse by) {
  return by != Lapse::move_made || facts.line.plies() > facts.proposed->plies;
}

}  // namespace

EndingProposed told(TableFacts const& facts, Proposal const& proposal) {
  EndingProposed told{*proposal.by, proposal.how, proposal.result, {}};
  bool const is_of_move = proposal.how == Ending::checkmate || proposal.how == Ending::stalemate;
  if (!is_of_move || proposal.plies == 0) return told;
  auto const last = proposal.plies - 1;
  if (last < facts.line.plies())
    told.move = chess::describe(facts.line.diagram_at(last), facts.line.moves()[last]);
  // What only stands on his board, nobody but the mover tells (D.2.3.3).
  else if (auto const pending = facts.turn.shown; pending && is_announced(facts, *pending))
    told.move = chess::describe(facts.line.current(), *pending);
  return told;
}

namespace {

RestoreTold restore_told(TableFacts const& facts, Restoration const& to) {
  if (to.position) return {to.position->turn, to.position->fullmove_number, false};
  return {facts.line.diagram_at(to.plies).turn(), facts.line.number_at(to.plies), false};
}

}  // namespace

Content told(TableFacts const& facts, Restoration const& to) {
  if (!to.replaced) return restore_told(facts, to);
  auto const& before = facts.line.diagram_at(to.plies);
  return ReplaceTold{before.turn(), facts.line.number_at(to.plies), chess::describe(before, *to.replaced),
                     chess::describe(before, facts.line.moves()[to.plies]), false};
}

bool lapse(Fold& f, Lapse by) {
  auto& facts = f.facts();
  bool const is_result_over =
      facts.proposed && ends(kind_of(*facts.proposed), by) && is_moved_past(facts, by);
  bool const is_restoration_over = facts.restoration && ends(Waiting::restoration, by);
  bool const is_correction_over = facts.correction && ends(Waiting::correction, by);
  if (facts.proposed && !is_result_over && by == Lapse::move_made && is_moved_past(facts, by))
    f.record(Irregularity{IrregularityKind::moved_after_resigning,
                          opposite(facts.mover()),
                          static_cast<unsigned>(facts.line.plies()),
                          {}});
  if (is_result_over) facts.proposed.reset();
  if (is_restoration_over) facts.restoration.reset();
  if (is_correction_over) facts.correction.reset();
  bool const is_any_over = is_result_over || is_restoration_over || is_correction_over;
  if (is_any_over) f.say({.to = Audience::table, .content = NoLongerMeant{by}});
  return is_any_over;
}

void propose(Fold& f, Proposal proposal) {
  auto& facts = f.facts();
  bool const is_said_again = facts.proposed && facts.proposed->by == proposal.by &&
                             facts.proposed->how == proposal.how && facts.proposed->result == proposal.result;
  drop_resignation(f, Lapse::another_proposal);
  if (!is_said_again) lapse(f, Lapse::another_proposal);
  facts.proposed = proposal;
  f.say({.to = Audience::table,
         .content = proposal.by ? Content{told(facts, proposal)} : Content{ResultShown{proposal.result}}});
}

void propose(Fold& f, Restoration const& restoration) {
  drop_resignation(f, Lapse::another_proposal);
  lapse(f, Lapse::another_proposal);
  f.facts().restoration = restoration;
  f.say({.to = Audience::table, .content = told(f.facts(), *f.facts().restoration)});
}

void propose(Fold& f, Correction const& correction) {
  drop_resignation(f, Lapse::another_proposal);
  lapse(f, Lapse::another_proposal);
  f.facts().correction = correction;
  f.say({.to = Audience::table, .content = told(f.facts(), correction)});
}

bool confirm(Fold& f, std::array<bool, 2>& confirmed, Color by) {
  bool const is_news = !std::exchange(confirmed[static_cast<unsigned>(by)], true);
  bool const is_by_both = confirmed[0] && confirmed[1];
  if (is_news && !is_by_both) f.say({.to = Audience::table, .content = Confirming{by}});
  return is_by_both;
}

}  // namespace tactus::table
