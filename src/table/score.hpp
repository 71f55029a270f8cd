// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus score`: the score of a game for the blind player and for print (D.2.7).
#pragma once

#include "src/table/options.hpp"

namespace tactus::program {

/// Of a damaged file the readable beginning is written, and the status is `failed`.
ExitStatus run_score(ScoreOptions const& options);

}  // namespace tactus::program
