// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/arbiter/hall.hpp"

#include <optional>
#include <variant>

namespace CLI {
class App;
}

namespace tactus::program {

using HallOptions = std::variant<HallInitOptions, HallCheckOptions>;

/// What the command line fills in.
struct HallArguments {
  HallInitOptions init;
  HallCheckOptions check;
  CLI::App* init_command = nullptr;
};

void add_hall(CLI::App& app, HallArguments& arguments);
/// Call when its command was parsed.
HallOptions hall_command_of(HallArguments const& arguments);

}  // namespace tactus::program
