// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/replay_stream.hpp"

#include "devices/capture_lock.hpp"
#include "devices/system_error.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fstream>

#include <fmt/format.h>

namespace tactus::devices {

namespace {

class ReplayStream final : public ByteStream {
 public:
  explicit ReplayStream(Capture capture) : capture_(std::move(capture)) {}

  ReadResult read(std::span<std::uint8_t> into, Millis) override {
    while (next_ < capture_.lines.size() && capture_.lines[next_].direction == Direction::to_device) ++next_;
    if (next_ == capture_.lines.size()) return {ReadStatus::unplugged, 0};
    auto const rest = std::span{capture_.lines[next_].bytes}.subspan(taken_);
    std::size_t const count = std::min(into.size(), rest.size());
    std::copy_n(rest.begin(), count, into.begin());
    taken_ += count;
    if (count == rest.size()) {
      ++next_;
      taken_ = 0;
    }
    return {ReadStatus::data, count};
  }

  bool write(std::span<std::uint8_t const>) override { return true; }

 private:
  Capture capture_;
  std::size_t next_ = 0;
  std::size_t taken_ = 0;  // of the bytes of capture_.lines[next_]
};

}  // namespace

std::unique_ptr<ByteStream> replay_stream(Capture capture) {
  return std::make_unique<ReplayStream>(std::move(capture));
}

OpenResult open_replay(std::string const& path) {
  if (is_being_recorded(path))
    return tl::unexpected(OpenError{OpenFault::not_a_port, fmt::format("{}: {}.", path, still_recorded)});
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) return tl::unexpected(open_error(errno, path, "a capture file"));
  std::string text;
  for (std::array<char, 4096> block{}; file.read(block.data(), block.size()) || file.gcount() > 0;)
    text.append(block.data(), static_cast<std::size_t>(file.gcount()));
  if (file.bad())
    return tl::unexpected(open_error(EISDIR, path, "a capture file"));  // it opens, but cannot be read
  auto capture = parse_capture(text);
  if (!capture) {
    return tl::unexpected(OpenError{OpenFault::not_a_port, fmt::format("{} is not a capture file, {}.", path,
                                                                       describe(capture.error()))});
  }
  return replay_stream(std::move(*capture));
}

}  // namespace tactus::devices
