// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of pieces as sheets have them (Appendix C).
#pragma once

namespace tactus::notation {

/// The letters of king, queen, rook, bishop, knight on a sheet (Appendix C.2 to C.4). Pawns have none.
struct PieceLetters {
  char king, queen, rook, bishop, knight;
};
inline constexpr PieceLetters english{'K', 'Q', 'R', 'B', 'N'};
inline constexpr PieceLetters german{'K', 'D', 'T', 'L', 'S'};
inline constexpr PieceLetters swedish = german;
inline constexpr PieceLetters finnish{'K', 'D', 'T', 'L', 'R'};
inline constexpr PieceLetters french{'R', 'D', 'T', 'F', 'C'};

}  // namespace tactus::notation
