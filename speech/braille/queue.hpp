// SPDX-License-Identifier: GPL-3.0-or-later
// Which line stands on a Braille display, and which wait for it. Pure: time is an argument.
//
// The answer to his own key is shown at once. A move is shown at once, over anything but an unread move; an
// offer of the same player that it covers stands with it. An offer stands and waits only while it is open.
// Offers and results wait until what stands has
// stood for two seconds, but not for a status line; status lines and those of devices wait for all of these.
#pragma once

#include "core/chess/piece.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace tactus::speech {

enum class BrailleKind : std::uint8_t {
  answer,  // to the reader's own key
  move,
  offer,   // of a draw
  result,  // what both players did or agreed: ends, claims, what was decided
  status,  // pieces that fell over, his time
  device,  // lost or found: of these only the newest waits and is kept
};

struct BrailleLine {
  BrailleKind kind;
  std::string text;                  // UTF-8, one cell for each character
  std::optional<chess::Color> by{};  // who made the move or the offer
  bool has_offer = false;            // it tells his offer, alone or by the sign behind his move
};

/// An offer that is open no longer: only `open`'s is, or nobody's.
bool is_lapsed_offer(BrailleLine const& line, std::optional<chess::Color> open);
/// The sign of such an offer is taken off the move.
void take_lapsed_sign_off(BrailleLine& line, std::optional<chess::Color> open);

class BrailleQueue {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr std::chrono::seconds stands{2};
  static constexpr std::size_t kept = 16;  // more than so many do not wait: the oldest of the least kind goes

  void add(BrailleLine line);
  /// The line to be shown now, if it is another one; it stands from now on. One that it covers unread waits
  /// again.
  std::optional<BrailleLine> take(Time now);
  /// The reader asks for what waits, without waiting for it.
  std::optional<BrailleLine> take_at_once(Time now);
  /// A key of the reader: what stands is read, and stands for two seconds from now.
  void touch(Time now);
  /// Only `open`'s offer is open, or nobody's: no other stands or waits, alone or with a move.
  void withdraw_offers(std::optional<chess::Color> open);
  /// The display was lost: nothing stands there, and what was unread waits again. The moves before the newest
  /// wait no more; these.
  std::vector<BrailleLine> begin_again(Time now);

  std::size_t waiting() const { return waiting_.size(); }
  /// When take() may have another line, if nothing is added and no key is pressed.
  std::optional<Time> due() const;

 private:
  struct Waiting {
    BrailleLine line;
    bool is_behind = false;  // an answer came before it: that stands first
  };
  struct Standing {
    BrailleLine line;
    Time since;
    bool is_read = false;

    bool has_stood(Time now) const { return now - since >= stands; }
    bool is_unread(Time now) const { return line.kind != BrailleKind::answer && !is_read && !has_stood(now); }
  };

  bool may_come(Waiting const& next, Time now) const;
  void put_back(Time now);
  bool takes_offer(BrailleLine const& move);

  std::deque<Waiting> waiting_;  // those before come first
  std::optional<Standing> standing_;
};

}  // namespace tactus::speech
