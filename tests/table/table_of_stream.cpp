// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/table/table_of_stream.hpp"

#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus {

using chess::Color;
using chess::Position;
using table::Input;

namespace {

constexpr Millis answering{40};  // a board that was asked for its full state
constexpr Millis before_press{500};

class Playing {
 public:
  Playing(training::SensorCase const& stream, std::vector<PlayedPly> const& plies)
      : owner_(*stream.setup.owner), knows_pieces_(stream.setup.knows_pieces) {
    for (chess::Square const s : stream.setup.filled)
      sensed_.put(s, stream.setup.start.at(s).value_or(chess::Piece{owner_, chess::Kind::pawn}));
    copy_ = stream.setup.start.placement();
    schedule_stream(stream);
    schedule_plies(stream, plies);
    std::stable_sort(plan_.begin(), plan_.end(), [](auto const& a, auto const& b) { return a.at < b.at; });
    start(*sensing::position_of(stream.setup.start));
  }

  TableOutcome play() {
    for (std::size_t i = 0; i < plan_.size(); ++i) {
      pass_time(plan_[i].at);
      now_ = plan_[i].at;
      carry_out(plan_[i]);
    }
    pass_time(now_ + std::chrono::seconds{20});
    outcome_.state = std::move(state_);
    return std::move(outcome_);
  }

 private:
  struct Planned {
    Instant at;
    std::optional<sensing::SensorEvent> change;       // on the recorded board
    std::optional<chess::Placement> opponents_board;  // all of it at once
    std::optional<Input> input;
  };

  void schedule_stream(training::SensorCase const& stream) {
    for (auto const& input : stream.inputs) {
      if (auto const* const event = std::get_if<sensing::SensorEvent>(&input))
        plan_.push_back({event->at, *event, {}, {}});
      else if (auto const* const press = std::get_if<training::ClockPress>(&input))
        presses_.push_back(*press);
    }
    for (auto const& press : presses_)
      plan_.push_back({press.at, {}, {}, table::ClockSeen{clock_for(opposite(press.by))}});
  }

  void schedule_plies(training::SensorCase const& stream, std::vector<PlayedPly> const& plies) {
    Position position = *sensing::position_of(stream.setup.start);
    for (std::size_t i = 0; i < plies.size(); ++i) {
      Color const mover = position.turn();
      Instant const pressed = presses_[i].at;
      Position const after = position.after(plies[i].move);
      if (mover == owner_) {
        Instant const between = plies[i].done + (pressed - plies[i].done) / 2;
        if (plies[i].is_told)
          plan_.push_back(
              {between, {}, {}, table::MoveEntered{mover, notation::pattern_of(plies[i].move), ""}});
        plan_.push_back({between, {}, {}, table::Requested{mover, table::Request::announce, {}}});
        plan_.push_back({pressed - Millis{50}, {}, after.placement(), {}});
      } else {
        Instant const earliest = i > 0 ? presses_[i - 1].at + Millis{100} : Instant::min();
        plan_.push_back({std::max(earliest, pressed - before_press), {}, after.placement(), {}});
      }
      position = after;
    }
  }

  static clock::Reading clock_for(Color to_move) {
    clock::Reading reading;
    reading.white = reading.black = std::chrono::minutes{90};
    reading.to_move = to_move;
    reading.is_running = true;
    return reading;
  }

  void start(Position const& position) {
    table::TableSetup setup;
    setup.start = position;
    setup.has_clock = true;
    setup.announcer = table::Announcer::tactus;
    auto const own = knows_pieces_ ? table::BoardKind::pieces : table::BoardKind::occupancy;
    (owner_ == Color::white ? setup.white : setup.black).is_blind = true;
    setup.white_board = owner_ == Color::white ? own : table::BoardKind::pieces;
    setup.black_board = owner_ == Color::black ? own : table::BoardKind::pieces;
    now_ = Instant{Millis{-2000}};
    send(table::GameStarted{setup});
    send(table::ClockSeen{clock_for(position.turn())});
  }

  void carry_out(Planned const& planned) {
    if (planned.change) {
      auto const& square = planned.change->square;
      auto const& contact = planned.change->contact;
      if (contact.is_filled)
        sensed_.put(square, contact.piece.value_or(chess::Piece{owner_, chess::Kind::pawn}));
      else
        sensed_.clear(square);
      if (knows_pieces_)
        send(table::BoardSeen{owner_, sensing::SquarePiece{square, contact.piece}});
      else
        send(table::BoardSeen{owner_, sensing::SquareOccupied{square, contact.is_filled}});
    }
    if (planned.opponents_board) {
      auto const changed = copy_.difference(*planned.opponents_board);
      copy_ = *planned.opponents_board;
      for (chess::Square const s : changed)
        send(table::BoardSeen{opposite(owner_), sensing::SquarePiece{s, copy_.at(s)}});
    }
    if (planned.input) send(*planned.input);
  }

  void pass_time(Instant end) {
    for (;;) {
      auto const answer = std::min_element(answers_.begin(), answers_.end());
      auto const deadline = state_.next_deadline();
      Instant const answered = answer == answers_.end() ? Instant::max() : answer->first;
      Instant const next = std::min(answered, deadline.value_or(Instant::max()));
      if (next > end) return;
      now_ = std::max(now_, next);
      if (answered == next) {
        Color const board = answer->second;
        answers_.erase(answer);
        send(table::BoardSeen{board, full_state(board)});
      } else {
        send(table::TimePassed{});
      }
    }
  }

  sensing::Observation full_state(Color board) const {
    if (board != owner_) return sensing::AllPieces{copy_};
    if (knows_pieces_) return sensing::AllPieces{sensed_};
    return sensing::AllOccupied{sensed_.occupied()};
  }

  void send(Input const& input) {
    auto step = table::apply(std::move(state_), {now_, input});
    state_ = std::move(step.state);
    for (auto const& effect : step.effects) {
      if (auto const* ask = std::get_if<table::AskBoard>(&effect))
        answers_.emplace_back(now_ + answering, ask->board);
      if (auto const* announce = std::get_if<table::Announce>(&effect))
        if (auto const* said = std::get_if<table::MoveSaid>(&announce->announcement.content))
          outcome_.said.push_back(*said);
    }
  }

  Color owner_;
  bool knows_pieces_;
  chess::Placement sensed_;  // what the recorded board says when it is asked
  chess::Placement copy_;    // what stands on the opponent's board
  std::vector<training::ClockPress> presses_;
  std::vector<Planned> plan_;
  table::TableState state_;
  Instant now_{};
  std::vector<std::pair<Instant, Color>> answers_;
  TableOutcome outcome_;
};

}  // namespace

TableOutcome play_at_a_table(training::SensorCase const& stream, std::vector<PlayedPly> const& plies) {
  return Playing{stream, plies}.play();
}

}  // namespace tactus
