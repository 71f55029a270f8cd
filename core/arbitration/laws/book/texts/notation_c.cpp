// SPDX-License-Identifier: GPL-3.0-or-later
// What Appendix C (notation) says, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("C"), everywhere,
     says("Only algebraic scoresheets are evidence. The arbiter warns a player who writes in another way.")},
    {law("C.1"), everywhere, says("Here \"piece\" means any but a pawn.")},
    {law("C.2"), everywhere, says("Pieces are written by a letter; in Finnish K, D, T, L, R.")},
    {law("C.3"), everywhere,
     says("A player may use the letters of his own country. The same letter can mean different pieces in "
          "different languages. Print prefers figurines.")},
    {law("C.4"), everywhere, says("A pawn has no letter.")},
    {law("C.5"), everywhere, says("Files are a to h from White's left to his right.")},
    {law("C.6"), everywhere, says("Ranks are 1 to 8 from White's side.")},
    {law("C.7"), everywhere, says("Each square has one name: file, then rank.")},
    {law("C.8"), in_2014,
     says("A move is the letter of the piece and the square of arrival; a pawn move only the square.")},
    {law("C.8"), in_2017 | in_2023,
     says("A move is the letter of the piece and the square of arrival; a pawn move only the square. The "
          "long form with the square of departure is allowed.")},
    {law("C.9"), everywhere, says("A capture may be marked with x.")},
    {law("C.9.1"), everywhere, says("The x stands after the letter of the capturing piece.")},
    {law("C.9.2"), everywhere, says("The x stands before the square of arrival.")},
    {law("C.9.3"), everywhere,
     says("A capturing pawn: file of departure, optional x, square of arrival. En passant: the square where "
          "the pawn arrives, with o.l. or e.p. if wished.")},
    {law("C.10"), everywhere,
     says("Two like pieces can reach the square: the moving one is told by a file or a rank; x may be "
          "added.")},
    {law("C.10.1"), everywhere, says("Both on one rank: letter, file of departure, square of arrival.")},
    {law("C.10.2"), everywhere, says("Both on one file: letter, rank of departure, square of arrival.")},
    {law("C.10.3"), everywhere, says("On different files and ranks: the file is preferred.")},
    {law("C.11"), everywhere, says("Promotion: the pawn move, then the letter of the new piece.")},
    {law("C.12"), everywhere, says("A draw offer is written (=).")},
    {law("C.13"), everywhere,
     says("Signs: 0-0 castling with the h-rook, 0-0-0 with the a-rook, x capture, + check, ++ or X mate, "
          "o.l. or e.p. en passant. The last four may be left out.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("C.8"), Edition::fide_2017, says("The long form with the square of departure is allowed.")},
});

}  // namespace

constinit ChapterTexts const texts_of_notation{texts, changes};

}  // namespace tactus::arbitration::laws
