// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/game_reader.hpp"

#include "src/store/database.hpp"
#include "src/store/event_json.hpp"
#include "src/store/file_alarm.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <sys/stat.h>
#include <thread>

#include <fmt/format.h>

namespace tactus::store {
namespace {

struct Identity {
  dev_t device = 0;
  ino_t inode = 0;
  bool operator==(Identity const&) const = default;
};

std::optional<Identity> identity_of(std::string const& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  return Identity{found.st_dev, found.st_ino};
}

using Clock = std::chrono::steady_clock;

constexpr std::int64_t no_limit = -1;

std::string name_of_event(std::int64_t seq) { return "event " + std::to_string(seq); }

/// The hash of Fowler, Noll and Vo: the same everywhere and for ever.
std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

/// What a writer at work, or one that has just come or gone, makes a reader meet.
bool is_passing(int code) {
  return code == SQLITE_BUSY || code == SQLITE_LOCKED || code == SQLITE_PROTOCOL || code == SQLITE_CANTOPEN ||
         code == SQLITE_READONLY;
}

}  // namespace

struct GameReader::Open {
  std::string path;
  std::optional<Identity> identity;
  Database db;
  Statement select;
  Statement version;
  std::unique_ptr<FileAlarm> alarm;
  std::int64_t seen_version = 0;

