// SPDX-License-Identifier: GPL-3.0-or-later
// How offers, claims and what players ask for are perceived. As in the table of play: the new thing comes
// first.
#pragma once

#include "core/message/message.hpp"
#include "speech/words/perception.hpp"

namespace tactus::speech::perceived {

inline constexpr Perception white_offers_draw{
    // Translators: Both players. White offers a draw; Black may answer.
    translatable("Draw offered by White."), braille_line("Draw offered by White"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception black_offers_draw{
    // Translators: Both players. Black offers a draw; White may answer.
    translatable("Draw offered by Black."), braille_line("Draw offered by Black"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception white_declines_draw{
    // Translators: Both players. White does not accept the offered draw.
    translatable("White declines the draw."), braille_line("White declines the draw"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception black_declines_draw{
    // Translators: Both players. Black does not accept the offered draw.
    translatable("Black declines the draw."), braille_line("Black declines the draw"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception no_draw_offer{
    // Translators: One player's earphone, when he answers an offer of a draw that nobody made.
    translatable("No draw is offered."), braille_line("No draw offered"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception resignation_asked{
    // Translators: One player's earphone, when he resigns: it cannot be undone, so he has to enter it
    // again.
    translatable("Resign? Enter it once more."), braille_line("Resign? Enter it once more"), Urgency::urgent,
    Earcon::none, false};
inline constexpr Perception resignation_of_player_asked{
    // Translators: The same with the name of the side, for whoever typed it may be the other player's
    // assistant.
    translatable("Does {player} resign? Enter it once more."), braille_line("Resign, {player}? Once more"),
    Urgency::urgent, Earcon::none, false};
inline constexpr Perception threefold_asked{
    // Translators: One player's earphone, when he claims a draw (9.2): everybody will hear it, so he has to
    // enter it again.
    translatable("Draw claim by {player}, same position three times? Enter it once more."),
    braille_line("Threefold, {player}? Once more"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception fifty_moves_asked{
    // Translators: The same for fifty moves without capture and pawn move (9.3).
    translatable("Draw claim by {player}, fifty moves? Enter it once more."),
    braille_line("50 moves, {player}? Once more"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception flag_fall_asked{// Translators: The same for a win on time (6.8).
                                            translatable("Win on time for {player}? Enter it once more."),
                                            braille_line("Win on time, {player}? Once more"), Urgency::urgent,
                                            Earcon::none, false};
inline constexpr Perception illegal_move_asked{
    // Translators: The same for an illegal move of the opponent (7.5).
    translatable("Illegal move claimed by {player}? Enter it once more."),
    braille_line("Illegal move, {player}? Once more"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception normal_means_asked{
    // Translators: The same for a draw because the opponent cannot win by normal means, or does not try to
    // (Guideline III.5, in 2014 G.5, and Finnish rule 10b).
    translatable("Draw claim by {player}, no win by normal means? Enter it once more."),
    braille_line("Normal means, {player}? Once more"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception extra_seconds_asked{
    // Translators: The same for five seconds with each move in a quickplay finish (Guideline III.4, in 2014
    // G.4), which is an offer of a draw as well.
    translatable("Five seconds with each move for {player}, or draw? Enter it once more."),
    braille_line("5 seconds, {player}? Once more"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception adjournment_asked{
    // Translators: The same before the game is adjourned: this player will seal his move (Guideline I).
    translatable("Adjourn, {player} seals? Enter it once more."),
    braille_line("Adjourn, {player} seals? Once more"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception whose_flag{
    // Translators: Earphones of two players who use one keyboard, when one of them claims a win on time: the
    // player is meant whose flag has fallen. In the answer 1 is White and 2 is Black, so keep the order.
    translatable("Whose flag? White or Black?"), braille_line("Whose flag? White or Black?"), Urgency::urgent,
    Earcon::none, false};
inline constexpr Perception who_accepts{
    // Translators: The same, when a draw is accepted at the keyboard where it was offered.
    translatable("Who accepts? White or Black?"), braille_line("Who accepts? White or Black?"),
    Urgency::urgent, Earcon::none, false};
inline constexpr Perception who_resigns{// Translators: The same, when one of them resigns.
                                        translatable("Who resigns? White or Black?"),
                                        braille_line("Who resigns? White or Black?"), Urgency::urgent,
                                        Earcon::none, false};
inline constexpr Perception white_has_resigned{
    // Translators: Both players, when White has declared that he resigns (5.1.2): the game is over. What the
    // result is, the arbiter says.
    translatable("White has resigned."), braille_line("White has resigned"), Urgency::move, Earcon::none,
    false};
inline constexpr Perception black_has_resigned{
    // Translators: The same of Black.
    translatable("Black has resigned."), braille_line("Black has resigned"), Urgency::move, Earcon::none,
    false};
inline constexpr Perception draw_too_early{
    // Translators: Who accepts a draw before both players have made a move: the Laws do not allow that
    // (5.2.3).
    translatable("Both must have moved. Call the arbiter."),
    braille_line("Both must have moved. Call the arbiter"), Urgency::urgent, Earcon::error, false};
inline constexpr Perception which_side{
    // Translators: The same for anything else. Must not say what it is about: not all of it is for the other
    // player.
    translatable("Which side? White or Black?"), braille_line("Which side? White or Black?"), Urgency::urgent,
    Earcon::none, false};
inline constexpr Perception side_question_dropped{
    // Translators: The same earphones, when something else was typed in place of an answer.
    translatable("The question is dropped."), braille_line("Question dropped"), Urgency::urgent, Earcon::none,
    false};
inline constexpr Perception threefold_claimed{
    // Translators: Both players. A draw is claimed because the same position has stood, or will stand,
    // three times (9.2).
    translatable("Draw claimed: same position three times. Please call the arbiter."),
    braille_line("Claim: 3 times. Call the arbiter"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception fifty_moves_claimed{
    // Translators: Both players. A draw is claimed because nobody captured or moved a pawn for fifty moves
    // (9.3).
    translatable("Draw claimed: fifty moves. Please call the arbiter."),
    braille_line("Claim: 50 moves. Call the arbiter"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception flag_fall_claimed{// Translators: Both players. A win on time is claimed (6.8).
                                              translatable("Flag fall claimed. Please call the arbiter."),
                                              braille_line("Claim: flag fall. Call the arbiter"),
                                              Urgency::urgent, Earcon::none, false};
inline constexpr Perception illegal_move_claimed{
    // Translators: Both players. A player claims that the opponent made an illegal move (7.5).
    translatable("Illegal move claimed. Please call the arbiter."),
    braille_line("Claim: illegal. Call the arbiter"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception normal_means_claimed{
    // Translators: Both players. A draw is claimed because the opponent cannot win by normal means, or does
    // not try to (Guideline III.5, in 2014 G.5, and Finnish rule 10b).
    translatable("Draw claimed: no win by normal means. Please call the arbiter."),
    braille_line("No normal means. Call the arbiter"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception extra_seconds_requested{
    // Translators: Both players. A player asks for five seconds with each move in a quickplay finish
    // (Guideline III.4, in 2014 G.4); that is an offer of a draw as well, which the opponent answers first.
    translatable("Draw offered, or five seconds with each move. Please call the arbiter."),
    braille_line("Draw, or 5 s a move? Call the arbiter"), Urgency::urgent, Earcon::none, false};
inline constexpr Perception no_quickplay_finish{
    // Translators: The player who entered one of the two claims that exist in a quickplay finish alone
    // (Guideline III, in 2014 Appendix G): none was agreed before the game.
    translatable("No quickplay finish in this game."), braille_line("No quickplay finish here"),
    Urgency::status, Earcon::error, false};
inline constexpr Perception touched_piece_reported{
    // Translators: One player's earphone or his assistant: it was recorded for the arbiter that the
    // opponent touched a piece (D.2.10.5).
    translatable("Touched piece reported to the arbiter."), braille_line("Touched piece reported"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception claim_upheld{
    // Translators: Both players. It was decided that the claim is right. What follows from it, a result, a
    // position to go back to, or other times on the clock, is entered next.
    translatable("The claim is upheld. Result, restore, or times?"), braille_line("Upheld: result, times?"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception claim_rejected{// Translators: The same for a claim that is not right.
                                           translatable("The claim is rejected. Result, restore, or times?"),
                                           braille_line("Rejected: result, times?"), Urgency::move,
                                           Earcon::none, false};
inline constexpr Perception no_claim{
    // Translators: Whoever enters a decision about a claim when nobody claims anything.
    translatable("Nothing is claimed."), braille_line("Nothing is claimed"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception no_flag{
    // Translators: One player's earphone, on request: the clock shows no fallen flag.
    translatable("No flag has fallen."), braille_line("No flag has fallen"), Urgency::status, Earcon::none,
    false};
inline constexpr Perception own_flag{
    // Translators: One player's earphone, on request: the clock shows that his own time is over.
    translatable("Your flag has fallen."), braille_line("Your flag has fallen"), Urgency::status,
    Earcon::none, false};
inline constexpr Perception opponents_flag{
    // Translators: One player's earphone, on request: the clock shows that the opponent's time is over.
    translatable("The flag of the opponent has fallen."), braille_line("Opponent's flag has fallen"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception both_flags{
    // Translators: One player's earphone, on request: the clock shows that both times are over.
    translatable("Both flags have fallen."), braille_line("Both flags have fallen"), Urgency::status,
    Earcon::none, false};
inline constexpr Perception score_of_both{
    // Translators: One player's earphone, on request: a move of his score. The number is in words, the moves
    // are in the words and the voice of the moves.
    translatable("Move {count}. White: {white}. Black: {black}."), braille_line("{count}. {white} {black}"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception score_of_white{// Translators: The same where Black has not answered yet.
                                           translatable("Move {count}. White: {white}."),
                                           braille_line("{count}. {white}"), Urgency::status, Earcon::none,
                                           false};
inline constexpr Perception score_of_black{// Translators: The same where the score begins with Black's move.
                                           translatable("Move {count}. Black: {black}."),
                                           braille_line("{count}... {black}"), Urgency::status, Earcon::none,
                                           false};
inline constexpr Perception no_such_move{
    // Translators: One player's earphone, when he asks for a move of his score that was not made.
    translatable("No such move."), braille_line("No such move"), Urgency::status, Earcon::error, false};
inline constexpr Perception position{
    // Translators: One player's earphone, on request, where the arbiter allowed it: what stands on his own
    // board. Lists such as 'König Eva eins, Bauer Eva zwei', in the words and the voice of the moves.
    translatable("White: {white}. Black: {black}."), braille_line("White {white}; Black {black}"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception not_allowed{
    // Translators: One player's earphone, when he asks for what the arbiter did not allow before the game.
    translatable("Not allowed in this game."), braille_line("Not allowed in this game"), Urgency::status,
    Earcon::error, false};
inline constexpr Perception low_time{
    // Translators: One player's earphone, unasked, only where the arbiter allowed it: his own time is
    // short. A time in words, such as 'four minutes'.
    translatable("Time is short: {own}."), braille_line("Time is short: {own}"), Urgency::urgent,
    Earcon::none, false};

}  // namespace tactus::speech::perceived
