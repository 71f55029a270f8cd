// SPDX-License-Identifier: GPL-3.0-or-later
// A fact to be told, before it has words: an English sentence as the key, and what of the board stands in it.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/announcement.hpp"
#include "core/training/position_queries.hpp"
#include "speech/words/phrasebook.hpp"

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

// Facts in words: for the ear, pieces and squares in the words and the voice of announcements; for fingers,
// as letters and digits. Pure.

struct FactWords {
  speech::Wording wording;
  notation::PieceLetters letters;

  table::TrainingLine line(Fact const& fact) const;
  std::vector<table::TrainingLine> lines(Facts const& facts) const;
};

}  // namespace tactus::training
