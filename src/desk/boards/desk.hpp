// SPDX-License-Identifier: GPL-3.0-or-later
// The desk itself: boards, decisions and what goes out to pages, behind one lock. Any thread.
#pragma once

#include "core/instant.hpp"
#include "src/arbiter/decisions/decisions.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/desk/sources/desk_log.hpp"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

// What goes out to open pages: numbered updates, the newest few thousand of them kept for a page that comes
// back. Rows of boards are joined to one update each 250 ms, alarms go out at once. Any thread.

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
  /// What was told is of no use any more: each open page is read anew.
  void begin_anew();
  void stop();
  bool is_stopped() const;

 private:
  void push(Update update);

  std::string epoch_;
  mutable std::mutex mutex_;
  mutable std::condition_variable more_;
  std::deque<Update> kept_;
  std::uint64_t newest_ = 0;
  std::set<unsigned> waiting_;
  Instant flushed_at_{};
  bool is_stopped_ = false;
};

using program::DecisionCase;
using program::Decisions;
using program::RecordedDecision;

/// A decision as it was sent in.
struct Entry {
  unsigned board = 0;
  std::int64_t event = 0;  // what the arbiter saw last: Board::last_news()
  std::string arbiter, decided, reason;
  std::string cause{}, articles{};  // for which the board needed the arbiter, as he read it
  std::string ruling{};             // what the program proposed, as he saw it; may be empty
  bool is_as_proposed = false;
  std::string clocks_after{};                   // "1:03:54 1:13:58"; empty: they stay
  std::int64_t replaces = 0;                    // number of an earlier decision about the same game; 0: none
  std::string game{};                           // that he saw at this board; empty: it is not told
  std::optional<std::size_t> decisions_seen{};  // about the same game; nothing: it is not told
};

enum class Refusal : std::uint8_t {
  no_such_board,
  outdated,      // the board has newer events or decisions: to be looked at again
  not_complete,  // who, what and why are needed
  not_replaced,  // no such decision about this game, or another one took its place already
  not_written,   // the file of decisions cannot be written
};

class Desk : public DeskLog {
 public:
  Desk(Decisions decisions, std::string epoch);
  /// What the desk of that user has said so far. The error: the file of decisions cannot be written.
  tl::expected<hall::DeskLogName, Message> log_of(hall::Level const& user);
  /// Of several desks of a hall this is the one with that log: what is decided here goes to all. `on_said` is
  /// called when there is something to send, by any thread, and must not call the desk.
  void join_hall(hall::DeskLogName const& own, Instant now, std::function<void()> on_said);

  /// Who plays whom in this round. Before the first take().
  void pair(std::vector<pairings::Pairing> pairings);
  /// When it begins, and how long who is late may still come. Before the first take().
  void time_round(RoundTimes times);
  /// Another round, or this one anew: no board is there until the next take(); decisions stay.
  void begin_round(std::vector<pairings::Pairing> pairings, RoundTimes times, Instant now);
  /// They were changed in mid-round: tables that are told otherwise now are alarms at once.
  void pair_again(std::vector<pairings::Pairing> pairings, Instant now);
  void take(std::vector<BoardNews> const& news, Instant now);
  /// Sends out what has waited, and the alarms that time alone brings.
  void pass_time(Instant now);

  tl::expected<RecordedDecision, Refusal> decide(Entry const& entry, Instant now);
  /// Until it is decided, or for on_it_lasts. Empty: nobody needs to any more. False: no such board, or it
  /// cannot be written.
  bool set_on_it(unsigned board, std::string const& arbiter, Instant now);
  /// Also those that another program has added since.
  std::vector<RecordedDecision> decisions();
  /// The desks of the hall as they are now; none: this is the only one.
  std::vector<Colleague> colleagues() const;

  hall::DeskLogName own_log() const override;
  std::int64_t last_entry() override;
  std::vector<hall::EventMessage> entries(hall::EventRange range) override;
  std::vector<std::pair<hall::DeskLogName, std::int64_t>> kept_logs() override;
  bool keep(std::span<SaidEntry const> entries, Instant now) override;
  void take(std::vector<Colleague> colleagues) override;

  /// Calls `look` with the boards; they stay as they are until it returns. Keep it short.
  template <class Look>
  auto with_boards(Look look) const {
    std::lock_guard const lock{mutex_};
    return look(boards_);
  }
  Hub& hub() { return hub_; }
  Hub const& hub() const { return hub_; }

 private:
  /// With the lock.
  void read_decisions(Instant now);
  void read_all_decisions(Instant now);
  void note_mark(program::OnItMark const& mark, Instant now);
  std::vector<RecordedDecision> decisions_about(GameName const& game) const;
  bool can_be_replaced(std::int64_t number, Seat const& seat) const;

  mutable std::mutex mutex_;
  Boards boards_;
  Decisions decisions_;
  std::vector<RecordedDecision> made_;
  std::vector<Colleague> colleagues_;
  std::function<void()> on_said_ = [] {};
  Instant looked_at_{};  // for what other programs have decided
  Hub hub_;
};

}  // namespace tactus::desk
