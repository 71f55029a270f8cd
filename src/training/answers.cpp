// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/answers.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/message.hpp"
#include "core/training/position_queries.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace tactus::training {

table::TrainingLine FactWords::line(Message const& fact) const {
  table::TrainingLine line;
  for (speech::Part& part : wording.sentences.spoken(fact, wording.moves, wording.vocabulary))
    line.spoken.push_back({part.language, std::move(part.text)});
  line.written = wording.sentences.written(fact, letters);
  return line;
}

std::vector<table::TrainingLine> FactWords::lines(Facts const& facts) const {
  std::vector<table::TrainingLine> lines;
  for (Message const& each : facts) lines.push_back(line(each));
  return lines;
}

namespace {

using chess::Color;

/// A sentence each for none, one and several: languages have words of their own for them.
struct Counted {
  std::string_view none, one, several;

  Message of(std::size_t count, std::vector<Argument> values = {}) const {
    values.push_back({"count", static_cast<std::uint32_t>(count)});
    return {count == 0 ? none : count == 1 ? one : several, std::move(values)};
  }
};

constexpr Counted pieces_counted{
    // Translators: Training, one player's earphone and his Braille display: how many pieces stand where he
    // asked.
    translatable("No pieces."),
    // Translators: Training, the same.
    translatable("One piece."),
    // Translators: Training, the same; the pieces follow, one line each.
    translatable("{count} pieces."),
};
constexpr Counted moves_counted{
    // Translators: Training, one player's earphone and his Braille display: how many moves can be made.
    translatable("No legal moves."),
    // Translators: Training, the same.
    translatable("One legal move."),
    // Translators: Training, the same; the moves follow, one line each.
    translatable("{count} legal moves."),
};
constexpr Counted captures_counted{
    // Translators: Training, one player's earphone and his Braille display: how many legal moves capture.
    translatable("No captures."),
    // Translators: Training, the same.
    translatable("One capture."),
    // Translators: Training, the same; the captures follow, one line each.
    translatable("{count} captures."),
};
constexpr Counted attackers_counted{
    // Translators: Training, one player's earphone and his Braille display: who attacks the piece on a
    // square.
    translatable("No attackers."),
    // Translators: Training, the same. The attacker with its square: 'Springer Felix drei'.
    translatable("One attacker: {pieces}."),
    // Translators: Training, the same; all of them.
    translatable("{count} attackers: {pieces}."),
};
constexpr Counted defenders_counted{
    // Translators: Training, one player's earphone and his Braille display: who could take back on a square.
    translatable("No defenders."),
    // Translators: Training, the same. The defender with its square: 'Springer Felix drei'.
    translatable("One defender: {pieces}."),
    // Translators: Training, the same; all of them.
    translatable("{count} defenders: {pieces}."),
};
constexpr Counted white_attackers_counted{
    // Translators: Training, one player's earphone and his Braille display: who attacks an empty square.
    translatable("No white attackers."),
    // Translators: Training, the same. The attacker with its square: 'Springer Felix drei'.
    translatable("One white attacker: {pieces}."),
    // Translators: Training, the same; all of them.
    translatable("{count} white attackers: {pieces}."),
};
constexpr Counted black_attackers_counted{
    // Translators: Training, one player's earphone and his Braille display: who attacks an empty square.
    translatable("No black attackers."),
    // Translators: Training, the same. The attacker with its square: 'Springer Felix drei'.
    translatable("One black attacker: {pieces}."),
    // Translators: Training, the same; all of them.
    translatable("{count} black attackers: {pieces}."),
};

Message pieces_fact(Color color, std::vector<PieceOn> pieces) {
  return {color == Color::white
              // Translators: Training, one player's earphone and his Braille display: pieces of White with
              // their squares.
              ? translatable("White: {pieces}.")
              // Translators: Training, the same for Black.
              : translatable("Black: {pieces}."),
          {{"pieces", std::move(pieces)}}};
}

Message turn_fact(Color turn) {
  return {turn == Color::white
              // Translators: Training, one player's earphone and his Braille display: asked for moves of a
              // piece whose player does not have the move.
              ? translatable("White is to move.")
              // Translators: Training, the same.
              : translatable("Black is to move.")};
}

Message empty_fact(chess::Square square) {
  // Translators: Training, one player's earphone and his Braille display: nothing stands on the square.
  return {translatable("Empty: {square}."), {{"square", square}}};
}

/// One line for each colour and kind, in their order.
void add_by_kind(Facts& facts, std::vector<PieceOn> const& pieces) {
  for (auto begin = pieces.begin(); begin != pieces.end();) {
    auto const end = std::find_if(begin, pieces.end(),
                                  [begin](PieceOn const& each) { return each.piece != begin->piece; });
    facts.push_back(pieces_fact(begin->piece.color, {begin, end}));
    begin = end;
  }
}

Facts one_by_one(std::vector<PieceOn> const& pieces) {
  Facts facts{pieces_counted.of(pieces.size())};
  for (PieceOn const& each : pieces) facts.push_back(pieces_fact(each.piece.color, {each}));
  return facts;
}

struct Answer {
  chess::Position const& position;

