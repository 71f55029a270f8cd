// SPDX-License-Identifier: GPL-3.0-or-later
// What chapters 1 to 5 (the rules of play) say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("1.1"), everywhere, says("Two players move in turn on one square board.")},
    {law("1.2"), everywhere, says("White makes the first move; Black answers.")},
    {law("1.3"), everywhere,
     says("A player has the move as soon as the opponent's move is made; the clock need not be pressed for "
          "that. On the tactile board \"made\" includes the announcement.")},
    {law("1.4"), everywhere,
     says("The aim is to attack the opponent's king so that no legal answer remains.")},
    {law("1.4.1"), everywhere,
     says("Whoever mates wins. Nobody may leave or put his own king in check, nor capture the opponent's "
          "king.")},
    {law("1.4.2"), everywhere, says("The player whose king is mated has lost.")},
    {law("1.5"), everywhere, says("Draw when neither side can ever give mate (dead position).")},
    {law("2.1"), everywhere,
     says("Eight by eight squares, light and dark in turn. Each player has a light corner square at his "
          "right hand.")},
    {law("2.2"), everywhere,
     says("Each side starts with a king, a queen, two rooks, two bishops, two knights and eight pawns.")},
    {law("2.3"), everywhere,
     says("The initial position: from the a-file rook, knight, bishop, queen, king, bishop, knight, rook; "
          "pawns in front of them.")},
    {law("2.4"), everywhere,
     says("Columns are called files, rows are ranks, and slanting lines of one colour are diagonals.")},
    {law("3.1"), everywhere, says("No piece may go to a square where a piece of its own colour stands.")},
    {law("3.1.1"), everywhere,
     says(
         "Going to a square of an opposing piece captures it; taking it off the board is part of the move.")},
    {law("3.1.2"), everywhere,
     says("A piece attacks an opposing piece if it could capture it on its square.")},
    {law("3.1.3"), everywhere, says("A pinned piece still attacks the squares that it covers.")},
    {law("3.2"), everywhere, says("A bishop moves along its diagonals.")},
    {law("3.3"), everywhere, says("A rook moves along its file and its rank.")},
    {law("3.4"), everywhere, says("A queen moves along its file, its rank and its diagonals.")},
    {law("3.5"), everywhere, says("Bishop, rook and queen may not jump over pieces.")},
    {law("3.6"), everywhere,
     says("A knight goes two squares straight and one aside; it jumps over what stands between.")},
    {law("3.7.1"), everywhere, says("A pawn goes one square forward if that square is empty.")},
    {law("3.7.2"), everywhere,
     says("On its first move a pawn may go two squares forward if both are empty.")},
    {law("3.7.3"), everywhere, says("A pawn captures one square diagonally forward.")},
    {law("3.7.3.1"), everywhere,
     says("En passant: a pawn may capture an opposing pawn that has just passed its attacked square with a "
          "double step, as if that pawn had gone one square.")},
    {law("3.7.3.2"), everywhere, says("En passant is legal on the very next move only.")},
    {law("3.7.3.3"), everywhere,
     says("A pawn that reaches the last rank is exchanged, in the same move and on the same square, for a "
          "queen, rook, bishop or knight of its colour.")},
    {law("3.7.3.4"), everywhere, says("The new piece need not be one that was captured before.")},
    {law("3.7.3.5"), everywhere, says("This exchange is the promotion. The new piece counts at once.")},
    {law("3.8.1"), everywhere,
     says("The king goes one square in any direction, but not to an attacked square.")},
    {law("3.8.2"), everywhere,
     says("Castling is one move of the king: two squares toward a rook on its original square; the rook then "
          "goes to the square that the king crossed.")},
    {law("3.8.2.1"), everywhere,
     says("Castling is lost for good when the king has moved; with one rook, when that rook has moved.")},
    {law("3.8.2.2"), everywhere,
     says(
         "Castling is prevented for the moment by an attack on the king's square, the crossed or the arrival "
         "square, or by a piece between. An attack on the rook, or on b1 or b8, does not prevent it.")},
    {law("3.9.1"), everywhere,
     says("The king is in check when an opposing piece attacks it, also a pinned one.")},
    {law("3.9.2"), everywhere, says("No move may put or leave one's own king in check.")},
    {law("3.10.1"), everywhere, says("A move is legal when it obeys all of 3.1 to 3.9.")},
    {law("3.10.2"), everywhere, says("A move is illegal when it breaks any of 3.1 to 3.9.")},
    {law("3.10.3"), everywhere, says("A position is illegal when no series of legal moves leads to it.")},
    {law("4.1"), in_2014,
     says("One hand for each move. The penalty for two hands is not fixed; 12.9 gives the choice.")},
    {law("4.1"), in_2017,
     says("One hand for each move. Two hands count as an illegal move (7.7.1), even before the press.")},
    {law("4.1"), in_2023,
     says("One hand for each move. Two hands count as an illegal move once the clock is pressed (7.5.4).")},
    {law("4.2.1"), in_2014 | in_2017,
     says("Adjusting: who has the move may put pieces right on their squares, after saying so first.")},
    {law("4.2.1"), in_2023,
     says("Adjusting: only who has the move may put pieces right on their squares, after saying so first.")},
    {law("4.2.2"), everywhere, says("Any other touch counts as meant, unless it was clearly an accident.")},
    {law("4.3"), in_2014,
     says("Touched, moved: binds the player having the move who deliberately touches a piece, adjusting "
          "apart.")},
    {law("4.3"), in_2017 | in_2023,
     says("Touched, moved: binds the player having the move who touches a piece on purpose to move or to "
          "capture, adjusting apart.")},
    {law("4.3.1"), everywhere, says("Own pieces touched: the first one that can be moved must be moved.")},
    {law("4.3.2"), everywhere,
     says("Opposing pieces touched: the first one that can be captured must be captured, by any piece. En "
          "passant counts.")},
    {law("4.3.3"), in_2014,
     says("One piece of each colour touched: capture the one with the other. If not legal, the first touched "
          "one that can be moved or captured. Order unclear: the own piece counts as first.")},
    {law("4.3.3"), in_2017 | in_2023,
     says(
         "Both colours touched: capture the first opposing piece with the first own piece. If not legal, the "
         "first touched one that can be moved or captured. Order unclear: the own piece counts as first.")},
    {law("4.4"), everywhere,
     says(
         "King and rook touched, and promotion: special cases of touching, for the player having the move.")},
    {law("4.4.1"), in_2014 | in_2017,
     says("King and rook touched deliberately: he must castle on that side, if legal.")},
    {law("4.4.1"), in_2023, says("King and rook touched: he must castle on that side, if legal.")},
    {law("4.4.2"), everywhere,
     says("Rook touched first, then king: no castling on that side this time; the rook is bound by 4.3.")},
    {law("4.4.3"), everywhere,
     says("King, then rook touched to castle, but castling there is illegal: any legal king move, castling "
          "on the other side too. No legal king move: any legal move.")},
    {law("4.4.4"), everywhere,
     says("The choice of the promotion piece is final once it has touched the promotion square.")},
    {law("4.5"), everywhere, says("Nothing touched can be moved or captured: any legal move.")},
    {law("4.6"), everywhere, says("Promotion may be carried out in several ways.")},
    {law("4.6.1"), everywhere, says("The pawn need not be put on the promotion square.")},
    {law("4.6.2"), everywhere,
     says("Taking the pawn off and putting the new piece on may happen in either order.")},
    {law("4.6.3"), everywhere, says("An opposing piece on the promotion square must be captured.")},
    {law("4.7"), everywhere,
     says("A piece released on a square by a legal move, or part of one, stays there. From then on the move "
          "is made as 4.7.1 to 4.7.3 (2014: 4.7.a to c) say.")},
    {law("4.7.1"), everywhere,
     says("A capture is made when the captured piece is off the board and the own piece is released on its "
          "square.")},
    {law("4.7.2"), everywhere,
     says("Castling is made when the rook is released on the crossed square. King released, rook not: "
          "castling there is the only move left; if illegal, another king move; if none, any legal move.")},
    {law("4.7.3"), everywhere,
     says("A promotion is made when the new piece is released on the promotion square and the pawn is off "
          "the board.")},
    {law("4.8"), everywhere,
     says("Who deliberately touches a piece himself can no longer complain about the opponent's breach of "
          "4.1 to 4.7.")},
    {law("4.9"), everywhere,
     says("A player unable to move the pieces may have an assistant whom the arbiter accepts.")},
    {law("5.1.1"), everywhere,
     says("Mate wins at once, provided that the mating move was legal and made under 4.2 to 4.7.")},
    {law("5.1.2"), in_2014 | in_2017, says("Resigning ends the game at once; the opponent wins.")},
    {law("5.1.2"), in_2023,
     says("Resigning ends the game at once; the opponent wins. Draw if the opponent has no possible mate by "
          "any legal moves.")},
    {law("5.2.1"), everywhere, says("Stalemate: no legal move and no check is a draw at once.")},
    {law("5.2.2"), everywhere,
     says("Dead position: neither side can mate by any legal moves. Draw at once, without a claim.")},
    {law("5.2.3"), in_2014,
     says("Agreement: the players may agree to a draw during the game, also before any move; it ends at "
          "once.")},
    {law("5.2.3"), in_2017 | in_2023,
     says("Agreement: the players may agree to a draw once each has made a move; the game ends at once.")},
    {law("2014 5.2.d"), everywhere,
     says("A draw may be claimed when the same position has stood on the board three times; see 9.2.")},
    {law("2014 5.2.e"), everywhere,
     says("A draw may be claimed after 50 moves of each side without pawn move or capture; see 9.3.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("4.2.1"), Edition::fide_2023, says("Only the player having the move may adjust.")},
    {law("4.2.2"), Edition::fide_2017,
     says("New: any contact that is not clearly accidental counts as meant.")},
    {law("4.3"), Edition::fide_2017, says("The touch must be meant to move or to capture.")},
    {law("4.3.3"), Edition::fide_2017,
     says("Several pieces of each colour are covered: the first opposing one with the first own one.")},
    {law("4.4.1"), Edition::fide_2023, says("The word \"deliberately\" is gone.")},
    {law("5.1.2"), Edition::fide_2023,
     says("Draw when the opponent of the resigning player cannot mate; before, he won.")},
    {law("5.2.3"), Edition::fide_2017, says("Both must have made a move before a draw can be agreed.")},
    {law("4.1"), Edition::fide_2017, says("Two hands now count as an illegal move (7.7.1).")},
    {law("4.1"), Edition::fide_2023,
     says("Two hands count as an illegal move only once the clock is pressed (7.5.4).")},
    {law("2014 5.2.d"), Edition::fide_2017, says("Gone from the rules of play; the claim stands in 9.2.")},
    {law("2014 5.2.e"), Edition::fide_2017, says("Gone from the rules of play; the claim stands in 9.3.")},
});

}  // namespace

constinit ChapterTexts const texts_of_play{texts, changes};

}  // namespace tactus::arbitration::laws
