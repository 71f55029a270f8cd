// SPDX-License-Identifier: GPL-3.0-or-later
// Illegal moves and acts that count as such (7.5, 2017 7.7 and 7.8), as a situation tells them, and how many
// came before.
#pragma once

#include "core/arbitration/book/edition_rules.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"

namespace tactus::arbitration::laws {

enum class OffenceKind : std::uint8_t {
  illegal_move,         // 7.5.1
  pawn_not_promoted,    // 7.5.2
  press_without_move,   // 7.5.3
  two_hands,            // 7.5.4
  king_captured,        // 1.4.1
  castling_unfinished,  // 4.7.2: the rook stays where it was
  out_of_turn,          // 1.3: the opponent has the move
};

struct Offence {
  OffenceKind kind = OffenceKind::illegal_move;
  chess::Color by = chess::Color::white;
  bool is_clock_pressed = true;
  std::optional<std::string> uci;
  std::optional<chess::Square> square;  // of the pawn or the king
  std::optional<unsigned> count;        // stated, this one included
  std::size_t item = 0;                 // its place in the situation
  bool is_by_two_hands = false;         // an illegal move, too (7.5.4)

  /// An increment that the press brought belongs to no move.
  bool is_press_in_vain() const {
    return is_clock_pressed && kind != OffenceKind::pawn_not_promoted && kind != OffenceKind::two_hands;
  }
};

/// In the order of time; the last one is what is judged.
std::vector<Offence> offences_in(Situation const& situation);

/// How this kind is counted in the edition.
Counting counting_of(OffenceKind kind, Regime regime);
/// Whether it is illegal, or treated so, as things stand (a press completes an illegal move).
bool is_punishable(Offence const& offence, Regime regime);

/// The counter that the offence falls under, and what it shows.
struct Count {
  unsigned before = 0;
  unsigned after = 0;            // the same where the offence is not counted
  bool has_other_kinds = false;  // 2017: offences of other kinds, which have counters of their own
};
tl::expected<Count, FactFault> count_of(Situation const& situation, Offence const& judged);

}  // namespace tactus::arbitration::laws
