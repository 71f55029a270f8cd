// SPDX-License-Identifier: GPL-3.0-or-later
// A microphone, by ALSA and not by PortAudio: docs/decisions/0009.
#pragma once

#include "speech/sound_source.hpp"

#include <memory>
#include <string>

namespace tactus::speech {

/// `device`: a name of ALSA, "default" or for example "plughw:1,0". Touches nothing that the output uses.
std::unique_ptr<SoundSource> make_alsa_source(std::string device);

}  // namespace tactus::speech