  Facts operator()(PiecesAsked const& asked) const {
    std::size_t count = 0;
    Facts facts;
    for (Color const color : {Color::white, Color::black}) {
      if (asked.color.value_or(color) != color) continue;
      auto const pieces = asked.kind ? pieces_of(position, {color, *asked.kind})
                                     : pieces_by_kind(position, position.pieces(color));
      count += pieces.size();
      add_by_kind(facts, pieces);
    }
    facts.insert(facts.begin(), pieces_counted.of(count));
    return facts;
  }
  Facts operator()(FileAsked asked) const { return one_by_one(pieces_on(position, asked.file)); }
  Facts operator()(RankAsked asked) const { return one_by_one(pieces_on(position, asked.rank)); }
  Facts operator()(SquareAsked asked) const {
    auto const piece = position.at(asked.square);
    if (!piece) return {empty_fact(asked.square)};
    return {pieces_fact(piece->color, {{*piece, asked.square}})};
  }
  Facts operator()(MovesAsked asked) const {
    if (asked.from) {
      auto const piece = position.at(*asked.from);
      if (!piece) return {empty_fact(*asked.from)};
      if (piece->color != position.turn()) return {turn_fact(position.turn())};
    }
    auto const moves = asked.from ? legal_moves_from(position, *asked.from, asked.which)
                                  : legal_moves(position, asked.which);
    Facts facts{(asked.which == Moves::all ? moves_counted : captures_counted).of(moves.size())};
    for (chess::Move const m : moves) facts.push_back({"{move}", {{"move", describe(position, m)}}});
    return facts;
  }
  Facts operator()(BearingAsked asked) const {
    if (!position.at(asked.square))
      return {empty_fact(asked.square), counted(white_attackers_counted, of(Color::white, asked.square)),
              counted(black_attackers_counted, of(Color::black, asked.square))};
    Bearing const bearing = bearing_on(position, asked.square);
    return {counted(attackers_counted, bearing.attackers), counted(defenders_counted, bearing.defenders)};
  }
  Facts operator()(DiagonalsAsked asked) const { return seen(diagonals_from(position, asked.square)); }
  Facts operator()(StraightLinesAsked asked) const {
    return seen(straight_lines_from(position, asked.square));
  }
  Facts operator()(MaterialAsked) const;

 private:
  chess::SquareSet of(Color by, chess::Square square) const { return attackers_of(position, square, by); }
  Message counted(Counted const& sentences, chess::SquareSet squares) const {
    auto pieces = pieces_by_kind(position, squares);
    auto const count = pieces.size();
    return sentences.of(count, {{"pieces", std::move(pieces)}});
  }
  static Facts seen(std::vector<LineOfSight> const& lines);
};

Facts Answer::seen(std::vector<LineOfSight> const& lines) {
  // Translators: Training, one player's earphone and his Braille display: a piece of White seen along a line
  // that goes from a square to the edge of the board.
  std::string_view const white = translatable("White: {pieces}, towards {edge}.");
  // Translators: Training, the same for Black.
  std::string_view const black = translatable("Black: {pieces}, towards {edge}.");
  std::size_t count = 0;
  for (LineOfSight const& line : lines) count += line.pieces.size();
  Facts facts{pieces_counted.of(count)};
  for (LineOfSight const& line : lines)
    for (PieceOn const& each : line.pieces)
      facts.push_back({each.piece.color == Color::white ? white : black,
                       {{"pieces", std::vector{each}}, {"edge", line.edge}}});
  return facts;
}

/// As MaterialBalance has its kinds, from the queen to the pawn. Each has a sentence of its own: languages
/// say "one" of a queen otherwise than of a pawn.
constexpr std::array<std::string_view, 5> kind_sentences{
    // Translators: Training, one player's earphone and his Braille display: how many pieces of a kind each
    // player has.
    translatable("Queens: White {white}, Black {black}."),
    // Translators: Training, the same.
    translatable("Rooks: White {white}, Black {black}."),
    // Translators: Training, the same.
    translatable("Bishops: White {white}, Black {black}."),
    // Translators: Training, the same.
    translatable("Knights: White {white}, Black {black}."),
    // Translators: Training, the same.
    translatable("Pawns: White {white}, Black {black}."),
};

Facts Answer::operator()(MaterialAsked /*all*/) const {
  constexpr Counted white_ahead{
      // Translators: Training, one player's earphone and his Braille display: the pieces of both are worth as
      // much.
      translatable("Equal material."),
      // Translators: Training, the same: the pieces of White are worth one pawn more.
      translatable("White is ahead by one pawn."),
      // Translators: Training, the same: so many pawns more.
      translatable("White is ahead by {count} pawns."),
  };
  constexpr Counted black_ahead{
      translatable("Equal material."),
      // Translators: Training, the same: the pieces of Black are worth one pawn more.
      translatable("Black is ahead by one pawn."),
      // Translators: Training, the same: so many pawns more.
      translatable("Black is ahead by {count} pawns."),
  };
  MaterialBalance const balance = material_of(position);
  auto const lead = static_cast<std::size_t>(std::abs(balance.lead));
  Facts facts{(balance.lead >= 0 ? white_ahead : black_ahead).of(lead)};
  for (std::size_t i = 0; i < balance.kinds.size(); ++i)
    if (auto const& [kind, white, black] = balance.kinds[i]; white + black > 0)
      facts.push_back({kind_sentences[i], {{"white", white}, {"black", black}}});
  return facts;
}

}  // namespace

Facts answer_to(Question const& question, chess::Position const& position) {
  return std::visit(Answer{position}, question);
}

}  // namespace tactus::training
