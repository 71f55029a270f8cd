// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs, read from their JSON.

#include "core/notation/fen.hpp"
#include "src/store/codec/codec.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

using namespace table;  // NOLINT: all names of inputs

TableEvent seen(Fields& f, sensing::Observation const& observation) {
  return Input{BoardSeen{f.named<Color>("board"), observation}};
}
TableEvent read_square(Fields& f) {
  std::optional<chess::Piece> piece;
  if (f.has("piece")) piece = f.piece("piece");
  return seen(f, sensing::SquarePiece{f.square("square"), piece});
}
TableEvent read_aperture(Fields& f) {
  return seen(f, sensing::SquareOccupied{f.square("square"), f.flag("is_occupied")});
}
TableEvent read_pieces(Fields& f) {
  auto const placement = notation::read_placement(f.text("placement"));
  if (!placement) f.refuse("placement");
  return seen(f, sensing::AllPieces{placement.value_or(chess::Placement{})});
}
TableEvent read_occupied(Fields& f) { return seen(f, sensing::AllOccupied{f.squares("squares")}); }

std::vector<std::string> texts_if_any(Fields& f, char const* key) {
  return f.has(key) ? f.texts(key) : std::vector<std::string>{};
}
TableEvent read_program(Fields& f) {
  ProgramStarted program{f.text("program"), f.text("version"), f.text("profile"), f.text("sha256"),
                         f.has("sealed") && f.flag("sealed")};
  if (f.has("files"))
    for (Fields& each : f.objects("files")) program.files.push_back({each.text("path"), each.text("sha256")});
  program.beside = texts_if_any(f, "beside");
  program.not_read = texts_if_any(f, "not_read");
  program.refused = texts_if_any(f, "refused");
  if (f.has("no_ear")) program.no_ear = f.all_named<Color>("no_ear");
  if (f.has("sound"))
    for (Fields& each : f.objects("sound")) program.sound.push_back({each.text("of"), each.text("route")});
  program.environment = texts_if_any(f, "environment");
  program.dropped_variables = texts_if_any(f, "dropped_variables");
  program.open_to_read = texts_if_any(f, "open_to_read");
  program.open_to_write = texts_if_any(f, "open_to_write");
  program.strange = texts_if_any(f, "strange");
  program.noticed = texts_if_any(f, "noticed");
  if (f.has("ports"))
    for (Fields& each : f.objects("ports")) program.ports.push_back({each.text("of"), each.text("port")});
  if (f.has("capture")) program.capture = f.text("capture");
  return Input{std::move(program)};
}
TableEvent read_request(Fields& f) {
  Requested request{f.named<Color>("by"), f.named<Request>("what"), std::nullopt};
  if (f.has("reading")) request.reading = read_reading(f.object("reading"));
  if (f.has("move_number")) request.move_number = f.count("move_number");
  return Input{request};
}
notation::MovePattern read_stated(Fields& f) {
  auto const stated = notation::parse_move(f.text("stated"), notation::english);
  if (!stated) f.refuse("stated");
  return stated.value_or(notation::MovePattern{});
}
/// As it was stated; in files of before, the move that it was taken for, under `formerly`.
std::optional<notation::MovePattern> stated_if_any(Fields& f, char const* formerly) {
  if (f.has("stated")) return read_stated(f);
  return f.has(formerly) ? std::optional(notation::pattern_of(f.move(formerly))) : std::nullopt;
}
TableEvent read_move_entered(Fields& f) {
  auto const stated = f.has("move") ? stated_if_any(f, "move") : read_stated(f);
  return Input{MoveEntered{f.named<Color>("by"), *stated, f.text("text")}};
}
TableEvent read_restore(Fields& f) {
  RestoreProposed restore{f.named<Color>("by"), f.count("plies")};
  if (f.has("position")) restore.position = read_setup_text(f, "position");
  if (f.has("times")) restore.times = read_times(f.object("times"));
  return Input{restore};
}
TableEvent read_refused(Fields& f) {
  MoveTextRefused refused{f.named<Color>("by"), f.text("text"), f.named<MoveRefusal>("why")};
  if (f.has("length")) refused.length = f.count("length");
  return Input{refused};
}
TableEvent read_adjournment(Fields& f) {
  AdjournmentEntered entered{f.named<Color>("by"), std::nullopt};
  if (f.has("reading")) entered.reading = read_reading(f.object("reading"));
  return Input{entered};
}

