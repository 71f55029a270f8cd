// SPDX-License-Identifier: GPL-3.0-or-later
// Whether this process sees the machine as all others do: a person may put folders over the system's
// libraries in a world of his own, and their paths look the same.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

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

}  // namespace tactus::program
