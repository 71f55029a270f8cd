// SPDX-License-Identifier: GPL-3.0-or-later
// One case of rulings as a line of JSON (docs/arbiters/laws.md: keys for machines).
#pragma once

#include "core/arbitration/laws/cases/situation.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::program::ruling {

struct Case {
  std::string id = "null";  // its JSON text, to be echoed as it was
  arbitration::laws::Situation situation;
};

/// Why a line is no case.
struct CaseFault {
  std::string id = "null";
  std::string_view code;  // "not-json" or "wrong-fact"
  std::string message;    // the place, and what was expected
};

/// Of a line that is nested deeper than any case.
CaseFault too_deep();

/// Keys that are not known are ignored.
tl::expected<Case, CaseFault> read_case(std::string_view line);

// The door of the laws for machines: a case in, its answer out, each one line of JSON.

/// Any text gets a line, without its end: an answer or an error that says what was expected. Explanations are
/// in the language of the catalogue.
std::string answer_to(std::string_view line, words::Catalogue const& catalogue = {});

}  // namespace tactus::program::ruling