  StoreError damage(std::string detail) const { return {StoreFault::damaged, path, std::move(detail)}; }
  tl::expected<EventRow, StoreError> row(std::int64_t expected_seq) const;
  static tl::expected<GameReader, StoreError> checked(std::string path, Database db);
};

GameReader::GameReader(std::unique_ptr<Open> open) : open_(std::move(open)) {}
GameReader::GameReader(GameReader&&) noexcept = default;
GameReader& GameReader::operator=(GameReader&&) noexcept = default;
GameReader::~GameReader() = default;

tl::expected<GameReader, StoreError> GameReader::Open::checked(std::string path, Database db) {
  if (!db.is_open()) return tl::unexpected(StoreError{StoreFault::cannot_open, path, db.message()});
  db.run("PRAGMA busy_timeout = 50; PRAGMA cache_size = -64");
  if (auto strange = find_strangeness(db, path)) return tl::unexpected(std::move(*strange));
  Statement select{db.get(),
                   "SELECT seq, time_ms, type, payload FROM event WHERE seq > ?1 ORDER BY seq LIMIT ?2"};
  Statement version{db.get(), "PRAGMA data_version"};
  if (!select.is_prepared() || !version.is_prepared())
    return tl::unexpected(StoreError{StoreFault::damaged, path, db.message()});
  auto identity = identity_of(path);
  std::unique_ptr<Open> open{
      new Open{std::move(path), identity, std::move(db), std::move(select), std::move(version), nullptr}};
  return GameReader{std::move(open)};
}

tl::expected<GameReader, StoreError> GameReader::open(std::string const& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return tl::unexpected(StoreError{StoreFault::missing, path, ""});
  // SQLite would wait for a FIFO for ever.
  if (!S_ISREG(found.st_mode)) return tl::unexpected(StoreError{StoreFault::not_a_game_file, path, ""});
  // Never immutable=1: it would ignore the -wal of a live game.
  return Open::checked(path, Database{path, SQLITE_OPEN_READONLY});
}

tl::expected<GameReader, StoreError> GameReader::from_image(std::span<std::uint8_t const> image) {
  Database db{"", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY};
  constexpr std::size_t write_version =
      18;  // bytes 18 and 19 of the header: 2 = WAL, which memory cannot have
  auto* const copy = static_cast<unsigned char*>(sqlite3_malloc64(std::max<std::size_t>(image.size(), 1)));
  if (copy == nullptr)
    return tl::unexpected(StoreError{StoreFault::cannot_open, "image", "not enough memory"});
  std::copy(image.begin(), image.end(), copy);
  if (image.size() > write_version + 1) copy[write_version] = copy[write_version + 1] = 1;
  auto const size = static_cast<sqlite3_int64>(image.size());
  sqlite3_deserialize(db.get(), "main", copy, size, size,
                      SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
  return Open::checked("image", std::move(db));
}

tl::expected<EventRow, StoreError> GameReader::Open::row(std::int64_t expected_seq) const {
  if (select.number(0) != expected_seq)
    return tl::unexpected(damage(name_of_event(expected_seq) + " is missing"));
  return EventRow{expected_seq, Instant{Millis{select.number(1)}}, {select.text(2), select.text(3)}};
}

RowBatch GameReader::read_rows_after(std::int64_t seq, std::int64_t limit) {
  RowBatch batch;
  open_->select.bind(1, seq);
  open_->select.bind(2, limit);
  for (;;) {
    int const code = open_->select.step();
    if (code == SQLITE_DONE) break;
    if (is_passing(code)) {
      batch.is_interrupted = true;
      break;
    }
    if (code != SQLITE_ROW) {
      batch.damage = open_->damage(open_->db.message());
      break;
    }
    auto row = open_->row(++seq);
    if (!row) {
      batch.damage = row.error();
      break;
    }
    batch.rows.push_back(std::move(*row));
  }
  open_->select.reset();
  return batch;
}

Batch GameReader::read_after(std::int64_t seq) {
  auto rows = read_rows_after(seq, no_limit);
  Batch batch{{}, std::move(rows.damage), rows.is_interrupted};
  for (EventRow const& row : rows.rows) {
    auto event = read_event(row.text.type, row.text.payload);
    if (!event) {
      batch.damage = open_->damage(name_of_event(row.seq) + ": " + describe(event.error()));
      break;
    }
    batch.events.push_back({row.seq, {row.time, std::move(*event)}});
  }
  return batch;
}

std::optional<std::string> GameReader::game_id() {
  Statement named{open_->db.get(), "SELECT id FROM game"};
  if (named.is_prepared() && named.step() == SQLITE_ROW) return named.text(0);
  auto const first = read_rows_after(0, 1);
  if (first.rows.empty()) return std::nullopt;
  EventRow const& row = first.rows.front();
  return fmt::format("old-{:x}-{:016x}", row.time.time_since_epoch().count(), fnv1a(row.text.payload));
}

std::optional<Instant> GameReader::time_of_last() {
  auto const time = open_->db.number_of("SELECT time_ms FROM event ORDER BY seq DESC LIMIT 1");
  return time ? std::optional{Instant{Millis{*time}}} : std::nullopt;
}

Batch GameReader::read_whole() {
  constexpr int tries = 40;
  constexpr Millis between_tries{50};
  Batch whole;
  for (int n = 0; n < tries; ++n) {
    Batch more = read_after(static_cast<std::int64_t>(whole.events.size()));
    for (NumberedEvent& each : more.events) whole.events.push_back(std::move(each));
    whole.damage = std::move(more.damage);
    if (!more.is_interrupted) return whole;
    std::this_thread::sleep_for(between_tries);
  }
  whole.damage = StoreError{StoreFault::in_use, open_->path, ""};
  return whole;
}

bool GameReader::has_changed() {
  bool const is_known = open_->version.step() == SQLITE_ROW;
  std::int64_t const now = is_known ? open_->version.number(0) : open_->seen_version;
  open_->version.reset();
  return std::exchange(open_->seen_version, now) != now;
}

bool GameReader::wait_for_change(Millis limit) {
  if (!open_->alarm) open_->alarm = std::make_unique<FileAlarm>(open_->path);
  constexpr Millis poll_step{5};     // after a hint
  constexpr Millis hint_lasts{500};  // a commit follows its first write this soon
  constexpr Millis blind_step{100};  // without inotify
  auto const end = Clock::now() + limit;
  auto polling_until = Clock::now();
  for (;;) {
    if (has_changed()) return true;
    auto const now = Clock::now();
    if (now >= end) return false;
    auto const rest = std::chrono::ceil<Millis>(end - now);
    if (!open_->alarm->works()) {
      std::this_thread::sleep_for(std::min(blind_step, rest));
    } else if (now < polling_until) {
      std::this_thread::sleep_for(std::min(poll_step, rest));
    } else if (open_->alarm->wait(rest)) {
      polling_until = Clock::now() + hint_lasts;
    } else {
      return has_changed();  // a sweep: the caller's limit is the longest that a lost hint can cost
    }
  }
}

bool GameReader::is_replaced() const {
  auto const now = identity_of(open_->path);
  return now && now != open_->identity;
}

}  // namespace tactus::store
