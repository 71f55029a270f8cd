// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus score --form audio`: a game that was played, as a file of sound with its list of cues.
#include "speech/sound/sound.hpp"
#include "src/store/game_file.hpp"
#include "src/table/commands/export.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;

namespace {

struct PlayedGame {
  TemporaryFolder folder;
  std::string game = folder / "game.tactus";

  PlayedGame() { run("tactus", {"play", "--silent", "--game", game}, "f3\ne5\ng4\nQh4\nmate\nconfirm\n"); }

  Ended score(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"score", game});
    return run("tactus", arguments);
  }
  /// The sound and its cues.
  std::pair<speech::Sound, std::vector<nlohmann::json>> audio(std::string const& name,
                                                              std::vector<std::string> more = {}) const {
    more.insert(more.end(), {"--form", "audio", "--into", folder / name});
    auto const ended = score(more);
    BOOST_TEST(ended.status == 0, ended.err);
    std::vector<nlohmann::json> cues;
    std::ifstream in{folder / (name + ".cue.jsonl")};
    for (std::string line; std::getline(in, line);) cues.push_back(nlohmann::json::parse(line));
    auto sound = speech::read_sound(folder / name);
    BOOST_TEST_REQUIRE(sound.has_value());
    return {*std::move(sound), std::move(cues)};
  }
  /// As if the player had recorded this ply: a tone of 500 Hz and 1.5 s.
  void record(unsigned ply, std::string const& name, bool is_there) const {
    if (is_there) {
      speech::Sound tone{16000};
      for (int i = 0; i < 24000; ++i)
        tone.samples.push_back(static_cast<std::int16_t>(8000 * std::sin(2 * M_PI * 500 * i / 16000.0)));
      std::filesystem::create_directories(folder / "game.recordings");
      BOOST_TEST_REQUIRE(
          write_sound(folder / ("game.recordings/" + name), tone, speech::Existing::kept).has_value());
    }
    auto file = store::GameFile::open_for_append(game);
    BOOST_TEST_REQUIRE(file.has_value());
    std::vector<table::StampedEvent> const events{
        {Instant{std::chrono::hours{1'000'000}},
         table::Input{table::RecordingKept{chess::Color::white, ply, name, Millis{1500}}}}};
    BOOST_TEST_REQUIRE(file->append(events).has_value());
  }
};

