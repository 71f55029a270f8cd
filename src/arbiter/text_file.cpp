// SPDX-License-Identifier: GPL-3.0-or-later
// See text_file.hpp.
#include "src/arbiter/text_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace tactus::program {

std::optional<std::string> text_of_file(std::string const& path, std::size_t most) {
  constexpr std::size_t piece = 1U << 16U;  // stays in the cache while it is filled
  std::ifstream file(path, std::ios::binary);
  std::string text;
  std::error_code unknown;  // of a pipe, for instance
  if (auto const size = std::filesystem::file_size(path, unknown); !unknown && size <= most)
    text.reserve(size + piece);
  while (file && text.size() <= most) {
    std::size_t const before = text.size();
    text.resize(before + piece);
    file.read(text.data() + before, piece);
    text.resize(before + static_cast<std::size_t>(file.gcount()));
  }
  if (!file.eof() || text.size() > most) return std::nullopt;
  return text;
}

}  // namespace tactus::program
