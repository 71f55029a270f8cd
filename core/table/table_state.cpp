// SPDX-License-Identifier: GPL-3.0-or-later
// What the shell and the arbiter's program read from a state.

#include "core/table/table_state.hpp"

#include "core/table/fold/fold.hpp"

namespace tactus::table {

namespace {

template <class Move>
chess::SquareSet ends_of(Move const& move) {
  chess::SquareSet squares;
  squares.insert(move.from);
  squares.insert(move.to);
  return squares;
}

}  // namespace

namespace {

chess::SquareSet squares_to_light_for(TableState const& state, Color board, Disclosures const& table) {
  if (!may_leave(Information::move_made, audience_of(board), {}, table)) return {};
  if (!state.is_started() || state.result() != GameResult::open || state.setup().player(board).is_blind)
    return {};
  Color const opponent = chess::opposite(board);
  auto const& line = state.line();
  if (auto const& said = state.last_move_said()) {
    auto const* const move = std::get_if<MoveSaid>(&said->content);
    if (move != nullptr && move->by == opponent && move->ply == line.plies() + 1) return ends_of(move->move);
  }
  if (line.plies() == 0 || line.current().turn() != board) return {};
  return ends_of(chess::describe(line.diagram_at(line.plies() - 1), line.moves().back()));
}

}  // namespace

chess::SquareSet squares_to_light(TableState const& state, Color port, Disclosures const& table) {
  Color const seat = state.seat_of(port);
  auto const squares = squares_to_light_for(state, seat, table);
  return state.orientation(seat).told(squares);
}

namespace {

Ending ending_of(GameEnded const& ended) {
  if (ended.reason == "checkmate") return Ending::checkmate;
  if (ended.reason == "stalemate") return Ending::stalemate;
  return ended.reason == "resigned" ? Ending::resignation : Ending::result;
}

TableState ended_by_itself(TableState state, Instant time, GameEnded const& ended) {
  chess::Color const by = chess::opposite(state.to_move());
  state = apply(std::move(state), {time, ResultProposed{by, ended.result, ending_of(ended)}}).state;
  return apply(std::move(state), {time, ResultAccepted{chess::opposite(by)}}).state;
}

}  // namespace

TableState replayed(TableState state, StampedEvent const& event) {
  if (auto const* const input = std::get_if<Input>(&event.event))
    return apply(std::move(state), {event.time, *input}).state;
  auto const* const ended = std::get_if<GameEnded>(&std::get<Outcome>(event.event));
  if (ended == nullptr || !state.is_started() || state.result() != GameResult::open) return state;
  return ended_by_itself(std::move(state), event.time, *ended);
}

std::optional<chess::Move> TableState::pending() const {
  auto const& turn = facts_.turn;
  if (!facts_.is_playing()) return std::nullopt;
  if (turn.shown) return turn.shown;
  return facts_.is_typed(facts_.mover()) && turn.entered ? turn.entered->move : std::nullopt;
}

bool TableState::is_announced() const {
  auto const move = pending();
  return move && table::is_announced(facts_, *move);
}

bool TableState::may_type(Color by) const {
  return facts_.is_playing() && (by == facts_.mover() || before_reply(facts_, by));
}

bool TableState::may_repeat(Color by) const {
  return facts_.is_playing() && ply_announced_to(facts_, by).has_value();
}

chess::Diagram TableState::before_typed(Color by) const {
  return before_reply(facts_, by).value_or(facts_.line.current());
}

chess::Diagram const& TableState::before_announced(Color by) const {
  return facts_.line.diagram_at(*ply_announced_to(facts_, by) - 1);
}

chess::SquareSet TableState::difference(Color c) const {
  return facts_.board(c) ? facts_.board(c)->sense.difference(expected()) : chess::SquareSet{};
}

std::size_t TableState::agreed_plies(Color c) const {
  return facts_.board(c) ? facts_.board(c)->agreed_plies : facts_.line.plies();
}

std::optional<Instant> TableState::word_refused_until() const {
  constexpr unsigned most_wrong_words = 5;
  if (facts_.wrong_words < most_wrong_words) return std::nullopt;
  return facts_.wrong_word_at + std::chrono::minutes{1};
}

StandingTold TableState::standing(std::optional<Color> by) const {
  if (!by) return table::standing(facts_);
  return table::standing(facts_, {*by, Request::where, std::nullopt});
}

std::optional<Millis> TableState::shortest_seen(Color port) const {
  auto const& board = facts_.board(seat_of(port));
  return board ? board->shortest_seen : std::nullopt;
}

bool is_lost(TableFacts const& facts, Device device) {
  auto const has_lost = [&](Color c) { return facts.board(c) && facts.board(c)->is_lost; };
  if (device == Device::white_board) return has_lost(Color::white);
  if (device == Device::black_board) return has_lost(Color::black);
  if (device == Device::clock) return facts.is_clock_lost;
  return facts.is_aid_lost[static_cast<std::size_t>(device)];
}

bool TableState::is_lost(Device device) const { return table::is_lost(facts_, device); }

std::vector<Device> TableState::lost_devices() const {
  std::vector<Device> lost;
  for (Device const device : all_devices)
    if (is_lost(device)) lost.push_back(device);
  return lost;
}

std::optional<Instant> TableState::next_deadline() const { return table::next_deadline(facts_); }

}  // namespace tactus::table
