// SPDX-License-Identifier: GPL-3.0-or-later
// What is for one player alone and would reach another's ear is not spoken; the file of all speech tells it.
#include "src/table/console/commands.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(private_lines_of_programs)

namespace {

struct Table : TemporaryFolder {
  /// Typed in turn, each after the answer to the one before; then the bytes of all speech.
  std::uintmax_t speech(std::vector<std::string> options, std::string const& typed) const {
    std::string const number = std::to_string(++games), wav = *this / number + ".wav";
    game = *this / number + ".tactus";
    // Words are measured, and the tones of keys where they are what answers.
    options.insert(options.begin(), {"play", "--silent", "--wav", wav, "--language", "en", "--game", game,
                                     "--earcons", has_tones ? "errors" : "none"});
    auto const ended = run("tactus", options, typed);
    BOOST_TEST(ended.status == 0);
    printed = ended.out;
    return std::filesystem::file_size(wav);
  }
  bool has_tones = false;
  mutable int games = 0;
  mutable std::string game;  // the last
  mutable std::string printed;
};

bool holds(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

}  // namespace

BOOST_FIXTURE_TEST_CASE(what_is_for_the_sighted_black_is_not_spoken_where_only_white_has_an_ear, Table) {
  std::string const refused = "Zulu Zulu: not understood. [to Black]\n";
  auto const without = speech({"--blind", "white"}, "e4\n7\n0\n");
  BOOST_TEST(!holds(printed, refused));
  BOOST_TEST(speech({"--blind", "white"}, "e4\n7\nzz\n0\n") == without);
  BOOST_TEST(holds(printed, refused), printed);
  BOOST_TEST(speech({"--blind", "white", "--black-sound", "default"}, "e4\n7\nzz\n0\n") > without);
  BOOST_TEST(speech({"--blind", "none"}, "e4\n7\nzz\n0\n") > speech({"--blind", "none"}, "e4\n7\n0\n"));
}

BOOST_FIXTURE_TEST_CASE(what_is_for_a_deaf_player_is_never_spoken, Table) {
  auto const without = speech({"--deaf", "white"}, "");
  BOOST_TEST(speech({"--deaf", "white", "--white-sound", "default"}, "*9\n1\n") == without);
  BOOST_TEST(holds(printed, "Does White resign? Enter it once more. [to White]\n"), printed);
  BOOST_TEST(speech({}, "*9\n1\n") > without);
}

BOOST_FIXTURE_TEST_CASE(where_the_blind_player_reads_the_screen_it_stands_in_the_record_alone, Table) {
  std::string const refused = "Zulu Zulu: not understood. [to Black]";
  speech({"--blind", "white", "--screen-reader"}, "e4\n7\nzz\n1\n");
  BOOST_TEST(holds(printed, "Black: no earphone of his own\n"), printed);
  BOOST_TEST(!holds(printed, refused), printed);
  BOOST_TEST(holds(printed, "No clock time known. [to White]\n"), printed);
  Program watch{"tactus-arbiter", {"watch", game}};
  BOOST_TEST(watch.prints("Black: no earphone of his own\n"));
  BOOST_TEST(watch.prints("told: " + refused + "\n"));
}

// A blind player sees no screen: a key that does nothing that he hears is a key that does not work.
BOOST_FIXTURE_TEST_CASE(every_key_of_the_keypad_ends_in_the_ear_of_the_blind_player, Table) {
  has_tones = true;
  std::vector<std::string> const options{"--blind", "white", "--private-rate", "900", "--table-rate", "900"};
  auto const without = speech(options, "");
  for (program::ConsoleCommand const& command : program::commands()) {
    std::string const key{command.keypad};
    if (key.empty() || key == "." || key == "**") continue;  // silence, and the end
    BOOST_TEST(speech(options, key + '\n') > without, key);
  }
  for (char const* nonsense : {"5259", "*", "*4*", "9", "zz"})
    BOOST_TEST(speech(options, std::string{nonsense} + '\n') > without, nonsense);
}

BOOST_AUTO_TEST_SUITE_END()
