// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong with a set-up.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

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

}  // namespace tactus::chess
