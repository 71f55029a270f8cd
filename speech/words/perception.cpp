// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/perception.hpp"

#include "speech/words/perceptions_of_claims.hpp"
#include "speech/words/perceptions_of_devices.hpp"
#include "speech/words/perceptions_of_play.hpp"
#include "speech/words/perceptions_of_proceedings.hpp"
#include "speech/words/spelling.hpp"

#include <algorithm>

namespace tactus::speech {
namespace {

perceived::OfDevice const& perceptions_of(table::Device device) {
  return *std::ranges::find(perceived::of_devices, device, &perceived::OfDevice::device);
}

Perception const& by_color(chess::Color by, Perception const& white, Perception const& black) {
  return by == chess::Color::white ? white : black;
}

Perception const& perception_of_once_more(table::OnceMoreAsked asked) {
  switch (asked.entry) {
    case table::TwiceEntered::threefold: return perceived::threefold_asked;
    case table::TwiceEntered::fifty_moves: return perceived::fifty_moves_asked;
    case table::TwiceEntered::flag_fall: return perceived::flag_fall_asked;
    case table::TwiceEntered::illegal_move: return perceived::illegal_move_asked;
    case table::TwiceEntered::adjournment: return perceived::adjournment_asked;
    case table::TwiceEntered::normal_means: return perceived::normal_means_asked;
    case table::TwiceEntered::extra_seconds: return perceived::extra_seconds_asked;
    case table::TwiceEntered::resignation: break;
  }
  return asked.by ? perceived::resignation_of_player_asked : perceived::resignation_asked;
}

Perception const& perception_of_side(table::SideQuestion about) {
  switch (about) {
    case table::SideQuestion::whose_flag: return perceived::whose_flag;
    case table::SideQuestion::who_accepts: return perceived::who_accepts;
    case table::SideQuestion::who_resigns: return perceived::who_resigns;
    case table::SideQuestion::which_side: break;
  }
  return perceived::which_side;
}

Perception const& perception_of_refusal(table::MoveRefused const& refused) {
  switch (refused.why) {
    case table::MoveRefusal::not_a_move:
    case table::MoveRefusal::no_legal_move: break;  // older files
    case table::MoveRefusal::several_moves: return perceived::several_moves;
  }
  return can_be_spelled(refused.text) ? perceived::entry_not_understood : perceived::not_a_move;
}

Perception const& perception_of_result(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: break;
    case table::GameResult::white_wins: return perceived::white_wins;
    case table::GameResult::black_wins: return perceived::black_wins;
    case table::GameResult::draw: return perceived::draw;
    case table::GameResult::annulled: return perceived::annulled;
  }
  return perceived::result_open;
}

Perception const& perception_of_shown(table::GameResult result) {
  switch (result) {
    case table::GameResult::white_wins: return perceived::white_wins_shown;
    case table::GameResult::black_wins: return perceived::black_wins_shown;
    case table::GameResult::open:
    case table::GameResult::annulled:  // no kings show it
    case table::GameResult::draw: break;
  }
  return perceived::draw_shown;
}

Perception const& perception_of_said(table::GameResult result) {
  switch (result) {
    case table::GameResult::white_wins: return perceived::white_win_said;
    case table::GameResult::black_wins: return perceived::black_win_said;
    case table::GameResult::annulled: return perceived::annulment_said;
    case table::GameResult::open:
    case table::GameResult::draw: break;
  }
  return perceived::draw_said;
}

Perception const& perception_of_ending(table::EndingProposed const& proposed) {
  bool const has_move = proposed.move.has_value();
  switch (proposed.how) {
    case table::Ending::checkmate:
      return has_move ? by_color(proposed.by, perceived::white_says_mate_by, perceived::black_says_mate_by)
                      : by_color(proposed.by, perceived::white_says_mate, perceived::black_says_mate);
    case table::Ending::stalemate: return has_move ? perceived::stalemate_said_by : perceived::stalemate_said;
    case table::Ending::resignation:
      return by_color(proposed.by, perceived::white_resigns, perceived::black_resigns);
    case table::Ending::kings: return perception_of_shown(proposed.result);
    case table::Ending::result: break;
  }
  return perception_of_said(proposed.result);
}

Perception const& perception_of_lapse(table::Lapse why) {
  switch (why) {
    case table::Lapse::move_made: break;
    case table::Lapse::declined: return perceived::lapsed_by_declining;
    case table::Lapse::another_proposal: return perceived::lapsed_by_another;
    case table::Lapse::not_repeated: return perceived::lapsed_by_silence;
    case table::Lapse::move_corrected: return perceived::lapsed_by_correction;
  }
  return perceived::lapsed_by_move;
}

Perception const& perception_of_recorder(table::RecorderFact fact) {
  switch (fact) {
    case table::RecorderFact::begun: break;
    case table::RecorderFact::nothing_to_record: return perceived::nothing_to_record;
    case table::RecorderFact::silent: return perceived::recording_silent;
    case table::RecorderFact::not_kept: return perceived::recording_not_kept;
    case table::RecorderFact::microphone_missing: return perceived::microphone_missing;
    case table::RecorderFact::microphone_lost: return perceived::microphone_lost;
    case table::RecorderFact::microphone_found: return perceived::microphone_found;
  }
  return perceived::recording_begun;
}

Perception const& perception_of_claim(table::ClaimKind kind) {
  switch (kind) {
    case table::ClaimKind::threefold: break;
    case table::ClaimKind::fifty_moves: return perceived::fifty_moves_claimed;
    case table::ClaimKind::flag_fall: return perceived::flag_fall_claimed;
    case table::ClaimKind::illegal_move: return perceived::illegal_move_claimed;
    case table::ClaimKind::touched_piece: return perceived::touched_piece_reported;
    case table::ClaimKind::normal_means: return perceived::normal_means_claimed;
    case table::ClaimKind::extra_seconds: return perceived::extra_seconds_requested;
  }
  return perceived::threefold_claimed;
}

Perception const& perception_of_flags(table::FlagsTold flags) {
  if (flags.own && flags.opponent) return perceived::both_flags;
  if (flags.own) return perceived::own_flag;
  return flags.opponent ? perceived::opponents_flag : perceived::no_flag;
}

Perception const& perception_of_duty(table::Duty const& duty) {
  switch (duty.kind) {
    case table::DutyKind::make_move:
      return by_color(duty.side, perceived::duty_make_on_whites_board, perceived::duty_make_on_blacks_board);
    case table::DutyKind::announce_move:
      if (duty.is_spelled)
        return by_color(duty.side, perceived::duty_spell_to_white, perceived::duty_spell_to_black);
      return duty.is_shown ? by_color(duty.side, perceived::duty_show_white, perceived::duty_show_black)
                           : perceived::duty_announce;
    case table::DutyKind::start_clock:
      return by_color(duty.side, perceived::duty_start_whites_clock, perceived::duty_start_blacks_clock);
    case table::DutyKind::write_move: return perceived::duty_write;
    case table::DutyKind::seal_move:
      return by_color(duty.side, perceived::duty_seal_whites_move, perceived::duty_seal_blacks_move);
    case table::DutyKind::fill_envelope:
      return by_color(duty.side, perceived::duty_envelope_of_white, perceived::duty_envelope_of_black);
    case table::DutyKind::tell_on_request: break;
  }
  return perceived::no_duty;
}

/// Languages have words of their own for none and one.
Perception const& counted(unsigned count, Perception const& none, Perception const& one,
                          Perception const& several) {
  return count == 0 ? none : count == 1 ? one : several;
}

// Words that were made elsewhere: nothing to translate.
constexpr std::string_view verbatim_lines = "{lines}";
constexpr Perception training_remark{verbatim_lines, verbatim_lines, Urgency::move, Earcon::none, false};
constexpr Perception lines_answered{verbatim_lines, verbatim_lines, Urgency::status, Earcon::none, false};

struct PerceptionOf {
  Perception const& operator()(table::MoveSaid const& c) const {
    return c.is_found ? perceived::found_move : perceived::move;
  }
  Perception const& operator()(table::TimesTold const&) const { return perceived::times; }
  Perception const& operator()(table::NoTimesTold) const { return perceived::no_times; }
  Perception const& operator()(table::MoveNumberTold c) const {
    return counted(c.moves, perceived::no_moves_made, perceived::one_move_made, perceived::moves_made);
  }
  Perception const& operator()(table::NothingToRepeat) const { return perceived::nothing_to_repeat; }
  Perception const& operator()(table::NoMoveToAnnounce) const { return perceived::no_move_to_announce; }
  Perception const& operator()(table::PromotionAsked) const { return perceived::promotion_asked; }
  Perception const& operator()(table::ContinueNeeded) const { return perceived::continue_needed; }
  Perception const& operator()(table::MovesMissing const& c) const {
    return c.last ? perceived::moves_missing : perceived::all_moves_missing;
  }
  Perception const& operator()(table::ResignationTold c) const {
    return by_color(c.by, perceived::white_has_resigned, perceived::black_has_resigned);
  }
  Perception const& operator()(table::DrawTooEarly) const { return perceived::draw_too_early; }
  Perception const& operator()(table::PromotionTold) const { return perceived::promotion_told; }
  Perception const& operator()(table::DeviceLost c) const { return perceptions_of(c.device).lost; }
  Perception const& operator()(table::DeviceFound c) const { return perceptions_of(c.device).found; }
  Perception const& operator()(table::MoveRefused const& c) const { return perception_of_refusal(c); }
  Perception const& operator()(table::RepeatTold const& c) const {
    return by_color(c.by, perceived::white_repeats, perceived::black_repeats);
  }
  Perception const& operator()(table::CallArbiter) const { return perceived::call_arbiter; }
  Perception const& operator()(table::BoardsAgree) const { return perceived::boards_agree; }
  Perception const& operator()(table::GameResumed c) const {
    if (c.completed_plies == 0) return perceived::resumed_at_start;
    return by_color(c.to_move, perceived::resumed_with_white, perceived::resumed_with_black);
  }
  Perception const& operator()(table::GameOver c) const { return perception_of_result(c.result); }
  Perception const& operator()(table::PiecesToPutBack const&) const { return perceived::pieces_to_put_back; }
  Perception const& operator()(table::PiecesStand) const { return perceived::pieces_stand; }
  Perception const& operator()(table::SensorFoundBad) const { return perceived::sensor_found_bad; }
  Perception const& operator()(table::ResultShown c) const { return perception_of_shown(c.result); }
  Perception const& operator()(table::EndingProposed const& c) const { return perception_of_ending(c); }
  Perception const& operator()(table::RecorderTold c) const { return perception_of_recorder(c.fact); }
  Perception const& operator()(table::RecordingSaved) const { return perceived::recording_kept; }
  Perception const& operator()(table::KeypadTold) const { return perceived::keypad; }
  Perception const& operator()(table::LeavingAsked) const { return perceived::leaving_asked; }
  Perception const& operator()(table::RecordingsPlayed const& c) const {
    return c.files.empty() ? perceived::no_recording : perceived::recordings_played;
  }
  Perception const& operator()(table::DrawOfferTold c) const {
    return by_color(c.by, perceived::white_offers_draw, perceived::black_offers_draw);
  }
  Perception const& operator()(table::DrawDeclined c) const {
    return by_color(c.by, perceived::white_declines_draw, perceived::black_declines_draw);
  }
  Perception const& operator()(table::NoDrawOffer) const { return perceived::no_draw_offer; }
  Perception const& operator()(table::SideWanted c) const { return perception_of_side(c.about); }
  Perception const& operator()(table::SideQuestionDropped) const { return perceived::side_question_dropped; }
  Perception const& operator()(table::OnceMoreAsked c) const { return perception_of_once_more(c); }
  Perception const& operator()(table::ClaimTold c) const { return perception_of_claim(c.kind); }
  Perception const& operator()(table::ClaimDecided c) const {
    return c.is_upheld ? perceived::claim_upheld : perceived::claim_rejected;
  }
  Perception const& operator()(table::NoClaim) const { return perceived::no_claim; }
  Perception const& operator()(table::FlagsTold c) const { return perception_of_flags(c); }
  Perception const& operator()(table::ScoreTold const& c) const {
    if (c.white && c.black) return perceived::score_of_both;
    return c.white ? perceived::score_of_white : perceived::score_of_black;
  }
  Perception const& operator()(table::NoSuchMove) const { return perceived::no_such_move; }
  Perception const& operator()(table::PositionTold const&) const { return perceived::position; }
  Perception const& operator()(table::NotAllowed) const { return perceived::not_allowed; }
  Perception const& operator()(table::LowTimeTold) const { return perceived::low_time; }
  Perception const& operator()(table::AdjournedTold c) const {
    return by_color(c.by, perceived::white_seals, perceived::black_seals);
  }
  Perception const& operator()(table::ResumptionWanted) const { return perceived::resumption_wanted; }
  Perception const& operator()(table::ResumptionTold const&) const { return perceived::resumption; }
  Perception const& operator()(table::OnlyMoverSeals) const { return perceived::only_mover_seals; }
  Perception const& operator()(table::ResultSigned c) const {
    return by_color(c.by, perceived::white_signs, perceived::black_signs);
  }
  Perception const& operator()(table::NothingToSign) const { return perceived::nothing_to_sign; }
  Perception const& operator()(table::Confirming c) const {
    return by_color(c.by, perceived::white_confirms, perceived::black_confirms);
  }
  Perception const& operator()(table::NoLongerMeant c) const { return perception_of_lapse(c.why); }
  Perception const& operator()(table::RestoreTold c) const {
    return c.is_done ? by_color(c.to_move, perceived::restored_before_white, perceived::restored_before_black)
                     : by_color(c.to_move, perceived::restore_before_white, perceived::restore_before_black);
  }
  Perception const& operator()(table::CorrectionTold const& c) const {
    return c.is_done ? by_color(c.by, perceived::white_corrects, perceived::black_corrects)
                     : by_color(c.by, perceived::white_meant, perceived::black_meant);
  }
  Perception const& operator()(table::ReplaceTold const& c) const {
    return c.is_done ? by_color(c.by, perceived::replaced_of_white, perceived::replaced_of_black)
                     : by_color(c.by, perceived::replace_of_white, perceived::replace_of_black);
  }
  Perception const& operator()(table::BoardToSetUp c) const {
    return by_color(c.board, perceived::white_board_to_set_up, perceived::black_board_to_set_up);
  }
  Perception const& operator()(table::StartTold) const { return perceived::start_position; }
  Perception const& operator()(table::AdjustingTold c) const {
    return by_color(c.by, perceived::white_adjusts, perceived::black_adjusts);
  }
  Perception const& operator()(table::KingAsked c) const {
    return by_color(c.of, perceived::white_king_asked, perceived::black_king_asked);
  }
  Perception const& operator()(table::KingsSeen) const { return perceived::kings_seen; }
  Perception const& operator()(table::SignatureTold const&) const { return perceived::signature; }
  Perception const& operator()(table::RecordMoved) const { return perceived::record_moved; }
  Perception const& operator()(table::MovesShortened) const { return perceived::moves_shortened; }
  Perception const& operator()(table::MoveAwaited c) const {
    return by_color(c.by, perceived::white_to_move, perceived::black_to_move);
  }
  Perception const& operator()(table::StandingTold const&) const { return lines_answered; }
  Perception const& operator()(table::ClaimNotInRules) const { return perceived::claim_not_in_rules; }
  Perception const& operator()(table::NoQuickplayFinish) const { return perceived::no_quickplay_finish; }
  Perception const& operator()(table::RestoreRefused) const { return perceived::restore_refused; }
  Perception const& operator()(table::NothingToCorrect) const { return perceived::nothing_to_correct; }
  Perception const& operator()(table::WordNeeded) const { return perceived::word_needed; }
  Perception const& operator()(table::WordAsked) const { return perceived::word_asked; }
  Perception const& operator()(table::WordRefused) const { return perceived::word_refused; }
  Perception const& operator()(table::TrainingTold const& c) const {
    return c.is_answer ? lines_answered : training_remark;
  }
  Perception const& operator()(table::DutyTold const& c) const { return perception_of_duty(c.duty); }
  Perception const& operator()(table::NoDuty) const { return perceived::no_duty; }
  Perception const& operator()(table::TimesToTell const& c) const {
    return by_color(c.to, perceived::times_to_tell_white, perceived::times_to_tell_black);
  }
  Perception const& operator()(table::MovesToTell c) const {
    return by_color(c.to, perceived::moves_to_tell_white, perceived::moves_to_tell_black);
  }
};

}  // namespace

Perception const& perception_of(table::Content const& content) { return std::visit(PerceptionOf{}, content); }

Perception const& perception_of_repeat() { return perceived::repeat; }

}  // namespace tactus::speech
