// SPDX-License-Identifier: GPL-3.0-or-later
// Which file a name stands for at this moment: another one may take its place.
#pragma once

#include <optional>
#include <string>
#include <sys/stat.h>

namespace tactus::store {

struct Identity {
  dev_t device = 0;
  ino_t inode = 0;
  bool operator==(Identity const&) const = default;
};

/// Nothing: no file has this name.
inline std::optional<Identity> identity_of(std::string const& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  return Identity{found.st_dev, found.st_ino};
}

}  // namespace tactus::store
