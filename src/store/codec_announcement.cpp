// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody was told, as JSON facts: never the words, which belong to a language.

#include "core/chess/start_positions.hpp"
#include "core/notation/fen.hpp"
#include "src/store/codec.hpp"

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

chess::MoveDescription read_description(Fields f) {
  chess::MoveDescription d;
  d.piece = f.piece("piece");
  d.from = f.square("from");
  d.to = f.square("to");
  d.captured = f.named_or_nothing<chess::Kind>("captured");
  d.promotion = f.named_or_nothing<chess::Kind>("promotion");
  d.is_en_passant = f.flag("is_en_passant");
  d.is_short_castling = f.flag("is_short_castling");
  d.is_long_castling = f.flag("is_long_castling");
  d.needs_file = f.flag("needs_file");
  d.needs_rank = f.flag("needs_rank");
  d.gives = f.named<chess::CheckState>("gives");
  return d;
}

Json line_json(TrainingLine const& line) {
  Json spoken = Json::array();
  for (VoicedWords const& each : line.spoken)
    spoken.push_back({{"voice", each.voice.code()}, {"words", each.words}});
  return {{"spoken", spoken}, {"written", line.written}};
}

TrainingLine read_line(Fields f) {
  TrainingLine line{{}, f.text("written")};
  for (Fields& each : f.objects("spoken")) {
    auto const voice = Language::named(each.text("voice"));
    if (!voice) each.refuse("voice");
    line.spoken.push_back({voice.value_or(Language::english), each.text("words")});
  }
  return line;
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

Content read_duty(Fields& f) {
  return DutyTold{{f.named<DutyKind>("duty"), f.named<chess::Color>("side"), f.flag("is_shown"),
                   f.count("ply"), read_description(f.object("move")), f.text("article"),
                   f.has("is_spelled") && f.flag("is_spelled")}};  // not in files of before
}

Content read_ending(Fields& f) {
  EndingProposed ending{f.named<chess::Color>("by"), f.named<Ending>("how"), f.named<GameResult>("result")};
  if (f.has("move")) ending.move = read_description(f.object("move"));
  return ending;
}

Content read_correction(Fields& f) {
  return CorrectionTold{f.named<chess::Color>("by"), read_description(f.object("meant")),
                        read_description(f.object("instead")), f.flag("is_done")};
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
    return {{"kind", "repeat"}, {"by", name_of(c.by)}, {"said", c.said}};
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

chess::Placement read_pieces_field(Fields& f) {
  auto const pieces = notation::read_placement(f.text("placement"));
  if (!pieces) f.refuse("placement");
  return pieces.value_or(chess::Placement{});
}

Content read_score(Fields& f) {
  ScoreTold told{f.count("number"), {}, {}};
  if (f.has("white")) told.white = read_description(f.object("white"));
  if (f.has("black")) told.black = read_description(f.object("black"));
  return told;
}

Content read_resumed(Fields& f) {
  unsigned const plies = f.count("completed_plies");
  GameResumed resumed{plies, plies / 2 + 1, plies % 2 == 0 ? chess::Color::white : chess::Color::black};
  if (f.has("number")) resumed.number = f.count("number");  // not in files of before
  if (f.has("to_move")) resumed.to_move = f.named<chess::Color>("to_move");
  return resumed;
}

Content read_start(Fields& f) {
  unsigned const number = f.count("number");
  if (number >= chess::start_positions) f.refuse("number");
  return StartTold{std::min(number, chess::start_positions - 1)};
}

struct ContentReader {
  std::string_view kind;
  Content (*read)(Fields&);
};
constexpr ContentReader content_readers[] = {
    {"move",
     [](Fields& f) -> Content {
       MoveSaid said{f.named<chess::Color>("by"), f.count("ply"), read_description(f.object("move"))};
       if (f.has("number")) said.number = f.count("number");  // not in files of before
       return said;
     }},
    {"times",
     [](Fields& f) -> Content {
       return TimesTold{f.millis("own_ms"), f.millis("opponent_ms")};
     }},
    {"no_times", [](Fields&) -> Content { return NoTimesTold{}; }},
    {"move_number", [](Fields& f) -> Content { return MoveNumberTold{f.count("moves")}; }},
    {"nothing_to_repeat", [](Fields&) -> Content { return NothingToRepeat{}; }},
    {"no_move_to_announce", [](Fields&) -> Content { return NoMoveToAnnounce{}; }},
    {"device_lost", [](Fields& f) -> Content { return DeviceLost{f.named<Device>("device")}; }},
    {"device_found", [](Fields& f) -> Content { return DeviceFound{f.named<Device>("device")}; }},
    {"move_refused",
     [](Fields& f) -> Content {
       return MoveRefused{f.named<MoveRefusal>("why"), f.text("text")};
     }},
    {"call_arbiter", [](Fields&) -> Content { return CallArbiter{}; }},
    {"game_resumed", read_resumed},
    {"repeat",
     [](Fields& f) -> Content {
       return RepeatTold{f.named<chess::Color>("by"), f.text("said")};
     }},
    {"game_over", [](Fields& f) -> Content { return GameOver{f.named<GameResult>("result")}; }},
    {"pieces_to_put_back", [](Fields& f) -> Content { return PiecesToPutBack{read_pieces_field(f)}; }},
    {"pieces_stand", [](Fields&) -> Content { return PiecesStand{}; }},
    {"sensor_found_bad", [](Fields& f) -> Content { return SensorFoundBad{f.square("square")}; }},
    {"result_shown", [](Fields& f) -> Content { return ResultShown{f.named<GameResult>("result")}; }},
    {"restore",
     [](Fields& f) -> Content {
       return RestoreTold{f.named<chess::Color>("to_move"), f.count("number"), f.flag("is_done")};
     }},
    {"promotion_asked", [](Fields&) -> Content { return PromotionAsked{}; }},
    {"correction", read_correction},
    {"board_to_set_up", [](Fields& f) -> Content { return BoardToSetUp{f.named<chess::Color>("board")}; }},
    {"start", read_start},
    {"boards_agree", [](Fields&) -> Content { return BoardsAgree{}; }},
    {"claim_not_in_rules", [](Fields& f) -> Content { return ClaimNotInRules{f.count("rule")}; }},
    {"restore_refused", [](Fields&) -> Content { return RestoreRefused{}; }},
    {"nothing_to_correct", [](Fields&) -> Content { return NothingToCorrect{}; }},
    {"word_needed", [](Fields&) -> Content { return WordNeeded{}; }},
    {"word_asked", [](Fields&) -> Content { return WordAsked{}; }},
    {"word_refused", [](Fields&) -> Content { return WordRefused{}; }},
    {"ending_proposed", read_ending},
    {"confirming", [](Fields& f) -> Content { return Confirming{f.named<chess::Color>("by")}; }},
    {"no_longer_meant", [](Fields& f) -> Content { return NoLongerMeant{f.named<Lapse>("why")}; }},
    {"recorder", [](Fields& f) -> Content { return RecorderTold{f.named<RecorderFact>("fact")}; }},
    {"recording_saved", [](Fields& f) -> Content { return RecordingSaved{f.millis("length_ms")}; }},
    {"keypad", [](Fields&) -> Content { return KeypadTold{}; }},
    {"leaving_asked", [](Fields&) -> Content { return LeavingAsked{}; }},
    {"recordings_played", [](Fields& f) -> Content { return RecordingsPlayed{f.file_names("files")}; }},
    {"draw_offer", [](Fields& f) -> Content { return DrawOfferTold{f.named<chess::Color>("by")}; }},
    {"draw_declined", [](Fields& f) -> Content { return DrawDeclined{f.named<chess::Color>("by")}; }},
    {"side_wanted", [](Fields& f) -> Content { return SideWanted{f.named<SideQuestion>("about")}; }},
    {"side_question_dropped", [](Fields&) -> Content { return SideQuestionDropped{}; }},
    {"no_draw_offer", [](Fields&) -> Content { return NoDrawOffer{}; }},
    {"resignation_asked",
     [](Fields&) -> Content { return OnceMoreAsked{TwiceEntered::resignation}; }},  // of before
    {"once_more",
     [](Fields& f) -> Content {
       OnceMoreAsked asked{f.named<TwiceEntered>("entry")};
       if (f.has("by")) asked.by = f.named<chess::Color>("by");
       return asked;
     }},
    {"claim", [](Fields& f) -> Content { return ClaimTold{f.named<ClaimKind>("claim")}; }},
    {"claim_decided", [](Fields& f) -> Content { return ClaimDecided{f.flag("is_upheld")}; }},
    {"no_claim", [](Fields&) -> Content { return NoClaim{}; }},
    {"flags",
     [](Fields& f) -> Content {
       return FlagsTold{f.flag("own"), f.flag("opponent")};
     }},
    {"score", read_score},
    {"no_such_move", [](Fields&) -> Content { return NoSuchMove{}; }},
    {"position", [](Fields& f) -> Content { return PositionTold{read_pieces_field(f)}; }},
    {"not_allowed", [](Fields&) -> Content { return NotAllowed{}; }},
    {"low_time", [](Fields& f) -> Content { return LowTimeTold{f.millis("own_ms")}; }},
    {"adjourned",
     [](Fields& f) -> Content {
       return AdjournedTold{f.named<chess::Color>("by"), f.count("number")};
     }},
    {"only_mover_seals", [](Fields&) -> Content { return OnlyMoverSeals{}; }},
    {"result_signed", [](Fields& f) -> Content { return ResultSigned{f.named<chess::Color>("by")}; }},
    {"nothing_to_sign", [](Fields&) -> Content { return NothingToSign{}; }},
    {"training",
     [](Fields& f) -> Content {
       return TrainingTold{read_lines(f, "lines"), f.flag("is_answer")};
     }},
    {"duty", read_duty},
    {"no_duty", [](Fields&) -> Content { return NoDuty{}; }},
    {"times_to_tell",
     [](Fields& f) -> Content {
       return TimesToTell{f.named<chess::Color>("to"), f.millis("own_ms"), f.millis("opponent_ms")};
     }},
    {"moves_to_tell",
     [](Fields& f) -> Content {
       return MovesToTell{f.named<chess::Color>("to"), f.count("moves")};
     }},
};

Content read_content(Fields f) {
  std::string const kind = f.text("kind");
  for (ContentReader const& each : content_readers)
    if (each.kind == kind) return each.read(f);
  f.refuse("kind");
  return NoTimesTold{};
}

}  // namespace

Json lines_json(std::vector<TrainingLine> const& lines) {
  Json list = Json::array();
  for (TrainingLine const& each : lines) list.push_back(line_json(each));
  return list;
}

std::vector<TrainingLine> read_lines(Fields& fields, char const* key) {
  std::vector<TrainingLine> lines;
  for (Fields const& each : fields.objects(key)) lines.push_back(read_line(each));
  return lines;
}

Json announcement_json(Announcement const& announcement) {
  return {{"to", name_of(announcement.to)},
          {"is_repeat", announcement.is_repeat},
          {"content", std::visit(ContentWriter{}, announcement.content)}};
}

Announcement read_announcement(Fields fields) {
  return {fields.named<Audience>("to"), fields.flag("is_repeat"), read_content(fields.object("content"))};
}

}  // namespace tactus::store
