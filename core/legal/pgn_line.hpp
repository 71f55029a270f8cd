// SPDX-License-Identifier: GPL-3.0-or-later
// The main line of a game in PGN and the variations open inside it. Internal to core/notation.
#pragma once

#include "core/legal/position.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace tactus::notation {

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

}  // namespace tactus::notation
