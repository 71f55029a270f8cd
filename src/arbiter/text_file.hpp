// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a file that was named on the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace tactus::program {

/// Enough for any scoresheet; more is another kind of file.
inline constexpr std::size_t a_mebibyte = 1U << 20U;
inline constexpr std::size_t any_size = static_cast<std::size_t>(-1);

/// Nothing: the file cannot be read, or holds more than `most` bytes.
std::optional<std::string> text_of_file(std::string const& path, std::size_t most);

}  // namespace tactus::program
