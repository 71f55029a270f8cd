// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-training recognise --jsonl`: streams of sensor events in, the moves that were made out (design
// section 6).
#pragma once

#include "src/table/options.hpp"

#include <iosfwd>

namespace tactus::training {

/// One case per line, one answer per line in the same order; a bad case gives an error with its id and the
/// run goes on. Done when every line was read.
program::ExitStatus recognise_lines(std::istream& in, std::ostream& out);

}  // namespace tactus::training
