// SPDX-License-Identifier: GPL-3.0-or-later
// The password by which the arbiter confirms: typed at its prompt it stands nowhere, typed elsewhere only in
// the screen's own echo. It is typed at each start, and no option and no set-up holds it.
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(arbiters_word)

namespace {

constexpr char const* secret = "wisteria lane";

std::string bytes_of(std::string const& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::vector<std::string> game_in(TemporaryFolder const& folder, std::vector<std::string> const& more = {}) {
  std::vector<std::string> arguments{"play",   "--silent",          "--language",
                                     "en",     "--blind",           "white",
                                     "--game", folder / "g.tactus", "--arbiter-password"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

void type_word_twice(Program& play) {
  BOOST_TEST_REQUIRE(play.prints("The arbiter's password, typed unseen?"));
  play.type(std::string{secret} + '\n');
  BOOST_TEST_REQUIRE(play.prints("The same password once more."));
  play.type(std::string{secret} + '\n');
  BOOST_TEST_REQUIRE(play.prints("the arbiter's password: agreed"));
  BOOST_TEST_REQUIRE(play.prints("g.tactus"));
}

/// Main file, its journal beside it, what the arbiter reads of them.
std::string all_that_is_kept(TemporaryFolder const& folder) {
  auto const watched = run("tactus-arbiter", {"export", folder / "g.tactus", "--jsonl"});
  return bytes_of(folder / "g.tactus") + bytes_of(folder / "g.tactus-wal") + watched.out + watched.err;
}

bool holds(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace

BOOST_AUTO_TEST_CASE(typed_at_its_prompt_it_stands_nowhere) {
  TemporaryFolder const folder;
  Program play{"tactus", game_in(folder), on_a_terminal};
  type_word_twice(play);
  play.type("e4\nrestore 1\nconfirm arbiter\n");
  BOOST_TEST_REQUIRE(play.prints("Password of the arbiter, please."));
  play.type("wisteria lame\n");
  BOOST_TEST_REQUIRE(play.prints("This is not the agreed password."));
  play.type(std::string{secret} + '\n');
  BOOST_TEST_REQUIRE(play.prints("The game resumes with move one of White."));
  play.type("quit\nquit\n");
  auto const ended = play.end();
  for (std::string const& text : {ended.out, ended.err, all_that_is_kept(folder)})
    BOOST_TEST(!holds(text, "wisteria"));
}

BOOST_AUTO_TEST_CASE(where_nothing_waits_for_it_it_is_asked_for_unseen_too) {
  TemporaryFolder const folder;
  Program play{"tactus", game_in(folder), on_a_terminal};
  type_word_twice(play);
  play.type("e4\nconfirm arbiter\n");
  BOOST_TEST_REQUIRE(play.prints("Password of the arbiter, please."));
  play.type(std::string{secret} + '\n');
  BOOST_TEST_REQUIRE(play.prints("No result to confirm."));
  play.type("e5\nquit\nquit\n");
  auto const ended = play.end();
  auto const kept = all_that_is_kept(folder);
  for (std::string const& text : {ended.out, ended.err, kept}) BOOST_TEST(!holds(text, "wisteria"));
  BOOST_TEST(holds(kept, "arbiter.found_nothing"));  // and nothing that nobody did
  BOOST_TEST(!holds(kept, "restore.agreed"));
  BOOST_TEST(!holds(kept, "arbiter.agreed"));
}

BOOST_AUTO_TEST_CASE(typed_where_nobody_asks_for_it_only_its_length_is_kept) {
  TemporaryFolder const folder;
  Program play{"tactus", game_in(folder)};
  play.type(std::string{secret} + '\n' + secret + '\n');
  BOOST_TEST_REQUIRE(play.prints("g.tactus"));
  play.type(std::string{secret} + "\ne4\nrestore 1\nconfirm arbiter\n");
  BOOST_TEST_REQUIRE(play.prints("Password of the arbiter, please."));
  play.type(std::string{"\n"} + secret + '\n');
  BOOST_TEST_REQUIRE(play.complains("this is not a move; expected for example e4, Nf3"));
  auto const ended = play.end();
  std::string const kept = all_that_is_kept(folder);
  for (std::string const& text : {ended.out, ended.err, kept}) BOOST_TEST(!holds(text, "wisteria"));
  BOOST_TEST(holds(kept, R"("length":13)"), kept);
}

BOOST_AUTO_TEST_CASE(its_prompt_ends_after_half_a_minute_and_forgets_what_stands_half_typed) {
  TemporaryFolder const folder;
  Program play{"tactus", game_in(folder, {"--pace", "6"}), on_a_terminal};
  type_word_twice(play);
  play.type("e4\nrestore 1\nconfirm arbiter\n");
  BOOST_TEST_REQUIRE(play.prints("Password of the arbiter, please."));
  play.type("wisteria");
  BOOST_TEST_REQUIRE(play.prints("the password is no longer asked for"));
  play.type("\ndecline\n");
  BOOST_TEST_REQUIRE(play.prints("Declined or withdrawn."));
  play.type("quit\nquit\n");
  auto const ended = play.end();
  for (std::string const& text : {ended.out, ended.err, all_that_is_kept(folder)})
    BOOST_TEST(!holds(text, "wisteria"));
}

BOOST_AUTO_TEST_CASE(a_game_that_goes_on_keeps_it_and_the_count_of_wrong_ones) {
  TemporaryFolder const folder;
  {
    Program play{"tactus", game_in(folder)};
    play.type(std::string{secret} + '\n' + secret +
              "\ne4\nrestore 1\nconfirm arbiter\none one\ntwo two\nthree three\n\n");
    BOOST_TEST_REQUIRE(play.prints("the password is no longer asked for"));
    play.end();
  }
  Program play{"tactus", {"play", "--silent", "--language", "en", "--resume", folder / "g.tactus"}};
  play.type("confirm arbiter\nfour four\nfive five\n");
  BOOST_TEST_REQUIRE(play.prints("the password is no longer asked for"));
  play.type("confirm arbiter\n");
  BOOST_TEST_REQUIRE(play.complains("five wrong passwords; wait a minute, then enter the right one"));
  play.type("e5\n");
  BOOST_TEST_REQUIRE(play.prints("Eva fünf"));
  play.end();
}

BOOST_AUTO_TEST_CASE(no_option_and_no_set_up_takes_one) {
  TemporaryFolder const folder;
  auto const stated = run("tactus", {"play", "--silent", "--arbiter-password", "$y$j9T$abc$def"});
  BOOST_TEST(stated.status == 2);
  std::ofstream{folder / "setup.toml"} << "arbiter-password = \"$y$j9T$abc$def\"\n";
  auto const set_up = run("tactus", {"play", "--silent", "--setup", folder / "setup.toml"});
  BOOST_TEST(set_up.status == 2);
  BOOST_TEST(holds(set_up.err, "arbiter-password"), set_up.err);
  BOOST_TEST(holds(set_up.err, "true or false"), set_up.err);
  BOOST_TEST(!holds(set_up.err + stated.out + set_up.out, "abc"));
}

BOOST_AUTO_TEST_CASE(the_arbiters_program_proposes_another_one_each_time) {
  auto const one = run("tactus-arbiter", {"password"});
  auto const other = run("tactus-arbiter", {"password"});
  BOOST_TEST(one.status == 0);
  BOOST_TEST(one.out.size() == 13u, one.out);
  BOOST_TEST(one.out != other.out);
}

BOOST_AUTO_TEST_SUITE_END()
