// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a game file that may still be written, without ever writing to it: for `watch`, `export` and
// `--resume`. One thread.
#pragma once

#include "src/store/chain.hpp"
#include "src/store/codec/event_json.hpp"
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

struct RowBatch {
  std::vector<EventRow> rows;
  std::optional<StoreError> damage;
  bool is_interrupted = false;
};

class GameReader {
 public:
  /// A -wal beside it is believed where the fingerprints say that it belongs, or its writer holds the file;
  /// else the file is read alone, and note() says so. Nothing is written and nothing deleted.
  static tl::expected<GameReader, StoreError> open(std::string const& path);
  /// A whole database image in memory, for tests. The bytes are copied; a file in WAL mode is read without
  /// its -wal.
  static tl::expected<GameReader, StoreError> from_image(std::span<std::uint8_t const> image);
  GameReader(GameReader&&) noexcept;
  GameReader& operator=(GameReader&&) noexcept;
  ~GameReader();

  /// The events that follow number `seq`, as far as they are committed now.
  Batch read_after(std::int64_t seq);
  /// The same for who follows the file; and once, where nobody writes it who would notice, whether
  /// fingerprints or events behind its end are out of sight.
  Batch read_on(std::int64_t seq);
  /// All events, and whether the form of the file is whole; also where the writer has to be waited for (two
  /// seconds at most, then that is the damage).
  Batch read_whole();
  /// At most `limit` of the events that follow number `seq`, not looked into.
  RowBatch read_rows_after(std::int64_t seq, std::int64_t limit);
  /// One event by its number, whatever stands before and behind it, and its fingerprint, compared with
  /// nothing; each where it can be read.
  std::optional<EventRow> lone_row(std::int64_t seq);
  std::optional<std::string> lone_link(std::int64_t seq);
  /// From here on all is read as it stands now; of a game that is being played, only for a moment.
  void hold_still();
  /// It has a place for fingerprints: it is not an older file.
  bool has_links() const;
  /// What SQLite says against the form of the file, which may keep events out of sight; nothing: it is whole.
  std::optional<StoreError> form_fault();
  /// When the last event came in; nothing where there is none, or it cannot be read.
  std::optional<Instant> time_of_last();
  /// What names this game among all: random, made with the file. Of a file that is older than these names:
  /// made of its first event, and nothing as long as it has none.
  std::optional<std::string> game_id();
  /// Twelve squares by which the record of a game that is over can be known (store/chain), as far as it was
  /// read; nothing while it is not over. Of an end that was taken back and came again, the last.
  std::optional<std::string> const& signature() const;
  /// The fingerprint of the event with this number, as it is stored or worked out; nothing where it is not
  /// there.
  std::optional<std::string> link_of(std::int64_t seq);
  /// The first of the events read so far that has a fingerprint of its own; nothing: an older file.
  std::optional<std::int64_t> chained_from() const;
  /// Of a game that is read without the -wal beside it, which is of another moment or another game; or under
  /// another name than its writer's.
  std::optional<StoreError> const& note() const;
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
  /// Of all that was read to its end.
  std::optional<StoreError> hidden_fault();
  std::unique_ptr<Open> open_;
};

}  // namespace tactus::store
