// SPDX-License-Identifier: GPL-3.0-or-later
// What one move text states, before any position is asked: the grammar of Appendix C and of the common
// habits, digits, and the words of Appendix D.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/chess/move.hpp"
#include "core/chess/move_description.hpp"
#include "core/notation/piece_letters.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tactus::notation {

/// A square of which the file or the rank may be left out.
struct PartOfSquare {
  std::optional<chess::File> file;
  std::optional<chess::Rank> rank;
  bool is_empty() const { return !file && !rank; }
  bool is_whole() const { return file && rank; }
  bool fits(chess::Square s) const {
    return file.value_or(s.file()) == s.file() && rank.value_or(s.rank()) == s.rank();
  }
  bool operator==(PartOfSquare const&) const = default;
};

/// Kinds of pieces as a set: a lower-case letter may mean two kinds where the sheet is not English.
class KindSet {
 public:
  void insert(chess::Kind k) { bits_ |= 1U << static_cast<unsigned>(k); }
  bool empty() const { return bits_ == 0; }
  bool contains(chess::Kind k) const { return (bits_ >> static_cast<unsigned>(k) & 1U) != 0; }
  bool operator==(KindSet const&) const = default;

 private:
  unsigned bits_ = 0;
};

struct MovePattern {
  enum class Castling : std::uint8_t { none, to_h_side, to_a_side };
  Castling castling = Castling::none;  // then no piece, square or promotion is set
  std::optional<chess::Kind> piece;    // none: a pawn, or any piece when the whole origin is stated
  PartOfSquare from;
  PartOfSquare to;                     // a pawn capture "ed" states only the file, "Bxf" and "QxB" less
  std::optional<chess::Kind> taken{};  // what was taken, where no square is stated: "QxB"
  bool says_capture = false;
  bool says_en_passant = false;
  KindSet promotion;  // empty: not stated

  bool is_coordinates() const { return !piece && from.is_whole(); }
  bool operator==(MovePattern const&) const = default;
};

/// Nothing when the text is not a move text in these letters. Figurines, dashes and other typeset signs are
/// taken as well (move_signs.hpp).
std::optional<MovePattern> parse_move(std::string_view text, PieceLetters const& letters);

/// A move in digits, as players by correspondence write them (ICCF numeric notation): 5254 or 52-54 is e2e4.
/// Origin and arrival, each as file and rank from 1 to 8; castling as the king's move (5171; king takes rook
/// in Chess960). A fifth digit is the promotion: 1 queen, 2 rook, 3 bishop, 4 knight. It can be typed on a
/// numeric keypad alone. Nothing for any other text.
std::optional<MovePattern> parse_numeric_move(std::string_view text);

/// A move in the words of Appendix D; see spoken_move.hpp.
std::optional<MovePattern> parse_spoken_move(std::string_view words);

/// The move in coordinates, castling as O-O.
MovePattern pattern_of(chess::Move m);

/// In English letters, for example "Nbd2", "e7e8=Q", "exd6 e.p.", "QxB"; parse_move() gives the pattern back.
/// Of a set of several promotions nothing is written.
std::string write_pattern(MovePattern const& pattern);

// Which moves a pattern states, by form. Internal to core/notation and core/legal.

/// Where the king ends, for castling between the standard squares.
std::optional<chess::Square> standard_king_goal(chess::Move m);

/// The pattern states this move on a board of pieces that say what they are. Precondition: a piece stands on
/// its square. `Board`: a Position or a Diagram.
template <class Board>
bool fits(Board const& board, chess::Move m, MovePattern const& pattern);
/// The same of a piece of that kind that takes another one or nothing.
bool fits(chess::Kind kind, std::optional<chess::Kind> taken, chess::Move m, MovePattern const& pattern);

template <class Board>
bool fits(Board const& board, chess::Move m, MovePattern const& pattern) {
  std::optional<chess::Kind> taken;
  if (auto const there = board.at(m.to()); there && !m.is_castling()) taken = there->kind;
  if (m.kind() == chess::MoveKind::en_passant) taken = chess::Kind::pawn;
  return fits(board.at(m.from())->kind, taken, m, pattern);
}

// What the player's program understands of a move text: by its form, and by which piece goes there by its way
// of moving over what stands. It takes a Diagram and can see no more, so it never answers differently because
// a move is legal.

/// No piece of the player to move goes like that.
struct NotUnderstood {};
/// Several pieces do: the origin has to be named (C.10), also where only one of them may go.
struct SeveralPieces {};
/// The pawn arrives on the last rank, and its new piece was not named: never taken for a queen.
struct NoPromotionPiece {};
using UnderstoodMove = std::variant<chess::Move, NotUnderstood, SeveralPieces, NoPromotionPiece>;

UnderstoodMove understand(chess::Diagram const& before, MovePattern const& stated);

/// What was stated, word for word, whoever could make such a move: no more of the origin is needed than was
/// stated, and the rest of it is unknown. Nothing: no whole arrival square.
std::optional<chess::MoveDescription> described(chess::Diagram const& before, MovePattern const& stated);

/// The text may mean this move: for comparing what was announced with what was made. Precondition:
/// before.has(m).
bool states(MovePattern const& stated, chess::Diagram const& before, chess::Move m);

}  // namespace tactus::notation
