// SPDX-License-Identifier: GPL-3.0-or-later
// In which order announcements are said, which are replaced, dropped or cut. Pure: no thread, no clock, no
// sound; time is an argument. Not synchronised: speech/speaker holds its lock around it.
//
// Rules: urgent before move before status before progress, each in order of arrival. Urgent cuts what is less
// urgent. A move cuts and replaces chatter (status, progress) for the same ears, never another move, and
// waits for urgent ones. A newer status or progress replaces an older one of its class for the same ear, and
// cuts it if it is being said. A status that waited longer than `stale_after` is dropped. A move that was cut
// is said again from its start, for the Laws' announcement (D.2.1) is not done until it was heard. Once the
// player who had to answer it has completed his reply, a move that still waits is left out in its turn: a
// short sound stands for it. What is said of a move that had to wait is hurried. An answer about the clock
// that a move has cut is said again behind it. A move that is said again on request comes before the others
// and cuts an older one for the same ears; what it has spoken waits no longer.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/words/perception.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>

namespace tactus::speech {

using SteadyTime = std::chrono::steady_clock::time_point;

struct Utterance {
  table::Announcement announcement;
  SteadyTime arrived{};
  bool is_captioned = false;  // its caption was already shown; it is being said again
  bool is_left_out = false;   // a short sound stands for it
  bool has_lapsed = false;    // an earlier offer: its caption is all there is
  // How far the voice is behind with it: 0, it begins at once, to 1, it is to be said as fast and as short as
  // it can be.
  double hurry = 0;
  Earcon sound = Earcon::none;  // nothing but this sound, for a key: nobody is told anything

  Urgency urgency() const {
    return sound != Earcon::none ? Urgency::status : perception_of(announcement.content).urgency;
  }
};

class UtteranceQueue {
 public:
  static constexpr std::chrono::seconds stale_after{10};
  /// A move that waited as long is hurried as much as can be.
  static constexpr std::chrono::milliseconds utmost_wait{1000};

  /// True when what is being said must be cut now.
  bool push(table::Announcement announcement, SteadyTime now);
  /// A sound for a key. It waits for what is being said, and where anything else waits it is none.
  void push(table::Audience to, Earcon sound, SteadyTime now);
  /// Takes what to say next; it is "being said" until done() or again().
  std::optional<Utterance> next(SteadyTime now);
  /// What was being said was heard, or else is given up for good.
  void done(bool was_heard = true);
  /// What was being said was not heard to its end. A move or urgent one goes back to the front of its class.
  void again();
  /// So many plies of the game are completed.
  void note_completed(std::size_t plies) { completed_plies_ = plies; }
  /// Only this player's offer of a draw is open, or nobody's: no earlier one is said any more, or once more.
  void withdraw_offers(std::optional<chess::Color> open);
  /// A key asked for silence: all chatter is dropped, moves and urgent ones stay. True when something is
  /// being said; it must be cut now, and is not said again.
  bool stop();
  bool is_empty() const;

 private:
  bool is_overtaken(Utterance const& move) const;
  double hurry_of(Utterance const& utterance, SteadyTime now) const;
  void insert(Utterance utterance);
  void forget_spoken(Utterance const& repeat);
  std::deque<Utterance>& of(Urgency urgency) { return waiting_[static_cast<std::size_t>(urgency)]; }
  void replace_chatter(Utterance const& newcomer);
  bool cuts_current(Utterance const& newcomer) const;

  std::array<std::deque<Utterance>, 4> waiting_;  // by urgency
  std::optional<Utterance> current_;
  bool is_current_given_up_ = false;
  std::size_t completed_plies_ = 0;
};

}  // namespace tactus::speech
