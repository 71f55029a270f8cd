// SPDX-License-Identifier: GPL-3.0-or-later
// PGN with signs of check and mate, for those who may judge.
#pragma once

#include "core/notation/pgn.hpp"

#include <string>

namespace tactus::notation {

/// Precondition: the moves are legal one after the other; there are none where the start cannot be played on.
std::string write_judged_pgn(PgnGame const& game);

}  // namespace tactus::notation
