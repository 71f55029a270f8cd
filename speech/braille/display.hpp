// SPDX-License-Identifier: GPL-3.0-or-later
// Port: a refreshable Braille display. What it shows are lines, each in its turn (speech/braille_queue); its
// own keys lead through them (speech/braille_reading).
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/announcement.hpp"
#include "speech/braille/queue.hpp"
#include "speech/listener.hpp"
#include "speech/words/sentences.hpp"

#include <functional>
#include <memory>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::speech {

class BrailleDisplay {
 public:
  BrailleDisplay() = default;
  BrailleDisplay(BrailleDisplay const&) = delete;
  BrailleDisplay& operator=(BrailleDisplay const&) = delete;
  virtual ~BrailleDisplay() = default;

  /// Any thread; returns at once, whether a display is there or not.
  virtual void show(BrailleLine line) = 0;
};

/// The display of the screen reader BRLTTY on this machine, by BrlAPI. Until there is one, and when it was
/// lost, it is looked for every two seconds; what was missed comes in its turn then. `on_trouble` gets one
/// English sentence, the key of its translation, for each change to a state without a display; on a thread of
/// its own. The error, a sentence of the same kind: built without BrlAPI.
tl::expected<std::unique_ptr<BrailleDisplay>, std::string_view> make_braille_display(
    std::function<void(std::string_view english)> on_trouble);

// Announcements on a Braille display, beside speech: for whom it stands there, in which letters.

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
