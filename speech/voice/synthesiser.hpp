// SPDX-License-Identifier: GPL-3.0-or-later
// Port: words -> samples. Called from the speech thread only.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/sound/earcon.hpp"
#include "speech/words/phrase.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

inline constexpr unsigned slowest_words_per_minute = 80;
inline constexpr unsigned fastest_words_per_minute = 900;
inline constexpr unsigned loudest_percent = 200;

struct VoiceSettings {
  unsigned words_per_minute = 165;  // 80 to 900
  unsigned volume_percent = 100;    // 0 to 200
  std::string variant;              // of every language's voice, for example "f2"; empty: the voice itself
  Earcons earcons = Earcons::none;
  // Where moves come faster than words; 0: a third above words_per_minute. Never slower than that.
  unsigned fastest_words_per_minute = 0;

  bool operator==(VoiceSettings const&) const = default;
};

/// `hurry`: from 0, as was chosen, to 1, as fast as was chosen for the greatest haste.
VoiceSettings hurried(VoiceSettings voice, double hurry);

struct Voices {
  VoiceSettings table;
  VoiceSettings one_player{220, 100, {}, Earcons::errors};

  VoiceSettings const& of(table::Audience to) const {
    return to == table::Audience::table ? table : one_player;
  }
};

/// All speech inside the program is mono, 16 bit, at this rate; sinks convert it for their device.
inline constexpr unsigned speech_rate_hz = 22050;
using Samples = std::span<std::int16_t const>;

enum class SynthesisFault : std::uint8_t { no_engine, no_voice, engine_failed };
struct SynthesisError {
  SynthesisFault fault;
  std::string message;  // one English sentence: what is wrong and what was expected
};

enum class Spoken : std::uint8_t { completely, cut };

class Synthesiser {
 public:
  /// Takes samples as they are made; false cuts the synthesis.
  using Receiver = std::function<bool(Samples)>;

  Synthesiser() = default;
  Synthesiser(Synthesiser const&) = delete;
  Synthesiser& operator=(Synthesiser const&) = delete;
  virtual ~Synthesiser() = default;

  /// Returns when all samples of `part` were received, or soon after the receiver said no. Settings are kept
  /// within their limits; a variant that is not known speaks as the voice itself.
  virtual tl::expected<Spoken, SynthesisError> speak(Part const& part, VoiceSettings const& voice,
                                                     Receiver const& receive) = 0;
};

// Parts of a phrase that are a player's own recordings are played, all others are spoken.

/// `voice` speaks what is words; the recordings lie in `folder`. One that cannot be read is an error.
std::unique_ptr<Synthesiser> with_recordings(std::unique_ptr<Synthesiser> voice, std::string folder);

}  // namespace tactus::speech
