// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong with a game file, and the sentence that says so.
#pragma once

#include "core/message/message.hpp"

#include <cstdint>
#include <string>

namespace tactus::store {

enum class StoreFault : std::uint8_t {
  missing,              // there is no such file
  already_exists,       // a new game must not overwrite an old one
  wal_of_another_game,  // the file that it belongs to was moved away
  no_game,              // a game file without a game: its -wal is missing, or the program was killed at once
  not_a_game_file,      // no SQLite file, or one of another program
  newer_version,        // written by a program that knows more than this one
  damaged,              // a game file, but not all of it can be read
  in_use,               // another program is writing it
  cannot_open,          // rights, folders, devices
  cannot_write,         // a commit failed; nothing of it is in the file
};

struct StoreError {
  StoreFault fault = StoreFault::cannot_open;
  std::string path;
  std::string detail;  // the system's own words, may be empty
};

/// One sentence without full stop: what was wrong and what was expected.
Message message_of(StoreError const& error);
/// The same in English.
std::string describe(StoreError const& error);

}  // namespace tactus::store
