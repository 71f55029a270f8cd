// SPDX-License-Identifier: GPL-3.0-or-later
// What Guidelines I to III (2014: Appendices E to G) say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("I.1.1"), everywhere,
     says("Sealed move: written so that it means one thing, both sheets in the envelope, envelope closed, "
          "then clocks stopped. He may change it until then. A move played on the board after being told to "
          "seal must be the sealed one.")},
    {law("I.1.2"), everywhere,
     says("Adjourning early: the rest of the session is added to the time he has used.")},
    {law("I.2"), everywhere, says("On the envelope stand these.")},
    {law("I.2.1"), everywhere, says("The names of the players.")},
    {law("I.2.2"), everywhere, says("The position before the sealed move.")},
    {law("I.2.3"), everywhere, says("The time used by each.")},
    {law("I.2.4"), everywhere, says("Who sealed.")},
    {law("I.2.5"), everywhere, says("The number of the sealed move.")},
    {law("I.2.6"), everywhere, says("A draw offer still open.")},
    {law("I.2.7"), everywhere, says("Date, time and place of resumption.")},
    {law("I.3"), everywhere, says("The arbiter checks what is on the envelope and keeps it safe.")},
    {law("I.4"), everywhere,
     says("A draw offered after the opponent has sealed lasts until he accepts or refuses it by 9.1.")},
    {law("I.5"), everywhere,
     says("Resumption: the position before the sealed move is set up and the clocks show the times of the "
          "adjournment.")},
    {law("I.6"), everywhere, says("Agreed or resigned before resumption: the game is over.")},
    {law("I.7"), everywhere, says("The envelope is opened only when the player who must reply is there.")},
    {law("I.8"), everywhere,
     says("Who sealed loses in these cases, unless the game ends otherwise (5, 6.9, 9.6).")},
    {law("I.8.1"), everywhere, says("The sealed move can be read in two ways.")},
    {law("I.8.2"), everywhere, says("The sealed move is written so that its meaning cannot be found.")},
    {law("I.8.3"), everywhere, says("The sealed move is illegal.")},
    {law("I.9"), everywhere, says("At the hour of resumption.")},
    {law("I.9.1"), everywhere,
     says("The replier is there: envelope opened, sealed move made, his clock started.")},
    {law("I.9.2"), everywhere,
     says("The replier is absent: his clock runs. When he comes he may stop it and call the arbiter; then "
          "the envelope is opened and his clock runs again.")},
    {law("I.9.3"), everywhere,
     says("Who sealed is absent: the replier may write and seal his reply and start the absent player's "
          "clock.")},
    {law("I.10"), everywhere,
     says("Later than the default time: he loses, unless the arbiter decides otherwise. If the sealed move "
          "ended the game, that result stands.")},
    {law("I.11"), everywhere,
     says("Both absent and the default time not zero: the replier loses the time until he comes.")},
    {law("I.12.1"), everywhere,
     says("Envelope lost: the game goes on from the adjourned position with the recorded times; who sealed "
          "makes his move on the board. Times unknown: the arbiter sets them.")},
    {law("I.12.2"), everywhere, says("Position cannot be restored: new game.")},
    {law("I.13"), everywhere,
     says("Wrong time set: put right if pointed out before the claimant's first move; else it stands, unless "
          "the arbiter decides otherwise.")},
    {law("I.14"), everywhere, says("The wall clock decides how long a session lasts.")},
    {law("II.1"), everywhere,
     says("Chess960: pieces are set up at random within rules; then ordinary chess is played.")},
    {law("II.2"), everywhere, says("Start: white pawns as usual, pieces on the first rank by these rules.")},
    {law("II.2.1"), everywhere, says("The king stands between the two rooks.")},
    {law("II.2.2"), everywhere, says("The bishops stand on squares of different colours.")},
    {law("II.2.3"), everywhere, says("The black pieces stand opposite the white ones.")},
    {law("II.3.1"), everywhere, says("Each player may castle once, by moving king and rook in one move.")},
    {law("II.3.2"), everywhere, says("Castling has four forms, by where king and rook stand.")},
    {law("II.3.2.1"), everywhere, says("Double move: king and rook both move.")},
    {law("II.3.2.2"), everywhere, says("Transposition: king and rook change places.")},
    {law("II.3.2.3"), everywhere, says("King only: the rook already stands right.")},
    {law("II.3.2.4"), everywhere, says("Rook only: the king already stands right.")},
    {law("II.3.2.5.1"), everywhere,
     says("Advice: put the king beside the board near its end square, then the rook on its square, then the "
          "king on its own.")},
    {law("II.3.2.5.2"), everywhere, says("King and rook end where they would in ordinary chess.")},
    {law("II.3.2.6"), everywhere,
     says("After 0-0-0 king on c and rook on d; after 0-0 king on g and rook on f.")},
    {law("II.3.2.7.1"), everywhere, says("Advice: say first that you castle.")},
    {law("II.3.2.7.2"), everywhere, says("In some starts king or rook stays where it is.")},
    {law("II.3.2.7.3"), everywhere, says("In some starts castling is possible on the first move.")},
    {law("II.3.2.7.4"), everywhere,
     says("All squares from the king's start to its end and from the rook's start to its end must be free, "
          "but for these two.")},
    {law("II.3.2.7.5"), everywhere,
     says("Some squares may stay filled that must be free in ordinary chess: a, b, e after 0-0-0; e, h after "
          "0-0.")},
    {law("III.1"), everywhere,
     says("Quickplay finish: the last phase, in which all remaining moves must be made in a limited time.")},
    {law("III.2.1"), in_2014,
     says("In force or not: that must be announced before the event. In Finland it is, unless the event says "
          "no.")},
    {law("III.2.1"), in_2017,
     says("Only when announced before the event. In Finland it is in force, unless the event says no.")},
    {law("III.2.1"), in_2023, says("Only when announced before the event.")},
    {law("III.2.2"), everywhere, says("For standard and rapid games without increment; not for blitz.")},
    {law("III.3.1"), in_2014, says("Both flags down and unknown which fell first: holds in every game.")},
    {law("III.3.1"), in_2017 | in_2023,
     says("Both flags down and unknown which fell first: only where this Guideline is in force.")},
    {law("III.3.1.1"), everywhere, says("Not the last period: the game goes on.")},
    {law("III.3.1.2"), everywhere, says("The last period: draw.")},
    {law("III.4"), in_2014,
     says("Less than two minutes left and having the move: he may ask for five seconds for each move, as "
          "delay or increment, for both. It is also a draw offer. Refused and the arbiter agrees: new "
          "setting and two minutes more for the opponent.")},
    {law("III.4"), in_2017 | in_2023,
     says("Less than two minutes left and having the move: he may ask for an increment of five seconds for "
          "both. It is also a draw offer. Refused and the arbiter agrees: new setting and two minutes more "
          "for the opponent.")},
    {law("III.5"), everywhere,
     says("Otherwise, with less than two minutes, the move and his flag up, he may claim a draw: the "
          "opponent cannot win, or does not try to, by normal means.")},
    {law("III.5.1"), everywhere, says("The arbiter agrees: draw. Otherwise he postpones or rejects.")},
    {law("III.5.2"), everywhere,
     says("Postponed: the opponent may get two minutes; the game goes on before the arbiter. He decides "
          "later, or soon after a flag fall.")},
    {law("III.5.3"), everywhere, says("Rejected: two minutes more for the opponent.")},
    {law("III.6"), everywhere, says("No arbiter present: these rules.")},
    {law("III.6.1"), everywhere,
     says("With less than two minutes he may claim a draw before his flag falls; that ends the game.")},
    {law("III.6.1.1"), everywhere,
     says("Ground: the opponent cannot win by normal means. He writes down the final position, the opponent "
          "verifies it.")},
    {law("III.6.1.2"), everywhere,
     says("Ground: the opponent has not tried. Final position and a complete scoresheet, both verified by "
          "the opponent.")},
    {law("III.6.2"), everywhere, says("The claim goes to the arbiter named for that.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("III.2.1"), Edition::fide_2017, says("Now a Guideline: only when announced as in force.")},
    {law("III.2.1"), Edition::fide_2023, says("The Finnish default is gone; only when announced.")},
    {law("III.3.1"), Edition::fide_2017, says("Moved to the Guideline; holds only where it is in force.")},
    {law("III.4"), Edition::fide_2017, says("Increment only; before, delay or increment.")},
});

}  // namespace

constinit ChapterTexts const texts_of_guidelines{texts, changes};

}  // namespace tactus::arbitration::laws
