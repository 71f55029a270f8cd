// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter rule`: what the Laws say about a situation.
#pragma once

#include "src/arbiter/options/options.hpp"
#include "src/arbiter/rule/dialogue/known_game.hpp"
#include "src/words/catalogue.hpp"

#include <iosfwd>
#include <string>

namespace tactus::program {

/// Reads standard input.
int run_rule(RuleOptions const& options, std::ostream& out, std::ostream& errors);

// The guided way to a ruling on a terminal: one question a line, lines are only added (users' section 8 of
// the design).

struct Terminal {
  std::istream& in;
  std::ostream& out;
  std::ostream& errors;
  bool is_person;  // false: pipes, which get no prompt
};

/// Until `quit` or the end of the input. What `game` tells is not asked. Rulings go to the file `sheet` too,
/// unless it is empty, there with the facts given, who asked and when. 0, or 2 when that cannot be written.
int converse(Terminal const& terminal, words::Catalogue const& catalogue, std::string const& sheet,
             std::string const& asked_by, dialogue::KnownGame const& game = {});

}  // namespace tactus::program
