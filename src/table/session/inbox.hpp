// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that reaches the main thread of `tactus play` comes through here, in the order of arrival.
#pragma once

#include "core/instant.hpp"
#include "core/table/event.hpp"
#include "devices/ports/port_reader.hpp"
#include "src/table/session/recordings.hpp"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <variant>

namespace tactus::program {

/// Of the events of a game; the time in which the machine slept counts (CLOCK_BOOTTIME). Any thread.
class EventClock {
 public:
  using Steady = std::chrono::steady_clock;
  EventClock(Instant start, unsigned pace) : start_(start), begin_(since_boot()), pace_(pace) {}

  Instant now() const { return start_ + pace_ * (since_boot() - begin_); }
  /// When `instant` will have come; rounded up, so that now() is not before it.
  Steady::time_point when(Instant instant) const {
    auto const ahead = std::chrono::duration_cast<std::chrono::microseconds>(instant - now()) / pace_;
    return Steady::now() + std::chrono::ceil<Millis>(ahead);
  }
  static Millis since_boot();

 private:
  Instant start_;
  Millis begin_;
  unsigned pace_;
};

struct PortNews {
  std::size_t port;  // index in the list of ports
  devices::PortItem item;
};
/// More came from this port than was taken: what waited was dropped. How its device stands is to be asked.
struct PortFlooded {
  std::size_t port;
  Instant time;
};
struct LineTyped {
  Instant time;
  std::string text;
  std::optional<chess::Color> by{};  // on his own keypad; nothing: at the keyboard of all
};
/// Of a standard input that is no terminal.
struct InputEnded {};
/// A person at a terminal wants to leave: Ctrl+C (SIGINT) or Ctrl+D.
struct LeaveAsked {
  Instant time;
  bool is_at_once;  // Ctrl+C: what is still to be said is not waited for
};
/// Not to be discussed: SIGTERM, SIGHUP, a terminal that hung up; SIGINT where nobody types.
struct StopAsked {};
struct RecorderTold {
  Instant time;
  RecorderNews news;
};
/// The voice tells what was not heard of it.
struct VoiceMissed {
  Instant time;
  table::MoveUnheard what;
};
/// The words of a move have ended; they took so long, in event time.
struct VoiceSpoken {
  Instant time;
  table::Audience to;
  table::MoveSpoken what;
};
/// A display for Braille was lost, or is there again.
struct DisplayNews {
  Instant time;
  table::Device display;
  std::string trouble;  // English; empty: it is there
};
/// The draw that was offered is accepted, or declined.
struct OfferKey {
  bool accepts;
  bool operator==(OfferKey const&) const = default;
};
using FingerKey = std::variant<table::Request, OfferKey>;
/// By a routing key of a display for Braille. `by`: its reader; nothing: whoever may be asking.
struct DisplayAsked {
  Instant time;
  FingerKey what;
  std::optional<chess::Color> by;
};
/// Ears have lost their sound, or have it again.
struct SoundNews {
  Instant time;
  table::Audience to;
  std::string trouble;  // English; empty: they have it
};
/// The keypad of a player was lost, or is there again.
struct KeypadNews {
  Instant time;
  chess::Color player;
  std::string trouble;  // English; empty: it is there
};
using InboxItem =
    std::variant<PortNews, PortFlooded, LineTyped, InputEnded, LeaveAsked, StopAsked, RecorderTold,
                 VoiceMissed, VoiceSpoken, DisplayNews, DisplayAsked, KeypadNews, SoundNews>;

/// In the order of arrival, for what is typed means the boards as they stood; but an order to stop overtakes
/// bytes, and of these so many wait at most that nothing waits for them long.
class Inbox {
 public:
  using Moment = std::chrono::steady_clock::time_point;
  /// Of one port, in its own time. Several hundred changes of a board; at 115,200 baud more than a second.
  static constexpr std::size_t most_bytes = std::size_t{16} * 1024;

  Inbox() = default;
  /// Of simulated ports that live so many times as fast as the world.
  explicit Inbox(unsigned pace) : pace_(pace) {}

  /// Any thread.
  void put(InboxItem item);
  /// The next item, or nothing when `deadline` comes first. Main thread.
  std::optional<InboxItem> take_until(Moment deadline);
  /// The next item if it is from a port and waits already. Main thread.
  std::optional<InboxItem> take_more_of_ports();
  /// Nothing waits to be taken. Any thread.
  bool is_empty() const;
  /// Until when time has passed for who has dealt with what he took: until `now`, or until the next item that
  /// waits arrived. A slow disk may hold the main thread up for seconds; what was read meanwhile is then not
  /// missing, it only waits here. Any thread.
  Instant passed(Instant now) const;

  /// What is to be told if the program has to end without its main thread: events that are not on disk.
  /// Empty: none. Any thread.
  void note_loss(std::string loss);
  std::string loss() const;

 private:
  void add(InboxItem item);
  std::optional<InboxItem> take_first();

  std::size_t pace_ = 1;
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  // Guarded by mutex_.
  std::deque<InboxItem> items_;
  std::map<std::size_t, std::size_t> waiting_;  // bytes, by port
  std::string loss_;
};

}  // namespace tactus::program
