// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/twins/twin_script.hpp"

#include "core/chess/move_description.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/table/script.hpp"
#include "tests/twins/texts_of_moves.hpp"

namespace tactus {
namespace {

using chess::Color;
using chess::opposite;

bool is_made_when_typed(TwinScript const& script, std::string const& text) {
  if (script.setting.has_boards()) return false;
  auto const understood = notation::understand(script.before, table::stated(text));
  return std::holds_alternative<chess::Move>(understood);
}

/// Nothing of it is made: typed beside boards, claimed, said back.
void ask_about(TwinGame& game, TwinScript const& script, std::string const& text) {
  if (!is_made_when_typed(script, text)) game.ask(text);
  game.ask("heard " + text);
  if (script.setting.has_offer) return;  // a claim of a draw is an offer too
  for (char const* claim : {"threefold ", "fifty "}) {
    game.ask(claim + text);
    game.ask("reject");
  }
}

void make_by_hands(TwinGame& game, TwinScript const& script) {
  Color const by = script.before.turn();
  bool const is_told_before = script.setting.setup.announcer == table::Announcer::tactus ||
                              !script.setting.setup.white.guided.is_empty();
  game.make(by, script.before, script.move);
  game.type("say");
  if (is_told_before) game.await("announcement.told");
  game.press(by);
  game.await("move.completed");
  game.make(opposite(by), script.before, script.move);
  game.await("move.copied");
}

void make_by_keyboard(TwinGame& game, TwinScript const& script) {
  game.ask(notation::write_pattern(notation::pattern_of(script.move)));
  if (!script.setting.setup.has_clock) return;
  game.press(script.before.turn());
  game.await("move.completed");
}

}  // namespace

std::vector<std::string> texts_of(TwinScript const& script) {
  std::vector<std::string> texts{
      notation::write_pattern(notation::pattern_of(script.move)),
      notation::write_san(chess::describe(script.before, script.move), notation::english)};
  for (unsigned i = 0; i < script.texts; ++i)
    texts.push_back(coordinate_text((script.offset + i * 499) % coordinate_texts));
  return texts;
}

Transcript played(TwinGame& game, TwinScript const& script) {
  Color const by = script.before.turn();
  if (script.setting.setup.has_clock) {
    game.press(opposite(by));  // 6.2.1
    game.await("clock.reading");
  }
  if (script.setting.has_offer) game.ask(by == Color::white ? "draw black" : "draw white");
  if (script.setting.has_claim) game.ask("threefold");
  auto const texts = texts_of(script);
  for (std::string const& text : texts) ask_about(game, script, text);
  for (char const* line : {"repeat", "count", "where", "score", "next"}) game.ask(line);
  if (script.setting.has_boards())
    make_by_hands(game, script);
  else
    make_by_keyboard(game, script);
  for (char const* line : {"repeat", "last", "count", "where", "score", "score 9", "done", "next", "say"})
    game.ask(line);
  for (std::string const& text : texts) game.ask("heard " + text);
  for (char const* line : {"illegal", "reject"}) game.ask(line);
  if (script.setting.has_offer) game.ask(by == Color::white ? "accept white" : "accept black");
  if (script.ends) game.ask("mate");
  return game.end(script.ends ? "confirm" : "");
}

}  // namespace tactus
