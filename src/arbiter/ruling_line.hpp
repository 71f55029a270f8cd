// SPDX-License-Identifier: GPL-3.0-or-later
// The door of the laws for machines: a case in, its answer out, each one line of JSON.
#pragma once

#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>

namespace tactus::program::ruling {

/// Any text gets a line, without its end: an answer or an error that says what was expected. Explanations are
/// in the language of the catalogue.
std::string answer_to(std::string_view line, words::Catalogue const& catalogue = {});

}  // namespace tactus::program::ruling
