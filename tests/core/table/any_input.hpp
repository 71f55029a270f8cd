// SPDX-License-Identifier: GPL-3.0-or-later
// Any input at any time, likely ones more often: for what must hold at every table.
#pragma once

#include "tests/core/table/tables.hpp"

#include <random>

namespace tactus::table {

class AnyInput {
 public:
  explicit AnyInput(unsigned seed) : dice_(seed) {}

  Input next(TableState const& state) {
    Color const c = number(1) == 0 ? W : B;
    switch (number(17)) {
      case 0: return ClockSeen{reading()};
      case 1: return MoveEntered{c, notation::pattern_of(any_move(state)), "text"};
      case 2: return MoveTextRefused{c, "text", static_cast<MoveRefusal>(number(2))};
      case 3: return PressEntered{c};
      case 4: return Requested{c, static_cast<Request>(number(3)), std::nullopt};
      case 5: return DeviceWasLost{static_cast<Device>(number(2)), "reason"};
      case 6: return DeviceWasFound{static_cast<Device>(number(2))};
      case 7: return number(20) == 0 ? Input{Resumed{}} : Input{TimePassed{}};
      case 8:
        return number(200) == 0 ? Input{ResultEntered{static_cast<GameResult>(number(3))}}
                                : Input{TimePassed{}};
      case 9: return number(50) == 0 ? Input{GameStarted{TableSetup{}}} : Input{ProgramStarted{}};
      case 10: return BoardSeen{c, full(state)};
      case 14: return number(1) == 0 ? Input{DutyDone{c}} : Input{DutyAsked{c}};
      case 15: return recorder_input(c);
      case 16: return number(9) == 0 ? agreement_input(state, c) : Input{TimePassed{}};
      default: return BoardSeen{c, change(state, c)};
    }
  }
  unsigned number(unsigned high) { return std::uniform_int_distribution<unsigned>(0, high)(dice_); }

 private:
  Input recorder_input(Color c) {
    switch (number(3)) {
      case 3: return MoveUnheard{Audience::table, c, number(300), static_cast<Unheard>(number(1))};
      case 0: return RecorderReported{c, static_cast<RecorderFact>(number(6)), "reason"};
      case 1: return RecordingKept{c, number(300), "ply-001.flac", Millis{number(20'000)}};
      default: return RecordingsAsked{c, std::vector<std::string>(number(2), "ply-001.flac")};
    }
  }
  Input agreement_input(TableState const& state, Color c) {
    auto const move = number(1) == 0 ? std::optional(notation::pattern_of(any_move(state))) : std::nullopt;
    switch (number(17)) {
      case 16:
        return number(1) == 0 ? Input{SideNeeded{static_cast<SideQuestion>(number(2))}}
                              : Input{SideNotNamed{}};
      case 0: return MoveRepeated{c, move, "text"};
      case 1: return DrawOffered{c};
      case 2: return DrawAnswered{c, number(3) == 0};
      case 3: return ResignationEntered{c};
      case 4: return ClaimMade{c, all_claim_kinds[number(all_claim_kinds.size() - 1)], move, "text"};
      case 5:
        return number(2) == 0 ? ClaimAnswered{number(3) == 0}
                              : ClaimAnswered{number(3) == 0, number(2) == 0 ? Color::white : Color::black};
      case 6:
        switch (number(3)) {
          case 0: return ResumptionNeeded{};
          case 1: return ResumptionStated{number(1) == 0 ? "" : "30.11."};
          default: return AdjournmentEntered{c, std::nullopt};
        }
      case 7: return PlayContinued{};
      case 8: return Requested{c, static_cast<Request>(number(11)), std::nullopt, number(3)};
      case 12: return MoveCorrected{c, notation::pattern_of(any_move(state)), "text"};
      case 13: return RestoreProposed{c, number(static_cast<unsigned>(state.line().plies()) + 1)};
      case 17:
        return ReplaceProposed{c, number(static_cast<unsigned>(state.line().plies()) + 1),
                               notation::pattern_of(any_move(state)), "text"};
      case 14: return RestoreAgreed{c};
      case 15: return number(9) == 0 ? Input{ArbiterAgreed{}} : Input{ArbiterNamed{c}};
      case 9: return ResultProposed{c, static_cast<GameResult>(number(3)), static_cast<Ending>(number(3))};
      case 10: return number(9) == 0 ? Input{ResultAccepted{c}} : Input{TimePassed{}};
      default: return ResultSignedBy{c};
    }
  }
  chess::Square square() { return chess::Square::from_index(number(63)); }
  chess::Piece piece() { return {number(1) == 0 ? W : B, static_cast<chess::Kind>(number(5))}; }

  chess::Move any_move(TableState const& state) {
    auto const moves = state.line().current().moves();
    if (number(3) == 0 || moves.empty()) return {square(), square(), static_cast<chess::MoveKind>(number(8))};
    return moves[number(static_cast<unsigned>(moves.size()) - 1)];
  }
  clock::Reading reading() {
    clock::Reading r;
    r.white = Millis{number(1000)};
    if (number(4) != 0) r.to_move = number(1) == 0 ? W : B;
    r.is_running = number(1) == 0;
    return r;
  }
  sensing::Observation full(TableState const& state) {
    if (number(5) == 0)
      return sensing::AllOccupied{chess::SquareSet{std::uint64_t{number(0xFFFFFFFE)} << 16U}};
    auto const moves = state.line().current().moves();
    auto placement = state.expected();
    if (!moves.empty() && number(1) == 0)
      placement =
          state.line().current().after(moves[number(static_cast<unsigned>(moves.size()) - 1)]).placement();
    if (number(1) == 0) return sensing::AllOccupied{placement.occupied()};
    return sensing::AllPieces{placement};
  }
  sensing::Observation change(TableState const& state, Color c) {
    auto const s = square();
    auto const* board = state.board(c);
    if (board && !board->knows_pieces()) return sensing::SquareOccupied{s, number(1) == 0};
    if (number(1) == 0) return sensing::SquarePiece{s, std::nullopt};
    return sensing::SquarePiece{s, piece()};
  }

  std::mt19937 dice_;
};

inline TableSetup any_setup(AnyInput& any) {
  TableSetup setup;
  setup.white.is_blind = any.number(1) == 0;
  setup.black.is_blind = any.number(1) == 0;
  if (any.number(1) == 0) setup.white.guided = DutySet::all();
  if (any.number(2) == 0) setup.black.guided = DutySet::all();
  setup.white_board = static_cast<BoardKind>(any.number(2));
  setup.black_board = static_cast<BoardKind>(any.number(2));
  setup.has_clock = any.number(1) == 0;
  setup.is_quickplay_finish_announced = any.number(1) == 0;
  setup.announcer = static_cast<Announcer>(any.number(1));
  setup.permissions.position = any.number(1) == 0;
  if (any.number(1) == 0) setup.permissions.low_time_warning = Millis{500};
  setup.difference_notice = static_cast<DifferenceNotice>(any.number(1));
  setup.permissions.check_word = any.number(1) == 0;
  return setup;
}

}  // namespace tactus::table
