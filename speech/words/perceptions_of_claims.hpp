// SPDX-License-Identifier: GPL-3.0-or-later
// How offers, claims, the end of a game and what goes with them are perceived. As in the table of play: the
// new thing comes
// first.
#pragma once

#include "speech/words/perception.hpp"
#include "speech/words/translatable.hpp"

#include <array>

namespace tactus::speech {

inline constexpr auto perceptions_of_claims = std::to_array<Perception>({
    {Message::white_offers_draw,
     // Translators: Both players. White offers a draw; Black may answer.
     translatable("Draw offered by White."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Draw offered by White"), Urgency::move, Earcon::none, false},
    {Message::black_offers_draw,
     // Translators: Both players. Black offers a draw; White may answer.
     translatable("Draw offered by Black."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Draw offered by Black"), Urgency::move, Earcon::none, false},
    {Message::white_declines_draw,
     // Translators: Both players. White does not accept the offered draw.
     translatable("White declines the draw."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White declines the draw"), Urgency::move, Earcon::none, false},
    {Message::black_declines_draw,
     // Translators: Both players. Black does not accept the offered draw.
     translatable("Black declines the draw."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black declines the draw"), Urgency::move, Earcon::none, false},
    {Message::no_draw_offer,
     // Translators: One player's earphone, when he answers an offer of a draw that nobody made.
     translatable("No draw is offered."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No draw offered"), Urgency::status, Earcon::error, false},
    {Message::resignation_asked,
     // Translators: One player's earphone, when he resigns: it cannot be undone, so he has to enter it
     // again.
     translatable("Resign? Enter it once more."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Resign? Enter it once more"), Urgency::urgent, Earcon::none, false},
    {Message::whose_flag,
     // Translators: Earphones of two players who use one keyboard, when one of them claims a win on time: the
     // player is meant whose flag has fallen. In the answer 1 is White and 2 is Black, so keep the order.
     translatable("Whose flag? White or Black?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Whose flag? White or Black?"), Urgency::urgent, Earcon::none, false},
    {Message::who_accepts,
     // Translators: The same, when a draw is accepted at the keyboard where it was offered.
     translatable("Who accepts? White or Black?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Who accepts? White or Black?"), Urgency::urgent, Earcon::none, false},
    {Message::which_side,
     // Translators: The same for anything else. Must not say what it is about: not all of it is for the other
     // player.
     translatable("Which side? White or Black?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Which side? White or Black?"), Urgency::urgent, Earcon::none, false},
    {Message::side_question_dropped,
     // Translators: The same earphones, when something else was typed in place of an answer.
     translatable("The question is dropped."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Question dropped"), Urgency::urgent, Earcon::none, false},
    {Message::threefold_claimed,
     // Translators: Both players. A draw is claimed because the same position has stood, or will stand,
     // three times (9.2).
     translatable("Draw claimed: same position three times. Please call the arbiter."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Claim: 3 times. Call the arbiter"), Urgency::urgent, Earcon::none, false},
    {Message::fifty_moves_claimed,
     // Translators: Both players. A draw is claimed because nobody captured or moved a pawn for fifty moves
     // (9.3).
     translatable("Draw claimed: fifty moves. Please call the arbiter."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Claim: 50 moves. Call the arbiter"), Urgency::urgent, Earcon::none, false},
    {Message::flag_fall_claimed,
     // Translators: Both players. A win on time is claimed (6.8).
     translatable("Flag fall claimed. Please call the arbiter."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Claim: flag fall. Call the arbiter"), Urgency::urgent, Earcon::none, false},
    {Message::illegal_move_claimed,
     // Translators: Both players. A player claims that the opponent made an illegal move (7.5).
     translatable("Illegal move claimed. Please call the arbiter."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Claim: illegal. Call the arbiter"), Urgency::urgent, Earcon::none, false},
    {Message::touched_piece_reported,
     // Translators: One player's earphone or his assistant: it was recorded for the arbiter that the
     // opponent touched a piece (D.2.10.5).
     translatable("Touched piece reported to the arbiter."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Touched piece reported"), Urgency::status, Earcon::none, false},
    {Message::claim_upheld,
     // Translators: Both players. It was decided that the claim is right. What follows from it, a result, a
     // position to go back to, or other times on the clock, is entered next.
     translatable("The claim is upheld. Result, restore, or times?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Upheld. Result, restore or times?"), Urgency::move, Earcon::none, false},
    {Message::claim_rejected,
     // Translators: The same for a claim that is not right.
     translatable("The claim is rejected. Result, restore, or times?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Rejected. Result, restore or times?"), Urgency::move, Earcon::none, false},
    {Message::no_claim,
     // Translators: Whoever enters a decision about a claim when nobody claims anything.
     translatable("Nothing is claimed."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Nothing is claimed"), Urgency::status, Earcon::error, false},
    {Message::no_flag,
     // Translators: One player's earphone, on request: the clock shows no fallen flag.
     translatable("No flag has fallen."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No flag has fallen"), Urgency::status, Earcon::none, false},
    {Message::own_flag,
     // Translators: One player's earphone, on request: the clock shows that his own time is over.
     translatable("Your flag has fallen."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Your flag has fallen"), Urgency::status, Earcon::none, false},
    {Message::opponents_flag,
     // Translators: One player's earphone, on request: the clock shows that the opponent's time is over.
     translatable("The flag of the opponent has fallen."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Opponent's flag has fallen"), Urgency::status, Earcon::none, false},
    {Message::both_flags,
     // Translators: One player's earphone, on request: the clock shows that both times are over.
     translatable("Both flags have fallen."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Both flags have fallen"), Urgency::status, Earcon::none, false},
    {Message::score_of_both,
     // Translators: One player's earphone, on request: a move of his score. The number is in words, the moves
     // are in the words and the voice of the moves.
     translatable("Move {count}. White: {white}. Black: {black}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("{count}. {white} {black}"), Urgency::status, Earcon::none, false},
    {Message::score_of_white,
     // Translators: The same where Black has not answered yet.
     translatable("Move {count}. White: {white}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("{count}. {white}"), Urgency::status, Earcon::none, false},
    {Message::score_of_black,
     // Translators: The same where the score begins with Black's move.
     translatable("Move {count}. Black: {black}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("{count}... {black}"), Urgency::status, Earcon::none, false},
    {Message::no_such_move,
     // Translators: One player's earphone, when he asks for a move of his score that was not made.
     translatable("No such move."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No such move"), Urgency::status, Earcon::error, false},
    {Message::position,
     // Translators: One player's earphone, on request, where the arbiter allowed it: what stands on his own
     // board. Lists such as 'König Eva eins, Bauer Eva zwei', in the words and the voice of the moves.
     translatable("White: {white}. Black: {black}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White {white}; Black {black}"), Urgency::status, Earcon::none, false},
    {Message::not_allowed,
     // Translators: One player's earphone, when he asks for what the arbiter did not allow before the game.
     translatable("Not allowed in this game."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Not allowed in this game"), Urgency::status, Earcon::error, false},
    {Message::low_time,
     // Translators: One player's earphone, unasked, only where the arbiter allowed it: his own time is
     // short. A time in words, such as 'four minutes'.
     translatable("Time is short: {own}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Time is short: {own}"), Urgency::urgent, Earcon::none, false},
    {Message::white_seals,
     // Translators: Both players. The game is adjourned, White writes his move, of this number, and puts it
     // in the envelope; the number is in words.
     translatable("Game adjourned. White seals move {count}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Adjourned, White seals move {count}"), Urgency::move, Earcon::none, false},
    {Message::black_seals,
     // Translators: Both players. The game is adjourned, Black writes his move, of this number, and puts it
     // in the envelope; the number is in words.
     translatable("Game adjourned. Black seals move {count}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Adjourned, Black seals move {count}"), Urgency::move, Earcon::none, false},
    {Message::only_mover_seals,
     // Translators: One player's earphone, when the player who is not to move wants to seal a move.
     translatable("Only the player to move seals."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Only the player to move seals"), Urgency::status, Earcon::error, false},
    {Message::white_signs,
     // Translators: Both players, after the game (8.7).
     translatable("White confirms the result."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White confirms the result"), Urgency::move, Earcon::none, false},
    {Message::black_signs,
     // Translators: Both players, after the game (8.7).
     translatable("Black confirms the result."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black confirms the result"), Urgency::move, Earcon::none, false},
    {Message::nothing_to_sign,
     // Translators: One player's earphone, when he confirms the result before the game is over.
     translatable("No result to confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No result to confirm"), Urgency::status, Earcon::error, false},
    {Message::white_confirms,
     // Translators: Both players. What was proposed counts when Black has confirmed it too.
     translatable("White confirms. Black?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White confirms. Black?"), Urgency::move, Earcon::none, false},
    {Message::black_confirms,
     // Translators: Both players. What was proposed counts when White has confirmed it too.
     translatable("Black confirms. White?"),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black confirms. White?"), Urgency::move, Earcon::none, false},
    {Message::lapsed_by_move,
     // Translators: Both players. A result, or going back to a position before, was proposed; the players
     // went on instead.
     translatable("No longer meant: the game went on."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No longer meant: the game went on"), Urgency::move, Earcon::none, false},
    {Message::lapsed_by_declining,
     // Translators: Both players. A result, or going back to a position before, was proposed; a player says
     // no, or takes it back.
     translatable("No longer meant: declined."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No longer meant: declined"), Urgency::move, Earcon::none, false},
    {Message::lapsed_by_another,
     // Translators: Both players. A result, or going back to a position before, was proposed; now something
     // else is.
     translatable("No longer meant: something else is proposed."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No longer meant: another proposal"), Urgency::move, Earcon::none, false},
    {Message::lapsed_by_correction,
     // Translators: Both players. A result was proposed after a move that was a slip of the keyboard.
     translatable("No longer meant: the move was corrected."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No longer meant: move corrected"), Urgency::move, Earcon::none, false},
    {Message::restore_before_white,
     // Translators: Both players. The arbiter lets the game go on from the position before this move of
     // White; it counts when it is confirmed.
     translatable("Back to before move {count} of White. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Back before White's {count}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::restore_before_black,
     // Translators: Both players. The arbiter lets the game go on from the position before this move of
     // Black; it counts when it is confirmed.
     translatable("Back to before move {count} of Black. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Back before Black's {count}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::restored_before_white,
     // Translators: Both players. From here the game goes on, by the arbiter's decision.
     translatable("The game goes on before move {count} of White."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("On before move {count} of White"), Urgency::move, Earcon::none, false},
    {Message::restored_before_black,
     // Translators: Both players. From here the game goes on, by the arbiter's decision.
     translatable("The game goes on before move {count} of Black."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("On before move {count} of Black"), Urgency::move, Earcon::none, false},
    {Message::white_meant,
     // Translators: Both players. A move that White typed was a slip; it counts when the other side confirms
     // it.
     translatable("White meant {meant} instead of {instead}. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White: {meant} for {instead}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::black_meant,
     // Translators: Both players. A move that Black typed was a slip; it counts when the other side confirms
     // it.
     translatable("Black meant {meant} instead of {instead}. Please confirm."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black: {meant} for {instead}; confirm?"), Urgency::move, Earcon::none, false},
    {Message::white_corrects,
     // Translators: Both players. A move that White typed was a slip; this one holds in its place.
     translatable("White corrects: {meant} instead of {instead}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("White: {meant} for {instead}"), Urgency::move, Earcon::none, false},
    {Message::black_corrects,
     // Translators: Both players. A move that Black typed was a slip; this one holds in its place.
     translatable("Black corrects: {meant} instead of {instead}."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Black: {meant} for {instead}"), Urgency::move, Earcon::none, false},
    {Message::white_board_to_set_up,
     // Translators: Both players. The game goes on from a position before; the pieces on this board do not
     // stand so yet.
     translatable("Board of White is not yet set up."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Board of White is not set up"), Urgency::status, Earcon::none, false},
    {Message::black_board_to_set_up,
     // Translators: Both players. The game goes on from a position before; the pieces on this board do not
     // stand so yet.
     translatable("Board of Black is not yet set up."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Board of Black is not set up"), Urgency::status, Earcon::none, false},
    {Message::restore_refused,
     // Translators: Both players. The position that was confirmed is one that no game can be played from.
     translatable("No game can go on from this position."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("No game goes on from this position"), Urgency::move, Earcon::error, false},
    {Message::nothing_to_correct,
     // Translators: Who wants to put a typed move right: there is none, or the other side has moved since.
     translatable("Nothing to correct."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Nothing to correct"), Urgency::status, Earcon::error, false},
    {Message::word_needed,
     // Translators: Who confirms for himself what only the arbiter confirms, by the word that was agreed with
     // him before the game.
     translatable("The arbiter confirms this with his password."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("The arbiter confirms with his password"), Urgency::status, Earcon::error, false},
    {Message::word_asked,
     // Translators: The arbiter wants to confirm; the word that was agreed with him is to be typed now.
     translatable("Password of the arbiter, please."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Password of the arbiter, please"), Urgency::status, Earcon::none, false},
    {Message::word_refused,
     // Translators: Whoever typed a word that is not the one agreed with the arbiter before the game.
     translatable("This is not the agreed password."),
     // Translators: The same on one line of Braille, 40 cells at most; numbers and times come as digits,
     // squares and moves as letters.
     translatable("Not the agreed password"), Urgency::status, Earcon::error, false},
});

}  // namespace tactus::speech
