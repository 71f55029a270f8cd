// SPDX-License-Identifier: GPL-3.0-or-later
// PGN as other programs take it: our own reader, which checks every move, and pgn-extract and python-chess
// where they are installed.
#pragma once

#include <string>

namespace tactus {

/// Each fault is a failed check of the test that runs.
void check_legal_pgn(std::string const& pgn);

}  // namespace tactus
