// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/damage/cut_file.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/stat.h>

namespace tactus::store {
namespace {

// Of the header of an SQLite file.
constexpr std::size_t page_size_at = 16, page_count_at = 28, header_size = 100;

unsigned number_at(std::span<std::uint8_t const> bytes, std::size_t at, std::size_t size) {
  unsigned number = 0;
  for (std::size_t i = 0; i < size; ++i) number = number << 8U | bytes[at + i];
  return number;
}

std::size_t page_size_of(std::span<std::uint8_t const> header) {
  unsigned const size = number_at(header, page_size_at, 2);
  return size == 1 ? 65'536 : size;
}

}  // namespace

bool is_cut_short(std::span<std::uint8_t const> header, std::size_t size) {
  if (header.size() < header_size || page_size_of(header) == 0) return false;
  return size < page_size_of(header) * std::size_t{number_at(header, page_count_at, 4)};
}

/// So many pages are there: else SQLite would read none of them.
void put_page_count_right(std::span<std::uint8_t> image) {
  auto const pages = image.size() / page_size_of(image);
  for (std::size_t i = 0; i < 4; ++i)
    image[page_count_at + i] = static_cast<std::uint8_t>(pages >> (8U * (3 - i)));
}

/// The file in memory; nothing where it cannot be read, or no game is as long.
std::optional<std::vector<std::uint8_t>> image_of(std::string const& path) {
  constexpr std::size_t longest = 256U << 20U;
  std::ifstream file{path, std::ios::binary};
  std::vector<std::uint8_t> image{std::istreambuf_iterator<char>{file}, {}};
  return file.bad() || image.size() > longest ? std::nullopt : std::optional(std::move(image));
}

/// A stick that was pulled out too early.
bool is_cut_short(std::string const& path) {
  std::ifstream file{path, std::ios::binary};
  std::array<char, header_size> header{};
  if (!file.read(header.data(), header.size())) return false;
  std::error_code fault;
  auto const size = std::filesystem::file_size(path, fault);
  auto const* const bytes = reinterpret_cast<std::uint8_t const*>(header.data());
  return !fault && is_cut_short({bytes, header.size()}, size);
}

bool has_content(std::string const& path) {
  struct stat found {};
  return ::stat(path.c_str(), &found) == 0 && found.st_size > 0;
}

bool is_other_name(std::string const& path) {
  struct stat found {};
  std::error_code fault;
  auto const name = std::filesystem::canonical(path, fault).string();  // SQLite follows links too
  return !fault && ::stat(name.c_str(), &found) == 0 && found.st_nlink > 1 && !has_content(name + "-wal");
}

}  // namespace tactus::store
