// SPDX-License-Identifier: GPL-3.0-or-later
// See line_reader.hpp.
#include "src/sim/line_reader.hpp"

#include <array>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace tactus::sim {

LineReader::LineReader(int descriptor) : descriptor_(descriptor) {
  if (descriptor_ >= 0) fcntl(descriptor_, F_SETFL, O_NONBLOCK);
}

LineReader::LineReader(LineReader&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), unfinished_(std::move(other.unfinished_)) {}

LineReader& LineReader::operator=(LineReader&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  std::swap(unfinished_, other.unfinished_);
  return *this;
}

LineReader::~LineReader() {
  if (descriptor_ >= 0) close(descriptor_);
}

std::vector<std::string> LineReader::take_lines() {
  std::vector<std::string> lines;
  std::array<char, 4096> chunk{};
  while (descriptor_ >= 0) {
    ssize_t const count = read(descriptor_, chunk.data(), chunk.size());
    if (count < 0) break;  // nothing more for now
    if (count == 0) {
      close(std::exchange(descriptor_, -1));
      if (!unfinished_.empty()) lines.push_back(std::exchange(unfinished_, {}));
      break;
    }
    for (char const c : std::string_view{chunk.data(), static_cast<std::size_t>(count)}) {
      if (c == '\n')
        lines.push_back(std::exchange(unfinished_, {}));
      else
        unfinished_ += c;
    }
  }
  return lines;
}

}  // namespace tactus::sim
