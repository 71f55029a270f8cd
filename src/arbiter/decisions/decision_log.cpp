// SPDX-License-Identifier: GPL-3.0-or-later
// The logs of the desks of a hall within the file of decisions. The decisions themselves stay rows as in
// every file; an entry is what of them travels.

#include "src/arbiter/decisions/decisions.hpp"

namespace tactus::program {
namespace {

using store::Statement;

constexpr char const* decision_kind = "decision";
constexpr char const* on_it_kind = "on-it";
/// What else stands around it in a message still fits (hall::longest_message).
constexpr std::int64_t longest_payload = 15'000;

// Names of columns and of keys in the payload.
constexpr char const* texts[] = {"arbiter", "board", "game",  "decided",  "reason",        "ruling",
                                 "white",   "black", "cause", "articles", "clocks_before", "clocks_after"};
constexpr char const* counts[] = {"event", "board_number", "as_proposed"};
/// Of these the others get the beginning only, where the whole is longer than a message: what is decided and
/// why is never cut.
constexpr char const* cut_texts[] = {"ruling", "cause"};

std::string quoted(char const* name) { return std::string{"'"} + name + "', "; }

/// Of the decision ?1, an entry of desk ?2 and log ?3.
std::string sql_of_payload(bool is_cut) {
  std::string sql =
      "SELECT json_object('number', (SELECT count(*) + 1 FROM entry WHERE desk = ?2 AND log = ?3 AND "
      "decision != 0)";
  for (char const* text : texts) {
    bool const is_long =
        is_cut && (std::string_view{text} == cut_texts[0] || std::string_view{text} == cut_texts[1]);
    sql += ", " + quoted(text) + (is_long ? "substr(" + std::string{text} + ", 1, 500)" : std::string{text});
  }
  for (char const* count : counts) sql += ", " + quoted(count) + count;
  return sql +
         ", 'replaces', json((SELECT json_array(desk, log, number) FROM entry WHERE decision = d.replaces "
         "AND "
         "decision != 0)), 'seen', json((SELECT json_group_object(desk || '/' || log, last) FROM (SELECT "
         "desk, log, "
         "max(number) AS last FROM entry GROUP BY desk, log)))) FROM decision AS d WHERE number = ?1";
}

std::string sql_of_keeping() {
  std::string columns = "time_ms", values = "?2";
  for (char const* text : texts) {
    columns += std::string{", "} + text;
    values += std::string{", coalesce(CAST(json_extract(?1, '$."} + text + "') AS TEXT), '')";
  }
  for (char const* count : counts) {
    columns += std::string{", "} + count;
    values += std::string{", coalesce(CAST(json_extract(?1, '$."} + count + "') AS INTEGER), 0)";
  }
  return "INSERT INTO decision (" + columns + ") SELECT " + values;
}

std::int64_t time_in_ms(Instant at) { return at.time_since_epoch().count(); }

}  // namespace

std::int64_t last_in(store::Database& db, LogPlace const& log) {
  Statement select{db.get(), "SELECT coalesce(max(number), 0) FROM entry WHERE desk = ?1 AND log = ?2"};
  if (!select.is_prepared()) return 0;
  select.bind(1, log.desk);
  select.bind(2, log.log);
  return select.step() == SQLITE_ROW ? select.number(0) : 0;
}

tl::expected<LogPlace, Message> Decisions::log_of(std::string const& desk) {
  Statement insert{db_.get(), "INSERT OR IGNORE INTO own_log VALUES (?1, lower(hex(randomblob(16))))"};
  insert.bind(1, desk);
  insert.step();
  Statement select{db_.get(), "SELECT log FROM own_log WHERE desk = ?1"};
  select.bind(1, desk);
  if (select.step() != SQLITE_ROW) return tl::unexpected(not_decisions(path_, db_.message()));
  return LogPlace{desk, select.text(0), 0};
}

void Decisions::begin_log(LogPlace own) {
  own_ = std::move(own);
  own_.number = last_in(db_, own_);
}

std::string Decisions::payload_of(std::int64_t decision) {
  for (bool const is_cut : {false, true}) {
    std::string const sql = sql_of_payload(is_cut);
    Statement select{db_.get(), sql};
    if (!select.is_prepared()) return {};
    select.bind(1, decision);
    select.bind(2, own_.desk);
    select.bind(3, own_.log);
    if (select.step() != SQLITE_ROW) return {};
    auto payload = select.text(0);
    if (static_cast<std::int64_t>(payload.size()) <= longest_payload) return payload;
  }
  return {};
}

bool Decisions::write_entry(LogPlace const& place, Instant at, char const* kind, std::string const& payload,
                            std::int64_t decision) {
  Statement insert{db_.get(), "INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"};
  if (!insert.is_prepared()) return false;
  insert.bind(1, place.desk);
  insert.bind(2, place.log);
  insert.bind(3, place.number);
  insert.bind(4, time_in_ms(at));
  insert.bind(5, kind);
  insert.bind(6, payload);
  insert.bind(7, decision);
  return insert.step() == SQLITE_DONE;
}

bool Decisions::log_decisions() {
  if (own_.desk.empty()) return true;
  std::vector<std::pair<std::int64_t, Instant>> left;
  {
    Statement select{db_.get(),
                     "SELECT number, time_ms FROM decision WHERE number NOT IN (SELECT decision FROM entry) "
                     "ORDER BY number"};
    if (!select.is_prepared()) return false;
    while (select.step() == SQLITE_ROW)
      left.emplace_back(select.number(0), Instant{Millis{select.number(1)}});
  }
  for (auto const& [number, at] : left) {
    auto const payload = payload_of(number);
    if (payload.empty()) return false;
    ++own_.number;
    if (!write_entry(own_, at, decision_kind, payload, number)) return false;
  }
  return true;
}

std::int64_t Decisions::take_up_others() {
  if (own_.desk.empty()) return 0;
  auto const left = db_.number_of(
      "SELECT EXISTS (SELECT 1 FROM decision WHERE number NOT IN (SELECT decision FROM entry))");
  if (left.value_or(0) == 0) return own_.number;
  if (db_.run("BEGIN IMMEDIATE") != SQLITE_OK || !log_decisions() || db_.run("COMMIT") != SQLITE_OK) {
    db_.run("ROLLBACK");
    own_.number = last_in(db_, own_);
  }
  return own_.number;
}

std::optional<LogEntry> Decisions::add(OnItMark const& mark) {
  Statement payload{db_.get(), "SELECT json_object('board', ?1, 'game', ?2, 'arbiter', ?3)"};
  if (own_.desk.empty() || !payload.is_prepared()) return std::nullopt;
  payload.bind(1, mark.board);
  payload.bind(2, mark.game);
  payload.bind(3, mark.arbiter);
  if (payload.step() != SQLITE_ROW) return std::nullopt;
  LogEntry entry{own_, mark.at, on_it_kind, payload.text(0)};
  ++entry.place.number;
  bool const is_short = static_cast<std::int64_t>(entry.payload.size()) <= longest_payload;
  if (!is_short || !write_entry(entry.place, entry.at, on_it_kind, entry.payload, 0)) return std::nullopt;
  own_ = entry.place;
  return entry;
}

std::vector<LogEntry> Decisions::own_entries(std::int64_t first, std::int64_t last) {
  std::vector<LogEntry> list;
  Statement select{db_.get(),
                   "SELECT number, time_ms, kind, payload FROM entry WHERE desk = ?1 AND log = ?2 AND "
                   "number BETWEEN ?3 AND ?4 ORDER BY number"};
  if (!select.is_prepared()) return list;
  select.bind(1, own_.desk);
  select.bind(2, own_.log);
  select.bind(3, first);
  select.bind(4, last);
  while (select.step() == SQLITE_ROW)
    list.push_back({{own_.desk, own_.log, select.number(0)},
                    Instant{Millis{select.number(1)}},
                    select.text(2),
                    select.text(3)});
  return list;
}

std::vector<LogPlace> Decisions::logs() {
  std::vector<LogPlace> list;
  Statement select{db_.get(), "SELECT desk, log, max(number) FROM entry GROUP BY desk, log"};
  if (!select.is_prepared()) return list;
  while (select.step() == SQLITE_ROW) list.push_back({select.text(0), select.text(1), select.number(2)});
  return list;
}

bool Decisions::keep_all(std::span<LogEntry const> entries) {
  std::string const sql = sql_of_keeping();
  Statement insert{db_.get(), sql};
  if (!insert.is_prepared()) return false;
  for (LogEntry const& each : entries) {
    std::int64_t decision = 0;
    if (each.kind == decision_kind) {
      insert.bind(1, each.payload);
      insert.bind(2, time_in_ms(each.at));
      insert.step();
      if (insert.reset() != SQLITE_OK) return false;
      decision = sqlite3_last_insert_rowid(db_.get());
    }
    if (!write_entry(each.place, each.at, each.kind.c_str(), each.payload, decision)) return false;
  }
  return true;
}

bool Decisions::keep(std::span<LogEntry const> entries) {
  // What another program has added meanwhile becomes ours first: no entry of theirs may stand for it.
  take_up_others();
  if (db_.run("BEGIN IMMEDIATE") == SQLITE_OK && keep_all(entries) && db_.run("COMMIT") == SQLITE_OK)
    return true;
  db_.run("ROLLBACK");
  return false;
}

std::vector<OnItMark> Decisions::marks(Instant from) {
  std::vector<OnItMark> list;
  Statement select{
      db_.get(),
      "SELECT payload, time_ms FROM entry WHERE kind = 'on-it' AND time_ms >= ?1 ORDER BY time_ms"};
  if (!select.is_prepared()) return list;
  select.bind(1, time_in_ms(from));
  while (select.step() == SQLITE_ROW)
    if (auto mark = mark_in({{}, Instant{Millis{select.number(1)}}, on_it_kind, select.text(0)}))
      list.push_back(*std::move(mark));
  return list;
}

std::optional<OnItMark> Decisions::mark_in(LogEntry const& entry) {
  if (entry.kind != on_it_kind) return std::nullopt;
  Statement select{
      db_.get(),
      "SELECT json_extract(?1, '$.board'), json_extract(?1, '$.game'), json_extract(?1, '$.arbiter')"};
  if (!select.is_prepared()) return std::nullopt;
  select.bind(1, entry.payload);
  if (select.step() != SQLITE_ROW) return std::nullopt;
  return OnItMark{select.text(0), select.text(1), select.text(2), entry.at};
}

}  // namespace tactus::program
