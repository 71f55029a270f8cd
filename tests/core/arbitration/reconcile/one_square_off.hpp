// SPDX-License-Identifier: GPL-3.0-or-later
// Made tables at which a player puts a piece one square off on his own board, when he moves or when he
// copies, and it is found at once or up to ten plies later. What both did is known, and so is who corrects
// his board.
#pragma once

#include "core/legal/position.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <random>
#include <vector>

namespace tactus::test {

enum class Sheets { agree, each_follows_his_board, gap_of_who_erred, gap_of_the_other };
inline constexpr std::array all_sheets{Sheets::agree, Sheets::each_follows_his_board,
                                       Sheets::gap_of_who_erred, Sheets::gap_of_the_other};

/// What happened at one table, from the initial position on.
struct OneSquareOff {
  std::vector<chess::Move> said;  // the game as announced
  std::vector<chess::Move> made;  // the same on the board of who erred
  std::size_t ply = 0;            // before the move that differs
  chess::Color erred = chess::Color::white;
  Sheets sheets = Sheets::agree;
  bool is_claimed = false;  // the caller counts the ply that differs, too, as completed

  /// Each sheet says what stands on its writer's board: nobody can be named.
  bool does_his_sheet_follow() const {
    return sheets == Sheets::each_follows_his_board || sheets == Sheets::gap_of_the_other;
  }
};

/// What the tables of a test have in common.
struct TableKind {
  unsigned plies;                                          // fewer stand before the move that differs
  bool may_be_claimed;                                     // is_claimed
  bool (*is_sought)(chess::Position const&, chess::Move);  // played every second time that it is legal
  bool (*differ)(chess::Placement const&, chess::Placement const&);  // what is found in the end
};

/// Another move of the piece to a square beside. Castling to the other side and another promotion count, too.
inline bool is_one_square_beside(chess::Move said, chess::Move made) {
  auto const apart = [](auto a, auto b) { return std::abs(static_cast<int>(a) - static_cast<int>(b)); };
  if (said.from() != made.from() || said == made) return false;
  if (said.is_castling() || made.is_castling()) return said.is_castling();
  return apart(said.to().file(), made.to().file()) <= 1 && apart(said.to().rank(), made.to().rank()) <= 2;
}

inline std::optional<chess::Move> beside(chess::Position const& position, chess::Move said,
                                         std::mt19937& random) {
  std::vector<chess::Move> found;
  for (chess::Move const m : position.legal_moves())
    if (is_one_square_beside(said, m)) found.push_back(m);
  if (found.empty()) return std::nullopt;
  return found[random() % found.size()];
}

inline chess::Move next_said(chess::Position const& position, TableKind const& kind, std::mt19937& random) {
  auto const legal = position.legal_moves();
  auto const sought =
      std::find_if(legal.begin(), legal.end(), [&](chess::Move m) { return kind.is_sought(position, m); });
  chess::Move const any = legal[random() % legal.size()];
  return sought != legal.end() && random() % 2 == 0 ? *sought : any;
}

/// The same for the same seed; nothing: no such game came of it.
inline std::optional<OneSquareOff> one_square_off(unsigned seed, TableKind const& kind) {
  std::mt19937 random{seed};
  OneSquareOff one;
  one.ply = 2 + random() % kind.plies;
  std::size_t const later = random() % 11;
  one.erred = random() % 2 == 0 ? chess::Color::white : chess::Color::black;
  one.sheets = all_sheets[random() % all_sheets.size()];
  one.is_claimed = kind.may_be_claimed && random() % 3 == 0;
  chess::Position position = chess::Position::initial();
  chess::Position his = position;
  while (one.said.size() < one.ply + 1 + later) {
    if (position.count_legal_moves() == 0) return std::nullopt;
    std::optional<chess::Move> const said = next_said(position, kind, random);
    auto const made = one.said.size() == one.ply ? beside(position, *said, random) : said;
    if (!made || !his.is_legal(*made)) return std::nullopt;
    one.said.push_back(*said);
    one.made.push_back(*made);
    position.play(*said);
    his.play(*made);
  }
  if (!kind.differ(position.placement(), his.placement())) return std::nullopt;
  return one;
}

}  // namespace tactus::test
