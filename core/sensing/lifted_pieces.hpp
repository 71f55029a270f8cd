// SPDX-License-Identifier: GPL-3.0-or-later
// Which apertures were emptied and filled again, and when: the traces that hands leave on a board.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"
#include "core/instant.hpp"
#include "core/sensing/contacts.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::sensing {

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
  void forget(Outing const& outing);

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
