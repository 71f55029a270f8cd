// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/desk.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace tactus::desk {

std::optional<UpdateId> UpdateId::parse(std::string_view text) {
  auto const dot = text.find('.');
  if (dot == std::string_view::npos || dot == 0) return std::nullopt;
  UpdateId id{std::string(text.substr(0, dot)), 0};
  auto const digits = text.substr(dot + 1);
  auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id.number);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return id;
}

void Hub::push(Update update) {
  update.number = ++newest_;
  kept_.push_back(std::move(update));
  if (kept_.size() > updates_kept) kept_.pop_front();
  more_.notify_all();
}

void Hub::change(std::vector<unsigned> const& rows) {
  std::lock_guard const lock{mutex_};
  waiting_.insert(rows.begin(), rows.end());
}

void Hub::alarm(std::vector<Alarm> alarms) {
  if (alarms.empty()) return;
  std::lock_guard const lock{mutex_};
  Update update;
  std::set<unsigned> rows;
  for (Alarm const& each : alarms) {
    rows.insert(each.board);
    waiting_.erase(each.board);
  }
  update.rows.assign(rows.begin(), rows.end());
  update.alarms = std::move(alarms);
  push(std::move(update));
}

bool Hub::flush(Instant now) {
  std::lock_guard const lock{mutex_};
  if (waiting_.empty() || now < flushed_at_ + joined_for) return false;
  flushed_at_ = now;
  Update update;
  update.rows.assign(waiting_.begin(), waiting_.end());
  waiting_.clear();
  push(std::move(update));
  return true;
}

std::optional<Instant> Hub::next_flush() const {
  std::lock_guard const lock{mutex_};
  if (waiting_.empty()) return std::nullopt;
  return flushed_at_ + joined_for;
}

UpdateId Hub::newest() const {
  std::lock_guard const lock{mutex_};
  return {epoch_, newest_};
}

std::optional<Update> Hub::since(UpdateId const& seen) const {
  std::lock_guard const lock{mutex_};
  bool const is_kept = seen.number + kept_.size() >= newest_;
  if (seen.epoch != epoch_ || seen.number > newest_ || !is_kept) return std::nullopt;
  Update joined;
  std::set<unsigned> rows;
  joined.number = newest_;
  for (auto each = kept_.end() - static_cast<std::ptrdiff_t>(newest_ - seen.number); each != kept_.end();
       ++each) {
    rows.insert(each->rows.begin(), each->rows.end());
    joined.alarms.insert(joined.alarms.end(), each->alarms.begin(), each->alarms.end());
  }
  joined.rows.assign(rows.begin(), rows.end());
  return joined;
}

void Hub::wait_for_more_than(std::uint64_t seen, Millis limit) const {
  std::unique_lock lock{mutex_};
  more_.wait_for(lock, limit, [&] { return is_stopped_ || newest_ > seen; });
}

void Hub::begin_anew() {
  std::lock_guard const lock{mutex_};
  epoch_ += 'n';
  kept_.clear();
  waiting_.clear();
  ++newest_;  // so that who waits looks
  more_.notify_all();
}

void Hub::stop() {
  std::lock_guard const lock{mutex_};
  is_stopped_ = true;
  more_.notify_all();
}

bool Hub::is_stopped() const {
  std::lock_guard const lock{mutex_};
  return is_stopped_;
}

namespace {

constexpr Millis between_readings{1000};

DecisionCase case_of(Seat const& seat, Entry const& entry) {
  auto const& setup = seat.board.state().setup();
  return {seat.name,
          seat.game,
          entry.event,
          seat.number,
          setup.white.name.text(),
          setup.black.name.text(),
          entry.cause,
          entry.articles,
          program::clocks_text(seat.board.state().last_reading()),
          entry.ruling};
}

}  // namespace

Desk::Desk(Decisions decisions, std::string epoch)
    : decisions_(std::move(decisions)), hub_(std::move(epoch)) {
  read_decisions(Instant{});
}

void Desk::read_decisions(Instant now) {
  auto added = decisions_.after(made_.empty() ? 0 : made_.back().number);
  if (added.empty()) return;
  std::set<GameName> games;
  for (RecordedDecision& each : added) {
    GameName const game{each.about.board, each.about.game};
    hub_.change(boards_.note_decided(game, {each.about.event, each.at}));
    games.insert(game);
    made_.push_back(std::move(each));
  }
  // What a decision of another desk replaces may have come behind it.
  bool const is_hall = !decisions_.own_log().desk.empty();
  if (is_hall) made_ = decisions_.after(0);
  for (GameName const& game : games)
    if (is_hall) hub_.alarm(boards_.note_conflict(game, conflict_of(decisions_about(game)), now));
}

std::vector<RecordedDecision> Desk::decisions_about(GameName const& game) const {
  std::vector<RecordedDecision> list;
  std::ranges::copy_if(made_, std::back_inserter(list), [&game](RecordedDecision const& each) {
    return each.about.board == game.first && each.about.game == game.second;
  });
  return list;
}

