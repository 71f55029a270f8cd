// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of announcement, to everybody whom it may be for, on a device with two channels: what is heard
// on the one that it belongs to, and nothing on the other (11.5, 12.6).
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/store/sample_events.hpp"

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(right_ear)

namespace {

using table::Audience;
using test::Ear;
using test::studio_rate_hz;

constexpr std::size_t samples_of_a_part = speech_rate_hz / 20;

/// Each part of a phrase is a short beep: it counts what it has given away.
class Beeper final : public Synthesiser {
 public:
  explicit Beeper(std::atomic<std::size_t>& given) : given_(given) {}
  tl::expected<Spoken, SynthesisError> speak(Part const& part, VoiceSettings const& /*voice*/,
                                             Receiver const& receive) override {
    if (part.text.empty()) return Spoken::completely;
    std::vector<std::int16_t> samples(samples_of_a_part, 9000);
    if (!receive(samples)) return Spoken::cut;
    given_ += samples.size();
    return Spoken::completely;
  }

 private:
  std::atomic<std::size_t>& given_;
};

struct Route {
  char const* name;
  SoundPlan plan;
  Audience to;
  Ear heard_in;  // `both`: in neither
  Ear silent;
};
std::ostream& operator<<(std::ostream& out, Route const& route) { return out << route.name; }

SoundRoute const left{"", Side::left}, right{"", Side::right};
SoundPlan const one_blind_player{left,         right,        right,
                                 std::nullopt, std::nullopt, {Hearing::all, Hearing::the_table}};
SoundPlan const two_blind_players{left, left, right};
SoundPlan const with_an_assistant{right, right, right, left, left};

Route const routes[]{
    {"the loudspeaker", one_blind_player, Audience::table, Ear::left, Ear::right},
    {"the blind player's earphone", one_blind_player, Audience::white, Ear::right, Ear::left},
    {"the player who sees", one_blind_player, Audience::black, Ear::both, Ear::both},
    {"Black of two", two_blind_players, Audience::black, Ear::right, Ear::left},
    {"the assistant", with_an_assistant, Audience::black_assistant, Ear::left, Ear::right},
};

/// Sound files, and what the training says: their words are not in the announcement.
bool brings_its_words(table::Content const& content) {
  return std::holds_alternative<table::RecordingsPlayed>(content) ||
         std::holds_alternative<table::TrainingTold>(content);
}

}  // namespace

BOOST_DATA_TEST_CASE(every_announcement_is_heard_where_it_belongs_and_nowhere_else,
                     boost::unit_test::data::make(routes), route) {
  test::SoundStudio studio{1};
  std::atomic<std::size_t> given = 0;
  Speaker speaker{
      std::make_unique<OwnVoice>(std::make_unique<Beeper>(given), make_portaudio_sink(route.plan)),
      SpeakerSettings{.wording = {}, .voices = {{}, {}}, .ears = route.plan.ears}, SpeakerListener{}};
  studio.listen(3);  // until the stream runs
  std::size_t const start = studio.recorded();
  for (table::Announcement announcement : store::every_kind_of_announcement()) {
    if (brings_its_words(announcement.content)) continue;
    bool const is_known_to_both = std::holds_alternative<table::MoveSaid>(announcement.content);
    if (route.heard_in == Ear::both && is_known_to_both) continue;
    announcement.to = route.to;
    std::size_t const before = given;
    speaker.say(announcement);
    speaker.finish();
    BOOST_TEST((given > before) == (route.heard_in != Ear::both), announcement.content.index());
  }
  studio.listen(0.5);
  auto const seconds = [&](Ear ear) {
    return test::loud_seconds(studio.recording(1, ear), studio_rate_hz, start);
  };
  if (route.heard_in == Ear::both) {
    BOOST_TEST(seconds(Ear::left) == 0);
    BOOST_TEST(seconds(Ear::right) == 0);
    return;
  }
  double const said = static_cast<double>(given) / speech_rate_hz;
  BOOST_TEST(seconds(route.silent) == 0);
  BOOST_TEST(seconds(route.heard_in) == said, boost::test_tools::tolerance(0.05));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech
