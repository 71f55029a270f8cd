// SPDX-License-Identifier: GPL-3.0-or-later
// A hostile library comes by every way that the environment and the home folder offer: the player's program
// does not load it, or does not begin, or names it.
#include "tests/programs/program.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(foreign_code)

namespace {

namespace studio = speech::test;

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
  std::string game = folder / "a.tactus";
  std::string hostile = folder / "hostile.so";  // it leaves its mark beside itself

  Table() { std::filesystem::copy_file(TACTUS_HOSTILE_SOUND, hostile); }
  bool was_loaded() const { return std::filesystem::exists(hostile + ".loaded"); }
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
  auto const told = run("/usr/bin/sha256sum", {file});
  BOOST_TEST(told.status == 0);
  return told.out.substr(0, told.out.find(' '));
}

char const* const variables[] = {"LD_PRELOAD", "LD_LIBRARY_PATH", "LD_AUDIT", "GLIBC_TUNABLES"};

/// Each would bring code into a program that looks at it, or lead a library elsewhere.
std::map<std::string, std::string> hostile_variables(Table const& table) {
  std::string const here = table.folder / "";
  std::ofstream{table.folder / "alsa.conf"} << table.alsa_configuration();
  std::map<std::string, std::string> all{{"ALSA_CONFIG_PATH", table.folder / "alsa.conf"},
                                         {"SPA_SUPPORT_LIB", table.folder / "hostile"},
                                         {"PULSE_COOKIE", "/"},
                                         {"XDG_RUNTIME_DIR", "/"},
                                         {"TZ", ":/etc/passwd"},
                                         {"LC_TIME", "../../home"}};
  for (char const* name : {"ALSA_CONFIG_DIR",
                           "ALSA_PLUGIN_DIR",
                           "SPA_PLUGIN_DIR",
                           "SPA_DATA_DIR",
                           "PIPEWIRE_MODULE_DIR",
                           "PIPEWIRE_CONFIG_DIR",
                           "PIPEWIRE_CONFIG_PREFIX",
                           "GCONV_PATH",
                           "LOCPATH",
                           "NLSPATH",
                           "LADSPA_PATH",
                           "TACTUS_LOCALES",
                           "ESPEAK_DATA_PATH",
                           "PULSE_CLIENTCONFIG",
                           "PULSE_CONFIG_PATH",
                           "PULSE_DLPATH",
                           "XDG_CONFIG_DIRS",
                           "XDG_DATA_DIRS",
                           "OPENSSL_CONF",
                           "OPENSSL_MODULES",
                           "OPENSSL_ENGINES",
                           "GIO_EXTRA_MODULES",
                           "TMPDIR",
                           "SQLITE_TMPDIR"})
    all.emplace(name, here);
  for (int number = static_cast<int>(all.size()); number < 200; ++number)
    all.emplace("HOSTILE_" + std::to_string(number), here);
  return all;
}

/// What a game shows, without the name of its file.
std::string without(std::string text, std::string const& name) {
  for (auto at = text.find(name); at != std::string::npos; at = text.find(name)) text.erase(at, name.size());
  return text;
}

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

BOOST_AUTO_TEST_CASE(one_that_hides_from_the_program_alone_is_refused_by_what_the_kernel_knows) {
  Table const table;
  Surroundings const set{{{"LD_PRELOAD", table.hostile}, {"TACTUS_HIDES", "1"}}};
  auto const ended = run("tactus", {"play", "--silent", "--game", table.game});
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("expected it without: LD_PRELOAD\n") != std::string::npos, ended.err);
}

BOOST_AUTO_TEST_CASE(code_of_no_file_is_named_only_where_there_is_some) {
  auto const attested = run("tactus", {"attest"}).out;
  BOOST_TEST(attested.find("code in memory") == std::string::npos, attested);
  BOOST_TEST(attested.find("\nlocked: memory, to other programs of this user") != std::string::npos,
             attested);
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
  auto const ended = table.play("tactus");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(ended.out.find("not read in a tournament: " + home + "/.asoundrc\n") != std::string::npos);
  BOOST_TEST(!table.was_loaded());
  BOOST_TEST(table.first_event().find("\"not_read\":[\"" + home + "/.asoundrc\"]") != std::string::npos);
  BOOST_TEST(table.first_event().find(table.hostile) == std::string::npos);
  BOOST_TEST(run("tactus", {"outputs"}).status == 0);
  BOOST_TEST(!table.was_loaded());
  BOOST_TEST(run("tactus", {"attest"}).out.find("\nnot read: " + home + "/.asoundrc\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_same_plug_in_is_loaded_by_the_program_of_training) {
  studio::SoundStudio const room{1, studio::Reached::as_on_debian};
  Table const table;
  std::ofstream{std::string{std::getenv("HOME")} + "/.asoundrc"} << table.alsa_configuration();  // NOLINT
  run("tactus-training", {"outputs"});
  BOOST_TEST(table.was_loaded());
}

BOOST_AUTO_TEST_CASE(a_game_in_a_hostile_environment_is_the_game_of_an_empty_one) {
  studio::SoundStudio const room{1, studio::Reached::as_on_debian};
  Table const table, calm;
  auto const hostile = hostile_variables(table);
  auto const in_peace = calm.play("tactus");
  Surroundings const set{hostile};
  auto const ended = table.play("tactus");
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == in_peace.err);
  BOOST_TEST(without(ended.out, table.game) == without(in_peace.out, calm.game));
  BOOST_TEST(!table.was_loaded());
  auto const first = nlohmann::json::parse(table.first_event());
  auto const dropped = first["payload"]["dropped_variables"].get<std::vector<std::string>>();
  for (auto const& [name, value] : hostile)
    BOOST_TEST((std::find(dropped.begin(), dropped.end(), name) != dropped.end()), name << " is not named");
}

BOOST_AUTO_TEST_CASE(a_library_that_is_loaded_first_keeps_the_game_from_beginning_and_is_named) {
  Table const table;
  Surroundings const set{{{"LD_PRELOAD", table.hostile}}};
  BOOST_TEST(table.play("tactus").status == 2);
  BOOST_TEST(!std::filesystem::exists(table.game));
  auto const attested = run("tactus", {"attest"}).out;
  BOOST_TEST(attested.find("\nfile: " + table.hostile + ": SHA-256 " + checksum_of(table.hostile) + "\n") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(one_that_hides_from_the_kernel_too_stands_in_the_record_with_what_it_tried) {
  Table const table;
  {
    Surroundings const set{{{"LD_PRELOAD", table.hostile}, {"TACTUS_HIDES", "2"}}};
    BOOST_TEST(run("tactus", {"play", "--silent", "--game", table.game}, "e4\ne5\nNf3\n").status == 0);
  }
  BOOST_TEST(table.first_event().find("{\"path\":\"" + table.hostile + "\",\"sha256\":\"" +
                                      checksum_of(table.hostile) + "\"}") != std::string::npos);
  Program watch{"tactus-arbiter", {"watch", table.game}};
  BOOST_TEST(watch.prints("\nnot of the system: " + table.hostile + ", SHA-256: "));
  BOOST_TEST(watch.prints("\nnot of the system: code in memory that is of no file"));
  BOOST_TEST(watch.prints("\nthe kernel refused the program a call: socket\n"));
  auto const events = run("tactus-arbiter", {"export", table.game, "--jsonl"}).out;
  auto const noted = events.find("\"refused\":[\"socket\"]");
  BOOST_TEST((noted != std::string::npos && events.find("\"refused\"", noted + 1) == std::string::npos),
             events);  // once, and the game went on
  BOOST_TEST(events.find("Nf3") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus
