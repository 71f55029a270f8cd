// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play` at a terminal with nothing said about the game: it asks, in five languages, sealed already,
// and what was answered is played.
#include "tests/programs/program.hpp"
#include "tests/programs/simulated_ports.hpp"
#include "tests/working_folder.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(asked_game)

namespace {

namespace fs = std::filesystem;

/// The one game file; empty when there are none or several.
std::string game_in(WorkingFolder const& folder) {
  std::string found;
  for (auto const& each : fs::directory_iterator{folder.path()}) {
    if (each.path().extension() != ".tactus") continue;
    if (!found.empty()) return {};
    found = each.path();
  }
  return found;
}

std::vector<std::string> asking(std::string const& language) {
  return {"play", "--silent", "--language", language};
}

struct Words {
  char const* language;
  char const* first;     // question and usual answer
  char const* blind;     // the same
  char const* nobody;    // one of the answers
  char const* expected;  // of a bad answer
  char const* back;      // the word for it
  char const* fact;      // before the last question
  char const* begin;
};
std::ostream& operator<<(std::ostream& out, Words const& row) { return out << row.language; }

Words const languages[] = {
    {"en", "Name of White? Enter: White", "Who is blind? Enter: White", "4: nobody",
     "expected a number from 1 to 4", "back", "White: blind", "Begin? Enter: yes"},
    {"fi", "Valkean nimi? Enter: Valkea", "Kuka on sokea? Enter: Valkea", "4: ei kumpikaan",
     "anna numero 1–4", "takaisin", "Valkea: sokea", "Aloitetaanko? Enter: kyllä"},
    {"de", "Name von Weiß? Eingabetaste: Weiß", "Wer ist blind? Eingabetaste: Weiß", "4: niemand",
     "erwartet: eine Zahl von 1 bis 4", "zurück", "Weiß: blind", "Beginnen? Eingabetaste: ja"},
    {"sv", "Vits namn? Enter: Vit", "Vem är blind? Enter: Vit", "4: ingen", "ange ett nummer från 1 till 4",
     "tillbaka", "Vit: blind", "Börja? Enter: ja"},
    {"fr", "Nom des Blancs ? Entrée : Blancs", "Qui est aveugle ? Entrée : Blancs", "4: personne",
     "attendu : un nombre de 1 à 4", "retour", "Blancs : aveugle", "Commencer ? Entrée : oui"},
};

/// One line of the status of each thread of a process.
std::vector<std::string> of_every_thread(pid_t process, std::string const& name) {
  std::vector<std::string> lines;
  for (auto const& thread : fs::directory_iterator{"/proc/" + std::to_string(process) + "/task"}) {
    std::ifstream in{thread.path() / "status"};
    for (std::string line; std::getline(in, line);)
      if (line.starts_with(name + ":")) lines.push_back(line.substr(name.size() + 2));
  }
  return lines;
}

void check_sealed(pid_t process, std::size_t least_threads) {
  auto const filters = of_every_thread(process, "Seccomp");
  BOOST_TEST(filters.size() >= least_threads);
  for (std::string const& each : filters) BOOST_TEST(each == "2");
  for (std::string const& each : of_every_thread(process, "NoNewPrivs")) BOOST_TEST(each == "1");
}

/// Each question names what Enter takes, by the key's name in the language: "? Enter".
std::string key_named_in(std::string const& question) {
  auto const from = question.find('?'), to = question.find(':');
  return to == std::string::npos ? "? Enter" : question.substr(from, to - from);
}

/// How many questions were asked.
unsigned questions_in(std::string const& printed, std::string const& key) {
  unsigned count = 0;
  for (auto at = printed.find(key); at != std::string::npos; at = printed.find(key, at + 1)) ++count;
  return count;
}

/// Enter until `text` is asked. Precondition: the question before has been read.
void accept_until(Program& play, std::string const& text) {
  std::string const key = key_named_in(text);
  while (play.printed().find(text) == std::string::npos) {
    unsigned const asked = questions_in(play.printed(), key);
    play.type("\n");
    BOOST_TEST_REQUIRE(play.prints_times(key, asked + 1), text << " is not asked: " << play.printed());
  }
}

}  // namespace

