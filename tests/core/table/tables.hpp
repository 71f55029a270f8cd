// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that the scripts are played at.
#pragma once

#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/table/script.hpp"

namespace tactus::table {

inline constexpr Color W = Color::white;
inline constexpr Color B = Color::black;

/// White is blind and plays on an occupancy board, Black is sighted with a piece-aware board; Tactus
/// announces.
inline TableSetup pair_with_clock() {
  TableSetup setup;
  setup.white.is_blind = true;
  setup.white_board = BoardKind::occupancy;
  setup.black_board = BoardKind::pieces;
  setup.has_clock = true;
  setup.announcer = Announcer::tactus;
  return setup;
}

inline TableSetup pair_without_clock() {
  TableSetup setup = pair_with_clock();
  setup.has_clock = false;
  return setup;
}

/// White is blind, and his assistant is told all his duties; moves are typed.
inline TableSetup blind_with_assistant() {
  TableSetup setup;
  setup.white.is_blind = true;
  setup.white.guided = DutySet::all();
  return setup;
}

/// 1. e4 e5 2. Nf3, typed.
inline Script three_plies(TableSetup const& setup = {}) {
  Script script{setup};
  script.enter(W, "e2e4").enter(B, "e7e5").enter(W, "g1f3");
  return script;
}

/// Hands carry a piece on both boards while nothing is read.
inline void carry_unseen(Script& script, std::string_view from, std::string_view to) {
  auto const start = *chess::Square::parse(from), end = *chess::Square::parse(to);
  for (Color const board : {W, B}) {
    auto const piece = *script.standing(board).at(start);
    script.standing(board).clear(start);
    script.standing(board).put(end, piece);
  }
}

inline TableSetup from(std::string_view fen, TableSetup setup = pair_with_clock()) {
  setup.start = chess::Position::from(notation::read_fen(fen).value()).value();
  return setup;
}

}  // namespace tactus::table
