// SPDX-License-Identifier: GPL-3.0-or-later
// What the program's exit says beyond 0 (done) and 1 (not done).
#pragma once

namespace tactus::program {

/// The command line could not be understood; what was expected is on standard error.
inline constexpr int usage_error = 2;

}  // namespace tactus::program
