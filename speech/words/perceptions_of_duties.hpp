// SPDX-License-Identifier: GPL-3.0-or-later
// How an assistant perceives what he has to do (D.2.10): what to do comes first, then the move.
#pragma once

#include "core/message/message.hpp"
#include "speech/words/perception.hpp"

namespace tactus::speech::perceived {

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
