// SPDX-License-Identifier: GPL-3.0-or-later
// The file of decisions, and the forms in which a round's decisions are told.
#include "core/message/written.hpp"
#include "src/arbiter/decisions/round_decisions.hpp"
#include "src/store/game_file.hpp"
#include "tests/lines_of.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using namespace tactus::program;

BOOST_AUTO_TEST_SUITE(decisions)

namespace {

RecordedDecision decision(std::string decided) {
  RecordedDecision made;
  made.at = Instant{Millis{1'700'000'000'000}};
  made.about.board = "t21.tactus";
  made.about.game = "g";
  made.about.event = 78;
  made.about.number = 21;
  made.about.white = "Aino";
  made.about.black = "Bo <B>";
  made.about.cause = "Boards differ.";
  made.about.articles = "D.2.9";
  made.about.clocks_before = "1:03:54 1:13:58";
  made.about.ruling = "Correct White's board.\nRook to a7.";
  made.arbiter = "Kaisa";
  made.decided = std::move(decided);
  made.reason = "both sheets\nsay so";
  return made;
}

Decisions opened(std::string const& path) {
  auto file = Decisions::open(path);
  BOOST_TEST_REQUIRE(file.has_value());
  return std::move(*file);
}

/// As a desk of before wrote it.
void write_first_version(std::string const& path) {
  store::Database db{path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE};
  BOOST_TEST_REQUIRE(
      db.run("PRAGMA application_id = 1413760323; PRAGMA user_version = 1;"
             "CREATE TABLE decision (number INTEGER PRIMARY KEY, time_ms INTEGER NOT NULL,"
             "arbiter TEXT NOT NULL, board TEXT NOT NULL, game TEXT NOT NULL,"
             "event INTEGER NOT NULL, decided TEXT NOT NULL, reason TEXT NOT NULL,"
             "ruling TEXT NOT NULL) STRICT;"
             "INSERT INTO decision VALUES (1, 5, 'A', 'b', 'g', 3, 'play on', 'why', 'D.2.8')") == SQLITE_OK);
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_added_is_read_back_and_only_what_is_new) {
  TemporaryFolder const folder;
  auto file = opened(folder / "d.sqlite");
  BOOST_TEST(*file.add(decision("rook to a7")) == 1);
  auto later = decision("rook to b7");
  later.clocks_after = "1:05:54 1:13:58";
  later.is_as_proposed = true;
  later.replaces = 1;
  BOOST_TEST(*file.add(later) == 2);
  auto const all = file.after(0);
  BOOST_TEST_REQUIRE(all.size() == 2U);
  BOOST_TEST(all[0].about.black == "Bo <B>");
  BOOST_TEST(all[1].clocks_after == "1:05:54 1:13:58");
  BOOST_TEST(all[1].is_as_proposed);
  BOOST_TEST(all[1].replaces == 1);
  BOOST_TEST((all[1].at == later.at));
  BOOST_TEST(file.after(1).size() == 1U);
  BOOST_TEST(file.after(2).empty());
}

BOOST_AUTO_TEST_CASE(a_decision_cannot_be_changed_or_taken_away) {
  TemporaryFolder const folder;
  std::string const path = folder / "d.sqlite";
  BOOST_TEST_REQUIRE(opened(path).add(decision("play on")).has_value());
  store::Database db{path, SQLITE_OPEN_READWRITE};
  BOOST_TEST(db.run("UPDATE decision SET decided = 'other'") == SQLITE_CONSTRAINT);
  BOOST_TEST(db.run("DELETE FROM decision") == SQLITE_CONSTRAINT);
  BOOST_TEST(opened(path).after(0).front().decided == "play on");
}

BOOST_AUTO_TEST_CASE(a_file_of_before_is_read_as_it_is_and_grows_when_it_is_added_to) {
  TemporaryFolder const folder;
  std::string const path = folder / "d.sqlite";
  write_first_version(path);
  auto before = Decisions::read(path);
  BOOST_TEST_REQUIRE(before.has_value());
  BOOST_TEST(before->after(0).front().decided == "play on");
  BOOST_TEST(lines_of(before->json_lines()).size() == 1U);
  BOOST_TEST(store::Database(path, SQLITE_OPEN_READONLY).number_of("PRAGMA user_version").value() == 1);
  BOOST_TEST(*opened(path).add(decision("x")) == 2);
  auto const all = opened(path).after(0);
  BOOST_TEST_REQUIRE(all.size() == 2U);
  BOOST_TEST(all[0].about.ruling == "D.2.8");
  BOOST_TEST(all[0].about.white.empty());
  BOOST_TEST(all[1].about.white == "Aino");
}

BOOST_AUTO_TEST_CASE(decisions_are_for_their_owner_alone) {
  TemporaryFolder const folder;
  std::string const path = folder / "d.sqlite";
  { auto const made = opened(path); }
  BOOST_TEST((std::filesystem::status(path).permissions() == std::filesystem::perms{0600}));
  std::filesystem::permissions(path, std::filesystem::perms{0644});  // one of before
  { auto const again = opened(path); }
  BOOST_TEST((std::filesystem::status(path).permissions() == std::filesystem::perms{0600}));
}

BOOST_AUTO_TEST_CASE(a_file_of_another_kind_is_not_taken_for_decisions) {
  TemporaryFolder const folder;
  { BOOST_TEST_REQUIRE(store::GameFile::create(folder / "g.tactus").has_value()); }
  for (auto const& file : {Decisions::open(folder / "g.tactus"), Decisions::read(folder / "g.tactus")}) {
    BOOST_TEST_REQUIRE(!file.has_value());
    BOOST_TEST(tactus::written(file.error()).find("another kind") != std::string::npos);
  }
  BOOST_TEST(!Decisions::open(folder / "no/such/folder.sqlite").has_value());
  BOOST_TEST(!Decisions::read(folder / "none.sqlite").has_value());
}

BOOST_AUTO_TEST_CASE(a_newer_file_is_left_alone) {
  TemporaryFolder const folder;
  std::string const path = folder / "d.sqlite";
  { auto const made = opened(path); }
  BOOST_TEST(store::Database(path, SQLITE_OPEN_READWRITE).run("PRAGMA user_version = 4") == SQLITE_OK);
  BOOST_TEST(tactus::written(Decisions::open(path).error()).find("newer version") != std::string::npos);
  BOOST_TEST(tactus::written(Decisions::read(path).error()).find("newer version") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_round_is_told_one_fact_a_line_the_decision_first) {
  auto first = decision("the game\nis lost");
  first.number = 1;
  auto second = decision("two minutes");
  second.number = 2;
  second.replaces = 1;
  second.is_as_proposed = true;
  auto const lines = lines_of(decisions_as_text({first, second}, {}));
  BOOST_TEST(lines[0] == "Decision 1: the game is lost");
  BOOST_TEST(lines[1] == "replaced by decision 2");
  BOOST_TEST(lines[2] == "board: 21, t21.tactus");
  BOOST_TEST(lines[3] == "players: Aino - Bo <B>");
  for (char const* fact : {"reason: both sheets say so", "articles: D.2.9", "clocks before: 1:03:54 1:13:58",
                           "arbiter: Kaisa", "needed the arbiter: Boards differ."})
    BOOST_TEST(std::ranges::count(lines, fact) == 2, fact);
  BOOST_TEST(std::ranges::count(lines, "proposed, not followed: Correct White's board.") == 1);
  BOOST_TEST(std::ranges::count(lines, "proposed: Correct White's board.") == 1);
  BOOST_TEST(std::ranges::count(lines, "replaces decision 1") == 1);
  BOOST_TEST(std::ranges::none_of(lines, [](auto const& line) { return line.starts_with("clocks after"); }));
}

BOOST_AUTO_TEST_CASE(a_folder_stands_for_the_file_in_it) {
  TemporaryFolder const folder;
  BOOST_TEST_REQUIRE(opened(folder / "decisions.sqlite").add(decision("play on")).has_value());
  std::ostringstream out, errors;
  DecisionsOptions options{folder / "."};
  options.language = Language::english;
  BOOST_TEST(run_decisions(options, out, errors) == 0);
  BOOST_TEST(out.str().starts_with("Decision 1: play on\n"));
  BOOST_TEST(errors.str().empty());
  options.file = folder / "none";
  BOOST_TEST(run_decisions(options, out, errors) == 1);
}

// A folder without the file, and a file that a desk has made and nobody has decided in.
BOOST_AUTO_TEST_CASE(a_round_without_decisions_says_so) {
  TemporaryFolder const folder;
  std::filesystem::create_directory(folder / "round3");
  auto const told = [](std::string const& place, DecisionsFormat format) {
    std::ostringstream out, errors;
    BOOST_TEST(run_decisions({place, format, Language::english}, out, errors) == 0);
    BOOST_TEST(errors.str() == "");
    return out.str();
  };
  { auto const made = opened(folder / "made.sqlite"); }
  for (std::string const& place : {folder / "round3", folder / "made.sqlite"}) {
    BOOST_TEST(told(place, DecisionsFormat::text) == "No decisions yet: " + place + '\n');
    BOOST_TEST(told(place, DecisionsFormat::html).find("<p>No decisions yet: " + place + "</p>") !=
               std::string::npos);
    auto const csv = told(place, DecisionsFormat::csv);
    BOOST_TEST(csv.starts_with("\"Number\","), csv);
    BOOST_TEST(lines_of(csv).size() == 1U);
    BOOST_TEST(told(place, DecisionsFormat::jsonl) == "");
  }
  BOOST_TEST(!std::filesystem::exists(folder / "round3/decisions.sqlite"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_no_round_without_decisions) {
  TemporaryFolder const folder;
  std::string const hurt = folder / "hurt.sqlite";
  BOOST_TEST_REQUIRE(store::Database(hurt, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
                         .run("PRAGMA application_id = 1413760323") == SQLITE_OK);
  std::filesystem::create_directory(folder / "linked");
  std::filesystem::create_symlink(folder / "gone.sqlite", folder / "linked/decisions.sqlite");
  for (std::string const& place : {hurt, folder / "linked", folder / "round4", folder / "round4/"}) {
    std::ostringstream out, errors;
    DecisionsOptions options{place};
    options.language = Language::english;
    BOOST_TEST(run_decisions(options, out, errors) == 1, place);
    BOOST_TEST(out.str() == "");
    BOOST_TEST(errors.str().find("expected a ") != std::string::npos, errors.str());
  }
}

BOOST_AUTO_TEST_CASE(every_form_has_every_decision) {
  TemporaryFolder const folder;
  std::string const path = decisions_beside(folder / "t21.tactus");
  auto file = opened(path);
  BOOST_TEST_REQUIRE(file.add(decision("=1+1")).has_value());
  auto const cells = decision_cells(file.after(0), {});
  BOOST_TEST_REQUIRE(cells.size() == 2U);
  BOOST_TEST(cells[0].size() == cells[1].size());
  BOOST_TEST(written(cells, TableForm::csv).find("\" =1+1\"") != std::string::npos);
  BOOST_TEST(written(cells, TableForm::html).find("<td>Aino - Bo &lt;B&gt;</td>") != std::string::npos);
  auto const json = nlohmann::json::parse(file.json_lines());
  BOOST_TEST(json["decided"] == "=1+1");
  BOOST_TEST(json["board_number"] == 21);
  BOOST_TEST(json["as_proposed"] == false);
  BOOST_TEST(json["replaces"].is_null());
}

BOOST_AUTO_TEST_SUITE_END()
