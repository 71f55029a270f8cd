// SPDX-License-Identifier: GPL-3.0-or-later

#include "speech/words/perception.hpp"

#include "speech/words/perceptions_of_claims.hpp"
#include "speech/words/perceptions_of_duties.hpp"
#include "speech/words/perceptions_of_play.hpp"

#include <algorithm>

namespace tactus::speech {
namespace {

Message lost_message(table::Device device) {
  switch (device) {
    case table::Device::white_board: return Message::white_board_lost;
    case table::Device::black_board: return Message::black_board_lost;
    case table::Device::clock: break;
  }
  return Message::clock_lost;
}

Message found_message(table::Device device) {
  switch (device) {
    case table::Device::white_board: return Message::white_board_found;
    case table::Device::black_board: return Message::black_board_found;
    case table::Device::clock: break;
  }
  return Message::clock_found;
}

Message by_color(chess::Color by, Message white, Message black) {
  return by == chess::Color::white ? white : black;
}

Message side_message(table::SideQuestion about) {
  switch (about) {
    case table::SideQuestion::whose_flag: return Message::whose_flag;
    case table::SideQuestion::who_accepts: return Message::who_accepts;
    case table::SideQuestion::which_side: break;
  }
  return Message::which_side;
}

Message refusal_message(table::MoveRefusal why) {
  switch (why) {
    case table::MoveRefusal::not_a_move:
    case table::MoveRefusal::no_legal_move: break;  // files of before
    case table::MoveRefusal::several_moves: return Message::several_moves;
  }
  return Message::not_a_move;
}

Message result_message(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: break;
    case table::GameResult::white_wins: return Message::white_wins;
    case table::GameResult::black_wins: return Message::black_wins;
    case table::GameResult::draw: return Message::draw;
  }
  return Message::result_open;
}

Message shown_message(table::GameResult result) {
  switch (result) {
    case table::GameResult::white_wins: return Message::white_wins_shown;
    case table::GameResult::black_wins: return Message::black_wins_shown;
    case table::GameResult::open:
    case table::GameResult::draw: break;
  }
  return Message::draw_shown;
}

Message said_message(table::GameResult result) {
  switch (result) {
    case table::GameResult::white_wins: return Message::white_win_said;
    case table::GameResult::black_wins: return Message::black_win_said;
    case table::GameResult::open:
    case table::GameResult::draw: break;
  }
  return Message::draw_said;
}

Message ending_message(table::EndingProposed const& proposed) {
  bool const has_move = proposed.move.has_value();
  switch (proposed.how) {
    case table::Ending::checkmate:
      return has_move ? by_color(proposed.by, Message::white_says_mate_by, Message::black_says_mate_by)
                      : by_color(proposed.by, Message::white_says_mate, Message::black_says_mate);
    case table::Ending::stalemate: return has_move ? Message::stalemate_said_by : Message::stalemate_said;
    case table::Ending::resignation:
      return by_color(proposed.by, Message::white_resigns, Message::black_resigns);
    case table::Ending::kings: return shown_message(proposed.result);
    case table::Ending::result: break;
  }
  return said_message(proposed.result);
}

Message lapse_message(table::Lapse why) {
  switch (why) {
    case table::Lapse::move_made: break;
    case table::Lapse::declined: return Message::lapsed_by_declining;
    case table::Lapse::another_proposal: return Message::lapsed_by_another;
    case table::Lapse::move_corrected: return Message::lapsed_by_correction;
  }
  return Message::lapsed_by_move;
}

Message recorder_message(table::RecorderFact fact) {
  switch (fact) {
    case table::RecorderFact::begun: break;
    case table::RecorderFact::nothing_to_record: return Message::nothing_to_record;
    case table::RecorderFact::silent: return Message::recording_silent;
    case table::RecorderFact::not_kept: return Message::recording_not_kept;
    case table::RecorderFact::microphone_missing: return Message::microphone_missing;
    case table::RecorderFact::microphone_lost: return Message::microphone_lost;
    case table::RecorderFact::microphone_found: return Message::microphone_found;
  }
  return Message::recording_begun;
}

Message claim_message(table::ClaimKind kind) {
  switch (kind) {
    case table::ClaimKind::threefold: break;
    case table::ClaimKind::fifty_moves: return Message::fifty_moves_claimed;
    case table::ClaimKind::flag_fall: return Message::flag_fall_claimed;
    case table::ClaimKind::illegal_move: return Message::illegal_move_claimed;
    case table::ClaimKind::touched_piece: return Message::touched_piece_reported;
  }
  return Message::threefold_claimed;
}

Message flags_message(table::FlagsTold flags) {
  if (flags.own && flags.opponent) return Message::both_flags;
  if (flags.own) return Message::own_flag;
  return flags.opponent ? Message::opponents_flag : Message::no_flag;
}

Message duty_message(table::Duty const& duty) {
  switch (duty.kind) {
    case table::DutyKind::make_move:
      return by_color(duty.side, Message::duty_make_on_whites_board, Message::duty_make_on_blacks_board);
    case table::DutyKind::announce_move:
      return duty.is_shown ? by_color(duty.side, Message::duty_show_white, Message::duty_show_black)
                           : Message::duty_announce;
    case table::DutyKind::start_clock:
      return by_color(duty.side, Message::duty_start_whites_clock, Message::duty_start_blacks_clock);
    case table::DutyKind::write_move: return Message::duty_write;
    case table::DutyKind::tell_on_request: break;
  }
  return Message::no_duty;
}

/// Languages have words of their own for none and one.
Message counted(unsigned count, Message none, Message one, Message several) {
  return count == 0 ? none : count == 1 ? one : several;
}

struct MessageOf {
  Message operator()(table::MoveSaid const&) const { return Message::move; }
  Message operator()(table::TimesTold const&) const { return Message::times; }
  Message operator()(table::NoTimesTold) const { return Message::no_times; }
  Message operator()(table::MoveNumberTold c) const {
    return counted(c.moves, Message::no_moves_made, Message::one_move_made, Message::moves_made);
  }
  Message operator()(table::NothingToRepeat) const { return Message::nothing_to_repeat; }
  Message operator()(table::NoMoveToAnnounce) const { return Message::no_move_to_announce; }
  Message operator()(table::PromotionAsked) const { return Message::promotion_asked; }
  Message operator()(table::DeviceLost c) const { return lost_message(c.device); }
  Message operator()(table::DeviceFound c) const { return found_message(c.device); }
  Message operator()(table::MoveRefused const& c) const { return refusal_message(c.why); }
  Message operator()(table::CallArbiter) const { return Message::call_arbiter; }
  Message operator()(table::GameResumed c) const {
    return counted(c.completed_plies, Message::resumed_at_start, Message::resumed_after_one,
                   Message::resumed_after_several);
  }
  Message operator()(table::GameOver c) const { return result_message(c.result); }
  Message operator()(table::PiecesToPutBack const&) const { return Message::pieces_to_put_back; }
  Message operator()(table::PiecesStand) const { return Message::pieces_stand; }
  Message operator()(table::SensorFoundBad) const { return Message::sensor_found_bad; }
  Message operator()(table::ResultShown c) const { return shown_message(c.result); }
  Message operator()(table::EndingProposed const& c) const { return ending_message(c); }
  Message operator()(table::RecorderTold c) const { return recorder_message(c.fact); }
  Message operator()(table::RecordingSaved) const { return Message::recording_kept; }
  Message operator()(table::KeypadTold) const { return Message::keypad; }
  Message operator()(table::LeavingAsked) const { return Message::leaving_asked; }
  Message operator()(table::RecordingsPlayed const& c) const {
    return c.files.empty() ? Message::no_recording : Message::recordings_played;
  }
  Message operator()(table::DrawOfferTold c) const {
    return by_color(c.by, Message::white_offers_draw, Message::black_offers_draw);
  }
  Message operator()(table::DrawDeclined c) const {
    return by_color(c.by, Message::white_declines_draw, Message::black_declines_draw);
  }
  Message operator()(table::NoDrawOffer) const { return Message::no_draw_offer; }
  Message operator()(table::SideWanted c) const { return side_message(c.about); }
  Message operator()(table::SideQuestionDropped) const { return Message::side_question_dropped; }
  Message operator()(table::ResignationAsked) const { return Message::resignation_asked; }
  Message operator()(table::ClaimTold c) const { return claim_message(c.kind); }
  Message operator()(table::ClaimDecided c) const {
    return c.is_upheld ? Message::claim_upheld : Message::claim_rejected;
  }
  Message operator()(table::NoClaim) const { return Message::no_claim; }
  Message operator()(table::FlagsTold c) const { return flags_message(c); }
  Message operator()(table::ScoreTold const& c) const {
    if (c.white && c.black) return Message::score_of_both;
    return c.white ? Message::score_of_white : Message::score_of_black;
  }
  Message operator()(table::NoSuchMove) const { return Message::no_such_move; }
  Message operator()(table::PositionTold const&) const { return Message::position; }
  Message operator()(table::NotAllowed) const { return Message::not_allowed; }
  Message operator()(table::LowTimeTold) const { return Message::low_time; }
  Message operator()(table::AdjournedTold c) const {
    return by_color(c.by, Message::white_seals, Message::black_seals);
  }
  Message operator()(table::OnlyMoverSeals) const { return Message::only_mover_seals; }
  Message operator()(table::ResultSigned c) const {
    return by_color(c.by, Message::white_signs, Message::black_signs);
  }
  Message operator()(table::NothingToSign) const { return Message::nothing_to_sign; }
  Message operator()(table::Confirming c) const {
    return by_color(c.by, Message::white_confirms, Message::black_confirms);
  }
  Message operator()(table::NoLongerMeant c) const { return lapse_message(c.why); }
  Message operator()(table::RestoreTold c) const {
    return c.is_done ? by_color(c.to_move, Message::restored_before_white, Message::restored_before_black)
                     : by_color(c.to_move, Message::restore_before_white, Message::restore_before_black);
  }
  Message operator()(table::CorrectionTold const& c) const {
    return c.is_done ? by_color(c.by, Message::white_corrects, Message::black_corrects)
                     : by_color(c.by, Message::white_meant, Message::black_meant);
  }
  Message operator()(table::BoardToSetUp c) const {
    return by_color(c.board, Message::white_board_to_set_up, Message::black_board_to_set_up);
  }
  Message operator()(table::RestoreRefused) const { return Message::restore_refused; }
  Message operator()(table::NothingToCorrect) const { return Message::nothing_to_correct; }
  Message operator()(table::WordNeeded) const { return Message::word_needed; }
  Message operator()(table::WordAsked) const { return Message::word_asked; }
  Message operator()(table::WordRefused) const { return Message::word_refused; }
  Message operator()(table::TrainingTold const& c) const {
    return c.is_answer ? Message::training_answer : Message::training_remark;
  }
  Message operator()(table::DutyTold const& c) const { return duty_message(c.duty); }
  Message operator()(table::NoDuty) const { return Message::no_duty; }
  Message operator()(table::TimesToTell const& c) const {
    return by_color(c.to, Message::times_to_tell_white, Message::times_to_tell_black);
  }
  Message operator()(table::MovesToTell c) const {
    return by_color(c.to, Message::moves_to_tell_white, Message::moves_to_tell_black);
  }
};

}  // namespace

