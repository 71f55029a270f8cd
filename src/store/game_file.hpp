// SPDX-License-Identifier: GPL-3.0-or-later
// The game file as `tactus` writes it: SQLite, append-only, on disk before anything is announced.
// One writer at a time (flock); any number of readers (game_reader.hpp). One thread.
#pragma once

#include "core/table/event.hpp"
#include "src/store/database.hpp"
#include "src/store/descriptor.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::store {

/// An event with its number, 1, 2, 3 ... without gaps.
struct NumberedEvent {
  std::int64_t seq = 0;
  table::StampedEvent stamped;
};

class GameFile {
 public:
  /// A new file; never overwrites one, nor the -wal of a game whose file was moved away. Private (0600), for
  /// other programs could judge it; where its folder belongs to the group `tactus`, open to that (0640).
  static tl::expected<GameFile, StoreError> create(std::string const& path);
  /// The same game under another name. `id`: 32 hexadecimal digits, which name it among all.
  static tl::expected<GameFile, StoreError> create(std::string const& path, std::string const& id);
  /// An existing game file, to go on after its last event. Call only when all of it could be read.
  static tl::expected<GameFile, StoreError> open_for_append(std::string const& path);
  GameFile(GameFile&&) noexcept;
  GameFile& operator=(GameFile&&) noexcept;
  ~GameFile();

  std::string const& path() const;
  std::int64_t last_seq() const;
  /// Twelve squares by which the record can be known (store/chain), once the game has ended in this file.
  std::optional<std::string> const& signature() const;
  /// All of `events` in one transaction, synced to the disk, or nothing of them. After a failure call it
  /// again with the same events, with or without more behind them: what the failed commit left behind is
  /// found and not doubled. Where the file is_in_its_place() no more, nothing is written (not_in_its_place).
  tl::expected<void, StoreError> append(std::span<table::StampedEvent const> events);
  /// Nobody has moved the file or its -wal away, deleted them, put others in their place or written into
  /// them.
  bool is_in_its_place() const;
  /// All that was appended, from memory, in a new file under the same name, or where something has that, or
  /// its -wal is there, under the next number. The file itself, wherever it is, is left as it is.
  tl::expected<GameFile, StoreError> write_anew() const;
  /// The same in another folder.
  tl::expected<GameFile, StoreError> write_anew_in(std::string const& folder) const;
  /// Copies all that was appended into the main file, also while others read: from then on a copy of it
  /// alone, without its -wal, holds the game. False: somebody was reading at that moment, for `patience` of
  /// wall-clock time, or the disk refuses.
  bool complete_main_file(Millis patience);
  /// At the end of a game: makes one plain file of it (no -wal, no -shm). Only a wish: while somebody has
  /// the file open it fails, and is tried again for `patience` of wall-clock time. False: the -wal file stays
  /// and belongs to the game.
  bool fold_into_one_file(Millis patience);

 private:
  struct Open;
  explicit GameFile(std::unique_ptr<Open> open);
  static tl::expected<GameFile, StoreError> of(std::string const& path, Descriptor guard, Database db,
                                               std::int64_t last);
  tl::expected<GameFile, StoreError> written_to(std::string const& path) const;
  std::unique_ptr<Open> open_;
};

/// Why no new game may have this name: there is such a file, or the -wal of one that was moved away; it is
/// the only copy of that game's moves, and SQLite would delete it. Nothing: it is free.
std::optional<StoreError> new_name_fault(std::string const& path);

// Takes up a game again after a crash: reads what is there and opens a file to go on in. A damaged file is
// never written to; its readable beginning is copied into a new file, and the game goes on there.

struct TakenUp {
  GameFile file;
  std::vector<table::StampedEvent> events;  // all that was read, in order
  std::optional<Message> warning{};         // what was damaged and where the game goes on
};

/// A file without an event is refused and left as it is (StoreFault::no_game).
tl::expected<TakenUp, StoreError> take_up(std::string const& path);

/// NAME.recovered.tactus beside the damaged file, or NAME.recovered-2.tactus and so on where that exists.
std::string recovered_name(std::string const& path);

}  // namespace tactus::store
