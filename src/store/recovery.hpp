// SPDX-License-Identifier: GPL-3.0-or-later
// Takes up a game again after a crash: reads what is there and opens a file to go on in. A damaged file is
// never written to; its readable beginning is copied into a new file, and the game goes on there.
#pragma once

#include "src/store/game_file.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::store {

struct TakenUp {
  GameFile file;
  std::vector<table::StampedEvent> events;  // all that was read, in order
  std::string warning;  // empty, or one sentence: what was damaged and where the game goes on
};

/// A file without an event is refused and left as it is (StoreFault::no_game).
tl::expected<TakenUp, StoreError> take_up(std::string const& path);

/// NAME.recovered.tactus beside the damaged file, or NAME.recovered-2.tactus and so on where that exists.
std::string recovered_name(std::string const& path);

}  // namespace tactus::store
