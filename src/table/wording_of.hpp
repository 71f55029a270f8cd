// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/phrasebook.hpp"
#include "src/table/options.hpp"
#include "src/words/catalogue.hpp"

#include <iosfwd>

namespace tactus::program {

/// What the options ask for, in the language of the catalogue. Words that a catalogue lacks are replaced, by
/// English numbers or by Appendix D, with a line of warning.
speech::Wording wording_of(MoveVoiceOptions const& moves, words::Catalogue const& catalogue,
                           std::ostream& warnings);

}  // namespace tactus::program
