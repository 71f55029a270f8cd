// SPDX-License-Identifier: GPL-3.0-or-later
// One of two twin games, played with the real `tactus play`, and all that it lets out. It waits for words and
// for recorded events, never for a time.
#pragma once

#include "speech/words/phrasebook.hpp"
#include "src/store/game_reader.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/twins/felt_lines.hpp"
#include "tests/twins/table_of_twins.hpp"
#include "tests/twins/transcript.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tactus {

class TwinGame {
 public:
  /// A game file that begins with this position is taken up.
  TwinGame(Setting const& setting, std::string const& fen, speech::test::VirtualDisplay* display = nullptr);
  /// A new game begins with these moves in coordinates, which are not compared. Only where no boards are.
  TwinGame(Setting const& setting, std::vector<std::string> const& moves);

  /// Types a line and waits until it is answered.
  void ask(std::string const& line);
  /// The same twice: by the second the question is answered in earnest.
  void ask_twice(std::string const& line);
  /// Types a line; its answer belongs to what is awaited next.
  void type(std::string const& line) { program_->type(line + '\n'); }
  /// Hands make the move on this board.
  void make(chess::Color board, chess::Diagram const& before, chess::Move move);
  void press(chess::Color by);
  /// Waits until an event of this type is recorded that was not before; what came with it is one answer.
  void await(std::string const& type);
  /// Asks the commands that read a game while it runs, types this, quits, and asks them again.
  Transcript end(std::string const& last_words);

 private:
  void start(Setting const& setting, std::vector<std::string> const& arguments);
  void open_reader();
  /// Of the record; a hang ends in an exception.
  void wait_until(std::string const& what, std::function<bool()> const& has_come);
  void await_devices(Setting const& setting);
  void settle(Answer answer);
  std::vector<std::string> read_events(Answer& answer);
  void hear(Answer& answer, std::vector<std::string> const& captions);
  void feel();
  void take(Answer answer);
  void ask_program(std::string const& name, std::vector<std::string> const& arguments,
                   std::string const& input = {});
  void ask_programs(std::string const& when);
  std::string masked(std::string text) const;

  TemporaryFolder folder_;
  std::string file_ = folder_ / "game.tactus";
  speech::Wording wording_;
  std::optional<FeltLines> felt_lines_;  // where there is a display
  TableOfTwins table_;
  std::optional<Program> program_;
  std::optional<store::GameReader> reader_;
  std::int64_t seen_ = 0;                   // number of the last event that was read
  std::string felt_;                        // what the display is to show
  std::size_t history_ = 0;                 // moves that are not compared
  std::size_t shown_ = 0, complained_ = 0;  // bytes that belong to earlier answers
  Transcript transcript_;
};

/// As the record has it; clock times and times of day are masked.
std::string text_of(store::NumberedEvent const& event);

}  // namespace tactus
