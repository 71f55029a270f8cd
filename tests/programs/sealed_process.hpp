// SPDX-License-Identifier: GPL-3.0-or-later
// A process of its own that seals itself and then tries something: a seal cannot be taken back.
#pragma once

#include "src/table/seal/seal.hpp"
#include "tests/forked.hpp"

#include <cerrno>
#include <fcntl.h>
#include <linux/landlock.h>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>

#include <boost/test/unit_test.hpp>

namespace tactus {

/// The error number of what was refused; 0 when it was done.
using Attempt = std::function<int()>;

inline int refusal_of(long result) { return result < 0 ? errno : 0; }
inline int open_file(std::string const& path, int how) {
  return refusal_of(::open(path.c_str(), how | O_CLOEXEC, 0600));
}

/// What comes of it in a process that may write into `folder` only.
inline int sealed(std::string const& folder, Attempt const& attempt) {
  return forked(
      [&]() -> int { ::_exit(program::seal_program({{folder}}).are_calls_sealed ? attempt() : 255); });
}

/// Containers and old kernels may lack it; `tactus` tells so.
inline bool has_landlock() {
  return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;
}
inline boost::test_tools::assertion_result can_seal_files(boost::unit_test::test_unit_id) {
  boost::test_tools::assertion_result found{has_landlock()};
  found.message() << "expected a kernel with Landlock";
  return found;
}

}  // namespace tactus
