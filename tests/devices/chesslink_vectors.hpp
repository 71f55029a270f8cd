// SPDX-License-Identifier: GPL-3.0-or-later
// Golden and bad messages of Millennium boards, restated from public documents and drivers of these devices.
#pragma once

#include "tests/devices/bytes.hpp"

#include <bit>

namespace tactus::devices::test {

/// As on the line: bit 7 makes the number of ones odd.
inline Bytes odd_parity(std::string_view text) {
  Bytes bytes = ascii(text);
  for (auto& byte : bytes)
    if (std::popcount(byte) % 2 == 0) byte |= 0x80;
  return bytes;
}

inline std::string const chesslink_start_h1 =
    "sRNBKQBNRPPPPPPPP................................pppppppprnbkqbnr73";
inline std::string const chesslink_start_a8 =
    "srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR73";
inline std::string const chesslink_e2_lifted =
    "sRNBKQBNRPPP.PPPP................................pppppppprnbkqbnr0D";
inline std::string const chesslink_after_e4 =
    "sRNBKQBNRPPP.PPPP...........P....................pppppppprnbkqbnr73";

inline std::string const chesslink_start_board =
    "board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";

inline std::vector<Vector> const chesslink_golden{
    {"M2 version 1.3", "v010374", {"identified chesslink version 1.3 name Performance"}},
    {"M4 lamps out", "x78", {}},
    {"lamps set", "l6C", {}},
    {"M5 reports on change, two scans", "w020471", {"note: register 2 is 4"}},
    {"M6 scan time", "r011476", {"note: register 1 is 20"}},
    {"M7 start position, index 0 is h1", chesslink_start_h1, {chesslink_start_board}},
    {"M8 start position, index 0 is a8", chesslink_start_a8, {chesslink_start_board}},
    {"M9 e2 lifted", chesslink_start_h1 + chesslink_e2_lifted, {chesslink_start_board, "board e2 ."}},
    {"M10 e2-e4",
     chesslink_start_h1 + chesslink_e2_lifted + chesslink_after_e4,
     {chesslink_start_board, "board e2 .", "board e4 P"}},
    {"a checksum in small letters, as other programs send it that play a board",
     chesslink_start_h1 + chesslink_e2_lifted.substr(0, 65) + "0d",
     {chesslink_start_board, "board e2 ."}},
    {"a value in small letters", "r017e21", {"note: register 1 is 126"}},
    {"the same state again is nothing new", chesslink_start_a8 + chesslink_start_a8, {chesslink_start_board}},
    {"an acknowledgement between two reports",
     chesslink_start_h1 + "x78" + chesslink_e2_lifted,
     {chesslink_start_board, "board e2 ."}},
};

inline std::string const chesslink_damaged = "doubtful: damaged message, 1 byte dropped";
inline std::string const chesslink_noise = "doubtful: bytes outside of any message, 1 byte dropped";
inline std::string const chesslink_version_event = "identified chesslink version 1.3 name Performance";

inline std::vector<Vector> const chesslink_bad{
    {"wrong checksum", "v010375v010374", {chesslink_damaged, chesslink_version_event}},
    {"wrong checksum in small letters", "r017E7d", {chesslink_damaged}},
    {"a host's command coming back", "V56v010374", {chesslink_noise, chesslink_version_event}},
    {"S with a wrong checksum", "S52" + chesslink_start_a8, {chesslink_noise, chesslink_start_board}},
    {"cut off by the next one",
     chesslink_start_a8.substr(0, 30) + "v010374",
     {chesslink_damaged, chesslink_version_event}},
    {"a status cut off by a status",
     chesslink_start_a8.substr(0, 66) + chesslink_start_a8,
     {chesslink_damaged, chesslink_start_board}},
    {"a status cut off by a register, whose letter is a black rook too",
     chesslink_start_a8.substr(0, 30) + "r011476",
     {chesslink_damaged, "note: register 1 is 20"}},
    {"a character that is no square",
     "srnbqkbnrpppppppX................................PPPPPPPPRNBQKBNR73v010374",
     {chesslink_damaged, chesslink_version_event}},
    {"a lost letter", chesslink_start_a8.substr(1) + "v010374", {chesslink_damaged, chesslink_version_event}},
    {"two white kings with a right checksum",
     "srnbqkbnrpppppppp................................PPPPPPPPRNBKKBNR69",
     {"doubtful: 16 men of White with 2 kings and 8 pawns cannot stand on a board"}},
};

inline std::vector<Vector> all_chesslink_vectors() {
  auto all = chesslink_golden;
  all.insert(all.end(), chesslink_bad.begin(), chesslink_bad.end());
  return all;
}

}  // namespace tactus::devices::test
