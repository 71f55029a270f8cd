// SPDX-License-Identifier: GPL-3.0-or-later
// How soon is a loudspeaker silent after a key, and how soon does the next device take over from a lost one?
// On a private sound server (tests/speech/pulse). Sound comes to the recording later than it was made, and it
// is the same time later at the beginning of an utterance as at its cut: what a cut takes longer is the time
// that counts.
#include "speech/sound/sound_sink_portaudio.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/speaker.hpp"
#include "speech/voice/synthesiser_espeak.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

#include <fmt/core.h>

namespace {

using namespace tactus;
using speech::test::eventually;
using speech::test::sound_in;
using speech::test::studio_rate_hz;

constexpr int cuts = 9;

table::Announcement long_chatter(table::Audience to) {
  return {to, false, table::TimesTold{std::chrono::seconds{4325}, std::chrono::seconds{4326}}};
}

std::unique_ptr<speech::Speaker> make_speaker(speech::SoundPlan plan) {
  auto sink = speech::make_portaudio_sink(std::move(plan));
  auto engine = speech::make_espeak_synthesiser();
  return std::make_unique<speech::Speaker>(
      std::make_unique<speech::OwnVoice>(std::move(*engine), std::move(sink)), speech::SpeakerSettings{},
      speech::SpeakerListener{});
}

bool sounds(speech::test::SoundStudio const& studio, std::size_t from) {
  return eventually([&] { return sound_in(studio.recording(), from).seconds(studio_rate_hz) > 0.4; });
}

double seconds_to_silence(speech::test::SoundStudio& studio, speech::Speaker& speaker) {
  std::size_t const began = studio.recorded();
  speaker.say(long_chatter(table::Audience::white));
  if (!sounds(studio, began)) return 0;
  std::size_t const cut = studio.recorded();
  speaker.stop();
  speaker.finish();
  studio.listen(0.5);
  auto const sound = sound_in(studio.recording(), began);
  auto const seconds = [](std::size_t frames) { return static_cast<double>(frames) / studio_rate_hz; };
  return (seconds(sound.to) - seconds(cut)) - (seconds(sound.from) - seconds(began));
}

double seconds_to_takeover() {
  speech::test::SoundStudio studio{2};
  auto const speaker = make_speaker(
      {{"room1", speech::Side::both}, {"room2", speech::Side::both}, {"room2", speech::Side::both}});
  studio.listen(3);  // until the stream runs
  std::size_t const start = studio.recorded();
  speaker->say(long_chatter(table::Audience::table));
  if (!sounds(studio, start)) return 0;
  std::size_t const unplugged = studio.recorded(2);
  studio.pull_the_plug(1);
  speaker->finish();
  eventually([&] { return sound_in(studio.recording(2), unplugged).to > 0; });
  return static_cast<double>(sound_in(studio.recording(2), unplugged).from - unplugged) / studio_rate_hz;
}

}  // namespace

int main() {
  std::vector<double> times;
  {
    speech::test::SoundStudio studio;
    auto const speaker = make_speaker({});
    studio.listen(3);
    for (int cut = 0; cut < cuts; ++cut) times.push_back(seconds_to_silence(studio, *speaker));
  }
  std::sort(times.begin(), times.end());
  double const takeover = seconds_to_takeover();
  fmt::print("cut to silence, median of {}: {:.3f} s; expected less than 0.03 s\n", cuts, times[cuts / 2]);
  fmt::print("taken over by the next device after {:.2f} s; expected less than 3 s\n", takeover);
  return times[cuts / 2] < 0.03 && takeover < 3 ? 0 : 1;
}
