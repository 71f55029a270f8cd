// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the tables that speak are those of the round's pairings. Pure.
#pragma once

#include "core/message/message.hpp"
#include "src/arbiter/pairings/pairings.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tactus::desk {

/// Who sits at a table, as it says.
struct SeatedPlayers {
  std::optional<unsigned> board;  // of the hall, or as it was agreed at the table
  std::string white, black;       // may be empty
};

class PairingWatch {
 public:
  /// Nothing is paired: nothing is wrong.
  PairingWatch() = default;
  explicit PairingWatch(std::vector<pairings::Pairing> pairings) : pairings_(std::move(pairings)) {}

  bool is_empty() const { return pairings_.empty(); }
  /// What is wrong with who plays there; nothing also where a table names no player.
  std::optional<Message> fault_at(SeatedPlayers const& table) const;
  /// One sentence for each pairing that plays nowhere; for very many one for all.
  std::vector<Message> missing(std::vector<SeatedPlayers> const& tables) const;

 private:
  std::vector<pairings::Pairing> pairings_;
};

}  // namespace tactus::desk
