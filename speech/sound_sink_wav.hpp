// SPDX-License-Identifier: GPL-3.0-or-later
// The speech of a whole game in one WAV file: 22050 Hz, mono, 16 bit, as fast as it is synthesised, a short
// gap between utterances.
#pragma once

#include "speech/sound_sink.hpp"

#include <memory>
#include <string>

#include <tl/expected.hpp>

namespace tactus::speech {

/// A new file, a device or a FIFO. It can be read at any time, also after a crash: its header is brought
/// up to date with each utterance and at least once in a second of speech. The error is one English sentence.
/// A full disk shows in trouble(); speaking goes on.
tl::expected<std::unique_ptr<SoundSink>, std::string> make_wav_sink(std::string const& path);

}  // namespace tactus::speech
