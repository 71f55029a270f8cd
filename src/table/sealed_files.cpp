// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/sealed_files.hpp"

#include "src/store/descriptor.hpp"

#include <cstddef>
#include <cstdint>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tactus::program {
namespace {

// Newer than the headers of Debian 12, not than the kernels that it may run on.
constexpr std::uint64_t truncate_right = 1ULL << 14;
constexpr std::uint64_t device_control_right = 1ULL << 15;
constexpr std::uint64_t bind_right = 1ULL << 0;
constexpr std::uint64_t connect_right = 1ULL << 1;
constexpr std::uint64_t nameless_sockets = 1ULL << 0;
constexpr std::uint64_t signals = 1ULL << 1;

/// As the kernel has it; older kernels know only its beginning.
struct Ruleset {
  std::uint64_t files = 0;
  std::uint64_t network = 0;
  std::uint64_t scoped = 0;
};

std::size_t size_known_to(long version) {
  if (version >= 6) return sizeof(Ruleset);
  return version >= 4 ? offsetof(Ruleset, scoped) : offsetof(Ruleset, network);
}

long version_of_landlock() {
  return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

/// Every right over files that a kernel of this version can take away.
std::uint64_t all_rights(long version) {
  std::uint64_t rights = LANDLOCK_ACCESS_FS_MAKE_SYM * 2 - 1;  // all of the first version
  if (version >= 2) rights |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= 3) rights |= truncate_right;
  if (version >= 5) rights |= device_control_right;
  return rights;
}

constexpr std::uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t writing = reading | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |
                                  LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                                  LANDLOCK_ACCESS_FS_MAKE_DIR | truncate_right | device_control_right;
constexpr std::uint64_t using_devices = reading | LANDLOCK_ACCESS_FS_WRITE_FILE | device_control_right;
/// What a rule about a single file may speak of.
constexpr std::uint64_t rights_over_a_file =
    LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE | truncate_right | device_control_right;

bool is_folder(int fd) {
  struct stat status {};
  return ::fstat(fd, &status) == 0 && S_ISDIR(status.st_mode);
}

bool open_up(Descriptor const& rules, std::vector<std::string> const& places, std::uint64_t rights) {
  for (std::string const& place : places) {
    Descriptor const opened{::open(place.c_str(), O_PATH | O_CLOEXEC)};
    if (!opened.is_open()) continue;
    landlock_path_beneath_attr beneath{};
    beneath.parent_fd = opened.get();
    beneath.allowed_access = is_folder(opened.get()) ? rights : rights & rights_over_a_file;
    if (::syscall(SYS_landlock_add_rule, rules.get(), LANDLOCK_RULE_PATH_BENEATH, &beneath, 0) != 0)
      return false;
  }
  return true;
}

}  // namespace

bool seal_files(OpenPlaces const& places) {
  long const version = version_of_landlock();
  if (version < 1) return false;
  Ruleset handled{all_rights(version), version >= 4 ? bind_right | connect_right : 0,
                  version >= 6 ? nameless_sockets | signals : 0};
  Descriptor const rules{
      static_cast<int>(::syscall(SYS_landlock_create_ruleset, &handled, size_known_to(version), 0))};
  return rules.is_open() && open_up(rules, places.to_read, reading & handled.files) &&
         open_up(rules, places.to_write, writing & handled.files) &&
         open_up(rules, places.to_use, using_devices & handled.files) &&
         open_up(rules, places.to_list, LANDLOCK_ACCESS_FS_READ_DIR) &&
         ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         ::syscall(SYS_landlock_restrict_self, rules.get(), 0) == 0;
}

}  // namespace tactus::program
