// SPDX-License-Identifier: GPL-3.0-or-later
// Different positions on the two boards (D.2.9): corrected by both scoresheets. The arbiter decides and sets
// the clocks; this proposes.

#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/irregular_7/illegal_moves.hpp"
#include "core/arbitration/laws/parts.hpp"
#include "core/arbitration/reconcile/sheets/sheet_agreement.hpp"
#include "core/legal/position.hpp"
#include "core/legal/setup_faults.hpp"

#include <algorithm>

namespace tactus::arbitration::laws {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using End = SheetAgreement::End;

bool concerns_divergences(Situation const& situation) { return situation.ask == Ask::divergence; }

std::optional<fact::Scoresheet> sheet_of(Situation const& situation, Color player) {
  std::optional<fact::Scoresheet> found;
  for (fact::Scoresheet const& sheet : situation.all<fact::Scoresheet>())
    if (sheet.by == player) found = sheet;
  return found;
}

/// The position that both boards must show, and how it was found.
struct Target {
  Position start;
  std::vector<Move> moves;  // agreed, or taken as played

  chess::Setup setup() const { return chess::setup_after(start, moves); }
  unsigned plies() const { return static_cast<unsigned>(moves.size()); }
};

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

void tell_sheets(Ruling& ruling, SheetAgreement const& sheets) {
  ruling.do_sheets_agree = sheets.do_sheets_agree();
  ruling.agreed_ply = sheets.agreed_plies();
  if (sheets.end == End::different) ruling.first_difference_ply = sheets.agreed_plies() + 1;
  ruling.unconfirmed_tail = [&] {
    std::vector<PlayedMove> tail;
    Position position = sheets.after_agreed;
    for (Move const m : sheets.tail) {
      tail.push_back({position, m});
      position.play(m);
    }
    return tail;
  }();
}

/// Whose boards must change; the outcome follows from it.
void tell_boards(Ruling& ruling, fact::Boards const& boards, Target const& target) {
  auto const setup = target.setup();
  ByColor<bool> corrects;
  for (Color const player : {Color::white, Color::black})
    corrects[player] = boards.stands[player] != setup.placement;
  bool const is_any = corrects.white || corrects.black;
  ruling.corrects = corrects;
  ruling.restore = setup;
  ruling.restore_ply = target.plies();
  ruling.outcome = is_any ? Outcome::restore_position : Outcome::game_continues;
  ruling.are_clocks_left_to_arbiter = is_any;
  if (!is_any) {
    ruling.explanation.push_back(say("Both boards show the position of the sheets: the game continues."));
  } else if (corrects.white && corrects.black) {
    ruling.explanation.push_back(
        say("Both boards are set to the position after ply {ply}.", {{"ply", target.plies()}}));
  } else {
    ruling.explanation.push_back(
        say("{player}'s board is set to the position after ply {ply}.",
            {{"player", corrects.white ? Color::white : Color::black}, {"ply", target.plies()}}));
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

bool is_ahead_of(chess::Placement const& board, Position const& position) {
  auto const moves = position.legal_moves();
  return std::any_of(moves.begin(), moves.end(),
                     [&](Move m) { return position.after(m).placement() == board; });
}

/// How much of the tail counts as played: a ply that its mover's own sheet or own board shows. A move that is
/// on one sheet only is not yet written on the other (8.1.3), which is no difference.
std::size_t confirmed_plies(SheetAgreement const& sheets, fact::Boards const& boards) {
  std::vector<chess::Placement> reached;
  Position position = sheets.after_agreed;
  for (Move const m : sheets.tail) {
    position.play(m);
    reached.push_back(position.placement());
  }
  Color mover = sheets.after_agreed.turn();
  for (std::size_t i = 0; i < reached.size(); ++i, mover = opposite(mover)) {
    bool const is_shown = std::find(reached.begin() + static_cast<std::ptrdiff_t>(i), reached.end(),
                                    boards.stands[mover]) != reached.end();
    if (mover != *sheets.longer && !is_shown) return i;
  }
  return reached.size();
}

Target target_of(SheetAgreement const& sheets, std::size_t tail_plies) {
  Target target{sheets.start, sheets.agreed};
  target.moves.insert(target.moves.end(), sheets.tail.begin(),
                      sheets.tail.begin() + static_cast<std::ptrdiff_t>(tail_plies));
  return target;
}

Ruling ask_the_mover(Situation const& situation, SheetAgreement const& sheets, std::size_t confirmed) {
  unsigned const ply = sheets.agreed_plies() + static_cast<unsigned>(confirmed) + 1;
  Color const mover = confirmed % 2 == 0 ? sheets.after_agreed.turn() : opposite(sheets.after_agreed.turn());
  Ruling ruling = ruled(Outcome::arbiter_decides, situation.regime, {law("D.2.9"), law("8.1.3")},
                        {say("Ply {ply} stands on one sheet only, and neither the sheet nor the board of "
                             "{player} shows it.",
                             {{"player", mover}, {"ply", ply}}),
                         say("The arbiter asks {player} whether he played it.", {{"player", mover}})});
  ruling.next_steps = {{NextAction::arbiter_asks_about_ply, mover, ply}};
  ruling.are_clocks_left_to_arbiter = true;
  return ruling;
}

Ruling shorter_sheet(Situation const& situation, SheetAgreement const& sheets, fact::Boards const& boards) {
  std::size_t const confirmed = confirmed_plies(sheets, boards);
  if (confirmed < sheets.tail.size()) return ask_the_mover(situation, sheets, confirmed);
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.9"), law("8.1.3")},
                        {say("The sheets agree: the shorter one is only behind.")});
  tell_boards(ruling, boards, target_of(sheets, confirmed));
  if (sheets.is_tail_broken)
    ruling.notices.push_back(say("The next entry of the longer sheet means no legal move."));
  return ruling;
}

Ruling agreeing_sheets(Situation const& situation, SheetAgreement const& sheets, fact::Boards const& boards) {
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.9")},
                        {say("The sheets agree: the boards follow them.")});
  tell_boards(ruling, boards, target_of(sheets, 0));
  return ruling;
}

Ruling different_sheets(Situation const& situation, SheetAgreement const& sheets,
                        fact::Boards const& boards) {
  Ruling ruling = ruled(Outcome::computed, situation.regime, {law("D.2.9")},
                        {say("The sheets differ at ply {ply}: back to the point up to which they agree.",
                             {{"ply", sheets.agreed_plies() + 1}})});
  tell_boards(ruling, boards, target_of(sheets, 0));
  ruling.outcome = Outcome::restore_position;
  ruling.are_clocks_left_to_arbiter = true;
  return ruling;
}

Ruling unclear_sheets(Situation const& situation, SheetAgreement const& sheets) {
  return ruled(
      Outcome::arbiter_decides, situation.regime, {law("D.2.9"), law("8.5.3")},
      {say("Neither sheet says clearly which move ply {ply} was.", {{"ply", sheets.agreed_plies() + 1}}),
       say("The arbiter asks both players.")});
}

/// The move that both sheets state was completed: the clock was pressed, or play went on after it.
bool is_completed(Situation const& situation, SheetAgreement const& sheets, Color by) {
  if (sheets.plies_after_end > 0 || situation.has<event::IllegalMoveCompleted>()) return true;
  auto const presses = situation.all<event::PressClock>();
  return std::any_of(presses.begin(), presses.end(), [&](event::PressClock const& press) {
    return player_of(press.by) == by || press.for_player == by;
  });
}

/// Handed to 7.5: back to the position before it, which is the agreed one and not what a board shows.
RulingOrFault illegal_on_both(Situation const& situation, SheetAgreement const& sheets,
                              fact::Boards const& boards) {
  Color const by = sheets.after_agreed.turn();
  Offence offence;
  offence.by = by;
  offence.is_clock_pressed = is_completed(situation, sheets, by);
  offence.item = situation.items.size();
  Target const target = target_of(sheets, 0);
  Ruling ruling = ruled(Outcome::restore_position, situation.regime, {law("7.5.1")}, {});
  if (offence.is_clock_pressed && !is_finnish_blitz(situation.regime.rules)) {
    if (needs_supervision(offence, situation.regime)) return missing_supervision();
    auto const count = count_of(situation, offence);
    if (!count) return tl::unexpected(count.error());
    ruling = penalty_for(situation, offence, *count, target.setup());
    if (ruling.outcome == Outcome::time_added) ruling.outcome = Outcome::restore_position;
    if (auto const* stated = situation.find<fact::IllegalCount>())
      ruling.illegal_count_after[opposite(by)] = stated->before[opposite(by)];
  }
  Outcome const outcome = ruling.outcome;
  ruling.explanation.insert(
      ruling.explanation.begin(),
      say("Both sheets state an illegal move at ply {ply}: back to the position before it.",
          {{"ply", sheets.agreed_plies() + 1}}));
  tell_boards(ruling, boards, target);
  ruling.outcome = outcome;
  ruling.are_clocks_left_to_arbiter = true;
  if (ruling.articles.size() > 4) ruling.articles.resize(4);
  ruling.articles.insert(ruling.articles.begin(), law("D.2.9"));
  return ruling;
}

RulingOrFault settle(Situation const& situation, SheetAgreement const& sheets, fact::Boards const& boards) {
  bool const are_equal = boards.stands.white == boards.stands.black;
  bool const is_unwritten =
      sheets.end == End::together && is_ahead_of(boards.stands.white, sheets.after_agreed);
  if (are_equal && (sheets.end == End::different || is_unwritten)) return equal_boards(situation);
  switch (sheets.end) {
    case End::together: return agreeing_sheets(situation, sheets, boards);
    case End::one_is_shorter: return shorter_sheet(situation, sheets, boards);
    case End::different: return different_sheets(situation, sheets, boards);
    case End::both_illegal: return illegal_on_both(situation, sheets, boards);
    case End::unclear: break;
  }
  return unclear_sheets(situation, sheets);
}

RulingOrFault without_sheets(Situation const& situation, fact::Boards const& boards) {
  if (boards.stands.white == boards.stands.black) return equal_boards(situation);
  return ruled(Outcome::arbiter_decides, situation.regime, {law("D.2.9"), law("8.5.3")},
               {say("The boards differ: the arbiter needs both scoresheets to correct them.")});
}

RulingOrFault descriptive_sheet(Situation const& situation, Color player) {
  Ruling ruling = ruled(Outcome::arbiter_decides, situation.regime, {law("C"), law("D.2.9")},
                        {say("{player}'s sheet is no evidence: it is not algebraic.", {{"player", player}}),
                         say("The arbiter decides by what is left.")});
  ruling.is_player_warned = true;
  return ruling;
}

SheetEntries entries_of(fact::Scoresheet const& sheet, notation::PieceLetters const& letters) {
  return {sheet.moves, letters};
}

RulingOrFault decide_divergence(Situation const& situation) {
  auto const* const boards = situation.find<fact::Boards>();
  if (boards == nullptr) return missing("boards", say("What stands on each player's board was expected."));
  auto const white = sheet_of(situation, Color::white);
  auto const black = sheet_of(situation, Color::black);
  bool const are_equal = boards->stands.white == boards->stands.black;
  RulingOrFault ruling = without_sheets(situation, *boards);
  if (white && black) {
    auto const white_letters = letters_of(white->language);
    auto const black_letters = letters_of(black->language);
    auto const start = states_position(situation) ? stated_position(situation) : Position::initial();
    if (!start) return tl::unexpected(start.error());
    if (!white_letters || !black_letters)
      return descriptive_sheet(situation, white_letters ? Color::black : Color::white);
    auto const sheets =
        compare_sheets(*start, entries_of(*white, *white_letters), entries_of(*black, *black_letters));
    ruling = settle(situation, sheets, *boards);
    if (!ruling) return ruling;
    tell_sheets(*ruling, sheets);
    if (ruling->articles.size() < 5) add_languages(*ruling, situation);
  }
  ruling->are_boards_equal = are_equal;
  return ruling;
}

}  // namespace

Part const divergences{"divergences", concerns_divergences, decide_divergence};

}  // namespace tactus::arbitration::laws
