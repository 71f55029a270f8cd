// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a game file that may still be written, without ever writing to it: for `watch`, `export` and
// `--resume`. One thread.
#pragma once

#include "src/store/event_json.hpp"
#include "src/store/game_file.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::store {

/// What could be read, in order: a true prefix of what is there.
struct Batch {
  std::vector<NumberedEvent> events;
  std::optional<StoreError> damage;  // of what follows them
  bool is_interrupted = false;       // the writer was at it: read on a little later
};

/// An event as it stands in the file.
struct EventRow {
  std::int64_t seq = 0;
  Instant time;
  EventText text;
};
struct RowBatch {
  std::vector<EventRow> rows;
  std::optional<StoreError> damage;
  bool is_interrupted = false;
};

class GameReader {
 public:
  static tl::expected<GameReader, StoreError> open(std::string const& path);
  /// A whole database image in memory, for tests. The bytes are copied; a file in WAL mode is read without
  /// its -wal.
  static tl::expected<GameReader, StoreError> from_image(std::span<std::uint8_t const> image);
  GameReader(GameReader&&) noexcept;
  GameReader& operator=(GameReader&&) noexcept;
  ~GameReader();

  /// The events that follow number `seq`, as far as they are committed now.
  Batch read_after(std::int64_t seq);
  /// All events, also where the writer has to be waited for (two seconds at most, then that is the damage).
  Batch read_whole();
  /// At most `limit` of the events that follow number `seq`, not looked into.
  RowBatch read_rows_after(std::int64_t seq, std::int64_t limit);
  /// When the last event came in; nothing where there is none, or it cannot be read.
  std::optional<Instant> time_of_last();
  /// What names this game among all: random, made with the file. Of a file that is older than these names:
  /// made of its first event, and nothing as long as it has none.
  std::optional<std::string> game_id();
  /// True when something was committed by another connection since the last call.
  bool has_changed();
  /// Waits until something was committed, at most `limit`: wakes by inotify, then asks SQLite (measured:
  /// inotify alone is one event late). Falls back to asking each 100 ms where inotify cannot be had.
  bool wait_for_change(Millis limit);
  /// The path now names another file than the one that is open: a new game.
  bool is_replaced() const;

 private:
  struct Open;
  explicit GameReader(std::unique_ptr<Open> open);
  std::unique_ptr<Open> open_;
};

}  // namespace tactus::store
