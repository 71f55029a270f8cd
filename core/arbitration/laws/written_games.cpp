// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/written_games.hpp"

#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/sheet_language.hpp"
#include "core/arbitration/laws/stated_position.hpp"
#include "core/arbitration/laws/written_forms.hpp"
#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "core/legal/replay.hpp"
#include "core/legal/setup_after.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Move;
using chess::Position;
using notation::NumberedText;

struct WrittenGame {
  std::vector<NumberedText> texts;
  SheetLanguage language = SheetLanguage::english;
};

WrittenGame game_of(Situation const& situation) {
  if (auto const* game = situation.find<fact::GameText>())
    return {notation::numbered_move_texts(game->text), game->language};
  auto const& sheet = *situation.find<fact::Scoresheet>();
  WrittenGame game{{}, sheet.language};
  for (std::string const& text : sheet.moves) game.texts.push_back({text, std::nullopt});
  return game;
}

/// The game as far as it can be followed.
struct Followed {
  Position position;
  std::vector<Move> moves;
  bool is_broken = false;
  bool is_entry_missing = false;  // the number says that the next text is a later move
  std::string text;               // at which it broke
  std::vector<Move> candidates;
};

bool is_due(Position const& position, notation::MoveNumber number) {
  return number == notation::MoveNumber{position.fullmove_number(), position.turn()};
}

void break_at(Followed& game, NumberedText const& text) {
  game.is_broken = true;
  game.text = text.text;
}

Followed follow(Position const& start, WrittenGame const& written, notation::PieceLetters const& letters) {
  Followed game{start, {}, false, false, {}, {}};
  for (NumberedText const& text : written.texts) {
    game.is_entry_missing = text.number && !is_due(game.position, *text.number);
    auto const read = notation::read_move(game.position, text.text, letters);
    auto const* const move = std::get_if<Move>(&read);
    if (game.is_entry_missing || move == nullptr) {
      if (auto const* several = std::get_if<notation::SeveralMoves>(&read)) game.candidates = several->fits;
      break_at(game, text);
      break;
    }
    game.moves.push_back(*move);
    game.position.play(*move);
  }
  return game;
}

Sentence reason_of_break(Followed const& game) {
  auto const ply = static_cast<unsigned>(game.moves.size());
  if (game.is_entry_missing)
    return say("The game breaks after ply {ply}: the next entry is missing before {text}.",
               {{"ply", ply}, {"text", game.text}});
  if (!game.candidates.empty())
    return say("The game breaks after ply {ply}: several legal moves fit {text}.",
               {{"ply", ply}, {"text", game.text}});
  return say("The game breaks after ply {ply}: {text} is no legal move there.",
             {{"ply", ply}, {"text", game.text}});
}

}  // namespace

bool is_written_game(Situation const& situation) {
  return situation.ask == Ask::parse && !situation.has<fact::WrittenMove>() &&
         (situation.has<fact::GameText>() || situation.has<fact::Scoresheet>());
}

RulingOrFault parse_game(Situation const& situation) {
  auto const start = states_position(situation) ? stated_position(situation) : Position::initial();
  if (!start) return tl::unexpected(start.error());
  auto const written = game_of(situation);
  auto const letters = letters_of(written.language);
  if (!letters)
    return ruled(Outcome::invalid_notation, situation.regime, {law("C"), law("C.8")},
                 {say("No valid notation: only the algebraic system counts.")});
  auto const game = follow(*start, written, *letters);
  auto const plies = static_cast<unsigned>(game.moves.size());
  Ruling ruling;
  ruling.after = chess::setup_after(*start, game.moves);
  if (game.is_broken) {
    ruling.outcome = Outcome::invalid_notation;
    ruling.last_valid_ply = plies;
    if (game.is_entry_missing) ruling.missing_ply = plies + 1;
    if (!game.is_entry_missing) ruling.candidates = played(game.position, game.candidates);
    ruling.explanation = {reason_of_break(game)};
    cite(ruling, situation.regime, {law("C.13"), law("C.8"), law("C.10"), law("C.3")});
    return ruling;
  }
  ruling.outcome = Outcome::computed;
  ruling.plies = plies;
  ruling.explanation = {say("The game is complete and legal: {plies} plies.", {{"plies", plies}})};
  cite(ruling, situation.regime, {law("C.13"), law("C.8"), law("C.3")});
  if (!written.texts.empty() && offers_draw(written.texts.back().text)) {
    ruling.draw_offer_by = chess::opposite(game.position.turn());
    cite(ruling, situation.regime, {law("C.12")});
  }
  return ruling;
}

}  // namespace tactus::arbitration::laws
