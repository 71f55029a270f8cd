// SPDX-License-Identifier: GPL-3.0-or-later
// A game over two boards as it was really played, and what the players made of it: entries in a language and
// a style, boards, clocks.
#pragma once

#include "core/arbitration/reconcile/settlement.hpp"
#include "core/legal/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::test {

namespace ours = arbitration::reconcile;
using chess::both_colors;
using chess::ByColor;
using chess::Color;

enum class Style { short_form, long_form, minimal };

struct Hand {
  notation::PieceLetters letters = notation::english;
  Style style = Style::short_form;
};

/// Moves in SAN with English letters, separated by blanks; each must be legal.
std::vector<chess::Move> moves_of(std::string_view san,
                                  chess::Position position = chess::Position::initial());

/// One text for each move, as this hand writes.
std::vector<std::string> entries_of(chess::Position start, std::vector<chess::Move> const& moves, Hand hand);

ours::Sheet sheet_of(std::vector<std::string> const& entries, Hand hand);

/// Both boards show the end of the game and both sheets have all of it.
struct WrittenTable {
  chess::Position start = chess::Position::initial();
  std::vector<chess::Move> moves;
  ByColor<Hand> hands{};
  ByColor<std::vector<std::string>> entries{};
  ours::Case found{};

  chess::Position end() const { return ours::position_after(start, moves); }
  /// The case, with the sheets as the entries stand now.
  ours::Case handed_in() const;
};

WrittenTable played(chess::Position const& start, std::vector<chess::Move> moves,
                    ByColor<Hand> const& hands = {});
WrittenTable played(std::string_view san, ByColor<Hand> const& hands = {});

/// The first plies as both boards and the clock completed them.
std::vector<ours::RecordedMove> record_of(chess::Position position, std::vector<chess::Move> const& moves,
                                          std::size_t plies);

/// The board with a piece taken from one square and put onto another; nothing on `from`: only taken away.
ours::FoundBoard disturbed(chess::Placement board, std::string_view from, std::string_view to);

}  // namespace tactus::test
