// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position answered: the count first, then one fact a line. Pure.
#pragma once

#include "core/legal/position.hpp"
#include "core/message/message.hpp"
#include "core/notation/piece_letters.hpp"
#include "core/table/announcement.hpp"
#include "core/training/position_queries.hpp"
#include "speech/words/phrasebook.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace tactus::training {

// Facts of a board in words: for the ear, pieces and squares in the words and the voice of announcements; for
// fingers, as letters and digits. Pure.

using Facts = std::vector<Message>;

struct FactWords {
  speech::Wording wording;
  notation::PieceLetters letters;

  table::TrainingLine line(Message const& fact) const;
  std::vector<table::TrainingLine> lines(Facts const& facts) const;
};

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
