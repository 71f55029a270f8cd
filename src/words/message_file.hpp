// SPDX-License-Identifier: GPL-3.0-or-later
// A compiled catalogue of messages (.mo, as GNU msgfmt writes it), read from its bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::words {

enum class MessageFileFault : std::uint8_t { not_a_catalogue, cut_short, not_sorted };

class MessageFile {
 public:
  /// Every offset is checked here; damaged bytes are a fault and never read beyond.
  static tl::expected<MessageFile, MessageFileFault> parse(std::string bytes);

  /// Nothing: not in the catalogue. The view lives as long as this object.
  std::optional<std::string_view> find(std::string_view english) const;

 private:
  explicit MessageFile(std::string bytes) : bytes_(std::move(bytes)) {}
  bool is_big_endian() const;
  std::uint32_t number_at(std::size_t offset) const;
  std::optional<std::string_view> text_at(std::size_t table, std::uint32_t index) const;
  std::string_view original(std::uint32_t index) const;
  std::optional<MessageFileFault> fault() const;

  std::string bytes_;
};

}  // namespace tactus::words
