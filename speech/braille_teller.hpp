// SPDX-License-Identifier: GPL-3.0-or-later
// Announcements on a Braille display, beside speech: for whom it stands there, in which letters.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/announcement.hpp"
#include "speech/braille_display.hpp"
#include "speech/sentences.hpp"

#include <cstdint>
#include <memory>

namespace tactus::speech {

/// Whose fingers lie on the display; `both`: of whoever reaches for it.
enum class BrailleReader : std::uint8_t { white, black, both };

/// What is for the table is for every reader, what is for one player only for him (11.5).
bool may_read(BrailleReader reader, table::Audience to);

class BrailleTeller {
 public:
  BrailleTeller(std::unique_ptr<BrailleDisplay> display, BrailleReader reader, Sentences sentences,
                notation::PieceLetters letters);

  /// Returns at once.
  void tell(table::Announcement const& announcement);

 private:
  std::unique_ptr<BrailleDisplay> display_;
  BrailleReader reader_;
  Sentences sentences_;
  notation::PieceLetters letters_;
};

}  // namespace tactus::speech
