// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position answered: the count first, then one fact a line. Pure.
#pragma once

#include "core/legal/position.hpp"
#include "core/training/position_queries.hpp"
#include "src/training/facts.hpp"

#include <optional>
#include <variant>

namespace tactus::training {

/// Nothing in a field: all of them.
struct PiecesAsked {
  std::optional<chess::Color> color;
  std::optional<chess::Kind> kind;
};
struct FileAsked {
  chess::File file;
};
struct RankAsked {
  chess::Rank rank;
};
struct SquareAsked {
  chess::Square square;
};
/// Without a square: of all pieces of the player to move.
struct MovesAsked {
  Moves which;
  std::optional<chess::Square> from;
};
struct BearingAsked {
  chess::Square square;
};
struct DiagonalsAsked {
  chess::Square square;
};
struct StraightLinesAsked {
  chess::Square square;
};
struct MaterialAsked {};

using Question = std::variant<PiecesAsked, FileAsked, RankAsked, SquareAsked, MovesAsked, BearingAsked,
                              DiagonalsAsked, StraightLinesAsked, MaterialAsked>;

Facts answer_to(Question const& question, chess::Position const& position);

}  // namespace tactus::training
