// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a follower when a game file or its -wal is written (inotify). A wake-up is a hint, never a proof.
#pragma once

#include "core/instant.hpp"

#include <string>

namespace tactus::store {

class FileAlarm {
 public:
  /// Watches the folder of `path` for writes to `path` and to its -wal.
  explicit FileAlarm(std::string const& path);
  FileAlarm(FileAlarm const&) = delete;
  FileAlarm& operator=(FileAlarm const&) = delete;
  ~FileAlarm();
  /// False where the system gave no inotify: the caller has to poll.
  bool works() const { return watch_ >= 0; }
  /// Readable when something in the folder was written; for a poll() of one's own. -1 where there is no
  /// inotify.
  int descriptor() const { return fd_; }
  /// True when one of the files was written; waits at most `limit`.
  bool wait(Millis limit);

 private:
  bool drain();

  std::string name_;
  int fd_ = -1;
  int watch_ = -1;
};

}  // namespace tactus::store
