// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/twin_script.hpp"

#include "core/chess/move_description.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "src/table/console/arguments.hpp"
#include "tests/core/table/script.hpp"
#include "tests/twins/texts_of_moves.hpp"

#include <algorithm>

namespace tactus {
namespace {

using chess::Color;
using chess::opposite;

// Every command of `help` that takes or repeats a move, or tells of the game. A new one belongs here. What a
// clock of a port shows is of the machine, and not asked.
constexpr char const* with_a_text[] = {"heard "};
constexpr char const* claims_with_a_text[] = {"threefold ", "fifty "};
constexpr char const* without_a_text[] = {
    "repeat",         "last",         "count",         "where",        "score",         "position",
    "score 9",        "flag",         "score 12",      "hear",         "done",          "next",
    "touched",        "repeat",       "touched white", "illegal",      "black",         "illegal black",
    "illegal black",  "uphold white", "uphold black",  "overstep",     "white",         "overstep white",
    "overstep white", "reject white", "reject black",  "uphold",       "keys",          "record",
    "normal",         "normal",       "reject white",  "reject black", "seconds black", "restore 1"};
/// Not in Braille, where each more waits for its two seconds.
constexpr char const* besides[] = {"time", "stands white", "count", "confirm arbiter"};
/// Where no offer stands that it would decline.
constexpr char const* of_going_back[] = {"confirm white", "decline white"};

/// How a game ends, and what confirms it; nothing: it stays unfinished.
struct End {
  char const* proposed;
  char const* confirmed;
};
constexpr End ends[] = {{"mate", "confirm"},
                        {"count", ""},
                        {"stalemate", "confirm"},
                        {"result 1/2-1/2", "confirm"},
                        {"resign white", "resign white"}};

bool is_made_when_typed(TwinScript const& script, std::string const& text) {
  if (script.setting.has_board(script.before.turn())) return false;
  auto const stated = program::meant(program::read_stated(text, notation::english), &script.before);
  if (!stated) return false;
  return std::holds_alternative<chess::Move>(notation::understand(script.before, *stated));
}

/// Several moves fit it, so that the question which one stands open.
bool is_left_open(TwinScript const& script, std::string const& text) {
  if (script.setting.has_board(script.before.turn())) return false;
  return program::open_move(script.before.turn(), script.before,
                            program::read_stated(text, notation::english))
      .has_value();
}

/// Nothing of it is made: typed beside boards, claimed, said back.
void ask_about(TwinGame& game, TwinScript const& script, std::string const& text) {
  if (!is_made_when_typed(script, text)) game.ask(text);
  if (is_left_open(script, text))
    for (char const* answer : {"0", "nothing of it", "help", "-"}) game.ask(answer);
  for (char const* command : with_a_text) game.ask(command + text);
  if (script.setting.has_offer) return;  // a claim of a draw is an offer too
  for (char const* claim : claims_with_a_text) {
    game.ask_twice(claim + text);
    game.ask("reject white");
    game.ask("reject black");
  }
}

void ask_of_the_game(TwinGame& game, TwinScript const& script) {
  for (char const* line : without_a_text) game.ask(line);
  if (!script.setting.has_braille)
    for (std::string const line : besides)
      if (line != "time" || !script.setting.has_clock_port()) game.ask(line);
  if (script.setting.has_offer) return;
  for (char const* line : of_going_back) game.ask(line);
  // It lapses with the move. Not in Braille, where that waits until the move has stood for its two seconds.
  if (!script.setting.has_braille) game.ask("restore 1");
}

/// The announce key, beside a board that has to rest first. Where a person announces, nothing is told.
void announce(TwinGame& game, TwinScript const& script) {
  game.type("say");
  bool const is_told = script.setting.setup.announcer == table::Announcer::tactus ||
                       !script.setting.setup.white.guided.is_empty();
  if (is_told) game.await("announcement.told");
}

std::string text_of(chess::Move move) { return notation::write_pattern(notation::pattern_of(move)); }

/// Apertures do not tell what a pawn became.
bool is_to_be_named(TwinScript const& script) {
  bool const knows_pieces = script.setting.setup.board(script.before.turn()) == table::BoardKind::pieces;
  return script.move.promotion() && !knows_pieces;
}

/// Where nothing is sensed, a typed move is completed at once.
void press(TwinGame& game, TwinScript const& script) {
  bool const is_awaited = script.setting.has_board(script.before.turn()) || script.setting.has_clock_port();
  if (!script.setting.has_press_key)
    game.press(script.before.turn());
  else if (is_awaited)
    game.type("press");
  else
    game.ask("press");
  if (is_awaited) game.await("move.completed");
}

void copy(TwinGame& game, TwinScript const& script) {
  Color const by = opposite(script.before.turn());
  if (!script.setting.has_board(by)) return;
  game.make(by, script.before, script.move);
  game.await("move.copied");
}

void make_by_hands(TwinGame& game, TwinScript const& script) {
  Color const by = script.before.turn();
  game.make(by, script.before, script.move);
  if (is_to_be_named(script)) {
    game.await("announcement.told");  // "Which piece?", once the board has rested
    game.ask(text_of(script.move));
  }
  if (!script.setting.is_unannounced) announce(game, script);
  press(game, script);
  copy(game, script);
}

void make_by_keyboard(TwinGame& game, TwinScript const& script) {
  game.ask(text_of(script.move));
  game.ask("say");
  if (script.setting.setup.has_clock) press(game, script);
  copy(game, script);
  game.ask("correct " + text_of(script.move));
}

std::string with_caps_lock(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return text;
}

void begin(TwinGame& game, TwinScript const& script) {
  Color const by = script.before.turn();
  if (script.setting.has_offer) game.ask(by == Color::white ? "draw black" : "draw white");
  if (script.setting.has_claim) game.ask_twice("threefold");
}

Transcript end(TwinGame& game, TwinScript const& script) {
  if (script.setting.has_offer)
    game.ask(script.before.turn() == Color::white ? "accept white" : "accept black");
  End const& how = ends[script.number % std::size(ends)];
  game.ask(how.proposed);
  return game.end(how.confirmed);
}

}  // namespace

std::vector<std::string> texts_of(TwinScript const& script) {
  std::string const san = notation::write_san(chess::describe(script.before, script.move), notation::english);
  std::vector<std::string> texts{notation::write_pattern(notation::pattern_of(script.move)), san,
                                 with_caps_lock(san)};
  for (unsigned i = 0; i < script.texts; ++i)
    texts.push_back(coordinate_text((script.number * 97 + i * 499) % coordinate_texts));
  return texts;
}

Transcript played(TwinGame& game, TwinScript const& script) {
  begin(game, script);
  auto const texts = texts_of(script);
  for (std::string const& text : texts) ask_about(game, script, text);
  ask_of_the_game(game, script);
  if (script.setting.has_board(script.before.turn()))
    make_by_hands(game, script);
  else
    make_by_keyboard(game, script);
  ask_of_the_game(game, script);
  if (script.setting.setup.announcer == table::Announcer::tactus) announce(game, script);
  for (std::string const& text : texts) game.ask("heard " + text);
  return end(game, script);
}

}  // namespace tactus
