// SPDX-License-Identifier: GPL-3.0-or-later
// One board through its sensors: what it shows now, and what was lifted since it last stood as agreed. Holds
// for boards that know their pieces and for boards that only know which apertures are filled.
#pragma once

#include "core/instant.hpp"
#include "core/sensing/contacts.hpp"
#include "core/sensing/expected_moves.hpp"
#include "core/sensing/observation.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace tactus::sensing {

/// How sure a change of piece must be where the occupancy does not change (a capture, seen without identity).
enum class Evidence : std::uint8_t {
  lifted,     // the piece that stood there was out for at least touch_time
  slightest,  // the aperture was empty at any time; for use when a press says that a move was made
  none,       // equal occupancy is enough; for use only where another board shows the same
};

/// A piece of the agreed placement that left its square.
struct Lift {
  chess::Square square;
  Instant out_at;                     // when it left (bounces do not count once it is really lifted)
  std::optional<Instant> away_since;  // nothing: it is back, or (without identity) something is
  std::optional<Instant> filled_at;   // when something last came to stand there
  bool was_out_long = false;
};

/// Value type. Times of one board never run backwards; an earlier time is taken as the last one.
class BoardSense {
 public:
  /// `agreed`: what stands there as far as anybody knows.
  BoardSense(bool knows_pieces, chess::Placement const& agreed, Instant now);

  /// Takes in what the board says. What only a board that knows its pieces can say is ignored from another
  /// one; that a square was filled, without the piece, leaves it unknown() until the next full state. A full
  /// state replaces what was pieced together from changes; where it says otherwise, only when said twice in a
  /// row. The squares that read otherwise from now on.
  chess::SquareSet see(Observation const& observation, Instant now);
  /// From now on `placement` is what stood there last; lifts are counted anew. Pieces that are away stay
  /// away; where a hand is at the next move already, what it has lifted for it counts.
  void agree_on(chess::Placement const& placement, Instant now);
  /// The line was cut: changes may have been missed. Until the next agreement the slightest evidence needs no
  /// trace at all.
  void lose_track();
  /// What has changed since the last agreement counts as seen, though it reads otherwise now.
  void take_as_seen() { found_ = {}; }
  /// The same as not seen: nobody was playing.
  void take_as_unseen();

  /// These sensors are known to be bad: what they say counts nowhere.
  void mask(chess::SquareSet bad) { masked_ = bad; }
  chess::SquareSet masked() const { return masked_; }

  bool knows_pieces() const { return knows_pieces_; }
  chess::Placement const& agreed() const { return agreed_; }
  chess::SquareSet occupied() const { return occupied_; }
  /// What stands on a square. Without identity nothing, also on a filled square.
  std::optional<chess::Piece> piece_at(chess::Square s) const { return pieces_.at(s); }
  /// Filled squares whose piece a board that knows its pieces has not named yet.
  chess::SquareSet unknown() const;
  bool has_lost_track() const { return has_lost_track_; }
  /// No hand was seen making the move: its man was gone when the board was first looked at, or again behind a
  /// cut, and nobody was seen to set it down since.
  bool is_found(chess::Move m) const { return found_.contains(m.from()) && !handled_.contains(m.to()); }

  /// The squares that differ from `expected`, as far as these sensors can tell.
  chess::SquareSet difference(chess::Placement const& expected) const;
  /// The board shows `target`: equal placement; without identity equal occupancy, and every square whose
  /// piece changes hands was emptied and filled again while the other pieces of the change were on their way.
  bool shows(chess::Placement const& target, Evidence evidence) const;
  /// The squares whose pieces are in the hand or beside the board: lifted, and not seen elsewhere. Without
  /// identity the squares lifted last, as many as pieces are missing.
  chess::SquareSet in_air() const;
  /// Pieces out of their apertures since the last agreement, for however short a time, in order of lifting.
  std::vector<Lift> const& lifts() const { return lifts_; }
  /// Of these, the pieces that were touched.
  std::vector<Lift> touched(Instant now) const;

  Instant last_change() const { return last_change_; }
  std::optional<Instant> last_full_state() const { return confirmation_.last_full_state(); }
  /// The last full state was not what the changes led to; it counts once it is said again.
  bool is_contradicted() const { return confirmation_.is_contradicted(); }
  /// A full state came after the last change.
  bool is_confirmed() const { return confirmation_.is_confirmed(); }

 private:
  chess::SquareSet see_change(chess::Square s, Contact const& now_there, Instant now);
  chess::SquareSet see_occupied(SquareOccupied const& seen, Instant now);
  void set(chess::Square s, Contact const& now_there, Instant now);
  void track(chess::Square s, bool was_home, bool was_filled, Instant now);
  chess::SquareSet take_full(FullState const& told, Instant now);
  bool is_home(chess::Square s) const;
  bool was_replaced(chess::Square s, chess::SquareSet changed, Evidence evidence) const;
  Lift const* lift_of(chess::Square s) const;

  bool knows_pieces_;
  bool has_lost_track_ = false;
  chess::Placement agreed_;
  chess::Placement pieces_;  // identity boards only
  chess::SquareSet occupied_;
  chess::SquareSet masked_;
  chess::SquareSet handled_;  // changed before somebody's eyes since the last agreement
  chess::SquareSet found_;    // changed when they were looked at, or again
  bool is_first_look_ = true;
  std::vector<Lift> lifts_;  // in order of out_at
  Confirmation confirmation_;
  Instant last_change_;
};

// Which moves a board shows. Everything that fits is listed: a guess is never made here.

/// The moves of `position` whose result the board shows. Without identity a promotion fits with all
/// four pieces. Whether the board has settled is not asked here.
std::vector<chess::Move> moves_shown(BoardSense const& board, Basis const& position,
                                     Evidence evidence = Evidence::lifted);

using TwoPlies = std::pair<chess::Move, chess::Move>;
/// The moves and replies that the board shows together: for a board that was cut off for a while. Several
/// pairs may fit.
std::vector<TwoPlies> two_plies_shown(BoardSense const& board, Basis const& position, Evidence evidence);

/// The move could still become another one without being taken back: a pawn set on the third rank on
/// its way to the fourth, king or rook on the way to castling (the rook first, or the king by one square).
/// Precondition: m is one of position.moves().
bool is_extendable(Basis const& position, chess::Move m);

}  // namespace tactus::sensing
