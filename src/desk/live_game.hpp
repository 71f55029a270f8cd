// SPDX-License-Identifier: GPL-3.0-or-later
// One board's game for people who follow it from afar: what of it was recorded until a moment, as PGN. Pure;
// time is an argument. Nothing but the game is in it: no irregularity, no difference, no private message.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/notation/pgn.hpp"
#include "core/table/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::desk {

class LiveGame {
 public:
  /// `id` stands in the tag GameId.
  explicit LiveGame(std::string id = {}) : id_(std::move(id)) {}

  /// Events of one game, in order.
  void take(table::StampedEvent const& event);

  /// How much of the game was recorded until then: another number, another text. 0: it had not begun.
  std::size_t facts_until(Instant until) const;
  /// The round is in the Round tag, the board in the Board tag. After every move stands a clock time, in
  /// whole seconds, as soon as one was read: where the press was not seen, the player's last one. The moves
  /// end before the first illegal one. Precondition: is_started().
  std::string pgn(std::string const& round, unsigned board, Instant until) const;

 private:
  struct PlayedPly {
    Instant at;
    chess::Move move;
    std::optional<clock::Reading> reading;
  };
  struct ReadClock {
    Instant at;
    clock::Reading reading;
  };
  void take(Instant at, table::Outcome const& outcome);
  void begin_at(chess::StatedPosition const& position);
  void add_tags(notation::PgnGame& game, std::string const& round, unsigned board, Instant until) const;
  void add_moves(notation::PgnGame& game, Instant until) const;

  std::string id_;
  std::optional<table::TableSetup> setup_;
  Instant began_at_{};
  bool is_training_ = false;
  chess::PlayedLine line_;
  std::vector<PlayedPly> plies_;
  std::size_t taken_back_ = 0;  // moves; they are gone at once, however late the moves are shown
  std::vector<ReadClock> clocks_;
  std::optional<Instant> ended_at_;
  table::GameResult result_ = table::GameResult::open;
};

}  // namespace tactus::desk
