// SPDX-License-Identifier: GPL-3.0-or-later
// A game that hands play on the simulated table with the real `tactus`, which the test may kill and start
// again while they play.
#pragma once

#include "src/sim/demo/demo.hpp"
#include "src/sim/demo/game_by_hands.hpp"
#include "src/sim/world/simulated_table.hpp"
#include "src/store/game_reader.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::system_test {

/// How things stood when tactus died.
struct Kill {
  std::vector<std::string> events;            // on record
  std::size_t captions = 0;                   // how many had been printed
  std::optional<std::string> last_move_said;  // the words of the last move on record as said
};

/// How `tactus` is started, where it is not as always.
struct Starting {
  unsigned pace = sim::fastest_pace;
  bool is_silent = true;
  std::vector<std::string> also{};   // options
  std::vector<std::string> under{};  // a program that starts it, with its options
};

class PlayedGame {
 public:
  explicit PlayedGame(std::uint32_t seed, Starting starting = {});

  sim::SimulatedTable& table() { return table_; }
  sim::Captions const& captions() const { return hands_.captions(); }
  sim::GameByHands const& hands() const { return hands_; }
  /// All lines that tactus printed, for a failed test's report.
  std::string everything_printed() const;

  /// Plays the opera game to its end and lets tactus end; false with a message in the test log.
  bool play();
  /// SIGKILL, then `tactus play --resume` at once; the hands go on meanwhile.
  Kill kill_and_resume();
  /// The beginning of the game is on record.
  bool has_begun() const;
  /// A copy of the running game beside it, by SQLite's backup.
  std::filesystem::path back_up() const;
  /// All events in the game file as JSON text, in order.
  std::vector<std::string> recorded_events() const;
  /// The moves that `tactus-arbiter export` gives.
  std::vector<std::string> exported_moves() const;

 private:
  void start(bool is_resumed);
  std::filesystem::path game_file() const { return folder_.path() / "game.tactus"; }

  Starting starting_;
  sim::TemporaryFolder folder_;
  std::optional<sim::ChildProcess> tactus_;
  sim::SimulatedTable table_;
  sim::GameByHands hands_;
  std::vector<std::string> printed_;
  mutable unsigned copies_ = 0;
};

/// All events of a game file that is not damaged.
std::vector<store::NumberedEvent> events_in(std::filesystem::path const& file);
/// The same as JSON text.
std::vector<std::string> texts_of(std::vector<store::NumberedEvent> const& events);

/// The moves of the opera game.
std::vector<std::string> opera_moves();

}  // namespace tactus::system_test
