// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody was told, read from its JSON facts.

#include "core/chess/start_positions.hpp"
#include "core/notation/fen.hpp"
#include "src/store/codec/codec.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tactus::store {
namespace {

using namespace table;  // NOLINT: all names of contents

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

TrainingLine read_line(Fields f) {
  TrainingLine line{{}, f.text("written")};
  for (Fields& each : f.objects("spoken")) {
    auto const voice = Language::named(each.text("voice"));
    if (!voice) each.refuse("voice");
    line.spoken.push_back({voice.value_or(Language::english), each.text("words")});
  }
  return line;
}

Content read_repeat(Fields& f) {
  RepeatTold told{f.named<chess::Color>("by"), f.text("said")};
  if (f.has("move")) told.move = read_description(f.object("move"));  // not in files of before
  told.is_announced = f.has("is_announced") && f.flag("is_announced");
  return told;
}

Content read_duty(Fields& f) {
  return DutyTold{{f.named<DutyKind>("duty"), f.named<chess::Color>("side"), f.flag("is_shown"),
                   f.count("ply"), read_description(f.object("move")), f.text("article"),
                   f.has("is_spelled") && f.flag("is_spelled")}};  // not in files of before
}

Content read_moves_missing(Fields& f) {
  if (!f.has("last")) return MovesMissing{};
  return MovesMissing{read_description(f.object("last"))};
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
    {"repeat", read_repeat},
    {"game_over", [](Fields& f) -> Content { return GameOver{f.named<GameResult>("result")}; }},
    {"pieces_to_put_back", [](Fields& f) -> Content { return PiecesToPutBack{read_pieces_field(f)}; }},
    {"pieces_stand", [](Fields&) -> Content { return PiecesStand{}; }},
    {"sensor_found_bad", [](Fields& f) -> Content { return SensorFoundBad{f.square("square")}; }},
    {"result_shown", [](Fields& f) -> Content { return ResultShown{f.named<GameResult>("result")}; }},
    {"restore",
     [](Fields& f) -> Content {
       return RestoreTold{f.named<chess::Color>("to_move"), f.count("number"), f.flag("is_done")};
     }},
    {"continue_needed", [](Fields&) -> Content { return ContinueNeeded{}; }},
    {"moves_missing", read_moves_missing},
    {"resigned", [](Fields& f) -> Content { return ResignationTold{f.named<chess::Color>("by")}; }},
    {"draw_too_early", [](Fields&) -> Content { return DrawTooEarly{}; }},
    {"promotion_named", [](Fields& f) -> Content { return PromotionTold{f.named<chess::Kind>("piece")}; }},
    {"promotion_asked", [](Fields&) -> Content { return PromotionAsked{}; }},
    {"correction", read_correction},
    {"board_to_set_up", [](Fields& f) -> Content { return BoardToSetUp{f.named<chess::Color>("board")}; }},
    {"start", read_start},
    {"boards_agree", [](Fields&) -> Content { return BoardsAgree{}; }},
    {"adjusting", [](Fields& f) -> Content { return AdjustingTold{f.named<chess::Color>("by")}; }},
    {"king_asked", [](Fields& f) -> Content { return KingAsked{f.named<chess::Color>("of")}; }},
    {"kings_seen", [](Fields&) -> Content { return KingsSeen{}; }},
    {"signature", [](Fields& f) -> Content { return SignatureTold{read_twelve_squares(f, "squares")}; }},
    {"record_moved", [](Fields&) -> Content { return RecordMoved{}; }},
    {"moves_shortened", [](Fields&) -> Content { return MovesShortened{}; }},
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

std::array<chess::Square, 12> read_twelve_squares(Fields& fields, char const* key) {
  constexpr std::size_t step = 3;  // "e4 "
  std::array<chess::Square, 12> squares{};
  std::string const text = fields.text(key);
  bool is_good = text.size() == squares.size() * step - 1;
  for (std::size_t i = 0; is_good && i < squares.size(); ++i) {
    auto const square = chess::Square::parse(std::string_view{text}.substr(i * step, 2));
    is_good = square.has_value();
    if (square) squares[i] = *square;
  }
  if (!is_good) fields.refuse(key);
  return squares;
}

std::vector<TrainingLine> read_lines(Fields& fields, char const* key) {
  std::vector<TrainingLine> lines;
  for (Fields const& each : fields.objects(key)) lines.push_back(read_line(each));
  return lines;
}

Announcement read_announcement(Fields fields) {
  return {fields.named<Audience>("to"), fields.flag("is_repeat"), read_content(fields.object("content"))};
}

}  // namespace tactus::store
