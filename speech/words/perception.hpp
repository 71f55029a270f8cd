// SPDX-License-Identifier: GPL-3.0-or-later
// One table of how everything that a person may be told is perceived: its words, its line of Braille, how
// urgent it is, which sound goes with it, whether the repeat key says it again. A message without a row does
// not compile.
#pragma once

#include "core/table/announcement.hpp"
#include "speech/sound/earcon.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

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
  promotion_asked,
  white_board_lost,
  black_board_lost,
  clock_lost,
  white_board_found,
  black_board_found,
  clock_found,
  not_a_move,
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
  white_says_mate,
  black_says_mate,
  white_says_mate_by,
  black_says_mate_by,
  stalemate_said,
  stalemate_said_by,
  white_resigns,
  black_resigns,
  white_win_said,
  black_win_said,
  draw_said,
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
  leaving_asked,
  white_offers_draw,
  black_offers_draw,
  white_declines_draw,
  black_declines_draw,
  no_draw_offer,
  resignation_asked,
  whose_flag,
  who_accepts,
  which_side,
  side_question_dropped,
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
  white_confirms,
  black_confirms,
  lapsed_by_move,
  lapsed_by_declining,
  lapsed_by_another,
  lapsed_by_correction,
  restore_before_white,
  restore_before_black,
  restored_before_white,
  restored_before_black,
  white_meant,
  black_meant,
  white_corrects,
  black_corrects,
  white_board_to_set_up,
  black_board_to_set_up,
  restore_refused,
  nothing_to_correct,
  word_needed,
  word_asked,
  word_refused,
  duty_make_on_whites_board,
  duty_make_on_blacks_board,
  duty_announce,
  duty_show_white,
  duty_show_black,
  duty_start_whites_clock,
  duty_start_blacks_clock,
  duty_write,
  no_duty,
  times_to_tell_white,
  times_to_tell_black,
  moves_to_tell_white,
  moves_to_tell_black,
  training_remark,
  training_answer,
};
inline constexpr std::size_t message_count = static_cast<std::size_t>(Message::training_answer) + 1;

/// `repeat` belongs to no content: it comes before what is said again.
Message message_of(table::Content const& content);

/// From the least to the most urgent.
enum class Urgency : std::uint8_t {
  progress,  // replaced by the newest
  status,    // an answer to a key; replaced by the newest, dropped when stale, cut by a move
  move,      // a move, or else what both must hear in order; never replaced, said again when it was cut
  urgent,    // cuts what is being said
};

/// Texts are English and the keys of their translations, "{name}" stands for an argument (Sentences).
struct Perception {
  Message message;
  std::string_view spoken;
  std::string_view braille;  // one line of 40 cells
  Urgency urgency;
  Earcon earcon;
  bool is_repeatable;  // the repeat key says it again
};
Perception const& perception_of(Message message);
Perception const& perception_of(table::Content const& content);

}  // namespace tactus::speech
