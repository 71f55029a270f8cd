// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs as JSON: what came from outside and is all that a replay needs.

#include "core/notation/fen.hpp"
#include "src/store/codec.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

using namespace table;  // NOLINT: all names of inputs

TypedPayload observation_json(chess::Color board, sensing::Observation const& observation) {
  Json const whose{{"board", name_of(board)}};
  struct Writer {
    Json payload;
    TypedPayload operator()(sensing::SquarePiece const& o) {
      payload["square"] = o.square.name();
      payload["piece"] = o.piece ? Json(std::string(1, o.piece->fen_letter())) : Json();
      return {"board.square", payload};
    }
    TypedPayload operator()(sensing::SquareOccupied const& o) {
      payload["square"] = o.square.name();
      payload["is_occupied"] = o.is_occupied;
      return {"board.aperture", payload};
    }
    TypedPayload operator()(sensing::AllPieces const& o) {
      payload["placement"] = notation::write_placement(o.placement);
      return {"board.pieces", payload};
    }
    TypedPayload operator()(sensing::AllOccupied const& o) {
      payload["squares"] = squares_json(o.squares);
      return {"board.occupied", payload};
    }
  };
  return std::visit(Writer{whose}, observation);
}

Json request_json(Requested const& e) {
  Json json{{"by", name_of(e.by)},
            {"what", name_of(e.what)},
            {"reading", e.reading ? reading_json(*e.reading) : Json()}};
  if (e.move_number) json["move_number"] = *e.move_number;
  return json;
}

Json stated_or_null(std::optional<notation::MovePattern> const& stated) {
  return stated ? Json(notation::write_pattern(*stated)) : Json();
}

Json program_json(ProgramStarted const& e) {
  Json json{{"program", e.program},
            {"version", e.version},
            {"profile", e.profile},
            {"sha256", e.sha256},
            {"sealed", e.is_sealed}};
  if (!e.files.empty()) {
    Json files = Json::array();
    for (MappedFile const& each : e.files) files.push_back({{"path", each.path}, {"sha256", each.sha256}});
    json["files"] = std::move(files);
    json["beside"] = e.beside;
  }
  if (!e.not_read.empty()) json["not_read"] = e.not_read;
  if (!e.refused.empty()) json["refused"] = e.refused;
  for (chess::Color const each : e.no_ear) json["no_ear"].push_back(name_of(each));
  for (SoundKept const& each : e.sound) json["sound"].push_back({{"of", each.of}, {"route", each.route}});
  if (!e.environment.empty()) json["environment"] = e.environment;
  if (!e.dropped_variables.empty()) json["dropped_variables"] = e.dropped_variables;
  if (!e.open_to_read.empty()) json["open_to_read"] = e.open_to_read;
  if (!e.open_to_write.empty()) json["open_to_write"] = e.open_to_write;
  if (!e.strange.empty()) json["strange"] = e.strange;
  if (!e.noticed.empty()) json["noticed"] = e.noticed;
  if (!e.capture.empty()) json["capture"] = e.capture;
  return json;
}

Json restore_json(RestoreProposed const& e) {
  Json json{{"by", name_of(e.by)}, {"plies", e.plies}, {"times", times_json(e.times)}};
  if (e.position) json["position"] = notation::write_fen(*e.position);
  return json;
}

