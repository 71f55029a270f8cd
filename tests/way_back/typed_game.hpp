// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play` as a real program at whose keyboard everything is typed; killed and resumed at will. What the
// arbiter's programs make of its file is followed event by event.
#pragma once

#include "src/arbiter/watch/watch_lines.hpp"
#include "src/desk/boards/boards.hpp"
#include "tests/programs/program.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::way_back {

inline constexpr std::string_view arbiters_word = "neuer anfang";

class TypedGame {
 public:
  /// In a file of this name that is new.
  TypedGame(std::string file, chess::Color blind, bool has_word);

  /// One line; returns when it has been answered and its events are on disk.
  void type(std::string const& line);
  /// One line that is answered together with the next: the arbiter's word is typed then.
  void enter(std::string const& line) { program_->type(line + '\n'); }
  /// What `where` told last, fact by fact.
  std::vector<std::string> where();
  /// In the middle of whatever it does.
  void kill_and_resume();
  /// The input ends, and the program with it.
  void end();

  std::string const& file() const { return file_; }
  /// All events so far, with what watch and desk make of them.
  void follow();
  std::vector<table::StampedEvent> const& events() const { return events_; }
  std::vector<std::string> const& watched() const { return watched_; }
  desk::Board const& board() const { return board_; }

 private:
  /// What it printed since; it has done all that was typed before.
  std::string answer();

  std::string file_;
  std::unique_ptr<Program> program_;
  std::size_t read_ = 0;  // of what it printed
  std::int64_t last_event_ = 0;
  std::vector<table::StampedEvent> events_;
  program::WatchLines watch_;
  std::vector<std::string> watched_;
  desk::Board board_;
};

}  // namespace tactus::way_back
