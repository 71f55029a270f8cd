// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs of Tactus that a person at this table could start, whatever their files are called.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// What the executable says of itself: "tactus-arbiter arbiter". Nothing: it is none of ours, or cannot be
/// read.
std::optional<std::string> note_of_program(std::string const& path);

/// In the folder of this program, /usr/bin, /usr/local/bin, ~/bin and ~/.local/bin, by their paths:
/// "/usr/bin/tactus-arbiter: tactus-arbiter arbiter". This program and copies of it are not among them.
std::vector<std::string> programs_near(std::string const& own_path, std::string const& home);

}  // namespace tactus::program