BOOST_DATA_TEST_CASE(questions_lead_to_a_game_in_every_language, boost::unit_test::data::make(languages),
                     row) {
  WorkingFolder const folder;
  Program play{"tactus", asking(row.language), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints(std::string{row.first} + "\r\n"));
  accept_until(play, row.blind);
  BOOST_TEST(play.prints(std::string{row.nobody} + "\r\n> "));
  play.type("7\n");
  BOOST_TEST(play.complains(std::string{"error: "} + row.expected + "\n"));
  play.type(std::string{row.back} + "\n");
  play.type("\n");
  BOOST_TEST(play.prints_times(row.blind, 2));
  accept_until(play, row.begin);
  BOOST_TEST(play.printed().find(std::string{"\r\n"} + row.fact + "\r\n") != std::string::npos,
             play.printed());
  play.type("\n");
  BOOST_TEST_REQUIRE(play.prints(".tactus\r\n> "));
  play.type("e4\ne5\n");
  BOOST_TEST(play.prints("\nEva fünf ["));
  play.type("quit\nquit\n");
  BOOST_TEST(play.end().status == 0);
  auto const events = run("tactus-arbiter", {"export", game_in(folder), "--jsonl"}).out;
  BOOST_TEST(events.find(R"("is_blind":true)") != std::string::npos, events);
}

