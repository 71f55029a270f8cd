// SPDX-License-Identifier: GPL-3.0-or-later
// Facts in words: for the ear, pieces and squares in the words and the voice of announcements; for fingers,
// as letters and digits. Pure.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/announcement.hpp"
#include "speech/phrasebook.hpp"
#include "src/training/fact.hpp"

#include <vector>

namespace tactus::training {

struct FactWords {
  speech::Wording wording;
  notation::PieceLetters letters;

  table::TrainingLine line(Fact const& fact) const;
  std::vector<table::TrainingLine> lines(Facts const& facts) const;
};

}  // namespace tactus::training
