// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/file_mark.hpp"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <functional>
#include <string_view>
#include <unistd.h>

namespace tactus::store {
namespace {

bool is_untouched(struct stat const& before, struct stat const& now) {
  return before.st_size == now.st_size && before.st_mtim.tv_sec == now.st_mtim.tv_sec &&
         before.st_mtim.tv_nsec == now.st_mtim.tv_nsec;
}

/// Of its first bytes, so many.
std::size_t content_of(Descriptor const& file, off_t size) {
  constexpr std::size_t spread = 1'000'003;
  std::array<char, std::size_t{64} * 1024> part{};
  std::size_t content = 0;
  for (off_t at = 0; at < size;) {
    auto const wanted = std::min(part.size(), static_cast<std::size_t>(size - at));
    ssize_t const got = ::pread(file.get(), part.data(), wanted, at);
    if (got <= 0) break;
    content = content * spread + std::hash<std::string_view>{}({part.data(), static_cast<std::size_t>(got)});
    at += got;
  }
  return content;
}

}  // namespace

void FileMark::take(Descriptor const& file) {
  struct stat now {};
  if (::fstat(file.get(), &now) != 0 || is_untouched(seen_, now)) return;
  seen_ = now;
  content_ = content_of(file, now.st_size);
}

bool FileMark::holds(Descriptor const& file) {
  struct stat now {};
  if (::fstat(file.get(), &now) != 0) return false;
  if (is_untouched(seen_, now)) return true;
  if (seen_.st_size != now.st_size || content_of(file, now.st_size) != content_) return false;
  seen_ = now;
  return true;
}

void GrowthMark::take(std::string const& path) {
  content_.reset();
  if (::stat(path.c_str(), &seen_) != 0) seen_ = {};
}

void GrowthMark::read(std::string const& path) {
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  if (file.is_open()) content_ = content_of(file, seen_.st_size);
}

bool GrowthMark::holds(std::string const& path) const {
  if (seen_.st_ino == 0) return true;
  struct stat now {};
  bool const is_it = ::stat(path.c_str(), &now) == 0 && now.st_dev == seen_.st_dev &&
                     now.st_ino == seen_.st_ino && now.st_size >= seen_.st_size;
  if (!is_it || is_untouched(seen_, now)) return is_it;
  Descriptor const file{::open(path.c_str(), O_RDONLY | O_CLOEXEC)};
  return content_ && file.is_open() && content_of(file, seen_.st_size) == *content_;
}

}  // namespace tactus::store
