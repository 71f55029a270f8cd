// SPDX-License-Identifier: GPL-3.0-or-later
// Landlock: from now on this process opens no file outside some places. Linux 5.13 and newer.
#pragma once

#include <string>
#include <vector>

namespace tactus::program {

/// Files, or folders with all that is in them. What does not exist is passed over.
struct OpenPlaces {
  std::vector<std::string> to_read;
  std::vector<std::string> to_write;  // and to read, to make and to remove files
  std::vector<std::string> to_use;    // devices: to read, to write and to control; nothing is made or removed
  std::vector<std::string> to_list;   // folders: the names in them
};

/// Nor does it reach, by a nameless (abstract) socket or by a signal, a process that began before: Linux 6.12
/// and newer. Cannot be taken back; holds for this thread and all that it starts. False when this kernel
/// cannot do it.
bool seal_files(OpenPlaces const& places);

}  // namespace tactus::program
