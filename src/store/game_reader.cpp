// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/game_reader.hpp"

#include "src/store/codec/event_json.hpp"
#include "src/store/damage/cut_file.hpp"
#include "src/store/database.hpp"
#include "src/store/file_alarm.hpp"
#include "src/store/file_identity.hpp"
#include "src/store/write_lock.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include <fmt/format.h>

namespace tactus::store {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t no_limit = -1;

std::string name_of_event(std::int64_t seq) { return "event " + std::to_string(seq); }

}  // namespace

struct GameReader::Open {
  std::string path;
  std::optional<Identity> identity;
  std::optional<WriteLock> lock;  // closed behind the database
  Database db;
  Statement select;
  Statement version;
  Statement lone_event;
  std::optional<Statement> lone_link;  // nothing: an older file
  std::unique_ptr<FileAlarm> alarm{};
  std::int64_t seen_version = 0;
  // Where the chain was followed to.
  std::int64_t linked_seq = 0;
  std::optional<Link> link{};
  bool is_chained = false;  // from here on each event has a link
  std::optional<std::int64_t> first_linked{};
  SignedLink signed_link{};
  std::optional<StoreError> note{};
  bool is_looked_into = false;  // whether something of it is out of sight

  StoreError damage(std::string detail) const { return {StoreFault::damaged, path, std::move(detail)}; }
  tl::expected<EventRow, StoreError> row(std::int64_t expected_seq) const;
  /// That there is more behind the last row that was found, by another way through the file.
  std::optional<StoreError> find_more_behind(std::int64_t seq);
  void begin_chain_at(std::int64_t seq);
  /// What the fingerprint of the event that follows says against it.
  std::optional<StoreError> follow_chain(EventRow const& row);
  /// By whatever way a file that is there can be read.
  static tl::expected<GameReader, StoreError> found(std::string const& path, bool is_being_written);
  static tl::expected<GameReader, StoreError> checked(std::string path, Database db);
  static tl::expected<GameReader, StoreError> beside_wal(std::string const& path);
  /// Nobody writes it, and its end is missing.
  static tl::expected<GameReader, StoreError> as_image(std::string const& path);
};

GameReader::GameReader(std::unique_ptr<Open> open) : open_(std::move(open)) {}
GameReader::GameReader(GameReader&&) noexcept = default;
GameReader& GameReader::operator=(GameReader&&) noexcept = default;
GameReader::~GameReader() = default;

tl::expected<GameReader, StoreError> GameReader::Open::checked(std::string path, Database db) {
  if (!db.is_open()) return tl::unexpected(StoreError{StoreFault::cannot_open, path, db.message()});
  if (auto fault = fingerprint_fault(path)) return tl::unexpected(std::move(*fault));
  db.run("PRAGMA busy_timeout = 50; PRAGMA cache_size = -64");
  if (auto strange = find_strangeness(db, path)) return tl::unexpected(std::move(*strange));
  bool const has_links = has_chain(db);
  Statement select{db.get(),
                   has_links ? "SELECT seq, time_ms, type, payload, link FROM event LEFT JOIN chain USING "
                               "(seq) WHERE seq > ?1 ORDER BY seq LIMIT ?2"
                             : "SELECT seq, time_ms, type, payload, NULL FROM event WHERE seq > ?1 "
                               "ORDER BY seq LIMIT ?2"};
  Statement version{db.get(), "PRAGMA data_version"};
  Statement lone_event{db.get(), "SELECT time_ms, type, payload FROM event WHERE seq = ?1"};
  std::optional<Statement> lone_link;
  if (has_links) lone_link.emplace(db.get(), "SELECT link FROM chain WHERE seq = ?1");
  bool const can_read = select.is_prepared() && version.is_prepared() && lone_event.is_prepared();
  if (!can_read || (lone_link && !lone_link->is_prepared()))
    return tl::unexpected(StoreError{StoreFault::damaged, path, db.message()});
  auto identity = identity_of(path);
  std::unique_ptr<Open> open{new Open{std::move(path), identity, std::nullopt, std::move(db),
                                      std::move(select), std::move(version), std::move(lone_event),
                                      std::move(lone_link)}};
  return GameReader{std::move(open)};
}

