// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody was told, as JSON facts: never the words, which belong to a language. They are read in
// announcement_read.cpp.

#include "core/notation/fen.hpp"
#include "src/store/codec/codec.hpp"

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

using namespace table;  // NOLINT: all names of contents

Json description_json(chess::MoveDescription const& d) {
  return {{"piece", std::string(1, d.piece.fen_letter())},
          {"from", d.from.name()},
          {"to", d.to.name()},
          {"captured", d.captured ? Json(name_of(*d.captured)) : Json()},
          {"promotion", d.promotion ? Json(name_of(*d.promotion)) : Json()},
          {"is_en_passant", d.is_en_passant},
          {"is_short_castling", d.is_short_castling},
          {"is_long_castling", d.is_long_castling},
          {"needs_file", d.needs_file},
          {"needs_rank", d.needs_rank},
          {"gives", name_of(d.gives)}};
}

Json line_json(TrainingLine const& line) {
  Json spoken = Json::array();
  for (VoicedWords const& each : line.spoken)
    spoken.push_back({{"voice", each.voice.code()}, {"words", each.words}});
  return {{"spoken", spoken}, {"written", line.written}};
}

Json duty_json(Duty const& duty) {
  return {{"kind", "duty"},
          {"duty", name_of(duty.kind)},
          {"side", name_of(duty.side)},
          {"is_shown", duty.is_shown},
          {"ply", duty.ply},
          {"move", description_json(duty.move)},
          {"article", duty.article},
          {"is_spelled", duty.is_spelled}};
}

