// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/decisions/decisions.hpp"

#include "src/store/file_rights.hpp"
#include "src/store/written_file.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

namespace tactus::program {
namespace {

constexpr std::int64_t application_id = 0x54444543;  // "TDEC"
constexpr std::int64_t newest_version = 3;
constexpr std::int64_t second = 2;
constexpr char const* schema = R"(
  PRAGMA application_id = 1413760323;
  PRAGMA user_version = 1;
  CREATE TABLE decision (number INTEGER PRIMARY KEY, time_ms INTEGER NOT NULL, arbiter TEXT NOT NULL, board TEXT NOT NULL,
    game TEXT NOT NULL, event INTEGER NOT NULL, decided TEXT NOT NULL, reason TEXT NOT NULL, ruling TEXT NOT NULL) STRICT;
  CREATE TRIGGER decision_stays BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
  CREATE TRIGGER decision_remains BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'decisions stay'); END;
)";
/// What each decision says since the second version; older ones leave it open.
constexpr char const* second_version = R"(
  ALTER TABLE decision ADD COLUMN board_number INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE decision ADD COLUMN white TEXT NOT NULL DEFAULT '';
  ALTER TABLE decision ADD COLUMN black TEXT NOT NULL DEFAULT '';
  ALTER TABLE decision ADD COLUMN cause TEXT NOT NULL DEFAULT '';
  ALTER TABLE decision ADD COLUMN articles TEXT NOT NULL DEFAULT '';
  ALTER TABLE decision ADD COLUMN clocks_before TEXT NOT NULL DEFAULT '';
  ALTER TABLE decision ADD COLUMN clocks_after TEXT NOT NULL DEFAULT '';
  ALTER TABLE decision ADD COLUMN as_proposed INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE decision ADD COLUMN replaces INTEGER NOT NULL DEFAULT 0;
  PRAGMA user_version = 2;
)";

/// The logs of the desks of a hall, and this desk's own ones by their names.
constexpr char const* third_version = R"(
  CREATE TABLE own_log (desk TEXT PRIMARY KEY, log TEXT NOT NULL) STRICT;
  CREATE TABLE entry (desk TEXT NOT NULL, log TEXT NOT NULL, number INTEGER NOT NULL, time_ms INTEGER NOT NULL, kind TEXT NOT NULL,
    payload TEXT NOT NULL, decision INTEGER NOT NULL, PRIMARY KEY (desk, log, number)) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX entry_of_decision ON entry (decision) WHERE decision != 0;
  CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
  CREATE TRIGGER entry_remains BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'entries stay'); END;
  PRAGMA user_version = 3;
)";

/// All decisions with the columns that `db` has, or what stands for those of later versions.
std::string decisions_of(store::Database& db) {
  auto const version = db.number_of("PRAGMA user_version").value_or(newest_version);
  std::string const first =
      "SELECT d.number, d.time_ms, arbiter, board, game, event, decided, reason, ruling, ";
  std::string const from_second =
      "board_number, white, black, cause, articles, clocks_before, clocks_after, as_proposed, ";
  if (version < second)
    return first +
           "0 AS board_number, '' AS white, '' AS black, '' AS cause, '' AS articles, '' AS clocks_before, "
           "'' AS clocks_after, 0 AS as_proposed, 0 AS replaces, '' AS desk, '' AS log, 0 AS entry, "
           "0 AS desk_number FROM decision AS d";
  if (version < newest_version)
    return first + from_second +
           "replaces, '' AS desk, '' AS log, 0 AS entry, 0 AS desk_number FROM decision AS d";
  // What another desk replaced is known by its place in the logs, for numbers differ from file to file.
  return first + from_second +
         "coalesce(nullif(replaces, 0), (SELECT decision FROM entry WHERE "
         "desk = json_extract(e.payload, '$.replaces[0]') AND log = json_extract(e.payload, '$.replaces[1]') "
         "AND "
         "number = json_extract(e.payload, '$.replaces[2]')), 0) AS replaces, coalesce(e.desk, '') AS desk, "
         "coalesce(e.log, '') AS log, coalesce(e.number, 0) AS entry, "
         "coalesce(CAST(json_extract(e.payload, '$.number') AS INTEGER), 0) AS desk_number "
         "FROM decision AS d LEFT JOIN entry AS e ON e.decision = d.number AND e.decision != 0";
}

