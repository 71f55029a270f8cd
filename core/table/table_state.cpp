// SPDX-License-Identifier: GPL-3.0-or-later
// What the shell and the arbiter's program read from a state.
#include "core/table/fold.hpp"

namespace tactus::table {

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
  return facts_.is_playing() && (by == facts_.mover() || (facts_.is_clockless() && facts_.turn.last_shown));
}

bool TableState::may_repeat(Color by) const {
  return facts_.is_playing() && ply_announced_to(facts_, by).has_value();
}

chess::Diagram TableState::before_typed(Color by) const {
  auto const& current = facts_.line.current();
  return by == facts_.mover() ? current : current.after(*facts_.turn.last_shown);
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

std::vector<Content> TableState::waiting() const { return table::waiting(facts_); }

bool TableState::is_lost(Device device) const {
  switch (device) {
    case Device::white_board: return facts_.board(Color::white) && facts_.board(Color::white)->is_lost;
    case Device::black_board: return facts_.board(Color::black) && facts_.board(Color::black)->is_lost;
    case Device::clock: return facts_.is_clock_lost;
  }
  return false;
}

std::vector<Device> TableState::lost_devices() const {
  std::vector<Device> lost;
  for (Device const device : {Device::white_board, Device::black_board, Device::clock})
    if (is_lost(device)) lost.push_back(device);
  return lost;
}

std::optional<Instant> TableState::next_deadline() const { return table::next_deadline(facts_); }

}  // namespace tactus::table
