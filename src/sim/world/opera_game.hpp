// SPDX-License-Identifier: GPL-3.0-or-later
// The game of the demo: Morphy against Duke Karl of Brunswick and Count Isouard, Opéra de Paris, 1858. It has
// both kinds of capture by hand, castling, checks and a mate. The words are written out and not computed: the
// demo compares what it hears with them.
#pragma once

#include <span>
#include <string_view>

namespace tactus::sim {

/// Which piece the hand takes first when it captures: both are done.
enum class CaptureOrder { enemy_first, own_first };

struct ScriptedPly {
  std::string_view san;
  std::string_view words;  // Appendix D.2.1, short form, captures said
  CaptureOrder order = CaptureOrder::enemy_first;
};

std::span<ScriptedPly const> opera_game();

/// The ply (from 0) that the blind player copies wrongly at first: Black's queen comes to e7, and on his
/// board it is put into the aperture beside it.
inline constexpr std::size_t wrongly_copied_ply = 13;

}  // namespace tactus::sim
