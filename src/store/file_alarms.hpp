// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a follower of many game files when one of them or its -wal is written: one inotify for all, a watch
// for each folder. A wake-up is a hint, never a proof (measured: it comes before the commit can be seen).
#pragma once

#include "core/instant.hpp"
#include "src/store/descriptor.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tactus::store {

class FileAlarms {
 public:
  explicit FileAlarms(std::vector<std::string> const& paths);
  /// False where the system gave no inotify, or not for every folder: the caller has to poll.
  bool works() const { return works_; }
  /// Indexes of the paths that were written since the last call, maybe twice; waits at most `limit` for the
  /// first.
  std::vector<std::size_t> wait(Millis limit);

 private:
  void drain(std::vector<std::size_t>& written);

  Descriptor fd_;
  bool works_ = true;
  std::map<std::pair<int, std::string>, std::vector<std::size_t>> indexes_;  // by watch and name
};

}  // namespace tactus::store
