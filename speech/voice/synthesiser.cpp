// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/synthesiser.hpp"

#include "speech/sound/sound.hpp"

#include <algorithm>
#include <utility>

namespace tactus::speech {

VoiceSettings hurried(VoiceSettings voice, double hurry) {
  unsigned const chosen = voice.words_per_minute;
  unsigned const third_above = chosen + chosen / 3;
  unsigned const asked = voice.fastest_words_per_minute == 0 ? third_above : voice.fastest_words_per_minute;
  unsigned const fastest = std::clamp(asked, chosen, std::max(chosen, fastest_words_per_minute));
  voice.words_per_minute = chosen + static_cast<unsigned>(hurry * (fastest - chosen));
  return voice;
}

namespace {

constexpr std::size_t chunk = speech_rate_hz / 20;

class RecordingVoice final : public Synthesiser {
 public:
  RecordingVoice(std::unique_ptr<Synthesiser> voice, std::string folder)
      : voice_(std::move(voice)), folder_(std::move(folder)) {}

  tl::expected<Spoken, SynthesisError> speak(Part const& part, VoiceSettings const& settings,
                                             Receiver const& receive) override {
    if (part.recordings.empty()) return voice_->speak(part, settings, receive);
    for (std::string const& name : part.recordings) {
      auto const recorded = read_sound(folder_ + '/' + name);
      if (!recorded) return tl::unexpected(SynthesisError{SynthesisFault::engine_failed, recorded.error()});
      if (!play(resampled(*recorded, speech_rate_hz), receive)) return Spoken::cut;
    }
    return Spoken::completely;
  }

 private:
  static bool play(Sound const& sound, Receiver const& receive) {
    for (Samples left{sound.samples}; !left.empty(); left = left.subspan(std::min(chunk, left.size())))
      if (!receive(left.first(std::min(chunk, left.size())))) return false;
    return true;
  }

  std::unique_ptr<Synthesiser> voice_;
  std::string folder_;
};

}  // namespace

std::unique_ptr<Synthesiser> with_recordings(std::unique_ptr<Synthesiser> voice, std::string folder) {
  return std::make_unique<RecordingVoice>(std::move(voice), std::move(folder));
}

}  // namespace tactus::speech