namespace {

/// What can be read of a game, event by event.
struct Extent {
  std::optional<std::string> id;
  std::vector<std::string> links;
  bool is_interrupted = false;
};

Extent extent_of(GameReader& reader) {
  Extent extent{reader.game_id(), {}, false};
  auto const batch = reader.read_rows_after(0, no_limit);
  Link link = Link::of_game(extent.id.value_or(""));
  for (EventRow const& row : batch.rows) extent.links.push_back((link = link.after(row)).hex());
  extent.is_interrupted = batch.is_interrupted;
  return extent;
}

}  // namespace

/// Nobody writes it, and a -wal lies beside it: which of the two holds more of this game?
tl::expected<GameReader, StoreError> GameReader::Open::beside_wal(std::string const& path) {
  auto with = checked(path, Database{path, SQLITE_OPEN_READONLY});
  auto alone = checked(path, Database::alone(path));
  auto const of_file = alone ? extent_of(*alone) : Extent{};
  if (of_file.links.empty()) return with;
  auto const of_both = with ? extent_of(*with) : Extent{};
  if (of_both.is_interrupted) return with;
  if (!with || of_both.id != of_file.id || of_both.links.size() < of_file.links.size()) {
    alone->open_->note = StoreError{StoreFault::foreign_wal, path, ""};
    return alone;
  }
  if (of_both.links[of_file.links.size() - 1] != of_file.links.back())
    with->open_->note = StoreError{StoreFault::parted, path, ""};
  return with;
}

tl::expected<GameReader, StoreError> GameReader::Open::found(std::string const& path, bool is_being_written) {
  bool const has_wal = has_content(path + "-wal");
  if (!has_wal && is_cut_short(path) && !is_being_written) return Open::as_image(path);
  // A writer vouches for its own -wal; without it the file would be read past that writer.
  if (has_wal && !is_being_written) return Open::beside_wal(path);
  bool const is_aside = is_other_name(path) && is_being_written;
  auto reader = Open::checked(path, Database{path, SQLITE_OPEN_READONLY});
  if (reader && is_aside) reader->open_->note = StoreError{StoreFault::other_name, path, ""};
  if (reader || has_wal || reader.error().fault != StoreFault::cannot_open) return reader;
  // A stick or a folder in which nothing may be made.
  auto alone = Open::checked(path, Database::alone(path));
  return alone ? std::move(alone) : std::move(reader);
}

tl::expected<GameReader, StoreError> GameReader::open(std::string const& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return tl::unexpected(StoreError{StoreFault::missing, path, ""});
  if (!S_ISREG(found.st_mode))  // for a FIFO SQLite would wait for ever
    return tl::unexpected(StoreError{StoreFault::not_a_game_file, path, ""});
  WriteLock lock{path};
  auto reader = Open::found(path, lock.is_held());
  if (reader) reader->open_->lock.emplace(std::move(lock));
  return reader;
}

tl::expected<GameReader, StoreError> GameReader::Open::as_image(std::string const& path) {
  auto image = image_of(path);
  if (!image) return tl::unexpected(StoreError{StoreFault::cannot_open, path, ""});
  auto reader = from_image(*image);
  if (reader)
    reader->open_->path = path;
  else
    reader.error().path = path;
  return reader;
}

tl::expected<GameReader, StoreError> GameReader::from_image(std::span<std::uint8_t const> image) {
  Database db{"", SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY};
  constexpr std::size_t write_version = 18;  // and 19, of the header: 2 = WAL, which memory cannot have
  auto* const copy = static_cast<unsigned char*>(sqlite3_malloc64(std::max<std::size_t>(image.size(), 1)));
  if (copy == nullptr)
    return tl::unexpected(StoreError{StoreFault::cannot_open, "image", "not enough memory"});
  std::copy(image.begin(), image.end(), copy);
  if (image.size() > write_version + 1) copy[write_version] = copy[write_version + 1] = 1;
  if (is_cut_short(image, image.size())) put_page_count_right({copy, image.size()});
  auto const size = static_cast<sqlite3_int64>(image.size());
  sqlite3_deserialize(db.get(), "main", copy, size, size,
                      SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY);
  return Open::checked("image", std::move(db));
}

tl::expected<EventRow, StoreError> GameReader::Open::row(std::int64_t expected_seq) const {
  if (select.number(0) != expected_seq)
    return tl::unexpected(damage(name_of_event(expected_seq) + " is missing"));
  EventRow row{expected_seq, Instant{Millis{select.number(1)}}, {select.text(2), select.text(3)}, {}};
  if (!select.is_null(4)) row.link = select.text(4);
  return row;
}

void GameReader::Open::begin_chain_at(std::int64_t seq) {
  if (link && linked_seq == seq) return;
  link = link_at(db, seq);
  linked_seq = seq;
  is_chained = false;
}

