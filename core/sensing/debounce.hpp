// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts bounce: a reed that opens or closes chatters for up to 30 ms. Only a level that lasts is a change.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square_set.hpp"
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

}  // namespace tactus::sensing
