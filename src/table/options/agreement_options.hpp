// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the command line of `tactus play` that is about what is agreed before the game: who plays, by
// which rules, what the arbiter allowed.
#pragma once

namespace CLI {
class App;
}

namespace tactus::program {

struct PlayOptions;

void add_agreement_options(CLI::App& app, PlayOptions& play);
/// `--start` of `tactus check`.
void add_start_to_check(CLI::App& app, PlayOptions& play);

}  // namespace tactus::program
