// SPDX-License-Identifier: GPL-3.0-or-later
// Which moves were made on a tactile board, from the lifting and placing of its pieces and the presses of the
// clock. Blind players feel the board all the time and hands do odd things: a move is given out once, when
// something commits it, and is never taken back.
#pragma once

#include "core/sensing/commitment.hpp"

namespace tactus::sensing {

struct RecogniserSetup {
  Basis start;
  bool knows_pieces = false;
  chess::SquareSet filled;            // what the sensors read at the start
  chess::SquareSet known_bad;         // sensors that are known to say nothing
  std::optional<chess::Color> owner;  // presses after his own moves; nothing: presses of both may come early
  bool is_led = false;                // moves are given out by announce() alone: somebody else decides
};

/// A move given out for good.
struct RecognisedMove {
  Basis before;
  chess::Move move;
  std::vector<chess::Move> alternatives;  // other moves that leave the same traces, likeliest first
  std::vector<chess::Square> touched;     // pieces taken out of their apertures, in order (D.2.2)
  Instant given_out;
};

/// What a board speaks for, where somebody else decides.
struct MovesRead {
  std::vector<chess::Move> moves;  // they leave the same traces, likeliest first; empty: none, or it is open
  bool is_certain = true;          // false: only a dead sensor that is not proved yet explains the board
};

/// Value type; time is an argument and never runs backwards. What is given out depends on what was handed in
/// before, never on what comes after or on how often time_passed() is called.
class Recogniser {
 public:
  explicit Recogniser(RecogniserSetup const& setup);

  std::vector<RecognisedMove> observe(SensorEvent const& event);
  std::vector<RecognisedMove> press(chess::Color by, Instant at);
  std::vector<RecognisedMove> time_passed(Instant now);
  /// The player said his move, or was asked which of the candidates it was: given out at once if the board
  /// may have shown it, else nothing happens.
  std::vector<RecognisedMove> announce(chess::Move move, Instant at);
  /// The move was completed, as is known from elsewhere. True: the board has shown it and the next one is
  /// looked for; false: it has not (or only a dead sensor explains it that nothing else speaks for): to be
  /// tried again.
  bool follow(chess::Move completed, Instant at);

  /// Moves that the board may have shown since the last one that was given out. For asking the player after
  /// what only a dead sensor explains; never to be read out before he has made his move.
  std::vector<chess::Move> candidates() const { return hypotheses_.candidates(); }
  /// What the board speaks for most; of moves shown after the press only where none was shown before.
  MovesRead likeliest(std::optional<Instant> pressed_at) const;
  /// What was shown when the mover pressed, as soon as it is certain: whatever his hands have done since
  /// then.
  MovesRead pressed(Instant pressed_at, Instant now) const;
  /// Moves that the board shows if one silent sensor is dead; not to be believed without a second witness.
  std::vector<chess::Move> suspected() const { return hypotheses_.suspected(); }
  /// From now on this sensor is known to say nothing that counts.
  void distrust(chess::Square square) { known_bad_.insert(square); }
  /// When time_passed() has something to do; nothing while the contacts rest.
  std::optional<Instant> due() const;

  /// Squares whose pieces were knocked over and have to be put back (7.4).
  chess::SquareSet fallen(Instant now) const;
  /// Those that all stand again. They have left no trace from now on.
  chess::SquareSet forget_fallen();

  /// Sensors that are known or were found to be dead or stuck; their squares are inferred.
  chess::SquareSet bad_squares() const;

 private:
  BoardReading reading() const { return {lifted_, bad_squares(), knows_pieces_}; }
  /// Whether a move is given out at the very time of what is still to be handed in.
  enum class Ties : std::uint8_t { give_out, wait };

  void advance(Instant now, std::vector<RecognisedMove>& given_out, Ties ties = Ties::give_out);
  void take_change(SensorEvent const& change);
  std::optional<Instant> suspicion_due() const;
  PressOfMove press_of_move() const;
  std::optional<Leading> leading_now() const;
  std::optional<Instant> commit_due(std::optional<Leading> const& leading) const;
  RecognisedMove give_out(Leading const& leading, Instant at);

  bool knows_pieces_;
  bool is_led_;
  std::optional<chess::Color> owner_;
  chess::SquareSet known_bad_;
  chess::SquareSet silent_bad_;  // have said nothing yet, and disagreed with the start or with a move
  Debounce debounce_;
  LiftedPieces lifted_;
  Hypotheses hypotheses_;
  ClockPresses presses_;
  bool has_suspected_ = true;  // since the last change
  Instant clock_ = Instant::min();
};

}  // namespace tactus::sensing
