// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/ports/input_stream.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <linux/input.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace tactus::devices {
namespace {

constexpr char const* expected_keypad = "a keypad or keyboard";
constexpr char const* folder = "/dev/input";

class File {
 public:
  explicit File(int descriptor) : descriptor_(descriptor) {}
  File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  ~File() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  int get() const { return descriptor_; }
  bool is_open() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

File open_to_read(std::string const& path) {
  return File{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)};
}

class InputStream final : public ByteStream {
 public:
  explicit InputStream(File file) : file_(std::move(file)) {}

  ReadResult read(std::span<std::uint8_t> into, Millis wait) override {
    pollfd polled{file_.get(), POLLIN, 0};
    if (::poll(&polled, 1, static_cast<int>(wait.count())) <= 0) return {};
    ssize_t const got = ::read(file_.get(), into.data(), into.size());
    if (got > 0) return {ReadStatus::data, static_cast<std::size_t>(got)};
    bool const may_come = got < 0 && (errno == EAGAIN || errno == EINTR);
    return {may_come ? ReadStatus::idle : ReadStatus::unplugged, 0};
  }
  bool write(std::span<std::uint8_t const> bytes) override { return bytes.empty(); }

 private:
  File file_;
};

/// "SIGMACHIP USB Keyboard"; empty where it tells none.
std::string name_of(File const& file) {
  std::array<char, 256> name{};
  int const length = ::ioctl(file.get(), EVIOCGNAME(name.size()), name.data());
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
    if (File const file = open_to_read(path); file.is_open()) found.push_back({path, name_of(file)});
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
      OpenFault::bad_name, fmt::format("Several keypads are called {}: expected one of: {}.", name, list)});
}

}  // namespace

OpenResult open_input(std::string const& name) {
  auto const path = input_path_of(name);
  if (!path) return tl::unexpected(path.error());
  File file = open_to_read(*path);
  if (!file.is_open()) return tl::unexpected(open_error(errno, *path, expected_keypad));
  struct stat status {};
  bool const is_pipe = ::fstat(file.get(), &status) == 0 && S_ISFIFO(status.st_mode);
  if (!is_pipe && ::ioctl(file.get(), EVIOCGRAB, 1) != 0)
    return tl::unexpected(open_error(errno, *path, expected_keypad));
  return std::make_unique<InputStream>(std::move(file));
}

}  // namespace tactus::devices