/// By number of the decision: {"desk1/<log>": 17}. Of all at once, for there may be many.
void read_seen(store::Database& db, std::vector<RecordedDecision>& list) {
  store::Statement select{db.get(),
                          "SELECT decision, key, value FROM entry, json_each(payload, '$.seen') "
                          "WHERE decision >= ?1 AND decision != 0"};
  if (list.empty() || !select.is_prepared()) return;  // of no hall
  select.bind(1, list.front().number);
  while (select.step() == SQLITE_ROW) {
    auto const found = std::ranges::lower_bound(list, select.number(0), {}, &RecordedDecision::number);
    if (found != list.end() && found->number == select.number(0))
      found->seen[select.text(1)] = select.number(2);
  }
}

/// What speaks against `db` being decisions that this program can read; nothing if all is well.
std::optional<Message> strangeness_of(store::Database& db, std::string const& path) {
  auto const id = db.number_of("PRAGMA application_id");
  if (!id) return not_decisions(path, db.message());
  if (*id != application_id)
    return say("{file}: a file of another kind; expected a file of decisions", {{"file", path}});
  if (db.number_of("PRAGMA user_version").value_or(0) > newest_version)
    return say("{file}: made by a newer version; expected a file of decisions that this one can read",
               {{"file", path}});
  return std::nullopt;
}

RecordedDecision decision_in(store::Statement const& row) {
  RecordedDecision decision;
  decision.number = row.number(0);
  decision.at = Instant{Millis{row.number(1)}};
  decision.arbiter = row.text(2);
  decision.decided = row.text(6);
  decision.reason = row.text(7);
  decision.clocks_after = row.text(15);
  decision.is_as_proposed = row.number(16) != 0;
  decision.replaces = row.number(17);
  decision.place = {row.text(18), row.text(19), row.number(20)};
  decision.desk_number = row.number(21);
  DecisionCase& about = decision.about;
  about.board = row.text(3);
  about.game = row.text(4);
  about.event = row.number(5);
  about.ruling = row.text(8);
  about.number = static_cast<unsigned>(row.number(9));
  about.white = row.text(10);
  about.black = row.text(11);
  about.cause = row.text(12);
  about.articles = row.text(13);
  about.clocks_before = row.text(14);
  return decision;
}

}  // namespace

Message not_decisions(std::string const& path, std::string const& fault) {
  return say("{file}: {fault}; expected a file of decisions", {{"file", path}, {"fault", fault}});
}

std::string RecordedDecision::label() const {
  return place.desk.empty() ? std::to_string(number) : place.desk + '-' + std::to_string(desk_number);
}

bool RecordedDecision::knows(RecordedDecision const& other) const {
  bool const is_of_one_log = place.desk == other.place.desk && place.log == other.place.log;
  if (place.desk.empty() || is_of_one_log) return place.number >= other.place.number;
  auto const up_to = seen.find(other.place.desk + '/' + other.place.log);
  return up_to != seen.end() && up_to->second >= other.place.number;
}

std::string clocks_text(Millis white, Millis black) {
  return clock::display(white) + ' ' + clock::display(black);
}

std::string clocks_text(std::optional<clock::Reading> const& reading) {
  return reading ? clocks_text(reading->white, reading->black) : std::string{};
}

std::string decisions_beside(std::string const& game_or_folder) {
  std::error_code ignored;
  std::filesystem::path const path{game_or_folder};
  auto const folder = std::filesystem::is_directory(path, ignored) ? path : path.parent_path();
  return (folder / "decisions.sqlite").string();
}

tl::expected<Decisions, Message> Decisions::open(std::string const& path) {
  store::make_private_file(path);
  store::Database db{path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE};
  auto const fault = [&] { return tl::unexpected(not_decisions(path, db.message())); };
  if (!db.is_open()) return fault();
  db.run("PRAGMA busy_timeout = 2000; PRAGMA synchronous = FULL");
  // One transaction from the look to the change: another program may make the same file now.
  if (db.run("BEGIN IMMEDIATE") != SQLITE_OK) return fault();
  bool const is_new =
      db.number_of("SELECT count(*) FROM sqlite_schema") == 0 && db.number_of("PRAGMA application_id") == 0;
  if (is_new && db.run(schema) != SQLITE_OK) return fault();
  if (auto strange = strangeness_of(db, path)) return tl::unexpected(*std::move(strange));
  auto const version = db.number_of("PRAGMA user_version").value_or(newest_version);
  if (version < second && db.run(second_version) != SQLITE_OK) return fault();
  if (version < newest_version && db.run(third_version) != SQLITE_OK) return fault();
  if (db.run("COMMIT") != SQLITE_OK) return fault();
  store::keep_private(path);
  return Decisions{path, std::move(db)};
}

