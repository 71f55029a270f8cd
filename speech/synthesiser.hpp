// SPDX-License-Identifier: GPL-3.0-or-later
// Port: words -> samples. Called from the speech thread only.
#pragma once

#include "speech/phrase.hpp"
#include "speech/voice_settings.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

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

}  // namespace tactus::speech
