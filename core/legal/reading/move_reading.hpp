// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing legal moves as text, for those who may judge.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/legal/position.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "core/notation/stated_move.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::chess {

/// Told from other legal moves, with check and mate. Precondition: m is legal in `before`.
MoveDescription describe(Position const& before, Move m);

}  // namespace tactus::chess

namespace tactus::notation {

/// The four outcomes of reading a move (decision 6 of the design).
struct NotAMove {};    // cannot be read as a move text at all
struct NoSuchMove {};  // well formed, but no legal move fits
struct SeveralMoves {
  std::vector<chess::Move> fits;
};  // ambiguous: all legal moves that fit
using ReadMove = std::variant<chess::Move, NotAMove, NoSuchMove, SeveralMoves>;

/// SAN, long algebraic, coordinate (UCI) and the short scoresheet forms. A missing promotion piece never
/// becomes a queen: it is SeveralMoves. Null moves are NotAMove.
ReadMove read_move(chess::Position const& position, std::string_view text,
                   PieceLetters const& letters = english);
/// The same for a place that reads more of its forms. Of several readings the form chooses, over what stands:
/// where it cannot, these are SeveralMoves, also where only one of them is legal.
ReadMove read_move(chess::Position const& position, StatedMove const& stated);
ReadMove read_move(chess::Position const& position, std::string_view text, PieceLetters const& letters,
                   FormsRead const& forms);
/// In the letters of any language ("Sf3"), where all in which it is a move mean the same one.
ReadMove read_in_any_letters(chess::Position const& position, std::string_view text, FormsRead const& forms);
/// Coordinate form only; castling as e1g1 (standard) or king takes rook.
ReadMove read_uci(chess::Position const& position, std::string_view text);

/// As write_uci(m).
std::string write_uci(chess::Position const& before, chess::Move m);
/// SAN with the given letters, for example "Nbd2", "exd6", "e8=Q+", "O-O-O#".
std::string write_san(chess::Position const& before, chess::Move m, PieceLetters const& letters = english);
/// As Appendix C writes on a scoresheet: "0-0", "e8Q+", "Dh7++" (C.9, C.11, C.13).
std::string write_sheet_move(chess::Position const& before, chess::Move m, PieceLetters const& letters);
/// The long form of the same: "Lb2xe5", "e2e4", "e7e8D+", "0-0" (C.13 allows it).
std::string write_long_move(chess::Position const& before, chess::Move m, PieceLetters const& letters);

// From a move text to the legal move it means, in two ways: one that understands every form, and a quick one
// for the form in which nearly all moves of game collections are written. Internal to core/notation; the door
// is move_text.hpp.

/// Asks every legal move whether the text fits it.
ReadMove resolve_among_all(chess::Position const& position, std::string_view text,
                           PieceLetters const& letters);

/// All legal moves that the pattern fits.
ReadMove moves_fitting(chess::Position const& position, MovePattern const& pattern);

/// Plain SAN ("e4", "exd6", "Nbd2+", "R1xa3", "e8=Q#", "O-O") that one legal move fits; asks only the pieces
/// that reach the square. Nothing says only that the other way has to answer. Where it answers, both answer
/// alike.
std::optional<chess::Move> resolve_quickly(chess::Position const& position, std::string_view text,
                                           PieceLetters const& letters);

// A legal move said in the words of Appendix D, for those who may judge.

/// A missing promotion piece is SeveralMoves, as is an origin that is needed and was not said.
ReadMove read_spoken_move(chess::Position const& position, std::string_view words);

}  // namespace tactus::notation
