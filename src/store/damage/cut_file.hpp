// SPDX-License-Identifier: GPL-3.0-or-later
// An SQLite file whose end is missing: a stick was pulled out too early. SQLite reads nothing of it before
// its header says how many pages are there.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tactus::store {

bool is_cut_short(std::string const& path);
/// `header`: the beginning of the file, or all of it; `size`: of the file in bytes.
bool is_cut_short(std::span<std::uint8_t const> header, std::size_t size);
void put_page_count_right(std::span<std::uint8_t> image);
/// The file in memory; nothing where it cannot be read, or no game is as long.
std::optional<std::vector<std::uint8_t>> image_of(std::string const& path);

bool has_content(std::string const& path);
/// A game is being written under another one: its writer puts the -wal beside the name that it was given.
bool is_other_name(std::string const& path);

}  // namespace tactus::store
