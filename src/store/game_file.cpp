// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/game_file.hpp"

#include "src/store/chain.hpp"
#include "src/store/codec/event_json.hpp"
#include "src/store/database.hpp"
#include "src/store/descriptor.hpp"
#include "src/store/file_mark.hpp"
#include "src/store/file_rights.hpp"
#include "src/store/game_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

namespace tactus::store {
namespace {

tl::unexpected<StoreError> fail(StoreFault fault, std::string const& path, std::string detail = {}) {
  return tl::unexpected(StoreError{fault, path, std::move(detail)});
}

/// By what errno says.
tl::unexpected<StoreError> cannot_open(std::string const& path) {
  return tl::unexpected(StoreError{StoreFault::cannot_open, path, "", errno});
}

/// A full disk: a file without a game in it would only be in the way of the next try.
tl::unexpected<StoreError> remove_and_fail(std::string const& path, std::string detail) {
  for (char const* suffix : {"", "-journal", "-wal", "-shm"}) ::unlink((path + suffix).c_str());
  return fail(StoreFault::cannot_write, path, std::move(detail));
}

/// A new name is only safe on disk when its folder has been synced.
void sync_folder_of(std::string const& path) {
  auto const folder = std::filesystem::path(path).parent_path();
  Descriptor const fd{::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (fd.is_open()) ::fsync(fd.get());
}

void keep_wal(sqlite3* db, bool keep) {
  int value = keep ? 1 : 0;
  sqlite3_file_control(db, "main", SQLITE_FCNTL_PERSIST_WAL, &value);
}

/// Again and again for so long, at least once.
template <class Attempt>
bool succeeds_within(Millis patience, Attempt const& attempt) {
  constexpr Millis between_tries{50};
  for (Millis waited{0}; !attempt(); waited += between_tries) {
    if (waited >= patience) return false;
    std::this_thread::sleep_for(between_tries);
  }
  return true;
}

/// synchronous=FULL: a commit returns when the events are on the disk. The -wal file stays when the program
/// ends, so that a reader of another user can still open the game (hall computers read only).
bool prepare_for_writing(Database& db) {
  if (db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 1000;") !=
      SQLITE_OK)
    return false;
  keep_wal(db.get(), true);
  return true;
}

/// An event as it stands in the file, without its number.
struct KeptRow {
  Instant time;
  EventText text;
  bool operator==(KeptRow const& other) const {
    return time == other.time && text.type == other.text.type && text.payload == other.text.payload;
  }
};

}  // namespace

struct GameFile::Open {
  std::string path;
  // Closing any descriptor of a file drops SQLite's locks on it, so this one outlives the database.
  Descriptor guard;
  Database db;
  Statement insert;
  Statement insert_link;
  Link link;
  std::string id;
  std::vector<KeptRow> kept;  // all of the game: a file that others spoil is written anew from here
  std::int64_t last_seq = 0;
  FileMark main{};
  GrowthMark wal{};
  bool is_to_be_read = false;  // what was copied into the main file
  bool is_spoiled = false;
  bool is_doubtful = false;  // a commit failed: what it left behind has to be looked at first
  SignedLink signed_link{};
  std::optional<std::string> signature{};  // from an end, or from names put right, in this program

