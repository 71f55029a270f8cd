// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/game_file.hpp"

#include "src/store/database.hpp"
#include "src/store/descriptor.hpp"
#include "src/store/event_json.hpp"
#include "src/store/game_reader.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <grp.h>
#include <memory>
#include <optional>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace tactus::store {
namespace {

tl::unexpected<StoreError> fail(StoreFault fault, std::string const& path, std::string detail = {}) {
  return tl::unexpected(StoreError{fault, path, std::move(detail)});
}

std::string system_words() { return std::strerror(errno); }  // NOLINT: one thread

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

/// Of those who may read the games of others: the arbiter's programs on the same machine. From the file
/// alone, so that no other program is asked.
std::optional<gid_t> group_of_readers() {
  constexpr std::string_view name = "tactus";
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> const groups{std::fopen("/etc/group", "re"), &std::fclose};
  if (!groups) return std::nullopt;
  while (group const* const each = ::fgetgrent(groups.get()))  // NOLINT: one thread
    if (each->gr_name == name) return each->gr_gid;
  return std::nullopt;
}

/// A file has that group from its folder (mode 2750); so have those that SQLite puts beside it.
void open_to_readers(Descriptor const& file) {
  struct stat found {};
  if (::fstat(file.get(), &found) != 0 || found.st_gid != group_of_readers()) return;
  [[maybe_unused]] int const else_it_stays_private = ::fchmod(file.get(), 0640);
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

}  // namespace

struct GameFile::Open {
  std::string path;
  // Closing any descriptor of a file drops SQLite's locks on it, so this one outlives the database.
  Descriptor guard;
  Database db;
  Statement insert;
  std::int64_t last_seq = 0;
  bool is_doubtful = false;  // a commit failed: what it left behind has to be looked at first

