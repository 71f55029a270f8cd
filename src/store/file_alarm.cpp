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

}  // namespace tactus::store