  /// Of the rows that are there.
  void take_signed_link();
  int insert_row(EventRow const& row, Link const& to);
  std::optional<Link> insert_all(std::span<KeptRow const> rows);
  /// They are in the file.
  void keep(std::span<KeptRow> rows);
  /// In one transaction. False: none of them, or who knows.
  bool write(std::span<KeptRow> rows);
  /// What a failed commit left behind; the rows of `rows` that are not in the file. Nothing: it cannot be
  /// read.
  std::optional<std::span<KeptRow>> without_written(std::span<KeptRow> rows);
  /// Read as others read it: somebody may have written in the instant in which we did.
  bool reads_as_written() const;
  bool is_as_written() { return main.holds(guard) && wal.holds(path + "-wal"); }
};

GameFile::GameFile(std::unique_ptr<Open> open) : open_(std::move(open)) {}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

std::string const& GameFile::path() const { return open_->path; }
std::int64_t GameFile::last_seq() const { return open_->last_seq; }
std::optional<std::string> const& GameFile::signature() const { return open_->signature; }

std::optional<StoreError> new_name_fault(std::string const& path) {
  std::error_code none_there;
  if (std::filesystem::exists(path, none_there)) return StoreError{StoreFault::already_exists, path, ""};
  auto const left_behind = std::filesystem::file_size(path + "-wal", none_there);
  if (none_there || left_behind == 0) return std::nullopt;
  return StoreError{StoreFault::wal_of_another_game, path, ""};
}

namespace {

std::string random_id() {
  std::random_device chance;
  std::string id;
  for (int word = 0; word < 4; ++word) id += fmt::format("{:08x}", chance());
  return id;
}

std::vector<KeptRow> rows_of(Database& db) {
  std::vector<KeptRow> rows;
  Statement select{db.get(), "SELECT time_ms, type, payload FROM event ORDER BY seq"};
  if (!select.is_prepared()) return rows;
  while (select.step() == SQLITE_ROW)
    rows.push_back({Instant{Millis{select.number(0)}}, {select.text(1), select.text(2)}});
  return rows;
}

constexpr char const* insert_event = "INSERT INTO event VALUES (?1, ?2, ?3, ?4)";
constexpr char const* insert_into_chain = "INSERT INTO chain VALUES (?1, ?2)";

bool name_game(Database& db, std::string const& id) {
  Statement named{db.get(), "INSERT INTO game VALUES (?1)"};
  if (!named.is_prepared()) return false;
  named.bind(1, std::string_view{id});
  named.step();
  return named.reset() == SQLITE_OK;
}

}  // namespace

tl::expected<GameFile, StoreError> GameFile::create(std::string const& path) {
  return create(path, random_id());
}

tl::expected<GameFile, StoreError> GameFile::create(std::string const& path, std::string const& id) {
  if (auto fault = new_name_fault(path)) return tl::unexpected(std::move(*fault));
  if (auto fault = fingerprint_fault(path)) return tl::unexpected(std::move(*fault));
  Descriptor guard{::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
  if (!guard.is_open()) return errno == EEXIST ? fail(StoreFault::already_exists, path) : cannot_open(path);
  open_to_readers(guard);
  if (::flock(guard.get(), LOCK_EX | LOCK_NB) != 0) return fail(StoreFault::in_use, path);
  Database db{path, SQLITE_OPEN_READWRITE};
  if (!db.is_open()) return fail(StoreFault::cannot_open, path, db.message());
  db.run("PRAGMA busy_timeout = 1000");  // somebody may be waiting for this file, and look into it
  bool const is_made = db.run("BEGIN") == SQLITE_OK && db.run(schema_sql()) == SQLITE_OK &&
                       name_game(db, id) && make_chain(db) == SQLITE_OK && db.run("COMMIT") == SQLITE_OK;
  if (!is_made || !prepare_for_writing(db)) return remove_and_fail(path, db.message());
  sync_folder_of(path);
  return of(path, std::move(guard), std::move(db), 0);
}

tl::expected<GameFile, StoreError> GameFile::open_for_append(std::string const& path) {
  if (auto fault = fingerprint_fault(path)) return tl::unexpected(std::move(*fault));
  Descriptor guard{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  if (!guard.is_open()) return errno == ENOENT ? fail(StoreFault::missing, path) : cannot_open(path);
  if (::flock(guard.get(), LOCK_EX | LOCK_NB) != 0) return fail(StoreFault::in_use, path);
  Database db{path, SQLITE_OPEN_READWRITE};
  if (!db.is_open()) return fail(StoreFault::cannot_open, path, db.message());
  if (auto strange = find_strangeness(db, path)) return tl::unexpected(std::move(*strange));
  if (!prepare_for_writing(db)) return fail(StoreFault::cannot_write, path, db.message());
  auto const last = db.number_of("SELECT coalesce(max(seq), 0) FROM event");
  if (!last) return fail(StoreFault::damaged, path, db.message());
  if (make_chain(db) != SQLITE_OK) return fail(StoreFault::cannot_write, path, db.message());
  return of(path, std::move(guard), std::move(db), *last);
}

tl::expected<GameFile, StoreError> GameFile::of(std::string const& path, Descriptor guard, Database db,
                                                std::int64_t last) {
  auto link = link_at(db, last);
  auto rows = link ? rows_of(db) : std::vector<KeptRow>{};
  if (!link || rows.size() != static_cast<std::size_t>(last))
    return fail(StoreFault::damaged, path, db.message());
  Statement event{db.get(), insert_event}, links{db.get(), insert_into_chain};
  std::string id = id_of_game(db);
  GameFile file{std::unique_ptr<Open>{new Open{path, std::move(guard), std::move(db), std::move(event),
                                               std::move(links), *std::move(link), std::move(id),
                                               std::move(rows), last}}};
  file.open_->take_signed_link();
  file.open_->main.take(file.open_->guard);
  return file;
}

void GameFile::Open::take_signed_link() {
  for (std::size_t i = 0; i < kept.size(); ++i)
    if (std::string_view const type = kept[i].text.type; type == "game.ended" || type == "end.taken_back" ||
                                                         type == "game.corrected" || type == "result.signed")
      if (auto const at = link_at(db, static_cast<std::int64_t>(i) + 1))
        signed_link.take(static_cast<std::int64_t>(i) + 1, type, *at);
}

int GameFile::Open::insert_row(EventRow const& row, Link const& to) {
  insert.bind(1, row.seq);
  insert.bind(2, row.time.time_since_epoch().count());
  insert.bind(3, row.text.type);
  insert.bind(4, row.text.payload);
  insert.step();
  if (int const code = insert.reset(); code != SQLITE_OK) return code;
  insert_link.bind(1, row.seq);
  insert_link.bind(2, to.hex());
  insert_link.step();
  return insert_link.reset();
}

/// Nothing: it failed.
std::optional<Link> GameFile::Open::insert_all(std::span<KeptRow const> rows) {
  std::int64_t seq = last_seq;
  Link last = link;
  for (KeptRow const& each : rows) {
    EventRow const row{++seq, each.time, each.text, {}};
    last = last.after(row);
    if (insert_row(row, last) != SQLITE_OK) return std::nullopt;
  }
  return last;
}

void GameFile::Open::keep(std::span<KeptRow> rows) {
  for (KeptRow& each : rows) {
    link = link.after({++last_seq, each.time, each.text, {}});
    if (signed_link.take(last_seq, each.text.type, link)) signature = signed_link.squares();
    kept.push_back(std::move(each));
  }
}

bool GameFile::Open::write(std::span<KeptRow> rows) {
  bool const is_written =
      db.run("BEGIN IMMEDIATE") == SQLITE_OK && insert_all(rows) && db.run("COMMIT") == SQLITE_OK;
  if (!is_written) return false;
  keep(rows);
  main.take(guard);
  wal.take(path + "-wal");
  return true;
}

std::optional<std::span<KeptRow>> GameFile::Open::without_written(std::span<KeptRow> rows) {
  auto const last = db.number_of("SELECT coalesce(max(seq), 0) FROM event");
  if (!last || *last < last_seq) return std::nullopt;
  auto const written = std::min(rows.size(), static_cast<std::size_t>(*last - last_seq));
  keep(rows.first(written));
  return rows.subspan(written);
}

tl::expected<void, StoreError> GameFile::append(std::span<table::StampedEvent const> events) {
  Open& file = *open_;
  if (!is_in_its_place()) return fail(StoreFault::not_in_its_place, file.path);
  std::vector<KeptRow> rows;
  for (table::StampedEvent const& each : events) rows.push_back({each.time, write_event(each.event)});
  auto left = std::optional{std::span{rows}};
  if (file.is_doubtful) {
    left = file.without_written(*left);
    if (!left) return fail(StoreFault::cannot_write, file.path, file.db.message());
    file.is_doubtful = false;
  }
  if (left->empty() || file.write(*left)) return {};
  auto failure = fail(StoreFault::cannot_write, file.path, file.db.message());
  file.db.run("ROLLBACK");
  file.wal.take(file.path + "-wal");  // what is left of it there is ours
  file.is_doubtful = true;
  return failure;
}

namespace {

/// The name itself where nothing has it and no -wal is left of it; else the next number.
std::string next_name(std::string const& path) {
  std::filesystem::path const file{path};
  auto const stem = (file.parent_path() / file.stem()).string();
  std::string name = path;
  for (unsigned n = 2; new_name_fault(name); ++n)
    name = fmt::format("{}-{}{}", stem, n, file.extension().string());
  return name;
}

}  // namespace

bool GameFile::Open::reads_as_written() const {
  Database reader{path, SQLITE_OPEN_READONLY};
  auto const rows = reader.is_open() ? rows_of(reader) : std::vector<KeptRow>{};
  // More may be there: of a commit that failed.
  return rows.size() >= kept.size() && std::equal(kept.begin(), kept.end(), rows.begin());
}

bool GameFile::is_in_its_place() const {
  Open& file = *open_;
  struct stat named {
  }, held{};
  bool const is_there = ::stat(file.path.c_str(), &named) == 0 && ::fstat(file.guard.get(), &held) == 0 &&
                        named.st_dev == held.st_dev && named.st_ino == held.st_ino;
  if (!is_there || !file.is_as_written()) return false;
  if (std::exchange(file.is_to_be_read, false)) file.is_spoiled = !file.reads_as_written();
  return !file.is_spoiled;
}

tl::expected<GameFile, StoreError> GameFile::write_anew() const { return written_to(open_->path); }

tl::expected<GameFile, StoreError> GameFile::write_anew_in(std::string const& folder) const {
  return written_to((std::filesystem::path{folder} / std::filesystem::path{open_->path}.filename()).string());
}

tl::expected<GameFile, StoreError> GameFile::written_to(std::string const& path) const {
  // What somebody wrote into the file is his: nothing of ours goes there when it is closed.
  if (open_->is_spoiled || !open_->is_as_written())
    sqlite3_db_config(open_->db.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  auto copy = create(next_name(path), open_->id.empty() ? random_id() : open_->id);
  auto rows = open_->kept;
  if (!copy || rows.empty() || copy->open_->write(rows)) return copy;
  return remove_and_fail(copy->path(), copy->open_->db.message());
}

bool GameFile::complete_main_file(Millis patience) {
  // PASSIVE waits for nobody, and leaves out what a reader's open transaction still needs.
  if (!open_->is_as_written()) return false;
  bool const is_complete = succeeds_within(patience, [&file = *open_] {
    Statement checkpoint{file.db.get(), "PRAGMA wal_checkpoint(PASSIVE)"};
    bool const is_done = checkpoint.is_prepared() && checkpoint.step() == SQLITE_ROW;
    constexpr int is_busy = 0, pages_of_wal = 1, pages_copied = 2;
    return is_done && checkpoint.number(is_busy) == 0 &&
           checkpoint.number(pages_of_wal) == checkpoint.number(pages_copied);
  });
  open_->main.take(open_->guard);
  open_->wal.read(open_->path + "-wal");
  open_->is_to_be_read = is_complete;
  return is_complete;
}

bool GameFile::fold_into_one_file(Millis patience) {
  Open& file = *open_;
  if (!file.is_as_written()) return false;
  keep_wal(file.db.get(), false);
  file.db.run("PRAGMA busy_timeout = 0");
  if (succeeds_within(patience, [&] { return file.db.run("PRAGMA journal_mode = DELETE") == SQLITE_OK; })) {
    file.main.take(file.guard);
    file.wal = {};
    return true;
  }
  file.db.run("PRAGMA busy_timeout = 1000");
  keep_wal(file.db.get(), true);
  return false;
}

}  // namespace tactus::store
