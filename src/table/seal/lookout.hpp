// SPDX-License-Identifier: GPL-3.0-or-later
// Looks while a game is played at what was looked at before it: who came in since, who reads along, whether
// the guard still stands. What it finds is for the arbiter alone.
#pragma once

#include "core/table/event.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

class Guard;

class Lookout {
 public:
  /// `guard` may be null and outlives it. What `self` has mapped is known. A program of training is not
  /// looked at.
  Lookout(table::ProgramStarted const& self, Guard* guard);

  /// A line for each thing that is new since the last look; cheap enough for each second. On the main thread.
  std::vector<std::string> look();

 private:
  std::vector<std::string> new_files();

  std::vector<table::MappedFile> known_;
  Guard* guard_;
  bool is_needed_;
  bool was_traced_ = false;
};

// Whether this process sees the machine as all others do: a person may put folders over the system's
// libraries in a world of his own, and their paths look the same.

/// Of the text of /proc/PID/mountinfo: the places at or in the folders of libraries and of sound's settings,
/// or above them but for the root, at which something is mounted. In order, each once.
std::vector<std::string> mounts_over_libraries(std::string_view mountinfo);

/// Of the text of /proc/PID/uid_map: whether the people of the machine are others here (a user namespace).
bool is_user_namespace(std::string_view uid_map);

/// Both of this process, a line each, for the first event: "mounted over the system: /usr/lib/alsa-lib".
/// Before the seal.
std::vector<std::string> strange_world();

}  // namespace tactus::program
