// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and times as Finnish words, for the same reason as the English ones: no digit may reach a
// synthesiser. Pure; any thread.
#pragma once

#include "core/instant.hpp"

#include <cstdint>
#include <string>

namespace tactus::speech {

/// "nolla", "kaksikymmentäyksi", "sata viisi". Every value has words.
std::string finnish_number_words(std::uint32_t number);

/// "yksi tunti kaksitoista minuuttia viisi sekuntia"; as time_words() does it.
std::string finnish_time_words(Millis time);

}  // namespace tactus::speech