bool Desk::can_be_replaced(std::int64_t number, Seat const& seat) const {
  bool is_there = false;
  for (RecordedDecision const& each : made_) {
    if (each.replaces == number) return false;
    is_there |= each.number == number && each.about.board == seat.name && each.about.game == seat.game;
  }
  return is_there;
}

void Desk::pair(std::vector<pairings::Pairing> pairings) {
  std::lock_guard const lock{mutex_};
  boards_.pair(std::move(pairings));
}

void Desk::time_round(RoundTimes times) {
  std::lock_guard const lock{mutex_};
  boards_.time_round(std::move(times));
}

void Desk::begin_round(std::vector<pairings::Pairing> pairings, RoundTimes times, Instant now) {
  {
    std::lock_guard const lock{mutex_};
    boards_ = Boards{};
    boards_.pair(std::move(pairings));
    boards_.time_round(std::move(times));
    read_all_decisions(now);
  }
  hub_.begin_anew();
}

void Desk::pair_again(std::vector<pairings::Pairing> pairings, Instant now) {
  std::vector<Alarm> alarms;
  std::vector<unsigned> rows;
  {
    std::lock_guard const lock{mutex_};
    alarms = boards_.pair_again(std::move(pairings), now);
    for (auto const& [number, seat] : boards_.all()) rows.push_back(number);
  }
  hub_.change(rows);
  hub_.alarm(std::move(alarms));
}

void Desk::take(std::vector<BoardNews> const& news, Instant now) {
  std::vector<unsigned> rows;
  std::vector<Alarm> alarms;
  {
    std::lock_guard const lock{mutex_};
    for (BoardNews const& each : news) {
      auto taken = boards_.take(each, now);
      rows.push_back(taken.first);
      for (Alarm& alarm : taken.second) {
        if (alarm.board != taken.first) rows.push_back(alarm.board);  // of the same number in the hall
        alarms.push_back(std::move(alarm));
      }
    }
    auto const vacated = boards_.vacated();
    rows.insert(rows.end(), vacated.begin(), vacated.end());
  }
  hub_.change(rows);
  hub_.alarm(std::move(alarms));
}

void Desk::pass_time(Instant now) {
  std::vector<Alarm> alarms;
  {
    std::lock_guard const lock{mutex_};
    hub_.change(boards_.changed_by_time(now));
    alarms = boards_.pass_time(now);
    if (now >= looked_at_ + between_readings) {
      looked_at_ = now;
      decisions_.take_up_others();
      read_decisions(now);
    }
  }
  hub_.alarm(std::move(alarms));
  hub_.flush(now);
}

tl::expected<RecordedDecision, Refusal> Desk::decide(Entry const& entry, Instant now) {
  std::lock_guard const lock{mutex_};
  Seat const* const seat = boards_.find(entry.board);
  if (seat == nullptr) return tl::unexpected(Refusal::no_such_board);
  if (entry.arbiter.empty() || entry.decided.empty() || entry.reason.empty())
    return tl::unexpected(Refusal::not_complete);
  bool const is_of_another = !entry.game.empty() && entry.game != seat->game;  // the number went to another
  if (is_of_another || entry.event != seat->board.last_news()) return tl::unexpected(Refusal::outdated);
  read_decisions(now);
  auto const known = decisions_about({seat->name, seat->game}).size();
  if (entry.decisions_seen.value_or(known) != known) return tl::unexpected(Refusal::outdated);
  if (entry.replaces != 0 && !can_be_replaced(entry.replaces, *seat))
    return tl::unexpected(Refusal::not_replaced);
  RecordedDecision const decision{0,
                                  now,
                                  case_of(*seat, entry),
                                  entry.arbiter,
                                  entry.decided,
                                  entry.reason,
                                  entry.clocks_after,
                                  entry.is_as_proposed,
                                  entry.replaces};
  if (!decisions_.add(decision)) return tl::unexpected(Refusal::not_written);
  on_said_();
  read_decisions(now);
  hub_.change({entry.board});
  return made_.back();
}

bool Desk::set_on_it(unsigned board, std::string const& arbiter, Instant now) {
  std::lock_guard const lock{mutex_};
  Seat const* const seat = boards_.find(board);
  if (seat == nullptr) return false;
  program::OnItMark const mark{seat->name, seat->game, arbiter, now};
  bool const is_hall = !decisions_.own_log().desk.empty();
  if (is_hall && !decisions_.add(mark)) return false;
  note_mark(mark, now);
  on_said_();
  return true;
}

/// A clock that is ahead does not hold a board for longer.
void Desk::note_mark(program::OnItMark const& mark, Instant now) {
  hub_.change(boards_.note_on_it({mark.board, mark.game}, mark.arbiter, std::min(mark.at, now)));
}

std::vector<RecordedDecision> Desk::decisions() {
  std::lock_guard const lock{mutex_};
  read_decisions(looked_at_);
  return made_;
}

}  // namespace tactus::desk
