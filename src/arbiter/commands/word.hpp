// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter word`: proposes a word by which the arbiter may confirm at a table. On his own machine: the
// players' program proposes and shows none.
#pragma once

#include <iosfwd>

namespace tactus::program {

/// One line; 1 when the system has no random bytes.
int run_word(std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
