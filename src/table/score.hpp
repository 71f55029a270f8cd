// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus score`: the score of a game for the blind player and for print (D.2.7). As `export`, it never
// judges.
#pragma once

#include "src/table/options.hpp"
#include "src/table/program.hpp"

namespace tactus::program {

/// Of a damaged file the readable beginning is written, and the status is `failed`.
ExitStatus run_score(ScoreOptions const& options, Program const& program);

}  // namespace tactus::program