struct ContentWriter {
  Json operator()(MoveSaid const& c) const {
    return {{"kind", "move"},
            {"by", name_of(c.by)},
            {"ply", c.ply},
            {"number", c.number},
            {"move", description_json(c.move)}};
  }
  Json operator()(TimesTold const& c) const {
    return {{"kind", "times"}, {"own_ms", c.own.count()}, {"opponent_ms", c.opponent.count()}};
  }
  Json operator()(NoTimesTold const&) const { return {{"kind", "no_times"}}; }
  Json operator()(MoveNumberTold const& c) const { return {{"kind", "move_number"}, {"moves", c.moves}}; }
  Json operator()(NothingToRepeat const&) const { return {{"kind", "nothing_to_repeat"}}; }
  Json operator()(NoMoveToAnnounce const&) const { return {{"kind", "no_move_to_announce"}}; }
  Json operator()(DeviceLost const& c) const {
    return {{"kind", "device_lost"}, {"device", name_of(c.device)}};
  }
  Json operator()(DeviceFound const& c) const {
    return {{"kind", "device_found"}, {"device", name_of(c.device)}};
  }
  Json operator()(MoveRefused const& c) const {
    return {{"kind", "move_refused"}, {"why", name_of(c.why)}, {"text", c.text}};
  }
  Json operator()(CallArbiter const&) const { return {{"kind", "call_arbiter"}}; }
  Json operator()(GameResumed const& c) const {
    return {{"kind", "game_resumed"},
            {"completed_plies", c.completed_plies},
            {"number", c.number},
            {"to_move", name_of(c.to_move)}};
  }
  Json operator()(GameOver const& c) const { return {{"kind", "game_over"}, {"result", name_of(c.result)}}; }
  Json operator()(PiecesToPutBack const& c) const {
    return {{"kind", "pieces_to_put_back"}, {"placement", notation::write_placement(c.pieces)}};
  }
  Json operator()(PiecesStand const&) const { return {{"kind", "pieces_stand"}}; }
  Json operator()(ContinueNeeded const&) const { return {{"kind", "continue_needed"}}; }
  Json operator()(MovesMissing const& c) const {
    return {{"kind", "moves_missing"}, {"last", c.last ? description_json(*c.last) : Json()}};
  }
  Json operator()(ResignationTold const& c) const { return {{"kind", "resigned"}, {"by", name_of(c.by)}}; }
  Json operator()(DrawTooEarly const&) const { return {{"kind", "draw_too_early"}}; }
  Json operator()(PromotionTold const& c) const {
    return {{"kind", "promotion_named"}, {"piece", name_of(c.piece)}};
  }
  Json operator()(SensorFoundBad const& c) const {
    return {{"kind", "sensor_found_bad"}, {"square", c.square.name()}};
  }
  Json operator()(ResultShown const& c) const {
    return {{"kind", "result_shown"}, {"result", name_of(c.result)}};
  }
  Json operator()(EndingProposed const& c) const {
    return {{"kind", "ending_proposed"},
            {"by", name_of(c.by)},
            {"how", name_of(c.how)},
            {"result", name_of(c.result)},
            {"move", c.move ? description_json(*c.move) : Json()}};
  }
  Json operator()(Confirming const& c) const { return {{"kind", "confirming"}, {"by", name_of(c.by)}}; }
  Json operator()(NoLongerMeant const& c) const {
    return {{"kind", "no_longer_meant"}, {"why", name_of(c.why)}};
  }
  Json operator()(RecorderTold const& c) const { return {{"kind", "recorder"}, {"fact", name_of(c.fact)}}; }
  Json operator()(RecordingSaved const& c) const {
    return {{"kind", "recording_saved"}, {"length_ms", c.length.count()}};
  }
  Json operator()(KeypadTold const&) const { return {{"kind", "keypad"}}; }
  Json operator()(LeavingAsked const&) const { return {{"kind", "leaving_asked"}}; }
  Json operator()(RecordingsPlayed const& c) const {
    return {{"kind", "recordings_played"}, {"files", c.files}};
  }
  Json operator()(DrawOfferTold const& c) const { return {{"kind", "draw_offer"}, {"by", name_of(c.by)}}; }
  Json operator()(DrawDeclined const& c) const { return {{"kind", "draw_declined"}, {"by", name_of(c.by)}}; }
  Json operator()(SideWanted const& c) const {
    return {{"kind", "side_wanted"}, {"about", name_of(c.about)}};
  }
  Json operator()(SideQuestionDropped const&) const { return {{"kind", "side_question_dropped"}}; }
  Json operator()(NoDrawOffer const&) const { return {{"kind", "no_draw_offer"}}; }
  Json operator()(RepeatTold const& c) const {
    return {{"kind", "repeat"},
            {"by", name_of(c.by)},
            {"said", c.said},
            {"move", c.move ? description_json(*c.move) : Json()},
            {"is_announced", c.is_announced}};
  }
  Json operator()(OnceMoreAsked const& c) const {
    Json json{{"kind", "once_more"}, {"entry", name_of(c.entry)}};
    if (c.by) json["by"] = name_of(*c.by);
    return json;
  }
  Json operator()(ClaimTold const& c) const { return {{"kind", "claim"}, {"claim", name_of(c.kind)}}; }
  Json operator()(ClaimDecided const& c) const {
    return {{"kind", "claim_decided"}, {"is_upheld", c.is_upheld}};
  }
  Json operator()(NoClaim const&) const { return {{"kind", "no_claim"}}; }
  Json operator()(FlagsTold const& c) const {
    return {{"kind", "flags"}, {"own", c.own}, {"opponent", c.opponent}};
  }
  Json operator()(ScoreTold const& c) const {
    return {{"kind", "score"},
            {"number", c.number},
            {"white", c.white ? description_json(*c.white) : Json()},
            {"black", c.black ? description_json(*c.black) : Json()}};
  }
  Json operator()(NoSuchMove const&) const { return {{"kind", "no_such_move"}}; }
  Json operator()(PositionTold const& c) const {
    return {{"kind", "position"}, {"placement", notation::write_placement(c.pieces)}};
  }
  Json operator()(NotAllowed const&) const { return {{"kind", "not_allowed"}}; }
  Json operator()(LowTimeTold const& c) const { return {{"kind", "low_time"}, {"own_ms", c.own.count()}}; }
  Json operator()(RestoreTold const& c) const {
    return {
        {"kind", "restore"}, {"to_move", name_of(c.to_move)}, {"number", c.number}, {"is_done", c.is_done}};
  }
  Json operator()(PromotionAsked const&) const { return {{"kind", "promotion_asked"}}; }
  Json operator()(CorrectionTold const& c) const {
    return {{"kind", "correction"},
            {"by", name_of(c.by)},
            {"meant", description_json(c.meant)},
            {"instead", description_json(c.instead)},
            {"is_done", c.is_done}};
  }
  Json operator()(BoardToSetUp const& c) const {
    return {{"kind", "board_to_set_up"}, {"board", name_of(c.board)}};
  }
  Json operator()(StartTold const& c) const { return {{"kind", "start"}, {"number", c.number}}; }
  Json operator()(BoardsAgree const&) const { return {{"kind", "boards_agree"}}; }
  Json operator()(AdjustingTold const& c) const { return {{"kind", "adjusting"}, {"by", name_of(c.by)}}; }
  Json operator()(KingAsked const& c) const { return {{"kind", "king_asked"}, {"of", name_of(c.of)}}; }
  Json operator()(KingsSeen const&) const { return {{"kind", "kings_seen"}}; }
  Json operator()(SignatureTold const& c) const {
    return {{"kind", "signature"}, {"squares", squares_text(c.squares)}};
  }
  Json operator()(RecordMoved const&) const { return {{"kind", "record_moved"}}; }
  Json operator()(MovesShortened const&) const { return {{"kind", "moves_shortened"}}; }
  Json operator()(ClaimNotInRules const& c) const {
    return {{"kind", "claim_not_in_rules"}, {"rule", c.rule}};
  }
  Json operator()(RestoreRefused const&) const { return {{"kind", "restore_refused"}}; }
  Json operator()(NothingToCorrect const&) const { return {{"kind", "nothing_to_correct"}}; }
  Json operator()(WordNeeded const&) const { return {{"kind", "word_needed"}}; }
  Json operator()(WordAsked const&) const { return {{"kind", "word_asked"}}; }
  Json operator()(WordRefused const&) const { return {{"kind", "word_refused"}}; }
  Json operator()(AdjournedTold const& c) const {
    return {{"kind", "adjourned"}, {"by", name_of(c.by)}, {"number", c.number}};
  }
  Json operator()(OnlyMoverSeals const&) const { return {{"kind", "only_mover_seals"}}; }
  Json operator()(ResultSigned const& c) const { return {{"kind", "result_signed"}, {"by", name_of(c.by)}}; }
  Json operator()(NothingToSign const&) const { return {{"kind", "nothing_to_sign"}}; }
  Json operator()(TrainingTold const& c) const {
    return {{"kind", "training"}, {"is_answer", c.is_answer}, {"lines", lines_json(c.lines)}};
  }
  Json operator()(DutyTold const& c) const { return duty_json(c.duty); }
  Json operator()(NoDuty const&) const { return {{"kind", "no_duty"}}; }
  Json operator()(TimesToTell const& c) const {
    return {{"kind", "times_to_tell"},
            {"to", name_of(c.to)},
            {"own_ms", c.own.count()},
            {"opponent_ms", c.opponent.count()}};
  }
  Json operator()(MovesToTell const& c) const {
    return {{"kind", "moves_to_tell"}, {"to", name_of(c.to)}, {"moves", c.moves}};
  }
};

}  // namespace

std::string squares_text(std::array<chess::Square, 12> const& squares) {
  std::string text;
  for (chess::Square const each : squares) text.append(text.empty() ? "" : " ").append(each.name());
  return text;
}

Json lines_json(std::vector<TrainingLine> const& lines) {
  Json list = Json::array();
  for (TrainingLine const& each : lines) list.push_back(line_json(each));
  return list;
}

Json announcement_json(Announcement const& announcement) {
  return {{"to", name_of(announcement.to)},
          {"is_repeat", announcement.is_repeat},
          {"content", std::visit(ContentWriter{}, announcement.content)}};
}

}  // namespace tactus::store
