// SPDX-License-Identifier: GPL-3.0-or-later
// Sound files: whole or not there, never over another, also on a full disk.
#include "speech/sound/sound.hpp"
#include "speech/voice/synthesiser.hpp"
#include "tests/temporary_folder.hpp"

#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(sound_files)

namespace {

/// Noise that no format can make small.
Sound noise(unsigned rate_hz, std::size_t count) {
  Sound sound{rate_hz};
  std::uint32_t dice = 1;
  for (std::size_t i = 0; i < count; ++i) {
    dice = dice * 1664525U + 1013904223U;
    sound.samples.push_back(static_cast<std::int16_t>(dice >> 17U));
  }
  return sound;
}

Sound tone(double frequency_hz, unsigned rate_hz, double seconds) {
  Sound sound{rate_hz};
  for (int i = 0; i < static_cast<int>(seconds * rate_hz); ++i)
    sound.samples.push_back(
        static_cast<std::int16_t>(8000 * std::sin(2 * M_PI * frequency_hz * i / rate_hz)));
  return sound;
}

std::size_t upward_crossings(Sound const& sound) {
  std::size_t count = 0;
  for (std::size_t i = 1; i < sound.samples.size(); ++i)
    count += sound.samples[i - 1] < 0 && sound.samples[i] >= 0 ? 1 : 0;
  return count;
}

/// As a disk that has no more room: no file may become longer.
class FullDisk {
 public:
  explicit FullDisk(rlim_t longest) {
    getrlimit(RLIMIT_FSIZE, &before_);
    handler_ = std::signal(SIGXFSZ, SIG_IGN);  // NOLINT: as the programs do
    rlimit const now{longest, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
  }
  FullDisk(FullDisk const&) = delete;
  FullDisk& operator=(FullDisk const&) = delete;
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);  // NOLINT
  }

 private:
  rlimit before_{};
  void (*handler_)(int) = SIG_DFL;
};

std::size_t files_in(std::string const& folder) {
  return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{folder}, {}));
}

