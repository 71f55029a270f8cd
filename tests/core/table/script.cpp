// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/table/script.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "devices/simulators/touches.hpp"

#include <stdexcept>

namespace tactus::table {

using chess::Move;
using chess::Piece;
using chess::Placement;
using chess::Position;
using chess::Square;

namespace {

Square square_of(std::string_view name) { return Square::parse(name).value(); }

}  // namespace

Script::Script(GameStarted const& started, std::string_view profile, bool is_clock_started, long first_wait)
    : PlayedTable(Instant{Millis{1'000'000}}), has_clock_(started.setup.has_clock) {
  feed(ProgramStarted{"tactus", "0", std::string{profile}, ""});
  feed(started);
  auto const& setup = started.setup;
  if (setup.has_clock && is_clock_started) lever(setup.start.turn());
  wait(first_wait);
}

void Script::followed(StampedInput const& input, std::vector<Effect> const& effects) {
  inputs_.push_back(input);
  for (Effect const& effect : effects) log_.push_back(text_of(effect));
}

Script& Script::feed(Input input) {
  enter(std::move(input));
  return *this;
}

Script& Script::wait(long ms) {
  PlayedTable::wait(Millis{ms});
  return *this;
}

Script& Script::report(Color board, Square s) {
  PlayedTable::report(board, s);
  return *this;
}

Script& Script::report_all(Color board) {
  PlayedTable::report_all(board);
  return *this;
}

Script& Script::lift(Color board, std::string_view square) {
  standing(board).clear(square_of(square));
  return wait(10).report(board, square_of(square));
}

Script& Script::place(Color board, std::string_view square, char piece) {
  standing(board).put(square_of(square), Piece::from_fen_letter(piece).value());
  return wait(10).report(board, square_of(square));
}

Script& Script::hands(Color board, std::string_view steps) {
  for (std::size_t i = 0; i < steps.size();) {
    wait(390);
    auto const square = steps.substr(i + 1, 2);
    bool const is_lift = steps[i] == '-';
    if (is_lift)
      lift(board, square);
    else
      place(board, square, steps[i + 3]);
    i += is_lift ? 4 : 5;
  }
  return *this;
}

Script& Script::play(Color board, std::string_view uci_text) {
  // The position is the table's, or after the pending move when the opponent copies ahead of the press.
  auto const& position = state().line().current();
  hands(board, steps_of(position, move_of(position, uci_text)));
  return wait(1000);
}

Script& Script::press() {
  if (!has_clock_) return feed(PressEntered{state().to_move()});
  return lever(opposite(state().to_move()));
}

Script& Script::lever(Color to_move) {
  clock::Reading reading;
  reading.white = Millis{5'400'000};
  reading.black = Millis{5'300'000};
  reading.to_move = to_move;
  reading.is_running = true;
  return feed(ClockSeen{reading});
}

Script& Script::show_clock(std::optional<Color> to_move, bool is_running, Millis time) {
  clock::Reading reading;
  reading.white = time;
  reading.black = Millis{5'000'000};
  reading.to_move = to_move;
  reading.is_running = is_running;
  return feed(ClockSeen{reading});
}

Script& Script::enter(Color by, std::string_view uci_text) {
  return feed(MoveEntered{by, stated(uci_text), std::string(uci_text)});
}

namespace {

Device device_of(Color board) { return board == Color::white ? Device::white_board : Device::black_board; }

}  // namespace

Script& Script::join(Color board, BoardKind kind) { return feed(DeviceJoined{device_of(board), kind}); }

Script& Script::mute(Color board, bool is_mute) {
  return is_mute ? feed(DeviceWasLost{device_of(board), "unplugged"})
                 : feed(DeviceWasFound{device_of(board), state().shortest_seen(board)});
}

Script& Script::sleep() {
  PlayedTable::sleep();
  return *this;
}

Script& Script::wake(Input how) {
  PlayedTable::wake(std::move(how));
  return *this;
}

std::vector<std::string> Script::log_of(std::vector<std::string_view> const& words) const {
  std::vector<std::string> found;
  for (auto const& line : log_)
    for (auto const word : words)
      if (line.starts_with(word)) found.push_back(line);
  return found;
}

notation::MovePattern stated(std::string_view text) {
  return notation::parse_move(text, notation::english).value();
}

Move move_of(chess::Diagram const& before, std::string_view uci_text) {
  auto const understood = notation::understand(before, stated(uci_text));
  if (auto const* m = std::get_if<Move>(&understood)) return *m;
  throw std::invalid_argument("no piece goes like that here: " + std::string(uci_text));
}

Move move_of(Position const& position, std::string_view uci_text) {
  auto const read = notation::read_uci(position, uci_text);
  if (auto const* m = std::get_if<Move>(&read)) return *m;
  throw std::invalid_argument("not a legal move here: " + std::string(uci_text));
}

std::string steps_of(Position const& position, Move m) { return steps_of(chess::diagram_of(position), m); }

std::string steps_of(chess::Diagram const& position, Move m) {
  std::string steps;
  for (auto const& each : devices::simulators::touches(position, m)) {
    bool const is_lift = each.what == devices::simulators::HandAction::What::lift;
    steps += (is_lift ? "-" : "+") + each.square.name();
    if (!is_lift) steps += each.piece.fen_letter();
    steps += ' ';
  }
  return steps;
}

std::string moves_of(Script const& script) {
  std::string text;
  for (Move const m : script.state().line().moves()) text += m.from().name() + m.to().name() + ' ';
  return text;
}

std::string joined(std::vector<std::string> const& lines) {
  std::string text;
  for (auto const& line : lines) text += line + "\n";
  return text;
}

Script& open_with_e4(Script& script) {
  return script.play(Color::white, "e2e4")
      .request(Color::white, Request::announce)
      .press()
      .hands(Color::black, "-e2 +e4P")
      .wait(1000);
}

}  // namespace tactus::table
