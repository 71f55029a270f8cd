// SPDX-License-Identifier: GPL-3.0-or-later
// What the Finnish team-blitz sets and Finnish practice say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("FI-1"), everywhere,
     says("The FIDE Laws with the rapid and blitz appendices hold, with these exceptions.")},
    {law("FI-2"), everywhere,
     says("The arbiter does not point out an overstepped time or an illegal move; the players do. He may end "
          "the game when both are out of time.")},
    {law("FI-3"), everywhere,
     says("A wrong initial position is put right during the first three moves only.")},
    {law("FI-4"), everywhere, says("Capturing the king is an illegal move.")},
    {law("FI-5"), everywhere,
     says("No castling after deliberately touching the rook first and then the king.")},
    {law("FI-6"), everywhere, says("One hand for each move; two hands are an illegal move.")},
    {law("FI-7"), everywhere, says("A wrong or incomplete promotion is an illegal move.")},
    {law("FI-8"), everywhere, says("Pieces are adjusted on one's own time only.")},
    {law("FI-9"), everywhere,
     says("Pieces displaced and clock pressed: in principle loss by rule 11. Plainly unintended: his clock "
          "is restarted and he puts them right.")},
    {law("FI-10"), everywhere,
     says("No claims by 9.2 and 9.3. Draws come about by 10a and 10b, in the increment sets also by 10c.")},
    {law("FI-10a"), everywhere,
     says("Draw by the Laws, for example by fivefold repetition or dead position.")},
    {law("FI-10b"), everywhere,
     says("A player may claim that the opponent does not try to win by normal means: he stops his clock and "
          "calls the arbiter. Refused, the opponent must make progress; if not, the arbiter declares a draw, "
          "even after time has run out.")},
    {law("FI-10c"), everywhere,
     says("The arbiter may declare a draw, unasked, after 50 moves of each without pawn move or capture.")},
    {law("FI-11"), everywhere,
     says("The first illegal move, or act counted so, loses if the opponent claims. Disputes go to the "
          "arbiter.")},
    {law("FI-12"), in_increment_sets,
     says("Opponent out of time: win only if mate is possible by legal moves (helpmate), else draw.")},
    {law("FI-12"), in_fixed_set,
     says("Opponent out of time: win only with material that forces mate on a bare king, or by showing a "
          "forced mate at once.")},
    {law("FI-13"), everywhere,
     says("Illegal move and time overstepped, order not beyond dispute: who made the illegal move loses.")},
    {law("FI-14"), everywhere, says("Both out of time: draw.")},
    {law("FI-15"), everywhere,
     says("Phone or other means of communication fully off. Handling it, or its sound, loses.")},
    {law("FI-16"), everywhere, says("The arbiters' rulings are final.")},
    {law("FI-practice"), in_2014,
     says("Finnish practice. Default time not announced: 30 minutes. Appendix G in force unless the event "
          "says no. Sound of a phone: first a warning, second loses. Rapid that is not FIDE-rated: the "
          "second illegal move loses.")},
    {law("FI-practice"), in_2017,
     says("Finnish practice. Default time not announced: 30 minutes. Guideline III in force unless the event "
          "says no. Sound of a phone: first a warning, second loses. Rapid that is not FIDE-rated: the "
          "second illegal move loses.")},
    {law("FI-practice"), in_2023,
     says("Finnish practice. Default time not announced: 30 minutes. Devices: milder penalties possible in "
          "events that are neither FIDE-rated nor Finnish championships.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("FI-practice"), Edition::fide_2017, says("Guideline III takes the place of Appendix G.")},
    {law("FI-practice"), Edition::fide_2023,
     says("No default for Guideline III; phones and rapid follow FIDE.")},
});

}  // namespace

constinit ChapterTexts const texts_of_finnish{texts, changes};

}  // namespace tactus::arbitration::laws
