// SPDX-License-Identifier: GPL-3.0-or-later
// A game file read as far as it goes, for those who export games and write scores, and where they write to.
#pragma once

#include "core/table/event.hpp"
#include "src/record/game_record.hpp"
#include "src/store/game_reader.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// As its first event says it; empty when there is none.
std::string profile_of(std::vector<table::StampedEvent> const& events);

/// What is wrong with going on in this file by a program of this profile: nothing where the
/// program may, or the file cannot be read, which is for those to tell who open it. Only reads.
std::optional<Message> profile_fault(std::string const& path, std::string_view profile);

struct SavedGame {
  std::vector<store::NumberedEvent> events;
  GameRecord record;
  std::optional<Message> damage;               // what is wrong, and that only the events before it are here
  std::optional<Message> note{};               // a -wal beside it that is of another moment or another game
  std::optional<Message> added{};              // that something behind the end is left out
  std::optional<Message> differs{};            // what is recorded does not follow from what was entered
  std::optional<std::int64_t> chained_from{};  // the first event with a fingerprint of its own

  /// Of the last three, those that are there: whoever shows the game says them.
  std::vector<Message> doubts() const;
};
/// An error: no game can be read at all.
tl::expected<SavedGame, Message> read_saved_game(std::string const& path);

/// The error: `into` is the game file itself.
tl::expected<void, Message> is_another_file(std::string const& game, std::string const& into);

/// Into a file, or to standard output. A file that is there is replaced only where it begins as texts of this
/// form do. The game file itself is refused.
tl::expected<void, Message> write_beside(std::string const& game, std::optional<std::string> const& into,
                                         std::string const& text);

}  // namespace tactus::program
