// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind `restore`: from where the game is to go on. Pure: text in, value out.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/table/event.hpp"
#include "speech/sentences.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace tactus::program {

/// Before this move; of White where no side is named and both have one.
struct BeforeMove {
  unsigned number;
  std::optional<chess::Color> side;
};
/// From where it stands: what was an end is none, or the times are others.
struct FromHere {};
struct RestoreText {
  std::variant<FromHere, BeforeMove, chess::Setup> to;
  std::optional<table::RemainingTimes> times;  // White's first, as H:MM:SS
};

/// Nothing, `12`, `12 black`, a FEN; then two times or none. A side is named in English or in the language of
/// the sentences. Nothing: it is none of these. Whether a game can go on from the FEN is not asked here.
std::optional<RestoreText> read_restore(std::string_view text, speech::Sentences const& sentences);

/// How many plies of the game stand before that move; nothing: it has no such move.
std::optional<std::size_t> plies_before(BeforeMove move, chess::PlayedLine const& line);
inline std::optional<std::size_t> plies_before(FromHere /*all*/, chess::PlayedLine const& line) {
  return line.plies();
}

}  // namespace tactus::program
