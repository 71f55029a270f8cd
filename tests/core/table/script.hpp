// SPDX-License-Identifier: GPL-3.0-or-later
// A table as a script: hands on two simulated boards, presses and keys; the log says in short lines what
// apply() made of it. Full states are sent when they are asked for, as a board would, 40 ms later.
#pragma once

#include "core/legal/position.hpp"
#include "core/table/table_state.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::table {

/// Short text of an effect, for example "made w 1 e2e4" or "say black 1 e4"; AskBoard is "ask w"
/// (effect_text.cpp).
std::string text_of(Effect const& effect);

class Script {
 public:
  /// `profile`: of the program that begins the game. Before `first_wait` the boards have told nothing.
  explicit Script(TableSetup const& setup, std::string_view profile = tournament_profile,
                  bool is_clock_started = true, long first_wait = 1000);

  Script& wait(long ms);                               // TimePassed at every deadline on the way
  Script& lift(Color board, std::string_view square);  // takes 10 ms
  Script& place(Color board, std::string_view square, char piece);
  Script& hands(Color board, std::string_view steps);  // "-e2 +e4P": each step after 400 ms
  Script& play(Color board, std::string_view uci);     // executes a move with calm hands, then 1 s
  Script& press();                                     // the clock of the player to move (lever)
  Script& lever(Color to_move);
  /// The clock is read; both sides show so much.
  Script& show_clock(std::optional<Color> to_move, bool is_running, Millis time = Millis{5'000'000});
  Script& feed(Input input);
  Script& enter(Color by, std::string_view uci);
  Script& request(Color by, Request what) { return feed(Requested{by, what, std::nullopt}); }
  /// The board reports what stands on the square now, at once.
  Script& report(Color board, chess::Square s);
  /// The board sends its full state unasked.
  Script& report_all(Color board);
  /// A board that the game did not have is read from now on.
  Script& join(Color board, BoardKind kind);
  Script& mute(Color board, bool is_mute);  // its line is cut, the hands go on
  /// From now on the program does not run: nothing reaches it, and no time passes for it.
  Script& sleep();
  /// It runs again and is told so (`Resumed`, `StoodStill`); then the boards say how they stand.
  Script& wake(Input how);

  TableState const& state() const { return state_; }
  std::vector<std::string> const& log() const { return log_; }
  /// Log lines that start with one of the words; asks are never in it.
  std::vector<std::string> log_of(std::vector<std::string_view> const& words) const;
  std::vector<StampedInput> const& inputs() const { return inputs_; }
  /// As the game file has them: each input, then what it led to.
  std::vector<StampedEvent> const& events() const { return events_; }
  Instant now() const { return now_; }
  chess::Placement& truth(Color board) { return truth_[static_cast<unsigned>(board)]; }

 private:
  sensing::Observation full_state(Color board);
  void send(Input input);

  TableSetup setup_;
  TableState state_;
  Instant now_{Millis{1'000'000}};
  std::array<chess::Placement, 2> truth_;
  std::array<bool, 2> is_mute_{};
  std::vector<std::pair<Instant, Color>> answers_;
  bool is_asleep_ = false;
  std::vector<StampedInput> inputs_;
  std::vector<StampedEvent> events_;
  std::vector<std::string> log_;
};

/// White's first move, announced, pressed and copied.
Script& open_with_e4(Script& script);
chess::Move move_of(chess::Position const& position, std::string_view uci);
chess::Move move_of(chess::Diagram const& before, std::string_view uci);
/// A move text in English letters, as it is entered.
notation::MovePattern stated(std::string_view text);
/// The steps of calm hands for a move: captured piece first, then the own one.
std::string steps_of(chess::Position const& position, chess::Move m);
std::string steps_of(chess::Diagram const& position, chess::Move m);
/// Those that stand, as "e2e4 e7e5 ".
std::string moves_of(Script const& script);
std::string joined(std::vector<std::string> const& lines);

}  // namespace tactus::table
