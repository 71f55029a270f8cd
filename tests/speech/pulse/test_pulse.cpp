// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way, heard: announcement, words, eSpeak NG, ring, PortAudio, ALSA, a paced sound server, a
// recording.
#include "speech/own_voice.hpp"
#include "speech/sound_sink_portaudio.hpp"
#include "speech/sound_sink_tee.hpp"
#include "speech/speaker.hpp"
#include "speech/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(paced_sound)

namespace {

using namespace tactus::table;
using test::Pcm;
using test::Sound;
using test::sound_in;
using test::studio_rate_hz;

/// Keeps what was synthesised, to compare it with what was heard.
class KeepingSink final : public SoundSink {
 public:
  explicit KeepingSink(std::vector<Pcm>& kept) : kept_(kept) {}
  void begin(Audience /*to*/) override { kept_.emplace_back(); }
  bool write(Samples samples) override {
    kept_.back().insert(kept_.back().end(), samples.begin(), samples.end());
    return true;
  }
  Heard finish() override { return Heard::completely; }
  void cut() noexcept override {}

 private:
  std::vector<Pcm>& kept_;
};

struct Table {
  test::SoundStudio studio;
  std::vector<Pcm> utterances;  // as they were synthesised; read them after finish()
  std::vector<std::string> captions, troubles;
  std::unique_ptr<Speaker> speaker;

  Table() {
    auto engine = make_espeak_synthesiser();
    BOOST_REQUIRE(engine.has_value());
    std::vector<std::unique_ptr<SoundSink>> sinks;
    sinks.push_back(std::make_unique<KeepingSink>(utterances));
    sinks.push_back(make_portaudio_sink());
    speaker = std::make_unique<Speaker>(
        std::make_unique<OwnVoice>(std::move(*engine), std::make_unique<TeeSink>(std::move(sinks))),
        SpeakerSettings{},
        SpeakerListener{
            [this](Announcement const&, std::string const& caption) { captions.push_back(caption); },
            [this](std::string const& sentence) { troubles.push_back(sentence); }});
    studio.listen(3);  // the first buffers of a null sink stall for up to two seconds
  }

  /// Says it, waits until it is said and a little longer, returns what was heard.
  Sound heard(Announcement const& announcement) {
    std::size_t const start = studio.recorded();
    speaker->say(announcement);
    speaker->finish();
    studio.listen(0.5);
    return sound_in(studio.recording(), start);
  }
};

Announcement a_move() { return test::said(test::move(chess::Kind::knight, "g1", "f3")); }
Announcement long_chatter() {
  return {Audience::white, false, TimesTold{std::chrono::seconds{4325}, std::chrono::seconds{4326}}};
}

BOOST_AUTO_TEST_CASE(a_move_is_heard_whole_at_its_right_length) {
  Table table;
  Sound const sound = table.heard(a_move());
  double const expected = sound_in(table.utterances.back()).seconds(speech_rate_hz);
  BOOST_TEST(expected > 0.6);
  BOOST_TEST(sound.seconds(studio_rate_hz) == expected, boost::test_tools::tolerance(0.05));
  BOOST_TEST(table.troubles.empty());
}

BOOST_AUTO_TEST_CASE(a_mating_move_and_the_result_behind_it_are_heard_once_each_and_whole) {
  Table table;
  std::size_t const start = table.studio.recorded();
  table.speaker->say(test::said(test::move(chess::Kind::queen, "d8", "h4")));
  table.speaker->say({Audience::table, false, GameOver{GameResult::black_wins}});
  table.speaker->finish();
  table.studio.listen(0.5);
  BOOST_REQUIRE(table.utterances.size() == 2U);
  double const move = sound_in(table.utterances[0]).seconds(speech_rate_hz);
  double const result = sound_in(table.utterances[1]).seconds(speech_rate_hz);
  double const pauses =
      static_cast<double>(table.utterances[0].size() + table.utterances[1].size()) / speech_rate_hz - move -
      result;
  double const heard = sound_in(table.studio.recording(), start).seconds(studio_rate_hz);
  BOOST_TEST(heard > (move + result) * 0.95);
  BOOST_TEST(heard < (move + result) * 1.05 + pauses + 0.1);
}

BOOST_AUTO_TEST_CASE(a_key_silences_the_loudspeaker_and_the_next_move_is_whole) {
  Table table;
  std::size_t const start = table.studio.recorded();
  table.speaker->say(long_chatter());
  BOOST_REQUIRE(test::eventually(
      [&] { return sound_in(table.studio.recording(), start).seconds(studio_rate_hz) > 0.5; }));
  table.speaker->stop();
  std::size_t const stopped = table.studio.recorded();
  table.speaker->finish();
  table.studio.listen(1);
  Sound const sound = sound_in(table.studio.recording(), start);
  double const whole = sound_in(table.utterances.back()).seconds(speech_rate_hz);
  BOOST_TEST(sound.seconds(studio_rate_hz) < whole / 2);
  // 100 ms for a key, and what the server and the recorder hold.
  BOOST_TEST(static_cast<double>(sound.to) - static_cast<double>(stopped) < 0.25 * studio_rate_hz);

  Sound const next = table.heard(a_move());
  BOOST_TEST(next.seconds(studio_rate_hz) == sound_in(table.utterances.back()).seconds(speech_rate_hz),
             boost::test_tools::tolerance(0.05));
}

/// Sound comes to the recording later than it was made, and it is the same time later at the beginning of an
/// utterance as at its cut. What a cut takes longer is the time that counts.
double seconds_to_silence(Table& table) {
  std::size_t const began = table.studio.recorded();
  table.speaker->say(long_chatter());
  BOOST_REQUIRE(test::eventually(
      [&] { return sound_in(table.studio.recording(), began).seconds(studio_rate_hz) > 0.4; }));
  std::size_t const cut = table.studio.recorded();
  table.speaker->stop();
  table.speaker->finish();
  table.studio.listen(0.5);
  Sound const sound = sound_in(table.studio.recording(), began);
  auto const seconds = [](std::size_t frames) { return static_cast<double>(frames) / studio_rate_hz; };
  return (seconds(sound.to) - seconds(cut)) - (seconds(sound.from) - seconds(began));
}

BOOST_AUTO_TEST_CASE(a_cut_is_silence_within_thirty_milliseconds) {
  Table table;
  std::vector<double> times;
  for (int cut = 0; cut < 9; ++cut) times.push_back(seconds_to_silence(table));
  std::sort(times.begin(), times.end());
  BOOST_TEST_MESSAGE("cut to silence: " << times.front() << ' ' << times[4] << ' ' << times.back() << " s");
  BOOST_TEST(times[4] < 0.03);
}

BOOST_AUTO_TEST_CASE(when_the_device_goes_away_captions_go_on) {
  Table table;
  std::size_t const start = table.studio.recorded();
  table.speaker->say(long_chatter());
  BOOST_REQUIRE(test::eventually([&] { return sound_in(table.studio.recording(), start).to > 0; }));
  table.studio.pull_the_plug();
  table.speaker->say(a_move());
  table.speaker->finish();
  BOOST_TEST(table.captions.back() == "Springer Felix drei");
  BOOST_REQUIRE(!table.troubles.empty());
  BOOST_TEST(table.troubles.back().find("no sound") == 0U, table.troubles.back());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