tl::expected<Decisions, Message> Decisions::read(std::string const& path) {
  store::Database db{path, SQLITE_OPEN_READONLY};
  if (!db.is_open()) return tl::unexpected(not_decisions(path, db.message()));
  db.run("PRAGMA busy_timeout = 2000");
  if (auto strange = strangeness_of(db, path)) return tl::unexpected(*std::move(strange));
  return Decisions{path, std::move(db)};
}

tl::expected<std::int64_t, Message> Decisions::add(RecordedDecision const& decision) {
  if (db_.run("BEGIN IMMEDIATE") == SQLITE_OK && write(decision)) {
    auto const number = sqlite3_last_insert_rowid(db_.get());
    if (log_decisions() && db_.run("COMMIT") == SQLITE_OK) return number;
  }
  auto failure = tl::unexpected(not_decisions(path_, db_.message()));
  db_.run("ROLLBACK");
  own_.number = last_in(db_, own_);
  return failure;
}

bool Decisions::write(RecordedDecision const& decision) {
  store::Statement insert{
      db_.get(),
      "INSERT INTO decision (time_ms, arbiter, board, game, event, decided, reason, ruling, board_number, "
      "white, black, cause, articles, clocks_before, clocks_after, as_proposed, replaces) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)"};
  if (!insert.is_prepared()) return false;
  DecisionCase const& about = decision.about;
  insert.bind(1, std::int64_t{decision.at.time_since_epoch().count()});
  insert.bind(2, decision.arbiter);
  insert.bind(3, about.board);
  insert.bind(4, about.game);
  insert.bind(5, about.event);
  insert.bind(6, decision.decided);
  insert.bind(7, decision.reason);
  insert.bind(8, about.ruling);
  insert.bind(9, std::int64_t{about.number});
  insert.bind(10, about.white);
  insert.bind(11, about.black);
  insert.bind(12, about.cause);
  insert.bind(13, about.articles);
  insert.bind(14, about.clocks_before);
  insert.bind(15, decision.clocks_after);
  insert.bind(16, std::int64_t{decision.is_as_proposed ? 1 : 0});
  insert.bind(17, decision.replaces);
  return insert.step() == SQLITE_DONE;
}

std::vector<RecordedDecision> Decisions::after(std::int64_t number) {
  std::vector<RecordedDecision> list;
  store::Statement select{db_.get(),
                          "SELECT * FROM (" + decisions_of(db_) + ") WHERE number > ?1 ORDER BY number"};
  if (!select.is_prepared()) return list;
  select.bind(1, number);
  while (select.step() == SQLITE_ROW) list.push_back(decision_in(select));
  read_seen(db_, list);
  return list;
}

std::string Decisions::json_lines() {
  std::string lines;
  store::Statement select{
      db_.get(),
      "SELECT json_object('number', number, 'time_ms', time_ms, 'arbiter', arbiter, 'board', board, "
      "'board_number', iif(board_number = 0, NULL, board_number), 'white', white, 'black', black, 'game', "
      "game, "
      "'event', event, 'cause', cause, 'articles', articles, 'clocks_before', clocks_before, "
      "'ruling', ruling, 'as_proposed', json(iif(as_proposed, 'true', 'false')), 'decided', decided, "
      "'reason', reason, 'clocks_after', clocks_after, 'replaces', iif(replaces = 0, NULL, replaces), "
      "'desk', iif(desk = '', NULL, desk), 'desk_number', iif(desk = '', NULL, desk_number)) "
      "FROM (" +
          decisions_of(db_) + ") ORDER BY number"};
  if (!select.is_prepared()) return lines;
  while (select.step() == SQLITE_ROW) lines += select.text(0) + '\n';
  return lines;
}

}  // namespace tactus::program
