// SPDX-License-Identifier: GPL-3.0-or-later
// A move heard in the words of Appendix D (2023, D.2.1): "Springer Felix drei", "Eva schlägt David fünf",
// "Kurze Rochade". "schlägt", "Bauer", the origin, check and mate may be said or left out; umlauts or "ue",
// small or capital letters, digits for the German numbers. What follows the word "Korrektur" counts.
#pragma once

#include "core/notation/move_text.hpp"

#include <string_view>

namespace tactus::notation {

/// One piece goes from a square to another, legally or not.
struct PieceStep {
  chess::Kind kind = chess::Kind::pawn;  // as it left
  chess::Square from;
  chess::Square to;
  std::optional<chess::Kind> promotion;
};
/// Whether the words name this step, judged without the rules of the game.
bool names_step(std::string_view words, PieceStep const& step);

/// The fixed phrase of castling occurs in the words.
bool speaks_of_castling(std::string_view words);

}  // namespace tactus::notation
