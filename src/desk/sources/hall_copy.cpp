// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/broker_source.hpp"
#include "src/store/file_rights.hpp"
#include "src/store/written_file.hpp"

namespace tactus::desk {

namespace {

using store::Statement;

constexpr std::int64_t mark_of_copies = 0x54484c43;  // "THLC"
constexpr char const* schema_of_copies = R"(
  PRAGMA application_id = 1414024259;
  PRAGMA user_version = 1;
  CREATE TABLE game (number INTEGER PRIMARY KEY, place TEXT NOT NULL, round TEXT NOT NULL, board TEXT NOT NULL,
    id TEXT NOT NULL, UNIQUE (place, round, board, id)) STRICT;
  CREATE TABLE event (game INTEGER NOT NULL, seq INTEGER NOT NULL, time_ms INTEGER NOT NULL, type TEXT NOT NULL,
    payload TEXT NOT NULL, PRIMARY KEY (game, seq)) STRICT, WITHOUT ROWID;
  CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
  CREATE TRIGGER event_remains BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;
)";

void bind_game(Statement& statement, HallGame const& game) {
  statement.bind(1, game.place.table.text());
  statement.bind(2, game.place.round.text());
  statement.bind(3, game.place.board.text());
  statement.bind(4, game.id.text());
}

/// Nothing when somebody else has written into the file what cannot be.
std::optional<HallGame> game_in(Statement const& row) {
  auto table = hall::Level::parse(row.text(0)), round = hall::Level::parse(row.text(1)),
       board = hall::Level::parse(row.text(2));
  auto id = hall::GameId::parse(row.text(3));
  if (!table || !round || !board || !id) return std::nullopt;
  return HallGame{{std::move(*table), std::move(*round), std::move(*board)}, std::move(*id)};
}

}  // namespace

tl::expected<HallCopy, std::string> HallCopy::open(std::string const& path) {
  store::make_private_file(path);
  store::Database db{path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE};
  auto const fault = [&](std::string const& what) {
    return tl::unexpected(path + ": " + what + "; expected a copy of a hall that can be written");
  };
  if (!db.is_open()) return fault(db.message());
  db.run("PRAGMA busy_timeout = 2000");
  auto const id = db.number_of("PRAGMA application_id");
  auto const objects = db.number_of("SELECT count(*) FROM sqlite_schema");
  if (!id || !objects) return fault(db.message());
  if (*id == 0 && *objects == 0) {
    if (db.run((std::string("BEGIN IMMEDIATE;") + schema_of_copies + "COMMIT;").c_str()) != SQLITE_OK)
      return fault(db.message());
  } else if (*id != mark_of_copies) {
    return fault("a file of another kind");
  }
  store::keep_private(path);
  if (db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
             "CREATE TABLE IF NOT EXISTS last_link (game INTEGER PRIMARY KEY, link TEXT NOT NULL) STRICT") !=
      SQLITE_OK)
    return fault(db.message());
  return HallCopy{std::move(db)};
}

std::int64_t HallCopy::number_of(HallGame const& game) {
  Statement insert{db_.get(), "INSERT OR IGNORE INTO game (place, round, board, id) VALUES (?1, ?2, ?3, ?4)"};
  bind_game(insert, game);
  insert.step();
  Statement select{db_.get(),
                   "SELECT number FROM game WHERE place = ?1 AND round = ?2 AND board = ?3 AND id = ?4"};
  bind_game(select, game);
  return select.step() == SQLITE_ROW ? select.number(0) : 0;
}

bool HallCopy::add_all(std::span<PlacedEvent const> events) {
  std::map<HallGame, std::int64_t> numbers;
  Statement insert{db_.get(), "INSERT INTO event VALUES (?1, ?2, ?3, ?4, ?5)"};
  for (PlacedEvent const& each : events) {
    auto const place = numbers.try_emplace(each.game(), 0).first;
    if (place->second == 0) place->second = number_of(place->first);
    insert.bind(1, place->second);
    insert.bind(2, each.event.number);
    insert.bind(3, std::int64_t{each.event.time.time_since_epoch().count()});
    insert.bind(4, each.event.kind);
    insert.bind(5, each.event.payload);
    insert.step();
    if (place->second == 0 || insert.reset() != SQLITE_OK) return false;
  }
  std::map<std::int64_t, std::string> links;
  for (PlacedEvent const& each : events) links[numbers.at(each.game())] = each.event.link;
  Statement keep{db_.get(), "INSERT OR REPLACE INTO last_link VALUES (?1, ?2)"};
  for (auto const& [game, link] : links) {
    keep.bind(1, game);
    keep.bind(2, link);
    keep.step();
    if (keep.reset() != SQLITE_OK) return false;
  }
  return true;
}

std::string HallCopy::last_link(HallGame const& game) {
  Statement select{
      db_.get(),
      "SELECT link FROM last_link WHERE game = (SELECT number FROM game WHERE place = ?1 AND round = ?2 "
      "AND board = ?3 AND id = ?4)"};
  if (!select.is_prepared()) return {};
  bind_game(select, game);
  return select.step() == SQLITE_ROW ? select.text(0) : std::string{};
}

tl::expected<void, std::string> HallCopy::add(std::span<PlacedEvent const> events) {
  if (db_.run("BEGIN IMMEDIATE") == SQLITE_OK && add_all(events) && db_.run("COMMIT") == SQLITE_OK) return {};
  auto failure = tl::unexpected(db_.message());
  db_.run("ROLLBACK");
  return failure;
}

std::vector<std::pair<HallGame, std::int64_t>> HallCopy::games() {
  std::vector<std::pair<HallGame, std::int64_t>> list;
  Statement select{
      db_.get(),
      "SELECT place, round, board, id, (SELECT max(seq) FROM event WHERE event.game = game.number) "
      "FROM game ORDER BY number"};
  if (!select.is_prepared()) return list;
  while (select.step() == SQLITE_ROW)
    if (auto game = game_in(select)) list.emplace_back(std::move(*game), select.number(4));
  return list;
}

std::map<hall::Level, HallCopy::Share> HallCopy::shares() {
  std::map<hall::Level, Share> shares;
  Statement select{db_.get(),
                   "SELECT place, count(DISTINCT number), sum(length(type) + length(payload)) "
                   "FROM game LEFT JOIN event ON event.game = game.number GROUP BY place"};
  if (!select.is_prepared()) return shares;
  while (select.step() == SQLITE_ROW)
    if (auto table = hall::Level::parse(select.text(0)))
      shares[*table] = {static_cast<std::size_t>(select.number(1)), select.number(2)};
  return shares;
}

std::vector<hall::EventMessage> HallCopy::events_of(HallGame const& game) {
  std::vector<hall::EventMessage> list;
  Statement select{db_.get(),
                   "SELECT seq, time_ms, type, payload FROM event WHERE game = (SELECT number FROM game "
                   "WHERE place = ?1 AND round = ?2 AND board = ?3 AND id = ?4) ORDER BY seq"};
  if (!select.is_prepared()) return list;
  bind_game(select, game);
  while (select.step() == SQLITE_ROW)
    list.push_back(
        {game.id, select.number(0), Instant{Millis{select.number(1)}}, select.text(2), select.text(3)});
  return list;
}

}  // namespace tactus::desk
