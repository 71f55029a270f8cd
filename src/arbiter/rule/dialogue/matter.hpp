// SPDX-License-Identifier: GPL-3.0-or-later
// What may have happened at a table, as tables: each matter lists the questions whose answers make a case of
// the laws. Items and keys are those of docs/arbiters/laws.md.
#pragma once

#include "core/arbitration/laws/cases/situation.hpp"
#include "core/message/message.hpp"

#include <span>
#include <string_view>

namespace tactus::program::dialogue {

/// What an answer is, and what becomes of it.
enum class Form : std::uint8_t {
  fixed,            // nothing is asked; the value is `text`
  bare,             // nothing is asked; a new item begins
  player,           // nothing is asked; the colour answered first in this matter
  opponent,         // nothing is asked; the other colour
  happened,         // yes: the item happened; no: its questions are passed over
  again,            // yes: the questions of the item once more, for another such item
  color,            // white or black
  disabled_player,  // white or black: who is visually disabled
  yes_no,           //
  word_if_no,       // no: the word `options[0]`; yes: nothing
  word_if_yes,      //
  choice,           // one of `options`
  players,          // white, black or both
  count,            //
  count_of_player,  // the key is the colour answered first in this matter
  ply,              // the number of a move of that player; the value is its ply
  ply_of_black,     // the number of moves that Black had made; the value is the ply after the last
  both_times,       // of White and of Black, with a blank between
  time,             // seconds, m:ss or h:mm:ss
  square,           //
  position,         // "start", a FEN, what stands where, or the moves so far: then the fact is `moves`
  position_before,  // as above: before the player's move that is asked about
  any_position,     // as `position`, but one that cannot be played on is kept as not valid
  fen,              // "start" or a FEN
  placement,        // a FEN of which only the pieces count
  move,             // legal in the position answered before
  any_move,         // legal or not, in coordinate form where not
  raw_moves,        // coordinate form from the start, legal or not
  line,             // legal moves from the position answered before
  sheet,            // the moves of a scoresheet in one line
  periods,          // "40/1:30:00 0:30:00"
  text,             //
};

struct Option {
  std::string_view value;  // as in a case
  std::string_view label;  // for people
};

/// When a question has a meaning.
enum class When : std::uint8_t {
  always,
  basic,
  finnish_blitz,
  if_yes,         // the last answer of form `yes_no` was yes
  if_it_matters,  // behind all others, and only where the ruling depends on it
  at_the_end,     // behind all others
};

struct Step {
  std::string_view item;  // name of the fact or the happening; another name than before begins a new item
  std::string_view key;
  Form form = Form::bare;
  std::string_view text;  // the question
  std::span<Option const> options;
  bool may_be_empty = false;  // then the key is left out
  When when = When::always;
};

struct Matter {
  std::string_view title;
  std::string_view ask;
  std::span<Step const> steps;
};

struct Chapter {
  std::string_view title;
  std::span<Matter const> matters;
};

std::span<Chapter const> chapters();

/// An item that is no fact of the case: what the clocks show, for the sheet.
inline constexpr std::string_view clocks_for_sheet = "clocks";

// To write the tables with.

constexpr Step fixed(std::string_view item, std::string_view key, std::string_view value) {
  return {item, key, Form::fixed, value, {}};
}
constexpr Step bare(std::string_view item) { return {item, "", Form::bare, "", {}}; }
constexpr Step by_player(std::string_view item, std::string_view key = "by") {
  return {item, key, Form::player, "", {}};
}
constexpr Step by_opponent(std::string_view item, std::string_view key = "by") {
  return {item, key, Form::opponent, "", {}};
}
constexpr Step ask(std::string_view item, std::string_view key, Form form, std::string_view question) {
  return {item, key, form, question, {}};
}
constexpr Step maybe(std::string_view item, std::string_view key, Form form, std::string_view question) {
  return {item, key, form, question, {}, true};
}
constexpr Step choose(std::string_view item, std::string_view key, std::string_view question,
                      std::span<Option const> options) {
  return {item, key, Form::choice, question, options};
}
constexpr Step happened(std::string_view item, std::string_view question, When when = When::always) {
  return {item, "", Form::happened, question, {}, false, when};
}
constexpr Step again(std::string_view item, std::string_view question) {
  return {item, "", Form::again, question, {}};
}

constexpr Step if_yes(Step step) {
  step.when = When::if_yes;
  return step;
}

/// Asked first only where moves are asked for; it may be unknown there, too.
inline constexpr Step the_position{"position", "fen", Form::position,     translatable("Position?"),
                                   {},         false, When::if_it_matters};
inline constexpr Step position_before{"position", "fen", Form::position_before, translatable("Position?"),
                                      {},         false, When::if_it_matters};
inline constexpr Step position_at_the_end{"position", "fen", Form::position,  translatable("Position?"),
                                          {},         true,  When::at_the_end};

inline constexpr Option piece_options[]{{"K", translatable("king")},   {"Q", translatable("queen")},
                                        {"R", translatable("rook")},   {"B", translatable("bishop")},
                                        {"N", translatable("knight")}, {"P", translatable("pawn")}};
inline constexpr Option language_options[]{{"en", translatable("English letters, KQRBN")},
                                           {"de", translatable("German letters, KDTLS")},
                                           {"fi", translatable("Finnish letters, KDTLR")},
                                           {"sv", translatable("Swedish letters, KDTLS")},
                                           {"fr", translatable("French letters, RDTFC")},
                                           {"en-descriptive", translatable("English descriptive, P-K4")}};

// The chapters of the dialogue. Private to it.

// Questions of several chapters.
inline constexpr Option country_options[]{{"Finland", translatable("Finland")},
                                          {"other", translatable("another country")}};
inline constexpr Step clocks_now =
    maybe(clocks_for_sheet, "both", Form::both_times, translatable("The clocks now, White first?"));

// board.cpp
extern Chapter const touching;
extern Chapter const announcing;
extern Chapter const divergence;
extern Chapter const chess960;
// penalties.cpp
extern Chapter const illegal_moves;
extern Chapter const wrong_start;
extern Chapter const results;
// draws.cpp
extern Chapter const draws;
extern Chapter const quickplay;
// clock.cpp
extern Chapter const clock_times;
extern Chapter const flags;
extern Chapter const recording;
// conduct.cpp
extern Chapter const conduct;
extern Chapter const adjournment;
extern Chapter const supervision;

}  // namespace tactus::program::dialogue
