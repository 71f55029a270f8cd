// SPDX-License-Identifier: GPL-3.0-or-later
// What Appendix D (visually disabled players) says, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("D.1"), everywhere,
     says("Two boards: either player may demand them when one of the two is visually disabled; the sighted "
          "one uses a normal board. The organiser may adapt Appendix D after asking the arbiter.")},
    {law("D.1.1"), everywhere, says("The special board is at least 20 by 20 cm.")},
    {law("D.1.2"), everywhere, says("Its black squares are slightly raised.")},
    {law("D.1.3"), everywhere, says("Each square has a securing aperture.")},
    {law("D.1.4"), everywhere, says("The pieces meet these requirements.")},
    {law("D.1.4.1"), everywhere, says("Each piece has a peg that fits the aperture.")},
    {law("D.1.4.2"), everywhere, says("The pieces are of Staunton form; the black ones are marked.")},
    {law("D.2.1"), everywhere,
     says("Moves are announced clearly, repeated by the opponent and carried out on his board. A promotion "
          "piece is named. Suggested words: Anna to Hector for the files, German numbers unless the arbiter "
          "decides otherwise, Kurze and Lange Rochade, German names of pieces.")},
    {law("D.2.2"), everywhere,
     says("Touched, on the tactile board: taken out of the securing aperture. Feeling pieces in place is "
          "free.")},
    {law("D.2.3"), everywhere, says("Made, on the tactile board: all of these, in any order.")},
    {law("D.2.3.1"), everywhere, says("A captured piece is off the board of the player having the move.")},
    {law("D.2.3.2"), everywhere, says("The piece is in another aperture.")},
    {law("D.2.3.3"), everywhere, says("The move is announced.")},
    {law("D.2.4"), everywhere, says("Only then is the opponent's clock started.")},
    {law("D.2.5"), everywhere, says("For the sighted player touched and made follow the ordinary rules.")},
    {law("D.2.6"), in_2014,
     says("Clock of the visually disabled player: with marks and flag that can be felt, or one that speaks "
          "the number of moves.")},
    {law("D.2.6"), in_2017 | in_2023,
     says("Clock of the visually disabled player: a special clock is admissible.")},
    {law("D.2.6.1"), in_2014,
     says("Instead of marks and flag: the clock speaks the number of moves to that player.")},
    {law("D.2.6.1"), in_2017 | in_2023, says("It should tell that player the time and the number of moves.")},
    {law("D.2.6.2"), in_2014, says("Dial and flag that can be felt are required, unless the clock speaks.")},
    {law("D.2.6.2"), in_2017 | in_2023, says("An analogue clock with these features may be used instead.")},
    {law("D.2.6.2.1"), everywhere,
     says("Strong hands; one raised dot every five minutes, two every fifteen.")},
    {law("D.2.6.2.2"), everywhere,
     says("A flag easy to feel, which leaves the minute hand free in the last five minutes of the hour.")},
    {law("D.2.7"), everywhere,
     says("The visually disabled player keeps score in ordinary script, in Braille or by a recorder.")},
    {law("D.2.8"), everywhere,
     says("A slip of the tongue is put right at once and before the opponent's clock is started.")},
    {law("D.2.9"), everywhere,
     says("Different positions: put right with the arbiter and both scoresheets. Sheets agree: who wrote the "
          "right move but played another corrects his board. Sheets differ: back to where they agree. The "
          "arbiter adjusts the clocks.")},
    {law("D.2.10"), everywhere,
     says("The visually disabled player may use an assistant with all or some of these duties.")},
    {law("D.2.10.1"), everywhere, says("The assistant makes either player's moves on the other's board.")},
    {law("D.2.10.2"), everywhere, says("The assistant announces both players' moves.")},
    {law("D.2.10.3"), in_2014,
     says("The assistant keeps his score and starts the opponent's clock, only after the announcement.")},
    {law("D.2.10.3"), in_2017 | in_2023,
     says("The assistant keeps his score and starts the opponent's clock.")},
    {law("D.2.10.4"), everywhere,
     says("On his request the assistant tells him the number of moves and the time used by both.")},
    {law("D.2.10.5"), everywhere,
     says("The assistant claims a win on time, and tells the arbiter when the sighted player has touched a "
          "piece.")},
    {law("D.2.10.6"), everywhere, says("The assistant sees to the formalities of an adjournment.")},
    {law("D.2.11"), in_2014,
     says("No such assistant: the sighted player may use one for the first two duties.")},
    {law("D.2.11"), in_2017 | in_2023,
     says("No such assistant: the sighted player may use one for the first two duties. Against a deaf "
          "opponent an assistant must be used.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("D.2.6"), Edition::fide_2017,
     says("A special clock is admissible; marks and flag were required before, or speech.")},
    {law("D.2.6.1"), Edition::fide_2017, says("Time as well as number of moves should be spoken.")},
    {law("D.2.6.2"), Edition::fide_2017, says("The marked analogue clock is now the alternative.")},
    {law("D.2.10.3"), Edition::fide_2017, says("The reminder of the announcement is gone; D.2.4 says it.")},
    {law("D.2.11"), Edition::fide_2017, says("New: against a deaf opponent an assistant must be used.")},
});

}  // namespace

constinit ChapterTexts const texts_of_tactile{texts, changes};

}  // namespace tactus::arbitration::laws
