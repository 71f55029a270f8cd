// SPDX-License-Identifier: GPL-3.0-or-later
// The player's program locks itself in before a game: what it must not do, the kernel refuses (design section
// 1). To be called before any other thread runs.
#pragma once

#include <string>
#include <vector>

namespace tactus::program {

/// What the kernel took away.
struct Seal {
  bool are_calls_sealed = false;
  bool are_files_sealed = false;

  bool is_whole() const { return are_calls_sealed && are_files_sealed; }
};

/// Seals this process but for the folders that a game writes into (they must exist), what speech, sound and
/// Braille read, and devices, also those that are plugged in later. Cannot be taken back.
Seal seal_program(std::vector<std::string> const& writable_folders);

/// One fact per line, in English, for `tactus attest`: what is locked, and what is not and why.
std::vector<std::string> facts_of(Seal const& seal);

}  // namespace tactus::program
