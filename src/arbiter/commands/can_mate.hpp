// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter can-mate`: one question for people, or many as lines for machines (design section 6).
#pragma once

#include "src/arbiter/options/options.hpp"

#include <iosfwd>

namespace tactus::program {

int run_can_mate(CanMateOptions const& options, std::istream& in, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
