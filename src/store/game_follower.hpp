// SPDX-License-Identifier: GPL-3.0-or-later
// Follows the game file that a path names: before it is there, while it is written, after another has taken
// its place. Never waits; whoever owns it polls descriptor() and looks again at next_look(). One thread.
#pragma once

#include "src/store/file_alarm.hpp"
#include "src/store/game_reader.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tactus::store {

class GameFollower {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  struct News {
    bool is_new_game = false;  // what was told before belongs to another game
    std::vector<NumberedEvent> events;
    std::optional<StoreError> trouble;  // of the file, or of what follows the events; told once for each game
  };

  explicit GameFollower(std::string path) : path_(std::move(path)) {}

  News look(Moment now);
  /// Readable when the file was written; a hint, -1 without inotify.
  int descriptor() const { return alarm_ ? alarm_->descriptor() : -1; }
  Moment next_look() const { return next_look_; }
  /// Of the game that was told of last.
  std::string const& game_id() const { return game_id_; }
  std::int64_t last_seq() const { return seq_; }
  /// At most `limit` events of that game behind number `seq`, as they stand in the file; none when it cannot
  /// be read now.
  std::vector<EventRow> rows_after(std::int64_t seq, std::int64_t limit);
  /// The fingerprint of an event of that game; nothing where it is not there, or cannot be read now.
  std::optional<std::string> link_of(std::int64_t seq);

 private:
  void watch(Moment now, bool is_sweep);
  void open(News& news);
  void read(News& news);
  void tell(News& news, StoreError trouble);

  std::string path_;
  std::unique_ptr<FileAlarm> alarm_;
  std::optional<GameReader> reader_;
  std::string game_id_;
  std::int64_t seq_ = 0;
  std::string link_;        // of the event with this number
  bool has_ended_ = false;  // the file is not kept open, so that its writer can fold it into one
  bool is_trouble_told_ = false;
  bool is_read_on_ = false;  // the last look could not read all
  Moment next_look_{};
  Moment next_sweep_{};
  Moment polling_until_{};
};

}  // namespace tactus::store
