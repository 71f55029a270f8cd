// SPDX-License-Identifier: GPL-3.0-or-later
// What happened at a table, as typed values. Their order in a Situation is the order in time.
#pragma once

#include "core/arbitration/laws/cases/facts.hpp"

namespace tactus::arbitration::laws {

/// Who acts. `assistant` is the visually disabled player's (D.2.10), `sighted_assistant` the other's
/// (D.2.11). The last five are no part of the game (12.7).
enum class Actor : std::uint8_t {
  white,
  black,
  assistant,
  sighted_assistant,
  arbiter,
  captain,
  coach,
  parent,
  spectator,
  other_player,  // of another game
};

/// Who is told something.
enum class Listener : std::uint8_t { white, black, players, arbiter };

namespace event {

// On the board. `board`: nothing where it was not said.

enum class TouchIntent : std::uint8_t { move, capture, castle, adjust, accidental };
struct Touch {
  chess::Color by = chess::Color::white;
  chess::Square square;
  std::optional<TouchIntent> intent;
  bool is_order_known = true;
  std::optional<BoardKind> board;
};
/// The piece stays in its securing aperture.
struct Feel {
  chess::Color by = chess::Color::white;
  chess::Square square;
};
/// Taken out of the securing aperture.
struct Lift {
  chess::Color by = chess::Color::white;
  chess::Square square;
};
/// Taken off its square; on a tactile board the same as taking it out.
struct Remove {
  chess::Color by = chess::Color::white;
  chess::Square square;
  std::optional<BoardKind> board;
};
struct Place {
  chess::Color by = chess::Color::white;  // the colour of the piece, too, unless `is_copy`
  chess::Kind kind = chess::Kind::pawn;
  chess::Square square;
  std::optional<bool> is_released;
  std::optional<BoardKind> board;
  bool is_copy = false;  // the opponent's move is executed
};
/// A piece that is not on the board is taken in the hand.
struct PickUp {
  chess::Color by = chess::Color::white;
  chess::Kind kind = chess::Kind::queen;
  std::string from;
};
struct MakeMove {
  chess::Color by = chess::Color::white;
  std::optional<std::string> uci;
  std::optional<bool> is_clock_pressed;
  bool is_illegal = false;         // stated, or judged by the position
  bool is_declared_legal = false;  // stated in so many words
  bool is_castling = false;
  bool is_on_board = false;
  std::optional<chess::Square> rook_start;
};
struct AdjustAnnounced {
  chess::Color by = chess::Color::white;
};
enum class DisplacedIntent : std::uint8_t { obviously_accidental, unclear };
struct Displaced {
  chess::Color by = chess::Color::white;
  std::vector<chess::Square> squares;
  std::optional<bool> is_clock_pressed;
  std::optional<DisplacedIntent> intent;
};
struct TwoHandedMove {
  chess::Color by = chess::Color::white;
  std::optional<std::string> uci;
  bool is_clock_pressed = false;
};
struct PawnLeftOnLastRank {
  chess::Color by = chess::Color::white;
  std::optional<chess::Square> square;
  bool is_clock_pressed = false;
};
/// King two squares towards a rook, and the rook not moved.
struct CastlingUnfinished {
  chess::Color by = chess::Color::white;
  std::optional<std::string> uci;  // as castling is written
  bool is_clock_pressed = false;
};
/// The opponent had the move: two moves in a row, or the first one by Black.
struct MoveOutOfTurn {
  chess::Color by = chess::Color::white;
  std::optional<std::string> uci;
  bool is_clock_pressed = false;
};
struct KingCaptured {
  chess::Color by = chess::Color::white;
  std::optional<chess::Square> square;
};
struct IllegalMoveCompleted {
  chess::Color by = chess::Color::white;
  std::optional<unsigned> count;  // this one included
  std::optional<std::string> uci;
};
struct ExecuteForOpponentBoard {
  Actor by = Actor::assistant;
  std::optional<chess::Color> for_player;
  std::optional<BoardKind> board;
  std::optional<chess::Color> owner;
};

// Speech.

struct Announce {
  chess::Color by = chess::Color::white;
  std::string text;
};
struct AnnounceIntent {
  chess::Color by = chess::Color::white;
  std::string text;
};
enum class Saying : std::uint8_t {
  both_times,
  engine_evaluation,
  illegal_move_completed,
  move_count,
  opponents_move,
  position_occurred_third_time,
  you_have_not_pressed_the_clock,
  your_move_is_illegal,
};
struct ProgramSays {
  Listener to = Listener::white;
  Saying what = Saying::opponents_move;
  std::optional<bool> is_on_request;
  bool is_after_opponents_move_made = false;
  bool is_before_clock_press = false;
};
struct SpectatorSpeaks {
  Listener to = Listener::players;
  std::string what;
};
struct ReportTouch {
  Actor by = Actor::assistant;
  Listener to = Listener::arbiter;
};

// Clock.

struct PressClock {
  Actor by = Actor::white;
  std::optional<chess::Color> for_player;
};
struct PressClockWithoutMove {
  chess::Color by = chess::Color::white;
};
struct NeighboursClockPressed {
  chess::Color by = chess::Color::white;
};
enum class ClockMisuse : std::uint8_t {
  other_hand,        // than the one that moved
  finger_on_button,  // or over it
  before_moving,
  forcibly,
  picked_up,
  knocked_over,
};
struct ClockMishandled {
  chess::Color by = chess::Color::white;
  ClockMisuse how = ClockMisuse::other_hand;
};
enum class StopReason : std::uint8_t {
  call_arbiter,
  promotion_piece,  // is not at hand
  claim,
  irregularity,
  clock_fault,
  disturbance,
  illness,
  toilet,
  phone_call,
  smoke,
  none,
};
/// Both clocks.
struct StopClocks {
  chess::Color by = chess::Color::white;
  StopReason reason = StopReason::none;
};
struct ClockNotPressed {
  chess::Color by = chess::Color::white;
  std::optional<unsigned> move;
};
struct FlagFall {
  chess::Color by = chess::Color::white;
  std::optional<bool> is_last_period;
};
/// One player's are in order.
struct Thinking {
  chess::Color by = chess::Color::white;
  Millis time{};
};
struct UsedInPeriod {
  chess::Color by = chess::Color::white;
  unsigned period = 1;  // from 1
  Millis time{};
  std::optional<unsigned> moves;  // made in it
};
struct Arrive {
  chess::Color by = chess::Color::white;
  Millis after{};  // the start of the session
};
enum class AssistantsDuty : std::uint8_t { operates_clock, keeps_score };
struct ArbiterAdjustsForAssistant {
  ByColor<bool> applies_to;
  AssistantsDuty duty = AssistantsDuty::operates_clock;
};

// Claims and offers.

enum class ClaimKind : std::uint8_t {
  flag,
  illegal_move,
  touch_move,
  threefold_occurred,
  threefold_intended,
  fifty_occurred,
  fifty_intended,
  normal_means,
  displaced,
  clock_setting,
};
/// Of a draw, by repetition or fifty moves (9.2, 9.3).
constexpr bool is_of_draw(ClaimKind kind) {
  return kind == ClaimKind::threefold_occurred || kind == ClaimKind::threefold_intended ||
         kind == ClaimKind::fifty_occurred || kind == ClaimKind::fifty_intended;
}
struct Claim {
  Actor by = Actor::white;
  ClaimKind kind = ClaimKind::flag;
  std::optional<std::string> written_move;  // as written, or in coordinates
  SheetLanguage language = SheetLanguage::english;
  bool is_display_only = false;  // the only ground is what a display showed
  bool is_about_previous_move = false;
  std::optional<unsigned> about_ply;
  std::optional<chess::Color> for_player;
  bool is_touched_before = false;
  bool is_written = true;  // the move of an intended claim
};
enum class OfferTime : std::uint8_t { after_move, before_move, opponents_time };
struct OfferDraw {
  chess::Color by = chess::Color::white;
  OfferTime when = OfferTime::after_move;
  bool is_noted = true;  // (=), by 9.1.2.2
  bool is_conditional = false;
  unsigned count = 1;  // in this game by this player without a reason in the play, this one included
};
struct WithdrawOffer {
  chess::Color by = chess::Color::white;
};
struct AcceptDraw {
  chess::Color by = chess::Color::white;
};
struct DeclineDraw {
  chess::Color by = chess::Color::white;
};
struct AgreeDraw {
  std::optional<ByColor<unsigned>> moves;  // made by each
};
struct Resign {
  chess::Color by = chess::Color::white;
};
enum class ExtraTime : std::uint8_t { increment, delay };
/// By both players, or told to be so.
enum class SignedScore : std::uint8_t { white_wins, black_wins, draw };
struct SignResult {
  SignedScore score = SignedScore::draw;
};
enum class TakenBack : std::uint8_t { resignation, claim, offer, acceptance, result };
struct TakeBack {
  chess::Color by = chess::Color::white;
  TakenBack what = TakenBack::resignation;
};
struct RequestIncrement {
  chess::Color by = chess::Color::white;
  ExtraTime kind = ExtraTime::increment;
};
struct RequestScore {
  chess::Color by = chess::Color::white;
  bool has_the_move = false;
  unsigned count = 1;  // this one included
};
struct DemonstrateForcedMate {
  chess::Color by = chess::Color::white;
  std::vector<std::string> line;  // coordinate form
};
struct PlayersAgreeToCorrect {};

// The arbiter.

enum class Observed : std::uint8_t {
  both_flags_down,
  both_kings_in_check,
  fifty_moves,
  flag_fall,
  illegal_move,
  pawn_on_last_rank,
  illegal_position,  // of which nobody saw the last move
};
struct ArbiterObserves {
  Observed what = Observed::flag_fall;
};
struct ArbiterRejects {
  ClaimKind claim = ClaimKind::normal_means;
};
struct ArbiterPostpones {
  ClaimKind claim = ClaimKind::normal_means;
};
struct ArbiterAgrees {
  ExtraTime to = ExtraTime::increment;
};
enum class Finding : std::uint8_t { no_progress_since_claim, opponent_made_no_sufficient_attempt };
struct ArbiterFinds {
  Finding what = Finding::no_progress_since_claim;
};
struct ToldToSeal {};
struct AdjournEarly {
  chess::Color by = chess::Color::white;
};

// Other.

struct Write {
  chess::Color by = chess::Color::white;
  std::string text;
  bool is_before_move = false;
};
/// A hand of the assistant on a piece.
struct AssistantTouches {
  Actor by = Actor::assistant;
  std::optional<chess::Square> square;
};
enum class Asked : std::uint8_t { time, move, move_count };
/// A player asks the opponent, his assistant or the arbiter.
struct PlayerAsks {
  chess::Color by = chess::Color::white;
  Actor whom = Actor::black;
  Asked what = Asked::time;
};
enum class Area : std::uint8_t { playing_area, playing_venue };
struct LeaveArea {
  chess::Color by = chess::Color::white;
  Area area = Area::playing_area;
  bool has_the_move = false;
  bool is_permitted = false;        // by the arbiter
  bool is_report_required = false;  // by the event (11.2.4)
};
struct Smoke {
  chess::Color by = chess::Color::white;
  bool is_electronic = false;
  bool is_permitted_place = false;
};
struct RefuseSearch {
  chess::Color by = chess::Color::white;
};
/// Of cheating.
struct Accuse {
  chess::Color by = chess::Color::white;
  Listener to = Listener::players;
};
enum class Disturbance : std::uint8_t { talking, noise, offers, claims, analysis, notes, advice, other };
struct Disturb {
  chess::Color by = chess::Color::white;
  Disturbance how = Disturbance::other;
};
struct PhoneSounds {
  chess::Color owner = chess::Color::white;
  unsigned count = 1;  // this one included
};

}  // namespace event
}  // namespace tactus::arbitration::laws
