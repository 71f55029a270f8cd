// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/file_mark.hpp"

#include <array>
#include <functional>
#include <string_view>
#include <unistd.h>

namespace tactus::store {
namespace {

bool is_untouched(struct stat const& before, struct stat const& now) {
  return before.st_size == now.st_size && before.st_mtim.tv_sec == now.st_mtim.tv_sec &&
         before.st_mtim.tv_nsec == now.st_mtim.tv_nsec;
}

std::size_t content_of(Descriptor const& file) {
  constexpr std::size_t spread = 1'000'003;
  std::array<char, std::size_t{64} * 1024> part{};
  std::size_t content = 0;
  off_t at = 0;
  for (ssize_t got = 0; (got = ::pread(file.get(), part.data(), part.size(), at)) > 0; at += got)
    content = content * spread + std::hash<std::string_view>{}({part.data(), static_cast<std::size_t>(got)});
  return content;
}

}  // namespace

void FileMark::take(Descriptor const& file) {
  struct stat now {};
  if (::fstat(file.get(), &now) != 0 || is_untouched(seen_, now)) return;
  seen_ = now;
  content_ = content_of(file);
}

bool FileMark::holds(Descriptor const& file) {
  struct stat now {};
  if (::fstat(file.get(), &now) != 0) return false;
  if (is_untouched(seen_, now)) return true;
  if (seen_.st_size != now.st_size || content_of(file) != content_) return false;
  seen_ = now;
  return true;
}

void GrowthMark::take(std::string const& path) {
  if (::stat(path.c_str(), &seen_) != 0) seen_ = {};
}

bool GrowthMark::holds(std::string const& path) const {
  struct stat now {};
  return seen_.st_ino == 0 || (::stat(path.c_str(), &now) == 0 && now.st_dev == seen_.st_dev &&
                               now.st_ino == seen_.st_ino && now.st_size >= seen_.st_size);
}

}  // namespace tactus::store
