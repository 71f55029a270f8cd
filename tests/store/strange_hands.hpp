// SPDX-License-Identifier: GPL-3.0-or-later
// A game file as a stranger holds it: its bytes, and SQL on it past the program.
#pragma once

#include "tests/temporary_folder.hpp"

#include <fstream>
#include <iterator>
#include <string>

#include <sqlite3.h>

namespace tactus::store {

/// A folder for one game file, which is not there yet.
struct Folder {
  TemporaryFolder folder;
  std::string path = folder / "game.tactus";
};

/// Runs SQL on a file as a stranger would; returns SQLite's message, or "".
inline std::string run_sql(std::string const& path, std::string const& sql) {
  sqlite3* db = nullptr;
  sqlite3_open(path.c_str(), &db);
  std::string const message =
      sqlite3_exec(db, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK ? "" : sqlite3_errmsg(db);
  sqlite3_close(db);
  return message;
}

inline std::string bytes_of(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace tactus::store
