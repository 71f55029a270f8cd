// SPDX-License-Identifier: GPL-3.0-or-later
// Cases made from random legal games, the same for the same seed: what went wrong at the table is known, so
// the answer is known too.
#pragma once

#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <ostream>
#include <random>

namespace tactus::test {

enum class Mishap {
  none,             // nothing: equal boards
  board_error,      // a player's board was disturbed
  misheard,         // the opponent heard, made and wrote another move
  pen,              // a legal but wrong entry besides a disturbed board
  early_open,       // a sheet stopped, and its owner's board misses a later move
  illegal,          // an illegal move that nobody noticed
  tail,             // both sheets stopped before the last move
  both_boards,      // both boards were disturbed
  moved_otherwise,  // a player's board shows another legal last move than both wrote
  promotion,        // a player's board shows another piece, or the pawn, where a pawn was promoted
  castling,         // a player forgot the rook
};
inline constexpr Mishap all_mishaps[] = {Mishap::none,      Mishap::board_error, Mishap::misheard,
                                         Mishap::pen,       Mishap::early_open,  Mishap::illegal,
                                         Mishap::tail,      Mishap::both_boards, Mishap::moved_otherwise,
                                         Mishap::promotion, Mishap::castling};
char const* name_of(Mishap mishap);
inline std::ostream& operator<<(std::ostream& os, Mishap mishap) { return os << name_of(mishap); }

struct FreshCase {
  WrittenTable table;
  std::vector<ours::Answer>
      acceptable{};        // moves, verdict and corrected boards count; the first is preferred
  bool is_certain = true;  // exactly one is
  ByColor<bool> may_be_named{};
};

/// How the sheets are damaged.
enum class Wear {
  light,  // up to four entries a sheet, far apart; none clearly means another move
  heavy,  // up to a third of the entries, in runs too, many lines shifted, the same entry on both sheets
};

struct FreshOptions {
  ByColor<Hand> hands{};
  bool has_slips = true;  // wrong, swapped or illegible signs in entries; else whole entries and lines only
  ByColor<bool> is_clean{};  // no damage at all
  Wear wear = Wear::light;
};

/// Nothing where the random game does not allow the mishap.
std::optional<FreshCase> fresh_case(unsigned seed, Mishap mishap, FreshOptions const& options);

/// Hands in random languages and styles.
ByColor<Hand> random_hands(unsigned seed);

}  // namespace tactus::test
