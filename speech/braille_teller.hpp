// SPDX-License-Identifier: GPL-3.0-or-later
// Announcements on a Braille display, beside speech: for whom it stands there, in which letters.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/announcement.hpp"
#include "speech/braille_display.hpp"
#include "speech/sentences.hpp"
#include "speech/whose.hpp"

#include <memory>

namespace tactus::speech {

class BrailleTeller {
 public:
  BrailleTeller(std::unique_ptr<BrailleDisplay> display, Whose reader, Sentences sentences,
                notation::PieceLetters letters);

  /// Returns at once.
  void tell(table::Announcement const& announcement);

 private:
  std::unique_ptr<BrailleDisplay> display_;
  Whose reader_;
  Sentences sentences_;
  notation::PieceLetters letters_;
};

}  // namespace tactus::speech
