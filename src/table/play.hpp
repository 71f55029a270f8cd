// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play` and `tactus-training play`: follows one game at one table, from the first sign of its devices
// to the last word.
#pragma once

#include "src/table/options/options.hpp"

namespace tactus::program {

struct Environment;
struct Program;

ExitStatus run_play(PlayOptions const& options, Program const& program, Environment const& environment);

}  // namespace tactus::program