  int insert_all(std::span<table::StampedEvent const> events);
};

GameFile::GameFile(std::unique_ptr<Open> open) : open_(std::move(open)) {}
GameFile::GameFile(GameFile&&) noexcept = default;
GameFile& GameFile::operator=(GameFile&&) noexcept = default;
GameFile::~GameFile() = default;

std::string const& GameFile::path() const { return open_->path; }
std::int64_t GameFile::last_seq() const { return open_->last_seq; }

bool is_being_written(std::string const& path) {
  Descriptor const opened{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  return opened.is_open() && ::flock(opened.get(), LOCK_SH | LOCK_NB) != 0;
}

std::optional<StoreError> new_name_fault(std::string const& path) {
  std::error_code none_there;
  if (std::filesystem::exists(path, none_there)) return StoreError{StoreFault::already_exists, path, ""};
  auto const left_behind = std::filesystem::file_size(path + "-wal", none_there);
  if (none_there || left_behind == 0) return std::nullopt;
  return StoreError{StoreFault::wal_of_another_game, path, ""};
}

tl::expected<GameFile, StoreError> GameFile::create(std::string const& path) {
  if (auto fault = new_name_fault(path)) return tl::unexpected(std::move(*fault));
  Descriptor guard{::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600)};
  if (!guard.is_open())
    return errno == EEXIST ? fail(StoreFault::already_exists, path)
                           : fail(StoreFault::cannot_open, path, system_words());
  open_to_readers(guard);
  if (::flock(guard.get(), LOCK_EX | LOCK_NB) != 0) return fail(StoreFault::in_use, path);
  Database db{path, SQLITE_OPEN_READWRITE};
  if (!db.is_open()) return fail(StoreFault::cannot_open, path, db.message());
  db.run("PRAGMA busy_timeout = 1000");  // somebody may be waiting for this file, and look into it
  std::string const in_one_step = std::string("BEGIN;") + schema_sql() + "COMMIT;";
  if (db.run(in_one_step.c_str()) != SQLITE_OK || !prepare_for_writing(db))
    return remove_and_fail(path, db.message());
  sync_folder_of(path);
  Statement insert{db.get(), "INSERT INTO event VALUES (?1, ?2, ?3, ?4)"};
  return GameFile{std::unique_ptr<Open>{new Open{path, std::move(guard), std::move(db), std::move(insert)}}};
}

tl::expected<GameFile, StoreError> GameFile::open_for_append(std::string const& path) {
  Descriptor guard{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  if (!guard.is_open())
    return errno == ENOENT ? fail(StoreFault::missing, path)
                           : fail(StoreFault::cannot_open, path, system_words());
  if (::flock(guard.get(), LOCK_EX | LOCK_NB) != 0) return fail(StoreFault::in_use, path);
  Database db{path, SQLITE_OPEN_READWRITE};
  if (!db.is_open()) return fail(StoreFault::cannot_open, path, db.message());
  if (auto strange = find_strangeness(db, path)) return tl::unexpected(std::move(*strange));
  if (!prepare_for_writing(db)) return fail(StoreFault::cannot_write, path, db.message());
  auto const last = db.number_of("SELECT coalesce(max(seq), 0) FROM event");
  if (!last) return fail(StoreFault::damaged, path, db.message());
  Statement insert{db.get(), "INSERT INTO event VALUES (?1, ?2, ?3, ?4)"};
  return GameFile{
      std::unique_ptr<Open>{new Open{path, std::move(guard), std::move(db), std::move(insert), *last}}};
}

int GameFile::Open::insert_all(std::span<table::StampedEvent const> events) {
  std::int64_t seq = last_seq;
  for (table::StampedEvent const& each : events) {
    EventText const text = write_event(each.event);
    insert.bind(1, ++seq);
    insert.bind(2, each.time.time_since_epoch().count());
    insert.bind(3, text.type);
    insert.bind(4, text.payload);
    insert.step();
    if (int const code = insert.reset(); code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

tl::expected<void, StoreError> GameFile::append(std::span<table::StampedEvent const> events) {
  Open& file = *open_;
  if (file.is_doubtful) {
    auto const last = file.db.number_of("SELECT coalesce(max(seq), 0) FROM event");
    if (!last) return fail(StoreFault::cannot_write, file.path, file.db.message());
    events = events.subspan(std::min(events.size(), static_cast<std::size_t>(*last - file.last_seq)));
    file.last_seq = *last;
    file.is_doubtful = false;
  }
  if (events.empty()) return {};
  if (file.db.run("BEGIN IMMEDIATE") == SQLITE_OK && file.insert_all(events) == SQLITE_OK &&
      file.db.run("COMMIT") == SQLITE_OK) {
    file.last_seq += static_cast<std::int64_t>(events.size());
    return {};
  }
  auto failure = fail(StoreFault::cannot_write, file.path, file.db.message());
  file.db.run("ROLLBACK");
  file.is_doubtful = true;
  return failure;
}

bool GameFile::complete_main_file(Millis patience) {
  // PASSIVE waits for nobody, and leaves out what a reader's open transaction still needs.
  return succeeds_within(patience, [&file = *open_] {
    Statement checkpoint{file.db.get(), "PRAGMA wal_checkpoint(PASSIVE)"};
    bool const is_done = checkpoint.is_prepared() && checkpoint.step() == SQLITE_ROW;
    constexpr int is_busy = 0, pages_of_wal = 1, pages_copied = 2;
    return is_done && checkpoint.number(is_busy) == 0 &&
           checkpoint.number(pages_of_wal) == checkpoint.number(pages_copied);
  });
}

bool GameFile::fold_into_one_file(Millis patience) {
  Open& file = *open_;
  keep_wal(file.db.get(), false);
  file.db.run("PRAGMA busy_timeout = 0");
  if (succeeds_within(patience, [&] { return file.db.run("PRAGMA journal_mode = DELETE") == SQLITE_OK; }))
    return true;
  file.db.run("PRAGMA busy_timeout = 1000");
  keep_wal(file.db.get(), true);
  return false;
}

namespace {

tl::expected<TakenUp, StoreError> continue_elsewhere(std::string const& path,
                                                     std::vector<table::StampedEvent> events,
                                                     StoreError const& damage) {
  if (events.empty()) return tl::unexpected(damage);
  auto file = GameFile::create(recovered_name(path));
  if (!file) return tl::unexpected(file.error());
  if (auto copied = file->append(events); !copied) return tl::unexpected(copied.error());
  std::string warning = describe(damage) + "; " + std::to_string(events.size()) +
                        " events could be read; the game goes on in " + file->path();
  return TakenUp{std::move(*file), std::move(events), std::move(warning)};
}

/// The program was killed in the instant between making the file and writing into it.
bool is_stillborn(std::string const& path) {
  std::error_code fault;
  return std::filesystem::is_regular_file(path, fault) && std::filesystem::file_size(path, fault) == 0;
}

/// Nothing of it is touched: what belongs to it may still be found.
tl::unexpected<StoreError> without_game(std::string const& path) {
  auto const fault = is_being_written(path) ? StoreFault::in_use : StoreFault::no_game;
  return tl::unexpected(StoreError{fault, path, ""});
}

}  // namespace

std::string recovered_name(std::string const& path) {
  std::filesystem::path const original{path};
  std::string const stem = (original.parent_path() / original.stem()).string();
  std::string name = stem + ".recovered.tactus";
  for (unsigned n = 2; std::filesystem::exists(name); ++n)
    name = stem + ".recovered-" + std::to_string(n) + ".tactus";
  return name;
}

tl::expected<TakenUp, StoreError> take_up(std::string const& path) {
  if (is_stillborn(path)) return without_game(path);
  std::vector<table::StampedEvent> events;
  {
    // Reading only: opening a file for writing would already fold its -wal into it.
    auto reader = GameReader::open(path);
    if (!reader) return tl::unexpected(reader.error());
    Batch batch = reader->read_whole();
    for (NumberedEvent& each : batch.events) events.push_back(std::move(each.stamped));
    if (batch.damage && batch.damage->fault == StoreFault::in_use) return tl::unexpected(*batch.damage);
    if (batch.damage) return continue_elsewhere(path, std::move(events), *batch.damage);
    if (events.empty()) return without_game(path);
  }
  auto file = GameFile::open_for_append(path);
  if (!file) return tl::unexpected(file.error());
  if (file->last_seq() != static_cast<std::int64_t>(events.size()))
    return tl::unexpected(StoreError{StoreFault::in_use, path, "it grew while it was read"});
  return TakenUp{std::move(*file), std::move(events), {}};
}

}  // namespace tactus::store
