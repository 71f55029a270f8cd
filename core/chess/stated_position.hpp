// SPDX-License-Identifier: GPL-3.0-or-later
// From where a game is played, as it was stated: taken by its form (one king each, no pawn on the first or
// last rank) and kept as it was given. Nothing here knows whether a move is legal.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/chess/placement.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::chess {

/// Every reason why a set-up cannot be played on; all that apply are reported at once.
enum class SetupFault : std::uint32_t {
  no_white_king = 1U << 0U,
  no_black_king = 1U << 1U,
  too_many_kings = 1U << 2U,
  too_many_white_pawns = 1U << 3U,
  too_many_black_pawns = 1U << 4U,
  too_many_white_pieces = 1U << 5U,
  too_many_black_pieces = 1U << 6U,
  pawns_on_backrank = 1U << 7U,
  bad_castling_rights = 1U << 8U,
  invalid_ep_square = 1U << 9U,
  opposite_check = 1U << 10U,
  too_many_checkers = 1U << 11U,
  impossible_check = 1U << 12U,
  empty = 1U << 13U,
};
/// One sentence in English: what was expected.
std::string_view describe(SetupFault f);

class SetupFaults {
 public:
  constexpr SetupFaults() = default;
  constexpr SetupFaults(SetupFault f) : bits_(static_cast<std::uint32_t>(f)) {}  // NOLINT: one fault is a set
  constexpr bool any() const { return bits_ != 0; }
  constexpr bool has(SetupFault f) const { return (bits_ & static_cast<std::uint32_t>(f)) != 0; }
  constexpr SetupFaults operator|(SetupFaults o) const {
    SetupFaults r;
    r.bits_ = bits_ | o.bits_;
    return r;
  }
  constexpr SetupFaults without(SetupFaults o) const {
    SetupFaults r;
    r.bits_ = bits_ & ~o.bits_;
    return r;
  }
  /// One by one, in the order of the names.
  std::vector<SetupFault> each() const;
  constexpr bool operator==(SetupFaults const&) const = default;

 private:
  std::uint32_t bits_ = 0;
};

/// Faults of a set-up that no game reaches and that can be played on all the same.
inline constexpr SetupFaults unreachable_but_playable =
    SetupFaults{SetupFault::too_many_white_pawns} | SetupFault::too_many_black_pawns |
    SetupFault::too_many_white_pieces | SetupFault::too_many_black_pieces | SetupFault::too_many_checkers |
    SetupFault::impossible_check;
/// Those, and rights that what stands does not bear out, which are dropped.
inline constexpr SetupFaults every_playable_fault =
    unreachable_but_playable | SetupFault::bad_castling_rights | SetupFault::invalid_ep_square;

class StatedPosition {
 public:
  /// The initial position (2.3).
  static StatedPosition initial();
  /// All faults of its form. `homes`: of the game that goes on from here; else as its castling rooks state.
  static tl::expected<StatedPosition, SetupFaults> from(Setup const& setup);
  static tl::expected<StatedPosition, SetupFaults> from(Setup const& setup, CastlingHomes homes);

  Setup const& setup() const { return setup_; }
  Color turn() const { return setup_.turn; }
  unsigned fullmove_number() const { return setup_.fullmove_number; }
  Placement const& placement() const { return setup_.placement; }
  std::optional<Piece> at(Square s) const { return setup_.placement.at(s); }
  SquareSet occupied() const { return setup_.placement.occupied(); }
  /// From where king and rooks castle in this game: in Chess960 as the castling rights at its start have it.
  CastlingHomes homes() const { return homes_; }
  Diagram diagram() const { return {setup_.placement, setup_.turn, homes_}; }

  bool operator==(StatedPosition const&) const = default;

 private:
  StatedPosition(Setup const& setup, CastlingHomes homes) : setup_(setup), homes_(homes) {}

  Setup setup_;
  CastlingHomes homes_;
};

}  // namespace tactus::chess
