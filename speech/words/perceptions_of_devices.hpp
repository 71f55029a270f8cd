// SPDX-License-Identifier: GPL-3.0-or-later
// How it is told that a device of the table was lost and is back.
#pragma once

#include "core/message/message.hpp"
#include "speech/words/perception.hpp"

namespace tactus::speech::perceived {

struct OfDevice {
  table::Device device;
  Perception lost, found;
};

inline constexpr OfDevice of_devices[] = {
    {table::Device::white_board,
     {// Translators: Both players. The cable of an electronic board came off.
      translatable("Board of White lost."), braille_line("White board lost"), Urgency::urgent, Earcon::error,
      false},
     {// Translators: Both players. The board is read again.
      translatable("Board of White back."), braille_line("White board found"), Urgency::move, Earcon::none,
      false}},
    {table::Device::black_board,
     {// Translators: Both players. The cable of an electronic board came off.
      translatable("Board of Black lost."), braille_line("Black board lost"), Urgency::urgent, Earcon::error,
      false},
     {// Translators: Both players. The board is read again.
      translatable("Board of Black back."), braille_line("Black board found"), Urgency::move, Earcon::none,
      false}},
    {table::Device::clock,
     {// Translators: Both players. The cable of the electronic clock came off; the clock itself goes on.
      translatable("Clock lost."), braille_line("Clock lost"), Urgency::urgent, Earcon::error, false},
     {// Translators: Both players. The clock is read again.
      translatable("Clock back."), braille_line("Clock found"), Urgency::move, Earcon::none, false}},
    {table::Device::braille_display,
     {// Translators: Both players. A player's Braille display shows his moves no longer: unplugged, switched
      // off, or its program ended.
      translatable("Braille display lost."), braille_line("Braille display lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. The Braille display shows the moves again.
      translatable("Braille display back."), braille_line("Braille display found"), Urgency::move,
      Earcon::none, false}},
    {table::Device::white_keypad,
     {// Translators: Both players. The numeric keypad on which White types was unplugged.
      translatable("Keypad of White lost."), braille_line("White keypad lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. What White types on his keypad is taken again.
      translatable("Keypad of White back."), braille_line("White keypad found"), Urgency::move, Earcon::none,
      false}},
    {table::Device::black_keypad,
     {// Translators: Both players. The numeric keypad on which Black types was unplugged.
      translatable("Keypad of Black lost."), braille_line("Black keypad lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. What Black types on his keypad is taken again.
      translatable("Keypad of Black back."), braille_line("Black keypad found"), Urgency::move, Earcon::none,
      false}},
    {table::Device::white_display,
     {// Translators: Both players, each of whom has a Braille display. White's shows his moves no longer.
      translatable("Braille display of White lost."), braille_line("White display lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. White's Braille display shows the moves again.
      translatable("Braille display of White back."), braille_line("White display found"), Urgency::move,
      Earcon::none, false}},
    {table::Device::black_display,
     {// Translators: Both players, each of whom has a Braille display. Black's shows his moves no longer.
      translatable("Braille display of Black lost."), braille_line("Black display lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. Black's Braille display shows the moves again.
      translatable("Braille display of Black back."), braille_line("Black display found"), Urgency::move,
      Earcon::none, false}},
    {table::Device::loudspeaker,
     {// Translators: Both players, in the ears that are left. The loudspeaker of the table was unplugged.
      translatable("Loudspeaker lost."), braille_line("Loudspeaker lost"), Urgency::urgent, Earcon::error,
      false},
     {// Translators: Both players. The loudspeaker of the table sounds again.
      translatable("Loudspeaker back."), braille_line("Loudspeaker found"), Urgency::move, Earcon::none,
      false}},
    {table::Device::white_earphone,
     {// Translators: Both players. White's earphone was unplugged: he cannot be told anything in it.
      translatable("Earphone of White lost."), braille_line("White earphone lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. White's earphone sounds again.
      translatable("Earphone of White back."), braille_line("White earphone found"), Urgency::move,
      Earcon::none, false}},
    {table::Device::black_earphone,
     {// Translators: Both players. Black's earphone was unplugged: he cannot be told anything in it.
      translatable("Earphone of Black lost."), braille_line("Black earphone lost"), Urgency::urgent,
      Earcon::error, false},
     {// Translators: Both players. Black's earphone sounds again.
      translatable("Earphone of Black back."), braille_line("Black earphone found"), Urgency::move,
      Earcon::none, false}},
    {table::Device::disk,
     {// Translators: Both players. The disk is full, or the file of the game is gone: what is played is in
      // memory alone, and would be lost with the program.
      translatable("Disk trouble. Nothing is recorded, and no move is announced."),
      braille_line("Nothing is recorded"), Urgency::urgent, Earcon::error, false},
     {// Translators: Both players, behind "Disk trouble": it is over, and nothing was lost.
      translatable("The disk works again. All is recorded."), braille_line("All is recorded"), Urgency::move,
      Earcon::none, false}},
};

}  // namespace tactus::speech::perceived