BOOST_AUTO_TEST_CASE(flac_and_wav_keep_every_sample) {
  TemporaryFolder const folder;
  for (std::string const name : {"a.flac", "a.wav"}) {
    for (std::size_t const count : {1U, 1000U, 100'000U}) {
      Sound const sound = noise(16000, count);
      BOOST_TEST_REQUIRE(write_sound(folder / name, sound, Existing::replaced).has_value());
      auto const read = read_sound(folder / name);
      BOOST_TEST_REQUIRE(read.has_value());
      BOOST_TEST(read->rate_hz == 16000U);
      BOOST_TEST((read->samples == sound.samples));
    }
  }
  BOOST_TEST(files_in(folder / "") == 2U);
}

BOOST_AUTO_TEST_CASE(a_name_that_is_taken_stays_as_it_is) {
  TemporaryFolder const folder;
  Sound const first = noise(16000, 500);
  BOOST_TEST_REQUIRE(write_sound(folder / "a.flac", first, Existing::kept).has_value());
  auto const second = write_sound(folder / "a.flac", noise(16000, 900), Existing::kept);
  BOOST_TEST_REQUIRE(!second.has_value());
  BOOST_TEST((second.error().fault == SoundFileFault::name_taken));
  BOOST_TEST((read_sound(folder / "a.flac")->samples == first.samples));
  BOOST_TEST(files_in(folder / "") == 1U);
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_told_and_leaves_no_half_file) {
  TemporaryFolder const folder;
  for (std::string const name : {"a.flac", "a.wav"}) {
    for (rlim_t const room : {0U, 100U, 5'000U, 30'000U}) {
      FullDisk const full{room};
      auto const written = write_sound(folder / name, noise(16000, 16000), Existing::kept);
      BOOST_TEST_REQUIRE(!written.has_value());
      BOOST_TEST((written.error().fault == SoundFileFault::not_written));
      BOOST_TEST(written.error().message ==
                 folder / name + ": cannot be written: expected free space on its disk");
      BOOST_TEST(files_in(folder / "") == 0U);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_full_disk_leaves_the_file_that_was_to_be_replaced) {
  TemporaryFolder const folder;
  Sound const old = noise(16000, 2000);
  BOOST_TEST_REQUIRE(write_sound(folder / "a.wav", old, Existing::kept).has_value());
  FullDisk const full{5'000};
  BOOST_TEST(!write_sound(folder / "a.wav", noise(16000, 16000), Existing::replaced).has_value());
  BOOST_TEST((read_sound(folder / "a.wav")->samples == old.samples));
}

BOOST_AUTO_TEST_CASE(what_is_no_recording_is_refused_with_what_was_expected) {
  TemporaryFolder const folder;
  BOOST_TEST(!read_sound(folder / "none.flac").has_value());
  std::ofstream{folder / "text.flac"} << "not a sound";
  BOOST_TEST(read_sound(folder / "text.flac").error().find(folder / "text.flac: cannot be read") == 0U);
  BOOST_TEST(write_sound(folder / "a.mp3", noise(16000, 10), Existing::kept).error().message ==
             folder / "a.mp3: cannot be written: expected a name that ends in .flac or .wav");
  BOOST_TEST(write_sound("/nowhere/a.wav", noise(16000, 10), Existing::kept).error().message ==
             "/nowhere/a.wav: cannot be written: No such file or directory");
}

BOOST_AUTO_TEST_CASE(a_cut_file_is_refused_or_short_but_never_more_than_was_written) {
  TemporaryFolder const folder;
  Sound const sound = noise(16000, 20'000);
  BOOST_TEST_REQUIRE(write_sound(folder / "a.flac", sound, Existing::kept).has_value());
  auto const whole = std::filesystem::file_size(folder / "a.flac");
  for (std::uintmax_t length = 0; length < whole; length += whole / 40) {
    std::filesystem::copy_file(folder / "a.flac", folder / "cut.flac",
                               std::filesystem::copy_options::overwrite_existing);
    std::filesystem::resize_file(folder / "cut.flac", length);
    BOOST_TEST(!read_sound(folder / "cut.flac").has_value());
  }
}

BOOST_AUTO_TEST_CASE(another_rate_keeps_tone_and_length) {
  Sound const sound = tone(440, 16000, 2);
  for (unsigned const rate : {8000U, 16000U, 22050U, 48000U}) {
    Sound const other = resampled(sound, rate);
    BOOST_TEST(other.rate_hz == rate);
    BOOST_TEST(static_cast<double>(other.length().count()) == 2000.0, boost::test_tools::tolerance(0.005));
    BOOST_TEST(static_cast<double>(upward_crossings(other)) == 880.0, boost::test_tools::tolerance(0.005));
    BOOST_TEST(std::abs(other.peak() - 8000) < 80);
  }
  BOOST_TEST(resampled(Sound{16000}, 22050).samples.empty());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(playing_recordings)

/// Says each part as one sample.
class OneSampleVoice final : public Synthesiser {
 public:
  tl::expected<Spoken, SynthesisError> speak(Part const& /*part*/, VoiceSettings const& /*voice*/,
                                             Receiver const& receive) override {
    static constexpr std::int16_t sample = 7;
    return receive({&sample, 1}) ? Spoken::completely : Spoken::cut;
  }
};

struct Voice {
  TemporaryFolder folder;
  std::unique_ptr<Synthesiser> voice = with_recordings(std::make_unique<OneSampleVoice>(), folder / "");
  std::vector<std::int16_t> heard;

  tl::expected<Spoken, SynthesisError> speak(Part const& part, std::size_t most = 1'000'000) {
    return voice->speak(part, {}, [&](Samples samples) {
      heard.insert(heard.end(), samples.begin(), samples.end());
      return heard.size() < most;
    });
  }
};

BOOST_FIXTURE_TEST_CASE(words_are_spoken_and_recordings_played_in_order, Voice) {
  BOOST_TEST_REQUIRE(write_sound(folder / "a.flac", tone(400, 16000, 0.5), Existing::kept).has_value());
  BOOST_TEST_REQUIRE(write_sound(folder / "b.flac", tone(800, 16000, 1), Existing::kept).has_value());
  BOOST_TEST((speak({Language::english, "words"}).value() == Spoken::completely));
  BOOST_TEST(heard.size() == 1U);
  heard.clear();
  BOOST_TEST((speak({Language::english, "words", {"a.flac", "b.flac"}}).value() == Spoken::completely));
  BOOST_TEST(static_cast<double>(heard.size()) == 1.5 * speech_rate_hz, boost::test_tools::tolerance(0.01));
  auto const middle = heard.begin() + speech_rate_hz / 2;
  BOOST_TEST(static_cast<double>(upward_crossings({speech_rate_hz, {heard.begin(), middle}})) == 200.0,
             boost::test_tools::tolerance(0.03));
  BOOST_TEST(static_cast<double>(upward_crossings({speech_rate_hz, {middle, heard.end()}})) == 800.0,
             boost::test_tools::tolerance(0.03));
}

BOOST_FIXTURE_TEST_CASE(a_cut_ends_a_recording_soon, Voice) {
  BOOST_TEST_REQUIRE(write_sound(folder / "a.flac", tone(400, 16000, 5), Existing::kept).has_value());
  BOOST_TEST((speak({Language::english, "", {"a.flac", "a.flac"}}, 5000).value() == Spoken::cut));
  BOOST_TEST(heard.size() < 5000U + speech_rate_hz / 20);
}

BOOST_FIXTURE_TEST_CASE(a_recording_that_is_gone_is_an_error, Voice) {
  BOOST_TEST(speak({Language::english, "", {"gone.flac"}}).error().message.find("gone.flac") !=
             std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
