// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/live_chess_board.hpp"

#include "core/notation/fen.hpp"
#include "tests/bridge/live_chess_words.hpp"
#include "tests/system/round_port.hpp"

#include <algorithm>

namespace tactus::system_test {

using namespace std::chrono_literals;
using devices::simulators::SimTime;

namespace {

/// It has no beat before it has power.
SimTime beat_of(bridge::HeldBoard const& board) {
  return board.next_beat() == Instant::max() ? SimTime::max() : sim_time(board.next_beat());
}

}  // namespace

void LiveChessBoard::power_up(SimTime now) {
  take_output();
  told_.clear();
  board_.live_chess_went();
  carry(board_.live_chess_came(instant(now)), instant(now));
  next_scan_ = now;
  advance(now);
}

void LiveChessBoard::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  carry(board_.hear_tactus(bytes, instant(now)), instant(now));
}

/// LiveChess has a look at the board, and tells it, now sooner and now later.
void LiveChessBoard::advance(SimTime now) {
  for (; next_scan_ <= now; next_scan_ += SimTime{100ms} * (1 + generator_() % 4)) tell(instant(next_scan_));
  while (beat_of(board_) <= now) {
    auto const beat = board_.next_beat();
    carry(board_.pass_time(beat), beat);
  }
}

SimTime LiveChessBoard::next_due() const { return std::min(next_scan_, beat_of(board_)); }

void LiveChessBoard::tell(Instant now) {
  auto const placement = notation::write_placement(standing());
  if (std::exchange(told_, placement) != placement)
    carry(board_.hear_live_chess(bridge::feed_message("12345", placement), now), now);
}

void LiveChessBoard::carry(bridge::Reaction const& step, Instant now) {
  send({reinterpret_cast<std::uint8_t const*>(step.to_tactus.data()), step.to_tactus.size()});
  auto const list = bridge::list_message({{"12345", "ACTIVE", notation::write_placement(standing())}});
  for (auto const& message : step.to_live_chess)
    if (message.find("eboards") != std::string::npos) carry(board_.hear_live_chess(list, now), now);
}

}  // namespace tactus::system_test
