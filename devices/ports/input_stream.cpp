// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/input_stream.hpp"

#include "devices/ports/serial_stream.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <linux/input.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include <fmt/format.h>

namespace tactus::devices {
namespace {

constexpr char const* expected_keypad = "a keypad or keyboard";
constexpr char const* folder = "/dev/input";

/// -1: it cannot be opened.
int open_to_read(std::string const& path) { return ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC); }

/// "SIGMACHIP USB Keyboard"; empty where it tells none.
std::string name_of(int descriptor) {
  std::array<char, 256> name{};
  int const length = ::ioctl(descriptor, EVIOCGNAME(name.size()), name.data());
  return length <= 0 ? std::string{} : std::string{name.data()};
}

struct Named {
  std::string path, name;
};

std::vector<Named> devices_there() {
  std::vector<Named> found;
  std::error_code fault;
  for (auto const& each : std::filesystem::directory_iterator{folder, fault}) {
    std::string const path = each.path();
    if (!each.path().filename().string().starts_with("event")) continue;
    int const descriptor = open_to_read(path);
    if (descriptor < 0) continue;
    found.push_back({path, name_of(descriptor)});
    ::close(descriptor);
  }
  std::ranges::sort(found, {}, &Named::path);
  return found;
}

tl::expected<std::string, OpenError> input_path_of(std::string const& name) {
  if (name.starts_with('/')) return name;
  auto const all = devices_there();
  std::vector<Named> matching;
  std::ranges::copy_if(all, std::back_inserter(matching),
                       [&](Named const& each) { return each.name.find(name) != std::string::npos; });
  if (matching.size() == 1) return matching.front().path;
  std::string list;
  for (Named const& each : matching.empty() ? all : matching)
    list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", each.name, each.path);
  if (matching.empty())
    return tl::unexpected(
        OpenError{OpenFault::does_not_exist, fmt::format("No keypad is called {}: expected one of: {}.", name,
                                                         list.empty() ? "none that may be read" : list)});
  return tl::unexpected(OpenError{
      OpenFault::several, fmt::format("Several keypads are called {}: expected one of: {}.", name, list)});
}

}  // namespace

OpenResult open_input(std::string const& name) {
  auto const path = input_path_of(name);
  if (!path) return tl::unexpected(path.error());
  int const descriptor = open_to_read(*path);
  if (descriptor < 0) return tl::unexpected(open_error(errno, *path, expected_keypad));
  auto stream = descriptor_stream(descriptor);
  struct stat status {};
  bool const is_pipe = ::fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode);
  if (!is_pipe && ::ioctl(descriptor, EVIOCGRAB, 1) != 0)
    return tl::unexpected(open_error(errno, *path, expected_keypad));
  return stream;
}

}  // namespace tactus::devices
