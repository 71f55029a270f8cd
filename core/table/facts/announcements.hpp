// SPDX-License-Identifier: GPL-3.0-or-later
// A row for each content of an announcement: its name and fields in a game file, and what it tells, by which
// the disclosure decides who may hear it. Its words and how urgent it is: speech/words/perception.cpp.
#pragma once

#include "core/chess/start_positions.hpp"
#include "core/table/disclosure.hpp"
#include "core/table/facts/fact.hpp"

namespace tactus::table::facts {

template <class... Fields>
struct ToldRow : Row<Fields...> {
  Information information;
};
template <class... Fields>
constexpr ToldRow<Fields...> told(std::string_view name, Information information, Fields... fields) {
  return {fact(name, fields...), information};
}
/// Both hear what both did.
template <class... Fields>
constexpr ToldRow<Fields...> proceedings(std::string_view name, Fields... fields) {
  return told(name, Information::proceedings, fields...);
}

// Parts of them.

template <>
inline constexpr auto row<chess::MoveDescription> = part(
    field("piece", &chess::MoveDescription::piece), field("from", &chess::MoveDescription::from),
    field("to", &chess::MoveDescription::to), field("captured", &chess::MoveDescription::captured),
    field("promotion", &chess::MoveDescription::promotion),
    field("is_en_passant", &chess::MoveDescription::is_en_passant),
    field("is_short_castling", &chess::MoveDescription::is_short_castling),
    field("is_long_castling", &chess::MoveDescription::is_long_castling),
    field("needs_file", &chess::MoveDescription::needs_file),
    field("needs_rank", &chess::MoveDescription::needs_rank), field("gives", &chess::MoveDescription::gives),
    field("is_kind_unknown", &chess::MoveDescription::is_kind_unknown).if_there());
template <>
inline constexpr auto row<VoicedWords> = part(field("voice", &VoicedWords::voice),
                                              field("words", &VoicedWords::words));
template <>
inline constexpr auto row<TrainingLine> = part(field("written", &TrainingLine::written),
                                               field("spoken", &TrainingLine::spoken));
template <>
inline constexpr auto row<Duty> = part(field("duty", &Duty::kind), field("side", &Duty::side),
                                       field("is_shown", &Duty::is_shown), field("ply", &Duty::ply),
                                       field("move", &Duty::move), field("article", &Duty::article),
                                       field("is_spelled", &Duty::is_spelled).if_there(),
                                       field("number", &Duty::number).if_said());
template <>
inline constexpr auto row<Announcement> = part(field("to", &Announcement::to),
                                               field("is_repeat", &Announcement::is_repeat),
                                               field("content", &Announcement::content));

// Moves and the game.

template <>
inline constexpr auto row<MoveSaid> =
    told("move", Information::move_made, field("by", &MoveSaid::by), field("ply", &MoveSaid::ply),
         field("move", &MoveSaid::move),
         field("number", &MoveSaid::number).if_there_else([](MoveSaid const& e) { return (e.ply + 1) / 2; }),
         field("is_found", &MoveSaid::is_found).if_said());
template <>
inline constexpr auto row<NothingToRepeat> = told("nothing_to_repeat", Information::last_announcement);
template <>
inline constexpr auto row<NoMoveToAnnounce> = proceedings("no_move_to_announce");
template <>
inline constexpr auto row<PromotionAsked> = proceedings("promotion_asked");
template <>
inline constexpr auto row<PromotionTold> = proceedings("promotion_named",
                                                       field("piece", &PromotionTold::piece));
// Of a typed move only: beside a board a text is never called impossible (requests.cpp).
template <>
inline constexpr auto row<MoveRefused> = proceedings("move_refused", field("why", &MoveRefused::why),
                                                     field("text", &MoveRefused::text));
// Said aloud by the other player, for the whole table.
template <>
inline constexpr auto row<RepeatTold> = proceedings(
    "repeat", field("by", &RepeatTold::by), field("said", &RepeatTold::said),
    field("move", &RepeatTold::move), field("is_announced", &RepeatTold::is_announced).if_there());
template <>
inline constexpr auto row<CorrectionTold> = proceedings("correction", field("by", &CorrectionTold::by),
                                                        field("meant", &CorrectionTold::meant),
                                                        field("instead", &CorrectionTold::instead),
                                                        field("is_done", &CorrectionTold::is_done));
template <>
inline constexpr auto row<NothingToCorrect> = proceedings("nothing_to_correct");
template <>
inline constexpr auto row<MovesMissing> = proceedings("moves_missing", field("last", &MovesMissing::last));
template <>
inline constexpr auto row<MovesShortened> = proceedings("moves_shortened");
template <>
inline constexpr auto row<MoveAwaited> = proceedings("move_awaited", field("by", &MoveAwaited::by));
// Each of its facts by its own row (disclosure.cpp).
template <>
inline constexpr auto row<StandingTold> = proceedings("standing", field("facts", &StandingTold::facts));
template <>
inline constexpr auto row<GameResumed> =
    proceedings("game_resumed", field("completed_plies", &GameResumed::completed_plies),
                field("number", &GameResumed::number).if_there_else([](GameResumed const& e) {
                  return e.completed_plies / 2 + 1;
                }),
                field("to_move", &GameResumed::to_move).if_there_else([](GameResumed const& e) {
                  return e.completed_plies % 2 == 0 ? chess::Color::white : chess::Color::black;
                }));
// No move is made.
template <>
inline constexpr auto row<StartTold> = proceedings("start",
                                                   field("number", &StartTold::number).only([](unsigned n) {
                                                     return n < chess::start_positions;
                                                   }));
template <>
inline constexpr auto row<AdjustingTold> = proceedings("adjusting", field("by", &AdjustingTold::by));

// What was asked for.

template <>
inline constexpr auto row<TimesTold> = told("times", Information::times_and_number,
                                            field("own_ms", &TimesTold::own),
                                            field("opponent_ms", &TimesTold::opponent));
// No time is in it.
template <>
inline constexpr auto row<NoTimesTold> = proceedings("no_times");
template <>
inline constexpr auto row<MoveNumberTold> = told("move_number", Information::times_and_number,
                                                 field("moves", &MoveNumberTold::moves));
template <>
inline constexpr auto row<FlagsTold> = told("flags", Information::flag_fall, field("own", &FlagsTold::own),
                                            field("opponent", &FlagsTold::opponent));
template <>
inline constexpr auto row<ScoreTold> = told("score", Information::own_score,
                                            field("number", &ScoreTold::number),
                                            field("white", &ScoreTold::white),
                                            field("black", &ScoreTold::black));
template <>
inline constexpr auto row<NoSuchMove> = told("no_such_move", Information::own_score);
template <>
inline constexpr auto row<PositionTold> = told("position", Information::own_position,
                                               field("placement", &PositionTold::pieces));
template <>
inline constexpr auto row<NotAllowed> = proceedings("not_allowed");
template <>
inline constexpr auto row<LowTimeTold> = told("low_time", Information::low_time,
                                              field("own_ms", &LowTimeTold::own));
template <>
inline constexpr auto row<KeypadTold> = proceedings("keypad");
template <>
inline constexpr auto row<LeavingAsked> = proceedings("leaving_asked");
template <>
inline constexpr auto row<SignatureTold> = proceedings("signature",
                                                       field("squares", &SignatureTold::squares));

// Boards, devices and the record.

template <>
inline constexpr auto row<DeviceLost> = proceedings("device_lost", field("device", &DeviceLost::device));
template <>
inline constexpr auto row<DeviceFound> = proceedings("device_found", field("device", &DeviceFound::device));
template <>
inline constexpr auto row<CallArbiter> = told("call_arbiter", Information::boards_differ);
template <>
inline constexpr auto row<BoardsAgree> = told("boards_agree", Information::boards_differ);
// 7.4
template <>
inline constexpr auto row<PiecesToPutBack> = proceedings("pieces_to_put_back",
                                                         field("placement", &PiecesToPutBack::pieces));
template <>
inline constexpr auto row<PiecesStand> = proceedings("pieces_stand");
template <>
inline constexpr auto row<SensorFoundBad> = proceedings("sensor_found_bad",
                                                        field("square", &SensorFoundBad::square));
template <>
inline constexpr auto row<BoardToSetUp> = proceedings("board_to_set_up",
                                                      field("board", &BoardToSetUp::board));
template <>
inline constexpr auto row<KingAsked> = proceedings("king_asked", field("of", &KingAsked::of));
template <>
inline constexpr auto row<KingsSeen> = proceedings("kings_seen");
template <>
inline constexpr auto row<RecordMoved> = proceedings("record_moved");
template <>
inline constexpr auto row<RecorderTold> = proceedings("recorder", field("fact", &RecorderTold::fact));
template <>
inline constexpr auto row<RecordingSaved> = proceedings("recording_saved",
                                                        field("length_ms", &RecordingSaved::length));
// D.2.7
template <>
inline constexpr auto row<RecordingsPlayed> = told("recordings_played", Information::own_score,
                                                   field("files", &RecordingsPlayed::files).of_files());

// Offers, claims, ends and what the arbiter decides.

template <>
inline constexpr auto row<GameOver> = proceedings("game_over", field("result", &GameOver::result));
template <>
inline constexpr auto row<ResultShown> = proceedings("result_shown", field("result", &ResultShown::result));
template <>
inline constexpr auto row<EndingProposed> = proceedings("ending_proposed", field("by", &EndingProposed::by),
                                                        field("how", &EndingProposed::how),
                                                        field("result", &EndingProposed::result),
                                                        field("move", &EndingProposed::move));
template <>
inline constexpr auto row<Confirming> = proceedings("confirming", field("by", &Confirming::by));
template <>
inline constexpr auto row<NoLongerMeant> = proceedings("no_longer_meant", field("why", &NoLongerMeant::why));
template <>
inline constexpr auto row<ResignationTold> = proceedings("resigned", field("by", &ResignationTold::by));
template <>
inline constexpr auto row<DrawOfferTold> = proceedings("draw_offer", field("by", &DrawOfferTold::by));
template <>
inline constexpr auto row<DrawDeclined> = proceedings("draw_declined", field("by", &DrawDeclined::by));
template <>
inline constexpr auto row<NoDrawOffer> = proceedings("no_draw_offer");
template <>
inline constexpr auto row<DrawTooEarly> = proceedings("draw_too_early");
template <>
inline constexpr auto row<SideWanted> = proceedings("side_wanted", field("about", &SideWanted::about));
template <>
inline constexpr auto row<SideQuestionDropped> = proceedings("side_question_dropped");
template <>
inline constexpr auto row<OnceMoreAsked> = proceedings("once_more", field("entry", &OnceMoreAsked::entry),
                                                       field("by", &OnceMoreAsked::by).if_said());
template <>
inline constexpr auto row<ClaimTold> = proceedings("claim", field("claim", &ClaimTold::kind));
template <>
inline constexpr auto row<ClaimDecided> = proceedings("claim_decided",
                                                      field("is_upheld", &ClaimDecided::is_upheld));
template <>
inline constexpr auto row<NoClaim> = proceedings("no_claim");
template <>
inline constexpr auto row<ClaimNotInRules> = proceedings("claim_not_in_rules",
                                                         field("rule", &ClaimNotInRules::rule));
template <>
inline constexpr auto row<NoQuickplayFinish> = proceedings("no_quickplay_finish");
template <>
inline constexpr auto row<ReplaceTold> = proceedings("replace", field("by", &ReplaceTold::by),
                                                     field("number", &ReplaceTold::number),
                                                     field("meant", &ReplaceTold::meant),
                                                     field("instead", &ReplaceTold::instead),
                                                     field("is_done", &ReplaceTold::is_done));
template <>
inline constexpr auto row<RestoreTold> = proceedings("restore", field("to_move", &RestoreTold::to_move),
                                                     field("number", &RestoreTold::number),
                                                     field("is_done", &RestoreTold::is_done));
template <>
inline constexpr auto row<RestoreRefused> = proceedings("restore_refused");
template <>
inline constexpr auto row<AdjournedTold> = proceedings("adjourned", field("by", &AdjournedTold::by),
                                                       field("number", &AdjournedTold::number));
template <>
inline constexpr auto row<ResumptionWanted> = proceedings("resumption_wanted");
template <>
inline constexpr auto row<ResumptionTold> = proceedings("resumption", field("text", &ResumptionTold::text));
template <>
inline constexpr auto row<OnlyMoverSeals> = proceedings("only_mover_seals");
template <>
inline constexpr auto row<ContinueNeeded> = proceedings("continue_needed");
template <>
inline constexpr auto row<ResultSigned> = proceedings("result_signed", field("by", &ResultSigned::by));
template <>
inline constexpr auto row<NothingToSign> = proceedings("nothing_to_sign");
template <>
inline constexpr auto row<WordNeeded> = proceedings("word_needed");
template <>
inline constexpr auto row<WordAsked> = proceedings("word_asked");
template <>
inline constexpr auto row<WordRefused> = proceedings("word_refused");

// For assistants (D.2.10.1 to .4), and of training.

template <>
inline constexpr auto row<DutyTold> = told("duty", Information::move_made, fields_of(&DutyTold::duty));
template <>
inline constexpr auto row<NoDuty> = proceedings("no_duty");
template <>
inline constexpr auto row<TimesToTell> = told("times_to_tell", Information::times_and_number,
                                              field("to", &TimesToTell::to),
                                              field("own_ms", &TimesToTell::own),
                                              field("opponent_ms", &TimesToTell::opponent));
template <>
inline constexpr auto row<MovesToTell> = told("moves_to_tell", Information::times_and_number,
                                              field("to", &MovesToTell::to),
                                              field("moves", &MovesToTell::moves));
// Whatever its words say; what training tells of its own accord, its own watchfulness measures by the table.
template <>
inline constexpr auto row<TrainingTold> = told("training", Information::analysis,
                                               field("lines", &TrainingTold::lines),
                                               field("is_answer", &TrainingTold::is_answer));

static_assert(all_have_rows<ContentTypes>, "an announcement has no row");
static_assert(all_names_differ<ContentTypes>, "two announcements have one name");

}  // namespace tactus::table::facts
