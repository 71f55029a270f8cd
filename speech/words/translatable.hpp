// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tactus::speech {

/// Marks an English text as the key of a message: scripts/translations collects it into the catalogues. The
/// comment "Translators: ..." before it goes along.
constexpr std::string_view translatable(std::string_view english) { return english; }

}  // namespace tactus::speech
