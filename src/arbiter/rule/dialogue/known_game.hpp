// SPDX-License-Identifier: GPL-3.0-or-later
// What a game tells before anything is asked, for the dialogue: from its file, or from the desk's board.
// Pure.
#pragma once

#include "core/arbitration/laws/cases/situation.hpp"
#include "core/chess/played_line.hpp"
#include "core/legal/game_line.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"

#include <optional>

namespace tactus::program::dialogue {

struct KnownGame {
  std::optional<Regime> regime;  // nothing: no game
  std::optional<chess::GameLine>
      line;  // the legal moves up to now; nothing: what stands there is no position
  std::optional<chess::GameLine> line_before;  // the same without the move that was completed last
  std::optional<arbitration::laws::ByColor<unsigned>> moves;  // made, in a game from the initial position
  arbitration::laws::ByColor<unsigned> illegal_moves;         // that were acted on
  arbitration::laws::ByColor<bool> is_blind;
  arbitration::laws::ByColor<bool> has_assistant;
  std::optional<clock::Reading> clocks;  // the last reading
  /// All moves of a game that White began, and which of them, counted from 1, is the first that is not legal
  /// and was answered. Nothing: none is.
  struct IllegalMove {
    chess::PlayedLine line;
    unsigned ply = 0;
  };
  std::optional<IllegalMove> illegal;
};

/// Before the game has started: nothing.
KnownGame known_game(GameEvidence const& evidence);

}  // namespace tactus::program::dialogue
