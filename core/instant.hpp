// SPDX-License-Identifier: GPL-3.0-or-later
// The one notion of time in the house: milliseconds, always handed in as an argument.
#pragma once

#include <chrono>

namespace tactus {

using Millis = std::chrono::milliseconds;
/// Milliseconds since the Unix epoch, as stamped by the program's shell. core/ never asks for it.
using Instant = std::chrono::sys_time<Millis>;

}  // namespace tactus
