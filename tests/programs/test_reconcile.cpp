// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter reconcile` for people: a game file with both sheets, the guided entry, the record of the
// decision.
#include "core/table/event.hpp"
#include "src/store/game_file.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string_view>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(reconcile_command)

namespace {

std::string content(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

bool says(std::string const& text, std::string const& line) {
  auto const lines = lines_of(text);
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

constexpr char const* right_board = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
constexpr char const* wrong_board = "r1bqkbnr/pppp1ppp/1n6/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// A game played by keyboard, and sheets of both players in their own languages.
struct Desk {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";
  std::string decided = folder / "decisions.sqlite";
  std::string white = folder / "white.txt";
  std::string black = folder / "black.txt";

  Desk() {
    run("tactus", {"play", "--silent", "--game", game}, "e4\ne5\nNf3\nNc6\nquit\n");
    write(white, "1. e4 e5\n2. Rf3 Rc6\n");
    write(black, "language: de\ne4\ne5\nSf3\n?\n");
  }
  static void write(std::string const& path, std::string const& text) { std::ofstream{path} << text; }

  std::vector<std::string> arguments(std::vector<std::string> more = {}) const {
    std::vector<std::string> all{"reconcile", game,
                                 "--sheet",   "white=" + white,
                                 "--sheet",   "black=" + black,
                                 "--board",   std::string("white=") + right_board,
                                 "--board",   std::string("black=") + wrong_board};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

std::string const guided_lines = "start\nfi\ne4 e5\nRf3 Rc6\ndone\nde\ne4 e5\nSf3 ?\ndone\nsheets\n";

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_game_file_and_two_sheets_give_the_decision, Desk) {
  auto const before = content(game);
  auto const ended = run("tactus-arbiter", arguments());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.starts_with("Correct Black's board.\nPlies that stand: 4\nLast of them: 2... Nc6\n"));
  for (char const* const line :
       {"White's board stays as it is.", "Take Black's knight from b6, put it onto c6.",
        "The clocks: the arbiter decides.", "Article D.2.9:", "White's sheet: language fi, lines: 2",
        "Black's sheet: language de, lines: 2",
        "Likely cause, Black's board:", "Knight one aperture off: b6 for c6, ply 4."})
    BOOST_TEST(says(ended.out, line), line << " in\n" << ended.out);
  BOOST_TEST(ended.out.ends_with("The program proposes, the arbiter decides.\n"));
  BOOST_TEST(content(game) == before);  // the player's record is never altered
}

BOOST_FIXTURE_TEST_CASE(the_sheet_is_told_in_finnish, Desk) {
  auto const ended = run("tactus-arbiter", arguments({"--language", "fi"}));
  BOOST_TEST(says(ended.out, "Korjataan mustan lauta."));
  BOOST_TEST(says(ended.out, "Ota mustan ratsu ruudusta b6, pane ruutuun c6."));
}

BOOST_FIXTURE_TEST_CASE(an_older_edition_has_its_own_numbers, Desk) {
  BOOST_TEST(says(run("tactus-arbiter", arguments({"--rules", "fide-2014"})).out, "Article D.2.8:"));
}

BOOST_FIXTURE_TEST_CASE(the_same_comes_as_json_and_as_a_page, Desk) {
  auto const json = run("tactus-arbiter", arguments({"--form", "json"}));
  BOOST_TEST(json.out.starts_with(
      "{\"rules\":\"fide-2023\",\"certain\":true,\"answers\":[{\"verdict\":\"correct_board\""));
  BOOST_TEST(lines_of(json.out).size() == 1u);
  auto const page = run("tactus-arbiter", arguments({"--form", "html", "--language", "fi"}));
  BOOST_TEST(page.out.starts_with("<!DOCTYPE html>\n<html lang=\"fi\">"));
  BOOST_TEST(page.out.ends_with("</html>\n"));
}

BOOST_FIXTURE_TEST_CASE(a_decision_is_recorded_with_its_reason_beside_the_game, Desk) {
  auto const before = content(game);
  BOOST_TEST(run("tactus-arbiter", arguments({"--decide", "1", "--reason", "Both sheets say so"})).status ==
             0);
  BOOST_TEST(
      run("tactus-arbiter", arguments({"--decide", "Replay move 2", "--reason", "Agreed\nby both"})).status ==
      0);
  BOOST_TEST((std::filesystem::status(decided).permissions() == std::filesystem::perms{0600}));
  auto const told = lines_of(run("tactus-arbiter", {"decisions", decided}).out);
  BOOST_TEST_REQUIRE(told.size() > 14u);
  BOOST_TEST(told[0].starts_with("Decision 1: Correct Black's board. FEN r1bqkbnr/"));
  for (char const* fact : {"needed the arbiter: Boards differ.", "reason: Both sheets say so",
                           "proposed: Correct Black's board.", "Decision 2: Replay move 2",
                           "reason: Agreed by both", "proposed, not followed: Correct Black's board."})
    BOOST_TEST(std::ranges::count(told, fact) == (std::string_view{fact}.starts_with("needed") ? 2 : 1),
               fact);
  BOOST_TEST(
      std::ranges::count_if(told, [](auto const& line) { return line.starts_with("articles: D.2.9"); }) == 2);
  BOOST_TEST(content(game) == before);
}

BOOST_FIXTURE_TEST_CASE(a_number_of_no_answer_is_not_recorded, Desk) {
  auto const ended = run("tactus-arbiter", arguments({"--decide", "7", "--reason", "mistyped"}));
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err == "error: --decide 7: expected 1 to 1, or own words; nothing is recorded\n");
  BOOST_TEST(!std::filesystem::exists(decided));
}

BOOST_FIXTURE_TEST_CASE(a_move_that_no_sheet_has_is_asked_for_and_nobody_is_named, Desk) {
  write(white, "1. e4 e5\n2. Rf3 ?\n3. a3\n");
  write(black, "language: de\ne4\ne5\nSf3\n?\na3\n");
  auto const ended =
      run("tactus-arbiter", {"reconcile", game, "--sheet", "white=" + white, "--sheet", "black=" + black,
                             "--board", "white=r1bqkbnr/pppp1ppp/2n5/4p3/4P3/P4N2/1PPP1PPP/RNBQKB1R",
                             "--board", "black=rnbqkb1r/pppp1ppp/5n2/4p3/4P3/P4N2/1PPP1PPP/RNBQKB1R"});
  BOOST_TEST(ended.out.starts_with("Go back to ply 3 on both boards.\n"
                                   "What follows is in doubt: nobody is named.\n"),
             ended.out);
  BOOST_TEST(ended.out.find("'s sheet, entry 2...\nIf it says N") != std::string::npos, ended.out);
  BOOST_TEST(ended.out.find(", answer 2 stands.\n") < ended.out.find(", answer 3 stands.\n"));
  BOOST_TEST(ended.out.find(", answer 3 stands.\n") != std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(without_sheets_nothing_is_decided_and_nobody_named, Desk) {
  auto const ended = run("tactus-arbiter", {"reconcile", game, "--board", std::string("white=") + right_board,
                                            "--board", std::string("black=") + wrong_board});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.starts_with("Not decided: both scoresheets are needed.\n"));
  BOOST_TEST(says(ended.out, "Black's board, changes to the record of the game: 1"));
  BOOST_TEST(ended.out.find("Correct ") == std::string::npos);
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_used_is_told_with_what_was_expected, Desk) {
  auto const complaint = [](std::vector<std::string> arguments) {
    auto const ended = run("tactus-arbiter", std::move(arguments));
    BOOST_TEST(ended.out == "");
    return std::to_string(ended.status) + ' ' + ended.err;
  };
  BOOST_TEST(complaint({"reconcile"}) == "2 error: expected a game file, --guided or --jsonl\n");
  BOOST_TEST(complaint({"reconcile", game}) ==
             "2 error: expected --board white=FEN, the pieces on that board or a file of them\n");
  BOOST_TEST(complaint({"reconcile", folder / "none.tactus"}).starts_with("1 error: "));
  BOOST_TEST(complaint({"reconcile", game, "--sheet", "white=" + white}) ==
             "2 error: expected --sheet for both players; an empty file stands for a sheet that is lost\n");
  BOOST_TEST(complaint({"reconcile", game, "--board", "green=8/8"}).find("expected white=... or black=...") !=
             std::string::npos);
  write(black, "1. e4 e5 Nf3\n");
  BOOST_TEST(complaint(arguments()) ==
             "2 error: " + black + ", line 1: expected a number and at most two entries on a line\n");
  std::filesystem::remove(black);
  BOOST_TEST(complaint(arguments()).starts_with("2 error: cannot read " + black));
}

BOOST_FIXTURE_TEST_CASE(garbage_names_nobody, Desk) {
  write(white, "\x01\xFF zz\n%%% ???\n");
  write(black, "lorem\nipsum\ndolor\n");
  auto const ended = run("tactus-arbiter", arguments());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.starts_with("Not decided: the sheets could not be read to their ends.\n"), ended.out);
  BOOST_TEST(ended.out.find("Position to be set up") == std::string::npos);
  BOOST_TEST(ended.out.find("Correct White") == std::string::npos);
  BOOST_TEST(ended.out.find("Correct Black") == std::string::npos);
  BOOST_TEST(ended.out.find("Correct both") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(sensed_boards_are_taken_from_the_game_file) {
  TemporaryFolder folder;
  std::string const game = folder / "game.tactus";
  {
    table::TableSetup setup;
    setup.white_board = setup.black_board = table::BoardKind::occupancy;
    auto file = store::GameFile::create(game);
    BOOST_TEST_REQUIRE(file.has_value());
    auto filled = setup.start.occupied();
    filled.erase(chess::Square::parse("g1").value());
    filled.insert(chess::Square::parse("f3").value());
    table::Input const lifted{table::BoardSeen{chess::Color::white, sensing::AllOccupied{filled}}};
    std::vector<table::StampedEvent> const events{
        {Instant{Millis{1}}, table::Input{table::ProgramStarted{}}},
        {Instant{Millis{2}}, table::Input{table::GameStarted{setup}}},
        {Instant{Millis{3}}, lifted},
        {Instant{Millis{4}}, lifted}};
    BOOST_TEST_REQUIRE(file->append(events).has_value());
  }
  auto const ended = run("tactus-arbiter", {"reconcile", game});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(says(ended.out, "White's board, changes to the record of the game: 2"));
  BOOST_TEST(says(ended.out, "Take off what stands on f3."));
  BOOST_TEST(says(ended.out, "Black's board, changes to the record of the game: 0"));
}

BOOST_AUTO_TEST_CASE(a_guided_entry_ends_in_the_decision) {
  auto const ended = run("tactus-arbiter", {"reconcile", "--guided"},
                         guided_lines + "sheets c6=- b6=n\n1\nBoth sheets agree\nquit\n");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.starts_with("Start of the game?\nstart or a FEN\n"));
  for (char const* const line :
       {"White's sheet, entry 1.", "Correct Black's board.", "Take Black's knight from b6, put it onto c6.",
        "proposed: Correct Black's board.", "reason: Both sheets agree"})
    BOOST_TEST(says(ended.out, line), line);
  BOOST_TEST(ended.out.find("\nDecision: Correct Black's board. FEN ") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_correction_makes_a_new_sheet_at_once) {
  auto const ended = run("tactus-arbiter", {"reconcile", "--guided"},
                         guided_lines + "sheets c6=- b6=n\nblack 2... Sa6\nquit\n");
  BOOST_TEST(says(ended.out, "Black's sheet, line 2: Sf3 Sa6"));
  BOOST_TEST(ended.out.find("Correct Black's board.") < ended.out.find("Black's sheet, line 2: Sf3 Sa6"));
}

BOOST_AUTO_TEST_CASE(a_guided_entry_is_saved_as_it_goes_and_taken_up_again) {
  TemporaryFolder folder;
  std::string const save = folder / "entry.txt";
  {
    Program program{"tactus-arbiter", {"reconcile", "--guided", "--save", save}};
    program.type("start\nfi\ne4 e6\nwhite 1... e5\n");
    BOOST_TEST_REQUIRE(program.prints("White's sheet, line 1: e4 e5\nWhite's sheet, entry 2.\n"));
    program.signal(SIGKILL);
  }
  BOOST_TEST(content(save) == "start\nfi\ne4 e6\nwhite 1... e5\n");
  auto const ended =
      run("tactus-arbiter", {"reconcile", "--guided", "--save", save}, "show\nback\nshow\nquit\n");
  BOOST_TEST(ended.out.starts_with("Taken up again, lines: 4\nWhite's sheet, entry 2.\n"));
  BOOST_TEST(says(ended.out, "White's sheet, line 1: e4 e5"));
  BOOST_TEST(says(ended.out, "White's sheet, line 1: e4 e6"));
  BOOST_TEST(content(save) == "start\nfi\ne4 e6\n");
}

BOOST_AUTO_TEST_CASE(a_file_that_holds_something_else_is_left_alone) {
  TemporaryFolder folder;
  std::string const save = folder / "letter.txt";
  std::ofstream{save} << "Dear arbiter,\n";
  auto const ended = run("tactus-arbiter", {"reconcile", "--guided", "--save", save}, "start\n");
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("line 1: Dear arbiter,\nexpected: lines of a guided entry\n") !=
             std::string::npos);
  BOOST_TEST(content(save) == "Dear arbiter,\n");
}

BOOST_AUTO_TEST_CASE(commands_are_taken_in_the_language_of_the_catalogue) {
  auto const ended =
      run("tactus-arbiter", {"reconcile", "--guided", "--language", "fi"},
          "alusta\nfi\ne4 e5\nvalmis\nfi\ne4 e5\nvalmis\nlomakkeet\nlomakkeet e5=-\nvalkea 1 d4\nlopeta\n");
  BOOST_TEST(says(ended.out, "Pelin alkuasema?"));
  BOOST_TEST(says(ended.out, "Korjataan mustan lauta."));
  BOOST_TEST(says(ended.out, "Valkean pöytäkirja, rivi 1: d4 e5"));
}

BOOST_AUTO_TEST_SUITE_END()
