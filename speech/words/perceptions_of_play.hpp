// SPDX-License-Identifier: GPL-3.0-or-later
// How moves, answers, devices and the recorder are perceived. The English sentences and lines: the new thing
// comes first, numbers before units, the listener's own time
// first.
#pragma once

#include "speech/words/perception.hpp"
#include "speech/words/translatable.hpp"

#include <array>

namespace tactus::speech {

inline constexpr std::string_view verbatim = "{move}";  // words of the move alone: nothing to translate

inline constexpr auto perceptions_of_play = std::to_array<Perception>({
    {Message::move, verbatim, verbatim, Urgency::move, Earcon::move_accepted, true},
    {Message::repeat,
     // Translators: Both players. Before the last move when it is said again, so that nobody takes it for a
     // new one.
     translatable("Repeat:"), translatable("Repeat:"), Urgency::move, Earcon::none, false},
    {Message::times,
     // Translators: One player's earphone, on request. Remaining times in words, such as 'five minutes one
     // second'.
     translatable("You have {own}. Opponent: {opponent}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("You {own}, opponent {opponent}"), Urgency::status, Earcon::none, false},
    {Message::no_times,
     // Translators: One player's earphone, when he asks for the times.
     translatable("No clock has been read."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No clock read"), Urgency::status, Earcon::error, false},
    {Message::no_moves_made,
     // Translators: One player's earphone, on request: the number of completed moves.
     translatable("No moves made."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Moves: none"), Urgency::status, Earcon::none, false},
    {Message::one_move_made,
     // Translators: One player's earphone, on request: the number of completed moves.
     translatable("One move made."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Moves: {count}"), Urgency::status, Earcon::none, false},
    {Message::moves_made,
     // Translators: One player's earphone, on request: the number of completed moves, two or more, in
     // words.
     translatable("{count} moves made."), translatable("Moves: {count}"), Urgency::status, Earcon::none,
     false},
    {Message::nothing_to_repeat,
     // Translators: One player's earphone, when he asks for a repeat and no move has been said.
     translatable("Nothing to repeat."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Nothing to repeat"), Urgency::status, Earcon::error, false},
    {Message::no_move_to_announce,
     // Translators: One player's earphone, when he asks for his move to be announced. Must not tell whether
     // a move is legal.
     translatable("No move to announce."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No move to announce"), Urgency::status, Earcon::error, false},
    {Message::promotion_asked,
     // Translators: One player's earphone: his pawn stands on the last rank, and his board does not tell what
     // it became. He names the piece with his move.
     translatable("Which piece?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Which piece?"), Urgency::urgent, Earcon::none, false},
    {Message::white_board_lost,
     // Translators: Both players. The cable of an electronic board came off.
     translatable("Board of White disconnected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White board lost"), Urgency::urgent, Earcon::error, false},
    {Message::black_board_lost,
     // Translators: Both players. The cable of an electronic board came off.
     translatable("Board of Black disconnected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black board lost"), Urgency::urgent, Earcon::error, false},
    {Message::clock_lost,
     // Translators: Both players. The cable of the electronic clock came off; the clock itself goes on.
     translatable("Clock disconnected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Clock lost"), Urgency::urgent, Earcon::error, false},
    {Message::white_board_found,
     // Translators: Both players. The board is read again.
     translatable("Board of White connected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White board found"), Urgency::move, Earcon::none, false},
    {Message::black_board_found,
     // Translators: Both players. The board is read again.
     translatable("Board of Black connected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black board found"), Urgency::move, Earcon::none, false},
    {Message::clock_found,
     // Translators: Both players. The clock is read again.
     translatable("Clock connected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Clock found"), Urgency::move, Earcon::none, false},
    {Message::not_a_move,
     // Translators: The player who typed a text that cannot be read as a move.
     translatable("Move not understood."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Not understood"), Urgency::urgent, Earcon::error, false},
    {Message::several_moves,
     // Translators: The player who typed a move that several pieces can follow, or a promotion without its
     // piece.
     translatable("Several moves fit. Name the origin square or the promotion piece."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Several fit: origin or promotion?"), Urgency::urgent, Earcon::error, false},
    {Message::call_arbiter,
     // Translators: Both players. Neutral: must not say what is wrong, nor on whose board.
     translatable("Please call the arbiter."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Call the arbiter"), Urgency::urgent, Earcon::error, false},
    {Message::resumed_at_start,
     // Translators: Both players, when the program was started again on a game without a move.
     translatable("Game resumed before the first move."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Resumed at the start"), Urgency::move, Earcon::none, false},
    {Message::resumed_after_one,
     // Translators: Both players, when the program was started again. A half-move is a move of one player.
     translatable("Game resumed after one half-move."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Resumed, half-moves: {count}"), Urgency::move, Earcon::none, false},
    {Message::resumed_after_several,
     // Translators: Both players, when the program was started again. The count is in words.
     translatable("Game resumed after {count} half-moves."), translatable("Resumed, half-moves: {count}"),
     Urgency::move, Earcon::none, false},
    {Message::result_open,
     // Translators: Both players, when a result was taken back.
     translatable("The game goes on."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Game goes on"), Urgency::move, Earcon::none, false},
    {Message::white_wins,
     // Translators: Both players.
     translatable("Game over. White wins."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White wins"), Urgency::move, Earcon::none, false},
    {Message::black_wins,
     // Translators: Both players.
     translatable("Game over. Black wins."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black wins"), Urgency::move, Earcon::none, false},
    {Message::draw,
     // Translators: Both players.
     translatable("Game over. Draw."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Draw"), Urgency::move, Earcon::none, false},
    {Message::pieces_to_put_back,
     // Translators: One blind player's earphone, when pieces were knocked over. A list such as 'Springer
     // Gustav eins, Bauer Eva zwei', in the words and the voice of the moves.
     translatable("Pieces fell over. Put back: {pieces}"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Put back: {pieces}"), Urgency::move, Earcon::error, false},
    {Message::pieces_stand,
     // Translators: One blind player's earphone, when all pieces that fell over were put back.
     translatable("The pieces stand again."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Pieces stand"), Urgency::status, Earcon::none, false},
    {Message::sensor_found_bad,
     // Translators: One player's earphone, once, when a sensor of his board was found to be bad. The square
     // is in the words and the voice of the moves.
     translatable("No signal from the sensor of: {square}"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No signal from: {square}"), Urgency::status, Earcon::error, false},
    {Message::white_wins_shown,
     // Translators: Both players, when both kings were put on e4 and d5. The result counts only when it is
     // entered.
     translatable("The kings show: White wins. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Kings show White wins; confirm?"), Urgency::move, Earcon::none, false},
    {Message::black_wins_shown,
     // Translators: Both players, when both kings were put on d4 and e5. The result counts only when it is
     // entered.
     translatable("The kings show: Black wins. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Kings show Black wins; confirm?"), Urgency::move, Earcon::none, false},
    {Message::draw_shown,
     // Translators: Both players, when the kings were put on squares of both colours in the middle. The
     // result counts only when it is entered.
     translatable("The kings show: draw. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Kings show a draw; confirm?"), Urgency::move, Earcon::none, false},
    {Message::white_says_mate,
     // Translators: Both players. White says that his move is checkmate; the program does not judge it. It
     // counts when Black confirms it.
     translatable("Checkmate, says White. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White: checkmate; confirm?"), Urgency::move, Earcon::none, false},
    {Message::black_says_mate,
     // Translators: Both players. Black says that his move is checkmate; the program does not judge it. It
     // counts when White confirms it.
     translatable("Checkmate, says Black. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black: checkmate; confirm?"), Urgency::move, Earcon::none, false},
    {Message::white_says_mate_by,
     // Translators: Both players. White says that this move of his is checkmate; the program does not judge
     // it. It counts when Black confirms it.
     translatable("Checkmate, says White: {move}. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White: mate {move}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::black_says_mate_by,
     // Translators: Both players. Black says that this move of his is checkmate; the program does not judge
     // it. It counts when White confirms it.
     translatable("Checkmate, says Black: {move}. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black: mate {move}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::stalemate_said,
     // Translators: Both players. A player says that it is stalemate; the program does not judge it.
     translatable("Stalemate, draw. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Stalemate, draw; confirm?"), Urgency::move, Earcon::none, false},
    {Message::stalemate_said_by,
     // Translators: Both players. A player says that it is stalemate after this move; the program does not
     // judge it.
     translatable("Stalemate, draw: {move}. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Stalemate {move}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::white_resigns,
     // Translators: Both players. It counts when Black confirms it.
     translatable("White resigns. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White resigns; confirm?"), Urgency::move, Earcon::none, false},
    {Message::black_resigns,
     // Translators: Both players. It counts when White confirms it.
     translatable("Black resigns. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black resigns; confirm?"), Urgency::move, Earcon::none, false},
    {Message::white_win_said,
     // Translators: Both players. A player has entered the result; it counts when the other side confirms it.
     translatable("Result: White wins. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White wins; confirm?"), Urgency::move, Earcon::none, false},
    {Message::black_win_said,
     // Translators: Both players. A player has entered the result; it counts when the other side confirms it.
     translatable("Result: Black wins. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black wins; confirm?"), Urgency::move, Earcon::none, false},
    {Message::draw_said,
     // Translators: Both players. A player has entered the result; it counts when the other side confirms it.
     translatable("Result: draw. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Draw; confirm?"), Urgency::move, Earcon::none, false},
    {Message::recording_begun,
     // Translators: One player's earphone: the microphone listens from now on, he may speak his move. Short.
     translatable("Recording."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Recording"), Urgency::status, Earcon::none, false},
    {Message::recording_kept,
     // Translators: One player's earphone, when the recording of a spoken move was written. Its length in
     // words, such as 'three seconds'.
     translatable("Recorded: {time}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Recorded {time}"), Urgency::status, Earcon::none, false},
    {Message::nothing_to_record,
     // Translators: One player's earphone, when he wants to record a move before the first move was made.
     translatable("No move to record."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No move to record"), Urgency::status, Earcon::error, false},
    {Message::recording_silent,
     // Translators: One player's earphone, after a recording in which nothing was heard: the microphone may
     // be switched off.
     translatable("The recording is silent."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Recording is silent"), Urgency::move, Earcon::error, false},
    {Message::recording_not_kept,
     // Translators: One player's earphone: the spoken move could not be written, because the disk is full,
     // say.
     translatable("The recording could not be kept."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Recording not kept"), Urgency::move, Earcon::error, false},
    {Message::microphone_missing,
     // Translators: One player's earphone, when he wants to record and there is no microphone.
     translatable("No microphone."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No microphone"), Urgency::move, Earcon::error, false},
    {Message::microphone_lost,
     // Translators: One player's earphone: the cable of the microphone came off while he spoke.
     translatable("Microphone disconnected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Microphone lost"), Urgency::move, Earcon::error, false},
    {Message::microphone_found,
     // Translators: One player's earphone: there is a microphone again.
     translatable("Microphone connected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Microphone found"), Urgency::move, Earcon::none, false},
    {Message::recordings_played,
     // Translators: Shown while one player hears the recordings that he made of his moves; not spoken.
     translatable("Your recording."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Your recording"), Urgency::status, Earcon::none, false},
    {Message::no_recording,
     // Translators: One player's earphone, when he wants to hear a recording that he did not make.
     translatable("No recording of that move."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No recording of that move"), Urgency::status, Earcon::error, false},
    {Message::keypad,
     translatable(
         // Translators: One player's earphone, when he asks what the keys of the numeric keypad do; each is
         // ended by Enter. The point is the decimal key.
         "Zero: last move again. One: both times. Two: number of moves. Three: fallen flags. Four: where the "
         "game "
         "stands. Five: say my move. Seven: clock pressed. Eight: my board. Point: silence. Moves: file and "
         "rank, "
         "twice."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("0 last 1 times 2 count 4 where 5 say"), Urgency::status, Earcon::none, false},
    {Message::leaving_asked,
     // Translators: Everybody at this keyboard, when somebody there wants to end the program in an unfinished
     // game: it ends when he asks for that once more. The game is on the disk.
     translatable("Once more ends Tactus. The game is kept."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Once more ends Tactus; game kept"), Urgency::urgent, Earcon::none, false},
});

}  // namespace tactus::speech
