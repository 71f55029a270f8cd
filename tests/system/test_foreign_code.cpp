// SPDX-License-Identifier: GPL-3.0-or-later
// A hostile library comes by every way that the environment and the home folder offer: the player's program
// does not load it, or does not begin, or names it.
#include "tests/programs/program.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/temporary_folder.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(foreign_code)

namespace {

namespace studio = speech::test;

std::string const hostile = TACTUS_HOSTILE_SOUND;

/// The environment of the programs that are started meanwhile.
class Surroundings {
 public:
  explicit Surroundings(std::map<std::string, std::string> const& variables) {
    for (auto const& [name, value] : variables) {
      char const* const old = std::getenv(name.c_str());  // NOLINT: no other thread
      before_[name] = old == nullptr ? std::nullopt : std::optional<std::string>{old};
      ::setenv(name.c_str(), value.c_str(), 1);  // NOLINT
    }
  }
  Surroundings(Surroundings const&) = delete;
  Surroundings& operator=(Surroundings const&) = delete;
  ~Surroundings() {
    for (auto const& [name, value] : before_)
      value ? ::setenv(name.c_str(), value->c_str(), 1) : ::unsetenv(name.c_str());  // NOLINT
  }

 private:
  std::map<std::string, std::optional<std::string>> before_;
};

struct Table {
  TemporaryFolder folder;
  std::string game = folder / "a.tactus", mark = folder / "mark";

  bool was_loaded() const { return std::filesystem::exists(mark); }
  Ended play(std::string const& program) const {
    return run(program, {"play", "--language", "en", "--game", game}, "e4\nquit\n");
  }
  std::string first_event() const {
    return lines_of(run("tactus-arbiter", {"export", game, "--jsonl"}).out).at(0);
  }
  /// The default device and another one are the library's.
  std::string alsa_configuration() const {
    return "pcm_type.hostile { lib \"" + hostile + "\" }\npcm.!default { type hostile }\n" +
           "pcm.hostile { type hostile hint { show on description \"hostile\" } }\n";
  }
};

std::string checksum_of(std::string const& file) {
  TemporaryFolder const folder;
  BOOST_TEST(std::system(("sha256sum " + file + " >" + folder / "sum").c_str()) == 0);  // NOLINT: a test
  std::string sum;
  std::ifstream{folder / "sum"} >> sum;
  return sum;
}

char const* const variables[] = {"LD_PRELOAD",       "LD_LIBRARY_PATH", "LD_AUDIT",        "GCONV_PATH",
                                 "ALSA_CONFIG_PATH", "ALSA_CONFIG_DIR", "ALSA_PLUGIN_DIR", "SPA_PLUGIN_DIR"};

}  // namespace

BOOST_DATA_TEST_CASE(no_game_begins_where_the_environment_brings_in_code,
                     boost::unit_test::data::make(variables), name) {
  Table const table;
  Surroundings const set{{{name, "/nowhere"}}};
  for (std::vector<std::string> const& command :
       {std::vector<std::string>{"play", "--silent", "--game", table.game}, {"check", "--silent"}}) {
    auto const ended = run("tactus", command);
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.find(std::string{"expected it without: "} + name + "\n") != std::string::npos,
               ended.err);
  }
  BOOST_TEST(!std::filesystem::exists(table.game));
  BOOST_TEST(run("tactus", {"attest"}).out.find("would refuse to start, for " + std::string{name}) !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(training_goes_on_in_any_environment) {
  Table const table;
  Surroundings const set{{{"LD_LIBRARY_PATH", "/nowhere"}}};
  BOOST_TEST(run("tactus-training", {"play", "--silent", "--game", table.game}, "e4\nquit\n").status == 0);
}

BOOST_AUTO_TEST_CASE(a_plug_in_that_the_home_folder_names_is_not_loaded_and_its_file_is_named) {
  studio::SoundStudio const room{1, studio::Reached::as_on_debian};
  Table const table;
  std::string const home = std::getenv("HOME");  // NOLINT: no other thread; the studio's
  std::ofstream{home + "/.asoundrc"} << table.alsa_configuration();
  Surroundings const set{{{"TACTUS_MARK", table.mark}}};
  auto const ended = table.play("tactus");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.find("not read in a tournament: " + home + "/.asoundrc\n") != std::string::npos);
  BOOST_TEST(!table.was_loaded());
  BOOST_TEST(table.first_event().find("\"not_read\":[\"" + home + "/.asoundrc\"]") != std::string::npos);
  BOOST_TEST(table.first_event().find(hostile) == std::string::npos);
  BOOST_TEST(run("tactus", {"outputs"}).status == 0);
  BOOST_TEST(!table.was_loaded());
  BOOST_TEST(run("tactus", {"attest"}).out.find("\nnot read: " + home + "/.asoundrc\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_same_plug_in_is_loaded_by_the_program_of_training) {
  studio::SoundStudio const room{1, studio::Reached::as_on_debian};
  Table const table;
  std::ofstream{std::string{std::getenv("HOME")} + "/.asoundrc"} << table.alsa_configuration();  // NOLINT
  Surroundings const set{{{"TACTUS_MARK", table.mark}}};
  run("tactus-training", {"outputs"});
  BOOST_TEST(table.was_loaded());
}

BOOST_AUTO_TEST_CASE(a_plug_in_that_the_environment_names_is_not_loaded) {
  Table const table;
  std::ofstream{table.folder / "alsa.conf"} << table.alsa_configuration();
  Surroundings const set{{{"TACTUS_MARK", table.mark}, {"ALSA_CONFIG_PATH", table.folder / "alsa.conf"}}};
  BOOST_TEST(table.play("tactus").status == 2);
  BOOST_TEST(!table.was_loaded());
}

BOOST_AUTO_TEST_CASE(a_library_that_is_loaded_first_keeps_the_game_from_beginning_and_is_named) {
  Table const table;
  Surroundings const set{{{"LD_PRELOAD", hostile}}};
  BOOST_TEST(table.play("tactus").status == 2);
  BOOST_TEST(!std::filesystem::exists(table.game));
  auto const attested = run("tactus", {"attest"}).out;
  BOOST_TEST(attested.find("\nfile: " + hostile + ": SHA-256 " + checksum_of(hostile) + "\n") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(one_that_hides_how_it_came_in_stands_in_the_record_with_what_it_tried) {
  Table const table;
  {
    Surroundings const set{{{"LD_PRELOAD", hostile}, {"TACTUS_HIDES", "1"}}};
    BOOST_TEST(run("tactus", {"play", "--silent", "--game", table.game}, "e4\ne5\nNf3\n").status == 0);
  }
  BOOST_TEST(table.first_event().find("{\"path\":\"" + hostile + "\",\"sha256\":\"" + checksum_of(hostile) +
                                      "\"}") != std::string::npos);
  Program watch{"tactus-arbiter", {"watch", table.game}};
  BOOST_TEST(watch.prints("\nnot of the system: " + hostile + ", SHA-256: "));
  BOOST_TEST(watch.prints("\nthe kernel refused the program a call: socket\n"));
  auto const events = run("tactus-arbiter", {"export", table.game, "--jsonl"}).out;
  auto const noted = events.find("\"refused\":[\"socket\"]");
  BOOST_TEST((noted != std::string::npos && events.find("\"refused\"", noted + 1) == std::string::npos),
             events);  // once, and the game went on
  BOOST_TEST(events.find("Nf3") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
