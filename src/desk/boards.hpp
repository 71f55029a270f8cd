// SPDX-License-Identifier: GPL-3.0-or-later
// All boards that a desk watches, by number. Pure; time is an argument.
#pragma once

#include "src/desk/board.hpp"
#include "src/desk/board_numbers.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tactus::desk {

struct Seat {
  unsigned number = 0;  // BoardNumbers
  std::string name;     // BoardNews::board
  std::string game;
  Board board{};
  Link link = Link::waiting;
  Instant link_since{};
  std::string fault{};  // of its file; empty: none
  Instant fault_since{};

  /// Those of the board, and those of what connects it.
  std::vector<Attention> attention(Instant now) const;
  bool needs_arbiter(Instant now) const;
};

/// A reason that was not there before: to be said at once.
struct Alarm {
  unsigned board = 0;
  Attention attention;
};

class Boards {
 public:
  /// What is new of reasons; what is there when a game is first read is no alarm. Returns the board's number
  /// too.
  std::pair<unsigned, std::vector<Alarm>> take(BoardNews const& news, Instant now);
  /// Alarms by the passing of time alone since the last call.
  std::vector<Alarm> pass_time(Instant now);
  /// A decision that rests on the events up to this one was made about the game.
  void note_decided(std::string const& name, std::string const& game, std::int64_t event);

  std::map<unsigned, Seat> const& all() const { return seats_; }
  /// Null: no such number.
  Seat const* find(unsigned number) const;
  /// How many need the arbiter.
  std::size_t in_need(Instant now) const;

 private:
  std::map<unsigned, Seat> seats_;
  BoardNumbers numbers_;
  std::map<std::pair<std::string, std::string>, std::int64_t> decided_;
  Instant looked_at_{};
};

}  // namespace tactus::desk
