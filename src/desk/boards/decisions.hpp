// SPDX-License-Identifier: GPL-3.0-or-later
// What arbiters decided: who, when, on which event, why. A file of the desk's own (SQLite, append-only),
// apart from the game files, which are never written. One thread.
#pragma once

#include "core/instant.hpp"
#include "src/store/database.hpp"

#include <string>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

struct Decision {
  std::int64_t number = 0;  // given by the file: 1, 2, 3 ...
  Instant at;
  std::string arbiter;
  std::string board;       // BoardNews::board
  std::string game;        // BoardNews::game
  std::int64_t event = 0;  // the last event that it rests on
  std::string decided;
  std::string reason;
  std::string ruling;  // what the program proposed, as the arbiter saw it; may be empty
};

class Decisions {
 public:
  /// Made where there is none. The error is one sentence.
  static tl::expected<Decisions, std::string> open(std::string const& path);
  /// The number that it was given, once it is on the disk.
  tl::expected<std::int64_t, std::string> add(Decision const& decision);
  /// In order.
  std::vector<Decision> all();

 private:
  explicit Decisions(store::Database db) : db_(std::move(db)) {}
  store::Database db_;
};

}  // namespace tactus::desk
