// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way, heard: announcement, words, eSpeak NG, ring, PortAudio, ALSA, a paced sound server, a
// recording.
#include "speech/sound/portaudio_stream.hpp"
#include "speech/sound/sound_sink.hpp"
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"

#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(paced_sound)

namespace {

using namespace tactus::table;
using test::loud_seconds;
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

constexpr unsigned rounds_at_most = 20;

struct Table {
  test::SoundStudio studio;
  std::vector<Pcm> utterances;  // as they were synthesised; read them after finish()
  std::vector<std::string> captions, troubles;
  std::unique_ptr<Speaker> speaker;

  explicit Table(test::Reached reached = test::Reached::by_its_own) : studio(1, reached) {
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
    studio.listen(3);  // until the stream runs
  }

  /// Of what was heard from `start` on, until half a second after now.
  double seconds_heard(std::size_t start) {
    studio.listen(0.5);
    return loud_seconds(studio.recording(), studio_rate_hz, start);
  }
  double seconds_synthesised(std::size_t utterance) const {
    return loud_seconds(utterances.at(utterance), speech_rate_hz);
  }
  /// Says them: what is heard is what was synthesised, once and whole. Where a busy machine feeds ALSA too
  /// late sound can be lost; such a round says nothing, and the same is said again. Nothing is ever heard
  /// twice.
  void check_heard_whole(std::vector<Announcement> const& announcements) {
    double heard = 0, synthesised = 1;
    for (unsigned round = 0; round < rounds_at_most && heard < 0.95 * synthesised; ++round) {
      std::size_t const start = studio.recorded(), first = utterances.size();
      for (Announcement const& each : announcements) speaker->say(each);
      speaker->finish();
      heard = seconds_heard(start);
      BOOST_REQUIRE(utterances.size() == first + announcements.size());
      synthesised = 0;
      for (std::size_t each = first; each < utterances.size(); ++each)
        synthesised += seconds_synthesised(each);
      BOOST_TEST(heard < 1.05 * synthesised);
    }
    BOOST_TEST(heard == synthesised, boost::test_tools::tolerance(0.05));
  }
};

Announcement a_move() { return test::said(test::move(chess::Kind::knight, "g1", "f3")); }
Announcement long_chatter() {
  return {Audience::white, false, TimesTold{std::chrono::seconds{4325}, std::chrono::seconds{4326}}};
}

BOOST_AUTO_TEST_CASE(a_move_is_heard_whole) {
  Table table;
  table.check_heard_whole({a_move()});
  BOOST_TEST(sound_in(table.utterances.back()).seconds(speech_rate_hz) > 0.6);
  BOOST_TEST(table.troubles.empty());
}

BOOST_AUTO_TEST_CASE(a_mating_move_and_the_result_behind_it_are_heard_once_each_and_whole) {
  Table table;
  table.check_heard_whole({test::said(test::move(chess::Kind::queen, "d8", "h4")),
                           {Audience::table, false, GameOver{GameResult::black_wins}}});
}

BOOST_AUTO_TEST_CASE(a_card_without_a_server_has_time_to_be_late) {
  for (auto const reached : {test::Reached::by_its_own, test::Reached::as_a_card}) {
    test::SoundStudio const studio{1, reached};
    AudioSystem const system;
    auto const stream = OutputStream::open({});
    BOOST_REQUIRE(stream != nullptr);
    BOOST_TEST(stream->is_deep() == (reached == test::Reached::as_a_card));
    BOOST_TEST((stream->feed(Side::both)->latency.count() > 0.1) == stream->is_deep());
  }
}

BOOST_DATA_TEST_CASE(a_key_silences_the_loudspeaker_and_the_next_move_is_whole,
                     boost::unit_test::data::make({0, 1}), is_card) {
  Table table{is_card != 0 ? test::Reached::as_a_card : test::Reached::by_its_own};
  std::size_t const start = table.studio.recorded();
  table.speaker->say(long_chatter());
  BOOST_REQUIRE(
      test::eventually([&] { return loud_seconds(table.studio.recording(), studio_rate_hz, start) > 0.2; }));
  table.speaker->stop();
  std::size_t const stopped = table.studio.recorded();
  table.speaker->finish();
  table.studio.listen(1);
  Sound const sound = sound_in(table.studio.recording(), start);
  // 100 ms for a key, and what the server holds. How soon it is, benchmarks/cut_to_silence.cpp measures.
  BOOST_TEST(static_cast<double>(sound.to) - static_cast<double>(stopped) < 0.25 * studio_rate_hz);
  table.check_heard_whole({a_move()});
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
