// SPDX-License-Identifier: GPL-3.0-or-later
// See command_input.hpp.
#include "src/sim/command_input.hpp"

#include <fcntl.h>

namespace tactus::sim {

// Opened anew: a descriptor shared with the shell must not become non-blocking.
CommandInput::CommandInput() : input_(::open("/dev/stdin", O_RDONLY | O_CLOEXEC | O_NOCTTY)) {}

tl::expected<std::optional<std::string>, Trouble> CommandInput::next(TimeFlow& flow) {
  auto const has_line = [this] {
    for (std::string& line : input_.take_lines()) lines_.push_back(std::move(line));
    return !lines_.empty() || input_.descriptor() < 0;
  };
  if (auto came = flow.run_until(has_line, std::chrono::hours{24}, "a command"); !came)
    return tl::unexpected(std::move(came.error()));
  if (lines_.empty()) return std::nullopt;
  std::string line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

}  // namespace tactus::sim
