// SPDX-License-Identifier: GPL-3.0-or-later
// A machine without voices and without a sound device, made by pointing both libraries at an empty folder.
#include "speech/sound/portaudio_stream.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"
#include "tests/speech/stepped_sink.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <string>
#include <unistd.h>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(bare_machine)

namespace {

using Lines = std::vector<std::string>;

/// Before any test, and so before either library is used.
struct BareMachine {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("tactus_bare_" + std::to_string(getpid()));
  BareMachine() {
    std::filesystem::create_directories(folder / "espeak-ng-data");
    setenv("ESPEAK_DATA_PATH", folder.c_str(), 1);
    setenv("ALSA_CONFIG_PATH", (folder / "alsa.conf").c_str(), 1);
    setenv("ALSA_CONFIG_DIR", folder.c_str(), 1);
    setenv("JACK_NO_START_SERVER", "1", 1);
  }
  ~BareMachine() { std::filesystem::remove_all(folder); }
};
BOOST_TEST_GLOBAL_FIXTURE(BareMachine);

BOOST_AUTO_TEST_CASE(missing_voices_are_an_error_that_says_what_was_expected) {
  auto const engine = make_espeak_synthesiser();
  BOOST_REQUIRE(!engine.has_value());
  BOOST_TEST(engine.error().message.find("expected") != std::string::npos, engine.error().message);
  BOOST_TEST(engine.error().message.find("espeak-ng-data") != std::string::npos, engine.error().message);
}

BOOST_DATA_TEST_CASE(without_a_sound_device_captions_go_on_and_the_trouble_is_told_once,
                     boost::unit_test::data::make({"", "pcm.!default { type hw card 99 }\n"}),
                     alsa_configuration) {
  std::ofstream{std::getenv("ALSA_CONFIG_PATH")} << alsa_configuration;  // NOLINT: single thread
  Lines captions, said, troubles;
  Speaker speaker{
      std::make_unique<OwnVoice>(std::make_unique<test::SilentSynthesiser>(said), make_portaudio_sink()),
      {},
      {[&](table::Announcement const&, std::string const& caption) { captions.push_back(caption); },
       [&](std::string const& sentence) { troubles.push_back(sentence); }}};
  speaker.say(test::said(test::move(chess::Kind::pawn, "e2", "e4")));
  speaker.say(test::said(test::move(chess::Kind::pawn, "e7", "e5")));
  speaker.finish();
  Lines const expected{"Eva vier", "Eva fünf"};
  BOOST_TEST(captions == expected, boost::test_tools::per_element());
  BOOST_TEST(said == expected, boost::test_tools::per_element());
  BOOST_REQUIRE(troubles.size() == 1U);
  BOOST_TEST(troubles[0].find("no sound: expected") == 0U, troubles[0]);
}

struct DefaultRow {
  char const* configuration;
  bool is_bare;
};
std::ostream& operator<<(std::ostream& out, DefaultRow const& row) { return out << row.configuration; }

DefaultRow const default_rows[] = {
    {"", true},
    {"pcm.!default { type null }", true},
    {"pcm.!default { type file file \"/dev/null\" slave.pcm { type null } }", true},
    {"pcm.!default { type plug slave.pcm { type hw card 0 } }", true},
    {"pcm.!default { type pulse }", false},
    {"pcm.!default { type pipewire }", false},
    {"pcm.server { type pulse }\npcm.!default \"server\"", false},
    {"pcm.card { type hw card 0 }\npcm.!default \"card\"", true},
};

BOOST_DATA_TEST_CASE(a_sound_server_is_known_by_the_type_of_the_default_device,
                     boost::unit_test::data::make(default_rows), row) {
  static unsigned number = 0;  // a file that is changed within a second is not read again
  auto const folder =
      std::filesystem::path{std::getenv("ALSA_CONFIG_PATH")}.parent_path();  // NOLINT: one thread
  auto const file = folder / ("alsa" + std::to_string(++number) + ".conf");
  std::ofstream{file} << row.configuration << '\n';
  setenv("ALSA_CONFIG_PATH", file.c_str(), 1);
  BOOST_TEST(is_bare_alsa() == row.is_bare);
}

BOOST_AUTO_TEST_CASE(a_sink_that_nobody_used_ends) { BOOST_TEST(make_portaudio_sink() != nullptr); }

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
