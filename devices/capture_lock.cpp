// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/capture_lock.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace tactus::devices {
namespace {

/// Of the open file, so that it ends with it and not with another one of the same name (F_OFD_SETLK).
bool lock(int file, short kind) {
  struct flock wanted {};
  wanted.l_type = kind;
  wanted.l_whence = SEEK_SET;
  return ::fcntl(file, F_OFD_SETLK, &wanted) == 0;
}

}  // namespace

CaptureLock::CaptureLock(std::string const& path) : file_(::open(path.c_str(), O_RDWR | O_CLOEXEC)) {
  if (file_ < 0 || lock(file_, F_WRLCK)) return;
  ::close(file_);
  file_ = -1;
}

CaptureLock::~CaptureLock() {
  if (file_ >= 0) ::close(file_);
}

bool is_being_recorded(std::string const& path) {
  int const file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool const is_free = lock(file, F_RDLCK);
  ::close(file);
  return !is_free;
}

}  // namespace tactus::devices
