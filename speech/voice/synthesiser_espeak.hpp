// SPDX-License-Identifier: GPL-3.0-or-later
// eSpeak NG inside the process: synchronous, plain text, one engine per process.
#pragma once

#include "speech/voice/synthesiser.hpp"

#include <memory>
#include <string>
#include <vector>

namespace tactus::speech {

/// Fails when the engine or the voice of a Language is missing. The engine is started by the first call in
/// the process and never ended (its end can hang, and so can a second start). It has global state: calls of
/// several objects or threads wait for each other.
tl::expected<std::unique_ptr<Synthesiser>, SynthesisError> make_espeak_synthesiser();

/// Where the engine's voices lie; it reads them late.
std::string espeak_data_folder();

/// What the engine says of `part`, in its own mnemonics, pronunciations of ours included.
tl::expected<std::string, SynthesisError> espeak_phonemes(Part const& part);

/// The names that VoiceSettings::variant may have, in the order of the alphabet; none without the engine.
std::vector<std::string> voice_variants();

}  // namespace tactus::speech
