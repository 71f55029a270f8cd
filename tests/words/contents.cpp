// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/words/contents.hpp"

#include "speech/words/move_vocabulary.hpp"
#include "tests/words/player_languages.hpp"

#include <map>

#include <boost/test/unit_test.hpp>

namespace tactus::words {

using namespace tactus::table;
using chess::Color;
using chess::Kind;
using speech::Vocabulary;

namespace {

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }

chess::MoveDescription some_move(Kind kind) {
  chess::MoveDescription move{};
  move.piece = {Color::white, kind};
  move.from = at("g2");
  move.to = at("h8");
  move.needs_file = move.needs_rank = true;
  move.captured = Kind::rook;
  move.promotion = Kind::knight;
  move.is_en_passant = true;
  move.gives = chess::CheckState::mate;
  return move;
}

chess::Placement fallen() {
  chess::Placement pieces;
  unsigned file = 0;
  for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king})
    pieces.put(chess::Square{static_cast<chess::File>(file++), chess::Rank{2}}, {Color::white, kind});
  return pieces;
}

}  // namespace

std::vector<Content> contents() {
  std::vector<Content> all{NoTimesTold{}, NothingToRepeat{}, NoMoveToAnnounce{},       NoDuty{},
                           CallArbiter{}, PiecesStand{},     PiecesToPutBack{fallen()}};
  for (unsigned number = 0; number < 1000; ++number) {
    all.emplace_back(MoveNumberTold{number});
    all.emplace_back(GameResumed{2 * number, number + 1, Color::white});
    all.emplace_back(GameResumed{2 * number + 1, number + 1, Color::black});
    all.emplace_back(TimesTold{Millis{number * 7321}, Millis{number * 500}});
  }
  for (Device const device : all_devices) {
    all.emplace_back(DeviceLost{device});
    all.emplace_back(DeviceFound{device});
  }
  for (MoveRefusal const why :
       {MoveRefusal::not_a_move, MoveRefusal::no_legal_move, MoveRefusal::several_moves})
    all.emplace_back(MoveRefused{why, "Nf3 [[x]] {own} 12:00"});
  for (GameResult const result :
       {GameResult::open, GameResult::white_wins, GameResult::black_wins, GameResult::draw}) {
    all.emplace_back(GameOver{result});
    if (result != GameResult::open) all.emplace_back(ResultShown{result});
  }
  for (Color const by : {Color::white, Color::black}) {
    all.emplace_back(EndingProposed{by, Ending::checkmate, GameResult::white_wins});
    all.emplace_back(EndingProposed{by, Ending::stalemate, GameResult::draw});
    all.emplace_back(EndingProposed{by, Ending::checkmate, GameResult::white_wins, some_move(Kind::queen)});
    all.emplace_back(EndingProposed{by, Ending::stalemate, GameResult::draw, some_move(Kind::king)});
    all.emplace_back(Confirming{by});
    all.emplace_back(BoardToSetUp{by});
    for (bool const is_done : {false, true})
      all.emplace_back(CorrectionTold{by, some_move(Kind::king), some_move(Kind::knight), is_done});
    for (bool const is_done : {false, true})
      all.emplace_back(ReplaceTold{by, 12, some_move(Kind::king), some_move(Kind::knight), is_done});
    all.emplace_back(EndingProposed{by, Ending::resignation, GameResult::black_wins});
    for (GameResult const result : {GameResult::white_wins, GameResult::black_wins, GameResult::draw})
      all.emplace_back(EndingProposed{by, Ending::result, result});
  }
  for (unsigned fact = 0; fact <= static_cast<unsigned>(RecorderFact::microphone_found); ++fact)
    all.emplace_back(RecorderTold{static_cast<RecorderFact>(fact)});
  for (int seconds = 0; seconds <= 20; ++seconds) all.emplace_back(RecordingSaved{Millis{seconds * 1000}});
  all.emplace_back(KeypadTold{});
  for (unsigned const number : {0U, 1U, 21U, 519U, 959U}) all.emplace_back(StartTold{number});
  all.emplace_back(ClaimNotInRules{10});
  all.emplace_back(NoQuickplayFinish{});
  all.emplace_back(BoardsAgree{});
  for (bool const is_answer : {false, true})
    all.emplace_back(TrainingTold{{{{{Language::german, "Eva vier"}}, "e4"}}, is_answer});
  all.emplace_back(RecordingsPlayed{});
  all.emplace_back(RecordingsPlayed{{"ply-012.flac"}});
  for (Color const by : {Color::white, Color::black}) {
    all.emplace_back(DrawOfferTold{by});
    all.emplace_back(DrawDeclined{by});
    all.emplace_back(ResultSigned{by});
    for (unsigned number = 1; number < 120; ++number) {
      all.emplace_back(AdjournedTold{by, number});
      all.emplace_back(RestoreTold{by, number, false});
      all.emplace_back(RestoreTold{by, number, true});
    }
  }
  for (ClaimKind const kind : all_claim_kinds) all.emplace_back(ClaimTold{kind});
  for (bool const is_so : {false, true}) {
    all.emplace_back(ClaimDecided{is_so});
    all.emplace_back(FlagsTold{is_so, false});
    all.emplace_back(FlagsTold{is_so, true});
  }
  for (unsigned number = 1; number < 300; ++number) {
    auto const move = some_move(Kind::rook);
    all.emplace_back(ScoreTold{number, move, move});
    all.emplace_back(ScoreTold{number, move, std::nullopt});
    all.emplace_back(ScoreTold{number, std::nullopt, move});
    all.emplace_back(LowTimeTold{Millis{number * 1000}});
  }
  for (auto const why : {Lapse::move_made, Lapse::declined, Lapse::another_proposal, Lapse::move_corrected,
                         Lapse::not_repeated})
    all.emplace_back(NoLongerMeant{why});
  for (auto const by : {Color::white, Color::black}) {
    all.emplace_back(RepeatTold{by, "Nf3", some_move(Kind::knight), true});
    all.emplace_back(RepeatTold{by, "Nf3", some_move(Kind::knight)});
    all.emplace_back(RepeatTold{by, "Nf3"});
    all.emplace_back(AdjustingTold{by});
    all.emplace_back(ResignationTold{by});
    all.emplace_back(KingAsked{by});
    all.emplace_back(MoveAwaited{by});
    all.emplace_back(EndingProposed{by, Ending::result, GameResult::annulled});
  }
  SignatureTold signature{};
  signature.squares.fill(chess::Square::from_index(63));
  all.insert(all.end(), {signature, RecordMoved{}, ContinueNeeded{}, ResumptionWanted{},
                         ResumptionTold{"1.5., 9:30"}, MovesMissing{}, MovesMissing{some_move(Kind::queen)},
                         DrawTooEarly{}, KingsSeen{}, MovesShortened{}, GameOver{GameResult::annulled}});
  for (auto const entry : {TwiceEntered::resignation, TwiceEntered::threefold, TwiceEntered::fifty_moves,
                           TwiceEntered::flag_fall, TwiceEntered::illegal_move, TwiceEntered::adjournment,
                           TwiceEntered::normal_means, TwiceEntered::extra_seconds})
    for (auto const by : {Color::white, Color::black}) all.emplace_back(OnceMoreAsked{entry, by});
  for (auto const about : {SideQuestion::whose_flag, SideQuestion::who_accepts, SideQuestion::who_resigns,
                           SideQuestion::which_side})
    all.emplace_back(SideWanted{about});
  all.insert(all.end(), {SideQuestionDropped{}, PromotionAsked{}, NoDrawOffer{}, LeavingAsked{},
                         OnceMoreAsked{TwiceEntered::resignation}, NoClaim{}, NoSuchMove{}, NotAllowed{},
                         OnlyMoverSeals{}, NothingToSign{}, NothingToCorrect{}, RestoreRefused{},
                         WordNeeded{}, WordAsked{}, WordRefused{}, PositionTold{fallen()}});
  for (Kind const kind : {Kind::pawn, Kind::knight, Kind::bishop, Kind::rook, Kind::queen, Kind::king})
    for (bool const is_found : {false, true})
      all.emplace_back(MoveSaid{Color::white, 1, some_move(kind), 1, is_found});
  for (Color const side : {Color::white, Color::black}) {
    for (DutyKind const duty :
         {DutyKind::make_move, DutyKind::announce_move, DutyKind::start_clock, DutyKind::write_move})
      for (bool const is_shown : {false, true})
        for (Kind const kind : {Kind::pawn, Kind::queen})
          for (bool const is_spelled : {false, true})
            all.emplace_back(DutyTold{{duty, side, is_shown, 1, some_move(kind), "D.2.10", is_spelled}});
    for (DutyKind const duty : {DutyKind::seal_move, DutyKind::fill_envelope})
      for (unsigned const number : {1U, 2U, 41U, 120U}) {
        Duty of_adjournment{duty, side};
        of_adjournment.number = number;
        all.emplace_back(DutyTold{of_adjournment});
      }
    for (unsigned number = 0; number < 300; ++number) {
      all.emplace_back(TimesToTell{side, Millis{number * 7321}, Millis{number * 500}});
      all.emplace_back(MovesToTell{side, number});
    }
  }
  for (Kind const kind : {Kind::queen, Kind::rook, Kind::bishop, Kind::knight})
    all.emplace_back(PromotionTold{kind});
  for (unsigned i = 0; i < 8; ++i)
    all.emplace_back(SensorFoundBad{chess::Square{static_cast<chess::File>(i), static_cast<chess::Rank>(i)}});
  all.emplace_back(StandingTold{{DrawOfferTold{Color::black}, MoveAwaited{Color::white}}});
  return all;
}

