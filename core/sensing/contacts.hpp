// SPDX-License-Identifier: GPL-3.0-or-later
// What of a board's contacts is believed. What a board tells passes four stages, and each judges what the
// ones before it cannot:
//   Chatter       at the port: contacts that change faster than any hand, so that they fill no record
//   Repeats       at the port: full states that tell nothing new
//   Confirmation  where the record is read: a full state that contradicts the changes before it
//   Debounce      before the recogniser: levels that do not last
// What comes behind the second is recorded, so the last two read the record alone.
#pragma once

#include "core/instant.hpp"
#include "core/sensing/observation.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace tactus::sensing {

// All times by which contacts, and the traces of hands on them, are told from noise, the shortest first.

/// A level must last so long after its last edge to count: contacts bounce for less.
inline constexpr Millis bounce_time{35};
/// A sliding piece may still close the contact that it left when it closes the next one.
inline constexpr Millis longest_trail{50};
/// A piece brushed by a sliding one is away for less; a hand that exchanges two pieces takes longer. Only
/// where the board is seen late it may seem shorter.
inline constexpr Millis shortest_exchange{105};
/// A piece that was out of its aperture for less than this was not touched: bounce, or a neighbour brushed by
/// a sliding piece. Hands are slower.
inline constexpr Millis touch_time{120};
/// A move must be shown for so long before the next one can follow it: a piece that slides over the board
/// leaves contacts on its way that are shorter.
inline constexpr Millis hold_time{245};
/// Boards report square by square in the order of their scan (protocols: 200 to 250 ms), not in the order of
/// the hand: a piece may seem to arrive so much before it, or another one, left.
inline constexpr Millis scan_time{250};
/// A reply proves the move before it when it was shown for longer than any such contact.
inline constexpr Millis reply_time{400};
/// More changes of one contact than this, within so long, are no hand's. Under real hands the busiest one,
/// bounce included, changed 17 times in two seconds.
inline constexpr std::size_t changes_of_no_hand = 40;
inline constexpr Millis time_of_no_hand{2000};
/// More such contacts on one board than this: the board itself is not to be believed,
inline constexpr int most_bad_contacts = 3;
/// until they have had nothing to say for so long.
inline constexpr Millis rest_of_a_sound_board{5000};

/// Contacts that change faster than any hand: one with a bad joint, or a board that has lost its mind. One
/// board. Value type; times never run backwards.
class Chatter {
 public:
  /// What of it is to be believed: nothing of contacts that chatter; of a full state the rest, with what was
  /// last believed where they stand. Nothing where no other contact is told of.
  std::optional<Observation> believed(Observation const& told, Instant at);
  /// Contacts that were found so until now; they stay so.
  chess::SquareSet contacts() const { return contacts_; }
  bool is_of_whole_board() const { return contacts_.size() > most_bad_contacts; }
  /// The board had lost its mind, and has had nothing to say for a while: it may be believed anew.
  bool is_at_rest_again(Instant now) const {
    return is_of_whole_board() && now - *last_heard_ >= rest_of_a_sound_board;
  }

 private:
  /// The latest changes of one contact, a ring.
  struct Changes {
    std::array<Instant, changes_of_no_hand> at{};
    std::size_t count = 0;
  };

  std::optional<Observation> believed_of(AllPieces all, Instant at);
  std::optional<Observation> believed_of(AllOccupied all, Instant at);
  std::optional<Observation> believed_of(SquarePiece const& change, Instant at);
  std::optional<Observation> believed_of(SquareOccupied const& change, Instant at);
  void note(chess::Square square, Contact const& level, Instant at);
  void note_change(chess::Square square, Instant at);

  std::array<std::optional<Contact>, 64> levels_{};    // as last told; nothing: not told yet
  std::array<std::optional<Contact>, 64> believed_{};  // the same before the contact was found to chatter
  std::array<Changes, 64> changes_{};
  chess::SquareSet contacts_;
  std::optional<Instant> last_heard_;
};

/// Full states that tell nothing new. Value type.
class Repeats {
 public:
  /// A change is news; so is the full state behind it, which confirms it, one that says otherwise than the
  /// last, and one that was wished for.
  bool is_news(Observation const& observation);
  void wish() { is_wished_ = true; }
  /// The line was lost.
  void forget() { last_.reset(); }

 private:
  std::optional<Observation> last_;  // reset by changes
  bool is_wished_ = false;
};

/// What a board reads, all at once.
struct FullState {
  chess::SquareSet occupied;
  chess::Placement pieces;  // nothing without identity
  bool operator==(FullState const&) const = default;
};

/// Do full states bear out what was pieced together from changes? One bit flipped on the line cannot be told
/// from a change that was never reported: where a state says otherwise, it is believed when said twice in a
/// row. Value type.
class Confirmation {
 public:
  /// The state counts. `is_expected`: it says what the changes led to, or nothing is known yet.
  bool believes(FullState const& told, bool is_expected, Instant now);
  /// Something changed: it waits to be confirmed.
  void note_change();
  /// The line was cut: changes may have been missed.
  void note_cut() { is_confirmed_ = false; }

  std::optional<Instant> last_full_state() const { return last_; }
  bool is_contradicted() const { return unexpected_.has_value(); }
  bool is_confirmed() const { return is_confirmed_; }

 private:
  std::optional<Instant> last_;
  std::optional<FullState> unexpected_;  // waits to be said once more
  bool is_confirmed_ = false;
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
