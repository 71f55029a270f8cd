// SPDX-License-Identifier: GPL-3.0-or-later
// What Appendices A and B (rapid and blitz) say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("A.1"), everywhere,
     says("Rapid: base time plus 60 times the increment is more than 10 and less than 60 minutes for each "
          "player.")},
    {law("A.2"), in_2014, says("Players need not record.")},
    {law("A.2"), in_2017 | in_2023,
     says("Players need not record, and keep the rights that rest on a scoresheet. A player may ask for a "
          "sheet at any time.")},
    {law("A.3"), in_2014 | in_2017,
     says("Blitz: time penalties of chapters 7 and 9 are one minute, not two.")},
    {law("A.3"), in_2023,
     says("Rapid: time penalties of chapters 7 and 9 are one minute, not two. In blitz the same by B.3.")},
    {law("A.4"), everywhere, says("Rapid: the Competition Rules hold in full on these conditions.")},
    {law("A.4.1"), everywhere, says("One arbiter for at most three games.")},
    {law("A.4.2"), everywhere,
     says("Each game is recorded by the arbiter or an assistant, electronically if possible.")},
    {law("A.4.3"), everywhere,
     says("On his own move a player may ask to see the record, five times in a game at most. More is "
          "distraction.")},
    {law("A.5"), everywhere, says("Otherwise these shorter rules hold.")},
    {law("A.5.1"), everywhere, says("After ten moves by each player these can no longer be put right.")},
    {law("A.5.1.1"), everywhere, says("No change of the clock settings, unless the schedule would suffer.")},
    {law("A.5.1.2"), everywhere,
     says("No claim about wrong set-up or board. A king on a wrong square cannot castle; nor can a rook on a "
          "wrong square.")},
    {law("A.5.2"), in_2014 | in_2017,
     says("Illegal move: the player loses, draw if the opponent cannot mate. The arbiter acts, or the "
          "opponent claims, before the opponent's next move is made; later it stands, unless both agree.")},
    {law("A.5.2"), in_2023,
     says("Illegal move: by 7.5.5, with one minute. The arbiter acts, or the opponent claims, before the "
          "opponent's next move is made; later it stands, unless both agree.")},
    {law("A.5.3"), in_2014,
     says("Win on time: the claimant must stop both clocks and call the arbiter, his own flag still up. Draw "
          "if he cannot mate by any legal moves.")},
    {law("A.5.3"), in_2017,
     says("Win on time: the claimant may stop the clock and call the arbiter; his own flag must still be up. "
          "Draw if he cannot mate by any legal moves.")},
    {law("A.5.3"), in_2023,
     says("Win on time: the claimant may stop the clock and call the arbiter. Draw if he cannot mate by any "
          "legal moves.")},
    {law("A.5.4"), in_2014 | in_2017,
     says("Both kings in check, or a pawn on the last rank: the arbiter waits until the next move is made. "
          "Still illegal: draw.")},
    {law("A.5.4"), in_2023,
     says("Both kings in check, or a pawn on the last rank: the arbiter waits until the next move is "
          "completed. Still illegal: draw.")},
    {law("A.5.5"), in_2017, says("Flag fall seen by the arbiter: he may point it out.")},
    {law("A.5.5"), in_2023, says("Flag fall seen by the arbiter: he must point it out.")},
    {law("A.6"), everywhere,
     says("Rapid: the regulations fix one of the two regimes for the whole event. The number of arbiters "
          "does not.")},
    {law("B.1"), everywhere,
     says("Blitz: base time plus 60 times the increment is 10 minutes or less for each player.")},
    {law("B.2"), everywhere, says("Blitz: the Competition Rules hold in full on these conditions.")},
    {law("B.2.1"), everywhere, says("One arbiter for each game.")},
    {law("B.2.2"), everywhere,
     says("Each game is recorded by the arbiter or an assistant, electronically if possible.")},
    {law("B.2.3"), everywhere,
     says("On his own move a player may ask to see the record, five times in a game at most. More is "
          "distraction.")},
    {law("B.3"), in_2014, says("Otherwise blitz follows the shorter rules of rapid: A.4.")},
    {law("B.3"), in_2017, says("Otherwise blitz follows the shorter rules of rapid: A.2 and A.4.")},
    {law("B.3"), in_2023, says("Otherwise blitz follows the shorter rules of rapid: A.2, A.3 and A.5.")},
    {law("B.4"), everywhere, says("Blitz: the regulations fix one of the two regimes for the whole event.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("A.2"), Edition::fide_2017,
     says("The rights that rest on a scoresheet stay; a sheet may be asked for.")},
    {law("A.3"), Edition::fide_2023, says("One minute now in rapid too; before, in blitz only.")},
    {law("A.4.3"), Edition::fide_2017, says("New: a player may ask to see the record, five times at most.")},
    {law("A.5.2"), Edition::fide_2023,
     says(
         "First illegal move: position back and one minute more for the opponent; before, it lost at once.")},
    {law("A.5.3"), Edition::fide_2017, says("The claimant may stop the clock; before, he had to stop both.")},
    {law("A.5.3"), Edition::fide_2023, says("The claimant's own flag need no longer be up.")},
    {law("A.5.4"), Edition::fide_2023,
     says("The arbiter waits until the next move is completed; before, made.")},
    {law("A.5.5"), Edition::fide_2017, says("New: the arbiter may point out a flag fall.")},
    {law("A.5.5"), Edition::fide_2023, says("He must; before, he might.")},
    {law("B.2.3"), Edition::fide_2017, says("New: a player may ask to see the record, five times at most.")},
    {law("B.3"), Edition::fide_2017, says("A.2 holds in blitz too.")},
    {law("B.3"), Edition::fide_2023,
     says("One-minute penalties come from A.3; the first illegal move no longer loses.")},
});

}  // namespace

constinit ChapterTexts const texts_of_rapid_blitz{texts, changes};

}  // namespace tactus::arbitration::laws
