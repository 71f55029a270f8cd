// SPDX-License-Identifier: GPL-3.0-or-later
// Loudspeaker and earphones, by PortAudio: one stream for each device, kept open, playing silence between
// utterances.
#pragma once

#include "speech/sound/sound_plan.hpp"
#include "speech/sound/sound_sink.hpp"

#include <memory>
#include <string>
#include <vector>

namespace tactus::speech {

/// Never fails: a machine without a sound device is a normal state, shown by trouble(); what is written is
/// then heard nowhere. A device that stops calling back is given up within about a second, its
/// utterance is `lost`, and a device is looked for again every two seconds.
///
/// Threads: begin, write, finish, trouble on the speech thread; cut on any; the stream itself is opened,
/// watched and closed by a thread of its own, for these calls may hang in a driver. There it is told which
/// ears lose the sound that they had, and have it again.
std::unique_ptr<SoundSink> make_portaudio_sink(SoundPlan plan = {}, SoundChange on_change = {});

/// The names of all devices that can play, the default one first. Not while a sink exists.
std::vector<std::string> sound_device_names();

}  // namespace tactus::speech
