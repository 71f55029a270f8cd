// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a person at the table may be told, by its words: one for each sentence. The table of
// speech/perception says of each how it is perceived.
#pragma once

#include "core/table/announcement.hpp"

#include <cstddef>
#include <cstdint>

namespace tactus::speech {

enum class Message : std::uint8_t {
  move,
  repeat,
  times,
  no_times,
  no_moves_made,
  one_move_made,
  moves_made,
  nothing_to_repeat,
  no_move_to_announce,
  white_board_lost,
  black_board_lost,
  clock_lost,
  white_board_found,
  black_board_found,
  clock_found,
  not_a_move,
  no_legal_move,
  several_moves,
  call_arbiter,
  resumed_at_start,
  resumed_after_one,
  resumed_after_several,
  result_open,
  white_wins,
  black_wins,
  draw,
  pieces_to_put_back,
  pieces_stand,
  sensor_found_bad,
  white_wins_shown,
  black_wins_shown,
  draw_shown,
  recording_begun,
  recording_kept,
  nothing_to_record,
  recording_silent,
  recording_not_kept,
  microphone_missing,
  microphone_lost,
  microphone_found,
  recordings_played,
  no_recording,
  keypad,
};
inline constexpr std::size_t message_count = static_cast<std::size_t>(Message::keypad) + 1;

/// `repeat` belongs to no content: it comes before what is said again.
Message message_of(table::Content const& content);

}  // namespace tactus::speech
