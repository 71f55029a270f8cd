// SPDX-License-Identifier: GPL-3.0-or-later
// What chapters 6 and 7 (clock and irregularities) say, in our own words, and what an edition changed.

#include "core/arbitration/laws/book/chapter.hpp"

#include <array>

namespace tactus::arbitration::laws {
namespace {

constexpr auto texts = std::to_array<LawText>({
    {law("6.1"), everywhere,
     says("A chess clock has two displays of which only one runs at a time. Flag fall means that a player's "
          "time has run out.")},
    {law("6.2.1"), everywhere, says("A move is completed when it is made and the clock is pressed.")},
    {law("6.2.1.1"), in_2014,
     says("A move that ends the game is completed without the press: mate, stalemate, dead position, "
          "agreement, five times the position, 75 moves.")},
    {law("6.2.1.1"), in_2017 | in_2023,
     says("A move that ends the game is completed without the press: mate, stalemate, dead position, five "
          "times the position, 75 moves.")},
    {law("6.2.1.2"), everywhere, says("An uncompleted move is completed by the same player's next move.")},
    {law("6.2.2"), everywhere,
     says("A player may always press after his move, even when the opponent has already replied. The time "
          "until the press is his.")},
    {law("6.2.3"), everywhere,
     says("The hand that moved presses the clock. No finger stays on or over the button.")},
    {law("6.2.4"), in_2014,
     says("Clocks are handled with care, and not pressed before a move is made. Misuse is penalised by 12.9; "
          "it is no illegal move.")},
    {law("6.2.4"), in_2017 | in_2023,
     says("Clocks are handled with care, and not pressed before a move is made. Misuse is penalised by 12.9; "
          "a press without any move counts as an illegal move.")},
    {law("6.2.5"), everywhere, says("Only the player whose clock runs may adjust pieces.")},
    {law("6.2.6"), in_2014 | in_2017,
     says("A player unable to press the clock may have an assistant whom the arbiter accepts. The clocks are "
          "adjusted fairly, never at the cost of the player with the assistant.")},
    {law("6.2.6"), in_2023,
     says("A player unable to press the clock may have an assistant whom the arbiter accepts. The clocks are "
          "adjusted fairly, never at the cost of a disabled player.")},
    {law("6.3.1"), everywhere,
     says("Each player has a number of moves to make in a given time, with or without extra time for each "
          "move. All this is fixed beforehand.")},
    {law("6.3.2"), everywhere,
     says("Time saved in one period is carried to the next. With delay (Bronstein) the main time falls only "
          "after the extra time of the move is used, and never rises above what it was.")},
    {law("6.4"), everywhere,
     says("After a flag fall it is checked at once whether the required moves were made.")},
    {law("6.5"), everywhere, says("The arbiter decides where the clock stands.")},
    {law("6.6"), everywhere, says("At the set hour White's clock is started.")},
    {law("6.7.1"), in_2014,
     says("Default time: the regulations must give one. Who comes later loses, unless the arbiter decides "
          "otherwise.")},
    {law("6.7.1"), in_2017 | in_2023,
     says("Default time: as the regulations give it, else zero. Who comes later loses, unless the arbiter "
          "decides otherwise.")},
    {law("6.7.2"), everywhere,
     says("Both absent at the start and the default time not zero: White loses the time until he comes.")},
    {law("6.8"), everywhere,
     says("A flag has fallen when the arbiter sees it or a player rightly claims it.")},
    {law("6.9"), in_2014,
     says("Who does not make the required moves in time loses. Draw if the opponent has no possible mate by "
          "any legal moves. A game already over stays as it is.")},
    {law("6.9"), in_2017 | in_2023,
     says("Who does not complete the required moves in time loses. Draw if the opponent has no possible mate "
          "by any legal moves. A game already over stays as it is.")},
    {law("6.10.1"), everywhere,
     says("The display of the clock decides, unless it is plainly defective. The arbiter then changes the "
          "clock and sets the times by judgement.")},
    {law("6.10.2"), everywhere,
     says("A wrong setting found during the game: stop the clock at once. The arbiter corrects times and "
          "move counter by judgement.")},
    {law("6.11.1"), everywhere, says("When a game must be interrupted, the arbiter stops the clock.")},
    {law("6.11.2"), everywhere,
     says("A player may stop the clock only to call the arbiter, for example when the promotion piece is not "
          "at hand.")},
    {law("6.11.3"), everywhere, says("The arbiter decides when play goes on.")},
    {law("6.11.4"), everywhere,
     says("Clock stopped to call the arbiter without good reason: penalty by 12.9.")},
    {law("6.12.1"), everywhere,
     says("Displays of position, moves, number of moves and times are allowed in the playing hall.")},
    {law("6.12.2"), everywhere, says("No claim may rest on such a display alone.")},
    {law("7.1"), everywhere,
     says("Pieces set back to an earlier position: the arbiter judges which times the clocks get, also none "
          "other than now, and corrects the move counter.")},
    {law("7.2.1"), everywhere,
     says("Wrong initial position found: the game is void and a new one is played.")},
    {law("7.2.2"), everywhere,
     says("Board turned the wrong way: the game goes on; the position is moved to a board that is right.")},
    {law("7.3"), in_2014, says("Colours reversed: the game goes on, unless the arbiter decides otherwise.")},
    {law("7.3"), in_2017 | in_2023,
     says("Colours reversed: new game with the right colours if found before both have made ten moves; after "
          "that the game goes on.")},
    {law("7.4.1"), everywhere,
     says("Displaced pieces are put right by the player who displaced them, on his own time.")},
    {law("7.4.2"), everywhere, says("Either player may stop the clock then and call the arbiter.")},
    {law("7.4.3"), everywhere, says("The arbiter may penalise the player who displaced pieces.")},
    {law("7.5.1"), in_2014,
     says("Illegal move found, at whatever time: back to the position before it, or to the last one that can "
          "be found. 4.3 and 4.7 bind the new move.")},
    {law("7.5.1"), in_2017 | in_2023,
     says("An illegal move is completed by the press. Found at whatever time: back to the position before "
          "it, or to the last one that can be found. 4.3 and 4.7 bind the new move.")},
    {law("7.5.2"), everywhere,
     says("Pawn left on the last rank and clock pressed: illegal move; the pawn becomes a queen.")},
    {law("7.5.3"), in_2017,
     says("Clock pressed without a move: counts as an illegal move, with a counter of its own (7.8.2).")},
    {law("7.5.3"), in_2023,
     says("Clock pressed without a move: counts as an illegal move and is penalised like one.")},
    {law("7.5.4"), in_2017,
     says("Two hands for one move: counts as an illegal move, even before the press, with a counter of its "
          "own (7.7.2).")},
    {law("7.5.4"), in_2023,
     says("Two hands for one move and clock pressed: counts as an illegal move and is penalised like one.")},
    {law("7.5.5"), in_2014 | in_2017,
     says("First illegal move: two minutes more for the opponent. Second by the same player: he loses; draw "
          "if the opponent cannot mate by any legal moves.")},
    {law("7.5.5"), in_2023,
     says("First completed illegal move of any kind (7.5.1 to 7.5.4): two minutes more for the opponent. "
          "Second by the same player: he loses; draw if the opponent cannot mate by any legal moves.")},
    {law("2017 7.7.2"), everywhere,
     says("Two hands, counted by themselves: first time two minutes more for the opponent; second time loss, "
          "or draw if the opponent cannot mate.")},
    {law("2017 7.8.2"), everywhere,
     says("Press without a move, counted by itself: first time two minutes more for the opponent; second "
          "time loss, or draw if the opponent cannot mate.")},
    {law("7.6"), everywhere,
     says("A piece found off its square: back to the position before that, or to the last one that can be "
          "found. No time penalty is given.")},
});

constexpr auto changes = std::to_array<LawChange>({
    {law("6.2.1.1"), Edition::fide_2017, says("Agreement is no longer in the list.")},
    {law("6.2.4"), Edition::fide_2017, says("A press without a move is now also an illegal move (7.8.1).")},
    {law("6.2.6"), Edition::fide_2023,
     says("Adjusting spares a disabled player, before the player with the assistant.")},
    {law("6.7.1"), Edition::fide_2017,
     says("Not announced means zero; before, an announcement was required.")},
    {law("6.9"), Edition::fide_2017, says("The moves must be completed, not only made.")},
    {law("7.3"), Edition::fide_2017, says("New game before ten moves by each; before, the game went on.")},
    {law("7.5.1"), Edition::fide_2017, says("Says when an illegal move is completed: by the press.")},
    {law("7.5.3"), Edition::fide_2017,
     says("New: a press without a move counts as an illegal move, with its own counter.")},
    {law("7.5.3"), Edition::fide_2023, says("One counter together with all other illegal moves.")},
    {law("7.5.4"), Edition::fide_2017,
     says("New: two hands count as an illegal move even before the press, with their own counter.")},
    {law("7.5.4"), Edition::fide_2023,
     says("Only once the clock is pressed; one counter together with all other illegal moves.")},
    {law("7.5.5"), Edition::fide_2023,
     says("One counter for all kinds; only completed illegal moves count.")},
    {law("2017 7.7.2"), Edition::fide_2017, says("New: a counter and penalties of its own for two hands.")},
    {law("2017 7.7.2"), Edition::fide_2023, says("Gone: two hands fall under 7.5.4 and 7.5.5.")},
    {law("2017 7.8.2"), Edition::fide_2017,
     says("New: a counter and penalties of its own for a press without a move.")},
    {law("2017 7.8.2"), Edition::fide_2023,
     says("Gone: a press without a move falls under 7.5.3 and 7.5.5.")},
});

}  // namespace

constinit ChapterTexts const texts_of_clock{texts, changes};

}  // namespace tactus::arbitration::laws
