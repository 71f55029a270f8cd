// SPDX-License-Identifier: GPL-3.0-or-later
// Commands from standard input, line by line, while simulated time goes on.
#pragma once

#include "src/sim/line_reader.hpp"
#include "src/sim/time_flow.hpp"

#include <deque>
#include <optional>
#include <string>

namespace tactus::sim {

class CommandInput {
 public:
  CommandInput();
  /// Waits for the next line; nothing at the end of the input. Fails only when the person stops the program.
  tl::expected<std::optional<std::string>, Trouble> next(TimeFlow& flow);

 private:
  LineReader input_;
  std::deque<std::string> lines_;
};

}  // namespace tactus::sim
