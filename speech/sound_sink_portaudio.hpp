// SPDX-License-Identifier: GPL-3.0-or-later
// The loudspeaker or earphone, by PortAudio: one stream, kept open, playing silence between utterances.
#pragma once

#include "speech/sound_sink.hpp"

#include <memory>

namespace tactus::speech {

/// Never fails: a machine without a sound device is a normal state, shown by trouble(); what is written is
/// then counted as heard at once. A device that stops calling back is given up within about a second, its
/// utterance is `lost`, and a device is looked for again every two seconds.
///
/// Threads: begin, write, finish, trouble on the speech thread; cut on any; the stream itself is opened,
/// watched and closed by a thread of its own, for these calls may hang in a driver.
std::unique_ptr<SoundSink> make_portaudio_sink();

}  // namespace tactus::speech
