// SPDX-License-Identifier: GPL-3.0-or-later
// Is there a sound server behind ALSA, or the card itself? A server mixes, waits for a machine that is late,
// and keeps little; at the card each late moment breaks the stream, and ALSA's own plug-ins may then end the
// process.
#pragma once

#include <string_view>

namespace tactus::speech {

/// By the type of a device in ALSA's configuration.
bool is_of_sound_server(std::string_view type);

/// By the type of `pcm.default` now. PortAudio cannot tell: to it a server's device is one of ALSA as well.
bool is_bare_alsa();

}  // namespace tactus::speech
