// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/file_alarm.hpp"

#include <array>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <poll.h>
#include <string_view>
#include <sys/inotify.h>
#include <unistd.h>

namespace tactus::store {

FileAlarm::FileAlarm(std::string const& path)
    : name_(std::filesystem::path(path).filename()), fd_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  auto const folder = std::filesystem::path(path).parent_path();
  if (fd_ >= 0)
    watch_ =
        ::inotify_add_watch(fd_, folder.empty() ? "." : folder.c_str(), IN_MODIFY | IN_CREATE | IN_MOVED_TO);
}

FileAlarm::~FileAlarm() {
  if (fd_ >= 0) ::close(fd_);
}

bool FileAlarm::drain() {
  bool is_ours = false;
  alignas(inotify_event) std::array<char, 4096> buffer{};
  for (;;) {
    ssize_t const got = ::read(fd_, buffer.data(), buffer.size());
    if (got <= 0) return is_ours;
    for (std::size_t at = 0; at + sizeof(inotify_event) <= static_cast<std::size_t>(got);) {
      inotify_event event{};
      std::memcpy(&event, buffer.data() + at, sizeof event);
      std::string_view const name{buffer.data() + at + sizeof event};  // padded with zeros by the kernel
      if (event.len > 0 && (name == name_ || name == name_ + "-wal")) is_ours = true;
      at += sizeof event + event.len;
    }
  }
}

bool FileAlarm::wait(Millis limit) {
  auto const end = std::chrono::steady_clock::now() + limit;
  for (;;) {
    if (drain()) return true;
    auto const rest = std::chrono::ceil<Millis>(end - std::chrono::steady_clock::now());
    if (rest <= Millis{0}) return false;
    pollfd wanted{fd_, POLLIN, 0};
    if (::poll(&wanted, 1, static_cast<int>(rest.count())) < 0)
      return false;  // a signal: let the caller look around
  }
}

FileAlarms::FileAlarms(std::vector<std::string> const& paths)
    : fd_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
  for (std::string const& each : paths) add(each);
}

void FileAlarms::add(std::string const& each) {
  std::filesystem::path const path{each};
  auto const folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path{"."};
  int const watch = ::inotify_add_watch(fd_.get(), folder.c_str(), IN_MODIFY | IN_CREATE | IN_MOVED_TO);
  works_ = works_ && watch >= 0;
  indexes_[{watch, path.filename()}].push_back(count_);
  indexes_[{watch, path.filename().string() + "-wal"}].push_back(count_);
  ++count_;
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
