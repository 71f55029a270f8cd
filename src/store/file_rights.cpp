// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/file_rights.hpp"

#include <algorithm>
#include <cstdio>
#include <grp.h>
#include <memory>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace tactus::store {
namespace {

/// From the file alone, so that no other program is asked.
std::optional<gid_t> group_of_readers() {
  constexpr std::string_view name = "tactus";
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> const groups{std::fopen("/etc/group", "re"), &std::fclose};
  if (!groups) return std::nullopt;
  while (group const* const each = ::fgetgrent(groups.get()))  // NOLINT: one thread
    if (each->gr_name == name) return each->gr_gid;
  return std::nullopt;
}

std::vector<gid_t> own_groups() {
  std::vector<gid_t> groups(static_cast<std::size_t>(std::max(::getgroups(0, nullptr), 0)));
  auto const count = ::getgroups(static_cast<int>(groups.size()), groups.data());
  groups.resize(static_cast<std::size_t>(std::max(count, 0)));
  groups.push_back(::getegid());
  return groups;
}

}  // namespace

mode_t mode_of_game(gid_t of_file, std::optional<gid_t> readers, std::span<gid_t const> ours) {
  bool const is_theirs = readers == of_file && std::ranges::find(ours, of_file) != ours.end();
  return is_theirs ? 0640 : 0600;
}

void open_to_readers(Descriptor const& game) {
  struct stat found {};
  if (::fstat(game.get(), &found) != 0) return;
  auto const mode = mode_of_game(found.st_gid, group_of_readers(), own_groups());
  [[maybe_unused]] int const else_it_stays_private = ::fchmod(game.get(), mode);
}

void keep_private(std::string const& path) {
  constexpr mode_t of_others = 0077, permissions = 07777;
  for (char const* part : {"", "-journal", "-wal", "-shm"}) {
    struct stat found {};
    if (::stat((path + part).c_str(), &found) != 0 || !S_ISREG(found.st_mode)) continue;
    // Not ours: who owns it has chosen its rights.
    [[maybe_unused]] int const else_it_is_anothers =
        ::chmod((path + part).c_str(), found.st_mode & permissions & ~of_others);
  }
}

}  // namespace tactus::store
