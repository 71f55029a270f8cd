// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a follower when a game file or its -wal is written (inotify). A wake-up is a hint, never a proof.
#pragma once

#include "core/instant.hpp"
#include "src/store/descriptor.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

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

// Wakes a follower of many game files when one of them or its -wal is written: one inotify for all, a watch
// for each folder. A wake-up is a hint, never a proof (measured: it comes before the commit can be seen).

class FileAlarms {
 public:
  explicit FileAlarms(std::vector<std::string> const& paths);
  /// One more; its index is the next.
  void add(std::string const& path);
  /// False where the system gave no inotify, or not for every folder: the caller has to poll.
  bool works() const { return works_; }
  /// Indexes of the paths that were written since the last call, maybe twice; waits at most `limit` for the
  /// first.
  std::vector<std::size_t> wait(Millis limit);

 private:
  void drain(std::vector<std::size_t>& written);

  Descriptor fd_;
  bool works_ = true;
  std::size_t count_ = 0;                                                    // of paths
  std::map<std::pair<int, std::string>, std::vector<std::size_t>> indexes_;  // by watch and name
};

}  // namespace tactus::store
