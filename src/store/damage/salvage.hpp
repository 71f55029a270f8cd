// SPDX-License-Identifier: GPL-3.0-or-later
// Of a game file that was cut or hurt, all that can still be read, and what is lost of it. A lost outcome is
// made again from what was entered; where the fingerprints bear it out, it is the one that was lost.
#pragma once

#include "core/table/event.hpp"
#include "src/store/game_reader.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace tactus::store {

struct Gap {
  std::int64_t first, last;
};

struct Salvaged {
  /// As they go into another file: where something is lost, record.mended stands among them.
  std::vector<table::StampedEvent> events{};
  unsigned read = 0;
  // Numbers in the file that was read.
  std::vector<Gap> missing{};
  std::vector<std::int64_t> changed{};
  std::vector<std::int64_t> made_again{};
  std::vector<table::RecordMended> mended{};
  unsigned not_following = 0;  // moves or results, that is not said in `mended`
  bool is_same = true;         // all events are as they were written: it may bear the name of that game
};

/// `file`: its name without a folder.
Salvaged salvage(GameReader& reader, std::string const& file);

}  // namespace tactus::store
