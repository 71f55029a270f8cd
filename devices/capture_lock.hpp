// SPDX-License-Identifier: GPL-3.0-or-later
// Who records a capture holds it alone: it has moves in it that nobody at the table knows yet, so no program
// of ours reads it before the game's program has ended. Other programs of the same person are not kept from
// it.
#pragma once

#include <string>
#include <utility>

namespace tactus::devices {

class CaptureLock {
 public:
  /// Of a file that is there. is_held() is false where it cannot be had.
  explicit CaptureLock(std::string const& path);
  CaptureLock(CaptureLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}
  CaptureLock(CaptureLock const&) = delete;
  CaptureLock& operator=(CaptureLock const&) = delete;
  CaptureLock& operator=(CaptureLock&&) = delete;
  ~CaptureLock();

  bool is_held() const { return file_ >= 0; }

 private:
  int file_;
};

/// Behind the name of the file.
inline constexpr char const* still_recorded = "a game is being recorded into it; expected one that has ended";
/// A program that still runs records into this file.
bool is_being_recorded(std::string const& path);

}  // namespace tactus::devices
