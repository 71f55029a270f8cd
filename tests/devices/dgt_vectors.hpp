// SPDX-License-Identifier: GPL-3.0-or-later
// Golden and bad byte vectors of DGT boards and clocks, restated from public documents and drivers of these
// devices. Shared by the table tests and by the test that cuts them into reads.
#pragma once

#include "tests/devices/bytes.hpp"

namespace tactus::devices::test {

inline std::string const start_board =
    "board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
inline std::string const start_dump =
    "86 00 43 08 09 0A 0C 0B 0A 09 08 07*8 00*32 01*8 02 03 04 06 05 04 03 02";
inline std::string const rotated_start_dump =
    "86 00 43 02 03 04 05 06 04 03 02 01*8 00*32 07*8 08 09 0A 0B 0C 0A 09 08";

inline std::vector<Vector> const board_vectors{
    {"D1 start position, cable on White's left", start_dump, {start_board}},
    {"D2 start position, cable on White's right", rotated_start_dump, {start_board}},
    {"D3 e2 lifted", "8E 00 05 34 00", {"board e2 ."}},
    {"D4 white pawn placed on e4", "8E 00 05 24 01", {"board e4 P"}},
    {"D5 the same two on a rotated board",
     rotated_start_dump + " 8E 00 05 0B 00 8E 00 05 1B 01",
     {start_board, "board e2 .", "board e4 P"}},
    {"D6 e2-e4 with both squares in one scan", "8E 00 05 24 01 8E 00 05 34 00", {"board e4 P", "board e2 ."}},
    {"D7 castling, king placed first",
     "8E 00 05 3E 05 8E 00 05 3C 00 8E 00 05 3D 02 8E 00 05 3F 00",
     {"board g1 K", "board e1 .", "board f1 R", "board h1 ."}},
    {"D7a castling seen in one ascending scan",
     "8E 00 05 3C 00 8E 00 05 3D 02 8E 00 05 3E 05 8E 00 05 3F 00",
     {"board e1 .", "board f1 R", "board g1 K", "board h1 ."}},
    {"D8 e4xd5 with no empty state on d5", "8E 00 05 1B 01 8E 00 05 24 00", {"board d5 P", "board e4 ."}},
    {"D9 promotion with the pawn put on e8 first",
     "8E 00 05 0C 00 8E 00 05 04 01 8E 00 05 04 00 8E 00 05 04 06",
     {"board e7 .", "board e8 P", "board e8 .", "board e8 Q"}},
    {"D10 serial number", "91 00 08 30 31 30 32 35", {"identified dgt name 01025"}},
    {"D11 version", "93 00 05 03 0A", {"identified dgt version 3.10"}},
    {"D12 bus address", "90 00 05 08 01", {"note: bus address 1025"}},
    {"D13 battery in use", "A0 00 0C 58 7F 7F 02 05 00 00 00 02", {"battery 88 in use"}},
    {"D13a battery charging", "A0 00 0C 58 7F 7F 02 05 00 00 00 01", {"battery 88 charging"}},
    {"D13b battery by the short form", "A0 00 07 58 7F 7F 02", {"battery 88 in use"}},
    {"D13c battery of 101 %", "A0 00 07 65 7F 7F 02", {"note: battery message without a percentage"}},
    {"D14 long serial number", "A2 00 0D 33 30 30 30 31 34 37 37 34 30", {"identified dgt name 3000147740"}},
    {"D15 a clock message between two updates",
     "8E 00 05 34 00 8D 00 0A 01 30 00 01 29 58 11 8E 00 05 24 01",
     {"board e2 .", "clock left 5398000 right 5400000 turn left running", "board e4 P"}},
};

inline std::vector<Vector> const clock_vectors{
    {"C1 lever left high, left to move",
     "8D 00 0A 01 30 00 01 29 58 11",
     {"clock left 5398000 right 5400000 turn left running"}},
    {"C2 right to move",
     "8D 00 0A 01 29 12 01 29 58 0B",
     {"clock left 5398000 right 5352000 turn right running"}},
    {"C3 stopped, left side high",
     "8D 00 0A 00 05 00 00 04 59 10",
     {"clock left 299000 right 300000 turn left stopped"}},
    {"C4 flag fallen on the right, battery low",
     "8D 00 0A 10 00 00 00 00 07 0F",
     {"clock left 7000 right 0 flag turn right running battery low"}},
    {"C4a flag shown on the left, clock still running",
     "8D 00 0A 00 05 00 40 00 30 11",
     {"clock left 30000 flag right 300000 turn left running"}},
    {"C4b zero is a flag without its bit",
     "8D 00 0A 00 05 00 00 00 00 11",
     {"clock left 0 flag right 300000 turn left running"}},
    {"C4c both sides at zero are a clock not yet set",
     "8D 00 0A 00 00 00 00 00 00 10",
     {"clock left 0 right 0 turn left stopped"}},
    {"C5 no clock connected", "8D 00 0A 00 00 00 00 00 00 20", {"no clock"}},
    {"C6 null message", "8D 00 0A 00 00 00 00 00 00 00", {}},
    {"C7 times set", "8D 00 0A 0A 10 0A 0A 00 00 00", {"ack 0A ok"}},
    {"C8 not in computer mode", "8D 00 0A 0A 40 0A 0A 00 00 00", {"ack 0A failed"}},
    {"C9 version 2.0",
     "8D 00 0A 0A 10 09 0A 20 00 00",
     {"ack 09 ok", "identified dgt clock version 2.0 name 3000"}},
    {"C10 version 1.14",
     "8D 00 0A 0A 10 09 0A 1E 00 00",
     {"ack 09 ok", "identified dgt clock version 1.14 name XL"}},
    {"C11 button back", "8D 00 0A 0A 10 08 2A 05 31 00", {"button back"}},
    {"C12 button ok", "8D 00 0A 0A 10 08 2A 41 35 00", {"button ok"}},
    {"C12 button run", "8D 00 0A 0A 10 08 2A 11 33 00", {"button run"}},
    {"C12 button plus", "8D 00 0A 0A 10 08 2A 09 32 00", {"button plus"}},
    {"C12 button minus", "8D 00 0A 0A 10 08 2A 21 34 00", {"button minus"}},
    {"C12a two buttons", "8D 00 0A 0A 10 08 2A 45 00 00", {"note: several clock buttons at once, 45 00"}},
    {"C13 text shown", "8D 00 0A 0A 10 0C 0A 00 00 00", {"ack 0C ok"}},
    {"C13a the marker only in the right hours", "8D 00 0A 0A 10 0C 00 00 00 00", {"ack 0C ok"}},
    {"C13b the marker only in the left hours", "8D 00 0A 00 10 0C 0A 00 00 00", {"ack 0C ok"}},
    {"C14 refused", "8D 00 0A 0A 20 00 0A 00 00 00", {"ack 00 failed"}},
    {"C15 minutes that are not decimal",
     "8D 00 0A 01 7A 00 00 30 00 11",
     {"doubtful: clock time 01 7A 00, 00 30 00 is not one"}},
    {"C15a seventy minutes",
     "8D 00 0A 01 70 00 00 30 00 11",
     {"doubtful: clock time 01 70 00, 00 30 00 is not one"}},
    {"C15b eleven hours",
     "8D 00 0A 0B 10 00 00 30 00 11",
     {"doubtful: clock time 0B 10 00, 00 30 00 is not one"}},
    {"C16 lever and turn bits disagree",
     "8D 00 0A 01 30 00 01 29 58 09",
     {"note: clock lever and turn bits disagree; the lever counts",
      "clock left 5398000 right 5400000 turn left running"}},
    {"C17 one reading with two hours too many",
     "8D 00 0A 00 30 00 00 29 58 11 8D 00 0A 02 30 00 00 29 57 11 8D 00 0A 00 30 00 00 29 56 11",
     {"clock left 1798000 right 1800000 turn left running",
      "doubtful: clock time rose by more than an hour; waiting for a second reading",
      "clock left 1796000 right 1800000 turn left running"}},
    {"C18 a clock set anew says so twice",
     "8D 00 0A 00 00 10 00 00 07 11 8D 00 0A 01 30 00 01 30 00 10 8D 00 0A 01 30 00 01 30 00 10",
     {"clock left 7000 right 10000 turn left running",
      "doubtful: clock time rose by more than an hour; waiting for a second reading",
      "clock left 5400000 right 5400000 turn left stopped"}},
};

inline std::string const noise = "doubtful: bytes outside of any message, 1 byte dropped";

inline std::vector<Vector> const bad_streams{
    {"B1 truncated",
     "8E 00 05 34 8E 00 05 24 01",
     {"doubtful: message cut off by the next one, 4 bytes dropped", "board e4 P"}},
    {"B2 wrong length for its ID",
     "8E 00 06 34 00 8E 00 05 24 01",
     {"doubtful: message with an impossible length, 3 bytes dropped", "board e4 P"}},
    {"B3 length shorter than the header",
     "86 00 02 8E 00 05 34 00",
     {"doubtful: message with an impossible length, 3 bytes dropped", "board e2 ."}},
    {"B4 dump of wrong length",
     "86 00 42 08 09 8E 00 05 34 00",
     {"doubtful: message with an impossible length, 3 bytes dropped", "board e2 ."}},
    {"B5 top bit in the payload",
     "8D 00 0A 01 29 58 81 30 00 11 8E 00 05 0C 07",
     {"doubtful: message cut off by the next one, 6 bytes dropped",
      "doubtful: message cut off by the next one, 4 bytes dropped", "board e7 p"}},
    {"B6 garbage between messages",
     "00 41 7F 8E 00 05 34 00 FF 8E 00 05 24 01",
     {noise, "board e2 .", "doubtful: message cut off by the next one, 1 byte dropped", "board e4 P"}},
    {"B7 top bit in the length",
     "8E 80 05 34 00 8E 00 05 34 00",
     {"doubtful: message cut off by the next one, 1 byte dropped",
      "doubtful: message cut off by the next one, 4 bytes dropped", "board e2 ."}},
    {"B8 a field that no board has", "8E 00 05 40 01", {"doubtful: field 40 does not exist"}},
    {"B9 extra bits in a piece", "8E 00 05 10 11", {"note: piece code 11 has extra bits", "board a6 P"}},
    {"B9a special piece", "8E 00 05 10 0D", {"note: special piece 0D counts as empty", "board a6 ."}},
    {"B11 unknown message",
     "9F 00 05 01 02 8E 00 05 34 00",
     {"note: message 9F of 5 bytes is not used", "board e2 ."}},
    {"B11a unknown message without payload",
     "9F 00 03 8E 00 05 34 00",
     {"note: message 9F of 3 bytes is not used", "board e2 ."}},
    {"B12 the log of 7939 bytes",
     "8F 3E 03 7F*7936 8E 00 05 34 00",
     {"note: message 8F of 7939 bytes is not used", "board e2 ."}},
    {"a lost ID loses one message", "00 05 34 00 8E 00 05 24 01", {noise, "board e4 P"}},
};

inline std::vector<Vector> all_dgt_vectors() {
  std::vector<Vector> all = board_vectors;
  all.insert(all.end(), clock_vectors.begin(), clock_vectors.end());
  all.insert(all.end(), bad_streams.begin(), bad_streams.end());
  return all;
}

}  // namespace tactus::devices::test
