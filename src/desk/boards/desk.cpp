// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/desk.hpp"

namespace tactus::desk {

Desk::Desk(Decisions decisions, std::string epoch)
    : decisions_(std::move(decisions)), made_(decisions_.all()), hub_(std::move(epoch)) {
  for (Decision const& each : made_) boards_.note_decided(each.board, each.game, each.event);
}

void Desk::take(std::vector<BoardNews> const& news, Instant now) {
  std::vector<unsigned> rows;
  std::vector<Alarm> alarms;
  {
    std::lock_guard const lock{mutex_};
    for (BoardNews const& each : news) {
      auto taken = boards_.take(each, now);
      rows.push_back(taken.first);
      for (Alarm& alarm : taken.second) alarms.push_back(std::move(alarm));
    }
  }
  hub_.change(rows);
  hub_.alarm(std::move(alarms));
}

void Desk::pass_time(Instant now) {
  std::vector<Alarm> alarms;
  {
    std::lock_guard const lock{mutex_};
    alarms = boards_.pass_time(now);
  }
  hub_.alarm(std::move(alarms));
  hub_.flush(now);
}

tl::expected<Decision, Refusal> Desk::decide(Entry const& entry, Instant now) {
  std::lock_guard const lock{mutex_};
  Seat const* const seat = boards_.find(entry.board);
  if (seat == nullptr) return tl::unexpected(Refusal::no_such_board);
  if (entry.arbiter.empty() || entry.decided.empty() || entry.reason.empty())
    return tl::unexpected(Refusal::not_complete);
  if (entry.event != seat->board.last_news()) return tl::unexpected(Refusal::outdated);
  Decision decision{0,           now,           entry.arbiter, seat->name,  seat->game,
                    entry.event, entry.decided, entry.reason,  entry.ruling};
  auto const number = decisions_.add(decision);
  if (!number) return tl::unexpected(Refusal::not_written);
  decision.number = *number;
  made_.push_back(decision);
  boards_.note_decided(decision.board, decision.game, decision.event);
  hub_.change({entry.board});
  return decision;
}

std::vector<Decision> Desk::decisions() const {
  std::lock_guard const lock{mutex_};
  return made_;
}

}  // namespace tactus::desk
