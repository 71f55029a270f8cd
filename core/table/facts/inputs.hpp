// SPDX-License-Identifier: GPL-3.0-or-later
// A row for each input.
#pragma once

#include "core/table/facts/fact.hpp"
#include "core/table/input.hpp"

namespace tactus::table::facts {

template <>
inline constexpr auto row<MappedFile> = part(field("path", &MappedFile::path),
                                             field("sha256", &MappedFile::sha256));
template <>
inline constexpr auto row<SoundKept> = part(field("of", &SoundKept::of), field("route", &SoundKept::route));
template <>
inline constexpr auto row<PortRead> = part(field("of", &PortRead::of), field("port", &PortRead::port));
template <>
inline constexpr auto row<ProgramStarted> = fact(
    "program.started", field("program", &ProgramStarted::program), field("version", &ProgramStarted::version),
    field("profile", &ProgramStarted::profile), field("sha256", &ProgramStarted::sha256),
    field("sealed", &ProgramStarted::is_sealed).if_there(), field("files", &ProgramStarted::files).if_said(),
    field("beside", &ProgramStarted::beside).said_where([](ProgramStarted const& e) {
      return !e.files.empty();
    }),
    field("not_read", &ProgramStarted::not_read).if_said(),
    field("refused", &ProgramStarted::refused).if_said(), field("no_ear", &ProgramStarted::no_ear).if_said(),
    field("sound", &ProgramStarted::sound).if_said(),
    field("environment", &ProgramStarted::environment).if_said(),
    field("dropped_variables", &ProgramStarted::dropped_variables).if_said(),
    field("open_to_read", &ProgramStarted::open_to_read).if_said(),
    field("open_to_write", &ProgramStarted::open_to_write).if_said(),
    field("strange", &ProgramStarted::strange).if_said(), field("yama", &ProgramStarted::yama).if_said(),
    field("noticed", &ProgramStarted::noticed).if_said(), field("ports", &ProgramStarted::ports).if_said(),
    field("capture", &ProgramStarted::capture).if_said(), field("pace", &ProgramStarted::pace).if_said());
template <>
inline constexpr auto row<GameStarted> =
    fact("game.started", fields_of(&GameStarted::setup),
         field("white_shortest_seen_ms", &GameStarted::white_shortest_seen).if_said(),
         field("black_shortest_seen_ms", &GameStarted::black_shortest_seen).if_said());
// What a board senses is named by its kind.
template <>
inline constexpr auto row<sensing::SquarePiece> = fact("board.square",
                                                       field("piece", &sensing::SquarePiece::piece),
                                                       field("square", &sensing::SquarePiece::square));
template <>
inline constexpr auto row<sensing::SquareOccupied> = fact("board.aperture",
                                                          field("square", &sensing::SquareOccupied::square),
                                                          field("is_occupied",
                                                                &sensing::SquareOccupied::is_occupied));
template <>
inline constexpr auto row<sensing::AllPieces> = fact("board.pieces",
                                                     field("placement", &sensing::AllPieces::placement));
template <>
inline constexpr auto row<sensing::AllOccupied> = fact("board.occupied",
                                                       field("squares", &sensing::AllOccupied::squares));
template <>
inline constexpr auto row<BoardSeen> = part(field("board", &BoardSeen::board));
template <>
inline constexpr auto row<ContactChatters> = fact("contact.chatters", field("board", &ContactChatters::board),
                                                  field("square", &ContactChatters::square));
template <>
inline constexpr auto row<ClockSeen> = fact("clock.reading", fields_of(&ClockSeen::reading));
template <>
inline constexpr auto row<MoveEntered> = fact("move.entered",
                                              field("stated", &MoveEntered::stated).was("move"),
                                              field("by", &MoveEntered::by),
                                              field("text", &MoveEntered::text));
template <>
inline constexpr auto row<MoveCorrected> = fact("move.corrected", field("stated", &MoveCorrected::stated),
                                                field("by", &MoveCorrected::by),
                                                field("text", &MoveCorrected::text));
template <>
inline constexpr auto row<CorrectionAgreed> = fact("correction.agreed", field("by", &CorrectionAgreed::by));
template <>
inline constexpr auto row<ReplaceProposed> = fact("replace.proposed", field("by", &ReplaceProposed::by),
                                                  field("ply", &ReplaceProposed::ply),
                                                  field("stated", &ReplaceProposed::stated),
                                                  field("text", &ReplaceProposed::text));
template <>
inline constexpr auto row<RestoreProposed> = fact("restore.proposed", field("by", &RestoreProposed::by),
                                                  field("plies", &RestoreProposed::plies),
                                                  field("position", &RestoreProposed::position).if_said(),
                                                  field("times", &RestoreProposed::times));
template <>
inline constexpr auto row<RestoreAgreed> = fact("restore.agreed", field("by", &RestoreAgreed::by));
template <>
inline constexpr auto row<ArbiterNamed> = fact("arbiter.named", field("at", &ArbiterNamed::at));
template <>
inline constexpr auto row<ArbiterAgreed> = fact("arbiter.agreed");
template <>
inline constexpr auto row<BoardVouched> = fact("board.vouched", field("board", &BoardVouched::board));
template <>
inline constexpr auto row<ArbiterFoundNothing> = fact("arbiter.found_nothing",
                                                      field("at", &ArbiterFoundNothing::at));
template <>
inline constexpr auto row<ArbiterWordRefused> = fact("arbiter.word_refused",
                                                     field("at", &ArbiterWordRefused::at));
template <>
inline constexpr auto row<MoveTextRefused> = fact("move.refused", field("by", &MoveTextRefused::by),
                                                  field("text", &MoveTextRefused::text),
                                                  field("why", &MoveTextRefused::why),
                                                  field("length", &MoveTextRefused::length));
template <>
inline constexpr auto row<PressEntered> = fact("clock.press_entered", field("by", &PressEntered::by));
template <>
inline constexpr auto row<Requested> = fact("request.made", field("by", &Requested::by),
                                            field("what", &Requested::what),
                                            field("reading", &Requested::reading),
                                            field("move_number", &Requested::move_number).if_said(),
                                            field("once_more", &Requested::once_more).if_said(),
                                            field("several_moves", &Requested::several_moves).if_said());
template <>
inline constexpr auto row<MoveRepeated> = fact("move.repeated", field("by", &MoveRepeated::by),
                                               field("stated", &MoveRepeated::stated).was("move"),
                                               field("text", &MoveRepeated::text));
template <>
inline constexpr auto row<DrawOffered> = fact("draw.offered", field("by", &DrawOffered::by));
template <>
inline constexpr auto row<DrawAnswered> = fact("draw.answered", field("by", &DrawAnswered::by),
                                               field("is_accepted", &DrawAnswered::is_accepted));
template <>
inline constexpr auto row<ResignationEntered> =
    fact("resignation.entered", field("by", &ResignationEntered::by),
         field("is_declared_by_second", &ResignationEntered::is_declared_by_second)
             .if_there_else([](ResignationEntered const& /*older*/) { return false; }),
         field("outlasts_questions", &ResignationEntered::outlasts_questions)
             .if_there_else([](ResignationEntered const& /*older*/) { return false; }));
template <>
inline constexpr auto row<PromotionAnswered> = fact("promotion.answered", field("by", &PromotionAnswered::by),
                                                    field("piece", &PromotionAnswered::piece).if_said(),
                                                    field("is_left", &PromotionAnswered::is_left));
template <>
inline constexpr auto row<ClaimMade> = fact("claim.made", field("by", &ClaimMade::by),
                                            field("kind", &ClaimMade::kind),
                                            field("stated", &ClaimMade::written).was("written"),
                                            field("text", &ClaimMade::text).if_there());
template <>
inline constexpr auto row<SideNeeded> = fact("side.asked", field("about", &SideNeeded::about));
template <>
inline constexpr auto row<SideNotNamed> = fact("side.not_named");
template <>
inline constexpr auto row<OnceMoreNeeded> = fact("entry.asked", field("by", &OnceMoreNeeded::by),
                                                 field("entry", &OnceMoreNeeded::entry));
template <>
inline constexpr auto row<ClaimAnswered> = fact("claim.answered",
                                                field("is_upheld", &ClaimAnswered::is_upheld),
                                                field("by", &ClaimAnswered::by));
template <>
inline constexpr auto row<AdjournmentEntered> = fact("adjournment.entered",
                                                     field("by", &AdjournmentEntered::by),
                                                     field("reading", &AdjournmentEntered::reading));
template <>
inline constexpr auto row<ResumptionNeeded> = fact("resumption.asked");
template <>
inline constexpr auto row<ResumptionStated> = fact("resumption.stated",
                                                   field("text", &ResumptionStated::text));
template <>
inline constexpr auto row<PlayContinued> = fact("play.continued");
template <>
inline constexpr auto row<ResultSignedBy> = fact("result.signed", field("by", &ResultSignedBy::by));
template <>
inline constexpr auto row<DeviceWasLost> = fact("device.lost", field("device", &DeviceWasLost::device),
                                                field("reason", &DeviceWasLost::reason));
template <>
inline constexpr auto row<DeviceWasFound> =
    fact("device.found", field("device", &DeviceWasFound::device),
         field("shortest_seen_ms", &DeviceWasFound::shortest_seen).if_said());
template <>
inline constexpr auto row<DeviceJoined> =
    fact("device.joined", field("device", &DeviceJoined::device), field("kind", &DeviceJoined::kind),
         field("shortest_seen_ms", &DeviceJoined::shortest_seen).if_said());
template <>
inline constexpr auto row<SetupCorrected> = fact("game.corrected", fields_of(&SetupCorrected::setup));
template <>
inline constexpr auto row<SignatureAsked> = fact("signature.asked", field("by", &SignatureAsked::by),
                                                 field("squares", &SignatureAsked::squares));
template <>
inline constexpr auto row<RecordRenewed> = fact("record.renewed",
                                                field("file", &RecordRenewed::file).of_files());
template <>
inline constexpr auto row<RecordMended> = fact("record.mended",
                                               field("file", &RecordMended::file).of_files().if_said(),
                                               field("missing", &RecordMended::missing).if_said(),
                                               field("changed", &RecordMended::changed).if_said(),
                                               field("made_again", &RecordMended::made_again).if_said(),
                                               field("not_following", &RecordMended::not_following).if_said(),
                                               field("plies", &RecordMended::plies),
                                               field("moves", &RecordMended::moves).if_said());
template <>
inline constexpr auto row<StoodStill> = fact("program.stood_still", field("length_ms", &StoodStill::length));
template <>
inline constexpr auto row<MoveSpoken> = fact("move.spoken", field("by", &MoveSpoken::by),
                                             field("ply", &MoveSpoken::ply),
                                             field("length_ms", &MoveSpoken::length));
template <>
inline constexpr auto row<TimePassed> = fact("time.passed");
template <>
inline constexpr auto row<Resumed> = fact("program.resumed", field("branch", &Resumed::branch).if_said());
template <>
inline constexpr auto row<ResultEntered> = fact("result.entered", field("result", &ResultEntered::result));
template <>
inline constexpr auto row<ResultProposed> = fact("result.proposed", field("by", &ResultProposed::by),
                                                 field("result", &ResultProposed::result),
                                                 field("how", &ResultProposed::how));
template <>
inline constexpr auto row<ResultAccepted> = fact("result.accepted", field("by", &ResultAccepted::by));
template <>
inline constexpr auto row<RecorderReported> = fact("recorder.reported", field("by", &RecorderReported::by),
                                                   field("fact", &RecorderReported::fact),
                                                   field("reason", &RecorderReported::reason));
template <>
inline constexpr auto row<RecordingKept> = fact("recording.kept", field("by", &RecordingKept::by),
                                                field("ply", &RecordingKept::ply),
                                                field("file", &RecordingKept::file).of_files(),
                                                field("length_ms", &RecordingKept::length));
template <>
inline constexpr auto row<RecordingsAsked> = fact("recordings.asked", field("by", &RecordingsAsked::by),
                                                  field("files", &RecordingsAsked::files).of_files());
template <>
inline constexpr auto row<DutyDone> = fact("duty.done", field("of", &DutyDone::of));
template <>
inline constexpr auto row<DutyAsked> = fact("duty.asked", field("of", &DutyAsked::of));
template <>
inline constexpr auto row<MoveUnheard> = fact("move.unheard", field("to", &MoveUnheard::to),
                                              field("by", &MoveUnheard::by), field("ply", &MoveUnheard::ply),
                                              field("why", &MoveUnheard::why));
template <>
inline constexpr auto row<TrainingSaid> = fact("training.said", field("to", &TrainingSaid::to),
                                               field("question", &TrainingSaid::question),
                                               field("lines", &TrainingSaid::lines));

static_assert(all_have_rows<InputTypes> && all_have_rows<sensing::Observation>, "an input has no row");
static_assert(all_names_differ<InputTypes> && all_names_differ<sensing::Observation>,
              "two inputs have one name");

}  // namespace tactus::table::facts
