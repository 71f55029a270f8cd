// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/write_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>

namespace tactus::store {

WriteLock::WriteLock(std::string const& path) : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}

bool WriteLock::is_held() const {
  if (!file_.is_open()) return false;
  if (::flock(file_.get(), LOCK_SH | LOCK_NB) != 0) return true;
  ::flock(file_.get(), LOCK_UN);
  return false;
}

}  // namespace tactus::store
