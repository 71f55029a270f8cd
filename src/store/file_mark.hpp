// SPDX-License-Identifier: GPL-3.0-or-later
// Whether somebody else has written into a file that is held open: its size and time say that it may be so,
// and its content that it is. A backup may touch a file, and a disk of the net rounds times.
#pragma once

#include "src/store/descriptor.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <sys/stat.h>

namespace tactus::store {

/// Of a file that is written in one place as a whole.
class FileMark {
 public:
  /// It is right as it stands now.
  void take(Descriptor const& file);
  /// It is as it was. Reads it only where somebody has written.
  bool holds(Descriptor const& file);

 private:
  struct stat seen_ {};
  std::size_t content_ = 0;
};

/// Of a file that only this program writes, and so often that it is not read each time.
class GrowthMark {
 public:
  void take(std::string const& path);
  /// When there is time for it: from now on somebody who only touched it is told from who wrote into it.
  void read(std::string const& path);
  /// It is the same file, no shorter, and nobody wrote into it. Always so where there was none.
  bool holds(std::string const& path) const;

 private:
  struct stat seen_ {};
  std::optional<std::size_t> content_;
};

}  // namespace tactus::store