speech::Wording wording_in(Language language, Vocabulary vocabulary) {
  speech::Wording wording;
  wording.moves = {speech::Style::full, true, true, true, true};
  wording.sentences = sentences_in(language);
  auto words = speech::vocabulary_in(wording.sentences, vocabulary);
  BOOST_TEST_REQUIRE(words.has_value(), language.code() << ": " << words.error());
  wording.vocabulary = *words;
  return wording;
}

ArgumentValue value_of(std::string const& name) {
  static std::map<std::string, ArgumentValue> const values{
      {"port", std::string{"/dev/ttyUSB10"}},
      {"ports", std::string{"hid:/dev/hidraw0, hid:/dev/hidraw12"}},
      {"product", std::string{"FT232 & R [[x]] {port}"}},
      {"number", std::string{"0417-XQ"}},
      {"name", std::string{"Board <7>"}},
      {"protocol", std::string{"DGT board"}},
      {"version", std::string{"1.25"}},
      {"profile", std::string{"tournament"}},
      {"folder", std::string{"/home/x1"}},
      {"file", std::string{"game-2023.tactus"}},
      {"count", 21U},
      {"percent", 71U},
      {"free", 981U},
      {"least", 100U},
      {"white", Millis{5'461'000}},
      {"black", Millis{0}},
      {"left", Millis{1'281'000}},
      {"right", Millis{900}},
      {"time", Millis{3'661'000}},
      {"player", Color::black},
      {"square", at("c2")},
      {"piece", chess::Piece{Color::white, Kind::queen}},
      {"found", chess::Piece{Color::black, Kind::rook}},
  };
  BOOST_TEST_REQUIRE(values.contains(name), "a value for the argument " << name);
  return values.at(name);
}

}  // namespace tactus::words
