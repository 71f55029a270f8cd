// SPDX-License-Identifier: GPL-3.0-or-later
// The Braille display as the command line wants it.
#pragma once

#include "speech/braille_teller.hpp"
#include "src/table/console.hpp"
#include "src/table/options.hpp"

#include <memory>

namespace tactus::program {

/// Null when nobody reads a display, or when the program was built without; that is told, as is every loss of
/// a display. The console must outlive the teller.
std::unique_ptr<speech::BrailleTeller> make_braille(PlayOptions const& options,
                                                    speech::Sentences const& sentences, Console& console);

}  // namespace tactus::program
