// SPDX-License-Identifier: GPL-3.0-or-later
// JACK's clients share a registry in memory, and a program that is killed while it opens it leaves it locked:
// who comes next waits for ever. PortAudio and plug-ins of ALSA open a client by themselves, so the name that
// they call is ours (docs/developers/decisions/0024).
#pragma once

namespace tactus::speech {

/// JACK was asked and has not answered yet: nobody waits for it any more, its devices are left out.
bool is_jack_silent();

}  // namespace tactus::speech
