// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/table/script.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>
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

Script::Script(TableSetup const& setup, std::string_view profile, bool is_clock_started, long first_wait)
    : setup_(setup), truth_{setup.start.placement(), setup.start.placement()} {
  feed(ProgramStarted{"tactus", "0", std::string{profile}, ""});
  feed(GameStarted{setup});
  if (setup.has_clock && is_clock_started) lever(setup.start.turn());
  wait(first_wait);
}

void Script::send(Input input) {
  if (is_asleep_) return;
  StampedInput stamped{now_, std::move(input)};
  inputs_.push_back(stamped);
  events_.push_back({now_, stamped.input});
  auto step = apply(std::move(state_), stamped);
  state_ = std::move(step.state);
  for (auto const& effect : step.effects) {
    log_.push_back(text_of(effect));
    if (auto const* record = std::get_if<Record>(&effect)) events_.push_back({now_, record->outcome});
    if (auto const* ask = std::get_if<AskBoard>(&effect))
      answers_.emplace_back(now_ + Millis{40}, ask->board);
  }
}

Script& Script::feed(Input input) {
  send(std::move(input));
  return *this;
}

Script& Script::wait(long ms) {
  Instant const end = now_ + Millis{ms};
  while (!is_asleep_) {
    auto const answer = std::min_element(answers_.begin(), answers_.end());
    auto const deadline = state_.next_deadline();
    bool const has_answer = answer != answers_.end() && answer->first <= end;
    bool const has_deadline = deadline && *deadline <= end;
    if (!has_answer && !has_deadline) break;
    if (has_answer && (!has_deadline || answer->first <= *deadline)) {
      auto const [at, board] = *answer;
      answers_.erase(answer);
      now_ = std::max(now_, at);
      if (!is_mute_[static_cast<unsigned>(board)]) send(BoardSeen{board, full_state(board)});
    } else {
      if (*deadline < now_) throw std::logic_error("a deadline that has passed");
      now_ = *deadline;
      send(TimePassed{});
    }
  }
  now_ = end;
  return *this;
}

sensing::Observation Script::full_state(Color board) {
  if (setup_.board(board) == BoardKind::pieces) return sensing::AllPieces{truth(board)};
  return sensing::AllOccupied{truth(board).occupied()};
}

Script& Script::report(Color board, Square s) {
  if (is_mute_[static_cast<unsigned>(board)]) return *this;
  auto const piece = truth(board).at(s);
  if (setup_.board(board) == BoardKind::pieces)
    send(BoardSeen{board, sensing::SquarePiece{s, piece}});
  else
    send(BoardSeen{board, sensing::SquareOccupied{s, piece.has_value()}});
  return *this;
}

Script& Script::report_all(Color board) {
  if (!is_mute_[static_cast<unsigned>(board)]) send(BoardSeen{board, full_state(board)});
  return *this;
}

Script& Script::lift(Color board, std::string_view square) {
  truth(board).clear(square_of(square));
  return wait(10).report(board, square_of(square));
}

Script& Script::place(Color board, std::string_view square, char piece) {
  truth(board).put(square_of(square), Piece::from_fen_letter(piece).value());
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
  auto const& position = state_.line().current();
  hands(board, steps_of(position, move_of(position, uci_text)));
  return wait(1000);
}

Script& Script::press() {
  if (!setup_.has_clock) return feed(PressEntered{state_.to_move()});
  return lever(opposite(state_.to_move()));
}

Script& Script::lever(Color to_move) {
  clock::Reading reading;
  reading.white = Millis{5'400'000};
  reading.black = Millis{5'300'000};
  reading.to_move = to_move;
  reading.is_running = true;
  send(ClockSeen{reading});
  return *this;
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

Script& Script::join(Color board, BoardKind kind) {
  (board == Color::white ? setup_.white_board : setup_.black_board) = kind;
  auto const device = board == Color::white ? Device::white_board : Device::black_board;
  return feed(DeviceJoined{device, kind});
}

Script& Script::mute(Color board, bool is_mute) {
  is_mute_[static_cast<unsigned>(board)] = is_mute;
  auto const device = board == Color::white ? Device::white_board : Device::black_board;
  return is_mute ? feed(DeviceWasLost{device, "unplugged"}) : feed(DeviceWasFound{device});
}

Script& Script::sleep() {
  is_asleep_ = true;
  answers_.clear();
  return *this;
}

Script& Script::wake(Input how) {
  is_asleep_ = false;
  send(std::move(how));
  for (Color const board : chess::both_colors)
    if (setup_.board(board) != BoardKind::keyboard) report_all(board);
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
  Placement const before = position.placement();
  Placement const after = position.after(m).placement();
  std::string lifts;
  std::string places;
  for (Square const s : before.difference(after)) {
    if (before.at(s)) {
      bool const is_own = before.at(s)->color == position.turn();
      auto const step = "-" + s.name() + " ";
      lifts = is_own ? lifts + step : step + lifts;
    }
    if (after.at(s)) places += "+" + s.name() + after.at(s)->fen_letter() + " ";
  }
  return lifts + places;
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