BOOST_AUTO_TEST_CASE(a_question_takes_the_words_of_any_language_and_says_its_answers_behind_a_refusal) {
  WorkingFolder const folder;
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Name of White? Enter"));
  accept_until(play, "Who is blind? Enter: White");
  BOOST_TEST_REQUIRE(play.prints("4: nobody\r\n> "));
  play.type("perhaps\n");
  BOOST_TEST(play.complains("error: expected a number from 1 to 4\n"));
  BOOST_TEST(play.prints_times("4: nobody\r\n> ", 2));
  play.type("help\n");
  BOOST_TEST(play.prints_times("4: nobody\r\n> ", 3));
  std::string const key = key_named_in("Begin? ");
  unsigned const asked = questions_in(play.printed(), key);
  play.type("beide\n");
  BOOST_TEST_REQUIRE(play.prints_times(key, asked + 1));
  accept_until(play, "Begin? ");
  BOOST_TEST(play.printed().find("\r\nBlack: blind\r\n") != std::string::npos, play.printed());
  play.type("nein\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(the_second_game_begins_with_two_keys) {
  WorkingFolder const folder;
  {
    Program play{"tactus", asking("en"), on_a_terminal};
    BOOST_TEST_REQUIRE(play.prints("Name of White? Enter: White\r\n1: White\r\n> "));
    play.type("Anna A.\nBo B.\n+\n");  // all that is left as it is named
    BOOST_TEST_REQUIRE(play.prints("Begin? Enter: yes\r\n"));
    play.type("\n");
    BOOST_TEST_REQUIRE(play.prints(".tactus\r\n> "));
    play.type("quit\n");
    BOOST_TEST(play.end().status == 0);
  }
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Go on with this unfinished game? Enter: yes\r\n"));
  play.type("2\n");
  BOOST_TEST_REQUIRE(play.prints("White: Anna A.\r\nBlack: Bo B.\r\nAs last time? Enter: yes\r\n"));
  play.type("2\n");
  BOOST_TEST_REQUIRE(play.prints("White: Bo B.\r\nBlack: Anna A.\r\n"));
  BOOST_TEST_REQUIRE(play.prints("Begin? Enter: yes\r\n"));
  BOOST_TEST(play.printed().find("FIDE Laws") == std::string::npos, play.printed());
  play.type("0\n");  // the whole of it
  BOOST_TEST_REQUIRE(play.prints_times("Begin? Enter: yes\r\n", 2));
  BOOST_TEST(play.printed().find("FIDE Laws") != std::string::npos, play.printed());
  play.type("-\n1\n");  // back, then as last time
  BOOST_TEST_REQUIRE(play.prints("all as last time\r\nBegin? Enter: yes\r\n"));
  play.type("\n");
  BOOST_TEST_REQUIRE(play.prints(".tactus\r\n> "));
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(the_arbiters_word_is_typed_unseen_and_kept_as_a_hash_alone) {
  WorkingFolder const folder;
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Name of White? Enter"));
  accept_until(play, "The arbiter's password, typed unseen? Enter");
  BOOST_TEST_REQUIRE(play.prints("1: none\r\n> "));
  play.type("short\n");
  BOOST_TEST_REQUIRE(play.complains("error: expected a password of 6 to 100 characters\n"));
  play.type("secret word\n");
  BOOST_TEST_REQUIRE(play.prints("The same password once more.\r\n> "));
  play.type("secret ward\n");
  BOOST_TEST_REQUIRE(play.complains("error: expected the same password twice; please type it again\n"));
  play.type("secret word\n");
  BOOST_TEST_REQUIRE(play.prints_times("The same password once more.\r\n> ", 2));
  play.type("secret word\n");
  BOOST_TEST_REQUIRE(play.prints("\r\nthe arbiter's password: agreed\r\n"));
  BOOST_TEST_REQUIRE(play.prints("Begin? Enter"));
  play.type("\n");
  BOOST_TEST_REQUIRE(play.prints(".tactus\r\n> "));
  play.type("e4\nrestore 1\nconfirm arbiter\n");
  BOOST_TEST_REQUIRE(play.prints("Password of the arbiter, please."));
  play.type("secret word\n");
  BOOST_TEST_REQUIRE(play.prints("The game resumes with move one of White."));
  play.type("quit\nquit\n");
  auto const ended = play.end();
  auto const events = run("tactus-arbiter", {"export", game_in(folder), "--jsonl"}).out;
  BOOST_TEST(events.find(R"("arbiter_word":"$y$)") != std::string::npos, events);
  BOOST_TEST(events.find("arbiter.agreed") != std::string::npos, events);
  for (std::string const& text : {ended.out, ended.err, events})
    BOOST_TEST(text.find("secret") == std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(a_game_begun_by_questions_is_whole_sealed) {
  WorkingFolder const folder;
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("> "));
  check_sealed(play.id(), 2);  // while it asks already
  accept_until(play, "Begin? ");
  play.type("\n");
  BOOST_TEST_REQUIRE(play.prints(".tactus\r\n> "));
  check_sealed(play.id(), 2);
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
  auto const attested = run("tactus", {"attest"}).out;
  bool const can_seal = attested.find("\nnot locked: ") == std::string::npos;
  auto const events = run("tactus-arbiter", {"export", game_in(folder), "--jsonl"}).out;
  BOOST_TEST(
      lines_of(events).at(0).find(can_seal ? R"("sealed":true)" : R"("sealed":false)") != std::string::npos,
      events);
}

BOOST_AUTO_TEST_CASE(quit_and_the_end_of_the_input_leave_no_file) {
  for (char const* ending : {"quit\n", "\x04"}) {
    WorkingFolder const folder;
    Program play{"tactus", asking("en"), on_a_terminal};
    BOOST_TEST_REQUIRE(play.prints("> "));
    play.type(ending);
    BOOST_TEST(play.wait() == 0);
    BOOST_TEST(fs::is_empty(folder / ""));
  }
}

BOOST_AUTO_TEST_CASE(a_language_that_is_chosen_holds_from_the_next_question_on) {
  WorkingFolder const folder;
  Program play{"tactus", {"play", "--silent"}, on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints(": English\r\n"));
  play.type("fi\n");
  BOOST_TEST(play.prints("Valkean nimi? Enter: Valkea\r\n"));
  play.type("lopeta\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(answers_are_saved_as_a_set_up_file_that_begins_the_same_game) {
  WorkingFolder const folder;
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("> "));
  play.type("Anna \"A\" B.\n");
  BOOST_TEST_REQUIRE(play.prints("Name of Black? Enter"));
  accept_until(play, "Which time control? ");
  play.type("90m/40+30m+30s\n");
  BOOST_TEST_REQUIRE(play.prints("Board of White? Enter"));
  accept_until(play, "Begin? ");
  play.type("2\n");
  BOOST_TEST(play.prints("saved: setup.toml\r\n"));
  BOOST_TEST_REQUIRE(play.prints(".tactus\r\n> "));
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
  auto const again = run("tactus", {"play", "--silent", "--setup", "setup.toml", "--game", "again.tactus"});
  BOOST_TEST(again.err == "");
  for (char const* fact :
       {"White: Anna \"A\" B.\n", "White: blind\n", "time: 1 hour 30 minutes for 40 moves\n"})
    BOOST_TEST(again.out.find(fact) != std::string::npos, again.out);
}

BOOST_AUTO_TEST_CASE(an_unfinished_game_is_offered_first_and_goes_on) {
  WorkingFolder const folder;
  run("tactus", {"play", "--silent", "--game", "ended.tactus"}, "f3\ne5\ng4\nQh4\nmate\nconfirm\n");
  Program cut{"tactus",
              {"play", "--silent", "--game", "cut.tactus", "--white", "Anna A.", "--blind", "white"}};
  cut.type("e4\ne5\nNf3\nNc6\n");
  BOOST_TEST_REQUIRE(cut.prints("Springer Cesar sechs"));
  {
    Program meanwhile{"tactus", asking("en"), on_a_terminal};  // it is being played: not offered
    BOOST_TEST(meanwhile.prints("Name of White?"));
  }
  cut.signal(SIGKILL);
  cut.end();
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Go on with this unfinished game? Enter: yes\r\n1: yes\r\n2: no\r\n> "));
  BOOST_TEST(play.printed().find("White: Anna A.\r\nBlack: Black\r\ndate: ") != std::string::npos);
  BOOST_TEST(play.printed().find("\r\nmoves: 2\r\n") != std::string::npos);
  play.type("\n");
  BOOST_TEST_REQUIRE(play.prints("Begin? Enter: yes\r\n"));
  play.type("\n");
  BOOST_TEST(play.prints("last move: 2... Nc6\r\n"));
  BOOST_TEST_REQUIRE(play.prints_after("game: cut.tactus", "> "));
  play.type("quit\nquit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(the_game_that_was_played_last_is_offered_whatever_was_touched_since) {
  WorkingFolder const folder;
  for (char const* name : {"first.tactus", "second.tactus", "last.tactus"})
    run("tactus", {"play", "--silent", "--game", name, "--white", name}, "e4\ne5\n");
  for (char const* name : {"first.tactus", "second.tactus"}) {
    run("tactus", {"export", name, "--pgn"});
    fs::last_write_time(name, fs::file_time_type::clock::now() + std::chrono::hours{1});
  }
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Go on with this unfinished game? Enter: yes"));
  BOOST_TEST(play.printed().find("White: last.tactus\r\n") != std::string::npos, play.printed());
  BOOST_TEST(play.printed().find("\r\nother unfinished games here: 2\r\n") != std::string::npos,
             play.printed());
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(the_ports_of_an_unfinished_game_are_asked_for) {
  WorkingFolder const folder;
  SimulatedPorts ports;
  {
    Program cut{"tactus",
                {"play", "--silent", "--game", "cut.tactus", "--clock", ports.clock(), "--board",
                 "white=" + ports.white()}};
    BOOST_TEST_REQUIRE(cut.prints("game: cut.tactus"));
    cut.type("where\n");
    BOOST_TEST_REQUIRE(cut.prints("White is to move."));
    cut.signal(SIGKILL);
  }
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Go on with this unfinished game?"));
  play.type("1\n");
  BOOST_TEST_REQUIRE(play.prints("Board of White? "));
  play.type(ports.white() + "\n");
  BOOST_TEST_REQUIRE(play.prints("Clock? "));
  play.type(ports.clock() + "\n");
  BOOST_TEST_REQUIRE(play.prints("sits on your left? Enter"));
  accept_until(play, "Begin? ");
  play.type("\n");
  BOOST_TEST(play.prints("game: cut.tactus"));
  BOOST_TEST_REQUIRE(play.prints_after("game: cut.tactus", "> "));
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(without_a_terminal_or_with_a_game_named_nothing_is_asked) {
  {
    WorkingFolder const folder;
    BOOST_TEST(run("tactus", {"play", "--silent"}).out.find('?') == std::string::npos);
  }
  WorkingFolder const folder;
  Program play{"tactus", {"play", "--silent", "--blind", "white"}, on_a_terminal};
  BOOST_TEST(play.prints(".tactus\r\n> "));
  BOOST_TEST(play.printed().find('?') == std::string::npos);
  play.type("quit\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(words_and_keys_of_the_table_are_no_names) {
  WorkingFolder const folder;
  Program play{"tactus", asking("en"), on_a_terminal};
  BOOST_TEST_REQUIRE(play.prints("Name of White? Enter: White"));
  std::string const refused = "error: expected a name; this is a command of the table\n";
  play.type("resign\n");
  BOOST_TEST_REQUIRE(play.complains(refused));
  play.type("REPEAT\n");  // it is understood: the question once more
  BOOST_TEST_REQUIRE(play.prints_times("Name of White? Enter: White", 2));
  play.type("++\n");
  play.type("Anna A.\n");
  BOOST_TEST_REQUIRE(play.prints("Name of Black? Enter: Black"));
  BOOST_TEST_REQUIRE(play.complains(refused + refused));
  play.type("BACK\n");
  BOOST_TEST_REQUIRE(play.prints_times("Name of White? Enter: White", 3));
  play.type("QUIT\n");
  BOOST_TEST(play.wait() == 0);
}

BOOST_AUTO_TEST_SUITE_END()
