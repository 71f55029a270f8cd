// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play --assist`: every line that an assistant reads, for each pairing, and what the arbiter reads
// of it.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(assistance)

namespace {

/// What comes after the agreement, which tests of the set-up compare.
std::vector<std::string> lines_from(std::string const& out, std::string const& mark) {
  return lines_of(out.substr(std::min(out.find(mark), out.size())));
}

struct Step {
  std::string typed;
  std::vector<std::string> shown;
};

struct Table {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";

  std::vector<std::string> arguments(std::vector<std::string> const& options) const {
    std::vector<std::string> all{"play", "--silent", "--game", game};
    all.insert(all.end(), options.begin(), options.end());
    return all;
  }
  Ended play(std::vector<std::string> const& options, std::string const& typed) const {
    return run("tactus", arguments(options), typed);
  }
  /// What is shown after each typed line, all of it and nothing else.
  void follow(std::vector<std::string> const& options, std::vector<Step> const& steps) const {
    Program program{"tactus", arguments(options)};
    std::string shown = game + "\n";  // the agreement stands before
    for (Step const& step : steps) {
      program.type(step.typed + "\n");
      for (std::string const& line : step.shown) shown += line + "\n";
      BOOST_TEST_REQUIRE(program.prints(shown), step.typed << ": expected\n"
                                                           << shown << "but it shows\n"
                                                           << program.printed());
    }
    auto const ended = program.end();
    auto out = ended.out;  // a game that is over has a signature, another one each time
    if (auto const at = out.find("signature: "); at != std::string::npos)
      out.erase(at, out.find('\n', at) + 1 - at);
    BOOST_TEST(out.ends_with(shown));
    BOOST_TEST(ended.err == "");
    BOOST_TEST(ended.status == 0);
  }
};

using Lines = std::vector<std::string>;

}  // namespace

BOOST_FIXTURE_TEST_CASE(the_assistant_of_a_blind_player_is_led_through_a_whole_game, Table) {
  follow({"--blind", "white", "--assist", "white"},
         {{"f3", {"Make on the board of Black: Felix drei [to White's assistant]"}},
          {"done", {"Announce: Felix drei [to White's assistant]"}},
          {"next", {"Repeat: Announce: Felix drei [to White's assistant]"}},
          {"done", {"Start the clock of Black [to White's assistant]"}},
          {"done", {"Write: Felix drei [to White's assistant]"}},
          {"done", {"Nothing to do [to White's assistant]"}},
          {"e5", {"Eva fünf [to White]", "Announce: Eva fünf [to White's assistant]"}},
          {"done", {"Make on the board of White: Eva fünf [to White's assistant]"}},
          {"done", {"Write: Eva fünf [to White's assistant]"}},
          {"count", {"Tell White, moves made: one [to White's assistant]"}},
          {"time", {"No clock time known. [to White's assistant]"}},
          {"done", {"Nothing to do [to White's assistant]"}},
          {"g4", {"Make on the board of Black: Gustav vier [to White's assistant]"}},
          {"done", {"Announce: Gustav vier [to White's assistant]"}},
          {"done", {"Start the clock of Black [to White's assistant]"}},
          {"done", {"Write: Gustav vier [to White's assistant]"}},
          {"done", {"Nothing to do [to White's assistant]"}},
          {"Qh4", {"Dame Hector vier [to White]", "Announce: Dame Hector vier [to White's assistant]"}},
          {"mate", {"Checkmate, says Black: Dame Hector vier. Please confirm."}},
          {"confirm", {"Game over. Black wins."}}});
}

BOOST_FIXTURE_TEST_CASE(some_duties_only_in_another_language, Table) {
  follow({"--blind", "white", "--assist", "white", "--duties", "make,write", "--language", "fi"},
         {{"e4", {"Siirrä mustan laudalla: Eva vier [valkean avustajalle]"}},
          {"done", {"Kirjoita: Eva vier [valkean avustajalle]"}},
          {"done", {"Ei tehtävää [valkean avustajalle]"}},
          {"next", {"Ei tehtävää [valkean avustajalle]"}}});
}

BOOST_FIXTURE_TEST_CASE(the_assistant_of_a_sighted_player_makes_and_announces, Table) {
  follow({"--blind", "black", "--assist", "white"},
         {{"e4", {"Eva vier [to Black]", "Make on the board of Black: Eva vier [to White's assistant]"}},
          {"done", {"Announce: Eva vier [to White's assistant]"}},
          {"done", {"Nothing to do [to White's assistant]"}},
          {"e5", {"Announce: Eva fünf [to White's assistant]"}},
          {"done", {"Make on the board of White: Eva fünf [to White's assistant]"}},
          {"done", {"Nothing to do [to White's assistant]"}}});
}

