// SPDX-License-Identifier: GPL-3.0-or-later
// Outcomes as JSON: what apply() made of the inputs, kept so that a person can read the file as it stands.

#include "src/store/codec/codec.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

using namespace table;  // NOLINT: all names of outcomes

Json completed_json(MoveCompleted const& e) {
  return {{"by", name_of(e.by)},
          {"ply", e.ply},
          {"move", move_json(e.move)},
          {"san", e.san},
          {"reading", e.reading ? reading_json(*e.reading) : Json()}};
}

struct OutcomeWriter {
  TypedPayload operator()(PieceTouched const& e) const {
    return {"piece.touched",
            {{"by", name_of(e.by)},
             {"square", e.square.name()},
             {"piece", std::string(1, e.piece.fen_letter())}}};
  }
  TypedPayload operator()(MoveMade const& e) const {
    return {"move.made", {{"by", name_of(e.by)}, {"ply", e.ply}, {"move", move_json(e.move)}}};
  }
  TypedPayload operator()(MoveCompleted const& e) const { return {"move.completed", completed_json(e)}; }
  TypedPayload operator()(MoveCopied const& e) const {
    return {"move.copied", {{"board", name_of(e.board)}, {"ply", e.ply}}};
  }
  TypedPayload operator()(BoardDiffers const& e) const {
    return {"board.differs",
            {{"board", name_of(e.board)}, {"ply", e.ply}, {"squares", squares_json(e.squares)}}};
  }
  TypedPayload operator()(BoardAgreesAgain const& e) const {
    return {"board.agrees", {{"board", name_of(e.board)}, {"ply", e.ply}}};
  }
  TypedPayload operator()(Irregularity const& e) const {
    return {"irregularity.seen",
            {{"kind", name_of(e.kind)},
             {"by", name_of(e.by)},
             {"ply", e.ply},
             {"squares", squares_json(e.squares)}}};
  }
  TypedPayload operator()(Told const& e) const {
    return {"announcement.told", announcement_json(e.announcement)};
  }
  TypedPayload operator()(GameEnded const& e) const {
    return {"game.ended", {{"result", name_of(e.result)}, {"reason", e.reason}}};
  }
  TypedPayload operator()(MoveTakenBack const& e) const {
    return {"move.taken_back",
            {{"by", name_of(e.by)}, {"ply", e.ply}, {"move", move_json(e.move)}, {"san", e.san}}};
  }
  TypedPayload operator()(MovePutBack const& e) const {
    return {"move.put_back",
            {{"by", name_of(e.by)}, {"ply", e.ply}, {"move", move_json(e.move)}, {"san", e.san}}};
  }
  TypedPayload operator()(EndTakenBack const& e) const {
    return {"end.taken_back", {{"result", name_of(e.result)}}};
  }
  TypedPayload operator()(BoardAwaitsPosition const& e) const {
    return {"board.awaits_position",
            {{"board", name_of(e.board)}, {"ply", e.ply}, {"squares", squares_json(e.squares)}}};
  }
  TypedPayload operator()(EquipmentExplained const& e) const {
    return {"equipment.explained",
            {{"fault", name_of(e.fault)},
             {"of", e.of ? Json(name_of(*e.of)) : Json()},
             {"squares", squares_json(e.squares)}}};
  }
  TypedPayload operator()(PositionRestored const& e) const {
    return {"position.restored",
            {{"plies", e.plies}, {"position", e.position}, {"times", times_json(e.times)}}};
  }
  TypedPayload operator()(GameAdjourned const& e) const {
    return {"game.adjourned",
            {{"sealed_by", name_of(e.sealed_by)},
             {"number", e.number},
             {"position", e.position},
             {"reading", e.reading ? reading_json(*e.reading) : Json()},
             {"offer", e.offer ? Json(name_of(*e.offer)) : Json()}}};
  }
};

TableEvent read_completed(Fields& f) {
  MoveCompleted e{f.named<Color>("by"), f.count("ply"), f.move("move"), f.text("san"), std::nullopt};
  if (f.has("reading")) e.reading = read_reading(f.object("reading"));
  return Outcome{e};
}
TableEvent read_irregularity(Fields& f) {
  return Outcome{Irregularity{f.named<IrregularityKind>("kind"), f.named<Color>("by"), f.count("ply"),
                              f.squares("squares")}};
}

TableEvent read_adjourned(Fields& f) {
  GameAdjourned e{f.named<Color>("sealed_by"), f.count("number"), f.text("position"), std::nullopt,
                  f.named_or_nothing<Color>("offer")};
  if (f.has("reading")) e.reading = read_reading(f.object("reading"));
  return Outcome{e};
}

TableEvent read_restored(Fields& f) {
  PositionRestored e{f.count("plies"), f.text("position"), std::nullopt};
  if (f.has("times")) e.times = read_times(f.object("times"));
  return Outcome{e};
}

constexpr EventReader readers[] = {
    {"piece.touched",
     [](Fields& f) -> TableEvent {
       return Outcome{PieceTouched{f.named<Color>("by"), f.square("square"), f.piece("piece")}};
     }},
    {"move.made",
     [](Fields& f) -> TableEvent {
       return Outcome{MoveMade{f.named<Color>("by"), f.count("ply"), f.move("move")}};
     }},
    {"move.completed", read_completed},
    {"move.copied",
     [](Fields& f) -> TableEvent {
       return Outcome{MoveCopied{f.named<Color>("board"), f.count("ply")}};
     }},
    {"board.differs",
     [](Fields& f) -> TableEvent {
       return Outcome{BoardDiffers{f.named<Color>("board"), f.count("ply"), f.squares("squares")}};
     }},
    {"board.agrees",
     [](Fields& f) -> TableEvent {
       return Outcome{BoardAgreesAgain{f.named<Color>("board"), f.count("ply")}};
     }},
    {"irregularity.seen", read_irregularity},
    {"announcement.told", [](Fields& f) -> TableEvent { return Outcome{Told{read_announcement(f)}}; }},
    {"game.ended",
     [](Fields& f) -> TableEvent {
       return Outcome{GameEnded{f.named<GameResult>("result"), f.text("reason")}};
     }},
    {"end.taken_back",
     [](Fields& f) -> TableEvent { return Outcome{EndTakenBack{f.named<GameResult>("result")}}; }},
    {"board.awaits_position",
     [](Fields& f) -> TableEvent {
       return Outcome{BoardAwaitsPosition{f.named<Color>("board"), f.count("ply"), f.squares("squares")}};
     }},
    {"equipment.explained",
     [](Fields& f) -> TableEvent {
       return Outcome{EquipmentExplained{f.named<EquipmentFault>("fault"), f.named_or_nothing<Color>("of"),
                                         f.squares("squares")}};
     }},
    {"game.adjourned", read_adjourned},
    {"move.put_back",
     [](Fields& f) -> TableEvent {
       return Outcome{MovePutBack{f.named<Color>("by"), f.count("ply"), f.move("move"), f.text("san")}};
     }},
    {"move.taken_back",
     [](Fields& f) -> TableEvent {
       return Outcome{MoveTakenBack{f.named<Color>("by"), f.count("ply"), f.move("move"), f.text("san")}};
     }},
    {"position.restored", read_restored},
};

}  // namespace

TypedPayload write_outcome(Outcome const& outcome) { return std::visit(OutcomeWriter{}, outcome); }

std::span<EventReader const> outcome_readers() { return readers; }

}  // namespace tactus::store
