// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game at the terminal and in the earphone.
#pragma once

#include "src/table/console/console.hpp"
#include "src/table/options/options.hpp"
#include "src/table/session/inbox.hpp"

#include <optional>
#include <string>

namespace tactus::program {

/// Asks what to play; answers come as lines through the inbox. Nothing: the person ended it, or was gone.
/// `profile`: whose unfinished games of this folder are offered. All threads that this starts have ended when
/// it returns.
std::optional<PlayOptions> ask_what_to_play(PlayOptions const& options, std::string const& profile,
                                            Inbox& inbox, Console& console);

/// Of a game that is known but for the arbiter's word: he types it twice. Nothing: as above.
std::optional<PlayOptions> ask_for_arbiters_word(PlayOptions const& options, std::string const& profile,
                                                 Inbox& inbox, Console& console);

}  // namespace tactus::program
