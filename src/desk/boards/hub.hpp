// SPDX-License-Identifier: GPL-3.0-or-later
// What goes out to open pages: numbered updates, the newest few thousand of them kept for a page that comes
// back. Rows of boards are joined to one update each 250 ms, alarms go out at once. Any thread.
#pragma once

#include "src/desk/boards/boards.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tactus::desk {

struct Update {
  std::uint64_t number = 0;      // 1, 2, 3 ...
  std::vector<unsigned> rows{};  // each once, by number
  std::vector<Alarm> alarms{};
};

/// Where a page is: "epoch.number". The epoch is the server's start, so that an old page is not taken for one
/// of this server.
struct UpdateId {
  std::string epoch;
  std::uint64_t number = 0;
  /// Nothing: no such id.
  static std::optional<UpdateId> parse(std::string_view text);
  std::string text() const { return epoch + '.' + std::to_string(number); }
};

class Hub {
 public:
  static constexpr Millis joined_for{250};
  static constexpr std::size_t updates_kept = 5000;

  explicit Hub(std::string epoch) : epoch_(std::move(epoch)) {}

  /// Rows go out with the next flush(), alarms at once.
  void change(std::vector<unsigned> const& rows);
  void alarm(std::vector<Alarm> alarms);
  /// True: an update of rows was made; there is none more often than each 250 ms.
  bool flush(Instant now);
  /// When the rows that are waiting may go out.
  std::optional<Instant> next_flush() const;

  UpdateId newest() const;
  /// What came after `seen`, joined. Nothing: too old, or of another server: the page has to be read anew.
  std::optional<Update> since(UpdateId const& seen) const;
  /// Waits until there is something after `seen` or the hub is stopped, at most `limit`.
  void wait_for_more_than(std::uint64_t seen, Millis limit) const;
  void stop();
  bool is_stopped() const;

 private:
  void push(Update update);

  std::string const epoch_;
  mutable std::mutex mutex_;
  mutable std::condition_variable more_;
  std::deque<Update> kept_;
  std::uint64_t newest_ = 0;
  std::set<unsigned> waiting_;
  Instant flushed_at_{};
  bool is_stopped_ = false;
};

}  // namespace tactus::desk
