// SPDX-License-Identifier: GPL-3.0-or-later
// Reading games in PGN: the reader walks through the text and tells a visitor what it meets, game by game.
// Every move is checked. A game with a fault is reported with its first one, and reading goes on with the
// next game.
#pragma once

#include "core/instant.hpp"
#include "core/legal/position.hpp"
#include "core/notation/pgn.hpp"
#include "core/notation/pgn_fault.hpp"

#include <optional>
#include <string_view>

namespace tactus::notation {

struct PgnMove {
  chess::Move move;
  chess::Position const& before;
  chess::Position const& after;
  std::string_view text;  // as it was written
};

struct PgnGameEnd {
  std::size_t game = 1;
  std::size_t plies = 0;  // legal plies of the main line, up to the first fault
  /// As written behind the moves, also behind a fault; unfinished where nothing is written.
  PgnResult result = PgnResult::unfinished;
  bool has_result = false;  // false: the text ends, or the next game begins, without a result
  std::optional<PgnError> error;
};

/// What the reader meets, in the order of the text; nothing of a game after its first fault but its end.
/// Views and references hold only during the call. Override what is wanted.
class PgnVisitor {
 public:
  virtual ~PgnVisitor() = default;
  /// Asked once. Without, comments and clocks are passed over, which is quicker.
  virtual bool wants_comments() const { return true; }
  virtual void begin_game(std::size_t /*number*/) {}
  virtual void tag(std::string_view /*name*/, std::string_view /*value, without escapes*/) {}
  /// After the tags, before the first move.
  virtual void start(chess::Position const& /*position*/) {}
  virtual void move(PgnMove const& /*move*/) {}
  /// About the last move; "!" and the like are $1 to $6.
  virtual void glyph(unsigned /*number*/) {}
  /// Without its braces; commands such as [%clk 1:00:00] are still in it.
  virtual void comment(std::string_view /*text*/) {}
  /// After the comment that holds it: %clk, the mover's time left, or %emt, the time he spent.
  virtual void clock_left(Millis /*left*/) {}
  virtual void time_spent(Millis /*spent*/) {}
  /// A variation replaces the last move.
  virtual void begin_variation() {}
  virtual void end_variation() {}
  virtual void end_game(PgnGameEnd const& /*end*/) {}

 protected:
  PgnVisitor() = default;
  PgnVisitor(PgnVisitor const&) = default;
  PgnVisitor& operator=(PgnVisitor const&) = default;
};

/// Reads all games of the text. Nothing is thrown but what the visitor throws; time grows with the length of
/// the text, and memory does not.
void read_pgn(std::string_view text, PgnVisitor& visitor);

}  // namespace tactus::notation
