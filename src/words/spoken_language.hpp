// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which a program speaks.
#pragma once

#include "src/words/catalogue.hpp"

#include <iosfwd>
#include <optional>
#include <span>

namespace tactus::words {

/// The catalogue of the language asked for, else of the environment's where that is one of `ours`. English
/// with one line of warning when there is none.
Catalogue catalogue_of(std::optional<Language> asked, std::span<Language const> ours, std::ostream& warnings);
/// The same of all languages that have a catalogue.
Catalogue catalogue_of(std::optional<Language> asked, std::ostream& warnings);

}  // namespace tactus::words
