// SPDX-License-Identifier: GPL-3.0-or-later
// Where speech goes without a sound card: files, several sinks at once, nowhere.
#include "core/message/written.hpp"
#include "speech/sound/sound_sink.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

#include <boost/test/unit_test.hpp>
#include <sndfile.h>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(sound_sinks)

namespace {

using table::Audience;

struct Folder {
  std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("tactus_sink_" + std::to_string(getpid()));
  Folder() { std::filesystem::create_directories(path); }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string file(char const* name) const { return (path / name).string(); }
};

struct Wav {
  SF_INFO info{};
  std::vector<std::int16_t> samples;
  double seconds() const { return static_cast<double>(samples.size()) / speech_rate_hz; }
};
Wav read_wav(std::string const& path) {
  Wav wav;
  SNDFILE* const file = sf_open(path.c_str(), SFM_READ, &wav.info);
  BOOST_REQUIRE(file != nullptr);
  wav.samples.resize(static_cast<std::size_t>(wav.info.frames));
  BOOST_TEST(sf_read_short(file, wav.samples.data(), wav.info.frames) == wav.info.frames);
  sf_close(file);
  return wav;
}

/// Remembers what it was asked, and refuses samples when told to.
class Recorder final : public SoundSink {
 public:
  struct Log {
    std::size_t samples = 0;
    int begun = 0, cuts = 0;
    bool refuses = false;
    Heard heard = Heard::completely;
    std::string trouble;
  };
  explicit Recorder(Log& log) : log_(log) {}
  void begin(Audience /*to*/) override { ++log_.begun; }
  bool write(Samples samples) override {
    log_.samples += samples.size();
    return !log_.refuses;
  }
  Heard finish() override { return log_.heard; }
  void cut() noexcept override { ++log_.cuts; }
  std::string trouble() const override { return log_.trouble; }

 private:
  Log& log_;
};

BOOST_AUTO_TEST_CASE(a_game_is_one_wav_file_with_gaps_between_its_utterances) {
  Folder const folder;
  {
    auto sink = make_wav_sink(folder.file("game.wav"));
    BOOST_REQUIRE(sink.has_value());
    for (int i = 0; i < 3; ++i) {
      (*sink)->begin(Audience::table);
      BOOST_TEST((*sink)->write(std::vector<std::int16_t>(speech_rate_hz, 1000)));
      BOOST_CHECK((*sink)->finish() == Heard::completely);
    }
  }
  Wav const wav = read_wav(folder.file("game.wav"));
  BOOST_TEST(wav.info.samplerate == 22050);
  BOOST_TEST(wav.info.channels == 1);
  BOOST_TEST(wav.seconds() > 3.3);
  BOOST_TEST(wav.seconds() < 4.0);
  BOOST_TEST(wav.samples[speech_rate_hz / 2] == 1000);
  BOOST_TEST(wav.samples[speech_rate_hz + 100] == 0);
  BOOST_TEST(wav.samples[speech_rate_hz * 5 / 4 + 100] == 1000);
}

BOOST_AUTO_TEST_CASE(a_wav_file_is_valid_while_it_is_being_written) {
  Folder const folder;
  auto sink = make_wav_sink(folder.file("game.wav"));
  BOOST_REQUIRE(sink.has_value());
  (*sink)->begin(Audience::table);
  for (int i = 0; i < 50; ++i) (*sink)->write(std::vector<std::int16_t>(1081, 1000));
  // A copy is what a crash would leave.
  std::filesystem::copy_file(folder.file("game.wav"), folder.file("copy.wav"));
  BOOST_TEST(read_wav(folder.file("copy.wav")).seconds() > 1.4);
}

BOOST_AUTO_TEST_CASE(a_wav_file_that_cannot_be_written_is_a_clear_error) {
  auto const sink = make_wav_sink("/no/such/folder/game.wav");
  BOOST_REQUIRE(!sink.has_value());
  BOOST_TEST(written(sink.error()).find("/no/such/folder/game.wav") != std::string::npos);
  BOOST_TEST(written(sink.error()).find("expected") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_told_and_speaking_goes_on) {
  auto sink = make_wav_sink("/dev/full");
  if (!sink) return;  // some versions of the library refuse the device at once, which is a clear error too
  (*sink)->begin(Audience::table);
  BOOST_TEST((*sink)->write(std::vector<std::int16_t>(100'000, 1)));
  BOOST_CHECK((*sink)->finish() == Heard::completely);
  BOOST_TEST((*sink)->trouble().find("expected free space") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_speech_of_a_speaker_is_in_its_file) {
  Folder const folder;
  {
    auto engine = make_espeak_synthesiser();
    BOOST_REQUIRE(engine.has_value());
    auto sink = make_wav_sink(folder.file("game.wav"));
    BOOST_REQUIRE(sink.has_value());
    Speaker speaker{std::make_unique<OwnVoice>(std::move(*engine), std::move(*sink)), {}, {}};
    speaker.say(test::said(test::move(chess::Kind::pawn, "e2", "e4")));
    speaker.say(test::said(test::move(chess::Kind::knight, "b8", "c6")));
    speaker.finish();
  }
  Wav const wav = read_wav(folder.file("game.wav"));
  BOOST_TEST(wav.seconds() > 2.0);
  BOOST_TEST(wav.seconds() < 4.0);
  auto const loud =
      std::count_if(wav.samples.begin(), wav.samples.end(), [](int s) { return s > 500 || s < -500; });
  BOOST_TEST(static_cast<double>(loud) > 0.2 * static_cast<double>(wav.samples.size()));
}

BOOST_AUTO_TEST_CASE(a_cut_utterance_takes_no_more_samples_until_the_next_begins) {
  NullSink sink;
  std::vector<std::int16_t> const samples(10);
  sink.begin(Audience::table);
  BOOST_TEST(sink.write(samples));
  sink.cut();
  BOOST_TEST(!sink.write(samples));
  BOOST_CHECK(sink.finish() == Heard::cut);
  sink.begin(Audience::table);
  BOOST_TEST(sink.write(samples));
  BOOST_CHECK(sink.finish() == Heard::completely);
}

BOOST_AUTO_TEST_CASE(several_sinks_hear_the_same_and_the_worst_news_counts) {
  Recorder::Log first, second;
  std::vector<std::unique_ptr<SoundSink>> sinks;
  sinks.push_back(std::make_unique<Recorder>(first));
  sinks.push_back(std::make_unique<Recorder>(second));
  TeeSink tee{std::move(sinks)};
  std::vector<std::int16_t> const samples(10);
  tee.begin(Audience::white);
  BOOST_TEST(tee.write(samples));
  first.refuses = true;
  BOOST_TEST(!tee.write(samples));
  BOOST_TEST(second.samples == 20U);
  tee.cut();
  BOOST_TEST(first.cuts + second.cuts == 2);
  first.heard = Heard::cut;
  BOOST_CHECK(tee.finish() == Heard::cut);
  second.heard = Heard::lost;
  BOOST_CHECK(tee.finish() == Heard::lost);
  first.trouble = "One.";
  second.trouble = "Two.";
  BOOST_TEST(tee.trouble() == "One. Two.");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
