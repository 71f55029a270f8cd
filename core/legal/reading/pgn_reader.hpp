// SPDX-License-Identifier: GPL-3.0-or-later
// Reading games in PGN: the reader walks through the text and tells a visitor what it meets, game by game.
// Every move is checked. A game with a fault is reported with its first one, and reading goes on with the
// next game. What is often found in the wild is read all the same, with a warning: quotes and backslashes of
// a tag that are not escaped, SetUp without a FEN, null moves, comments inside comments, signs of evaluation,
// novelty, diagram and offered draw in the place of a move, the letters of another language, variations
// behind the result. Of a variation with a fault the rest is passed over. Tags without moves and result are a
// game.
#pragma once

#include "core/instant.hpp"
#include "core/legal/position.hpp"
#include "core/notation/pgn/pgn_lexer.hpp"
#include "core/notation/pgn/pgn_writer.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::notation {

/// Precondition: the moves are legal one after the other; there are none where the start cannot be played on.
std::string write_judged_pgn(PgnGame const& game);

// The main line of a game in PGN and the variations open inside it. Internal to core/notation.

/// Keeps the last two positions, because a variation replaces the last move.
class PgnLine {
 public:
  explicit PgnLine(chess::Position const& start, std::size_t plies = 0)
      : positions_{start, start}, plies_(plies) {}
  chess::Position const& current() const { return positions_[now_]; }
  chess::Position const& previous() const { return positions_[now_ ^ 1U]; }
  /// Plies from the start of the game.
  std::size_t plies() const { return plies_; }
  bool has_moved() const { return has_moved_; }
  void play(chess::Move m) {
    positions_[now_ ^ 1U] = current();
    now_ ^= 1U;
    positions_[now_].play(m);
    ++plies_;
    has_moved_ = true;
  }
  /// The other player is to move, and nothing else is changed. Nothing happens, and false is returned, where
  /// that cannot be played on: in check.
  bool pass();

 private:
  std::array<chess::Position, 2> positions_;
  std::size_t plies_;
  unsigned now_ = 0;
  bool has_moved_ = false;
};

class PgnLines {
 public:
  static constexpr std::size_t deepest = 200;
  explicit PgnLines(chess::Position const& start) { begin(start); }
  void begin(chess::Position const& start) { lines_.assign(1, PgnLine{start}); }
  PgnLine& top() { return lines_.back(); }
  std::size_t depth() const { return lines_.size() - 1; }
  /// Precondition: top().has_moved().
  void open() { lines_.push_back(PgnLine{top().previous(), top().plies() - 1}); }
  /// Precondition: depth() > 0.
  void close() { lines_.pop_back(); }

 private:
  std::vector<PgnLine> lines_;
};

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
  /// A null move stands where a move is expected: the other player goes on from `position`.
  virtual void pass(chess::Position const& /*position*/) {}
  /// Read all the same: something is not as PGN has it.
  virtual void warn(PgnError const& /*warning*/) {}
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

// Where a game in PGN starts, by its tags SetUp, FEN and Variant. Internal to core/notation.

/// Quotes and backslashes without their backslash.
std::string unescaped_tag(std::string_view value);

/// What is wrong with a start, and the value of the tag that says so.
struct StartFault {
  PgnFault fault = PgnFault::bad_fen;
  std::string_view found;
};

/// The values are kept as parts of the PGN text, with escapes.
class PgnStart {
 public:
  void clear() { *this = {}; }
  /// Other tags than the three are passed over.
  void add_tag(std::string_view name, std::string_view value);
  bool is_initial() const { return fen_.empty() && set_up_ != "1" && variant_.empty(); }
  /// Castling rights and en passant squares that cannot be are dropped, as files often have them; other
  /// faults that leave the position playable are accepted.
  tl::expected<chess::Position, StartFault> position() const;
  /// SetUp announces a position and there is none: the game begins as all do. Nothing: it is as it should be.
  std::optional<std::string_view> missing_fen() const {
    return fen_.empty() && set_up_ == "1" ? std::optional{set_up_} : std::nullopt;
  }

 private:
  std::string_view fen_;
  std::string_view set_up_;
  std::string_view variant_;
};

}  // namespace tactus::notation
