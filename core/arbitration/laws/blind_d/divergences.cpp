// SPDX-License-Identifier: GPL-3.0-or-later
// Different positions on the two boards (D.2.9): what reconciling the sheets and the boards comes to, as a
// ruling. The arbiter decides and sets the clocks; this proposes.

#include "core/arbitration/laws/blind_d/reconciled_table.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/reconcile/settlement.hpp"
#include "core/legal/position.hpp"
#include "core/legal/setup_faults.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::both_colors;
using chess::Color;
using chess::Position;
using reconcile::Verdict;

std::optional<fact::Scoresheet> sheet_of(Situation const& situation, Color player) {
  std::optional<fact::Scoresheet> found;
  for (fact::Scoresheet const& sheet : situation.all<fact::Scoresheet>())
    if (sheet.by == player) found = sheet;
  return found;
}

/// Entry for entry, as far as both go.
bool is_start_shared(std::vector<std::string> const& some, std::vector<std::string> const& others) {
  auto const both = static_cast<std::ptrdiff_t>(std::min(some.size(), others.size()));
  return std::equal(some.begin(), some.begin() + both, others.begin());
}

void add_languages(Ruling& ruling, Situation const& situation) {
  auto const sheets = situation.all<fact::Scoresheet>();
  bool const is_mixed = std::any_of(sheets.begin(), sheets.end(), [&](fact::Scoresheet const& sheet) {
    return sheet.language != sheets.front().language;
  });
  if (is_mixed) cite(ruling, situation.regime, {law("C.3")});
  bool const is_spelt_differently = std::any_of(
      sheets.begin(), sheets.end(),
      [&](fact::Scoresheet const& sheet) { return !is_start_shared(sheet.moves, sheets.front().moves); });
  if (!is_mixed && is_spelt_differently) cite(ruling, situation.regime, {law("C.9")});
}

void tell_sheets(Ruling& ruling, ReconciledTable const& table) {
  ruling.do_sheets_agree = !table.difference();
  ruling.agreed_ply = table.agreed_plies();
  if (table.difference()) ruling.first_difference_ply = table.agreed_plies() + 1;
  ruling.unconfirmed_tail = table.tail();
}

/// Whose boards must change; the outcome follows from it.
void tell_boards(Ruling& ruling, ReconciledTable const& table) {
  auto const setup = chess::setup_after(table.found.start, table.answer().moves);
  unsigned const ply = table.answer().plies();
  ByColor<bool> corrects;
  for (Color const player : both_colors)
    corrects[player] = !table.found.boards[player].shows(setup.placement);
  bool const is_any = corrects.white || corrects.black;
  ruling.corrects = corrects;
  ruling.restore = setup;
  ruling.restore_ply = ply;
  ruling.outcome = is_any ? Outcome::restore_position : Outcome::game_continues;
  ruling.are_clocks_left_to_arbiter = is_any;
  if (!is_any) {
    ruling.explanation.push_back(say("Both boards show the position of the sheets: the game continues."));
  } else if (corrects.white && corrects.black) {
    ruling.explanation.push_back(say("Both boards are set to the position after ply {ply}.", {{"ply", ply}}));
  } else {
    ruling.explanation.push_back(
        say("{player}'s board is set to the position after ply {ply}.",
            {{"player", corrects.white ? Color::white : Color::black}, {"ply", ply}}));
  }
  if (is_any) ruling.explanation.push_back(say("The arbiter sets the clocks."));
}

/// Boards equal to one another give no case of D.2.9, even where the sheets differ or are behind.
Ruling equal_boards(Situation const& situation) {
  Ruling ruling = ruled(Outcome::game_continues, situation.regime, {law("D.2.9")},
                        {say("The boards show the same position: there is nothing to correct.")});
  ruling.corrects = ByColor<bool>{false, false};
  return ruling;
}

Ruling both_are_asked(Situation const& situation, Message because) {
  return ruled(Outcome::arbiter_decides, situation.regime, {law("D.2.9"), law("8.5.3")},
               {std::move(because), say("The arbiter asks both players.")});
}

/// About a ply of the tail, from 0.
Ruling ask_about(Situation const& situation, ReconciledTable const& table, unsigned ply) {
  Color const mover = table.mover_of(ply);
  if (table.is_longer(mover))
    return both_are_asked(situation, say("The next entry of the longer sheet means no legal move."));
  Ruling ruling = ruled(Outcome::arbiter_decides, situation.regime, {law("D.2.9"), law("8.1.3")},
                        {say("Ply {ply} stands on one sheet only, and neither the sheet nor the board of "
                             "{player} shows it.",
                             {{"player", mover}, {"ply", ply + 1}}),
                         say("The arbiter asks {player} whether he played it.", {{"player", mover}})});
  ruling.next_steps = {{NextAction::arbiter_asks_about_ply, mover, ply + 1}};
  ruling.are_clocks_left_to_arbiter = true;
  return ruling;
}

/// The boards follow the line of the sheets.
Ruling follow_the_sheets(Situation const& situation, ReconciledTable const& table) {
  if (auto const ply = table.unconfirmed_ply()) return ask_about(situation, table, *ply);
  auto const tail = table.tail();
  Ruling ruling =
      ruled(Outcome::computed, situation.regime, {law("D.2.9")},
            {table.difference() ? say("The boards follow the sheets, as far as these can be read together.")
             : tail.empty()     ? say("The sheets agree: the boards follow them.")
                                : say("The sheets agree: the shorter one is only behind.")});
  if (!tail.empty()) cite(ruling, situation.regime, {law("8.1.3")});
  tell_boards(ruling, table);
  return ruling;
}

