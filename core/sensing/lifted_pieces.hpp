// SPDX-License-Identifier: GPL-3.0-or-later
// Which apertures were emptied and filled again, and when: the traces that hands leave on a board.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::sensing {

/// A level must last so long after its last edge to count.
inline constexpr Millis bounce_time{35};

/// What one aperture senses. Without identity `piece` is always nothing.
struct Contact {
  bool is_filled = false;
  std::optional<chess::Piece> piece;
  bool operator==(Contact const&) const = default;
};

/// An electrical change of one sensor, or (after debouncing) a change that lasted, at the time of its first
/// edge.
struct SensorEvent {
  chess::Square square;
  Contact contact;
  Instant at;
  std::uint64_t order = 0;       // of changes in the order in which they came; counts where times are equal
  std::uint64_t last_order = 0;  // of its last edge
  /// The level left and came back within bounce_time, the last edge at this time: bounce, a neighbour brushed
  /// by a sliding piece, or a piece exchanged while nobody looked.
  std::optional<Instant> passed_until = {};
};

/// Value type. Times never run backwards.
class Debounce {
 public:
  explicit Debounce(std::array<Contact, 64> const& at_start) : settled_(at_start) {}

  /// Precondition: everything due by event.at was taken with settle().
  void observe(SensorEvent const& event);
  /// When the next level will have lasted long enough; nothing while no contact is in motion.
  std::optional<Instant> due() const;
  /// The next level that has lasted by `now`, if it differs from what stood there before, or if it left and
  /// came back: a board that is seen late tells an order, and no times.
  std::optional<SensorEvent> settle(Instant now);
  /// Contacts that changed just now and may bounce.
  chess::SquareSet in_motion() const;

 private:
  struct Burst {
    chess::Square square;
    Contact level;
    Instant first_edge, last_edge;
    std::uint64_t order, last_order;
    bool has_left;  // the level that stood there before
  };
  std::array<Contact, 64> settled_;
  std::vector<Burst> bursts_;
  std::uint64_t observed_ = 0;
};

/// A piece brushed by a sliding one is away for less; a hand that exchanges two pieces takes longer. Only
/// where the board is seen late it may seem shorter.
inline constexpr Millis shortest_exchange{105};

/// An aperture that was emptied; `in` is when it was filled again, by whatever piece.
struct Outing {
  chess::Square square;
  Instant out;
  std::optional<Instant> in;
  Instant stood_since;                        // when what was taken out had come to stand there
  std::uint64_t out_order = 0, in_order = 0;  // of what has the same time

  Millis length(Instant now) const { return in.value_or(now) - out; }
  bool began_before_end_of(Outing const& other) const {
    return !other.in || out < *other.in || (out == *other.in && out_order < other.in_order);
  }
  bool overlaps(Outing const& other) const {
    return began_before_end_of(other) && other.began_before_end_of(*this);
  }
};

/// Value type: the outings in order of their beginning, and what the sensors read now.
class LiftedPieces {
 public:
  explicit LiftedPieces(std::array<Contact, 64> const& at_start);

  /// The sensor has said anything at all: it is not dead.
  void hear(chess::Square s) { spoken_.insert(s); }
  /// Takes a debounced change.
  void take(SensorEvent const& change);
  /// Outings that ended before are of no more use.
  void forget_before(Instant start);

  std::vector<Outing> const& outings() const { return outings_; }
  chess::SquareSet filled() const { return filled_; }
  std::optional<chess::Piece> piece_at(chess::Square s) const { return contacts_[s.index()].piece; }
  /// The time of the latest change; nothing before the first.
  std::optional<Instant> last_change() const { return last_change_; }

  /// Since `start`, something was put into `target` while the piece from `origin` was out and on none of the
  /// squares `elsewhere`; where `origin` is empty now, that piece has not been put back there since. `origin`
  /// nothing: it cannot be sensed. `shortest`: exchanges that took less do not count.
  bool was_replaced(chess::Square target, std::optional<chess::Square> origin, chess::SquareSet elsewhere,
                    Instant start, Millis shortest = shortest_exchange) const;
  /// What stands on `target` may have come from `origin`: that was empty when this was filled.
  bool may_come_from(chess::Square origin, chess::Square target) const;
  /// Squares whose sensors have shown no change since then.
  chess::SquareSet silent_since(Instant start) const;
  /// Squares whose sensors have said anything in this game.
  chess::SquareSet spoken() const { return spoken_; }

 private:
  bool stood_something(chess::SquareSet squares, Instant at) const;

  std::array<Contact, 64> contacts_;
  std::array<Instant, 64> filled_since_;
  std::array<Instant, 64> changed_at_;
  chess::SquareSet filled_;
  chess::SquareSet spoken_;
  std::vector<Outing> outings_;
  std::optional<Instant> last_change_;
};

}  // namespace tactus::sensing
