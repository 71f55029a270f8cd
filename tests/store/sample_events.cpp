// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/sample_events.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

namespace tactus::store {

using namespace table;
using chess::Kind;
using chess::Piece;
using chess::Square;
using chess::SquareSet;

namespace {

constexpr Square f6{chess::File::f, chess::Rank::r6};
constexpr Square e8{chess::File::e, chess::Rank::r8};
constexpr Square h8{chess::File::h, chess::Rank::r8};
constexpr Square e5{chess::File::e, chess::Rank::r5};
constexpr chess::Move castling{e8, h8, chess::MoveKind::castle_short};

clock::Reading some_reading() {
  return {Millis{5'400'000}, Millis{61'200}, Color::black, true, true, true, true};
}

TableSetup some_setup() {
  TableSetup setup;
  setup.white = {
      "Wolf, Änne \"die Schnelle\"", true, true, "Oğuz", {DutyKind::announce_move, DutyKind::write_move}};
  setup.black = {"Järvinen", false};
  setup.regime = {RuleSet::fi_blitz_2024_fixed, Phase::blitz, Supervision::basic};
  setup.event = "Open";
  setup.site = "Hall 3, table 12";
  setup.round = 3;
  setup.board_number = 12;
  setup.date = "2026.11.21";
  setup.start = chess::Position::initial();
  setup.white_board = BoardKind::occupancy;
  setup.time_control =
      clock::TimeControl{{{40, std::chrono::minutes{90}}, {std::nullopt, std::chrono::minutes{30}}},
                         std::chrono::seconds{30},
                         {}};
  setup.black_board = BoardKind::pieces;
  setup.is_quickplay_finish_announced = true;
  setup.has_clock = true;
  setup.announcer = Announcer::tactus;
  setup.difference_notice = DifferenceNotice::call_arbiter;
  setup.permissions = {true, Millis{60'000}, true};
  setup.timing = {Millis{111}, Millis{222}, Millis{333}};
  return setup;
}

TrainingLine some_training_line() {
  return {{{Language::swedish, "Vit:"}, {Language::german, "Läufer Cesar fünf"}}, "Vit: Bc5"};
}

chess::MoveDescription some_description() {
  chess::MoveDescription d;
  d.piece = {Color::black, Kind::pawn};
  d.from = e5;
  d.to = f6;
  d.captured = Kind::knight;
  d.promotion = Kind::rook;
  d.is_en_passant = d.is_short_castling = d.is_long_castling = d.needs_file = d.needs_rank = true;
  d.gives = chess::CheckState::mate;
  return d;
}

chess::Placement some_fallen_pieces() {
  chess::Placement pieces;
  pieces.put(f6, {Color::black, Kind::knight});
  pieces.put(e5, {Color::white, Kind::pawn});
  return pieces;
}

}  // namespace

std::vector<Announcement> every_kind_of_announcement() {
  std::vector<Content> const contents{
      MoveSaid{Color::black, 7, some_description(), 41},
      MoveSaid{Color::black, 7, some_description(), 41, true},
      TimesTold{Millis{1}, Millis{-2}},
      NoTimesTold{},
      MoveNumberTold{40},
      NothingToRepeat{},
      NoMoveToAnnounce{},
      DeviceLost{Device::clock},
      DeviceFound{Device::black_board},
      MoveRefused{MoveRefusal::several_moves, "Sd2"},
      CallArbiter{},
      GameResumed{17, 9, Color::black},
      RepeatTold{Color::black, "Nf3"},
      RepeatTold{Color::white, "Sf3", some_description(), true},
      AdjustingTold{Color::black},
      KingAsked{Color::black},
      KingsSeen{},
      MovesShortened{},
      SignatureTold{{e5, f6, h8, e8, e5, f6, h8, e8, e5, f6, h8, e8}},
      RecordMoved{},
      GameOver{GameResult::annulled},
      GameOver{GameResult::draw},
      PiecesToPutBack{some_fallen_pieces()},
      PiecesStand{},
      SensorFoundBad{h8},
      ResultShown{GameResult::black_wins},
      RecorderTold{RecorderFact::microphone_lost},
      RecordingSaved{Millis{3210}},
      RecordingsPlayed{{"ply-007.flac", "ply-008-2.flac"}},
      RecordingsPlayed{},
      KeypadTold{},
      DrawOfferTold{Color::black},
      DrawDeclined{Color::black},
      NoDrawOffer{},
      SideWanted{SideQuestion::who_accepts},
      SideQuestionDropped{},
      OnceMoreAsked{TwiceEntered::adjournment, Color::white},
      LeavingAsked{},
      ClaimTold{ClaimKind::touched_piece},
      ClaimTold{ClaimKind::extra_seconds},
      ClaimDecided{true},
      NoClaim{},
      FlagsTold{true, false},
      ScoreTold{12, some_description(), std::nullopt},
      ScoreTold{1, std::nullopt, some_description()},
      NoSuchMove{},
      PositionTold{some_fallen_pieces()},
      NotAllowed{},
      LowTimeTold{Millis{59'000}},
      AdjournedTold{Color::black, 41},
      OnlyMoverSeals{},
      ResultSigned{Color::black},
      NothingToSign{},
      TrainingTold{},
      TrainingTold{{some_training_line(), {}}, true},
      DutyTold{{DutyKind::announce_move, Color::black, true, 7, some_description(), "D.2.11, D.2.10.2"}},
      DutyTold{{.kind = DutyKind::fill_envelope,
                .side = Color::black,
                .ply = 7,
                .move = some_description(),
                .article = "D.2.10.6",
                .number = 4}},
      NoDuty{},
      TimesToTell{Color::black, Millis{3}, Millis{-4}},
      MovesToTell{Color::black, 12},
      EndingProposed{Color::black, Ending::stalemate, GameResult::draw},
      EndingProposed{Color::black, Ending::checkmate, GameResult::black_wins, some_description()},
      Confirming{Color::black},
      NoLongerMeant{Lapse::move_corrected},
      BoardToSetUp{Color::black},
      CorrectionTold{Color::white, some_description(), some_description(), true},
      PromotionAsked{},
      PromotionTold{chess::Kind::knight},
      ContinueNeeded{},
      ResumptionWanted{},
      ResumptionTold{"30.11., 15:00, hall 2"},
      MovesMissing{},
      MovesMissing{some_description()},
      ResignationTold{Color::black},
      DrawTooEarly{},
      SideWanted{SideQuestion::who_resigns},
      NoLongerMeant{Lapse::not_repeated},
      StartTold{959},
      BoardsAgree{},
      ClaimNotInRules{10},
      NoQuickplayFinish{},
      RestoreTold{Color::black, 12, true},
      ReplaceTold{Color::black, 12, some_description(), some_description(), true},
      NothingToCorrect{},
      RestoreRefused{},
      WordNeeded{},
      WordAsked{},
      WordRefused{},
      MoveAwaited{Color::black},
      StandingTold{
          {AdjournedTold{Color::white, 41}, MovesMissing{some_description()}, GameOver{GameResult::draw}}},
  };
  static_assert(std::variant_size_v<Content::variant> == 78, "add the new content above");
  std::vector<Announcement> announcements;
  for (Content const& each : contents) announcements.push_back({Audience::black, true, each});
  announcements.push_back({Audience::white_assistant, false, NoDuty{}});
  announcements.push_back({Audience::black_assistant, false, NoDuty{}});
  return announcements;
}

std::vector<TableEvent> every_kind_of_event() {
  chess::Placement placement;
  placement.put(h8, {Color::black, Kind::king});
  std::vector<TableEvent> events{
      Input{ProgramStarted{"tactus", "0.1.0", "tournament", "ab12", true}},
      Input{ProgramStarted{"tactus",
                           "0.1.0",
                           "tournament",
                           "ab12",
                           true,
                           {{"/usr/lib/libm.so.6", "cd34"}, {"/tmp/gone.so (deleted)", ""}},
                           {"/usr/bin/tactus-training"},
                           {"/home/anna/.asoundrc"},
                           {"socket"},
                           {Color::black},
                           {{"white", "USB Audio:left"}},
                           {"LANG=fi_FI.UTF-8"},
                           {"SPA_SUPPORT_LIB"},
                           {"/usr/lib"},
                           {"/home/anna/games"},
                           {"mounted over the system: /usr/lib"},
                           "1",
                           {"the guard is gone"},
                           {{"white", "pty:/tmp/board12"}, {"clock", "/dev/ttyUSB0"}},
                           "/home/anna/bytes",
                           12}},
      Input{GameStarted{some_setup(), Millis{100}, {}}},
      Input{BoardSeen{Color::black, sensing::SquarePiece{f6, Piece{Color::white, Kind::knight}}}},
      Input{BoardSeen{Color::black, sensing::SquarePiece{f6, std::nullopt}}},
      Input{BoardSeen{Color::black, sensing::SquareOccupied{f6, true}}},
      Input{BoardSeen{Color::black, sensing::AllPieces{placement}}},
      Input{BoardSeen{Color::black, sensing::AllOccupied{SquareSet{e5} | f6}}},
      Input{ClockSeen{some_reading()}},
      Input{MoveEntered{Color::black, notation::pattern_of(castling), "0-0"}},
      Input{MoveTextRefused{Color::black, "xyz", MoveRefusal::no_legal_move}},
      Input{PressEntered{Color::black}},
      Input{Requested{Color::black, Request::move_number, some_reading()}},
      Input{Requested{Color::black, Request::times, std::nullopt}},
      Input{Requested{Color::white, Request::keypad, std::nullopt}},
      Input{Requested{Color::white, Request::leave, std::nullopt}},
      Input{DeviceWasLost{Device::clock, "unplugged"}},
      Input{DeviceWasFound{Device::black_board, Millis{120}}},
      Input{Requested{Color::black, Request::adjust, std::nullopt}},
      Input{Requested{Color::black, Request::kings, std::nullopt}},
      Input{Requested{Color::black, Request::where, std::nullopt}},
      Input{Requested{Color::white, Request::where, std::nullopt, {}, TwiceEntered::adjournment, "Sd2"}},
      Input{DeviceJoined{Device::white_board, BoardKind::occupancy}},
      Input{DeviceJoined{Device::clock}},
      Input{SetupCorrected{some_setup()}},
      Input{MoveSpoken{Color::black, 8, Millis{900}}},
      Input{TimePassed{}},
      Input{Resumed{}},
      Input{Resumed{"00ff"}},
      Input{SignatureAsked{Color::black, {e5, f6, h8, e8, e5, f6, h8, e8, e5, f6, h8, e8}}},
      Input{RecordRenewed{"round5-2.tactus"}},
      Input{RecordMended{
          "round5.tactus", 2, 1, 3, 4, 5, {chess::Move{e5, f6, chess::MoveKind::en_passant}, castling}}},
      Input{RecordMended{}},
      Input{StoodStill{Millis{50'000}}},
      Input{ContactChatters{Color::black, h8}},
      Input{ResultEntered{GameResult::black_wins}},
      Input{RecorderReported{Color::black, RecorderFact::not_kept, "the disk is full"}},
      Input{MoveUnheard{Audience::table, Color::black, 12, Unheard::no_sound}},
      Input{RecordingKept{Color::black, 23, "ply-023-2.flac", Millis{2345}}},
      Input{RecordingsAsked{Color::black, {"ply-023.flac", "ply-001.flac"}}},
      Input{Requested{Color::black, Request::score, std::nullopt, 12}},
      Input{MoveRepeated{Color::black, notation::pattern_of(castling), "0-0"}},
      Input{MoveRepeated{Color::black, std::nullopt, ""}},
      Input{DrawOffered{Color::black}},
      Input{DrawAnswered{Color::black, true}},
      Input{ResignationEntered{Color::black}},
      Input{ClaimMade{Color::black, ClaimKind::fifty_moves, notation::parse_move("Nbd2", notation::english),
                      "Sbd2"}},
      Input{ClaimMade{Color::black, ClaimKind::flag_fall, std::nullopt}},
      Input{ClaimMade{Color::white, ClaimKind::normal_means, std::nullopt}},
      Input{ClaimAnswered{true}},
      Input{ClaimAnswered{false, Color::black}},
      Input{AdjournmentEntered{Color::black, some_reading()}},
      Input{PlayContinued{}},
      Input{ResultSignedBy{Color::black}},
      Input{TrainingSaid{Audience::black, "b e4 \"!\"", {some_training_line()}}},
      Input{DutyDone{Color::black}},
      Input{DutyAsked{Color::black}},
      Input{ResultProposed{Color::black, GameResult::white_wins, Ending::resignation}},
      Input{ResultAccepted{Color::black}},
      Input{MoveCorrected{Color::black, notation::pattern_of(castling), "0-0"}},
      Input{RestoreProposed{Color::black, 12}},
      Input{RestoreProposed{Color::black, 0, chess::Position::initial().setup(),
                            RemainingTimes{Millis{3}, Millis{4}}}},
      Input{ReplaceProposed{Color::black, 12, notation::pattern_of(castling), "0-0"}},
      Input{RestoreAgreed{Color::black}},
      Input{ArbiterNamed{Color::black}},
      Input{ArbiterAgreed{}},
      Input{ArbiterWordRefused{Color::black}},
      Input{ArbiterFoundNothing{Color::white}},
      Input{CorrectionAgreed{Color::black}},
      Input{PromotionAnswered{Color::white, chess::Kind::bishop}},
      Input{PromotionAnswered{Color::black, std::nullopt, true}},
      Input{BoardVouched{Color::white}},
      Input{MoveTextRefused{Color::white, "", MoveRefusal::not_a_move, 7}},
      Input{SideNeeded{SideQuestion::whose_flag}},
      Input{OnceMoreNeeded{Color::black, TwiceEntered::flag_fall}},
      Input{OnceMoreNeeded{Color::white, TwiceEntered::extra_seconds}},
      Input{SideNotNamed{}},
      Input{ResumptionNeeded{}},
      Input{ResumptionStated{"30.11., 15:00, hall 2"}},
      Outcome{PieceTouched{Color::black, f6, Piece{Color::black, Kind::queen}}},
      Outcome{MoveMade{Color::black, 8, castling}},
      Outcome{MoveCompleted{Color::black, 8, castling, "O-O", some_reading()}},
      Outcome{MoveCompleted{Color::black, 8, castling, "O-O", std::nullopt, true}},
      Outcome{MoveCopied{Color::black, 7}},
      Outcome{BoardDiffers{Color::black, 9, SquareSet{f6}}},
      Outcome{BoardAgreesAgain{Color::black, 9}},
      Outcome{Irregularity{IrregularityKind::announced_another_move, Color::black, 3, SquareSet{e8} | h8}},
      Outcome{GameEnded{GameResult::white_wins, "mate"}},
      Outcome{GameAdjourned{Color::black, 41, "8/8/8/8/8/8/8/K1k5 b - - 0 41", some_reading(), Color::black}},
      Outcome{PromotionNamed{Color::white, 31,
                             chess::Move{castling.from(), castling.to(), chess::MoveKind::promote_knight},
                             "h8=N"}},
      Outcome{MoveTakenBack{Color::black, 12, castling, "O-O"}},
      Outcome{EndTakenBack{GameResult::black_wins}},
      Outcome{BoardAwaitsPosition{Color::white, 3, chess::SquareSet{castling.from()}}},
      Outcome{MovePutBack{Color::black, 12, castling, "O-O"}},
      Outcome{EquipmentExplained{EquipmentFault::not_start_position, Color::black, SquareSet{e8} | h8}},
      Outcome{EquipmentExplained{EquipmentFault::boards_exchanged, std::nullopt, {}}},
      Outcome{PositionRestored{12, "8/8/8/8/8/8/8/K1k5 b - - 0 41", RemainingTimes{Millis{3}, Millis{4}}}},
      Outcome{PositionRestored{12, "8/8/8/8/8/8/8/K1k5 b - - 0 41", std::nullopt}},
  };
  for (Announcement const& each : every_kind_of_announcement()) events.emplace_back(Outcome{Told{each}});
  return events;
}

std::vector<StampedEvent> numbered_events(unsigned count, unsigned first) {
  std::vector<StampedEvent> events;
  for (unsigned n = first; n < first + count; ++n)
    events.push_back({Instant{Millis{n}}, Outcome{MoveCopied{Color::white, n}}});
  return events;
}

unsigned number_in(TableEvent const& event) { return std::get<MoveCopied>(std::get<Outcome>(event)).ply; }

}  // namespace tactus::store
