// SPDX-License-Identifier: GPL-3.0-or-later
// Input from a descriptor that calls before it has to wait: answers need to be written out only then.
#pragma once

#include "core/legal/position.hpp"
#include "core/message/file_text.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// Positions that no game reaches are taken where they can be played on. Otherwise every fault, one sentence
/// each.
tl::expected<chess::Position, std::vector<std::string>> read_position(std::string_view fen);

// A file that was named on the command line, however an editor has saved it.

/// Enough for any scoresheet; more is another kind of file.
inline constexpr std::size_t a_mebibyte = 1U << 20U;
inline constexpr std::size_t any_size = static_cast<std::size_t>(-1);

/// Nothing: the file cannot be read, or holds more than `most` bytes.
std::optional<std::string> bytes_of_file(std::string const& path, std::size_t most);
std::optional<FileText> text_of_file(std::string const& path, std::size_t most);

class WaitingInput : public std::streambuf {
 public:
  /// The descriptor stays the caller's.
  WaitingInput(int descriptor, std::function<void()> before_waiting);

 protected:
  int_type underflow() override;

 private:
  int descriptor_;
  std::function<void()> before_waiting_;
  std::array<char, 65536> buffer_{};
};

}  // namespace tactus::program
