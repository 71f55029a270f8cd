// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a program holds a game file, to write into it (flock).
#pragma once

#include "src/store/descriptor.hpp"

#include <string>

namespace tactus::store {

/// Of one file, asked as often as one likes. Made before the file's database and kept until behind it: to
/// close any descriptor of a file lets go of the locks that SQLite has on it in this program.
class WriteLock {
 public:
  explicit WriteLock(std::string const& path);
  /// By whatever program. A file that cannot be opened is held by none.
  bool is_held() const;

 private:
  Descriptor file_;
};

}  // namespace tactus::store
