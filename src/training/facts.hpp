// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a board in words: for the ear, pieces and squares in the words and the voice of announcements; for
// fingers, as letters and digits. Pure.
#pragma once

#include "core/message/message.hpp"
#include "core/notation/piece_letters.hpp"
#include "core/table/announcement.hpp"
#include "speech/words/phrasebook.hpp"

#include <vector>

namespace tactus::training {

using Facts = std::vector<Message>;

struct FactWords {
  speech::Wording wording;
  notation::PieceLetters letters;

  table::TrainingLine line(Message const& fact) const;
  std::vector<table::TrainingLine> lines(Facts const& facts) const;
};

}  // namespace tactus::training
