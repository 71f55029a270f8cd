// SPDX-License-Identifier: GPL-3.0-or-later
// A fact to be told, before it has words: an English sentence as the key, and what of the board stands in it.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/training/position_queries.hpp"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::training {

struct Value {
  std::string_view name;  // "count" of "{count} pieces."
  std::variant<std::uint32_t, chess::Square, chess::Kind, std::vector<PieceOn>, std::vector<chess::Square>,
               chess::MoveDescription>
      what;
};

struct Fact {
  std::string_view english;
  std::vector<Value> values{};
};
using Facts = std::vector<Fact>;

}  // namespace tactus::training
