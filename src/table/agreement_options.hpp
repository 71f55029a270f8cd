// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the command line of `tactus play` that is about what is agreed before the game: who plays, by
// which rules, what the arbiter allowed.
#pragma once

#include "src/table/options.hpp"

namespace tactus::program {

void add_agreement_options(CLI::App& app, PlayOptions& play);

}  // namespace tactus::program
