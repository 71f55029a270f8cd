// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tactus::program {

/// SHA-256 of a file in lower-case hexadecimal digits; empty when it cannot be read.
std::string sha256_of_file(std::string const& path);

}  // namespace tactus::program
