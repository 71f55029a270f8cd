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
  white_offers_draw,
  black_offers_draw,
  white_declines_draw,
  black_declines_draw,
  no_draw_offer,
  resignation_asked,
  threefold_claimed,
  fifty_moves_claimed,
  flag_fall_claimed,
  illegal_move_claimed,
  touched_piece_reported,
  claim_upheld,
  claim_rejected,
  no_claim,
  no_flag,
  own_flag,
  opponents_flag,
  both_flags,
  score_of_both,
  score_of_white,
  score_of_black,
  no_such_move,
  position,
  not_allowed,
  low_time,
  white_seals,
  black_seals,
  only_mover_seals,
  white_signs,
  black_signs,
  nothing_to_sign,
  training_remark,
  training_answer,
};
inline constexpr std::size_t message_count = static_cast<std::size_t>(Message::training_answer) + 1;

/// `repeat` belongs to no content: it comes before what is said again.
Message message_of(table::Content const& content);

}  // namespace tactus::speech
