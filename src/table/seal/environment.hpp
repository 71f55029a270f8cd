// SPDX-License-Identifier: GPL-3.0-or-later
// What the player's program keeps of a person's environment: what is not on the list is not there, before any
// library has looked (docs/arbiters/harmless.md).
#pragma once

#include "src/equipment/fact.hpp"
#include "src/table/program/program.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

// Whether this process sees the machine as all others do: a person may put folders over the system's
// libraries in a world of his own, and their paths look the same.

/// "/usr/lib" lies in "/usr", not in "/us".
bool lies_in(std::string_view path, std::string_view folder);

/// Of the text of /proc/PID/mountinfo: the places at or in the folders of libraries and of sound's settings,
/// or above them but for the root, at which something is mounted. In order, each once.
std::vector<std::string> mounts_over_libraries(std::string_view mountinfo);

/// Of the text of /proc/PID/uid_map: whether the people of the machine are others here (a user namespace).
bool is_user_namespace(std::string_view uid_map);

/// Both of this process, a line each, for the first event: "mounted over the system: /usr/lib/alsa-lib".
/// Before the seal.
std::vector<std::string> strange_world();

/// Whether a variable of this name is read before the first line of any program: by the dynamic linker and
/// the C library.
bool acts_before_the_program(std::string_view name);

/// Names of those that are set.
std::vector<std::string> variables_that_bring_code();

/// Why this program does not begin in such an environment; nothing: it does.
std::optional<Message> environment_fault(Program const& program);
/// Why no game of this program writes into such a folder: it is of the system, or another's. A folder that is
/// not there is another fault.
std::optional<Message> folder_fault(Program const& program, std::string const& folder);
/// That these files are not read.
Message passed_over(std::vector<std::string> const& files);

/// The sound configuration that this person has in the home folder.
std::vector<std::string> sound_files_at_home();

/// From now on no library of the player's program finds the home folder, nor what it would load from there.
/// Nothing for the program of training. Before any other thread runs.
void leave_home(Program const& program);

/// Of the person who started the program; empty where none is named.
std::string home_of_person();

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