Ruling back_to_agreement(Situation const& situation, ReconciledTable const& table) {
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.9")},
                        {say("The sheets differ at ply {ply}: back to the point up to which they agree.",
                             {{"ply", table.answer().plies() + 1}})});
  tell_boards(ruling, table);
  ruling.outcome = Outcome::restore_position;
  ruling.are_clocks_left_to_arbiter = true;
  return ruling;
}

/// The move that both sheets state was completed: the clock was pressed, or play went on after it.
bool is_completed(Situation const& situation, ReconciledTable const& table, Color by) {
  bool const is_played_on = std::max(table.written.white, table.written.black) > table.answer().plies() + 1;
  if (is_played_on || situation.has<event::IllegalMoveCompleted>()) return true;
  auto const presses = situation.all<event::PressClock>();
  return std::any_of(presses.begin(), presses.end(), [&](event::PressClock const& press) {
    return player_of(press.by) == by || press.for_player == by;
  });
}

/// Handed to 7.5: back to the position before it, which is the agreed one and not what a board shows.
RulingOrFault illegal_on_both(Situation const& situation, ReconciledTable const& table) {
  auto const before = chess::setup_after(table.found.start, table.answer().moves);
  Color const by = before.turn;
  Offence offence;
  offence.by = by;
  offence.is_clock_pressed = is_completed(situation, table, by);
  offence.item = situation.items.size();
  Ruling ruling = ruled(Outcome::restore_position, situation.regime, {law("7.5.1")}, {});
  if (offence.is_clock_pressed && !is_finnish_blitz(situation.regime.rules)) {
    if (needs_supervision(offence, situation.regime)) return missing_supervision();
    auto const count = count_of(situation, offence);
    if (!count) return tl::unexpected(count.error());
    ruling = penalty_for(situation, offence, *count, before);
    if (ruling.outcome == Outcome::time_added) ruling.outcome = Outcome::restore_position;
    if (auto const* stated = situation.find<fact::IllegalCount>())
      ruling.illegal_count_after[opposite(by)] = stated->before[opposite(by)];
  }
  Outcome const outcome = ruling.outcome;
  ruling.explanation.insert(
      ruling.explanation.begin(),
      say("Both sheets state an illegal move at ply {ply}: back to the position before it.",
          {{"ply", table.answer().plies() + 1}}));
  tell_boards(ruling, table);
  ruling.outcome = outcome;
  ruling.are_clocks_left_to_arbiter = true;
  if (ruling.articles.size() > 4) ruling.articles.resize(4);
  ruling.articles.insert(ruling.articles.begin(), law("D.2.9"));
  return ruling;
}

RulingOrFault without_sheets(Situation const& situation, fact::Boards const& boards) {
  if (boards.stands.white == boards.stands.black) return equal_boards(situation);
  return ruled(Outcome::arbiter_decides, situation.regime, {law("D.2.9"), law("8.5.3")},
               {say("The boards differ: the arbiter needs both scoresheets to correct them.")});
}

RulingOrFault as_reconciled(Situation const& situation, ReconciledTable const& table) {
  auto const& answer = table.answer();
  bool const is_board_of_line =
      table.found.boards.white.shows(reconcile::position_after(table.found.start, answer.moves).placement());
  switch (answer.verdict) {
    case Verdict::none:
      if (is_board_of_line && !table.difference()) return follow_the_sheets(situation, table);
      return equal_boards(situation);
    case Verdict::reconstruct: return equal_boards(situation);
    default: break;
  }
  if (!table.is_borne_out())
    return both_are_asked(situation,
                          say("The sheets could not be read to their ends: the answer is not certain."));
  if (answer.verdict == Verdict::illegal_restore) return illegal_on_both(situation, table);
  if (answer.verdict == Verdict::correct_board) return follow_the_sheets(situation, table);
  if (answer.ground == reconcile::Ground::sheets_differ) return back_to_agreement(situation, table);
  return both_are_asked(
      situation, say("Neither sheet says clearly which move ply {ply} was.", {{"ply", answer.plies() + 1}}));
}

RulingOrFault descriptive_sheet(Situation const& situation, Color player) {
  Ruling ruling = ruled(Outcome::arbiter_decides, situation.regime, {law("C"), law("D.2.9")},
                        {say("{player}'s sheet is not evidence: it is not algebraic.", {{"player", player}}),
                         say("The arbiter decides by what is left.")});
  ruling.is_player_warned = true;
  return ruling;
}

RulingOrFault with_sheets(Situation const& situation, fact::Boards const& boards,
                          ByColor<fact::Scoresheet> const& sheets) {
  auto const start = states_position(situation) ? stated_position(situation) : Position::initial();
  if (!start) return tl::unexpected(start.error());
  for (Color const player : both_colors)
    if (!letters_of(sheets[player].language)) return descriptive_sheet(situation, player);
  ReconciledTable const table = reconciled(*start, boards, sheets);
  RulingOrFault ruling = as_reconciled(situation, table);
  if (!ruling) return ruling;
  tell_sheets(*ruling, table);
  if (ruling->articles.size() < 5) add_languages(*ruling, situation);
  return ruling;
}

RulingOrFault decide_divergence(Situation const& situation) {
  auto const* const boards = situation.find<fact::Boards>();
  if (boards == nullptr) return missing("boards", say("Please say what stands on each player's board."));
  auto const white = sheet_of(situation, Color::white);
  auto const black = sheet_of(situation, Color::black);
  RulingOrFault ruling =
      white && black ? with_sheets(situation, *boards, {*white, *black}) : without_sheets(situation, *boards);
  if (ruling) ruling->are_boards_equal = boards->stands.white == boards->stands.black;
  return ruling;
}

}  // namespace

Matter const divergences{{Ask::divergence}, decide_divergence};

}  // namespace tactus::arbitration::laws
