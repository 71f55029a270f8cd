// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/tongue.hpp"

#include "speech/phrasebook.hpp"
#include "src/equipment/sentences_of.hpp"

namespace tactus::desk {

Tongue::Tongue(words::Catalogue catalogue)
    : catalogue_(std::move(catalogue)), sentences_(equipment::sentences_of(catalogue_)) {}

speech::Phrase Tongue::words_of(table::Announcement const& announcement) const {
  speech::Wording wording;
  wording.sentences = sentences_;
  return speech::phrase_of(announcement, wording);
}

}  // namespace tactus::desk
