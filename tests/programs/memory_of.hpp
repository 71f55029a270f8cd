// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory a program holds.
#pragma once

#include <fstream>
#include <string>
#include <sys/types.h>

namespace tactus {

/// Resident now, in KiB (VmRSS); -1 when it is gone.
inline long memory_of(pid_t program) {
  std::ifstream status{"/proc/" + std::to_string(program) + "/status"};
  for (std::string word; status >> word;) {
    long kilobytes = -1;
    if (word == "VmRSS:" && status >> kilobytes) return kilobytes;
  }
  return -1;
}

}  // namespace tactus
