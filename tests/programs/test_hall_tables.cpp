// SPDX-License-Identifier: GPL-3.0-or-later
// From pairings to tables and back: `tactus-arbiter hall tables` writes what `tactus play --setup` takes, and
// the results of those games go into the same file of pairings.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/working_folder.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(hall_tables)

namespace {

std::string text_of(std::string const& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

struct Office {
  TemporaryFolder folder;
  std::string list = folder / "open.csv", out = folder / "round3";

  Office() {
    write("open.csv",
          "Round;Board;White;Black\r\n3;1;Virtanen, Aino;O'Brien, Sean\r\n3;2;Korhonen, Eva;\"Laine, "
          "\"\"Sari\"\"\"\r\n");
  }
  void write(std::string const& name, std::string const& text) const {
    std::ofstream{folder / name, std::ios::binary} << text;
  }
  Ended tables(std::vector<std::string> more = {}) const {
    std::vector<std::string> all{"hall", "tables", "--pairings", list, "--out", out};
    all.insert(all.end(), more.begin(), more.end());
    return run("tactus-arbiter", all);
  }
  std::string table(unsigned number) const {
    return text_of(out + "/table" + std::to_string(number) + ".toml");
  }
};

}  // namespace

BOOST_FIXTURE_TEST_CASE(each_table_gets_who_plays_there_and_how, Office) {
  write("common.toml", "event = \"Blind Open\"\ntime-control = \"90m+30s\"\nrules = \"fide-2023\"\n");
  auto const done = tables({"--setup", folder / "common.toml", "--blind", "Virtanen", "Sean O’Brien",
                            "--assistant", "E. Korhonen=Cleo \"C\"", "--deaf", "Nobody"});
  BOOST_TEST(done.status == 0, done.err);
  BOOST_TEST(done.out ==
             "Board  White  Black\n1  Virtanen, Aino, blind  O'Brien, Sean, blind\n"
             "2  Korhonen, Eva, assistant Cleo \"C\"  Laine, \"Sari\"\nNobody: has no game in this round\n"
             "tables: 2 set-up files in " +
                 out + ", and pairings.html to print\n");
  BOOST_TEST(table(1) ==
             "# Written by tactus-arbiter hall tables.\nwhite = 'Virtanen, Aino'\nblack = \"O'Brien, Sean\"\n"
             "round = 3\nboard-number = 1\nblind = 'both'\ndeaf = 'none'\nevent = 'Blind Open'\n"
             "time-control = '90m+30s'\nrules = 'fide-2023'\ngame = 'round3-board1.tactus'\n");
  BOOST_TEST(table(2).find("assistant.white = 'Cleo \"C\"'\n") != std::string::npos);
  auto const page = text_of(out + "/pairings.html");
  BOOST_TEST(page.find("<h1>Pairings of round 3</h1>") != std::string::npos);
  BOOST_TEST(page.find("<td>Virtanen, Aino, blind</td>") != std::string::npos);
  BOOST_TEST(page.find("Signature of White") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(a_table_plays_by_its_file_and_the_result_goes_into_the_list, Office) {
  BOOST_TEST_REQUIRE(tables({"--blind", "Eva Korhonen"}).status == 0);
  auto const game = folder / "game.tactus";
  auto const played =
      run("tactus", {"play", "--silent", "--language", "en", "--setup", out + "/table2.toml", "--game", game},
          "e4\ne5\nresult 0-1\nconfirm\n");
  BOOST_TEST_REQUIRE(played.status == 0, played.err);
  BOOST_TEST(played.out.find("White: Korhonen, Eva\nWhite: blind\n") != std::string::npos, played.out);
  auto const exported = run("tactus-arbiter", {"export", game, "--results", "--pairings", list});
  BOOST_TEST(exported.out ==
             "Round;Board;White;Black;result\r\n3;1;Virtanen, Aino;O'Brien, Sean;\r\n"
             "3;2;Korhonen, Eva;\"Laine, \"\"Sari\"\"\";0-1\r\n");
  BOOST_TEST(exported.err ==
             "error: " + list + ": line 2: board 1, Virtanen, Aino – O'Brien, Sean: no game\n");
}

BOOST_FIXTURE_TEST_CASE(where_nobody_can_be_asked_what_the_hall_says_is_taken, Office) {
  WorkingFolder const here;
  BOOST_TEST_REQUIRE(tables().status == 0);
  auto const played =
      run("tactus", {"play", "--silent", "--language", "en", "--hall", out + "/table2.toml"}, "quit\n");
  BOOST_TEST(played.out.find("White: Korhonen, Eva\n") != std::string::npos, played.out + played.err);
  BOOST_TEST(std::filesystem::exists(here / "round3-board2.tactus"));
}

BOOST_FIXTURE_TEST_CASE(a_changed_pairing_is_told_and_no_table_of_before_is_left, Office) {
  BOOST_TEST_REQUIRE(tables().status == 0);
  auto const before = table(1);
  BOOST_TEST(tables().out.find("changed") == std::string::npos);
  write("open.csv", "Round;Board;White;Black\n3;1;Virtanen, Aino;Dahl, David\n");
  auto const again = tables();
  BOOST_TEST(again.out.find(out + "/table1.toml: changed\n") != std::string::npos, again.out);
  BOOST_TEST(
      again.out.find(out + "/table2.toml: taken away, no game there in this round\n") != std::string::npos,
      again.out);
  BOOST_TEST(table(1) != before);
  BOOST_TEST(!std::filesystem::exists(out + "/table2.toml"));
}

BOOST_FIXTURE_TEST_CASE(in_the_next_round_no_file_is_called_changed, Office) {
  BOOST_TEST_REQUIRE(tables().status == 0);
  write("open.csv",
        "Round;Board;White;Black\n4;1;Laine, Sari;Virtanen, Aino\n4;2;O'Brien, Sean;Korhonen, Eva\n");
  auto const next = tables();
  BOOST_TEST(next.out ==
             "Board  White  Black\n1  Laine, Sari  Virtanen, Aino\n2  O'Brien, Sean  Korhonen, Eva\n"
             "tables: 2 set-up files in " +
                 out + ", and pairings.html to print\n");
}

BOOST_FIXTURE_TEST_CASE(a_file_of_somebody_else_is_neither_written_over_nor_taken_away, Office) {
  std::filesystem::create_directory(out);
  write("round3/table1.toml", "white = \"Mine\"\n");
  write("round3/table9.toml", "white = \"Mine\"\n");
  auto const refused = tables();
  BOOST_TEST(refused.status == 1);
  BOOST_TEST(refused.err.find("table1.toml") != std::string::npos, refused.err);
  BOOST_TEST(table(1) == "white = \"Mine\"\n");
  BOOST_TEST(table(9) == "white = \"Mine\"\n");
}

BOOST_FIXTURE_TEST_CASE(what_a_file_may_not_settle_is_refused_with_its_line, Office) {
  for (char const* line : {"allow-position = true", "low-time-warning = \"5m\"", "arbiter-password = true",
                           "difference-notice = \"both\"", "white = \"A\"", "blind = \"white\""}) {
    write("common.toml", "event = \"Open\"\n" + std::string{line} + "\n");
    auto const refused = tables({"--setup", folder / "common.toml"});
    BOOST_TEST(refused.status == 1, line);
    BOOST_TEST(refused.err.find("common.toml: line 2: ") != std::string::npos, refused.err);
    BOOST_TEST(!std::filesystem::exists(out), line);
  }
}

BOOST_FIXTURE_TEST_CASE(a_name_that_fits_two_is_asked_for_whole, Office) {
  write("open.csv", "Board;White;Black\n1;Korhonen, Aino;Laine, Otto\n2;Korhonen, Eva;Laine, Sari\n");
  auto const refused = tables({"--blind", "Korhonen"});
  BOOST_TEST(refused.status == 1);
  BOOST_TEST(refused.err ==
             "error: " + list +
                 ": Korhonen: fits Korhonen, Aino and Korhonen, Eva; expected the whole name\n");
}

BOOST_FIXTURE_TEST_CASE(a_report_without_boards_is_numbered_and_that_is_told, Office) {
  auto const player = [](unsigned rank, std::string const& name, std::string const& game) {
    return "001    " + std::to_string(rank) + " m    " + name + std::string(33 - name.size(), ' ') +
           " 2100 FIN      500000 1980/01/01  0.0    1  " + game + "\r";
  };
  write("open.csv", "### a report\r" + player(1, "A", "   3 w  ") + player(2, "B", "   4 b  ") +
                        player(3, "C", "   1 b  ") + player(4, "D", "   2 w  "));
  auto const done = tables();
  BOOST_TEST(done.status == 0, done.err);
  BOOST_TEST(done.out.starts_with(
                 "the pairings have no boards: numbered here by points and rank; compare them with the "
                 "list that hangs\nBoard  White  Black\n1  A  C\n2  D  B\n"),
             done.out);
  BOOST_TEST(table(2).find("white = 'D'\nblack = 'B'\nround = 1\nboard-number = 2\n") != std::string::npos);
}

/// As a table takes it or refuses it: else twenty-four files would be carried to tables that do not begin.
BOOST_FIXTURE_TEST_CASE(a_value_that_no_table_takes_is_told_before_it_is_written, Office) {
  struct Case {
    char const *good, *bad, *said = "expected";
  };
  constexpr Case cases[]{{"time-control = \"90m/40+30m+30s\"", "time-control = \"ninety\""},
                         {"rules = \"fide-2017\"", "rules = \"fide\""},
                         {"phase = \"rapid\"", "phase = \"slow\""},
                         {"start = \"959\"", "start = \"960\""},
                         {"left = \"black\"", "left = \"red\""},
                         {"supervision = \"basic\"", "supervision = \"supervised\""},
                         {"supervision = \"competition\"", "supervision = \"basic\"",  // of standard chess
                          "supervision is of rapid and blitz; expected --phase rapid or --phase blitz"},
                         {"rules = \"fide-2014\"", "rules = \"fi-blitz-2024-fixed\"",
                          "these rules are for blitz; expected --phase blitz"},
                         {"quickplay-finish = true", "quickplay-finish = true\ntime-control = \"60m+10s\"",
                          "a quickplay finish is for standard and rapid games without increment"}};
  for (Case const& each : cases) {
    write("common.toml", std::string{"event = \"Open\"\n"} + each.bad + '\n');
    auto const refused = tables({"--setup", folder / "common.toml"});
    BOOST_TEST(refused.status == 1, each.bad);
    BOOST_TEST(refused.err.find("common.toml: line 2: ") != std::string::npos, refused.err);
    BOOST_TEST(refused.err.find(each.said) != std::string::npos, refused.err);
    BOOST_TEST(!std::filesystem::exists(out), each.bad);
  }
  for (Case const& each : cases) {
    write("common.toml", std::string{each.good} + "\nphase = \"rapid\"\n");
    if (std::string{each.good}.starts_with("phase")) write("common.toml", each.good);
    BOOST_TEST(tables({"--setup", folder / "common.toml"}).status == 0, each.good);
    TemporaryFolder const table;
    auto const taken =
        run("tactus", {"play", "--silent", "--setup", out + "/table2.toml", "--game", table / "g.tactus"},
            "quit\n");
    BOOST_TEST(taken.err == "", taken.err);
  }
}

BOOST_AUTO_TEST_SUITE_END()
