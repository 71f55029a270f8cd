// SPDX-License-Identifier: GPL-3.0-or-later
// What one table has to send next. The truth is the game file and the position is what the desk has
// acknowledged; nothing else is kept, so a relay or a broker that dies loses nothing but time. Pure; time is
// an argument.
#pragma once

#include "core/instant.hpp"
#include "src/hall/message.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace tactus::hall {

/// For waiting only: no clock of the wall.
using Moment = std::chrono::steady_clock::time_point;

/// Whether the desk has the line of events that is in this file. `own`: the fingerprint there of the event
/// that the desk names; `last`: the number of the last event that was read. Nothing: it cannot be read just
/// now, and the desk will say it again.
std::optional<bool> is_of_line(Acknowledgement const& desk, std::optional<std::string> const& own,
                               std::int64_t last);

class Reception {
 public:
  /// Events up to `last` are in the desk's own file.
  explicit Reception(std::int64_t last = 0) : last_(last) {}

  enum class Verdict : std::uint8_t {
    take,    // the next one: commit it, then acknowledge it
    ignore,  // of no use now, and its sender has been told so
    answer,  // of no use now; say again up to where everything is here, so that the sender goes on from there
  };
  /// A copy is of no use, and neither is an event behind a gap. They are answered once a second, so that a
  /// stream of them makes no storm.
  Verdict receive(std::int64_t number, Moment now);
  std::int64_t last() const { return last_; }

 private:
  std::int64_t last_;
  std::optional<Moment> answered_at_;
};

/// What a table says that it has, against what is here: a desk that does not acknowledge is sent nothing
/// again unless it asks.
class Lag {
 public:
  /// So long what is said may take to come; then it is asked for, as often as this.
  static constexpr std::chrono::seconds patience{2};

  void hear(std::int64_t told, Moment now);
  /// True: ask for what is behind `here`. Once in each patience.
  bool is_due(std::int64_t here, Moment now);
  /// Nothing: nothing is missing.
  std::optional<Moment> deadline() const { return due_; }

 private:
  std::int64_t told_ = 0;
  std::optional<Moment> due_;
};

/// Numbers of events, both included.
struct EventRange {
  std::int64_t first, last;
  bool operator==(EventRange const&) const = default;
};

class Resend {
 public:
  /// So many events may be under way beyond the acknowledged one.
  static constexpr std::int64_t most_under_way = 200;
  /// An acknowledgement this long behind what was sent: it is sent again. Each time that it was in vain the
  /// next one comes twice as late, for what a busy broker has not passed on yet only grows by copies.
  static constexpr std::chrono::seconds first_patience{5};
  static constexpr std::chrono::seconds longest_patience{60};

  /// Events up to `last` are in the game file.
  void commit(std::int64_t last) { committed_ = last; }
  /// The broker is there (again): what was under way may be lost.
  void connect(Moment now);
  void disconnect() { is_connected_ = false; }
  /// The desk has everything up to `number`. A smaller number than before: it has lost some. The same number
  /// while something is under way: it misses the next one; believed once a second.
  void acknowledge(std::int64_t number, Moment now);
  /// Another desk than the one that acknowledges misses what comes behind `number`, as far as it was sent
  /// already: that is sent again, nothing else changes.
  void call(std::int64_t number);
  /// What to publish now, in this order. It counts as sent.
  std::optional<EventRange> take_next(Moment now);
  /// When to ask again if nothing happens before; nothing: there is nothing to wait for.
  std::optional<Moment> deadline() const;

  std::int64_t acknowledged() const { return acknowledged_; }
  bool is_all_acknowledged() const { return acknowledged_ >= committed_; }

 private:
  void rewind(Moment now);

  bool is_connected_ = false;
  std::int64_t committed_ = 0;
  std::int64_t acknowledged_ = 0;
  std::int64_t sent_ = 0;
  std::optional<std::int64_t> called_;
  std::chrono::seconds patience_{first_patience};
  Moment waiting_since_{};  // of the last acknowledgement that was news, or of what was sent first after it
  std::optional<Moment> rewound_at_;
};

}  // namespace tactus::hall
