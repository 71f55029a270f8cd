// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite's C handles as owning values, and the marks by which a game file is known. For the folders that keep
// files of their own.
#pragma once

#include "core/message/message.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <sqlite3.h>

namespace tactus::store {

// What can be wrong with a game file, and the sentence that says so.

enum class StoreFault : std::uint8_t {
  missing,              // there is no such file
  already_exists,       // a new game must not overwrite an old one
  wal_of_another_game,  // the file that it belongs to was moved away
  foreign_wal,          // beside it, of another moment or another game: it is read without it
  other_name,           // of a game that is being written under another one, beside which its -wal lies
  parted,               // the -wal beside it goes on from an older copy: it is read with it
  older_copy,           // it took the place of a copy that held more, or other events
  no_game,              // a game file without a game: its -wal is missing, or the program was killed at once
  not_a_game_file,      // no SQLite file, or one of another program
  newer_version,        // written by a program that knows more than this one
  damaged,              // a game file, but not all of it can be read
  in_use,               // another program is writing it
  cannot_open,          // rights, folders, devices
  cannot_write,         // a commit failed; nothing of it is in the file
  not_in_its_place,     // moved, deleted or written into by others, while we were writing it
};

struct StoreError {
  StoreFault fault = StoreFault::cannot_open;
  std::string path;
  std::string detail;           // of the database, may be empty
  std::optional<int> system{};  // a value of errno, where the system refused
};

/// One sentence without full stop: what was wrong and what was expected.
Message message_of(StoreError const& error);
/// The same in English.
std::string describe(StoreError const& error);

struct CloseDatabase {
  void operator()(sqlite3* db) const { sqlite3_close_v2(db); }
};
struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

/// A prepared statement. Reset it at once after use: an open read transaction stops the writer's checkpoints.
class Statement {
 public:
  Statement() = default;
  Statement(sqlite3* db, std::string_view sql);
  bool is_prepared() const { return handle_ != nullptr; }
  void bind(int index, std::int64_t value) { sqlite3_bind_int64(handle_.get(), index, value); }
  /// The text must stay until the statement has been reset.
  void bind(int index, std::string_view text) {
    sqlite3_bind_text(handle_.get(), index, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
  }
  int step() { return sqlite3_step(handle_.get()); }
  int reset() { return sqlite3_reset(handle_.get()); }
  std::int64_t number(int column) const { return sqlite3_column_int64(handle_.get(), column); }
  std::string text(int column) const;
  bool is_null(int column) const { return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL; }

 private:
  std::unique_ptr<sqlite3_stmt, FinalizeStatement> handle_;
};

class Database {
 public:
  Database() = default;
  /// Flags as for sqlite3_open_v2. After a failure is_open() is false and message() says why.
  Database(std::string const& path, int flags);
  /// Of the file alone, whatever lies beside it, as if nobody could change it: nothing is locked or made.
  static Database alone(std::string const& path);
  bool is_open() const { return is_open_; }
  sqlite3* get() const { return handle_.get(); }
  /// Result code of running `sql`: statements whose results nobody needs.
  int run(char const* sql) { return sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr); }
  /// The first column of the first row, or nothing.
  std::optional<std::int64_t> number_of(char const* sql);
  int error_code() const { return sqlite3_errcode(handle_.get()); }
  std::string message() const;

 private:
  void open(std::string const& name, int flags);

  std::unique_ptr<sqlite3, CloseDatabase> handle_;
  bool is_open_ = false;
};

/// What a writer at work, or one that has just come or gone, makes a reader meet.
bool is_passing(int code);

/// Tables, triggers, application_id and user_version of a new game file.
char const* schema_sql();

/// What speaks against `db` being a game file that this program can read; nothing if all is well.
std::optional<StoreError> find_strangeness(Database& db, std::string const& path);

}  // namespace tactus::store
