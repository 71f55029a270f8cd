// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/hall/hands.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>

namespace tactus::sim {

namespace {

using chess::Color;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr Millis rest{1300};         // hands off the board, longer than any board needs to settle
constexpr Millis copy_judged{3000};  // longer than a wrong copy may stand before it counts

table::Device board_of(Color side) {
  return side == Color::white ? table::Device::white_board : table::Device::black_board;
}

/// Another legal move, by chance.
chess::Move another(chess::Position const& position, chess::Move move, HallDice& dice) {
  auto const legal = position.legal_moves();
  std::vector<chess::Move> others(legal.begin(), legal.end());
  std::erase(others, move);
  std::ranges::sort(others);
  return others[dice.below(others.size())];
}

}  // namespace

HallHands::HallHands(HallPlan const& plan, std::uint32_t seed)
    : plan_(plan), dice_(seed + 1, plan.table), hand_(seed + plan.table) {
  left_[0] = left_[1] = plan.setup.time_control->periods.front().base;
}

std::vector<HallAct> HallHands::next() {
  acts_.clear();
  switch (chapter_) {
    case Chapter::beginning: begin(); break;
    case Chapter::moves:
      if (ply_ < plan_.moves.size() || (plan_.trouble && is_open()))
        take_turn();
      else
        end();
      break;
    case Chapter::over: break;
  }
  return std::move(acts_);
}

void HallHands::begin() {
  chapter_ = Chapter::moves;
  wait(seconds{0}, seconds{60});  // not all tables at once
  enter(table::ProgramStarted{"tactus-sim", TACTUS_VERSION, "tournament", "", false});
  enter(table::GameStarted{plan_.setup});
  wait(seconds{1}, seconds{2});
  show_clock(false, std::nullopt);
  wait(seconds{3}, seconds{30});
  pressed_at_ = at_;
  show_clock(true, Color::white);  // by the arbiter (6.2.1)
  at_ += rest;
}

void HallHands::take_turn() {
  if (!copy() || !meet_trouble()) {
    chapter_ = Chapter::over;
    return;
  }
  chess::Move const move = plan_.moves[ply_];
  think();
  ask_for_something();
  make(move);
  announce(move);
  bool const is_last = ply_ + 1 == plan_.moves.size();
  bool const agrees = is_last && plan_.ending == HallEnding::agreed;
  Color const mover = position_.turn();
  bool const offers = is_trouble(HallTroubleKind::draw_offered);
  if (agrees || offers) enter(table::DrawOffered{mover});
  if (!is_last || plan_.ending != HallEnding::on_board) press();
  if (agrees || offers) enter(table::DrawAnswered{opposite(mover), agrees});
  last_ = move;
  before_ = position_;
  position_ = position_.after(move);
  ++ply_;
}

void HallHands::end() {
  chapter_ = Chapter::over;
  if (plan_.ending == HallEnding::unfinished) return;
  if (plan_.ending == HallEnding::resigned) {
    copy();
    think();
    enter(table::ResignationEntered{position_.turn()});
    wait(seconds{1}, seconds{3});
    enter(table::ResignationEntered{position_.turn()});
    accept(opposite(position_.turn()));
  }
  if (plan_.ending == HallEnding::on_board) {
    wait(seconds{1}, seconds{3});
    auto const how =
        plan_.result() == table::GameResult::draw ? table::Ending::stalemate : table::Ending::checkmate;
    enter(table::ResultProposed{opposite(position_.turn()), plan_.result(), how});
    accept(position_.turn());
  }
  for (Color const side : {Color::white, Color::black}) {
    wait(seconds{5}, seconds{20});
    enter(table::ResultSignedBy{side});
  }
}

/// What the other side has said: it looks at the board first.
void HallHands::accept(Color by) {
  wait(seconds{2}, seconds{10});
  enter(table::ResultAccepted{by});
}

bool HallHands::copy() {
  if (!last_) return true;
  Color const copier = position_.turn();
  wait(seconds{1}, seconds{3});
  if (is_trouble(HallTroubleKind::repeated_another_move)) repeat_wrongly();
  auto const last = chess::describe(before_, *last_);
  auto actions = hand_.make(chess::diagram_of(before_), *last_, capture_order());
  bool const is_wrong = is_trouble(HallTroubleKind::boards_differ);
  if (is_wrong) actions.back().square = *plan_.trouble->aside;
  act(copier, actions);
  if (!is_wrong) return true;
  at_ += copy_judged;
  if (is_open()) return false;
  wait(seconds{20}, seconds{90});  // until the arbiter comes
  act(copier, hand_.carry(last.piece, *plan_.trouble->aside, last.to));
  return true;
}

void HallHands::repeat_wrongly() {
  chess::Move const heard = another(before_, *last_, dice_);
  enter(table::MoveRepeated{position_.turn(), notation::pattern_of(heard),
                            notation::write_san(before_, heard)});
  wait(seconds{2}, seconds{4});
}

bool HallHands::meet_trouble() {
  if (is_trouble(HallTroubleKind::pressed_without_move)) return press_too_early();
  if (is_trouble(HallTroubleKind::claim)) return claim();
  if (is_trouble(HallTroubleKind::board_lost)) return lose_device(board_of(plan_.trouble->side));
  if (is_trouble(HallTroubleKind::clock_lost)) return lose_device(table::Device::clock);
  if (is_trouble(HallTroubleKind::illegal_move)) return make_illegal();
  if (is_trouble(HallTroubleKind::offered_draw_untimely)) {
    wait(seconds{2}, seconds{5});
    enter(table::DrawOffered{plan_.trouble->side});
  }
  return true;
}

/// The opponent stops the clocks and waits for the arbiter.
bool HallHands::make_illegal() {
  auto const& [piece, from, to] = *plan_.trouble->illegal;
  think();
  act(position_.turn(), hand_.carry(piece, from, to));
  if (plan_.setup.player(position_.turn()).is_blind) {
    enter(table::Requested{position_.turn(), table::Request::announce, std::nullopt});
    at_ += rest;
  }
  press();
  return false;
}

bool HallHands::lose_device(table::Device device) {
  wait(seconds{2}, seconds{5});
  enter(table::DeviceWasLost{device, "unplugged"});
  if (is_open()) return false;
  wait(seconds{5}, seconds{60});
  enter(table::DeviceWasFound{device});
  if (device == table::Device::clock) {
    clock_runs_for(position_.turn());
    show_clock(true, position_.turn());
  }
  at_ += rest;
  return true;
}

bool HallHands::press_too_early() {
  wait(seconds{2}, seconds{5});
  press();
  if (is_open()) return false;
  wait(seconds{2}, seconds{10});
  press_of(opposite(position_.turn()));  // it is put back: to the clock that is a press of the opponent
  at_ += rest;
  return true;
}

bool HallHands::claim() {
  wait(seconds{2}, seconds{20});
  enter(table::ClaimMade{plan_.trouble->side, table::ClaimKind::flag_fall, std::nullopt});
  if (is_open()) return false;
  wait(seconds{20}, seconds{90});
  for (Color const each : {Color::white, Color::black}) enter(table::ClaimAnswered{false, each});
  return true;
}

void HallHands::make(chess::Move move) {
  Color const mover = position_.turn();
  act(mover, hand_.make(chess::diagram_of(position_), move, capture_order()));
}

/// A blind player announces: by his key, or in person, who may type it. Apertures do not tell which piece a
/// pawn became: then it is typed by all.
void HallHands::announce(chess::Move move) {
  Color const mover = position_.turn();
  bool const is_unknown = move.is_promotion() && plan_.setup.board(mover) == table::BoardKind::occupancy;
  bool const is_another = is_trouble(HallTroubleKind::announced_another_move);
  if (is_unknown || is_another) {
    chess::Move const said = is_another ? another(position_, move, dice_) : move;
    enter(table::MoveEntered{mover, notation::pattern_of(said), notation::write_san(position_, said)});
    at_ += rest;
  }
  if (!plan_.setup.player(mover).is_blind || is_another) return;
  if (is_trouble(HallTroubleKind::pressed_without_announcing)) return;
  enter(table::Requested{mover, table::Request::announce, std::nullopt});
  at_ += rest;
}

/// What a player may always ask for; he alone hears it.
void HallHands::ask_for_something() {
  Color const mover = position_.turn();
  if (!plan_.setup.player(mover).is_blind || !dice_.happens(5)) return;
  constexpr std::array may_ask{table::Request::repeat, table::Request::times, table::Request::move_number};
  enter(table::Requested{mover, may_ask[dice_.below(may_ask.size())], std::nullopt});
  wait(seconds{2}, seconds{4});
}

void HallHands::press() {
  wait(milliseconds{300}, milliseconds{900});
  press_of(position_.turn());
  at_ += rest;
}

void HallHands::press_of(Color side) {
  clock_runs_for(side);
  left_[static_cast<unsigned>(side)] += plan_.setup.time_control->increment;
  show_clock(true, opposite(side));
}

void HallHands::clock_runs_for(Color side) {
  left_[static_cast<unsigned>(side)] -= at_ - pressed_at_;
  pressed_at_ = at_;
}

bool HallHands::is_trouble(HallTroubleKind kind) const {
  return plan_.trouble && plan_.trouble->kind == kind && plan_.trouble->ply == ply_;
}

void HallHands::think() { wait(seconds{3}, seconds{90}); }

void HallHands::act(Color board, std::vector<HandAction> const& actions) {
  for (HandAction const& action : actions) {
    at_ += std::chrono::ceil<Millis>(action.pause_before);
    bool const is_placed = action.what == HandAction::What::place;
    acts_.push_back(
        {at_, HallTouch{board, action.square, is_placed ? std::optional{action.piece} : std::nullopt}});
  }
  at_ += rest;
}

void HallHands::show_clock(bool is_running, std::optional<Color> to_move) {
  clock::Reading reading;
  reading.white = left_[0];
  reading.black = left_[1];
  reading.to_move = to_move;
  reading.is_running = is_running;
  enter(table::ClockSeen{reading});
}

}  // namespace tactus::sim
