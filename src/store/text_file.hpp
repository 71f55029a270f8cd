// SPDX-License-Identifier: GPL-3.0-or-later
// A text that a person wrote into a file: of which kind, how long and in which encoding it may be, in one
// place.
#pragma once

#include <cstddef>
#include <string>

#include <tl/expected.hpp>

namespace tactus::store {

/// Enough for settings, a set-up and an account; more is another kind of file.
inline constexpr std::size_t longest_text = 65'536;

/// Without the mark of UTF-8 that some editors put in front. The error is one sentence that names the file:
/// it cannot be read, is no file (a FIFO or a device would keep a program waiting), is longer than
/// `longest_text`, or UTF-16.
tl::expected<std::string, std::string> read_text(std::string const& path);

}  // namespace tactus::store
