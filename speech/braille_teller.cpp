// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille_teller.hpp"

#include "speech/phrasebook.hpp"

#include <utility>

namespace tactus::speech {

BrailleTeller::BrailleTeller(std::unique_ptr<BrailleDisplay> display, Whose reader, Sentences sentences,
                             notation::PieceLetters letters)
    : display_(std::move(display)), reader_(reader), sentences_(std::move(sentences)), letters_(letters) {}

void BrailleTeller::tell(table::Announcement const& announcement) {
  if (is_for(reader_, announcement.to)) display_->show(braille_of(announcement, sentences_, letters_));
}

}  // namespace tactus::speech