BOOST_FIXTURE_TEST_CASE(two_assistants_are_named_when_they_answer, Table) {
  auto const ended =
      play({"--blind", "both", "--assist", "both"}, "e4\ndone\ndone white\ndone black\nnext black\n");
  BOOST_TEST(ended.err ==
             "error: two assistants work here; expected done white, done black, next white or next black\n");
  Lines const expected{"game: " + game,
                       "Eva vier [to Black]",
                       "Announce: Eva vier [to White's assistant]",
                       "Make on the board of Black: Eva vier [to Black's assistant]",
                       "Start the clock of Black [to White's assistant]",
                       "Write: Eva vier [to Black's assistant]",
                       "Repeat: Write: Eva vier [to Black's assistant]"};
  BOOST_TEST(lines_from(ended.out, "game: ") == expected, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(an_assistant_whom_the_laws_do_not_allow_is_refused, Table) {
  for (std::vector<std::string> const& options :
       {std::vector<std::string>{"--assist", "white"},
        {"--blind", "white", "--assist", "black", "--duties", "write"}}) {
    auto const ended = play(options, "");
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.starts_with("error: --assist: expected the assistant of a blind player"), ended.err);
  }
  auto const two = play({"--blind", "white", "--assist", "both"}, "");
  BOOST_TEST(two.status == 2);
  BOOST_TEST(two.err.starts_with("error: D.2.11: a blind player and his sighted opponent"), two.err);
  BOOST_TEST(play({"--assist", "white", "--duties", "advise"}, "")
                 .err.find("advise: expected make|announce|clock|write|tell|adjourn") != std::string::npos);
  auto const without = play({}, "done\n");
  BOOST_TEST(without.err == "error: no assistant is guided in this game; expected --assist when it began\n");
}

BOOST_FIXTURE_TEST_CASE(a_game_that_is_taken_up_tells_the_duty_again, Table) {
  play({"--blind", "white", "--assist", "white"}, "e4\ndone\n");
  auto const ended = run("tactus", {"play", "--silent", "--resume", game}, "done\n");
  Lines const expected{"game: " + game,
                       "Black to move",
                       "plies completed: 1",
                       "last move: 1. e4",
                       "Game resumed. Move one, Black to move.",
                       "Repeat: Announce: Eva vier [to White's assistant]",
                       "Start the clock of Black [to White's assistant]"};
  BOOST_TEST(lines_from(ended.out, "game: ") == expected, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(the_arbiter_reads_each_duty_with_its_article, Table) {
  play({"--blind", "white", "--assist", "white"}, "e4\ndone\n");
  auto const exported = run("tactus-arbiter", {"export", game, "--jsonl"}).out;
  auto const has = [&](std::string const& text) { return exported.find(text) != std::string::npos; };
  BOOST_TEST(has(
      R"("guided":["make_move","announce_move","start_clock","write_move","tell_on_request","seal_move","fill_envelope"])"));
  BOOST_TEST(has(R"("type":"duty.done","payload":{"of":"white"})"));
  BOOST_TEST(has(R"("article":"D.2.10.1","duty":"make_move")"));
  BOOST_TEST(has(R"("to":"white_assistant")"));
}

BOOST_FIXTURE_TEST_CASE(boards_and_clock_answer_for_the_assistant, Table) {
  SimulatedPorts ports;
  Program program{"tactus", arguments({"--pace", "10", "--board", "white=" + ports.white(), "--board",
                                       "black=" + ports.black(), "--clock", ports.clock(), "--blind", "white",
                                       "--assist", "white"})};
  std::string shown = game + "\n";  // the agreement stands before
  BOOST_TEST_REQUIRE(program.prints(shown));
  auto const shows = [&](std::string const& line) {
    shown += line + "\n";
    bool const is_shown = program.prints(shown);
    BOOST_TEST(is_shown, "expected\n" << shown << "but it shows\n" << program.printed());
    return is_shown;
  };
  ports.command("press black\nlift white e2\nplace white e4");  // 6.2.1
  BOOST_TEST_REQUIRE(shows("Make on the board of Black: Eva vier [to White's assistant]"));
  ports.command("lift black e2\nplace black e4 P");
  BOOST_TEST_REQUIRE(shows("Announce: Eva vier [to White's assistant]"));
  ports.command("press white");
  BOOST_TEST_REQUIRE(shows("Write: Eva vier [to White's assistant]"));
  ports.command("lift black e7\nplace black e5 p\npress black");
  BOOST_TEST_REQUIRE(shows("Eva fünf [to White]"));
  BOOST_TEST_REQUIRE(shows("Announce: Eva fünf [to White's assistant]"));
  program.type("quit\n");
  auto const ended = program.end();
  BOOST_TEST(ended.out.ends_with(shown));
  BOOST_TEST(ended.err == "");
}

BOOST_AUTO_TEST_SUITE_END()