std::optional<StoreError> GameReader::Open::follow_chain(EventRow const& row) {
  if (!link) return std::nullopt;
  Link next = link->after(row);
  if (is_chained && !row.link) return damage(name_of_event(row.seq) + " has no fingerprint: it was added");
  if (row.link && *row.link != next.hex())
    return damage(name_of_event(row.seq) + ": it, or one before it, was changed or left out");
  is_chained = row.link.has_value();
  if (is_chained && !first_linked) first_linked = row.seq;
  signed_link.take(row.seq, row.text.type, next);
  link = std::move(next);
  linked_seq = row.seq;
  return std::nullopt;
}

std::optional<std::string> const& GameReader::signature() const { return open_->signed_link.squares(); }
std::optional<std::int64_t> GameReader::chained_from() const { return open_->first_linked; }
std::optional<std::string> GameReader::link_of(std::int64_t seq) {
  auto const link = link_at(open_->db, seq);
  return link ? std::optional(link->hex()) : std::nullopt;
}
std::optional<StoreError> const& GameReader::note() const { return open_->note; }

RowBatch GameReader::read_rows_after(std::int64_t seq, std::int64_t limit) {
  RowBatch batch;
  open_->begin_chain_at(seq);
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
    auto fault = row ? open_->follow_chain(*row) : row.error();
    if (fault) {
      batch.damage = std::move(fault);
      break;
    }
    batch.rows.push_back(std::move(*row));
  }
  open_->select.reset();
  bool const is_at_end = !batch.damage && !batch.is_interrupted && limit == no_limit;
  if (is_at_end) batch.damage = open_->find_more_behind(seq);
  return batch;
}

std::optional<StoreError> GameReader::Open::find_more_behind(std::int64_t seq) {
  std::int64_t last = db.number_of("SELECT max(seq) FROM event").value_or(0);
  if (lone_link) last = std::max(last, db.number_of("SELECT max(seq) FROM chain").value_or(0));
  if (last <= seq) return std::nullopt;
  // A writer may have come meanwhile.
  select.bind(1, seq);
  select.bind(2, std::int64_t{1});
  int const code = select.step();
  select.reset();
  if (code != SQLITE_DONE) return std::nullopt;
  return damage(name_of_event(seq + 1) + " is missing");
}

std::optional<EventRow> GameReader::lone_row(std::int64_t seq) {
  Statement& one = open_->lone_event;
  one.bind(1, seq);
  std::optional<EventRow> row;
  if (one.step() == SQLITE_ROW)
    row = EventRow{seq, Instant{Millis{one.number(0)}}, {one.text(1), one.text(2)}, {}};
  one.reset();
  return row;
}

std::optional<std::string> GameReader::lone_link(std::int64_t seq) {
  if (!open_->lone_link) return std::nullopt;
  Statement& one = *open_->lone_link;
  one.bind(1, seq);
  std::optional<std::string> link;
  if (one.step() == SQLITE_ROW) link = one.text(0);
  one.reset();
  return link;
}

void GameReader::hold_still() { open_->db.run("BEGIN; PRAGMA cache_size = -2000"); }

bool GameReader::has_links() const { return open_->lone_link.has_value(); }

std::optional<StoreError> GameReader::form_fault() {
  Statement check{open_->db.get(), "PRAGMA integrity_check(1)"};
  if (!check.is_prepared()) return open_->damage(open_->db.message());
  int const code = check.step();
  if (code == SQLITE_ROW && check.text(0) == "ok") return std::nullopt;
  if (is_passing(code)) return std::nullopt;
  return open_->damage(code == SQLITE_ROW ? check.text(0) : open_->db.message());
}

std::optional<StoreError> GameReader::hidden_fault() {
  bool const is_bare =
      open_->lone_link && !open_->first_linked && open_->linked_seq > 0 && !lone_link(open_->linked_seq);
  return is_bare ? open_->damage("its fingerprints cannot be read") : form_fault();
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

Batch GameReader::read_on(std::int64_t seq) {
  auto batch = read_after(seq);
  bool const is_whole = !batch.damage && !batch.is_interrupted;
  if (!is_whole || open_->is_looked_into || (open_->lock && open_->lock->is_held())) return batch;
  open_->is_looked_into = true;
  batch.damage = hidden_fault();
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
    if (!more.is_interrupted) {
      if (!whole.damage) whole.damage = hidden_fault();
      return whole;
    }
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
