// SPDX-License-Identifier: GPL-3.0-or-later
// What is said and shown for each kind of announcement, and that no digit or notation ever is.
#include "core/legal/reading/move_reading.hpp"
#include "speech/words/perception.hpp"
#include "speech/words/phrasebook.hpp"
#include "tests/speech/moves.hpp"

#include <cctype>
#include <ostream>
#include <set>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(phrasebook)

namespace {

using namespace tactus::table;
using chess::Color;
using chess::Kind;

Content a_move() { return MoveSaid{Color::white, 3, test::move(Kind::knight, "g1", "f3")}; }

chess::MoveDescription castles() {
  auto move = test::move(Kind::king, "e8", "g8");
  move.is_short_castling = true;
  return move;
}

chess::Placement two_pieces() {
  chess::Placement pieces;
  pieces.put(chess::Square::parse("g8").value(), {Color::black, Kind::knight});
  pieces.put(chess::Square::parse("e2").value(), {Color::white, Kind::pawn});
  return pieces;
}

Content a_duty(DutyKind kind, Color side, bool is_shown = false, bool is_spelled = false) {
  return DutyTold{{kind, side, is_shown, 3, test::move(Kind::knight, "g1", "f3"), "D.2.10.1", is_spelled}};
}

struct Row {
  Announcement announcement;
  char const* caption;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.caption; }

// At least one row for each alternative of Content; a test below counts them.
Row const rows[] = {
    {{Audience::table, false, a_move()}, "Springer Felix drei"},
    {{Audience::white, false, a_move()}, "Springer Felix drei [to White]"},
    {{Audience::black, true, a_move()}, "Repeat: Springer Felix drei [to Black]"},
    {{Audience::table, true, a_move()}, "Repeat: Springer Felix drei"},
    {{Audience::white, false, TimesTold{Millis{4325000}, Millis{3480000}}},
     "You have one hour twelve minutes five seconds. Opponent: fifty-eight minutes. [to White]"},
    {{Audience::black, false, TimesTold{Millis{0}, Millis{500}}},
     "You have no time. Opponent: less than one second. [to Black]"},
    {{Audience::white, false, NoTimesTold{}}, "No clock time known. [to White]"},
    {{Audience::white, false, MoveNumberTold{0}}, "No moves made. [to White]"},
    {{Audience::white, false, MoveNumberTold{1}}, "One move made. [to White]"},
    {{Audience::white, false, MoveNumberTold{31}}, "Thirty-one moves made. [to White]"},
    {{Audience::black, false, NothingToRepeat{}}, "Nothing to repeat. [to Black]"},
    {{Audience::black, false, NoMoveToAnnounce{}}, "No move to announce. [to Black]"},
    {{Audience::table, false, DeviceLost{Device::white_board}}, "Board of White lost."},
    {{Audience::table, false, DeviceLost{Device::black_board}}, "Board of Black lost."},
    {{Audience::table, false, DeviceLost{Device::clock}}, "Clock lost."},
    {{Audience::table, false, DeviceLost{Device::braille_display}}, "Braille display lost."},
    {{Audience::table, false, DeviceLost{Device::white_keypad}}, "Keypad of White lost."},
    {{Audience::table, false, DeviceLost{Device::black_keypad}}, "Keypad of Black lost."},
    {{Audience::table, false, DeviceFound{Device::white_board}}, "Board of White back."},
    {{Audience::table, false, DeviceFound{Device::black_board}}, "Board of Black back."},
    {{Audience::table, false, DeviceFound{Device::clock}}, "Clock back."},
    {{Audience::table, false, DeviceFound{Device::braille_display}}, "Braille display back."},
    {{Audience::table, false, DeviceFound{Device::white_keypad}}, "Keypad of White back."},
    {{Audience::table, false, DeviceFound{Device::black_keypad}}, "Keypad of Black back."},
    {{Audience::table, false, DeviceLost{Device::white_display}}, "Braille display of White lost."},
    {{Audience::table, false, DeviceFound{Device::white_display}}, "Braille display of White back."},
    {{Audience::table, false, DeviceLost{Device::black_display}}, "Braille display of Black lost."},
    {{Audience::table, false, DeviceFound{Device::black_display}}, "Braille display of Black back."},
    {{Audience::table, false, DeviceLost{Device::loudspeaker}}, "Loudspeaker lost."},
    {{Audience::table, false, DeviceFound{Device::loudspeaker}}, "Loudspeaker back."},
    {{Audience::table, false, DeviceLost{Device::white_earphone}}, "Earphone of White lost."},
    {{Audience::table, false, DeviceFound{Device::white_earphone}}, "Earphone of White back."},
    {{Audience::table, false, DeviceLost{Device::black_earphone}}, "Earphone of Black lost."},
    {{Audience::table, false, DeviceFound{Device::black_earphone}}, "Earphone of Black back."},
    {{Audience::table, false, DeviceLost{Device::disk}},
     "Disk trouble. Nothing is recorded, and no move is announced."},
    {{Audience::table, false, DeviceFound{Device::disk}}, "The disk works again. All is recorded."},
    {{Audience::white, false, MoveRefused{MoveRefusal::not_a_move, "Nf3 [[x]] 12:00"}},
     "Move not understood. [to White]"},
    {{Audience::white, false, MoveRefused{MoveRefusal::not_a_move, "5259"}},
     "Five two five nine: not understood. [to White]"},
    {{Audience::white, false, MoveRefused{MoveRefusal::not_a_move, "Nf3"}},
     "November Felix drei: not understood. [to White]"},
    {{Audience::white, false, MoveRefused{MoveRefusal::not_a_move, "Q*/.-"}},
     "Quebec star slash point minus: not understood. [to White]"},
    {{Audience::white, false, MoveRefused{MoveRefusal::not_a_move, "hello!"}},
     "Move not understood. [to White]"},
    {{Audience::white, false, MoveRefused{MoveRefusal::no_legal_move, "e9"}},
     "Eva nine: not understood. [to White]"},  // in files of before
    {{Audience::white, false, MoveRefused{MoveRefusal::several_moves, "Nd2"}},
     "Several moves fit. Name the origin square or the promotion piece. [to White]"},
    {{Audience::table, false, CallArbiter{}}, "Please call the arbiter."},
    {{Audience::white, false, RepeatTold{Color::black, "Nf3"}},
     "Black repeats: November Felix drei. [to White]"},
    {{Audience::black, false, RepeatTold{Color::white, "Nf3"}},
     "White repeats: November Felix drei. [to Black]"},  // in files of before
    {{Audience::black, false, RepeatTold{Color::white, "Nf3", test::move(Kind::knight, "g1", "f3"), true}},
     "White repeats: Springer Felix drei. [to Black]"},
    {{Audience::white_assistant, false, a_duty(DutyKind::announce_move, Color::white, true, true)},
     "Spell to White: Springer Felix drei [to White's assistant]"},
    {{Audience::black_assistant, false, a_duty(DutyKind::announce_move, Color::black, true, true)},
     "Spell to Black: Springer Felix drei [to Black's assistant]"},
    {{Audience::table, false, GameResumed{0, 1, Color::white}}, "Game resumed before the first move."},
    {{Audience::table, false, GameResumed{1, 1, Color::black}}, "Game resumed. Move one, Black to move."},
    {{Audience::table, false, GameResumed{42, 22, Color::white}},
     "Game resumed. Move twenty-two, White to move."},
    {{Audience::table, false, GameOver{GameResult::white_wins}}, "Game over. White wins."},
    {{Audience::table, false, GameOver{GameResult::black_wins}}, "Game over. Black wins."},
    {{Audience::table, false, GameOver{GameResult::draw}}, "Game over. Draw."},
    {{Audience::table, false, GameOver{GameResult::annulled}}, "The game is annulled."},
    {{Audience::table, false, EndingProposed{Color::white, Ending::result, GameResult::annulled}},
     "The game is to be annulled. Please confirm."},
    {{Audience::table, false, AdjustingTold{Color::white}}, "White adjusts."},
    {{Audience::black, false, AdjustingTold{Color::black}}, "Black adjusts. [to Black]"},
    {{Audience::table, false, KingAsked{Color::white}}, "White, please lift your king and put it back."},
    {{Audience::table, false, KingAsked{Color::black}}, "Black, please lift your king and put it back."},
    {{Audience::table, false, KingsSeen{}}, "Thank you. The boards have been looked at."},
    {{Audience::table, false, MovesShortened{}}, "Short from now on."},
    {{Audience::table, false, RecordMoved{}}, "The record goes on in another file."},
    {{Audience::white, false, SignatureTold{}},
     "Signature: Anna eins, Anna eins, Anna eins, Anna eins, Anna eins, Anna eins, Anna eins, Anna eins, "
     "Anna eins, "
     "Anna eins, Anna eins, Anna eins. [to White]"},
    {{Audience::table, false, GameOver{GameResult::open}}, "The game goes on."},
    {{Audience::white, false, PiecesToPutBack{two_pieces()}},
     "Pieces fell over. Put back: Springer Gustav acht, Bauer Eva zwei [to White]"},
    {{Audience::black, false, PiecesStand{}}, "The pieces stand again. [to Black]"},
    {{Audience::black, false, SensorFoundBad{chess::Square::parse("e4").value()}},
     "No signal from the sensor of: Eva vier [to Black]"},
    {{Audience::table, false, ResultShown{GameResult::white_wins}},
     "The kings show: White wins. Please confirm."},
    {{Audience::table, false, ResultShown{GameResult::black_wins}},
     "The kings show: Black wins. Please confirm."},
    {{Audience::table, false, ResultShown{GameResult::draw}}, "The kings show: draw. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::white, Ending::checkmate, GameResult::white_wins}},
     "Checkmate, says White. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::black, Ending::checkmate, GameResult::black_wins}},
     "Checkmate, says Black. Please confirm."},
    {{Audience::table, false,
      EndingProposed{Color::white, Ending::checkmate, GameResult::white_wins,
                     test::move(Kind::queen, "h5", "f7")}},
     "Checkmate, says White: Dame Felix sieben. Please confirm."},
    {{Audience::table, false,
      EndingProposed{Color::black, Ending::checkmate, GameResult::black_wins,
                     test::move(Kind::queen, "d8", "h4")}},
     "Checkmate, says Black: Dame Hector vier. Please confirm."},
    {{Audience::table, false,
      EndingProposed{Color::black, Ending::stalemate, GameResult::draw, test::move(Kind::queen, "d8", "h4")}},
     "Stalemate, draw: Dame Hector vier. Please confirm."},
    {{Audience::table, false, Confirming{Color::white}}, "White confirms. Black?"},
    {{Audience::table, false, Confirming{Color::black}}, "Black confirms. White?"},
    {{Audience::table, false, NoLongerMeant{Lapse::move_made}}, "Lapsed: the game went on."},
    {{Audience::table, false, NoLongerMeant{Lapse::declined}}, "Declined or withdrawn."},
    {{Audience::table, false, NoLongerMeant{Lapse::another_proposal}}, "Lapsed: something else is proposed."},
    {{Audience::table, false, NoLongerMeant{Lapse::move_corrected}}, "Lapsed: the move was corrected."},
    {{Audience::white, false, PromotionAsked{}},
     "Which piece? One: Dame. Two: Turm. Three: Läufer. Four: Springer. [to White]"},
    {{Audience::white, false, PromotionTold{Kind::knight}}, "Springer [to White]"},
    {{Audience::white, false, MovesMissing{test::move(Kind::knight, "b8", "c6")}},
     "Moves are missing after Springer Cesar sechs. Type them, or call the arbiter. [to White]"},
    {{Audience::white, false, MovesMissing{}},
     "Moves are missing from the start. Type them, or call the arbiter. [to White]"},
    {{Audience::table, false, ContinueNeeded{}}, "Still adjourned. To go on, type: continue."},
    {{Audience::table, false, ResignationTold{Color::white}}, "White has resigned."},
    {{Audience::table, false, ResignationTold{Color::black}}, "Black has resigned."},
    {{Audience::white, false, DrawTooEarly{}}, "Both must have moved. Call the arbiter. [to White]"},
    {{Audience::white, false, SideWanted{SideQuestion::who_resigns}},
     "Who resigns? White or Black? [to White]"},
    {{Audience::white, false, NoLongerMeant{Lapse::not_repeated}},
     "Lapsed: not entered once more. [to White]"},
    {{Audience::table, false, BoardsAgree{}}, "The boards agree again."},
    {{Audience::table, false, StartTold{959}},
     "Start position nine hundred fifty-nine: Turm Anna eins, König Bella eins, Turm Cesar eins, Springer "
     "David eins, "
     "Springer Eva eins, Dame Felix eins, Läufer Gustav eins, Läufer Hector eins."},
    {{Audience::black, false, ClaimNotInRules{10}}, "These rules have no such claim: rule ten. [to Black]"},
    {{Audience::table, false, BoardToSetUp{Color::white}}, "Board of White is not yet set up."},
    {{Audience::table, false, BoardToSetUp{Color::black}}, "Board of Black is not yet set up."},
    {{Audience::table, false, EndingProposed{Color::black, Ending::stalemate, GameResult::draw}},
     "Stalemate, draw. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::white, Ending::resignation, GameResult::black_wins}},
     "White resigns. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::black, Ending::resignation, GameResult::white_wins}},
     "Black resigns. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::white, Ending::result, GameResult::white_wins}},
     "Result: White wins. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::white, Ending::result, GameResult::black_wins}},
     "Result: Black wins. Please confirm."},
    {{Audience::table, false, EndingProposed{Color::white, Ending::result, GameResult::draw}},
     "Result: draw. Please confirm."},
    {{Audience::white, false, RecorderTold{RecorderFact::begun}}, "Recording. [to White]"},
    {{Audience::white, false, RecorderTold{RecorderFact::nothing_to_record}},
     "No move to record. [to White]"},
    {{Audience::white, false, RecorderTold{RecorderFact::silent}}, "The recording is silent. [to White]"},
    {{Audience::white, false, RecorderTold{RecorderFact::not_kept}},
     "The recording could not be kept. [to White]"},
    {{Audience::black, false, RecorderTold{RecorderFact::microphone_missing}}, "No microphone. [to Black]"},
    {{Audience::black, false, RecorderTold{RecorderFact::microphone_lost}}, "Microphone lost. [to Black]"},
    {{Audience::black, false, RecorderTold{RecorderFact::microphone_found}}, "Microphone back. [to Black]"},
    {{Audience::black, false, RecordingSaved{Millis{2900}}}, "Recorded: two seconds. [to Black]"},
    {{Audience::white, false, RecordingsPlayed{{"ply-001.flac", "ply-003.flac"}}},
     "Your recording. [to White]"},
    {{Audience::white, false, RecordingsPlayed{}}, "No recording of that move. [to White]"},
    {{Audience::black, false, KeypadTold{}},
     "Zero: last move again. One: both times. Two: number of moves. Three: fallen flags. Four: where the "
     "game "
     "stands. Five: say my move. Seven: clock pressed. Eight: my board. Point: silence. Moves: file and "
     "rank, "
     "twice. [to Black]"},
    {{Audience::table, false, LeavingAsked{}}, "Once more ends Tactus. The game is kept."},
    {{Audience::table, false, DrawOfferTold{Color::white}}, "Draw offered by White."},
    {{Audience::table, false, DrawOfferTold{Color::black}}, "Draw offered by Black."},
    {{Audience::table, false, DrawDeclined{Color::white}}, "White declines the draw."},
    {{Audience::table, false, DrawDeclined{Color::black}}, "Black declines the draw."},
    {{Audience::white, false, SideWanted{SideQuestion::whose_flag}},
     "Whose flag? White or Black? [to White]"},
    {{Audience::black, false, SideWanted{SideQuestion::who_accepts}},
     "Who accepts? White or Black? [to Black]"},
    {{Audience::white, false, SideWanted{SideQuestion::which_side}},
     "Which side? White or Black? [to White]"},
    {{Audience::white, false, SideQuestionDropped{}}, "The question is dropped. [to White]"},
    {{Audience::white, false, NoDrawOffer{}}, "No draw is offered. [to White]"},
    {{Audience::white, false, OnceMoreAsked{TwiceEntered::resignation}},
     "Resign? Enter it once more. [to White]"},
    {{Audience::white, false, OnceMoreAsked{TwiceEntered::resignation, Color::white}},
     "Does White resign? Enter it once more. [to White]"},
    {{Audience::black, false, OnceMoreAsked{TwiceEntered::threefold, Color::black}},
     "Draw claim by Black, same position three times? Enter it once more. [to Black]"},
    {{Audience::white, false, OnceMoreAsked{TwiceEntered::fifty_moves, Color::white}},
     "Draw claim by White, fifty moves? Enter it once more. [to White]"},
    {{Audience::white, false, OnceMoreAsked{TwiceEntered::flag_fall, Color::white}},
     "Win on time for White? Enter it once more. [to White]"},
    {{Audience::black, false, OnceMoreAsked{TwiceEntered::illegal_move, Color::black}},
     "Illegal move claimed by Black? Enter it once more. [to Black]"},
    {{Audience::white, false, OnceMoreAsked{TwiceEntered::adjournment, Color::white}},
     "Adjourn, White seals? Enter it once more. [to White]"},
    {{Audience::table, false, ClaimTold{ClaimKind::threefold}},
     "Draw claimed: same position three times. Please call the arbiter."},
    {{Audience::table, false, ClaimTold{ClaimKind::fifty_moves}},
     "Draw claimed: fifty moves. Please call the arbiter."},
    {{Audience::table, false, ClaimTold{ClaimKind::flag_fall}},
     "Flag fall claimed. Please call the arbiter."},
    {{Audience::table, false, ClaimTold{ClaimKind::illegal_move}},
     "Illegal move claimed. Please call the arbiter."},
    {{Audience::black, false, ClaimTold{ClaimKind::touched_piece}},
     "Touched piece reported to the arbiter. [to Black]"},
    {{Audience::table, false, ClaimDecided{true}}, "The claim is upheld. Result, restore, or times?"},
    {{Audience::table, false, ClaimDecided{false}}, "The claim is rejected. Result, restore, or times?"},
    {{Audience::table, false, NoClaim{}}, "Nothing is claimed."},
    {{Audience::white, false, FlagsTold{false, false}}, "No flag has fallen. [to White]"},
    {{Audience::white, false, FlagsTold{true, false}}, "Your flag has fallen. [to White]"},
    {{Audience::white, false, FlagsTold{false, true}}, "The flag of the opponent has fallen. [to White]"},
    {{Audience::white, false, FlagsTold{true, true}}, "Both flags have fallen. [to White]"},
    {{Audience::white, false,
      ScoreTold{12, test::move(Kind::knight, "g1", "f3"), test::move(Kind::knight, "g8", "f6")}},
     "Move twelve. White: Springer Felix drei. Black: Springer Felix sechs. [to White]"},
    {{Audience::white, false, ScoreTold{12, test::move(Kind::knight, "g1", "f3"), std::nullopt}},
     "Move twelve. White: Springer Felix drei. [to White]"},
    {{Audience::white, false, ScoreTold{12, std::nullopt, test::move(Kind::knight, "g8", "f6")}},
     "Move twelve. Black: Springer Felix sechs. [to White]"},
    {{Audience::white, false, NoSuchMove{}}, "No such move. [to White]"},
    {{Audience::white, false, PositionTold{two_pieces()}},
     "White: Bauer Eva zwei. Black: Springer Gustav acht. [to White]"},
    {{Audience::white, false, NotAllowed{}}, "Not allowed in this game. [to White]"},
    {{Audience::white, false, LowTimeTold{Millis{59'000}}}, "Time is short: fifty-nine seconds. [to White]"},
    {{Audience::table, false, AdjournedTold{Color::white, 41}},
     "Game adjourned. White seals move forty-one."},
    {{Audience::table, false, AdjournedTold{Color::black, 41}},
     "Game adjourned. Black seals move forty-one."},
    {{Audience::white, false, OnlyMoverSeals{}}, "Only the player to move seals. [to White]"},
    {{Audience::table, false, ResultSigned{Color::white}}, "White confirms the result."},
    {{Audience::table, false, ResultSigned{Color::black}}, "Black confirms the result."},
    {{Audience::white, false, NothingToSign{}}, "No result to confirm. [to White]"},
    {{Audience::table, false, RestoreTold{Color::white, 12, false}},
     "Back to move twelve of White. Please confirm."},
    {{Audience::table, false, RestoreTold{Color::black, 12, false}},
     "Back to move twelve of Black. Please confirm."},
    {{Audience::table, false, RestoreTold{Color::white, 12, true}},
     "The game resumes with move twelve of White."},
    {{Audience::table, false, RestoreTold{Color::black, 12, true}},
     "The game resumes with move twelve of Black."},
    {{Audience::table, false,
      CorrectionTold{Color::white, test::move(Kind::knight, "g1", "h3"), test::move(Kind::knight, "g1", "f3"),
                     false}},
     "White meant Springer Hector drei instead of Springer Felix drei. Please confirm."},
    {{Audience::table, false,
      CorrectionTold{Color::black, test::move(Kind::knight, "b8", "a6"), test::move(Kind::knight, "b8", "c6"),
                     true}},
     "Black corrects: Springer Anna sechs instead of Springer Cesar sechs."},
    {{Audience::table, false,
      CorrectionTold{Color::black, test::move(Kind::rook, "a8", "b8"), test::move(Kind::rook, "a8", "c8"),
                     false}},
     "Black meant Turm Bella acht instead of Turm Cesar acht. Please confirm."},
    {{Audience::table, false,
      CorrectionTold{Color::white, test::move(Kind::rook, "a1", "b1"), test::move(Kind::rook, "a1", "c1"),
                     true}},
     "White corrects: Turm Bella eins instead of Turm Cesar eins."},
    {{Audience::table, false,
      ReplaceTold{Color::white, 12, test::move(Kind::knight, "g1", "h3"),
                  test::move(Kind::knight, "g1", "f3"), false}},
     "Move twelve of White is Springer Hector drei, not Springer Felix drei. Please confirm."},
    {{Audience::table, false,
      ReplaceTold{Color::black, 12, test::move(Kind::rook, "a8", "b8"), test::move(Kind::rook, "a8", "c8"),
                  true}},
     "Replaced: move twelve of Black is Turm Bella acht, not Turm Cesar acht."},
    {{Audience::table, false, RestoreRefused{}}, "No game can go on from this position."},
    {{Audience::white, false, NothingToCorrect{}}, "Nothing to correct. [to White]"},
    {{Audience::white, false, WordNeeded{}}, "The arbiter confirms this with his password. [to White]"},
    {{Audience::white, false, WordAsked{}}, "Password of the arbiter, please. [to White]"},
    {{Audience::white, false, WordRefused{}}, "This is not the agreed password. [to White]"},
    {{Audience::black, false,
      TrainingTold{
          {{{{Language::english, "One piece."}}, "1 piece."},
           {{{Language::english, "White:"}, {Language::german, "Turm Anna eins."}}, "White: Ra1."}}}},
     "One piece. [to Black]\nWhite: Turm Anna eins. [to Black]"},
    {{Audience::black, false, TrainingTold{{{{{Language::english, "One piece."}}, "1 piece."}}, true}},
     "One piece. [to Black]"},
    {{Audience::white_assistant, false, a_duty(DutyKind::make_move, Color::white)},
     "Make on the board of White: Springer Felix drei [to White's assistant]"},
    {{Audience::black_assistant, false, a_duty(DutyKind::make_move, Color::black)},
     "Make on the board of Black: Springer Felix drei [to Black's assistant]"},
    {{Audience::white_assistant, true, a_duty(DutyKind::announce_move, Color::black)},
     "Repeat: Announce: Springer Felix drei [to White's assistant]"},
    {{Audience::white_assistant, false, a_duty(DutyKind::announce_move, Color::white, true)},
     "Show White: Springer Felix drei [to White's assistant]"},
    {{Audience::white_assistant, false, a_duty(DutyKind::announce_move, Color::black, true)},
     "Show Black: Springer Felix drei [to White's assistant]"},
    {{Audience::black_assistant, false, a_duty(DutyKind::start_clock, Color::white)},
     "Start the clock of White [to Black's assistant]"},
    {{Audience::white_assistant, false, a_duty(DutyKind::start_clock, Color::black)},
     "Start the clock of Black [to White's assistant]"},
    {{Audience::white_assistant, false, a_duty(DutyKind::write_move, Color::white)},
     "Write: Springer Felix drei [to White's assistant]"},
    {{Audience::white_assistant, false, NoDuty{}}, "Nothing to do [to White's assistant]"},
    {{Audience::white_assistant, false, TimesToTell{Color::white, Millis{725000}, Millis{60000}}},
     "Tell White: twelve minutes five seconds, opponent one minute [to White's assistant]"},
    {{Audience::black_assistant, false, TimesToTell{Color::black, Millis{60000}, Millis{725000}}},
     "Tell Black: one minute, opponent twelve minutes five seconds [to Black's assistant]"},
    {{Audience::white_assistant, false, MovesToTell{Color::white, 12}},
     "Tell White, moves made: twelve [to White's assistant]"},
    {{Audience::black_assistant, false, MovesToTell{Color::black, 1}},
     "Tell Black, moves made: one [to Black's assistant]"},
};

bool has_digit(std::string const& text) {
  for (char const c : text)
    if (c >= '0' && c <= '9') return true;
  return false;
}

/// A letter alone between other signs, as in "R" or "e-4". No sentence of ours needs one ("a", "I").
bool has_bare_letter(std::string const& text) {
  auto const is_word = [](unsigned char c) { return c >= 0x80 || std::isalpha(c) != 0; };
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_word(static_cast<unsigned char>(text[end]))) ++end;
    if (end - at == 1) return true;
    at = end + 1;
  }
  return false;
}

BOOST_DATA_TEST_CASE(an_announcement_has_its_caption, boost::unit_test::data::make(rows), row) {
  BOOST_TEST(caption_of(row.announcement) == row.caption);
}

BOOST_DATA_TEST_CASE(nothing_spoken_has_a_digit_or_a_bare_letter, boost::unit_test::data::make(rows), row) {
  Phrase const phrase = phrase_of(row.announcement);
  BOOST_TEST(!phrase.empty());
  for (Part const& part : phrase) {
    BOOST_TEST(!part.text.empty());
    BOOST_TEST(!has_digit(part.text));
    BOOST_TEST(!has_bare_letter(part.text));
    BOOST_TEST(part.text.find('{') == std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(the_rows_above_hold_every_kind_of_announcement) {
  std::set<std::size_t> seen;
  for (Row const& row : rows) seen.insert(row.announcement.content.index());
  BOOST_TEST(seen.size() == std::variant_size_v<Content::variant>);
}

BOOST_AUTO_TEST_CASE(a_move_is_german_and_its_repeat_begins_in_english) {
  Phrase const phrase = phrase_of({Audience::table, true, a_move()});
  BOOST_REQUIRE(phrase.size() == 2U);
  BOOST_TEST((phrase[0] == Part{Language::english, "Repeat:"}));
  BOOST_TEST((phrase[1] == Part{Language::german, "Springer Felix drei"}));
}

BOOST_AUTO_TEST_CASE(a_recording_is_heard_instead_of_words) {
  Phrase const phrase =
      phrase_of({Audience::white, false, RecordingsPlayed{{"ply-001.flac", "ply-003.flac"}}});
  BOOST_REQUIRE(phrase.size() == 1U);
  BOOST_TEST((phrase[0].recordings == std::vector<std::string>{"ply-001.flac", "ply-003.flac"}));
  BOOST_TEST(phrase_of({Audience::white, false, RecordingsPlayed{}})[0].recordings.empty());
}

BOOST_AUTO_TEST_CASE(the_number_of_a_move_is_words) {
  BOOST_TEST(text_of(move_number_phrase(12, true, {})) == "Move twelve.");
  BOOST_TEST(text_of(move_number_phrase(101, false, {})) == "Move one hundred one, Black.");
}

BOOST_AUTO_TEST_CASE(the_wording_of_moves_reaches_the_caption) {
  Wording wording;
  wording.moves.style = Style::full;
  BOOST_TEST(caption_of({Audience::table, false, a_move()}, wording) == "Springer Gustav eins Felix drei");
}

BOOST_AUTO_TEST_CASE(every_row_of_the_tables_of_perceptions_is_met_and_no_cell_is_empty) {
  constexpr std::size_t rows_in_all = 179;  // of speech/words/perceptions_of_*.hpp, and two of training
  std::set<Perception const*> met{&perception_of_repeat()};
  for (Row const& row : rows) met.insert(&perception_of(row.announcement.content));
  BOOST_TEST(met.size() == rows_in_all);
  std::set<std::string_view> seen;
  for (Perception const* const perceived : met) {
    BOOST_TEST_CONTEXT(perceived->spoken) {
      BOOST_TEST(!perceived->spoken.empty());
      BOOST_TEST(!perceived->braille.empty());
      bool const is_verbatim = perceived->spoken == "{lines}";  // of training: made where they are known
      BOOST_TEST((is_verbatim || seen.insert(perceived->spoken).second));
      BOOST_TEST((perceived->urgency <= Urgency::urgent));
      BOOST_TEST((perceived->earcon <= Earcon::error));
    }
  }
}

BOOST_AUTO_TEST_CASE(fingers_get_one_short_line_with_letters_and_digits) {
  BOOST_TEST(braille_of({Audience::table, false, a_move()}) == "2.Nf3");
  BOOST_TEST(braille_of({Audience::table, true, a_move()}, {}, {.letters = notation::german}) ==
             "Repeat: 2.Sf3");
  BOOST_TEST(braille_of({Audience::white, false, MoveSaid{Color::black, 3, castles(), 8}}) == "8...O-O");
  BOOST_TEST(braille_of({Audience::white, false, TimesTold{Millis{725000}, Millis{3480000}}}) ==
             "You 0:12:05, opponent 0:58:00");
  BOOST_TEST(braille_of({Audience::white, false, MoveNumberTold{1}}) == "Moves: 1");
  BOOST_TEST(braille_of({Audience::white, false, PiecesToPutBack{two_pieces()}}) == "Put back: Ng8, e2");
  BOOST_TEST(braille_of({Audience::black, false, SensorFoundBad{chess::Square::parse("e4").value()}}) ==
             "No signal from: e4");
}

BOOST_AUTO_TEST_CASE(urgency_follows_what_the_players_must_hear) {
  BOOST_CHECK(perception_of(a_move()).urgency == Urgency::move);
  BOOST_CHECK(perception_of(GameOver{GameResult::draw}).urgency == Urgency::move);
  BOOST_CHECK(perception_of(TimesTold{}).urgency == Urgency::status);
  BOOST_CHECK(perception_of(MoveNumberTold{}).urgency == Urgency::status);
  BOOST_CHECK(perception_of(CallArbiter{}).urgency == Urgency::urgent);
  BOOST_CHECK(perception_of(DeviceLost{}).urgency == Urgency::urgent);
  BOOST_CHECK(perception_of(MoveRefused{}).urgency == Urgency::urgent);
  BOOST_TEST(perception_of(a_move()).is_repeatable);
  BOOST_TEST(!perception_of(TimesTold{}).is_repeatable);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
