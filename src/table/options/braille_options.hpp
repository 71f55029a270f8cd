// SPDX-License-Identifier: GPL-3.0-or-later
// Who reads which Braille display, and how moves stand there.
#pragma once

namespace CLI {
class App;
}

namespace tactus::program {

struct PlayOptions;

void add_braille(CLI::App& app, PlayOptions& play);

}  // namespace tactus::program
