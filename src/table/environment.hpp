// SPDX-License-Identifier: GPL-3.0-or-later
// What the player's program keeps of a person's environment: what is not on the list is not there, before any
// library has looked (docs/harmless.md).
#pragma once

#include "src/table/program.hpp"

#include <string>
#include <vector>

namespace tactus::program {

/// Both in the order of the alphabet.
struct Environment {
  std::vector<std::string> kept{};     // "NAME=VALUE"
  std::vector<std::string> dropped{};  // names
};

/// Drops every variable but those of a short list whose values have the form that is expected of them. What
/// acts before a program's first line stays, to be refused (environment_fault). The first act of the program,
/// before any other thread runs. Nothing for the program of training.
Environment keep_listed_variables(Program const& program);

/// Where a person's servers are met at a place that is not the system's: "server of this user:
/// PULSE_SERVER=unix:/tmp/native".
std::vector<std::string> servers_elsewhere(Environment const& environment);

/// $XDG_RUNTIME_DIR as the system makes it for this person: owned, closed to all others. Empty where there is
/// none.
std::string own_runtime_folder();

}  // namespace tactus::program
