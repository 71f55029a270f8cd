// SPDX-License-Identifier: GPL-3.0-or-later
// The two players of a game with two boards (D.1), each with a board and a scoresheet of his own.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tactus::arbitration::reconcile {

enum class Player : std::uint8_t { blind, sighted };
inline constexpr std::array<Player, 2> both_players{Player::blind, Player::sighted};
constexpr Player opponent_of(Player p) { return p == Player::blind ? Player::sighted : Player::blind; }
/// "blind", "sighted".
constexpr std::string_view name_of(Player p) { return p == Player::blind ? "blind" : "sighted"; }

template <class Value>
struct ByPlayer {
  Value blind{};
  Value sighted{};

  constexpr Value& operator[](Player p) { return p == Player::blind ? blind : sighted; }
  constexpr Value const& operator[](Player p) const { return p == Player::blind ? blind : sighted; }
  bool operator==(ByPlayer const&) const = default;
};

}  // namespace tactus::arbitration::reconcile
