// SPDX-License-Identifier: GPL-3.0-or-later
// What was wrong with a command line, as messages: a check of our own throws one, and what CLI11 says in
// English sentences of its own is read back.
#pragma once

#include "core/message/message.hpp"

#include <string>

namespace CLI {
class Error;
}

namespace tactus::command_line {

/// Of an option's own check: throws what CLI11 hands on as it hands on its own errors, "OPTION: FAULT".
[[noreturn]] void refuse_value(std::string const& option, Message fault);

/// The fault of a line that was refused. A sentence of CLI11 that is not known here stays English.
Message fault_of(CLI::Error const& error);

}  // namespace tactus::command_line
