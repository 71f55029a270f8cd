// SPDX-License-Identifier: GPL-3.0-or-later
// A course that the game may have taken since the last move that was given out: a tree of tentative moves. A
// tentative move is replaced by another one until something commits it.
#pragma once

#include "core/sensing/expected_moves.hpp"

namespace tactus::sensing {

struct TentativeMove {
  chess::Move move;
  chess::SquareSet changed;
  Instant shown_at;         // when the board first read so
  Instant shown_since;      // as shown_at, or when the board came to read so again
  Instant shown_until;      // Instant::max() while the board reads so
  bool is_shown = false;    // the board reads so now
  bool has_lasted = false;  // it was once shown for reply_time
  /// The traces are also those of a piece merely lifted or touched: the move goes over a sensor that cannot
  /// be trusted, or leaves the occupancy as it was.
  bool is_weak = false;

  bool is_doubtful = false;  // weak because of Traces::doubtful
  bool is_unseen = false;    // weak because it goes over a sensor that cannot be trusted

  /// Shown for less time than a hand needs; where it came and went at one instant nobody knows for how long.
  bool was_brief(Instant changed_at) const {
    return changed_at != shown_at && changed_at - shown_at < hold_time;
  }
  /// The board reads so, or no longer does, since a change.
  void note(bool is_shown_now, Instant changed_at);
};

/// Which courses of the game count: all, or those with a move over a sensor that cannot be trusted.
enum class Course : std::uint8_t { any, over_bad_sensors };

/// A position with the moves that may have followed it. Value type.
struct Hypothesis {
  Basis position;
  std::optional<TentativeMove> by;       // what led here; nothing at the start of the game
  std::optional<chess::Square> suspect;  // holds only if this sensor is dead
  std::vector<Hypothesis> next;
  std::vector<ExpectedMove> expected = {};  // made when first needed

  Instant start() const { return by ? by->shown_at : Instant::min(); }

  /// Takes note of how the board reads after a change.
  void follow(BoardReading const& board, Instant changed_at);
  /// Adds the moves that would explain the board if one sensor were dead that has said nothing since the
  /// position stood there.
  void suspect_sensors(BoardReading const& board, Instant changed_at);
  /// Drops what rests on a sensor that has spoken after all.
  void trust(chess::Square heard);
  /// The suspicion was proved: the sensor is known to be bad from now on.
  void settle_suspicion();

  /// The latest time at which this or a following move was shown.
  Instant latest() const;
  /// The latest time at which a move that followed, and is not weak, had been shown for reply_time (or will
  /// have been, if nothing changes); nothing while there is none.
  std::optional<Instant> answered_at() const;
  /// When the first reply that is not weak was shown; nothing while there is none.
  std::optional<Instant> replied_at() const;
  /// Until when the board read as after this or a following move; Instant::max() if it does now.
  Instant explained_until(Course course = Course::any) const;
  /// Moves one after another from here on, this one included; weak ones only as far as others follow.
  std::size_t depth() const;
  /// Positions in this tree.
  std::size_t size() const;

 private:
  /// Precondition: the board shows the move.
  void add(ExpectedMove const& move, Traces traces, BoardReading const& board, Instant changed_at);
  struct Shown {
    ExpectedMove const* move;
    Traces traces;
  };
  void forget_doubts(std::vector<Shown> const& shown);
  Hypothesis* child_of(chess::Move move);
};

}  // namespace tactus::sensing
