// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/table_look.hpp"

#include "core/chess/stated_position.hpp"

#include <algorithm>

namespace tactus::program {
namespace {

// A silent port is told after three seconds; a device that answers shows its full state within a second.
constexpr std::chrono::seconds looking_patience{6};

/// A board by what it said so far.
struct Apply {
  equipment::BoardState& board;

  void operator()(sensing::AllPieces const& seen) const { board = seen.placement; }
  void operator()(sensing::AllOccupied const& seen) const { board = seen.squares; }
  void operator()(sensing::SquarePiece const& seen) const {
    auto* const placement = std::get_if<chess::Placement>(&board);
    if (placement == nullptr) return;  // the full state is still to come
    if (seen.piece)
      placement->put(seen.square, *seen.piece);
    else
      placement->clear(seen.square);
  }
  void operator()(sensing::SquareOccupied const& seen) const {
    auto* const squares = std::get_if<chess::SquareSet>(&board);
    if (squares == nullptr) return;
    chess::SquareSet const one{std::uint64_t{1} << seen.square.index()};
    *squares = seen.is_occupied ? *squares | one : *squares - one;
  }
};

class Look {
 public:
  Look(std::span<std::unique_ptr<TablePort> const> ports, Inbox& inbox, EventClock const& clock)
      : ports_(ports), inbox_(inbox), clock_(clock) {
    for (auto const& port : ports_)
      port->meaning().expect_placement(chess::StatedPosition::initial().placement());
  }

  TableLook take() {
    auto const give_up = EventClock::Steady::now() + looking_patience;
    while (!std::all_of(ports_.begin(), ports_.end(), [this](auto const& port) { return is_done(*port); }) &&
           EventClock::Steady::now() < give_up)
      step(give_up);
    for (auto const& port : ports_) settle(*port);
    return std::move(look_);
  }

 private:
  equipment::BoardState& board(chess::Color c) {
    return c == chess::Color::white ? look_.white : look_.black;
  }

  bool has_shown_board(TablePort const& port) {
    auto const side = port.meaning().role().board;
    return !side || std::holds_alternative<chess::Placement>(board(*side)) ||
           std::holds_alternative<chess::SquareSet>(board(*side));
  }
  bool is_done(TablePort const& port) {
    return !port.trouble().empty() || (port.meaning().is_ready() && has_shown_board(port));
  }

  void step(EventClock::Steady::time_point give_up) {
    auto until = give_up;
    for (auto const& port : ports_)
      if (auto const due = port->next_deadline()) until = std::min(until, clock_.when(*due));
    if (auto const item = inbox_.take_until(until)) {
      auto const& news = std::get<PortNews>(*item);  // nobody else puts anything in
      hear(ports_[news.port]->take(news.item));
    }
    for (auto const& port : ports_) hear(port->pass_time(inbox_.passed(clock_.now())));
  }

  void hear(std::vector<Heard> const& heard) {
    for (Heard const& each : heard) {
      auto const* const input = std::get_if<table::Input>(&each.meaning);
      if (input == nullptr) continue;
      if (auto const* seen = std::get_if<table::BoardSeen>(input))
        std::visit(Apply{board(seen->board)}, seen->observation);
      if (auto const* seen = std::get_if<table::ClockSeen>(input)) look_.clock = seen->reading;
    }
  }

  /// What a port did not show is missing there.
  void settle(TablePort const& port) {
    PortRole const& role = port.meaning().role();
    bool const is_linked = port.meaning().is_linked();
    if (!port.trouble().empty()) look_.troubles.push_back(std::string{name_of(role)} + ": " + port.trouble());
    if (role.board && (!is_linked || !has_shown_board(port))) mark_missing(board(*role.board), port);
    if (role.is_clock && (!is_linked || !port.meaning().last_reading())) mark_missing(look_.clock, port);
  }

  template <class State>
  static void mark_missing(State& state, TablePort const& port) {
    if (port.meaning().is_linked())
      state = equipment::OtherDevice{port.place().name};
    else
      state = equipment::NotConnected{port.place().name};
  }

  std::span<std::unique_ptr<TablePort> const> ports_;
  Inbox& inbox_;
  EventClock const& clock_;
  TableLook look_;
};

}  // namespace

TableLook look_at_table(std::span<std::unique_ptr<TablePort> const> ports, Inbox& inbox,
                        EventClock const& clock) {
  return Look{ports, inbox, clock}.take();
}

}  // namespace tactus::program
