// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and times as English words: a synthesiser reads digits by rules of its own ("05:00" becomes a time
// of day), so none may reach it. Pure; any thread.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <string>

namespace tactus::speech {

/// "zero", "twenty-one", "one hundred five". Every value has words.
std::string number_words(std::uint32_t number);

/// "one hour twelve minutes five seconds"; parts that are zero are left out. A time is cut to whole seconds
/// as a clock's display does it; less than one second is "less than one second", nothing or less is "no
/// time".
std::string time_words(Millis time);

}  // namespace tactus::speech
