// SPDX-License-Identifier: GPL-3.0-or-later
// What a written move or game means (Appendix C), how a move is written, and whether a sheet is evidence.

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/scoresheet_8/written_forms.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/legal/reading/replay.hpp"
#include "core/legal/setup_faults.hpp"

#include <algorithm>

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

Message reason_of_break(Followed const& game) {
  auto const ply = static_cast<unsigned>(game.moves.size());
  if (game.is_entry_missing)
    return say("The game breaks after ply {ply}: the next entry is missing before {text}.",
               {{"ply", ply}, {"text", game.text}});
  if (!game.candidates.empty())
    return say("The game breaks after ply {ply}: several legal moves fit {text}.",
               {{"ply", ply}, {"text", game.text}});
  return say("The game breaks after ply {ply}: {text} is not a legal move there.",
             {{"ply", ply}, {"text", game.text}});
}

}  // namespace

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

namespace {

using chess::Move;
using chess::Position;

Ruling not_algebraic(Situation const& situation) {
  return ruled(Outcome::invalid_notation, situation.regime, {law("C"), law("C.8")},
               {say("No valid notation: only the algebraic system counts.")});
}

Ruling unreadable(Situation const& situation, fact::WrittenMove const& written, std::span<Law const> laws) {
  return ruled(Outcome::invalid_notation, situation.regime, laws,
               {say("No valid notation: {text} is not a move in the letters of this sheet.",
                    {{"text", written.text}})});
}

Ruling without_move(Situation const& situation, fact::WrittenMove const& written, std::span<Law const> laws) {
  return ruled(Outcome::invalid_notation, situation.regime, laws,
               {say("No legal move fits {text} in the letters of this sheet.", {{"text", written.text}}),
                say("The language belongs to the sheet: other letters are not tried.")});
}

Ruling ambiguous(Situation const& situation, Position const& before, std::vector<Move> const& fits) {
  bool const is_promotion = std::all_of(fits.begin(), fits.end(), [](Move m) { return m.is_promotion(); });
  Ruling ruling = ruled(Outcome::invalid_notation, situation.regime, {}, {});
  if (is_promotion)
    cite(ruling, situation.regime, {law("C.11"), law("C.8")});
  else
    cite(ruling, situation.regime, {law("C.10"), law("C.10.1"), law("C.10.3"), law("C.8")});
  ruling.explanation = {is_promotion
                            ? say("No valid notation: the letter of the new piece is missing.")
                            : say("No valid notation: {count} legal moves fit; the origin must be written.",
                                  {{"count", static_cast<unsigned>(fits.size())}})};
  ruling.candidates = played(before, fits);
  return ruling;
}

Ruling read_as(Situation const& situation, Position const& before, Move m, fact::WrittenMove const& written) {
  Ruling ruling = ruled(
      Outcome::computed, situation.regime, laws_of_notation(before, m, written.text),
      {say("{text} means {move}.", {{"text", written.text}, {"move", notation::write_uci(before, m)}})});
  ruling.move = PlayedMove{before, m};
  ruling.is_en_passant = m.kind() == chess::MoveKind::en_passant;
  ruling.promote_to = m.promotion();
  if (offers_draw(written.text)) ruling.draw_offer_by = before.turn();
  bool const is_long = written.text.find(m.from().name()) != std::string::npos;
  if (is_long && !rules_of(situation.regime).is_long_form_named)
    ruling.notices.push_back(say("This edition does not mention the form with the square of origin."));
  return ruling;
}

RulingOrFault parse_move(Situation const& situation) {
  auto const before = stated_position(situation);
  if (!before) return tl::unexpected(before.error());
  auto const& written = *situation.find<fact::WrittenMove>();
  auto const letters = letters_of(written.language);
  if (!letters) return not_algebraic(situation);
  auto const read = notation::read_move(*before, written.text, *letters);
  if (auto const* m = std::get_if<Move>(&read)) return read_as(situation, *before, *m, written);
  if (auto const* several = std::get_if<notation::SeveralMoves>(&read))
    return ambiguous(situation, *before, several->fits);
  auto const laws = laws_of_invalid(written.text, *letters);
  if (std::holds_alternative<notation::NoSuchMove>(read)) return without_move(situation, written, laws);
  return unreadable(situation, written, laws);
}

/// Where no sheet says its language every one is answered, the Finnish first.
std::vector<SheetLanguage> languages_asked(Situation const& situation) {
  if (auto const* written = situation.find<fact::WrittenMove>()) return {written->language};
  if (auto const* sheet = situation.find<fact::Scoresheet>()) return {sheet->language};
  return {SheetLanguage::finnish, SheetLanguage::english, SheetLanguage::german, SheetLanguage::swedish,
          SheetLanguage::french};
}

tl::expected<Move, FactFault> move_to_write(Situation const& situation, Position const& before) {
  if (auto const* move = situation.find<fact::Move>()) return stated_move(before, move->uci, "move.uci");
  return tl::unexpected(missing("move", say("Please give the move to be written, in coordinates.")).value());
}

RulingOrFault write_move(Situation const& situation) {
  auto const before = stated_position(situation);
  if (!before) return tl::unexpected(before.error());
  auto const move = move_to_write(situation, *before);
  if (!move) return tl::unexpected(move.error());
  Ruling ruling = ruled(Outcome::computed, situation.regime, laws_of_notation(*before, *move, "+"), {});
  for (SheetLanguage const language : languages_asked(situation))
    for (std::string& text : written_forms(*before, *move, language, situation.regime))
      if (std::find(ruling.texts.begin(), ruling.texts.end(), text) == ruling.texts.end())
        ruling.texts.push_back(std::move(text));
  if (ruling.texts.empty()) return not_algebraic(situation);
  ruling.explanation = {say("Written {text}.", {{"text", ruling.texts.front()}}),
                        say("Marks of capture, check, mate and en passant may be left out.")};
  ruling.move = PlayedMove{*before, *move};
  return ruling;
}

bool is_descriptive(fact::Scoresheet const& sheet) { return !letters_of(sheet.language); }

RulingOrFault admit_sheet(Situation const& situation) {
  auto const& sheet = *situation.find<fact::Scoresheet>();
  bool const is_permission = situation.ask == Ask::permission;
  if (is_descriptive(sheet)) {
    Ruling ruling = ruled(is_permission ? Outcome::forbidden : Outcome::warning, situation.regime,
                          {law("C"), law("8.1.1")},
                          {say("Forbidden: only a sheet in the algebraic system is evidence."),
                           say("The arbiter warns {player}.", {{"player", sheet.by}})});
    ruling.is_player_warned = true;
    return ruling;
  }
  bool const is_sighted = stated_player(situation, sheet.by).is_visually_disabled == false;
  if (sheet.medium == Medium::braille && is_sighted)
    return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("8.1.1"), law("D.2.7")},
                 {say("Braille and recorders are for a visually disabled player.")});
  Outcome const fit = permission_or_ruling(situation.ask, true);
  if (sheet.medium == Medium::braille)
    return ruled(fit, situation.regime, {law("D.2.7"), law("C"), law("8.1.1")},
                 {say("Allowed: a visually disabled player may keep his score in Braille.")});
  return ruled(fit, situation.regime, {law("C"), law("8.1.1"), law("C.3")},
               {say("Allowed: the sheet is algebraic, in the piece letters of its own language.")});
}

}  // namespace

Matter const written_moves{{Ask::parse}, parse_move};
Matter const written_games{{Ask::parse}, parse_game};
Matter const notations{{Ask::notation}, write_move};
Matter const sheets_as_evidence{{Ask::permission, Ask::ruling}, admit_sheet};

}  // namespace tactus::arbitration::laws
