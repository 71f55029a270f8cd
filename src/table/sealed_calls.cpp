// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/sealed_calls.hpp"

#include <cerrno>
#include <memory>
#include <seccomp.h>

namespace tactus::program {
namespace {

struct Release {
  void operator()(void* filter) const { seccomp_release(filter); }
};
using Filter = std::unique_ptr<void, Release>;

// AF_UNIX; the player's code includes no header of sockets.
constexpr unsigned unix_family = 1;

constexpr int refused_calls[] = {
    // starting programs
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    // other processes
    SCMP_SYS(ptrace),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(pidfd_getfd),
    SCMP_SYS(kcmp),
    // ways around this filter or around the sealed files
    SCMP_SYS(io_uring_setup),
    SCMP_SYS(open_by_handle_at),
    SCMP_SYS(unshare),
    SCMP_SYS(setns),
    SCMP_SYS(mount),
    SCMP_SYS(pivot_root),
    SCMP_SYS(chroot),
    SCMP_SYS(bpf),
    SCMP_SYS(perf_event_open),
    SCMP_SYS(userfaultfd),
    SCMP_SYS(add_key),
    SCMP_SYS(request_key),
    SCMP_SYS(keyctl),
    // the kernel itself
    SCMP_SYS(init_module),
    SCMP_SYS(finit_module),
    SCMP_SYS(kexec_load),
    SCMP_SYS(kexec_file_load),
};

bool refuse(Filter const& filter, int call) {
  return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
}

bool refuse_foreign_sockets(Filter const& filter, int call) {
  scmp_arg_cmp const is_foreign{0, SCMP_CMP_NE, unix_family, 0};  // its macro is no C++
  return seccomp_rule_add_array(filter.get(), SCMP_ACT_ERRNO(EPERM), call, 1, &is_foreign) == 0;
}

}  // namespace

bool seal_calls() {
  Filter const filter{seccomp_init(SCMP_ACT_ALLOW)};
  if (!filter || seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) != 0) return false;
  for (int const call : refused_calls)
    if (!refuse(filter, call)) return false;
  return refuse_foreign_sockets(filter, SCMP_SYS(socket)) &&
         refuse_foreign_sockets(filter, SCMP_SYS(socketpair)) && seccomp_load(filter.get()) == 0;
}

}  // namespace tactus::program
