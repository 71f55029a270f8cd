// SPDX-License-Identifier: GPL-3.0-or-later
// What LiveChess says, in the shapes that its public clients read.
#pragma once

#include <array>
#include <string>
#include <vector>

namespace tactus::bridge {

/// Of each board its serial number, its state and the placement on it, which may be empty.
using StandInBoards = std::vector<std::array<std::string, 3>>;

std::string list_message(StandInBoards const& boards);
std::string feed_message(std::string const& serial, std::string const& placement);

}  // namespace tactus::bridge
