// SPDX-License-Identifier: GPL-3.0-or-later
// How moves, answers, devices and the recorder are perceived. The English sentences and lines: the new thing
// comes first, numbers before units, the listener's own time
// first.
#pragma once

#include "core/message/message.hpp"
#include "speech/words/perception.hpp"

namespace tactus::speech::perceived {

inline constexpr std::string_view verbatim = "{move}";  // words of the move alone: nothing to translate

inline constexpr Perception move{verbatim, verbatim, Urgency::move, Earcon::move_accepted, true};
inline constexpr Perception found_move{
    // Translators: Both players and their assistants: a move that was made while the program did not look,
    // for
    // example during a power cut. The word says 'while that was so'; the move follows.
    translatable("Meanwhile: {move}"), braille_line("{move} meanwhile"), Urgency::move, Earcon::move_accepted,
    true};
inline constexpr Perception repeat{
    // Translators: Both players. Before the last move when it is said again, so that nobody takes it for a
    // new one.
    translatable("Repeat:"), translatable("Repeat:"), Urgency::move, Earcon::none, false};
inline constexpr Perception times{
    // Translators: One player's earphone, on request. Remaining times in words, such as 'five minutes one
    // second'.
    translatable("You have {own}. Opponent: {opponent}."), braille_line("You {own}, opponent {opponent}"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception no_times{
    // Translators: One player's earphone, when he asks for the times.
    translatable("No clock time known."), braille_line("No clock time known"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception no_moves_made{
    // Translators: One player's earphone, on request: the number of completed moves.
    translatable("No moves made."), braille_line("Moves: none"), Urgency::status, Earcon::none, false};
inline constexpr Perception one_move_made{
    // Translators: One player's earphone, on request: the number of completed moves.
    translatable("One move made."), braille_line("Moves: {count}"), Urgency::status, Earcon::none, false};
inline constexpr Perception moves_made{
    // Translators: One player's earphone, on request: the number of completed moves, two or more, in
    // words.
    translatable("{count} moves made."), translatable("Moves: {count}"), Urgency::status, Earcon::none,
    false};
inline constexpr Perception nothing_to_repeat{
    // Translators: One player's earphone, when he asks for a repeat and no move has been said.
    translatable("Nothing to repeat."), braille_line("Nothing to repeat"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception no_move_to_announce{
    // Translators: One player's earphone, when he asks for his move to be announced. Must not tell whether
    // a move is legal.
    translatable("No move to announce."), braille_line("No move to announce"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception promotion_asked{
    // Translators: One player's earphone: his pawn stands on the last rank, and his board does not tell what
    // it became. He types the number, or a name. The pieces are words of the announcements.
    translatable("Which piece? One: {queen}. Two: {rook}. Three: {bishop}. Four: {knight}."),
    braille_line("Piece? 1{queen} 2{rook} 3{bishop} 4{knight}"), Urgency::move, Earcon::none, false};
inline constexpr std::string_view verbatim_piece = "{piece}";
inline constexpr Perception promotion_told{verbatim_piece, verbatim_piece, Urgency::urgent, Earcon::none,
                                           false};
inline constexpr Perception white_to_move{
    // Translators: The last sentence of the answer to how the game stands: it is White's move.
    translatable("White is to move."), braille_line("White to move"), Urgency::status, Earcon::none, false};
inline constexpr Perception black_to_move{
    // Translators: The last sentence of the answer to how the game stands: it is Black's move.
    translatable("Black is to move."), braille_line("Black to move"), Urgency::status, Earcon::none, false};
inline constexpr Perception moves_missing{
    // Translators: Both players and their assistants: the program did not look for a while, for example after
    // a power cut, and the boards have gone on after this move, the last one that it knows.
    translatable("Moves are missing after {move}. Type them, or call the arbiter."),
    braille_line("Missing after {move}: type them"), Urgency::urgent, Earcon::error, false};
inline constexpr Perception all_moves_missing{
    // Translators: The same where the program was started when moves had been made already.
    translatable("Moves are missing from the start. Type them, or call the arbiter."),
    braille_line("Missing from the start: type them"), Urgency::urgent, Earcon::error, false};
inline constexpr Perception continue_needed{
    // Translators: Both players. The game is adjourned, and pieces move and the clock runs again: nothing of
    // it counts before the command 'continue', which keeps its English word or yours, is typed.
    translatable("Still adjourned. To go on, type: continue."), braille_line("Adjourned: continue"),
    Urgency::urgent, Earcon::error, false};
inline constexpr Perception not_a_move{
    // Translators: The player who typed a text that cannot be read as a move.
    translatable("Move not understood."), braille_line("Not understood"), Urgency::urgent, Earcon::error,
    false};
inline constexpr Perception entry_not_understood{
    // Translators: The player who typed a few signs that are no move and no command, on a keyboard that he
    // cannot see either. Each sign is a word: "Five two five nine: not understood."
    translatable("{entry}: not understood."), braille_line("{entry}: not understood"), Urgency::urgent,
    Earcon::error, false};
inline constexpr Perception several_moves{
    // Translators: The player who typed a move that several pieces can follow, or a promotion without its
    // piece.
    translatable("Several moves fit. Name the origin square or the promotion piece."),
    braille_line("Several fit: origin or promotion?"), Urgency::urgent, Earcon::error, false};
inline constexpr Perception call_arbiter{
    // Translators: Both players. Neutral: must not say what is wrong, nor on whose board.
    translatable("Please call the arbiter."), braille_line("Call the arbiter"), Urgency::urgent,
    Earcon::error, false};
inline constexpr Perception boards_agree{
    // Translators: Both players, after they were told to call the arbiter.
    translatable("The boards agree again."), braille_line("Boards agree again"), Urgency::move, Earcon::none,
    false};
inline constexpr Perception resumed_at_start{
    // Translators: Both players, when the program was started again on a game without a move.
    translatable("Game resumed before the first move."), braille_line("Resumed at the start"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception resumed_with_white{
    // Translators: Both players, when the program was started again, or an adjourned game goes on. The number
    // is that of the move which White makes next, in words.
    translatable("Game resumed. Move {count}, White to move."), braille_line("Resumed: {count}. White"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception resumed_with_black{// Translators: The same where Black makes the next move.
                                               translatable("Game resumed. Move {count}, Black to move."),
                                               braille_line("Resumed: {count}. Black"), Urgency::move,
                                               Earcon::none, false};
inline constexpr Perception result_open{
    // Translators: Both players, when a result was taken back.
    translatable("The game goes on."), braille_line("Game goes on"), Urgency::move, Earcon::none, false};
inline constexpr Perception white_wins{
    // Translators: Both players.
    translatable("Game over. White wins."), braille_line("White wins"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_wins{
    // Translators: Both players.
    translatable("Game over. Black wins."), braille_line("Black wins"), Urgency::move, Earcon::none, false};
inline constexpr Perception draw{
    // Translators: Both players.
    translatable("Game over. Draw."), braille_line("Draw"), Urgency::move, Earcon::none, false};
inline constexpr Perception annulled{
    // Translators: Both players. The game is over and does not count (7.2, 7.3 of the Laws).
    translatable("The game is annulled."), braille_line("Game annulled"), Urgency::move, Earcon::none, false};
inline constexpr Perception pieces_to_put_back{
    // Translators: One blind player's earphone, when pieces were knocked over. A list such as 'Springer
    // Gustav eins, Bauer Eva zwei', in the words and the voice of the moves.
    translatable("Pieces fell over. Put back: {pieces}"), braille_line("Put back: {pieces}"), Urgency::move,
    Earcon::error, false};
inline constexpr Perception pieces_stand{
    // Translators: One blind player's earphone, when all pieces that fell over were put back.
    translatable("The pieces stand again."), braille_line("Pieces stand"), Urgency::status, Earcon::none,
    false};
inline constexpr Perception sensor_found_bad{
    // Translators: One player's earphone, once, when a sensor of his board was found to be bad. The square
    // is in the words and the voice of the moves.
    translatable("No signal from the sensor of: {square}"), braille_line("No signal from: {square}"),
    Urgency::status, Earcon::error, false};
inline constexpr Perception white_wins_shown{
    // Translators: Both players, when both kings were put on e4 and d5. The result counts only when it is
    // entered.
    translatable("The kings show: White wins. Please confirm."),
    braille_line("Kings show White wins; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_wins_shown{
    // Translators: Both players, when both kings were put on d4 and e5. The result counts only when it is
    // entered.
    translatable("The kings show: Black wins. Please confirm."),
    braille_line("Kings show Black wins; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception draw_shown{
    // Translators: Both players, when the kings were put on squares of both colours in the middle. The
    // result counts only when it is entered.
    translatable("The kings show: draw. Please confirm."), braille_line("Kings show a draw; confirm?"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception white_says_mate{
    // Translators: Both players. White says that his move is checkmate; the program does not judge it. It
    // counts when Black confirms it.
    translatable("Checkmate, says White. Please confirm."), braille_line("White: checkmate; confirm?"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception black_says_mate{
    // Translators: Both players. Black says that his move is checkmate; the program does not judge it. It
    // counts when White confirms it.
    translatable("Checkmate, says Black. Please confirm."), braille_line("Black: checkmate; confirm?"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception white_says_mate_by{
    // Translators: Both players. White says that this move of his is checkmate; the program does not judge
    // it. It counts when Black confirms it.
    translatable("Checkmate, says White: {move}. Please confirm."),
    braille_line("White: mate {move}; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_says_mate_by{
    // Translators: Both players. Black says that this move of his is checkmate; the program does not judge
    // it. It counts when White confirms it.
    translatable("Checkmate, says Black: {move}. Please confirm."),
    braille_line("Black: mate {move}; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception stalemate_said{
    // Translators: Both players. A player says that it is stalemate; the program does not judge it.
    translatable("Stalemate, draw. Please confirm."), braille_line("Stalemate, draw; confirm?"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception stalemate_said_by{
    // Translators: Both players. A player says that it is stalemate after this move; the program does not
    // judge it.
    translatable("Stalemate, draw: {move}. Please confirm."), braille_line("Stalemate {move}; confirm?"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception white_resigns{
    // Translators: Both players. It counts when Black confirms it.
    translatable("White resigns. Please confirm."), braille_line("White resigns; confirm?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception black_resigns{
    // Translators: Both players. It counts when White confirms it.
    translatable("Black resigns. Please confirm."), braille_line("Black resigns; confirm?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception white_win_said{
    // Translators: Both players. A player has entered the result; it counts when the other side confirms it.
    translatable("Result: White wins. Please confirm."), braille_line("White wins; confirm?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception black_win_said{
    // Translators: Both players. A player has entered the result; it counts when the other side confirms it.
    translatable("Result: Black wins. Please confirm."), braille_line("Black wins; confirm?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception draw_said{
    // Translators: Both players. A player has entered the result; it counts when the other side confirms it.
    translatable("Result: draw. Please confirm."), braille_line("Draw; confirm?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception annulment_said{// Translators: Both players. The arbiter has decided that the game
                                           // does not count (7.2, 7.3); it holds when
                                           // the other side or the arbiter confirms it.
                                           translatable("The game is to be annulled. Please confirm."),
                                           braille_line("Game annulled; confirm?"), Urgency::move,
                                           Earcon::none, false};
inline constexpr Perception recording_begun{
    // Translators: One player's earphone: the microphone listens from now on, he may speak his move. Short.
    translatable("Recording."), braille_line("Recording"), Urgency::status, Earcon::none, false};
inline constexpr Perception recording_kept{
    // Translators: One player's earphone, when the recording of a spoken move was written. Its length in
    // words, such as 'three seconds'.
    translatable("Recorded: {time}."), braille_line("Recorded {time}"), Urgency::status, Earcon::none, false};
inline constexpr Perception nothing_to_record{
    // Translators: One player's earphone, when he wants to record a move before the first move was made.
    translatable("No move to record."), braille_line("No move to record"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception recording_silent{
    // Translators: One player's earphone, after a recording in which nothing was heard: the microphone may
    // be switched off.
    translatable("The recording is silent."), braille_line("Recording is silent"), Urgency::move,
    Earcon::error, false};
inline constexpr Perception recording_not_kept{
    // Translators: One player's earphone: the spoken move could not be written, because the disk is full,
    // say.
    translatable("The recording could not be kept."), braille_line("Recording not kept"), Urgency::move,
    Earcon::error, false};
inline constexpr Perception microphone_missing{
    // Translators: One player's earphone, when he wants to record and there is no microphone.
    translatable("No microphone."), braille_line("No microphone"), Urgency::move, Earcon::error, false};
inline constexpr Perception microphone_lost{
    // Translators: One player's earphone: the cable of the microphone came off while he spoke.
    translatable("Microphone lost."), braille_line("Microphone lost"), Urgency::move, Earcon::error, false};
inline constexpr Perception microphone_found{
    // Translators: One player's earphone: there is a microphone again.
    translatable("Microphone back."), braille_line("Microphone found"), Urgency::move, Earcon::none, false};
inline constexpr Perception recordings_played{
    // Translators: Shown while one player hears the recordings that he made of his moves; not spoken.
    translatable("Your recording."), braille_line("Your recording"), Urgency::status, Earcon::none, false};
inline constexpr Perception no_recording{
    // Translators: One player's earphone, when he wants to hear a recording that he did not make.
    translatable("No recording of that move."), braille_line("No recording of that move"), Urgency::status,
    Earcon::error, false};
inline constexpr Perception keypad{
    translatable(
        // Translators: One player's earphone, when he asks what the keys of the numeric keypad do; each is
        // ended by Enter. The point is the decimal key.
        "Zero: last move again. One: both times. Two: number of moves. Three: fallen flags. Four: where the "
        "game "
        "stands. Five: say my move. Seven: clock pressed. Eight: my board. Point: silence. Moves: file and "
        "rank, "
        "twice."),
    braille_line("0 last 1 times 2 count 4 where 5 say"), Urgency::status, Earcon::none, false};
inline constexpr Perception leaving_asked{
    // Translators: Everybody at this keyboard, when somebody there wants to end the program in an unfinished
    // game: it ends when he asks for that once more. The game is on the disk.
    translatable("Once more ends Tactus. The game is kept."),
    braille_line("Once more ends Tactus; game kept"), Urgency::urgent, Earcon::none, false};

// How an assistant perceives what he has to do (D.2.10): what to do comes first, then the move.

inline constexpr Perception duty_make_on_whites_board{
    // Translators: An assistant's earphone or screen: he is to make this move, which Black made, on the
    // board of White. At most 31 characters beside the move. Also one line of Braille, 40 cells at most.
    translatable("Make on the board of White: {move}"), translatable("Make on the board of White: {move}"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception duty_make_on_blacks_board{
    // Translators: An assistant's earphone or screen: he is to make this move, which White made, on the
    // board of Black. At most 31 characters beside the move. Also one line of Braille, 40 cells at most.
    translatable("Make on the board of Black: {move}"), translatable("Make on the board of Black: {move}"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception duty_announce{
    // Translators: An assistant's earphone or screen: he is to say this move aloud, in the words that
    // follow. Also one line of Braille, 40 cells at most.
    translatable("Announce: {move}"), translatable("Announce: {move}"), Urgency::move, Earcon::none, false};
inline constexpr Perception duty_show_white{
    // Translators: An assistant's earphone or screen: White does not hear; he is to be shown this move of
    // Black. Also one line of Braille, 40 cells at most.
    translatable("Show White: {move}"), translatable("Show White: {move}"), Urgency::move, Earcon::none,
    false};
inline constexpr Perception duty_show_black{
    // Translators: An assistant's earphone or screen: Black does not hear; he is to be shown this move of
    // White. Also one line of Braille, 40 cells at most.
    translatable("Show Black: {move}"), translatable("Show Black: {move}"), Urgency::move, Earcon::none,
    false};
inline constexpr Perception duty_spell_to_white{
    // Translators: An assistant's earphone or screen: White neither hears nor sees; this move of Black is to
    // be
    // spelled into his hand. Also one line of Braille, 40 cells at most.
    translatable("Spell to White: {move}"), translatable("Spell to White: {move}"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception duty_spell_to_black{
    // Translators: An assistant's earphone or screen: Black neither hears nor sees; this move of White is to
    // be
    // spelled into his hand. Also one line of Braille, 40 cells at most.
    translatable("Spell to Black: {move}"), translatable("Spell to Black: {move}"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception white_repeats{// Translators: A player who does not hear reads what White has
                                          // said: the announced move, said back (D.2.1).
                                          translatable("White repeats: {said}."),
                                          braille_line("White repeats: {said}"), Urgency::move, Earcon::none,
                                          false};
inline constexpr Perception black_repeats{// Translators: The same of Black.
                                          translatable("Black repeats: {said}."),
                                          braille_line("Black repeats: {said}"), Urgency::move, Earcon::none,
                                          false};
inline constexpr Perception duty_start_whites_clock{
    // Translators: An assistant's earphone or screen: he is to press the clock for Black, so that White's
    // time runs. Also one line of Braille, 40 cells at most.
    translatable("Start the clock of White"), translatable("Start the clock of White"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception duty_start_blacks_clock{
    // Translators: An assistant's earphone or screen: he is to press the clock for White, so that Black's
    // time runs. Also one line of Braille, 40 cells at most.
    translatable("Start the clock of Black"), translatable("Start the clock of Black"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception duty_write{
    // Translators: An assistant's earphone or screen: he is to write this move on the scoresheet of his
    // player. Also one line of Braille, 40 cells at most.
    translatable("Write: {move}"), translatable("Write: {move}"), Urgency::move, Earcon::none, false};
inline constexpr Perception duty_seal_whites_move{
    // Translators: An assistant's earphone or screen, when the game is adjourned (Guideline I.1.1): White's
    // move, which he has written, is put into the envelope with both scoresheets, then the clock is stopped.
    translatable("Sealed move of White and both scoresheets into the envelope, then stop the clock"),
    braille_line("Seal move of White, sheets; stop clock"), Urgency::move, Earcon::none, false};
inline constexpr Perception duty_seal_blacks_move{
    // Translators: The same of Black.
    translatable("Sealed move of Black and both scoresheets into the envelope, then stop the clock"),
    braille_line("Seal move of Black, sheets; stop clock"), Urgency::move, Earcon::none, false};
inline constexpr Perception duty_envelope_of_white{
    // Translators: The same, next: he fills in the envelope (Guideline I.2) and gives it to the arbiter. The
    // number is that of the sealed move, in words.
    translatable("Fill in the envelope: White sealed move {count}; then to the arbiter"),
    braille_line("Envelope: White sealed {count}; to arbiter"), Urgency::move, Earcon::none, false};
inline constexpr Perception duty_envelope_of_black{
    // Translators: The same of Black.
    translatable("Fill in the envelope: Black sealed move {count}; then to the arbiter"),
    braille_line("Envelope: Black sealed {count}; to arbiter"), Urgency::move, Earcon::none, false};
inline constexpr Perception no_duty{
    // Translators: An assistant's earphone or screen, when he has done all that he had to do. Also one
    // line of Braille, 40 cells at most.
    translatable("Nothing to do"), translatable("Nothing to do"), Urgency::status, Earcon::none, false};
inline constexpr Perception times_to_tell_white{
    // Translators: An assistant's earphone or screen: White asked for the times, the assistant tells him.
    // The first time is White's. Also one line of Braille, 40 cells at most.
    translatable("Tell White: {own}, opponent {opponent}"),
    translatable("Tell White: {own}, opponent {opponent}"), Urgency::move, Earcon::none, false};
inline constexpr Perception times_to_tell_black{
    // Translators: An assistant's earphone or screen: Black asked for the times, the assistant tells him.
    // The first time is Black's. Also one line of Braille, 40 cells at most.
    translatable("Tell Black: {own}, opponent {opponent}"),
    translatable("Tell Black: {own}, opponent {opponent}"), Urgency::move, Earcon::none, false};
inline constexpr Perception moves_to_tell_white{
    // Translators: An assistant's earphone or screen: White asked for the number of moves made, the
    // assistant tells him. Also one line of Braille, 40 cells at most.
    translatable("Tell White, moves made: {count}"), translatable("Tell White, moves made: {count}"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception moves_to_tell_black{
    // Translators: An assistant's earphone or screen: Black asked for the number of moves made, the
    // assistant tells him. Also one line of Braille, 40 cells at most.
    translatable("Tell Black, moves made: {count}"), translatable("Tell Black, moves made: {count}"),
    Urgency::move, Earcon::none, false};

}  // namespace tactus::speech::perceived
