// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/table/table_of_stream.hpp"

#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"
#include "src/sim/world/played_table.hpp"

#include <algorithm>

namespace tactus {

using chess::Color;
using chess::Position;

namespace {

constexpr Millis before_press{500};

class Playing {
 public:
  Playing(training::SensorCase const& stream, std::vector<PlayedPly> const& plies)
      : owner_(*stream.setup.owner), knows_pieces_(stream.setup.knows_pieces) {
    schedule_stream(stream);
    schedule_plies(stream, plies);
    std::stable_sort(plan_.begin(), plan_.end(), [](auto const& a, auto const& b) { return a.at < b.at; });
    start(stream);
  }

  TableOutcome play() {
    for (std::size_t i = 0; i < plan_.size(); ++i) {
      table_.wait_until(plan_[i].at);
      carry_out(plan_[i]);
    }
    table_.wait(std::chrono::seconds{20});
    TableOutcome outcome{table_.state(), {}};
    for (table::StampedEvent const& each : table_.events())
      if (auto const* const made = std::get_if<table::Outcome>(&each.event))
        if (auto const* const told = std::get_if<table::Told>(made))
          if (auto const* const said = std::get_if<table::MoveSaid>(&told->announcement.content))
            outcome.said.push_back(*said);
    return outcome;
  }

 private:
  struct Planned {
    Instant at;
    std::optional<sensing::SensorEvent> change;       // on the recorded board
    std::optional<chess::Placement> opponents_board;  // all of it at once
    std::optional<table::Input> input;
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

  /// Where the board only knows that something stands there.
  chess::Piece any_piece() const { return {owner_, chess::Kind::pawn}; }
  static clock::Reading clock_for(Color to_move) {
    clock::Reading reading;
    reading.white = reading.black = std::chrono::minutes{90};
    reading.to_move = to_move;
    reading.is_running = true;
    return reading;
  }

  void start(training::SensorCase const& stream) {
    table::TableSetup setup;
    setup.start = *sensing::position_of(stream.setup.start);
    setup.has_clock = true;
    setup.announcer = table::Announcer::tactus;
    auto const own = knows_pieces_ ? table::BoardKind::pieces : table::BoardKind::occupancy;
    (owner_ == Color::white ? setup.white : setup.black).is_blind = true;
    setup.white_board = owner_ == Color::white ? own : table::BoardKind::pieces;
    setup.black_board = owner_ == Color::black ? own : table::BoardKind::pieces;
    table_.enter(table::GameStarted{setup});
    // The recorded board says what its sensors see.
    table_.standing(owner_) = {};
    for (chess::Square const s : stream.setup.filled)
      table_.standing(owner_).put(s, stream.setup.start.at(s).value_or(any_piece()));
    table_.enter(table::ClockSeen{clock_for(setup.start.turn())});
  }

  void carry_out(Planned const& planned) {
    if (planned.change) {
      auto const& contact = planned.change->contact;
      table_.touch(owner_, planned.change->square,
                   contact.is_filled ? std::optional{contact.piece.value_or(any_piece())} : std::nullopt);
    }
    if (planned.opponents_board) {
      auto& copy = table_.standing(opposite(owner_));
      auto const changed = copy.difference(*planned.opponents_board);
      copy = *planned.opponents_board;
      for (chess::Square const s : changed) table_.report(opposite(owner_), s);
    }
    if (planned.input) table_.enter(*planned.input);
  }

  Color owner_;
  bool knows_pieces_;
  std::vector<training::ClockPress> presses_;
  std::vector<Planned> plan_;
  sim::PlayedTable table_{Instant{Millis{-2000}}};
};

}  // namespace

TableOutcome play_at_a_table(training::SensorCase const& stream, std::vector<PlayedPly> const& plies) {
  return Playing{stream, plies}.play();
}

}  // namespace tactus
