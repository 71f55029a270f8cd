// SPDX-License-Identifier: GPL-3.0-or-later
// The desk itself: boards, decisions and what goes out to pages, behind one lock. Any thread.
#pragma once

#include "src/desk/boards/decisions.hpp"
#include "src/desk/boards/hub.hpp"

#include <mutex>

namespace tactus::desk {

/// A decision as it was sent in.
struct Entry {
  unsigned board = 0;
  std::int64_t event = 0;  // what the arbiter saw last: Board::last_news()
  std::string arbiter, decided, reason, ruling;
};

enum class Refusal : std::uint8_t {
  no_such_board,
  outdated,      // the board has newer events: to be looked at again
  not_complete,  // who, what and why are needed
  not_written,   // the file of decisions cannot be written
};

class Desk {
 public:
  Desk(Decisions decisions, std::string epoch);

  void take(std::vector<BoardNews> const& news, Instant now);
  /// Sends out what has waited, and the alarms that time alone brings.
  void pass_time(Instant now);

  tl::expected<Decision, Refusal> decide(Entry const& entry, Instant now);
  std::vector<Decision> decisions() const;

  /// Calls `look` with the boards; they stay as they are until it returns. Keep it short.
  template <class Look>
  auto with_boards(Look look) const {
    std::lock_guard const lock{mutex_};
    return look(boards_);
  }
  Hub& hub() { return hub_; }
  Hub const& hub() const { return hub_; }

 private:
  mutable std::mutex mutex_;
  Boards boards_;
  Decisions decisions_;
  std::vector<Decision> made_;
  Hub hub_;
};

}  // namespace tactus::desk