struct InputWriter {
  TypedPayload operator()(ProgramStarted const& e) const { return {"program.started", program_json(e)}; }
  TypedPayload operator()(GameStarted const& e) const { return {"game.started", setup_json(e.setup)}; }
  TypedPayload operator()(BoardSeen const& e) const { return observation_json(e.board, e.observation); }
  TypedPayload operator()(ClockSeen const& e) const { return {"clock.reading", reading_json(e.reading)}; }
  TypedPayload operator()(MoveEntered const& e) const {
    return {"move.entered",
            {{"by", name_of(e.by)}, {"stated", notation::write_pattern(e.stated)}, {"text", e.text}}};
  }
  TypedPayload operator()(MoveCorrected const& e) const {
    return {"move.corrected",
            {{"by", name_of(e.by)}, {"stated", notation::write_pattern(e.stated)}, {"text", e.text}}};
  }
  TypedPayload operator()(CorrectionAgreed const& e) const {
    return {"correction.agreed", {{"by", name_of(e.by)}}};
  }
  TypedPayload operator()(BoardVouched const& e) const {
    return {"board.vouched", {{"board", name_of(e.board)}}};
  }
  TypedPayload operator()(RestoreProposed const& e) const { return {"restore.proposed", restore_json(e)}; }
  TypedPayload operator()(RestoreAgreed const& e) const {
    return {"restore.agreed", {{"by", name_of(e.by)}}};
  }
  TypedPayload operator()(ArbiterNamed const& e) const { return {"arbiter.named", {{"at", name_of(e.at)}}}; }
  TypedPayload operator()(ArbiterAgreed const&) const { return {"arbiter.agreed", Json::object()}; }
  TypedPayload operator()(ArbiterWordRefused const& e) const {
    return {"arbiter.word_refused", {{"at", name_of(e.at)}}};
  }
  TypedPayload operator()(SideNeeded const& e) const { return {"side.asked", {{"about", name_of(e.about)}}}; }
  TypedPayload operator()(SideNotNamed const&) const { return {"side.not_named", Json::object()}; }
  TypedPayload operator()(MoveTextRefused const& e) const {
    return {"move.refused",
            {{"by", name_of(e.by)},
             {"text", e.text},
             {"why", name_of(e.why)},
             {"length", e.length ? Json(*e.length) : Json()}}};
  }
  TypedPayload operator()(PressEntered const& e) const {
    return {"clock.press_entered", {{"by", name_of(e.by)}}};
  }
  TypedPayload operator()(Requested const& e) const { return {"request.made", request_json(e)}; }
  TypedPayload operator()(DeviceWasLost const& e) const {
    return {"device.lost", {{"device", name_of(e.device)}, {"reason", e.reason}}};
  }
  TypedPayload operator()(DeviceWasFound const& e) const {
    return {"device.found", {{"device", name_of(e.device)}}};
  }
  TypedPayload operator()(DeviceJoined const& e) const {
    return {"device.joined", {{"device", name_of(e.device)}, {"kind", name_of(e.kind)}}};
  }
  TypedPayload operator()(SetupCorrected const& e) const { return {"game.corrected", setup_json(e.setup)}; }
  TypedPayload operator()(MoveSpoken const& e) const {
    return {"move.spoken", {{"by", name_of(e.by)}, {"ply", e.ply}, {"length_ms", e.length.count()}}};
  }
  TypedPayload operator()(TimePassed const&) const { return {"time.passed", Json::object()}; }
  TypedPayload operator()(Resumed const&) const { return {"program.resumed", Json::object()}; }
  TypedPayload operator()(ResultEntered const& e) const {
    return {"result.entered", {{"result", name_of(e.result)}}};
  }
  TypedPayload operator()(RecorderReported const& e) const {
    return {"recorder.reported", {{"by", name_of(e.by)}, {"fact", name_of(e.fact)}, {"reason", e.reason}}};
  }
  TypedPayload operator()(RecordingKept const& e) const {
    return {"recording.kept",
            {{"by", name_of(e.by)}, {"ply", e.ply}, {"file", e.file}, {"length_ms", e.length.count()}}};
  }
  TypedPayload operator()(MoveUnheard const& e) const {
    return {"move.unheard",
            {{"to", name_of(e.to)}, {"by", name_of(e.by)}, {"ply", e.ply}, {"why", name_of(e.why)}}};
  }
  TypedPayload operator()(RecordingsAsked const& e) const {
    return {"recordings.asked", {{"by", name_of(e.by)}, {"files", e.files}}};
  }
  TypedPayload operator()(MoveRepeated const& e) const {
    return {"move.repeated", {{"by", name_of(e.by)}, {"stated", stated_or_null(e.stated)}, {"text", e.text}}};
  }
  TypedPayload operator()(DrawOffered const& e) const { return {"draw.offered", {{"by", name_of(e.by)}}}; }
  TypedPayload operator()(DrawAnswered const& e) const {
    return {"draw.answered", {{"by", name_of(e.by)}, {"is_accepted", e.is_accepted}}};
  }
  TypedPayload operator()(ResignationEntered const& e) const {
    return {"resignation.entered", {{"by", name_of(e.by)}}};
  }
  TypedPayload operator()(ClaimMade const& e) const {
    return {"claim.made",
            {{"by", name_of(e.by)},
             {"kind", name_of(e.kind)},
             {"stated", stated_or_null(e.written)},
             {"text", e.text}}};
  }
  TypedPayload operator()(OnceMoreNeeded const& e) const {
    return {"entry.asked", {{"by", name_of(e.by)}, {"entry", name_of(e.entry)}}};
  }
  TypedPayload operator()(ClaimAnswered const& e) const {
    return {"claim.answered", {{"is_upheld", e.is_upheld}, {"by", e.by ? Json(name_of(*e.by)) : Json()}}};
  }
  TypedPayload operator()(AdjournmentEntered const& e) const {
    return {"adjournment.entered",
            {{"by", name_of(e.by)}, {"reading", e.reading ? reading_json(*e.reading) : Json()}}};
  }
  TypedPayload operator()(PlayContinued const&) const { return {"play.continued", Json::object()}; }
  TypedPayload operator()(ResultSignedBy const& e) const {
    return {"result.signed", {{"by", name_of(e.by)}}};
  }
  TypedPayload operator()(ResultProposed const& e) const {
    return {"result.proposed",
            {{"by", name_of(e.by)}, {"result", name_of(e.result)}, {"how", name_of(e.how)}}};
  }
  TypedPayload operator()(ResultAccepted const& e) const {
    return {"result.accepted", {{"by", name_of(e.by)}}};
  }
  TypedPayload operator()(TrainingSaid const& e) const {
    return {"training.said",
            {{"to", name_of(e.to)}, {"question", e.question}, {"lines", lines_json(e.lines)}}};
  }
  TypedPayload operator()(DutyDone const& e) const { return {"duty.done", {{"of", name_of(e.of)}}}; }
  TypedPayload operator()(DutyAsked const& e) const { return {"duty.asked", {{"of", name_of(e.of)}}}; }
};

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
    {"program.resumed", [](Fields&) -> TableEvent { return Input{Resumed{}}; }},
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

TypedPayload write_input(Input const& input) { return std::visit(InputWriter{}, input); }

std::span<EventReader const> input_readers() { return readers; }

}  // namespace tactus::store
