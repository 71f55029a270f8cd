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
#include <optional>
#include <string>
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
  /// Only this player's offer of a draw is open, or nobody's: nothing stands there of any other. As show().
  virtual void withdraw_offers(std::optional<chess::Color> open) = 0;
};

/// What a display tells of itself, each on a thread of its own.
struct BrailleListener {
  /// One English sentence, the key of its translation, for each change to a state without a display; nothing
  /// when there is one again.
  std::function<void(std::string_view trouble)> on_change;
  /// The routing key of this cell was pressed, from 1: the keys that hands have under them while they read.
  std::function<void(unsigned cell)> on_routing_key = {};
};

/// The display of the screen reader BRLTTY on this machine, by BrlAPI: of the BRLTTY that `host` names
/// (":1"), or, where it is empty, BRLAPI_HOST, or the first. Until there is one, and when it was lost, it is
/// looked for every two seconds; what was missed comes in its turn then. The error, a sentence as a listener
/// gets it: built without BrlAPI.
tl::expected<std::unique_ptr<BrailleDisplay>, std::string_view> make_braille_display(
    std::string const& host, BrailleListener listener);

/// BRLTTY on this machine (BRLAPI_HOST, or the first) has a display now. Waits a second for it at most.
bool is_braille_display_here();

// Announcements on a Braille display, beside speech: for whom it stands there, in whose hand.

class BrailleTeller {
 public:
  BrailleTeller(std::unique_ptr<BrailleDisplay> display, Whose reader, Sentences sentences, Handwriting hand);

  bool is_read_by(table::Audience to) const { return is_for(reader_, to); }
  /// Returns at once.
  void tell(table::Announcement const& announcement);
  void withdraw_offers(std::optional<chess::Color> open) { display_->withdraw_offers(open); }
  /// The answer to a key that has no other, in the reader's language.
  void answer(table::Audience to, std::string line);

 private:
  std::unique_ptr<BrailleDisplay> display_;
  Whose reader_;
  Sentences sentences_;
  Handwriting hand_;
};

}  // namespace tactus::speech
