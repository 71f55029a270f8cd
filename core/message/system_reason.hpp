// SPDX-License-Identifier: GPL-3.0-or-later
// Why the system refused something, in words that have translations.
#pragma once

#include "core/message/message.hpp"

#include <string>

namespace tactus {

/// Of a value of errno, without a point: "no such file or folder". What is rare keeps the system's own words.
Message system_reason(int error);

/// "FILE: cannot be read (no permission)".
Message cannot_be_read(std::string file, int error);
/// "FILE: cannot be written (no space left on the disk)".
Message cannot_be_written(std::string file, int error);

}  // namespace tactus
