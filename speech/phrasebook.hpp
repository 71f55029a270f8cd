// SPDX-License-Identifier: GPL-3.0-or-later
// Announcement -> words, for the voice and for the eye. Pure; any thread.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/appendix_d.hpp"
#include "speech/phrase.hpp"

#include <string>

namespace tactus::speech {

/// What is spoken. Moves in the words of Appendix D, all else in whole English sentences; a repeat begins
/// with "Repeat:". Never a digit, a notation or a bare letter, whatever the announcement holds: a typed text
/// is not read back.
Phrase phrase_of(table::Announcement const& announcement, MoveWording const& wording = {});

/// What is shown: the spoken words, and for one player's ear " [to White]" or " [to Black]".
std::string caption_of(table::Announcement const& announcement, MoveWording const& wording = {});

}  // namespace tactus::speech
