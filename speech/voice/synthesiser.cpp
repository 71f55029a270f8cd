// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/voice/synthesiser.hpp"

#include "speech/sound/sound.hpp"

#include <algorithm>
#include <utility>

namespace tactus::speech {
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
