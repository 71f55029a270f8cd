// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter salvage FILE`: of a game file that was cut or hurt, every event that can still be read, in
// a new file beside it, and a list of what is missing. The file itself is only read.
#pragma once

#include "core/message/language.hpp"

#include <iosfwd>
#include <optional>
#include <string>

namespace tactus::program {

struct SalvageOptions {
  std::string game;
  std::optional<Language> language{};  // of the answer; else that of the environment
};

/// One fact a line. 0: nothing is missing or changed; 1: something is, or no event can be read.
int run_salvage(SalvageOptions const& options, std::ostream& out, std::ostream& errors);

}  // namespace tactus::program