Message message_of(table::Content const& content) { return std::visit(MessageOf{}, content); }

namespace {

// Words that were made elsewhere: nothing to translate.
constexpr std::string_view verbatim_lines = "{lines}";
constexpr auto perceptions_of_training = std::to_array<Perception>({
    {Message::training_remark, verbatim_lines, verbatim_lines, Urgency::move, Earcon::none, false},
    {Message::training_answer, verbatim_lines, verbatim_lines, Urgency::status, Earcon::none, false},
});

constexpr std::array<Perception, message_count> all_perceptions() {
  static_assert(perceptions_of_play.size() + perceptions_of_claims.size() + perceptions_of_duties.size() +
                        perceptions_of_training.size() ==
                    message_count,
                "one row for each Message");
  std::array<Perception, message_count> all{};
  auto next = std::copy(perceptions_of_play.begin(), perceptions_of_play.end(), all.begin());
  next = std::copy(perceptions_of_claims.begin(), perceptions_of_claims.end(), next);
  next = std::copy(perceptions_of_duties.begin(), perceptions_of_duties.end(), next);
  std::copy(perceptions_of_training.begin(), perceptions_of_training.end(), next);
  return all;
}

constexpr std::array<Perception, message_count> perceptions = all_perceptions();

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < perceptions.size(); ++i)
    if (static_cast<std::size_t>(perceptions[i].message) != i) return false;
  return true;
}
static_assert(is_in_order(), "one row for each Message, in the order of the enumeration");

}  // namespace

Perception const& perception_of(Message message) { return perceptions[static_cast<std::size_t>(message)]; }

Perception const& perception_of(table::Content const& content) { return perception_of(message_of(content)); }

}  // namespace tactus::speech
