// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/sealed_calls.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <memory>
#include <sched.h>
#include <seccomp.h>

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
    // By their letters: PCM, control, MIDI and mixers of sound cards ('A', 'U', 'W', 'P', 'M'), HID ('H').
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

}  // namespace tactus::program
