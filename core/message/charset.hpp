// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that are no UTF-8, as signs: of a terminal that is set to another set of signs, of a file that an old
// editor has written. Pure; any thread. Tables: those of ISO 8859-15 and of Windows-1252.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tactus {

/// Each but UTF-8 has one byte for a sign.
enum class Charset : unsigned char { utf8, latin1, latin9, windows_1252 };

/// Of a locale: "de_DE.ISO-8859-1", "fi_FI@euro". "C", "POSIX", nothing, and what has no set named are UTF-8:
/// nothing else is written today. Nothing: a set that nobody can read here.
std::optional<Charset> charset_of_locale(std::string_view locale);

/// In UTF-8. What is UTF-8 already stays, whatever the set; bytes that are no sign of it stay too.
std::string decoded(std::string_view bytes, Charset charset);

}  // namespace tactus
