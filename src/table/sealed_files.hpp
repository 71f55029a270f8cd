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
};

/// Cannot be taken back; holds for this thread and all that it starts. False when this kernel cannot do it.
bool seal_files(OpenPlaces const& places);

}  // namespace tactus::program
