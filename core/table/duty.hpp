// SPDX-License-Identifier: GPL-3.0-or-later
// What a player's assistant may do (FIDE Laws 2023, D.2.10, D.2.11), as values.
#pragma once

#include "core/chess/move_description.hpp"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>

namespace tactus::table {

enum class DutyKind : std::uint8_t {
  make_move,        // on the board of the player who did not make it (D.2.10.1)
  announce_move,    // D.2.10.2
  start_clock,      // of the opponent (D.2.10.3)
  write_move,       // on his player's scoresheet (D.2.10.3)
  tell_on_request,  // number of moves and both times (D.2.10.4); the only one that waits to be asked for
  seal_move,      // into the envelope with both scoresheets, and then the clock is stopped (D.2.10.6, I.1.1)
  fill_envelope,  // with what stands on it (D.2.10.6, I.2)
};
inline constexpr std::array all_duty_kinds{
    DutyKind::make_move,       DutyKind::announce_move, DutyKind::start_clock,  DutyKind::write_move,
    DutyKind::tell_on_request, DutyKind::seal_move,     DutyKind::fill_envelope};

class DutySet {
 public:
  constexpr DutySet() = default;
  constexpr DutySet(std::initializer_list<DutyKind> kinds) {
    for (DutyKind const kind : kinds) insert(kind);
  }
  static constexpr DutySet all() {
    DutySet set;
    for (DutyKind const kind : all_duty_kinds) set.insert(kind);
    return set;
  }

  constexpr void insert(DutyKind kind) { bits_ = static_cast<std::uint8_t>(bits_ | bit(kind)); }
  constexpr bool contains(DutyKind kind) const { return (bits_ & bit(kind)) != 0; }
  constexpr bool is_empty() const { return bits_ == 0; }
  friend constexpr DutySet operator&(DutySet a, DutySet b) {
    a.bits_ = static_cast<std::uint8_t>(a.bits_ & b.bits_);
    return a;
  }
  friend constexpr DutySet operator|(DutySet a, DutySet b) {
    a.bits_ = static_cast<std::uint8_t>(a.bits_ | b.bits_);
    return a;
  }
  constexpr bool operator==(DutySet const&) const = default;

 private:
  static constexpr unsigned bit(DutyKind kind) { return 1U << static_cast<unsigned>(kind); }

  std::uint8_t bits_ = 0;
};

/// One thing to do about one move, or about the sealed one, of which nothing but its number is known; never
/// tell_on_request.
struct Duty {
  DutyKind kind = DutyKind::make_move;
  /// On whose board it is made, to whom it is announced, whose clock is started, whose scoresheet it is; who
  /// has sealed.
  chess::Color side = chess::Color::white;
  bool is_shown = false;  // an announcement to somebody who does not hear it
  unsigned ply = 0;
  chess::MoveDescription move{};  // as it was made
  std::string article{};          // that allows it, as the rules of the game number it: "D.2.10.1"
  bool is_spelled = false;        // shown to somebody who does not see it either
  unsigned number = 0;            // of the sealed move, on a scoresheet

  bool operator==(Duty const&) const = default;
};

}  // namespace tactus::table
