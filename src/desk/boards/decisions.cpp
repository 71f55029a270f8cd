// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/decisions.hpp"

namespace tactus::desk {
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

}  // namespace tactus::desk
