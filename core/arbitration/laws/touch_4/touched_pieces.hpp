// SPDX-License-Identifier: GPL-3.0-or-later
// What touching pieces binds a player to (4.3 to 4.5), as a function of the contacts in their order.
#pragma once

#include "core/arbitration/laws/cases/events.hpp"
#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/legal/position.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tactus::arbitration::laws {

/// `uci`: the illegal move; his own piece and the one that he took count as touched. All legal moves where it
/// names no piece of his.
std::vector<chess::Move> moves_replacing(chess::Position const& before, std::string_view uci);

/// A contact that counts: neither announced adjusting (4.2.1) nor clearly accidental (4.2.2).
struct Contact {
  chess::Square square;
  chess::Piece piece;
  std::optional<event::TouchIntent> intent;
  bool is_order_known = true;
};

struct TouchDuty {
  enum class Rule : std::uint8_t {
    none,              // nothing was touched
    own_piece,         // 4.3.1
    opposing_piece,    // 4.3.2
    capture_with,      // 4.3.3: the first opposing piece with the first own one
    first_of_both,     // 4.3.3: that is not legal; the first that can be moved or captured
    castle,            // 4.4.1
    rook_before_king,  // 4.4.2
    king_must_move,    // 4.4.3: castling on that side is not legal
    king_cannot_move,  // 4.4.3: nor can the king move
    nothing_can_move,  // 4.5
  };
  Rule rule = Rule::none;
  std::vector<chess::Move> choices;  // all that are left to him
  std::optional<chess::Square> must_move_from;
  std::optional<chess::Square> must_capture_on;
  std::vector<Wing> castling_forbidden;  // 4.4.2

  /// Touching had no effect.
  bool is_free() const {
    return rule == Rule::none || rule == Rule::king_cannot_move || rule == Rule::nothing_can_move;
  }
};

/// Contacts of the player to move, the first one first. One piece of each colour is all that the 2014 text
/// speaks of in 4.3.c; several are judged by the later reading.
TouchDuty touch_duty(chess::Position const& before, std::span<Contact const> contacts);

/// The contacts made by playing an illegal move, so that 4.3 binds the move that replaces it (7.5.1): what
/// stood on `from`, and an opposing piece on `to`.
std::vector<Contact> contacts_of_step(chess::Position const& before, chess::Square from, chess::Square to);

/// Where the captured piece stands: the goal, or beside it for en passant. Nothing: no capture.
std::optional<chess::Square> captured_on(chess::Position const& before, chess::Move m);

// Whether a player who has the move had touched a piece by a certain time, in the sense of 4.3 and D.2.2
// (9.1.2.1, 9.4).

struct TouchedBefore {
  bool is_touched = false;
  std::optional<TouchDuty> duty;  // what it binds him to; nothing where no position is stated
};

/// By the items before number `until`.
tl::expected<TouchedBefore, FactFault> touched_before(Situation const& situation, std::size_t until,
                                                      chess::Color player);

/// 5.1.1 and 5.2.1 ask that the move is in accordance with 4.2 to 4.7, too: another piece may have been
/// touched before item number `item`, which plays `uci`. A move that cannot be read is left to others.
bool is_left_by_touch(Situation const& situation, std::size_t item, chess::Position const& before,
                      std::string const& uci);

}  // namespace tactus::arbitration::laws
