// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/sim/world/hand.hpp"

#include <array>

namespace tactus::sim {

namespace {

constexpr auto own = CaptureOrder::own_first;
constexpr auto enemy = CaptureOrder::enemy_first;

constexpr std::array<ScriptedPly, 33> plies{{
    {"e4", "Eva vier"},
    {"e5", "Eva fünf"},
    {"Nf3", "Springer Felix drei"},
    {"d6", "David sechs"},
    {"d4", "David vier"},
    {"Bg4", "Läufer Gustav vier"},
    {"dxe5", "David schlägt Eva fünf", enemy},
    {"Bxf3", "Läufer schlägt Felix drei", own},
    {"Qxf3", "Dame schlägt Felix drei", own},
    {"dxe5", "David schlägt Eva fünf", enemy},
    {"Bc4", "Läufer Cesar vier"},
    {"Nf6", "Springer Felix sechs"},
    {"Qb3", "Dame Bella drei"},
    {"Qe7", "Dame Eva sieben"},
    {"Nc3", "Springer Cesar drei"},
    {"c6", "Cesar sechs"},
    {"Bg5", "Läufer Gustav fünf"},
    {"b5", "Bella fünf"},
    {"Nxb5", "Springer schlägt Bella fünf", enemy},
    {"cxb5", "Cesar schlägt Bella fünf", own},
    {"Bxb5+", "Läufer schlägt Bella fünf", own},
    {"Nbd7", "Springer Bella David sieben"},
    {"O-O-O", "Lange Rochade"},
    {"Rd8", "Turm David acht"},
    {"Rxd7", "Turm schlägt David sieben", enemy},
    {"Rxd7", "Turm schlägt David sieben", enemy},
    {"Rd1", "Turm David eins"},
    {"Qe6", "Dame Eva sechs"},
    {"Bxd7+", "Läufer schlägt David sieben", own},
    {"Nxd7", "Springer schlägt David sieben", own},
    {"Qb8+", "Dame Bella acht"},
    {"Nxb8", "Springer schlägt Bella acht", enemy},
    {"Rd8#", "Turm David acht"},
}};

}  // namespace

std::span<ScriptedPly const> opera_game() { return plies; }

namespace {

using chess::Color;
using chess::Kind;
using chess::Square;
using std::chrono::milliseconds;

Square captured_square(chess::MoveDescription const& move) {
  return move.is_en_passant ? Square{move.to.file(), move.from.rank()} : move.to;
}

}  // namespace

SimTime Hand::between(SimTime shortest, SimTime longest) {
  auto const width = static_cast<std::uint64_t>((longest - shortest).count()) + 1;
  return shortest + SimTime{static_cast<SimTime::rep>(generator_() % width)};
}

HandAction Hand::lift(chess::Piece piece, Square square) {
  return {between(milliseconds{300}, milliseconds{700}), HandAction::What::lift, square, piece};
}

HandAction Hand::place(chess::Piece piece, Square square) {
  return {between(milliseconds{350}, milliseconds{800}), HandAction::What::place, square, piece};
}

std::vector<HandAction> Hand::carry(chess::Piece piece, Square from, Square to) {
  return {lift(piece, from), place(piece, to)};
}

std::vector<HandAction> Hand::make(chess::MoveDescription const& move, CaptureOrder order) {
  std::vector<HandAction> actions;
  auto const take_enemy = [&] {
    if (move.captured)
      actions.push_back(lift({chess::opposite(move.piece.color), *move.captured}, captured_square(move)));
  };
  if (order == CaptureOrder::enemy_first) take_enemy();
  actions.push_back(lift(move.piece, move.from));
  if (order == CaptureOrder::own_first) take_enemy();
  actions.push_back(place({move.piece.color, move.promotion.value_or(move.piece.kind)}, move.to));
  if (move.is_castling()) {
    chess::Rank const rank = move.from.rank();
    Square const rook_from{move.is_short_castling ? chess::File::h : chess::File::a, rank};
    Square const rook_to{move.is_short_castling ? chess::File::f : chess::File::d, rank};
    for (HandAction const& action : carry({move.piece.color, Kind::rook}, rook_from, rook_to))
      actions.push_back(action);
  }
  return actions;
}

std::vector<HandAction> Hand::take_back(std::vector<HandAction> const& made) {
  std::vector<HandAction> undone(made.rbegin(), made.rend());
  for (HandAction& action : undone)
    action.what = action.what == HandAction::What::lift ? HandAction::What::place : HandAction::What::lift;
  return undone;
}

}  // namespace tactus::sim
