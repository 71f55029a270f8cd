// SPDX-License-Identifier: GPL-3.0-or-later
// How far a game is, from what its file says happened. Pure.
#pragma once

#include "core/table/event.hpp"
#include "src/hall/message.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::hall {

class GameSummary {
 public:
  void take(table::TableEvent const& event);
  GameStatus status() const { return status_; }
  StateMessage message(GameId game, std::int64_t number) const;

 private:
  void take(table::Input const& input);
  void take(table::Outcome const& outcome);

  GameStatus status_ = GameStatus::preparing;
  std::vector<std::string> moves_;  // that stand, as completed
  std::optional<clock::Reading> clock_;
};

}  // namespace tactus::hall
