// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/database.hpp"

#include "core/message/system_reason.hpp"
#include "core/message/written.hpp"

namespace tactus::store {

namespace {

Message sentence_of(StoreFault fault) {
  switch (fault) {
    case StoreFault::missing: return say("{file}: no such file; expected a game file{detail}");
    case StoreFault::already_exists:
      return say("{file}: exists already; a new game needs a new file name{detail}");
    case StoreFault::wal_of_another_game:
      return say(
          "{file}-wal: holds moves of an earlier game; put {file}, which they belong to, back beside it, or "
          "choose another name for a new game{detail}");
    case StoreFault::foreign_wal:
      return say(
          "{file}-wal: of another moment or another game than {file}; it is left alone, and the game is read "
          "without it{detail}");
    case StoreFault::other_name:
      return say(
          "{file}: another name of a game that is being written; the last moves may be missing here: "
          "expected the name under which it is written{detail}");
    case StoreFault::parted:
      return say(
          "{file}-wal: goes on from an older copy of {file}, which holds other moves; it is read with "
          "it{detail}");
    case StoreFault::older_copy:
      return say(
          "{file}: went on from an older copy: what was shown of this game before is another line{detail}");
    case StoreFault::no_game:
      return say(
          "{file}: no game in this file; if it had one, its moves are in the -wal file that was left behind: "
          "put that beside this one as {file}-wal, or begin a new game under another name{detail}");
    case StoreFault::not_a_game_file: return say("{file}: not a game file of Tactus{detail}");
    case StoreFault::newer_version: return say("{file}: written by a newer version of Tactus{detail}");
    case StoreFault::damaged: return say("{file}: damaged{detail}");
    case StoreFault::in_use: return say("{file}: another program is writing this game file{detail}");
    case StoreFault::cannot_open: return say("{file}: cannot be opened{detail}");
    case StoreFault::cannot_write: return say("{file}: cannot be written{detail}");
    case StoreFault::not_in_its_place:
      return say("{file}: no longer in its place, or no longer as it was written{detail}");
  }
  return {"{file}{detail}"};
}

}  // namespace

Message message_of(StoreError const& error) {
  Message message = sentence_of(error.fault);
  std::vector<Message> detail;
  if (error.system)
    detail.push_back({" ({reason})", {{"reason", std::vector{system_reason(*error.system)}}}});
  if (!error.detail.empty()) detail.push_back({" ({reason})", {{"reason", error.detail}}});
  message.arguments = {{"file", error.path}, {"detail", std::move(detail)}};
  return message;
}

std::string describe(StoreError const& error) { return written(message_of(error)); }

namespace {

constexpr std::int64_t application_id = 0x54414354;  // "TACT"
constexpr std::int64_t user_version = 1;
// The longest payload that this program writes is below 4 KiB; a strange file must not make us take much
// memory.
constexpr int longest_value = 1 << 20;

bool has_event_table(Database& db) {
  return db.number_of(
             "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND name = 'event' AND type = "
             "'table'") == 1;
}

std::optional<StoreError> error(StoreFault fault, std::string const& path, std::string detail) {
  return StoreError{fault, path, std::move(detail)};
}

}  // namespace

Statement::Statement(sqlite3* db, std::string_view sql) {
  sqlite3_stmt* handle = nullptr;
  sqlite3_prepare_v3(db, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &handle,
                     nullptr);
  handle_.reset(handle);
}

std::string Statement::text(int column) const {
  auto const* bytes = reinterpret_cast<char const*>(sqlite3_column_text(handle_.get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

Database::Database(std::string const& path, int flags) {
  // A name such as ":memory:" means a file of that name here, nothing else.
  open(path.starts_with(':') || path.starts_with("file:") ? "./" + path : path, flags);
}

namespace {

/// As RFC 3986 wants it; what is safe in every name stays.
std::string percent_encoded(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string encoded;
  for (char const c : path) {
    auto const byte = static_cast<unsigned char>(c);
    bool const is_safe = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                         c == '/' || c == '.' || c == '-' || c == '_';
    if (is_safe)
      encoded += c;
    else
      encoded.append("%").append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
  }
  return encoded;
}

}  // namespace

Database Database::alone(std::string const& path) {
  Database db;
  db.open("file:" + percent_encoded(path) + "?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  return db;
}

void Database::open(std::string const& name, int flags) {
  sqlite3* handle = nullptr;
  int const code = sqlite3_open_v2(name.c_str(), &handle, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  handle_.reset(handle);
  is_open_ = code == SQLITE_OK;
  if (!is_open_) return;
  sqlite3_extended_result_codes(handle, 0);
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, longest_value);
  // A file from a stranger must not run code of its schema.
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
}

std::optional<std::int64_t> Database::number_of(char const* sql) {
  Statement statement{handle_.get(), sql};
  if (!statement.is_prepared() || statement.step() != SQLITE_ROW) return std::nullopt;
  return statement.number(0);
}

std::string Database::message() const {
  return handle_ ? sqlite3_errmsg(handle_.get()) : "not enough memory";
}

char const* schema_sql() {
  return "PRAGMA application_id = 0x54414354;"
         "PRAGMA user_version = 1;"
         "CREATE TABLE event (seq INTEGER PRIMARY KEY, time_ms INTEGER NOT NULL, type TEXT NOT NULL,"
         " payload TEXT NOT NULL) STRICT;"
         "CREATE TABLE game (id TEXT NOT NULL) STRICT;"
         "CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event"
         " BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;"
         "CREATE TRIGGER event_is_never_deleted BEFORE DELETE ON event"
         " BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;";
}

std::optional<StoreError> find_strangeness(Database& db, std::string const& path) {
  auto const id = db.number_of("PRAGMA application_id");
  if (!id) {
    int const code = db.error_code();
    if (code == SQLITE_NOTADB) return error(StoreFault::not_a_game_file, path, "");
    if (code == SQLITE_CORRUPT) return error(StoreFault::damaged, path, db.message());
    if (code == SQLITE_BUSY) return error(StoreFault::in_use, path, db.message());
    return error(StoreFault::cannot_open, path, db.message());
  }
  if (*id != application_id) return error(StoreFault::not_a_game_file, path, "");
  auto const version = db.number_of("PRAGMA user_version");
  if (!version) return error(StoreFault::damaged, path, db.message());
  if (*version > user_version)
    return error(
        StoreFault::newer_version, path,
        "its format is " + std::to_string(*version) + ", this program knows " + std::to_string(user_version));
  if (!has_event_table(db)) return error(StoreFault::damaged, path, "it has no table of events");
  return std::nullopt;
}

bool is_passing(int code) {
  return code == SQLITE_BUSY || code == SQLITE_LOCKED || code == SQLITE_PROTOCOL || code == SQLITE_CANTOPEN ||
         code == SQLITE_READONLY;
}

}  // namespace tactus::store
