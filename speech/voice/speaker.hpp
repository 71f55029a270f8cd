// SPDX-License-Identifier: GPL-3.0-or-later
// Says announcements: owns the speech thread, which alone speaks through the output. The other functions may
// be called from any thread and return at once, but for finish() and the destructor.
#pragma once

#include "core/table/event.hpp"
#include "speech/listener.hpp"
#include "speech/voice/output.hpp"
#include "speech/voice/utterance_queue.hpp"
#include "speech/words/phrasebook.hpp"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace tactus::speech {

struct SpeakerSettings {
  Wording wording;
  Voices voices;
  Ears ears{};
};

/// Called on the speech thread; for what is for no ear, by who says it.
struct SpeakerListener {
  /// An utterance begins. Once for each announcement that is not replaced or dropped before, also when it is
  /// said again.
  std::function<void(table::Announcement const&, std::string const& caption)> on_caption;
  /// Sound does not work, or works no longer: one English sentence, told once for each change. Captions go
  /// on.
  std::function<void(std::string const& sentence)> on_trouble;
  /// An utterance could be heard nowhere and is given up: its caption is all there is.
  std::function<void(table::Announcement const&, std::string const& caption)> on_unheard = {};
  /// A move that the player who has to answer it did not hear.
  std::function<void(table::MoveUnheard const&)> on_missed = {};
  /// The words of a move, said for the first time, have ended; they took so long.
  std::function<void(table::Announcement const&, std::chrono::milliseconds)> on_spoken = {};
};

class Speaker {
 public:
  Speaker(std::unique_ptr<Output> output, SpeakerSettings settings, SpeakerListener listener);
  /// Cuts what is being said; what waits is neither said nor captioned.
  ~Speaker();
  Speaker(Speaker const&) = delete;
  Speaker& operator=(Speaker const&) = delete;

  /// What is for no ear is captioned at once, and holds up nothing.
  void say(table::Announcement announcement);
  /// Whoever it is for has an ear for it.
  bool has_ear_for(table::Announcement const& announcement) const {
    return is_spoken(settings_.ears, announcement);
  }
  /// For a key that nothing else answers: a short sound for this ear, where its voice wants one.
  void sound(table::Audience to, Earcon earcon);
  /// So many plies of the game are completed: an earlier move that still waits was answered already.
  void note_completed(std::size_t plies);
  /// Only this player's offer of a draw is open, or nobody's: an earlier one that still waits is not said.
  void withdraw_offers(std::optional<chess::Color> open);
  /// Silence, for a key: what is being said is not said again, waiting chatter is dropped, waiting moves are
  /// not.
  void stop();
  /// Nothing is being said, and nothing waits.
  bool is_quiet();
  /// Waits until all is said. Not from a listener.
  void finish();

 private:
  void run();
  /// Waits for something to say and begins it; nothing when the speaker ends.
  std::optional<Utterance> take();
  void caption(table::Announcement const& announcement) const;
  void utter(Utterance const& utterance);
  void leave_out(Utterance const& utterance);
  Heard speak(table::Announcement const& announcement, double hurry);
  Wording wording_for(table::Announcement const& announcement, double hurry) const;
  void tell_spoken(Utterance const& utterance, Heard heard, std::chrono::nanoseconds length) const;
  void tell_missed(table::Announcement const& announcement, Heard heard) const;
  void settle(Heard heard);
  void tell_trouble(std::string trouble);

  std::unique_ptr<Output> output_;
  SpeakerSettings settings_;
  SpeakerListener listener_;
  std::string told_trouble_;  // speech thread

  std::mutex
      mutex_;  // guards queue_ and is_ending_, and makes begin() and cut() of the output exclude each other
  std::condition_variable changed_;
  UtteranceQueue queue_;
  bool is_ending_ = false;
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace tactus::speech
