// SPDX-License-Identifier: GPL-3.0-or-later
// What the hands of the players did, turn by turn: which contacts count, which pieces are off the board and
// which were put down where.
#pragma once

#include "core/arbitration/laws/cases/situation.hpp"
#include "core/arbitration/laws/touch_4/touched_pieces.hpp"
#include "core/legal/position.hpp"

#include <string>
#include <vector>

namespace tactus::arbitration::laws {

struct PlacedPiece {
  chess::Kind kind = chess::Kind::pawn;
  chess::Square square;
  std::optional<chess::Square> from;  // nothing: several pieces may be meant; the pawn of a promotion
  bool is_released = true;
};

/// The actions of one player while he has the move.
struct Turn {
  chess::Position before;
  BoardKind board = BoardKind::normal;  // on which he plays
  std::vector<Contact> contacts;
  std::vector<chess::Square> emptied;  // of what stood there before; not put back
  std::vector<PlacedPiece> placed;
  std::vector<std::string> announcements;
  bool is_clock_pressed = false;
  bool is_adjusting = false;                    // announced (4.2.1)
  std::optional<chess::Move> made;              // stated as made
  std::optional<PlacedPiece> illegally_made{};  // stated as made, and no legal move

  chess::Color player() const { return before.turn(); }
  bool is_off(chess::Square s) const;
  bool has_begun() const {
    return !contacts.empty() || !emptied.empty() || !placed.empty() || !announcements.empty();
  }
};

/// At least one; the last is that of the player who has the move now.
tl::expected<std::vector<Turn>, FactFault> turns_of(Situation const& situation);

/// Tactile where it is said so, or where pieces are felt or lifted out of apertures.
BoardKind board_of(Situation const& situation, chess::Color player);

}  // namespace tactus::arbitration::laws
