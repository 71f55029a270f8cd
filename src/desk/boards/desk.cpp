// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/desk.hpp"

#include "src/store/file_rights.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <charconv>

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

constexpr std::int64_t application_id = 0x54444543;  // "TDEC"
constexpr char const* schema = R"(
  PRAGMA application_id = 1413760323;
  PRAGMA user_version = 1;
  CREATE TABLE decision (number INTEGER PRIMARY KEY, time_ms INTEGER NOT NULL, arbiter TEXT NOT NULL, board TEXT NOT NULL,
    game TEXT NOT NULL, event INTEGER NOT NULL, decided TEXT NOT NULL, reason TEXT NOT NULL, ruling TEXT NOT NULL) STRICT;
  CREATE TRIGGER decision_stays BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
  CREATE TRIGGER decision_remains BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
)";

}  // namespace

tl::expected<Decisions, std::string> Decisions::open(std::string const& path) {
  store::make_private_file(path);
  store::Database db{path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE};
  auto const fault = [&](std::string const& what) {
    return tl::unexpected(path + ": " + what + "; expected a file of decisions that can be written");
  };
  if (!db.is_open()) return fault(db.message());
  db.run("PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL");
  auto const id = db.number_of("PRAGMA application_id");
  auto const objects = db.number_of("SELECT count(*) FROM sqlite_schema");
  if (!id || !objects) return fault(db.message());
  if (*id == 0 && *objects == 0) {
    if (db.run((std::string("BEGIN IMMEDIATE;") + schema + "COMMIT;").c_str()) != SQLITE_OK)
      return fault(db.message());
  } else if (*id != application_id) {
    return fault("a file of another kind");
  }
  store::keep_private(path);
  return Decisions{std::move(db)};
}

tl::expected<std::int64_t, std::string> Decisions::add(Decision const& decision) {
  store::Statement insert{
      db_.get(),
      "INSERT INTO decision (time_ms, arbiter, board, game, event, decided, reason, ruling) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"};
  if (!insert.is_prepared()) return tl::unexpected(db_.message());
  insert.bind(1, std::int64_t{decision.at.time_since_epoch().count()});
  insert.bind(2, decision.arbiter);
  insert.bind(3, decision.board);
  insert.bind(4, decision.game);
  insert.bind(5, decision.event);
  insert.bind(6, decision.decided);
  insert.bind(7, decision.reason);
  insert.bind(8, decision.ruling);
  if (insert.step() != SQLITE_DONE) return tl::unexpected(db_.message());
  return sqlite3_last_insert_rowid(db_.get());
}

std::vector<Decision> Decisions::all() {
  std::vector<Decision> list;
  store::Statement select{db_.get(),
                          "SELECT number, time_ms, arbiter, board, game, event, decided, reason, ruling "
                          "FROM decision ORDER BY number"};
  if (!select.is_prepared()) return list;
  while (select.step() == SQLITE_ROW)
    list.push_back({select.number(0), Instant{Millis{select.number(1)}}, select.text(2), select.text(3),
                    select.text(4), select.number(5), select.text(6), select.text(7), select.text(8)});
  return list;
}

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
      for (Alarm& alarm : taken.second) {
        if (alarm.board != taken.first) rows.push_back(alarm.board);  // of the same number in the hall
        alarms.push_back(std::move(alarm));
      }
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
