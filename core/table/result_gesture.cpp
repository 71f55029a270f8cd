// SPDX-License-Identifier: GPL-3.0-or-later
// The result shown with the kings in the middle of the board: both on light squares (e4, d5) White has won,
// both on dark ones (d4, e5) Black has won, one on each a draw. Only a proposal: it ends nothing until the
// result is entered. Until then nothing on the boards is read as a move, so the pieces may be put up for the
// next game; the game goes on when the position stands there again.
#include "core/sensing/moves_shown.hpp"
#include "core/table/fold.hpp"

namespace tactus::table {

using chess::Kind;
using chess::Piece;
using chess::Square;
using chess::SquareSet;
using sensing::BoardSense;
using sensing::Evidence;

namespace {

constexpr SquareSet light =
    SquareSet{Square{chess::File::e, chess::Rank::r4}} | Square{chess::File::d, chess::Rank::r5};
constexpr SquareSet dark =
    SquareSet{Square{chess::File::d, chess::Rank::r4}} | Square{chess::File::e, chess::Rank::r5};

GameResult shown_by(SquareSet kings) {
  if (kings == light) return GameResult::white_wins;
  if (kings == dark) return GameResult::black_wins;
  return GameResult::draw;
}

SquareSet sensed_kings(BoardSense const& sense) {
  SquareSet kings;
  for (Square const s : light | dark)
    if (auto const piece = sense.piece_at(s); piece && piece->kind == Kind::king) kings.insert(s);
  return kings;
}

/// Without identity: both kings were taken from their squares, two squares of the middle are filled, nothing
/// else has changed, and no move explains it.
SquareSet traced_kings(BoardSense const& sense, chess::Diagram const& position, Instant now) {
  SquareSet const middle = light | dark;
  SquareSet const homes =
      position.pieces(Piece{Color::white, Kind::king}) | position.pieces(Piece{Color::black, Kind::king});
  SquareSet const filled = sense.occupied() & middle;
  if (filled.size() != 2 || !(homes & middle).empty()) return {};
  if (sense.occupied() - middle != position.occupied() - homes - middle) return {};
  SquareSet lifted;
  for (auto const& lift : sense.touched(now)) lifted.insert(lift.square);
  bool const is_move = !sensing::moves_shown(sense, position, Evidence::none).empty();
  return (homes - lifted).empty() && !is_move ? filled : SquareSet{};
}

std::optional<GameResult> gesture(TableFacts const& facts, Color c) {
  if (!facts.is_read(c) || !has_copy_settled(facts, c)) return std::nullopt;
  auto const& sense = facts.board(c)->sense;
  auto const kings =
      sense.knows_pieces() ? sensed_kings(sense) : traced_kings(sense, facts.line.current(), facts.now);
  // Kings never stand side by side in a game.
  return kings.size() == 2 ? std::optional(shown_by(kings)) : std::nullopt;
}

/// Every board that can be read stands as in the game.
bool is_taken_back(TableFacts const& facts) {
  auto const stands = [&](Color c) {
    if (!facts.is_read(c)) return true;
    return is_settled(facts, c) && facts.board(c)->sense.difference(facts.line.current().placement()).empty();
  };
  return stands(Color::white) && stands(Color::black);
}

}  // namespace

bool note_result_gesture(Fold& f) {
  auto& facts = f.facts();
  for (Color const c : {Color::white, Color::black}) {
    auto const result = gesture(facts, c);
    bool const is_known = facts.proposed && facts.proposed->how == Ending::kings;
    if (!result || (is_known && facts.proposed->result == *result)) continue;
    propose(f, Proposal{*result, Ending::kings, std::nullopt, facts.line.plies()});
    return true;
  }
  if (!facts.proposed || facts.proposed->how != Ending::kings) return false;
  if (!is_taken_back(facts)) return true;
  facts.proposed.reset();
  f.say({.to = Audience::table, .is_repeat = false, .content = GameOver{GameResult::open}});
  for (Color const c : {Color::white, Color::black})
    if (facts.is_read(c)) {
      agree(f, c);
      restart_reader(f, c, facts.line.plies());
    }
  return false;
}

}  // namespace tactus::table
