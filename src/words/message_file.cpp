// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/message_file.hpp"

namespace tactus::words {
namespace {

// The header: magic number, revision, count, offsets of the tables of originals and of translations. A table
// has length and offset of each text.
constexpr std::uint32_t magic = 0x950412deU;
constexpr std::size_t count_at = 8;
constexpr std::size_t originals_at = 12;
constexpr std::size_t translations_at = 16;
constexpr std::size_t header_size = 28;
constexpr std::size_t entry_size = 8;

std::uint32_t little_endian(std::string_view four) {
  std::uint32_t number = 0;
  for (std::size_t i = 4; i-- > 0;) number = number << 8U | static_cast<unsigned char>(four[i]);
  return number;
}

std::uint32_t swapped(std::uint32_t number) {
  return number >> 24U | (number >> 8U & 0xff00U) | (number << 8U & 0xff0000U) | number << 24U;
}

}  // namespace

tl::expected<MessageFile, MessageFileFault> MessageFile::parse(std::string bytes) {
  MessageFile file{std::move(bytes)};
  if (auto const fault = file.fault()) return tl::unexpected(*fault);
  return file;
}

std::optional<std::string_view> MessageFile::find(std::string_view english) const {
  std::uint32_t first = 0;
  std::uint32_t last = number_at(count_at);
  while (first < last) {
    std::uint32_t const middle = first + (last - first) / 2;
    std::string_view const found = original(middle);
    if (found == english) return text_at(translations_at, middle);
    if (found < english)
      first = middle + 1;
    else
      last = middle;
  }
  return std::nullopt;
}

bool MessageFile::is_big_endian() const { return swapped(little_endian(bytes_)) == magic; }

std::uint32_t MessageFile::number_at(std::size_t offset) const {
  std::uint32_t const number = little_endian(std::string_view(bytes_).substr(offset, 4));
  return is_big_endian() ? swapped(number) : number;
}

std::optional<std::string_view> MessageFile::text_at(std::size_t table, std::uint32_t index) const {
  std::size_t const entry = number_at(table) + std::size_t{index} * entry_size;
  if (entry + entry_size > bytes_.size()) return std::nullopt;
  std::size_t const length = number_at(entry);
  std::size_t const offset = number_at(entry + 4);
  if (offset + length > bytes_.size()) return std::nullopt;
  return std::string_view(bytes_).substr(offset, length);
}

std::string_view MessageFile::original(std::uint32_t index) const {
  return text_at(originals_at, index).value_or(std::string_view{});
}

std::optional<MessageFileFault> MessageFile::fault() const {
  if (bytes_.size() < 4 || (little_endian(bytes_) != magic && !is_big_endian()))
    return MessageFileFault::not_a_catalogue;
  if (bytes_.size() < header_size) return MessageFileFault::cut_short;
  for (std::uint32_t i = 0; i < number_at(count_at); ++i) {
    if (!text_at(originals_at, i) || !text_at(translations_at, i)) return MessageFileFault::cut_short;
    if (i > 0 && !(original(i - 1) < original(i))) return MessageFileFault::not_sorted;
  }
  return std::nullopt;
}

}  // namespace tactus::words
