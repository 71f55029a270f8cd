// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a phrase that are a player's own recordings are played, all others are spoken.
#pragma once

#include "speech/synthesiser.hpp"

#include <memory>
#include <string>

namespace tactus::speech {

/// `voice` speaks what is words; the recordings lie in `folder`. One that cannot be read is an error.
std::unique_ptr<Synthesiser> with_recordings(std::unique_ptr<Synthesiser> voice, std::string folder);

}  // namespace tactus::speech
