// SPDX-License-Identifier: GPL-3.0-or-later
// How an adjournment, what both confirm, the arbiter's word and the start of a game are perceived. As in the
// table of play: the new thing comes first.
#pragma once

#include "core/message/message.hpp"
#include "speech/words/perception.hpp"

namespace tactus::speech::perceived {

inline constexpr Perception white_seals{
    // Translators: Both players. The game is adjourned, White writes his move, of this number, and puts it
    // in the envelope; the number is in words.
    translatable("Game adjourned. White seals move {count}."),
    braille_line("Adjourned, White seals move {count}"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_seals{
    // Translators: Both players. The game is adjourned, Black writes his move, of this number, and puts it
    // in the envelope; the number is in words.
    translatable("Game adjourned. Black seals move {count}."),
    braille_line("Adjourned, Black seals move {count}"), Urgency::move, Earcon::none, false};
inline constexpr Perception resumption_wanted{
    // Translators: To whom sits at the keyboard, when the game is adjourned. He types one line with all of
    // it,
    // or only Enter: then it is written on the envelope by hand.
    translatable("When and where does the game go on? Enter: by hand."),
    braille_line("Goes on when, where? Enter: by hand"), Urgency::status, Earcon::none, false};
inline constexpr Perception resumption{// Translators: Both players. Date, time and place at which the
                                       // adjourned game goes on, as they were typed.
                                       translatable("The game goes on: {text}."),
                                       braille_line("Goes on: {text}"), Urgency::status, Earcon::none, false};
inline constexpr Perception only_mover_seals{
    // Translators: One player's earphone, when the player who is not to move wants to seal a move.
    translatable("Only the player to move seals."), braille_line("Only the player to move seals"),
    Urgency::status, Earcon::error, false};
inline constexpr Perception white_signs{
    // Translators: Both players, after the game (8.7).
    translatable("White confirms the result."), braille_line("White confirms the result"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception black_signs{
    // Translators: Both players, after the game (8.7).
    translatable("Black confirms the result."), braille_line("Black confirms the result"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception nothing_to_sign{
    // Translators: One player's earphone, when he confirms the result before the game is over.
    translatable("No result to confirm."), braille_line("No result to confirm"), Urgency::status,
    Earcon::error, false};
inline constexpr Perception white_confirms{
    // Translators: Both players. What was proposed counts when Black has confirmed it too.
    translatable("White confirms. Black?"), braille_line("White confirms. Black?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception black_confirms{
    // Translators: Both players. What was proposed counts when White has confirmed it too.
    translatable("Black confirms. White?"), braille_line("Black confirms. White?"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception lapsed_by_move{
    // Translators: Both players. A result, or going back to a position before, was proposed; the players
    // went on instead.
    translatable("Lapsed: the game went on."), braille_line("Lapsed: the game went on"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception lapsed_by_declining{
    // Translators: Both players. A result, or going back to a position before, was proposed; a player says
    // no, or takes it back.
    translatable("Declined or withdrawn."), braille_line("Declined or withdrawn"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception lapsed_by_another{
    // Translators: Both players. A result, or going back to a position before, was proposed; now something
    // else is.
    translatable("Lapsed: something else is proposed."), braille_line("Lapsed: another proposal"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception lapsed_by_silence{
    // Translators: One player's earphone. He has entered once that he resigns, and not once more.
    translatable("Lapsed: not entered once more."), braille_line("Lapsed: not entered again"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception lapsed_by_correction{
    // Translators: Both players. A result was proposed after a move that was a slip of the keyboard.
    translatable("Lapsed: the move was corrected."), braille_line("Lapsed: move corrected"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception restore_before_white{
    // Translators: Both players. The arbiter lets the game go on from the position before this move of
    // White; it counts when it is confirmed.
    translatable("Back to move {count} of White. Please confirm."),
    braille_line("Back before White's {count}; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception restore_before_black{
    // Translators: Both players. The arbiter lets the game go on from the position before this move of
    // Black; it counts when it is confirmed.
    translatable("Back to move {count} of Black. Please confirm."),
    braille_line("Back before Black's {count}; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception restored_before_white{
    // Translators: Both players. From here the game goes on, by the arbiter's decision.
    translatable("The game resumes with move {count} of White."),
    braille_line("Resumes at White's move {count}"), Urgency::move, Earcon::none, false};
inline constexpr Perception restored_before_black{
    // Translators: Both players. From here the game goes on, by the arbiter's decision.
    translatable("The game resumes with move {count} of Black."),
    braille_line("Resumes at Black's move {count}"), Urgency::move, Earcon::none, false};
inline constexpr Perception white_meant{
    // Translators: Both players. A move that White typed was a slip; it counts when the other side confirms
    // it.
    translatable("White meant {meant} instead of {instead}. Please confirm."),
    braille_line("White: {meant} for {instead}; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_meant{
    // Translators: Both players. A move that Black typed was a slip; it counts when the other side confirms
    // it.
    translatable("Black meant {meant} instead of {instead}. Please confirm."),
    braille_line("Black: {meant} for {instead}; confirm?"), Urgency::move, Earcon::none, false};
inline constexpr Perception white_corrects{
    // Translators: Both players. A move that White typed was a slip; this one holds in its place.
    translatable("White corrects: {meant} instead of {instead}."),
    braille_line("White: {meant} for {instead}"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_corrects{
    // Translators: Both players. A move that Black typed was a slip; this one holds in its place.
    translatable("Black corrects: {meant} instead of {instead}."),
    braille_line("Black: {meant} for {instead}"), Urgency::move, Earcon::none, false};
inline constexpr Perception replace_of_white{
    // Translators: Both players. By the arbiter's decision an old move of White was another one than the
    // record has; it counts when it is confirmed.
    translatable("Move {count} of White is {meant}, not {instead}. Please confirm."),
    braille_line("White {count}: {meant} for {instead}?"), Urgency::move, Earcon::none, false};
inline constexpr Perception replace_of_black{
    // Translators: Both players. By the arbiter's decision an old move of Black was another one than the
    // record has; it counts when it is confirmed.
    translatable("Move {count} of Black is {meant}, not {instead}. Please confirm."),
    braille_line("Black {count}: {meant} for {instead}?"), Urgency::move, Earcon::none, false};
inline constexpr Perception replaced_of_white{
    // Translators: Both players. By the arbiter's decision the record has this old move of White from now on.
    translatable("Replaced: move {count} of White is {meant}, not {instead}."),
    braille_line("White {count}: {meant} for {instead}"), Urgency::move, Earcon::none, false};
inline constexpr Perception replaced_of_black{
    // Translators: Both players. By the arbiter's decision the record has this old move of Black from now on.
    translatable("Replaced: move {count} of Black is {meant}, not {instead}."),
    braille_line("Black {count}: {meant} for {instead}"), Urgency::move, Earcon::none, false};
inline constexpr Perception start_position{
    // Translators: Both players, before the first move of a game of Chess960: the number of the start
    // position
    // and what stands on White's first rank, from the a-file on.
    translatable("Start position {count}: {pieces}."), braille_line("Start {count}: {pieces}"), Urgency::move,
    Earcon::none, false};
inline constexpr Perception claim_not_in_rules{// Translators: The player who entered it. The Finnish rules of
                                               // team blitz know no claim of a draw by three
                                               // occurrences or fifty moves; which of their rules says so.
                                               translatable("These rules have no such claim: rule {count}."),
                                               braille_line("No such claim, rule {count}"), Urgency::status,
                                               Earcon::error, false};
inline constexpr Perception white_board_to_set_up{
    // Translators: Both players. The game goes on from a position before; the pieces on this board do not
    // stand so yet.
    translatable("Board of White is not yet set up."), braille_line("Board of White is not set up"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception black_board_to_set_up{
    // Translators: Both players. The game goes on from a position before; the pieces on this board do not
    // stand so yet.
    translatable("Board of Black is not yet set up."), braille_line("Board of Black is not set up"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception restore_refused{
    // Translators: Both players. The position that was confirmed is one that no game can be played from.
    translatable("No game can go on from this position."), braille_line("No game goes on from this position"),
    Urgency::move, Earcon::error, false};
inline constexpr Perception nothing_to_correct{
    // Translators: Who wants to put a typed move right: there is none, or the other side has moved since.
    translatable("Nothing to correct."), braille_line("Nothing to correct"), Urgency::status, Earcon::error,
    false};
inline constexpr Perception word_needed{
    // Translators: Who confirms for himself what only the arbiter confirms, by the word that was agreed with
    // him before the game.
    translatable("The arbiter confirms this with his password."),
    braille_line("The arbiter confirms with his password"), Urgency::status, Earcon::error, false};
inline constexpr Perception word_asked{
    // Translators: The arbiter wants to confirm; the word that was agreed with him is to be typed now.
    translatable("Password of the arbiter, please."), braille_line("Password of the arbiter, please"),
    Urgency::status, Earcon::none, false};
inline constexpr Perception word_refused{
    // Translators: Whoever typed a word that is not the one agreed with the arbiter before the game.
    translatable("This is not the agreed password."), braille_line("Not the agreed password"),
    Urgency::status, Earcon::error, false};

inline constexpr Perception white_adjusts{
    // Translators: Both players, or the earphone of White alone. He sets pieces straight that he does not
    // mean to move (4.2.1): what a player says then in your language.
    translatable("White adjusts."), braille_line("White adjusts"), Urgency::move, Earcon::none, false};
inline constexpr Perception black_adjusts{
    // Translators: The same of Black.
    translatable("Black adjusts."), braille_line("Black adjusts"), Urgency::move, Earcon::none, false};
inline constexpr Perception white_king_asked{// Translators: Both players, before the game. So it shows
                                             // whether White's board is read and how it stands.
                                             translatable("White, please lift your king and put it back."),
                                             braille_line("White: lift your king"), Urgency::move,
                                             Earcon::none, false};
inline constexpr Perception black_king_asked{// Translators: The same of Black.
                                             translatable("Black, please lift your king and put it back."),
                                             braille_line("Black: lift your king"), Urgency::move,
                                             Earcon::none, false};
inline constexpr Perception kings_seen{
    // Translators: Both players, before the game, when both kings were lifted, or could not be seen.
    translatable("Thank you. The boards have been looked at."), braille_line("Boards looked at"),
    Urgency::move, Earcon::none, false};
inline constexpr Perception signature{
    // Translators: One player's earphone, when he asks for the signature of the record of a game that is
    // over:
    // twelve squares, in the words and the voice of the moves.
    translatable("Signature: {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}, {i}, {j}, {k}, {l}."),
    braille_line("Sign {a}{b}{c}{d}{e}{f}{g}{h}{i}{j}{k}{l}"), Urgency::status, Earcon::none, false};
inline constexpr Perception record_moved{// Translators: Both players. Somebody has moved the file of the
                                         // game; nothing is lost, and the game goes on.
                                         translatable("The record goes on in another file."),
                                         braille_line("Record: another file"), Urgency::move, Earcon::none,
                                         false};
inline constexpr Perception moves_shortened{
    // Translators: Who hears the moves, once a game: moves come faster than the words that were chosen. Very
    // short.
    translatable("Short from now on."), braille_line("Moves said short now"), Urgency::move, Earcon::none,
    false};

}  // namespace tactus::speech::perceived
