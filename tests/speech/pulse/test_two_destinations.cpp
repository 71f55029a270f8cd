// SPDX-License-Identifier: GPL-3.0-or-later
// The table and the earphone, heard: the two sides of one device, two devices, and one of them going away.
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"

#include <array>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(two_destinations)

namespace {

using table::Announcement;
using table::Audience;
using test::Ear;
using test::is_loud;
using test::sound_in;
using test::studio_rate_hz;

struct TwoEars {
  test::SoundStudio studio;
  std::vector<std::string> troubles;
  std::vector<table::MoveUnheard> missed;
  std::unique_ptr<Speaker> speaker;

  TwoEars(SoundPlan const& plan, int devices) : studio(devices) {
    auto engine = make_espeak_synthesiser();
    BOOST_REQUIRE(engine.has_value());
    speaker = std::make_unique<Speaker>(
        std::make_unique<OwnVoice>(std::move(*engine), make_portaudio_sink(plan)),
        SpeakerSettings{.wording = {}, .voices = {}, .ears = plan.ears},
        SpeakerListener{{},
                        [this](std::string const& sentence) { troubles.push_back(sentence); },
                        {},
                        [this](table::MoveUnheard const& move) { missed.push_back(move); }});
    studio.listen(3);  // until the stream runs
  }

  void say(Audience to, int listening = 1) {
    speaker->say(test::said(test::move(chess::Kind::knight, "g1", "f3"), to));
    speaker->finish();
    studio.listen(0.5, listening);
  }
  double seconds_heard(int device, std::size_t start, Ear ear = Ear::both) const {
    return sound_in(studio.recording(device, ear), start).seconds(studio_rate_hz);
  }
};

BOOST_AUTO_TEST_CASE(left_and_right_of_one_device_are_two_ears) {
  TwoEars ears{{{"", Side::left}, {"", Side::right}, {"", Side::both}}, 1};
  std::size_t start = ears.studio.recorded();
  ears.say(Audience::table);
  BOOST_TEST(ears.seconds_heard(1, start, Ear::left) > 0.6);
  BOOST_TEST(ears.seconds_heard(1, start, Ear::right) == 0);
  start = ears.studio.recorded();
  ears.say(Audience::white);
  BOOST_TEST(ears.seconds_heard(1, start, Ear::left) == 0);
  BOOST_TEST(ears.seconds_heard(1, start, Ear::right) > 0.4);
  start = ears.studio.recorded();
  ears.say(Audience::black);
  BOOST_TEST(ears.seconds_heard(1, start, Ear::left) > 0.4);
  BOOST_TEST(ears.seconds_heard(1, start, Ear::right) > 0.4);
  BOOST_TEST(ears.troubles.empty());
}

BOOST_AUTO_TEST_CASE(a_private_message_stays_in_its_earphone_also_when_that_goes_away) {
  TwoEars ears{{{"room1", Side::both}, {"room2", Side::both}, {"room2", Side::both}}, 2};
  std::array<std::size_t, 3> const start{0, ears.studio.recorded(1), ears.studio.recorded(2)};
  ears.say(Audience::white);
  BOOST_TEST(ears.seconds_heard(1, start[1]) == 0);
  BOOST_TEST(ears.seconds_heard(2, start[2]) > 0.4);
  BOOST_TEST(ears.troubles.empty());

  ears.studio.pull_the_plug(2);
  ears.say(Audience::white);
  ears.studio.listen(1);
  BOOST_TEST(ears.seconds_heard(1, start[1]) == 0);
  BOOST_REQUIRE(!ears.troubles.empty());
  BOOST_TEST(ears.troubles.back().find("no sound") == 0U, ears.troubles.back());

  ears.say(Audience::table);
  BOOST_TEST(ears.seconds_heard(1, start[1]) > 0.6);
}

BOOST_AUTO_TEST_CASE(without_the_loudspeaker_the_table_is_told_in_every_ear_that_is_left) {
  TwoEars ears{{{"room1", Side::both}, {"room2", Side::left}, {"room2", Side::right}}, 2};
  ears.studio.pull_the_plug(1);
  std::size_t const start = ears.studio.recorded(2);
  ears.say(Audience::table, 2);
  BOOST_TEST(ears.seconds_heard(2, start, Ear::left) > 0.6);
  BOOST_TEST(ears.seconds_heard(2, start, Ear::right) > 0.6);
  BOOST_TEST(ears.missed.empty());
}

BOOST_AUTO_TEST_CASE(whom_no_ear_is_left_for_has_missed_the_move) {
  TwoEars ears{{{"room1", Side::both},
                {"room2", Side::both},
                {"room2", Side::both},
                std::nullopt,
                std::nullopt,
                {Hearing::all, Hearing::the_table}},
               2};
  ears.say(Audience::table);
  BOOST_TEST(ears.missed.empty());
  ears.studio.pull_the_plug(1);
  ears.say(Audience::table, 2);
  BOOST_REQUIRE(ears.missed.size() == 1U);
  BOOST_TEST((ears.missed[0].to == Audience::table));
  BOOST_TEST((ears.missed[0].by == chess::Color::white));
}

BOOST_AUTO_TEST_CASE(the_loss_of_an_ear_is_told_at_once_and_names_it) {
  test::SoundStudio studio{2};
  std::mutex mutex;
  std::vector<std::pair<Audience, std::string>> told;
  auto const sink = make_portaudio_sink({{"room1", Side::both}, {"room2", Side::left}, {"room1", Side::both}},
                                        [&](Audience to, std::string const& trouble) {
                                          std::scoped_lock const lock{mutex};
                                          told.emplace_back(to, trouble);
                                        });
  sink->begin(Audience::white);
  std::vector<std::int16_t> const second(speech_rate_hz, 1000);
  BOOST_REQUIRE(sink->write(second));
  BOOST_REQUIRE((sink->finish() == Heard::completely));
  BOOST_TEST(told.empty());
  studio.pull_the_plug(2);
  BOOST_TEST(test::eventually([&] {
    std::scoped_lock const lock{mutex};
    return !told.empty();
  }));
  std::scoped_lock const lock{mutex};
  BOOST_TEST_REQUIRE(told.size() == 1U);
  BOOST_TEST((told[0].first == Audience::white));
  BOOST_TEST(told[0].second.find("room2") != std::string::npos, told[0].second);
}

BOOST_AUTO_TEST_CASE(the_next_device_says_to_the_table_what_a_lost_one_did_not_end) {
  TwoEars ears{{{"room1", Side::both}, {"room2", Side::both}, {"room2", Side::both}}, 2};
  std::size_t const start = ears.studio.recorded(1);
  ears.speaker->say(test::said(test::move(chess::Kind::knight, "g1", "f3")));
  BOOST_REQUIRE(test::eventually([&] { return ears.seconds_heard(1, start) > 0.2; }));
  ears.studio.pull_the_plug(1);
  std::size_t const unplugged = ears.studio.recorded(2);
  ears.speaker->finish();
  ears.studio.listen(0.5, 2);
  auto const sound = sound_in(ears.studio.recording(2), unplugged);
  BOOST_TEST(sound.seconds(studio_rate_hz) > 0.6);  // from its start, to its end
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
