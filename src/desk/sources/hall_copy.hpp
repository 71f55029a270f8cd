// SPDX-License-Identifier: GPL-3.0-or-later
// The desk's own copy of the events of a hall: what is in it may be acknowledged. SQLite, append-only. One
// thread.
#pragma once

#include "src/hall/message.hpp"
#include "src/hall/topic.hpp"
#include "src/store/database.hpp"

#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

/// A game by the table that sent it: no table can add to what another one sent.
struct HallGame {
  hall::Place place;
  hall::GameId id;
  auto operator<=>(HallGame const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers
};

struct PlacedEvent {
  hall::Place place;
  hall::EventMessage event;
  HallGame game() const { return {place, event.game}; }
};

class HallCopy {
 public:
  /// Made where there is none. The error is one sentence.
  static tl::expected<HallCopy, std::string> open(std::string const& path);

  /// All of them in one transaction, synced to the disk, or none. Each must follow the last one of its game.
  tl::expected<void, std::string> add(std::span<PlacedEvent const> events);
  /// In the order in which they came, with the number of the last event.
  std::vector<std::pair<HallGame, std::int64_t>> games();
  std::vector<hall::EventMessage> events_of(HallGame const& game);

 private:
  explicit HallCopy(store::Database db) : db_(std::move(db)) {}
  bool add_all(std::span<PlacedEvent const> events);
  /// Its row, made where there is none; 0 when that failed.
  std::int64_t number_of(HallGame const& game);

  store::Database db_;
};

}  // namespace tactus::desk