constexpr EventReader readers[] = {
    {"program.started", read_program},
    {"game.started", [](Fields& f) -> TableEvent { return Input{GameStarted{read_setup(f)}}; }},
    {"board.square", read_square},
    {"board.aperture", read_aperture},
    {"board.pieces", read_pieces},
    {"board.occupied", read_occupied},
    {"clock.reading", [](Fields& f) -> TableEvent { return Input{ClockSeen{read_reading(f)}}; }},
    {"move.entered", read_move_entered},
    {"move.corrected",
     [](Fields& f) -> TableEvent {
       auto const stated = read_stated(f);
       return Input{MoveCorrected{f.named<Color>("by"), stated, f.text("text")}};
     }},
    {"correction.agreed",
     [](Fields& f) -> TableEvent { return Input{CorrectionAgreed{f.named<Color>("by")}}; }},
    {"board.vouched", [](Fields& f) -> TableEvent { return Input{BoardVouched{f.named<Color>("board")}}; }},
    {"restore.proposed", read_restore},
    {"restore.agreed", [](Fields& f) -> TableEvent { return Input{RestoreAgreed{f.named<Color>("by")}}; }},
    {"arbiter.named", [](Fields& f) -> TableEvent { return Input{ArbiterNamed{f.named<Color>("at")}}; }},
    {"arbiter.agreed", [](Fields&) -> TableEvent { return Input{ArbiterAgreed{}}; }},
    {"arbiter.word_refused",
     [](Fields& f) -> TableEvent { return Input{ArbiterWordRefused{f.named<Color>("at")}}; }},
    {"side.asked", [](Fields& f) -> TableEvent { return Input{SideNeeded{f.named<SideQuestion>("about")}}; }},
    {"entry.asked",
     [](Fields& f) -> TableEvent {
       return Input{OnceMoreNeeded{f.named<Color>("by"), f.named<TwiceEntered>("entry")}};
     }},
    {"side.not_named", [](Fields&) -> TableEvent { return Input{SideNotNamed{}}; }},
    {"move.refused", read_refused},
    {"clock.press_entered",
     [](Fields& f) -> TableEvent { return Input{PressEntered{f.named<Color>("by")}}; }},
    {"request.made", read_request},
    {"device.lost",
     [](Fields& f) -> TableEvent {
       return Input{DeviceWasLost{f.named<Device>("device"), f.text("reason")}};
     }},
    {"device.found",
     [](Fields& f) -> TableEvent { return Input{DeviceWasFound{f.named<Device>("device")}}; }},
    {"device.joined",
     [](Fields& f) -> TableEvent {
       return Input{DeviceJoined{f.named<Device>("device"), f.named<BoardKind>("kind")}};
     }},
    {"game.corrected", [](Fields& f) -> TableEvent { return Input{SetupCorrected{read_setup(f)}}; }},
    {"move.spoken",
     [](Fields& f) -> TableEvent {
       return Input{MoveSpoken{f.named<Color>("by"), f.count("ply"), f.millis("length_ms")}};
     }},
    {"time.passed", [](Fields&) -> TableEvent { return Input{TimePassed{}}; }},
    {"program.resumed",
     [](Fields& f) -> TableEvent {
       return Input{Resumed{f.has("branch") ? f.text("branch") : std::string{}}};
     }},
    {"signature.asked",
     [](Fields& f) -> TableEvent {
       return Input{SignatureAsked{f.named<Color>("by"), read_twelve_squares(f, "squares")}};
     }},
    {"record.renewed", [](Fields& f) -> TableEvent { return Input{RecordRenewed{f.file_name("file")}}; }},
    {"contact.chatters",
     [](Fields& f) -> TableEvent {
       return Input{ContactChatters{f.named<Color>("board"), f.square("square")}};
     }},
    {"program.stood_still", [](Fields& f) -> TableEvent { return Input{StoodStill{f.millis("length_ms")}}; }},
    {"result.entered",
     [](Fields& f) -> TableEvent { return Input{ResultEntered{f.named<GameResult>("result")}}; }},
    {"move.unheard",
     [](Fields& f) -> TableEvent {
       return Input{MoveUnheard{f.named<Audience>("to"), f.named<Color>("by"), f.count("ply"),
                                f.named<Unheard>("why")}};
     }},
    {"recorder.reported",
     [](Fields& f) -> TableEvent {
       return Input{RecorderReported{f.named<Color>("by"), f.named<RecorderFact>("fact"), f.text("reason")}};
     }},
    {"recording.kept",
     [](Fields& f) -> TableEvent {
       return Input{
           RecordingKept{f.named<Color>("by"), f.count("ply"), f.file_name("file"), f.millis("length_ms")}};
     }},
    {"recordings.asked",
     [](Fields& f) -> TableEvent {
       return Input{RecordingsAsked{f.named<Color>("by"), f.file_names("files")}};
     }},
    {"move.repeated",
     [](Fields& f) -> TableEvent {
       return Input{MoveRepeated{f.named<Color>("by"), stated_if_any(f, "move"), f.text("text")}};
     }},
    {"draw.offered", [](Fields& f) -> TableEvent { return Input{DrawOffered{f.named<Color>("by")}}; }},
    {"draw.answered",
     [](Fields& f) -> TableEvent {
       return Input{DrawAnswered{f.named<Color>("by"), f.flag("is_accepted")}};
     }},
    {"resignation.entered",
     [](Fields& f) -> TableEvent { return Input{ResignationEntered{f.named<Color>("by")}}; }},
    {"claim.made",
     [](Fields& f) -> TableEvent {
       return Input{ClaimMade{f.named<Color>("by"), f.named<ClaimKind>("kind"), stated_if_any(f, "written"),
                              f.has("text") ? f.text("text") : std::string{}}};
     }},
    {"claim.answered",
     [](Fields& f) -> TableEvent {
       return Input{ClaimAnswered{f.flag("is_upheld"), f.named_or_nothing<Color>("by")}};
     }},
    {"adjournment.entered", read_adjournment},
    {"play.continued", [](Fields&) -> TableEvent { return Input{PlayContinued{}}; }},
    {"result.signed", [](Fields& f) -> TableEvent { return Input{ResultSignedBy{f.named<Color>("by")}}; }},
    {"result.proposed",
     [](Fields& f) -> TableEvent {
       return Input{
           ResultProposed{f.named<Color>("by"), f.named<GameResult>("result"), f.named<Ending>("how")}};
     }},
    {"result.accepted", [](Fields& f) -> TableEvent { return Input{ResultAccepted{f.named<Color>("by")}}; }},
    {"training.said",
     [](Fields& f) -> TableEvent {
       return Input{TrainingSaid{f.named<Audience>("to"), f.text("question"), read_lines(f, "lines")}};
     }},
    {"duty.done", [](Fields& f) -> TableEvent { return Input{DutyDone{f.named<Color>("of")}}; }},
    {"duty.asked", [](Fields& f) -> TableEvent { return Input{DutyAsked{f.named<Color>("of")}}; }},
};

}  // namespace

std::span<EventReader const> input_readers() { return readers; }

}  // namespace tactus::store
