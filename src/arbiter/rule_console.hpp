// SPDX-License-Identifier: GPL-3.0-or-later
// The guided way to a ruling on a terminal: one question a line, lines are only added (users' section 8 of
// the design).
#pragma once

#include "src/words/catalogue.hpp"

#include <iosfwd>
#include <string>

namespace tactus::program {

struct Terminal {
  std::istream& in;
  std::ostream& out;
  std::ostream& errors;
  bool is_person;  // false: pipes, which get no prompt
};

/// Until `quit` or the end of the input. Rulings go to the file `sheet` too, unless it is empty. 0, or 2 when
/// that cannot be written.
int converse(Terminal const& terminal, words::Catalogue const& catalogue, std::string const& sheet);

}  // namespace tactus::program
