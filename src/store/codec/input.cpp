// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs as JSON: what came from outside and is all that a replay needs.

#include "core/notation/fen.hpp"
#include "src/store/codec/codec.hpp"

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
  for (PortRead const& each : e.ports) json["ports"].push_back({{"of", each.of}, {"port", each.port}});
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
  TypedPayload operator()(Resumed const& e) const {
    return {"program.resumed", e.branch.empty() ? Json::object() : Json{{"branch", e.branch}}};
  }
  TypedPayload operator()(SignatureAsked const& e) const {
    return {"signature.asked", {{"by", name_of(e.by)}, {"squares", squares_text(e.squares)}}};
  }
  TypedPayload operator()(RecordRenewed const& e) const { return {"record.renewed", {{"file", e.file}}}; }
  TypedPayload operator()(ContactChatters const& e) const {
    return {"contact.chatters", {{"board", name_of(e.board)}, {"square", e.square.name()}}};
  }
  TypedPayload operator()(StoodStill const& e) const {
    return {"program.stood_still", {{"length_ms", e.length.count()}}};
  }
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

}  // namespace

TypedPayload write_input(Input const& input) { return std::visit(InputWriter{}, input); }

}  // namespace tactus::store
