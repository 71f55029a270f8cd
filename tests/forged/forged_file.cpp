// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/forged/forged_file.hpp"

#include "src/store/chain.hpp"
#include "tests/programs/program.hpp"
#include "tests/store/strange_hands.hpp"

#include <filesystem>
#include <fstream>
#include <memory>
#include <random>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace tactus::forged {
namespace {

constexpr std::string_view own_moves = "e4\ne5\nNf3\nNc6\nBb5\na6\nBa4\nNf6\n";
constexpr std::string_view other_moves = "d4\nd5\nc4\ne6\nNc3\nNf6\nBg5\nBe7\n";
constexpr std::string_view to_the_end = "result 1-0\nconfirm\nconfirm white\nconfirm black\nquit\nquit\n";
constexpr std::size_t page = 4096;

void play(std::string const& file, char const* white, char const* black, std::string_view moves) {
  auto const ended = run("tactus",
                         {"play", "--silent", "--language", "en", "--white", white, "--black", black,
                          "--board-number", "4", "--game", file},
                         std::string{moves} + std::string{to_the_end});
  BOOST_TEST_REQUIRE(ended.status == 0, ended.err);
}

void change(std::string const& file, std::string const& sql) {
  BOOST_TEST_REQUIRE(store::run_sql(file,
                                    "PRAGMA synchronous = OFF; DROP TRIGGER IF EXISTS event_is_never_changed;"
                                    "DROP TRIGGER IF EXISTS event_is_never_deleted;"
                                    "DROP TRIGGER IF EXISTS chain_is_never_changed;"
                                    "DROP TRIGGER IF EXISTS chain_is_never_deleted;" +
                                        sql) == "",
                     sql);
}

struct Close {
  void operator()(sqlite3* db) const { sqlite3_close(db); }
  void operator()(sqlite3_stmt* rows) const { sqlite3_finalize(rows); }
};

/// Rows of texts.
std::vector<std::vector<std::string>> asked(std::string const& file, std::string const& sql) {
  sqlite3* opened = nullptr;
  sqlite3_open(file.c_str(), &opened);
  std::unique_ptr<sqlite3, Close> const db{opened};
  sqlite3_stmt* prepared = nullptr;
  sqlite3_prepare_v2(db.get(), sql.c_str(), -1, &prepared, nullptr);
  std::unique_ptr<sqlite3_stmt, Close> const rows{prepared};
  std::vector<std::vector<std::string>> all;
  while (rows && sqlite3_step(rows.get()) == SQLITE_ROW) {
    auto& row = all.emplace_back();
    for (int i = 0; i < sqlite3_column_count(rows.get()); ++i)
      row.emplace_back(reinterpret_cast<char const*>(sqlite3_column_text(rows.get(), i)));  // NOLINT
  }
  return all;
}

/// By the public formula.
void chain_anew(std::string const& file) {
  auto link = store::Link::of_game(asked(file, "SELECT id FROM game").at(0).at(0));
  std::string sql = "DELETE FROM chain;";
  for (auto const& row : asked(file, "SELECT seq, time_ms, type, payload FROM event ORDER BY seq")) {
    link = link.after({std::stoll(row[0]), Instant{Millis{std::stoll(row[1])}}, {row[2], row[3]}, {}});
    sql += fmt::format("INSERT INTO chain VALUES({}, '{}');", row[0], link.hex());
  }
  change(file, sql);
}

using Hurt = std::function<void(std::string& bytes, std::mt19937& random)>;

Forgery by_chance(std::string kind, unsigned n, Hurt const& hurt) {
  return {std::move(kind), std::to_string(n), [hurt, n](std::string const& file) {
            std::mt19937 random{n};
            std::string bytes = store::bytes_of(file);
            hurt(bytes, random);
            std::ofstream{file, std::ios::binary} << bytes;
          }};
}

/// "what", and once more with its fingerprints worked out anew.
void add_both(std::vector<Forgery>& all, std::string const& kind, std::string const& what,
              std::string const& sql) {
  all.push_back({kind, what, [sql](std::string const& file) { change(file, sql); }});
  all.push_back({kind, what + ", chained anew", [sql](std::string const& file) {
                   change(file, sql);
                   chain_anew(file);
                 }});
}

std::string nth(std::string_view type, unsigned n) {
  return fmt::format("(SELECT seq FROM event WHERE type = '{}' ORDER BY seq LIMIT 1 OFFSET {})", type, n - 1);
}

std::string taken_out(std::string_view type, unsigned n) {
  return "CREATE TABLE gone AS SELECT " + nth(type, n) +
         " AS seq; DELETE FROM chain; DELETE FROM event WHERE seq = (SELECT seq FROM gone);"
         "UPDATE event SET seq = -seq WHERE seq > (SELECT seq FROM gone);"
         "UPDATE event SET seq = -seq - 1 WHERE seq < 0; DROP TABLE gone;";
}

std::string exchanged(std::string_view one_type, unsigned one, unsigned other) {
  return fmt::format(
      "CREATE TABLE two AS SELECT seq, type, payload FROM event WHERE seq IN ({0}, {1});"
      "UPDATE event SET (type, payload) = (SELECT type, payload FROM two WHERE two.seq != event.seq)"
      " WHERE seq IN (SELECT seq FROM two); DROP TABLE two;",
      nth(one_type, one), nth(one_type, other));
}

std::string added(std::string_view type, std::string_view payload) {
  return fmt::format("INSERT INTO event SELECT max(seq) + 1, max(time_ms), '{}', '{}' FROM event;", type,
                     payload);
}

constexpr std::string_view another_move =
    R"({"by":"white","move":{"from":"a2","kind":"normal","to":"a3"},"ply":9,"reading":null,"san":"a3"})";
constexpr std::string_view changes_a_move =
    "UPDATE event SET payload = replace(replace(payload, 'Nf3', 'Nh3'), '\"f3\"', '\"h3\"') WHERE seq = ";

void add_hurt(std::vector<Forgery>& all, unsigned count) {
  for (unsigned n = 0; n < count; ++n) {
    all.push_back(by_chance("bit", n, [](std::string& bytes, std::mt19937& random) {
      auto const at = random() % bytes.size();
      bytes[at] = static_cast<char>(bytes[at] ^ 1 << random() % 8);
    }));
    all.push_back(by_chance("byte", n, [](std::string& bytes, std::mt19937& random) {
      bytes[random() % bytes.size()] = static_cast<char>(random());
    }));
    all.push_back(by_chance("page", n, [](std::string& bytes, std::mt19937& random) {
      auto const pages = bytes.size() / page;
      auto const one = random() % pages * page, other = random() % pages * page;
      bool const is_emptied = random() % 2 == 0;
      std::string const kept = bytes.substr(one, page);
      bytes.replace(one, page, is_emptied ? std::string(page, '\0') : bytes.substr(other, page));
      if (!is_emptied) bytes.replace(other, page, kept);
    }));
  }
}

void add_events(std::vector<Forgery>& all) {
  for (std::string_view const type : {"move.completed", "move.entered", "move.made"})
    add_both(all, "removed", std::string{type}, taken_out(type, 3));
  add_both(all, "exchanged", "two completed moves", exchanged("move.completed", 3, 5));
  add_both(all, "exchanged", "two typed moves", exchanged("move.entered", 3, 5));
  add_both(all, "changed", "a completed move", std::string{changes_a_move} + nth("move.completed", 3));
  add_both(all, "changed", "the result",
           "UPDATE event SET payload = replace(payload, '1-0', '0-1') WHERE type = 'game.ended'");
  add_both(all, "behind the signature", "a move", added("move.completed", another_move));
  add_both(all, "behind the signature", "a result",
           added("game.ended", R"({"reason":"entered","result":"0-1"})"));
  add_both(all, "behind the signature", "names",
           "INSERT INTO event SELECT (SELECT max(seq) + 1 FROM event), (SELECT max(time_ms) FROM event), "
           "'game.corrected', replace(payload, 'Anna', 'Xena') FROM event WHERE type = 'game.started'");
  add_both(all, "behind the signature", "the end taken back",
           added("end.taken_back", R"({"result":"1-0"})") +
               added("game.ended", R"({"reason":"entered","result":"0-1"})"));
}

void add_names(std::vector<Forgery>& all) {
  std::string const swapped =
      "UPDATE event SET payload = replace(replace(replace(payload, 'Anna A.', '?'), 'Bo B.', 'Anna A.'), "
      "'?', 'Bo B.') WHERE type = 'game.started'";
  add_both(all, "swapped names", "in game.started", swapped);
  all.back().is_known_by_signature_alone = true;
}

void add_chain(std::vector<Forgery>& all) {
  std::string const changed = std::string{changes_a_move} + nth("move.completed", 3) + ";";
  std::string const zeros = "UPDATE chain SET link = '" + std::string(64, '0') + "';";
  auto const add = [&](std::string what, std::string sql) {
    all.push_back(
        {"chain", std::move(what), [sql = std::move(sql)](std::string const& file) { change(file, sql); }});
  };
  add("zeros", zeros);
  add("zeros, a changed move", zeros + changed);
  add("emptied", "DELETE FROM chain;");
  add("emptied, a changed move", "DELETE FROM chain;" + changed);
  add("removed, a changed move", "DROP TABLE chain;" + changed);
  add("of an other id", "UPDATE game SET id = '" + std::string(32, 'f') + "'");
  all.push_back({"chain", "of an other id, with its own beginning", [](std::string const& file) {
                   auto const id = asked(file, "SELECT id FROM game").at(0).at(0);
                   change(file, "INSERT INTO chain VALUES(0, '" + store::Link::of_game(id).hex() +
                                    "'); UPDATE game SET id = '" + std::string(32, 'f') + "'");
                 }});
}

void add_another_game(std::vector<Forgery>& all, std::string const& another) {
  for (std::string_view const type : {"move.completed", "move.entered", "move.made", "game.started"})
    add_both(all, "another game's row", std::string{type},
             fmt::format("ATTACH '{}' AS another; UPDATE event SET payload = (SELECT payload FROM "
                         "another.event WHERE type = '{}' LIMIT 1 OFFSET {}) WHERE seq = {};",
                         another, type, type == "game.started" ? 0 : 2,
                         nth(type, type == "game.started" ? 1 : 3)));
  all.back().is_known_by_signature_alone = true;
  all.push_back({"another game's row", "its -wal", [another](std::string const& file) {
                   TemporaryFolder const folder;
                   auto const copy = folder / "copy.tactus";
                   std::filesystem::copy_file(another, copy);
                   sqlite3* db = nullptr;
                   sqlite3_open(copy.c_str(), &db);
                   std::unique_ptr<sqlite3, Close> const open{db};
                   BOOST_TEST_REQUIRE(
                       sqlite3_exec(db, ("PRAGMA journal_mode = WAL;" + added("time.passed", "{}")).c_str(),
                                    nullptr, nullptr, nullptr) == SQLITE_OK);
                   std::filesystem::copy_file(copy + "-wal", file + "-wal");
                 }});
}

void add_versions(std::vector<Forgery>& all) {
  std::string const older =
      "UPDATE event SET payload = json_set(payload, '$.version', '0.1.0') WHERE type = 'program.started';";
  add_both(all, "older version", "with another move",
           older + std::string{changes_a_move} + nth("move.completed", 3));
}

}  // namespace

void play_game(std::string const& file) { play(file, "Anna A.", "Bo B.", own_moves); }
void play_another_game(std::string const& file) { play(file, "Cleo C.", "Dan D.", other_moves); }

std::vector<Forgery> all_forgeries(std::string const& another, unsigned count) {
  std::vector<Forgery> all;
  add_hurt(all, count);
  add_names(all);
  add_events(all);
  add_chain(all);
  add_another_game(all, another);
  add_versions(all);
  return all;
}

}  // namespace tactus::forged
