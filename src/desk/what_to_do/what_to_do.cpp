// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/what_to_do/what_to_do.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/clock/reading.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "src/arbiter/reconcile/way_back.hpp"
#include "src/arbiter/sheet/ruling_sheet.hpp"
#include "src/arbiter/sheet/sheet_words.hpp"
#include "src/desk/what_to_do/matter.hpp"
#include "src/desk/what_to_do/ruled.hpp"

#include <algorithm>

namespace tactus::desk {
namespace {

using arbitration::laws::Outcome;
using chess::Color;
using program::SheetSection;
using program::dialogue::KnownGame;
using Sections = std::vector<SheetSection>;

constexpr std::size_t changes_at_most = 6;  // more are set up faster from the diagram

/// What hands do on this player's board until it shows `target`. False: nothing, or it is not read.
bool add_changes(Sections& then, table::TableState const& state, Color player,
                 chess::Placement const& target) {
  auto const board = program::sensed_board(state, player);
  if (!board) return false;
  auto const changes = arbitration::reconcile::changes_to(*board, target);
  if (changes.empty()) return false;
  SheetSection section{say("{player}'s board, changes: {count}",
                           {{"player", player}, {"count", static_cast<unsigned>(changes.size())}})};
  if (changes.size() <= changes_at_most)
    section.lines = program::change_lines(changes);
  else
    section.heading = say("{player}'s board: set the whole position up.", {{"player", player}});
  then.push_back(std::move(section));
  return true;
}

void add_ruling(WhatToDo& todo, Message heading, std::optional<Ruled> const& found) {
  if (!found) return;
  auto const& [situation, ruling, clocks] = *found;
  todo.then.push_back({std::move(heading), program::ruling_acts(situation, ruling, clocks)});
  for (Law const each : ruling.articles)
    if (std::ranges::find(todo.articles, each) == todo.articles.end()) todo.articles.push_back(each);
}

/// The same once more in this game.
void add_next_one(WhatToDo& todo, KnownGame game, Color by, Answers const& answers,
                  std::optional<Ruled> const& first) {
  ++game.illegal_moves[by];
  auto const second = ruled(game, answers);
  if (!first || !second || second->ruling.outcome == first->ruling.outcome) return;
  todo.then.back().lines.push_back(
      say("The next one: {what}", {{"what", std::vector{program::outcome_words(second->ruling.outcome)}}}));
}

/// The arbiter may not point it out himself.
bool is_on_claim(KnownGame const& game, Attention const& reason) {
  if (!reason.by) return false;
  Answers answers{{"What exactly?", "May the arbiter point it out?"}};
  if (reason.why == Reason::flag_fallen) {
    answers["What happened?"] = "Flags";
    answers["Whose flag fell?"] = word_of(*reason.by);
  } else if (reason.why == Reason::illegal_move || reason.why == Reason::pressed_early) {
    answers["What happened?"] = "Illegal moves";
    answers["Who made the illegal move?"] = word_of(*reason.by);
  } else {
    return false;
  }
  auto const found = ruled(game, answers);
  return found && found->ruling.outcome == arbitration::laws::Outcome::forbidden;
}

Message heading_of(bool is_on_claim) { return is_on_claim ? say("If it is claimed:") : say("By the Laws:"); }

/// What the Laws say of an illegal move, or of what counts as one.
std::optional<Ruled> add_illegal(WhatToDo& todo, KnownGame const& game, Color by, Message heading,
                                 Answers answers) {
  answers["Did the opponent claim?"] = "yes";
  answers["Did the arbiter see it himself?"] = "no";
  answers["Has the opponent moved since?"] = "no";
  answers["Had he moved before he claimed?"] = "no";
  auto found = ruled(game, answers);
  add_ruling(todo, std::move(heading), found);
  if (!found) return std::nullopt;
  todo.then.back().lines.push_back(
      say("Illegal moves of {player} before: {count}", {{"player", by}, {"count", game.illegal_moves[by]}}));
  add_next_one(todo, game, by, answers, found);
  return found;
}

/// With what the ruling adds.
std::optional<arbitration::reconcile::ClockTimes> clocks_then(std::optional<Ruled> const& found) {
  if (!found || !found->clocks.white || !found->clocks.black) return std::nullopt;
  auto const& added = found->ruling.time_added;
  return arbitration::reconcile::ClockTimes{*found->clocks.white + added.white.value_or(Millis{0}),
                                            *found->clocks.black + added.black.value_or(Millis{0})};
}

bool is_put_back(Outcome outcome) {
  return outcome == Outcome::restore_position || outcome == Outcome::time_added;
}

/// 7.5.5 goes with 7.5.1 whenever the move is found; under the shorter rules an old one may stand (A.5.2).
void add_illegal_move(WhatToDo& todo, program::GameEvidence const& evidence, KnownGame const& game,
                      Message heading, Answers const& matter) {
  auto const& line = evidence.state().line();
  auto const ply = arbitration::JudgedLine{line}.first_illegal();
  if (!ply) return;
  auto const by = line.diagram_at(*ply - 1).turn();
  auto const found = add_illegal(todo, game, by, std::move(heading), matter);
  if (found && !is_put_back(found->ruling.outcome)) return;
  todo.then.push_back({say("Position to be set up: before move {count} of {player}.",
                           {{"count", line.number_at(*ply - 1)}, {"player", by}})});
  for (Color const player : chess::both_colors)
    add_changes(todo.then, evidence.state(), player, line.diagram_at(*ply - 1).placement());
  std::vector<chess::Move> const before{line.moves().begin(),
                                        line.moves().begin() + static_cast<std::ptrdiff_t>(*ply - 1)};
  auto const& table = evidence.state();
  todo.then.push_back(program::way_back(table, program::entries_to(table, before, clocks_then(found))));
}

void add_draw_claim(WhatToDo& todo, KnownGame const& game, Answers answers) {
  answers["Had he touched a piece before?"] = "no";
  answers["Does the opponent accept a draw?"] = "no";
  auto const found = ruled(game, answers);
  add_ruling(todo, say("By the record of the game:"), found);
  if (found && found->ruling.repetition_count)
    todo.then.back().lines.push_back(
        say("The position has occurred: {count}", {{"count", *found->ruling.repetition_count}}));
}

void add_flag(WhatToDo& todo, KnownGame const& game, Color fallen, Message heading, Answers answers) {
  answers["Was a move made just before?"] = "no";
  answers["Did the opponent claim?"] = "yes";
  answers["Who claimed?"] = word_of(opposite(fallen));
  answers["Did he show a forced mate?"] = "no";
  add_ruling(todo, std::move(heading), ruled(game, answers));
}

/// What the clock shows comes first: most such claims are early.
void add_flag_claim(WhatToDo& todo, KnownGame const& game, Color fallen, Answers const& matter) {
  bool const is_shown_up = game.clocks && game.clocks->of(fallen) > Millis{0} &&
                           !(fallen == Color::white ? game.clocks->white_flag : game.clocks->black_flag);
  if (game.clocks)
    todo.then.push_back({say("Clock of {player}: {reading}",
                             {{"player", fallen}, {"reading", clock::display(game.clocks->of(fallen))}})});
  if (is_shown_up)
    todo.then.push_back(
        {say("If it has not fallen:"), {say("The claim is rejected."), say("The game continues.")}});
  add_flag(todo, game, fallen, say("If it has fallen:"), matter);
}

/// Whether the opponent tries to win, the arbiter alone sees (III.5.1, FI-10b).
void add_normal_means(WhatToDo& todo, KnownGame const& game, Answers answers) {
  add_ruling(todo, say("By the Laws:"), ruled(game, answers));
  answers["What happened?"] = "The arbiter rejects the claim";
  add_ruling(todo, say("If you reject it:"), ruled(game, answers));
}

/// The request is an offer of a draw (III.4).
void add_extra_seconds(WhatToDo& todo, KnownGame const& game, Answers answers) {
  constexpr char const* increment = "increment of 5 seconds";
  answers["Which?"] = increment;
  answers["Does the opponent decline a draw?"] = "yes";
  answers["Does the opponent accept a draw?"] = "no";
  answers["Does the arbiter agree?"] = "yes";
  answers["To which?"] = increment;
  add_ruling(todo, say("If the draw is declined and you agree:"), ruled(game, answers));
}

void add_claim(WhatToDo& todo, program::GameEvidence const& evidence, KnownGame const& game,
               table::ClaimMade const& claim, Answers const& matter) {
  switch (claim.kind) {
    case table::ClaimKind::threefold:
    case table::ClaimKind::fifty_moves: return add_draw_claim(todo, game, matter);
    case table::ClaimKind::flag_fall: return add_flag_claim(todo, game, opposite(claim.by), matter);
    case table::ClaimKind::illegal_move:
      if (!arbitration::JudgedLine{evidence.state().line()}.first_illegal())
        return todo.then.push_back({say("The record has no illegal move.")});
      return add_illegal_move(todo, evidence, game, say("By the Laws:"), matter);
    case table::ClaimKind::normal_means: return add_normal_means(todo, game, matter);
    case table::ClaimKind::extra_seconds: return add_extra_seconds(todo, game, matter);
    case table::ClaimKind::touched_piece: break;
  }
}

void add_boards(WhatToDo& todo, program::GameEvidence const& evidence) {
  todo.then.push_back({say("If both sheets have the moves of the record:")});
  for (auto& each : boards_against_record(evidence)) todo.then.push_back(std::move(each));
  todo.then.push_back({say("If a sheet says otherwise, both are typed in below.")});
  todo.then.push_back(
      {say("Then the clock of {player} is started.", {{"player", evidence.state().to_move()}})});
}

/// The next step on a move that the record has as not legal, or that only stands on the board.
Message step_on_illegal_move(program::GameEvidence const& evidence, Color by, bool is_on_claim) {
  if (!arbitration::JudgedLine{evidence.state().line()}.first_illegal())
    return say("Wait: until {player} presses his clock he may put it right.", {{"player", by}});
  return is_on_claim ? say("Say nothing until {player} claims an illegal move.", {{"player", opposite(by)}})
                     : say("Stop both clocks: a move of {player} was not legal.", {{"player", by}});
}

}  // namespace

Sections boards_against_record(program::GameEvidence const& evidence) {
  Sections then;
  auto const& record = evidence.state().line();
  auto const start = chess::position_of(record.start());
  for (Color const player : chess::both_colors)
    if (add_changes(then, evidence.state(), player, record.current().placement()) && start)
      program::add_causes(then, player, *start, record.moves(),
                          *program::sensed_board(evidence.state(), player));
  return then;
}

WhatToDo what_to_do(program::GameEvidence const& evidence, Attention const& reason) {
  WhatToDo todo;
  auto const game = program::dialogue::known_game(evidence);
  bool const on_claim = is_on_claim(game, reason);
  auto const matter = matter_of(evidence, reason);
  todo.first = first_step(reason, on_claim);
  if (reason.article) todo.articles.push_back(*reason.article);
  if (reason.claim) {
    add_claim(todo, evidence, game, *reason.claim, matter);
    return todo;
  }
  switch (reason.why) {
    case Reason::boards_differ: add_boards(todo, evidence); break;
    case Reason::flag_fallen:
      if (reason.by) add_flag(todo, game, *reason.by, heading_of(on_claim), matter);
      break;
    case Reason::pressed_early:
      if (reason.by && reason.article == arbitration::laws::law("7.5.3"))
        add_illegal(todo, game, *reason.by, heading_of(on_claim), matter);
      break;
    case Reason::illegal_move:
      if (reason.by) todo.first = step_on_illegal_move(evidence, *reason.by, on_claim);
      add_illegal_move(todo, evidence, game, heading_of(on_claim), matter);
      break;
    case Reason::ended_on_board:
    case Reason::drawn_by_itself:
      add_ruling(todo, say("By the Laws:"),
                 ruled(game, {{"What happened?", "Is the game over?"}, {"Was one more move made?", "no"}}));
      break;
    default: break;
  }
  return todo;
}

}  // namespace tactus::desk
