// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/file_alarms.hpp"

#include <array>
#include <cstring>
#include <filesystem>
#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace tactus::store {

FileAlarms::FileAlarms(std::vector<std::string> const& paths)
    : fd_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  for (std::size_t i = 0; i < paths.size(); ++i) {
    std::filesystem::path const path{paths[i]};
    auto const folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path{"."};
    int const watch = ::inotify_add_watch(fd_.get(), folder.c_str(), IN_MODIFY | IN_CREATE | IN_MOVED_TO);
    works_ = works_ && watch >= 0;
    indexes_[{watch, path.filename()}].push_back(i);
    indexes_[{watch, path.filename().string() + "-wal"}].push_back(i);
  }
}

void FileAlarms::drain(std::vector<std::size_t>& written) {
  alignas(inotify_event) std::array<char, 16'384> buffer{};
  for (;;) {
    ssize_t const got = ::read(fd_.get(), buffer.data(), buffer.size());
    if (got <= 0) return;
    for (std::size_t at = 0; at + sizeof(inotify_event) <= static_cast<std::size_t>(got);) {
      inotify_event event{};
      std::memcpy(&event, buffer.data() + at, sizeof event);
      std::string const name{event.len > 0 ? buffer.data() + at + sizeof event : ""};  // padded with zeros
      auto const found = indexes_.find({event.wd, name});
      if (found != indexes_.end()) written.insert(written.end(), found->second.begin(), found->second.end());
      at += sizeof event + event.len;
    }
  }
}

std::vector<std::size_t> FileAlarms::wait(Millis limit) {
  std::vector<std::size_t> written;
  drain(written);
  if (!written.empty() || limit <= Millis{0}) return written;
  pollfd wanted{fd_.get(), POLLIN, 0};
  // Without inotify (descriptor -1) this only waits; a signal lets the caller look around.
  if (::poll(&wanted, 1, static_cast<int>(limit.count())) > 0) drain(written);
  return written;
}

}  // namespace tactus::store