std::size_t sample_at(nlohmann::json const& ms, unsigned rate_hz) {
  return ms.get<std::size_t>() * rate_hz / 1000;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(audio_scoresheet_of_a_game)

BOOST_FIXTURE_TEST_CASE(flac_and_wav_are_spoken_where_the_cues_say_and_silent_in_between, PlayedGame) {
  for (std::string const name : {"game.flac", "game.wav"}) {
    auto const [sound, cues] = audio(name);
    BOOST_TEST_REQUIRE(cues.size() == 5U);
    std::size_t before = 0;
    for (auto const& cue : cues) {
      std::size_t const start = sample_at(cue["start_ms"], sound.rate_hz);
      std::size_t const end = sample_at(cue["end_ms"], sound.rate_hz);
      for (std::size_t at = before == 0 ? start : before + sound.rate_hz / 500; at < start; ++at)
        BOOST_TEST_REQUIRE(sound.samples.at(at) == 0);
      int peak = 0;
      for (std::size_t at = start; at < end; ++at) peak = std::max(peak, std::abs(int{sound.samples.at(at)}));
      BOOST_TEST(peak > 3000);
      BOOST_TEST(end - start > sound.rate_hz / 2);
      before = end;
    }
    BOOST_TEST(sound.samples.size() > before);
  }
}

BOOST_FIXTURE_TEST_CASE(the_whole_is_as_long_as_its_parts, PlayedGame) {
  auto const [whole, cues] = audio("game.flac");
  auto const [first, first_cues] = audio("first.flac", {"--moves", "1"});
  auto const [second, second_cues] = audio("second.flac", {"--moves", "2-"});
  BOOST_TEST(first_cues.size() == 2U);
  BOOST_TEST(second_cues.size() == 3U);
  BOOST_TEST(static_cast<double>(whole.length().count()) ==
                 static_cast<double>((first.length() + second.length()).count()),
             boost::test_tools::tolerance(0.05));
  double const start = cues.at(2)["start_ms"];
  BOOST_TEST(start == static_cast<double>(first.length().count()), boost::test_tools::tolerance(0.05));
}

BOOST_FIXTURE_TEST_CASE(another_rate_and_style_are_heard, PlayedGame) {
  auto const [usual, cues] = audio("usual.wav");
  auto const [quick, quick_cues] = audio("quick.wav", {"--table-rate", "330"});
  auto const [full, full_cues] = audio("full.wav", {"--style", "long", "--language", "fi"});
  BOOST_TEST(quick.length().count() < usual.length().count() * 8 / 10);
  BOOST_TEST(full.length() > usual.length());
}

BOOST_FIXTURE_TEST_CASE(recordings_are_heard_where_they_are_and_words_where_not, PlayedGame) {
  record(2, "ply-002.flac", true);
  record(3, "ply-003.flac", false);
  auto const [sound, cues] = audio("own.flac", {"--recordings"});
  BOOST_TEST(cues.at(0)["source"] == "words");
  BOOST_TEST(cues.at(1)["source"] == "recording");
  BOOST_TEST(cues.at(2)["source"] == "words");
  int const length = cues.at(1)["end_ms"].get<int>() - cues.at(1)["start_ms"].get<int>();
  BOOST_TEST(std::abs(length - 1500) <= 5);
  std::size_t crossings = 0;
  for (std::size_t at = sample_at(cues.at(1)["start_ms"], sound.rate_hz) + 1;
       at < sample_at(cues.at(1)["end_ms"], sound.rate_hz); ++at)
    crossings += sound.samples.at(at - 1) < 0 && sound.samples.at(at) >= 0 ? 1 : 0;
  BOOST_TEST(static_cast<double>(crossings) == 750.0, boost::test_tools::tolerance(0.01));
  auto const ended = score({"--form", "audio", "--recordings", "--into", folder / "own.flac"});
  BOOST_TEST(ended.err.find("ply-003.flac") != std::string::npos);
  BOOST_TEST(ended.err.find("; in words instead\n") != std::string::npos);
  auto const [words, word_cues] = audio("words.flac");
  BOOST_TEST(word_cues.at(1)["source"] == "words");
}

BOOST_FIXTURE_TEST_CASE(what_cannot_be_heard_is_said, PlayedGame) {
  auto const size = std::filesystem::file_size(game);
  BOOST_TEST(score({"--form", "audio"}).err ==
             "error: --form audio: expected --into FILE.flac or --into FILE.wav\n");
  BOOST_TEST(score({"--form", "audio"}).status == 2);
  BOOST_TEST(score({"--hear", "1w", "--into", "x.wav"}).status == 2);
  auto const mp3 = score({"--form", "audio", "--into", folder / "a.mp3"});
  BOOST_TEST(mp3.status == 1);
  BOOST_TEST(mp3.err.find("expected a name that ends in .flac or .wav") != std::string::npos);
  BOOST_TEST(score({"--hear", "twelve"}).err ==
             "error: twelve: expected moves of this game, for example 12w, 12 or 12-15\n");
  BOOST_TEST(score({"--form", "audio", "--moves", "9", "--into", folder / "a.wav"}).err ==
             "error: 9: no such move was made\n");
  std::filesystem::rename(game, folder / "game.wav");
  auto const itself =
      run("tactus", {"score", folder / "game.wav", "--form", "audio", "--into", folder / "game.wav"});
  BOOST_TEST(itself.status == 1);
  BOOST_TEST(itself.err.find("is the game file itself") != std::string::npos);
  BOOST_TEST(std::filesystem::file_size(folder / "game.wav") == size);
}

BOOST_AUTO_TEST_SUITE_END()
