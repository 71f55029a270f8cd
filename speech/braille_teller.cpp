// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille_teller.hpp"

#include "speech/phrasebook.hpp"

#include <utility>

namespace tactus::speech {

bool may_read(BrailleReader reader, table::Audience to) {
  switch (to) {
    case table::Audience::table: return true;
    case table::Audience::white: return reader != BrailleReader::black;
    case table::Audience::black: return reader != BrailleReader::white;
  }
  return false;
}

BrailleTeller::BrailleTeller(std::unique_ptr<BrailleDisplay> display, BrailleReader reader,
                             Sentences sentences, notation::PieceLetters letters)
    : display_(std::move(display)), reader_(reader), sentences_(std::move(sentences)), letters_(letters) {}

void BrailleTeller::tell(table::Announcement const& announcement) {
  if (may_read(reader_, announcement.to)) display_->show(braille_of(announcement, sentences_, letters_));
}

}  // namespace tactus::speech
