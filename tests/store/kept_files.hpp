// SPDX-License-Identifier: GPL-3.0-or-later
// Game files of sample events, and what is read of them.
#pragma once

#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "tests/store/sample_events.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include <boost/test/unit_test.hpp>

namespace tactus::store::kept {

inline void append(GameFile& file, unsigned first, unsigned count) {
  BOOST_TEST_REQUIRE(file.append(numbered_events(count, first)).has_value());
}

inline GameFile new_game(std::string const& path, unsigned events = 0) {
  auto file = GameFile::create(path);
  BOOST_TEST_REQUIRE(file.has_value());
  if (events > 0) append(*file, 1, events);
  return std::move(*file);
}

struct Read {
  std::size_t count = 0;
  std::string damage, note;
  std::optional<std::int64_t> chained_from;
};

inline Read read(std::string const& path) {
  auto reader = GameReader::open(path);
  if (!reader) return {0, describe(reader.error()), "", {}};
  auto const batch = reader->read_after(0);
  return {batch.events.size(), batch.damage ? describe(*batch.damage) : "",
          reader->note() ? describe(*reader->note()) : "", reader->chained_from()};
}

inline void copy(std::string const& from, std::string const& to) {
  std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
}

inline void copy_set(std::string const& from, std::string const& to) {
  for (char const* const suffix : {"", "-wal", "-shm"})
    if (std::filesystem::exists(from + suffix)) copy(from + suffix, to + suffix);
}

}  // namespace tactus::store::kept
