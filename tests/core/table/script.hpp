// SPDX-License-Identifier: GPL-3.0-or-later
// A played table as a script, in short texts: hands, presses and keys go in; the log says what apply() made
// of it.
#pragma once

#include "core/legal/position.hpp"
#include "src/sim/world/played_table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::table {

/// Short text of an effect, for example "made w 1 e2e4" or "say black 1 e4"; AskBoard is "ask w"
/// (effect_text.cpp).
std::string text_of(Effect const& effect);

class Script : public sim::PlayedTable {
 public:
  /// `profile`: of the program that begins the game. Before `first_wait` the boards have told nothing.
  explicit Script(GameStarted const& started, std::string_view profile = tournament_profile,
                  bool is_clock_started = true, long first_wait = 1000);
  explicit Script(TableSetup const& setup, std::string_view profile = tournament_profile,
                  bool is_clock_started = true, long first_wait = 1000)
      : Script(GameStarted{setup}, profile, is_clock_started, first_wait) {}

  Script& wait(long ms);
  Script& lift(Color board, std::string_view square);  // takes 10 ms
  Script& place(Color board, std::string_view square, char piece);
  Script& hands(Color board, std::string_view steps);  // "-e2 +e4P": each step after 400 ms
  Script& play(Color board, std::string_view uci);     // executes a move with calm hands, then 1 s
  Script& press();                                     // the clock of the player to move (lever)
  Script& lever(Color to_move);
  /// The clock is read; both sides show so much.
  Script& show_clock(std::optional<Color> to_move, bool is_running, Millis time = Millis{5'000'000});
  Script& feed(Input input);
  using PlayedTable::enter;
  Script& enter(Color by, std::string_view uci);
  Script& request(Color by, Request what) { return feed(Requested{by, what, std::nullopt}); }
  /// The board reports what stands on the square now, at once.
  Script& report(Color board, chess::Square s);
  /// The board sends its full state unasked.
  Script& report_all(Color board);
  /// A board that the game did not have is read from now on.
  Script& join(Color board, BoardKind kind);
  Script& mute(Color board, bool is_mute);  // its line is cut, the hands go on
  Script& sleep();
  Script& wake(Input how);

  std::vector<std::string> const& log() const { return log_; }
  /// Log lines that start with one of the words; asks are never in it.
  std::vector<std::string> log_of(std::vector<std::string_view> const& words) const;
  std::vector<StampedInput> const& inputs() const { return inputs_; }

 private:
  void followed(StampedInput const& input, std::vector<Effect> const& effects) override;

  bool has_clock_;
  std::vector<StampedInput> inputs_;
  std::vector<std::string> log_;
};

/// White's first move, announced, pressed and copied.
Script& open_with_e4(Script& script);
chess::Move move_of(chess::Position const& position, std::string_view uci);
chess::Move move_of(chess::Diagram const& before, std::string_view uci);
/// A move text in English letters, as it is entered.
notation::MovePattern stated(std::string_view text);
/// The steps of calm hands for a move.
std::string steps_of(chess::Position const& position, chess::Move m);
std::string steps_of(chess::Diagram const& position, chess::Move m);
/// Those that stand, as "e2e4 e7e5 ".
std::string moves_of(Script const& script);
std::string joined(std::vector<std::string> const& lines);

}  // namespace tactus::table
