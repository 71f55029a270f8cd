// SPDX-License-Identifier: GPL-3.0-or-later
// What chapters 8 to 10 (scoresheets, draws, points) say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("8.1.1"), everywhere,
     says("Each player records his own and the opponent's moves, move by move, as clearly as he can, in "
          "algebraic notation.")},
    {law("8.1.1.1"), everywhere, says("On paper: in algebraic notation on the scoresheet of the event.")},
    {law("8.1.1.2"), everywhere,
     says("Or on an electronic scoresheet that FIDE has certified and the event prescribes.")},
    {law("8.1.2"), everywhere,
     says("No writing of moves in advance, except for a claim (9.2, 9.3) or as a sealed move.")},
    {law("8.1.3"), everywhere,
     says("He may answer before writing the opponent's move, but his own last move must be written before he "
          "makes another.")},
    {law("8.1.4"), everywhere,
     says("Only moves, clock times, draw offers, matters of claims and other needed data go on the sheet.")},
    {law("8.1.5"), everywhere, says("Both players mark a draw offer with (=).")},
    {law("8.1.6"), in_2014,
     says("A player unable to record may have an assistant whom the arbiter accepts. The clocks are adjusted "
          "fairly, never at the cost of the player with the assistant.")},
    {law("8.1.6"), in_2017 | in_2023,
     says("A player unable to record may name an assistant whom the arbiter accepts. The clocks are adjusted "
          "fairly, never at the cost of a disabled player.")},
    {law("8.2"), everywhere, says("Scoresheets stay where the arbiter can see them.")},
    {law("8.3"), in_2014 | in_2017, says("Scoresheets belong to the organiser.")},
    {law("8.3"), in_2023,
     says("Scoresheets belong to the organiser. The arbiter replaces an electronic one that is plainly "
          "faulty.")},
    {law("8.4"), everywhere,
     says("Less than five minutes left in a period and less than 30 seconds added for each move: no duty to "
          "record for the rest of the period.")},
    {law("8.5.1"), everywhere,
     says("Neither records: the arbiter or an assistant does. When a flag falls he stops the clock and both "
          "bring their sheets up to date.")},
    {law("8.5.2"), everywhere,
     says("One does not record: after a flag fall he completes his sheet before his next move. On his move "
          "he may use the opponent's sheet, and returns it before moving.")},
    {law("8.5.3"), in_2014,
     says("No complete sheet: the game is reconstructed on another board under the arbiter, who first notes "
          "position, times, side to move and number of moves.")},
    {law("8.5.3"), in_2017 | in_2023,
     says("No complete sheet: the game is reconstructed on another board under the arbiter or an assistant, "
          "who first notes position, times, side to move and number of moves.")},
    {law("8.6"), everywhere,
     says("Sheets cannot show that the time was overstepped: the next move is the first of the next period, "
          "unless more moves are proved.")},
    {law("8.7"), in_2014 | in_2017,
     says("At the end both sign both sheets with the result. A wrong result stands, unless the arbiter "
          "decides otherwise.")},
    {law("8.7"), in_2023,
     says("At the end both sign both sheets with the result, or approve it on the electronic sheet. A wrong "
          "result stands, unless the arbiter decides otherwise.")},
    {law("9.1.1"), in_2014 | in_2017,
     says("The event may forbid agreeing to a draw before some move, or at all, without the arbiter's "
          "consent.")},
    {law("9.1.1"), in_2023,
     says("The event may forbid offering or agreeing to a draw before some move, or at all, without the "
          "arbiter's consent.")},
    {law("9.1.2"), everywhere, says("Where the event allows agreement, offers follow these rules.")},
    {law("9.1.2.1"), everywhere,
     says("A draw is offered after moving and before pressing. At another time it is valid but breaks 11.5. "
          "No conditions, no withdrawal; it lasts until accepted, refused in words, refused by touching a "
          "piece to move or capture, or the game ends.")},
    {law("9.1.2.2"), everywhere, says("Both players note the offer on their sheets as (=).")},
    {law("9.1.2.3"), everywhere, says("A claim by 9.2 or 9.3 is also an offer of a draw.")},
    {law("9.2.1"), everywhere,
     says("Threefold: the player having the move may claim a draw when the same position comes up for at "
          "least the third time, in a row or not.")},
    {law("9.2.1.1"), everywhere,
     says("Threefold by the intended move: he writes it, unchangeable, and declares it to the arbiter.")},
    {law("9.2.1.2"), everywhere,
     says("Threefold on the board: the position has just appeared and the claimant has the move.")},
    {law("9.2.2"), everywhere,
     says("Same position: same side to move, like pieces on the same squares, same possible moves of all "
          "pieces.")},
    {law("9.2.2.1"), everywhere,
     says("Not the same if in the earlier one a capture en passant was possible.")},
    {law("9.2.2.2"), in_2014,
     says("Not the same if king or rook had the right to castle and lost it since by moving.")},
    {law("9.2.2.2"), in_2017 | in_2023,
     says("Not the same if the king could castle with a rook that had not moved and has lost that right "
          "since. The right is lost only by moving king or rook.")},
    {law("9.3"), everywhere, says("Fifty moves: the player having the move may claim a draw.")},
    {law("9.3.1"), everywhere,
     says("Fifty moves by the intended move: he writes it, unchangeable, and declares it; with it each side "
          "has made 50 moves without pawn move or capture.")},
    {law("9.3.2"), everywhere,
     says("Fifty moves on the board: each side has made its last 50 moves without pawn move or capture.")},
    {law("9.4"), everywhere,
     says("Touching a piece under 4.3 loses the right to claim by 9.2 or 9.3 on that move.")},
    {law("9.5.1"), everywhere, says("Claim: he or the arbiter stops the clock. It cannot be withdrawn.")},
    {law("9.5.2"), everywhere, says("Claim right: draw at once.")},
    {law("9.5.3"), everywhere,
     says("Claim wrong: two minutes more for the opponent and the game goes on. An intended move must be "
          "made if it is legal.")},
    {law("9.6"), everywhere, says("Draw without a claim in these two cases.")},
    {law("9.6.1"), in_2014,
     says("Fivefold: the same position at least five times by consecutive alternate moves is a draw.")},
    {law("9.6.1"), in_2017 | in_2023,
     says("Fivefold: the same position at least five times, in a row or not, is a draw.")},
    {law("9.6.2"), everywhere,
     says(
         "75 moves of each side without pawn move or capture are a draw. Mate by the last move goes first.")},
    {law("2014 9.7"), everywhere,
     says("Draw when no mate is possible by any legal moves; the same as 5.2.b.")},
    {law("10.1"), everywhere,
     says("Win one point, draw half a point, loss none, unless the event says otherwise. A forfeit counts "
          "the same.")},
    {law("10.2"), everywhere,
     says("Both scores together never exceed the normal total, and each is a normal score.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("8.1.1.2"), Edition::fide_2023, says("New: a certified electronic scoresheet.")},
    {law("8.1.6"), Edition::fide_2017,
     says("Adjusting spares a disabled player, before the player with the assistant; the player names the "
          "assistant.")},
    {law("8.3"), Edition::fide_2023, says("The arbiter replaces a faulty electronic scoresheet.")},
    {law("8.5.3"), Edition::fide_2017, says("An assistant may supervise the reconstruction.")},
    {law("8.7"), Edition::fide_2023, says("Approving the electronic scoresheet stands beside signing.")},
    {law("9.1.1"), Edition::fide_2023, says("The event may forbid offering too, not only agreeing.")},
    {law("9.2.2.2"), Edition::fide_2017,
     says("The right belongs to the king with a given rook; lost when either moves.")},
    {law("9.6.1"), Edition::fide_2017,
     says("Any five occurrences; before, only by consecutive alternate moves.")},
    {law("2014 9.7"), Edition::fide_2017, says("Gone: dead position stands in 5.2.2 alone.")},
    {law("10.2"), Edition::fide_2017, says("New: limits on the scores of one game.")},
});

}  // namespace

constinit ChapterTexts const texts_of_scores{texts, changes};

}  // namespace tactus::arbitration::laws
