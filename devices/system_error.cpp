// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/system_error.hpp"

#include <cerrno>
#include <system_error>

#include <fmt/format.h>

namespace tactus::devices {

OpenError open_error(int error, std::string const& path, std::string const& expected) {
  switch (error) {
    case ENOENT:
    case ENODEV:
    case ENXIO:
      return {OpenFault::does_not_exist, fmt::format("{} does not exist: expected {}.", path, expected)};
    case EACCES:
    case EPERM:
      return {
          OpenFault::no_permission,
          fmt::format("No permission to open {}: expected {} that this user may read and write (on Debian: "
                      "group dialout).",
                      path, expected)};
    case EBUSY:
    case EWOULDBLOCK:
      return {OpenFault::busy,
              fmt::format("{} is busy: another program holds it. Close that program first.", path)};
    case ENOTTY:
    case EISDIR:
    case EINVAL: return {OpenFault::not_a_port, fmt::format("{} is not {}.", path, expected)};
    default:
      return {OpenFault::failed, fmt::format("Cannot open {}, expected {}: {}.", path, expected,
                                             std::generic_category().message(error))};
  }
}

}  // namespace tactus::devices
