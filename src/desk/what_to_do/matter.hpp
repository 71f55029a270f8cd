// SPDX-License-Identifier: GPL-3.0-or-later
// Which matter of the dialogue of rulings a reason is, with what the reason itself tells. Pure.
#pragma once

#include "src/desk/boards/attention.hpp"
#include "src/desk/what_to_do/ruled.hpp"

namespace tactus::program {
class GameEvidence;
}

namespace tactus::desk {

/// Empty: it is none, and the dialogue begins at what happened.
Answers matter_of(program::GameEvidence const& evidence, Attention const& reason);

/// "e2e4", "a7a8q": as the dialogue takes a move that need not be legal.
std::string coordinates(chess::Move move);

/// "white" or "black", as the dialogue takes a player.
std::string word_of(chess::Color player);

}  // namespace tactus::desk
