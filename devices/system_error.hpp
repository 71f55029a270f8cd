// SPDX-License-Identifier: GPL-3.0-or-later
// From errno at opening a port to an OpenError with a sentence that tells a person what to do.
#pragma once

#include "devices/open_stream.hpp"

#include <string>

namespace tactus::devices {

/// `error`: a value of errno. `expected`: what should be at `path`, for example "a serial port".
OpenError open_error(int error, std::string const& path, std::string const& expected);

}  // namespace tactus::devices
