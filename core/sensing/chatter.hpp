// SPDX-License-Identifier: GPL-3.0-or-later
// Contacts that change faster than any hand: one with a bad joint, or a board that has lost its mind. What
// they say is not passed on, so that it fills no record and holds up nobody.
#pragma once

#include "core/instant.hpp"
#include "core/sensing/observation.hpp"

#include <array>
#include <optional>
#include <vector>

namespace tactus::sensing {

/// More changes of one contact than this, within so long, are no hand's. Under real hands the busiest one,
/// bounce included, changed 17 times in two seconds.
inline constexpr std::size_t changes_of_no_hand = 40;
inline constexpr Millis time_of_no_hand{2000};
/// More such contacts on one board than this: the board itself is not to be believed.
inline constexpr int most_bad_contacts = 3;

/// One board. Value type; times never run backwards.
class Chatter {
 public:
  /// What of it is to be believed: nothing of contacts that chatter; of a full state the rest, with what was
  /// last believed where they stand. Nothing where no other contact is told of.
  std::optional<Observation> believed(Observation const& told, Instant at);
  /// Contacts that were found so until now; they stay so.
  chess::SquareSet contacts() const { return contacts_; }
  bool is_of_whole_board() const { return contacts_.size() > most_bad_contacts; }
  /// When one of them last changed.
  std::optional<Instant> last_heard() const { return last_heard_; }

 private:
  /// The latest changes of one contact, a ring.
  struct Changes {
    std::array<Instant, changes_of_no_hand> at{};
    std::size_t count = 0;
  };
  struct Level {
    bool is_filled = false;
    std::optional<chess::Piece> piece;
    bool operator==(Level const&) const = default;
  };

  std::optional<Observation> believed_of(AllPieces all, Instant at);
  std::optional<Observation> believed_of(AllOccupied all, Instant at);
  std::optional<Observation> believed_of(SquarePiece const& change, Instant at);
  std::optional<Observation> believed_of(SquareOccupied const& change, Instant at);
  void note(chess::Square square, Level const& level, Instant at);
  void note_change(chess::Square square, Instant at);

  std::array<std::optional<Level>, 64> levels_{};    // as last told; nothing: not told yet
  std::array<std::optional<Level>, 64> believed_{};  // the same before the contact was found to chatter
  std::array<Changes, 64> changes_{};
  chess::SquareSet contacts_;
  std::optional<Instant> last_heard_;
};

}  // namespace tactus::sensing
