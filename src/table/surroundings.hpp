// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's environment and home folder would bring into the program: code that its checksum does not
// cover. In a tournament none of it comes in.
#pragma once

#include "src/equipment/fact.hpp"
#include "src/table/program.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::program {

/// Names of the variables that are set and by which code comes into a program that did not ask for it.
std::vector<std::string> variables_that_bring_code();

/// Why this program does not begin in such an environment; nothing: it does.
std::optional<equipment::Sentence> environment_fault(Program const& program);
/// That these files are not read.
equipment::Sentence passed_over(std::vector<std::string> const& files);

/// The sound configuration that this person has in the home folder.
std::vector<std::string> sound_files_at_home();

/// From now on no library of the player's program finds the home folder, nor what it would load from there.
/// Nothing for the program of training. Before any other thread runs.
void leave_home(Program const& program);

/// Of the person who started the program; empty where none is named.
std::string home_of_person();

}  // namespace tactus::program
