// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/mating/chapters.hpp"

#include "core/arbitration/mating/mate_pictures.hpp"
#include "core/arbitration/mating/piece_pictures.hpp"
#include "core/legal/material.hpp"
#include "core/legal/position.hpp"

namespace tactus::arbitration {
namespace {

using chess::Color;
using chess::Kind;
using chess::Position;
using chess::Square;

constexpr std::size_t most_chapters = 50'000;  // some ten megabytes; beyond that every door is looked at anew

SquareSet pawns_of(Position const& position, Color c) { return position.pieces({c, Kind::pawn}); }

}  // namespace

bool Chapters::is_closed(Position const& position) {
  if (chess::has_insufficient_material(position, winner_)) return true;
  bool const plain = position.castling_rooks().empty() && !position.en_passant();
  if (plain)
    for (auto [it, end] = chapters_.equal_range(key_of(position)); it != end; ++it)
      if (it->second.holds(position)) return it->second.closed;
  if (mating_squares(reach_of(position), winner_).empty()) return true;
  PiecesReach const reach = pieces_reach_of(position);
  bool const closed = !has_mate_picture(reach, winner_);
  if (plain && chapters_.size() < most_chapters) remember(position, reach, closed);
  return closed;
}

/// The bounds are an invariant of every legal game that is once inside: each piece has its own bound, the
/// pawns stand as they did, so their order on the files is the same, and no rock is missing. Nothing in them
/// depends on the player to move.
bool Chapters::Chapter::holds(Position const& position) const {
  for (Color const c : {Color::white, Color::black}) {
    auto const i = static_cast<unsigned>(c);
    if (pawns_of(position, c) != pawns[i] || !(rocks[i] - position.pieces(c)).empty()) return false;
  }
  std::uint64_t used = 0;
  for (Square const s : position.occupied() - pawns[0] - pawns[1]) {
    auto const piece = *position.at(s);
    std::size_t i = 0;
    while (i < bounds.size() &&
           ((used >> i & 1U) != 0 || bounds[i].piece != piece || !bounds[i].stands.contains(s)))
      ++i;
    if (i == bounds.size()) return false;
    used |= std::uint64_t{1} << i;
  }
  return true;
}

std::uint64_t Chapters::key_of(Position const& position) {
  constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
  std::uint64_t const mixed =
      pawns_of(position, Color::white).bits() * odd + pawns_of(position, Color::black).bits();
  return (mixed ^ mixed >> 29U) * odd;
}

void Chapters::remember(Position const& position, PiecesReach const& reach, bool closed) {
  Chapter chapter{
      {pawns_of(position, Color::white), pawns_of(position, Color::black)}, reach.rocks, {}, closed};
  for (PieceReach const& each : reach)
    if (each.piece.kind != Kind::pawn) chapter.bounds.push_back({each.piece, each.stands});
  chapters_.emplace(key_of(position), std::move(chapter));
}

}  // namespace tactus::arbitration
