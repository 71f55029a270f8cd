// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/seal/sandbox.hpp"

#include "src/store/descriptor.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fcntl.h>
#include <linux/landlock.h>
#include <memory>
#include <sched.h>
#include <seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace tactus::program {
namespace {

struct Release {
  void operator()(void* filter) const { seccomp_release(filter); }
};
using Filter = std::unique_ptr<void, Release>;

// clang-format off
constexpr char const* calls[] = {
    // files; which of them, Landlock says
    "read", "write", "readv", "writev", "pread64", "pwrite64", "preadv", "pwritev", "preadv2", "pwritev2", "close",
    "close_range", "lseek", "fstat", "stat", "lstat", "newfstatat", "statx", "statfs", "fstatfs", "access", "faccessat",
    "faccessat2", "readlink", "readlinkat", "getdents", "getdents64", "getcwd", "fchdir", "umask", "fcntl", "flock",
    "fsync", "fdatasync", "sync_file_range", "ftruncate", "truncate", "fallocate", "fadvise64", "rename", "renameat",
    "renameat2", "unlink", "unlinkat", "mkdir", "mkdirat", "rmdir", "chmod", "fchmod", "fchmodat", "fchown", "utimensat",
    "copy_file_range", "sendfile", "dup", "dup2", "dup3", "inotify_init1", "inotify_add_watch", "inotify_rm_watch",
    // waiting, and what is waited for
    "poll", "ppoll", "select", "pselect6", "epoll_create", "epoll_create1", "epoll_ctl", "epoll_wait", "epoll_pwait",
    "epoll_pwait2", "eventfd2", "signalfd4", "timerfd_create", "timerfd_settime", "timerfd_gettime", "pipe", "pipe2",
    // memory; shared memory is how sound reaches a server, or a card that several programs share (ALSA's dmix)
    "brk", "mmap", "munmap", "mprotect", "mremap", "madvise", "msync", "mincore", "mlock", "mlock2", "munlock",
    "mlockall", "munlockall", "membarrier", "memfd_create", "shmget", "shmat", "shmdt", "shmctl", "semget", "semop",
    "semtimedop", "semctl",
    // sockets that are open; a sealed program listens at none of its own
    "connect", "getsockname", "getpeername", "getsockopt", "setsockopt", "sendto", "recvfrom", "sendmsg", "recvmsg",
    "sendmmsg", "recvmmsg", "shutdown",
    // threads, and processes of this program that one part of it may be put into; none of them escapes the seal
    "futex", "futex_waitv", "set_robust_list", "get_robust_list", "set_tid_address", "rseq", "gettid", "getpid", "getppid",
    "getpgrp", "getpgid", "getsid", "setsid", "exit", "exit_group", "wait4", "waitid", "kill", "tkill", "tgkill",
    "sched_yield", "sched_getaffinity", "sched_setaffinity", "sched_getscheduler", "sched_setscheduler", "sched_getparam",
    "sched_setparam", "sched_get_priority_max", "sched_get_priority_min", "getpriority", "setpriority", "getcpu", "prctl",
    "arch_prctl", "getrlimit", "setrlimit", "prlimit64", "getrusage",
    // signals
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigpending", "rt_sigtimedwait", "rt_sigsuspend",
    "rt_sigqueueinfo", "rt_tgsigqueueinfo", "sigaltstack", "pause", "restart_syscall",
    // time
    "nanosleep", "clock_nanosleep", "clock_gettime", "clock_getres", "gettimeofday", "time", "times",
    // who and where this process is
    "get_mempolicy", "set_mempolicy", "mbind", "getuid", "geteuid", "getgid", "getegid", "getresuid", "getresgid", "getgroups", "capget", "uname", "sysinfo",
    "getrandom",
    // sealing more
    "seccomp", "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self",
};
constexpr char const* partly[] = {"socket", "socketpair", "clone", "clone3", "openat", "ioctl"};
// clang-format on

/// A call is allowed when what `mask` leaves of its argument is `value`.
struct Condition {
  char const* call;
  unsigned argument;
  scmp_datum_t mask, value;
};

constexpr scmp_datum_t whole_int = 0xffff'ffff;
// AF_UNIX; the player's code includes no header of sockets.
constexpr scmp_datum_t unix_family = 1;
constexpr scmp_datum_t new_worlds =
    CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;

constexpr Condition in_part[] = {
    {"socket", 0, whole_int, unix_family},
    {"socketpair", 0, whole_int, unix_family},
    {"clone", 0, new_worlds, 0},
    // A terminal or a serial port, number by number: 0x5412 (TIOCSTI) types for the person, 0x541c
    // (TIOCLINUX) too, 0x541d (TIOCCONS) takes the console.
    {"ioctl", 1, 0xffff'fff0, 0x5400},
    {"ioctl", 1, 0xffff'fffe, 0x5410},
    {"ioctl", 1, whole_int, 0x5413},
    {"ioctl", 1, 0xffff'fffc, 0x5414},
    {"ioctl", 1, 0xffff'fffc, 0x5418},
    {"ioctl", 1, 0xffff'fffe, 0x541e},
    {"ioctl", 1, 0xffff'fff0, 0x5420},
    {"ioctl", 1, 0xffff'fff0, 0x5430},
    {"ioctl", 1, 0xffff'fff0, 0x5450},
    // The same letter with an argument of some size: newer ones of terminals, and the timers of ALSA.
    {"ioctl", 1, 0x4000'ffc0, 0x4000'5400},
    {"ioctl", 1, 0x8000'ffc0, 0x8000'5400},
    {"ioctl", 1, 0xffff'fff8, 0x54a0},
    // By their letters: PCM, control, MIDI and mixers of sound cards ('A', 'U', 'W', 'P', 'M'), HID ('H'),
    // keypads ('E').
    {"ioctl", 1, 0xff00, 'E' << 8},
    {"ioctl", 1, 0xff00, 'A' << 8},
    {"ioctl", 1, 0xff00, 'U' << 8},
    {"ioctl", 1, 0xff00, 'W' << 8},
    {"ioctl", 1, 0xff00, 'P' << 8},
    {"ioctl", 1, 0xff00, 'M' << 8},
    {"ioctl", 1, 0xff00, 'H' << 8},
};

// All but what is opened for both reading and writing and not made new: so devices are opened, and little
// else.
constexpr Condition opening_of_files[] = {
    {"openat", 2, O_ACCMODE, O_RDONLY},
    {"openat", 2, O_ACCMODE, O_WRONLY},
    {"openat", 2, O_ACCMODE, O_ACCMODE},
    {"openat", 2, O_CREAT, O_CREAT},
};

/// This machine may lack the call.
bool add(Filter const& filter, std::uint32_t action, char const* name) {
  int const call = seccomp_syscall_resolve_name(name);
  return call < 0 || seccomp_rule_add(filter.get(), action, call, 0) == 0;
}

bool add(Filter const& filter, std::span<Condition const> conditions) {
  return std::all_of(conditions.begin(), conditions.end(), [&](Condition const& each) {
    // its macro is no C++
    scmp_arg_cmp const comparison{each.argument, SCMP_CMP_MASKED_EQ, each.mask, each.value};
    return seccomp_rule_add_array(filter.get(), SCMP_ACT_ALLOW, seccomp_syscall_resolve_name(each.call), 1,
                                  &comparison) == 0;
  });
}

bool add_all(Filter const& filter, Refusing refusing) {
  bool const is_guarded = refusing == Refusing::guard;
  return std::all_of(std::begin(calls), std::end(calls),
                     [&](char const* each) { return add(filter, SCMP_ACT_ALLOW, each); }) &&
         add(filter, in_part) &&
         (is_guarded ? add(filter, opening_of_files) : add(filter, SCMP_ACT_ALLOW, "openat")) &&
         // Its flags lie in memory, where no filter reads: the C library then takes clone().
         add(filter, SCMP_ACT_ERRNO(ENOSYS), "clone3");
}

}  // namespace

std::span<char const* const> allowed_calls() { return calls; }
std::span<char const* const> partly_allowed_calls() { return partly; }

std::optional<int> seal_calls(Refusing refusing) {
  bool const is_guarded = refusing == Refusing::guard;
  Filter const filter{seccomp_init(is_guarded ? SCMP_ACT_NOTIFY : SCMP_ACT_ERRNO(EPERM))};
  // The numbers of another machine are refused too, and end nothing.
  if (!filter || seccomp_attr_set(filter.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(EPERM)) != 0 ||
      seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) != 0 || !add_all(filter, refusing) ||
      seccomp_load(filter.get()) != 0)
    return std::nullopt;
  return is_guarded ? seccomp_notify_fd(filter.get()) : -1;
}

bool refuse_programs() {
  Filter const filter{seccomp_init(SCMP_ACT_ALLOW)};
  return filter && add(filter, SCMP_ACT_ERRNO(EPERM), "execve") &&
         add(filter, SCMP_ACT_ERRNO(EPERM), "execveat") && seccomp_load(filter.get()) == 0;
}

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
                  version >= 6 && !places.has_guard ? nameless_sockets | signals : 0};
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
