// SPDX-License-Identifier: GPL-3.0-or-later
// What arbiters decided about the games of a round: who, when, resting on which event, what and why. A file
// of its own (SQLite) beside the games, which are never written. It only grows: a decision that was wrong is
// replaced by a later one, and both stay. Several programs may add to it at once. One thread for each object.
#pragma once

#include "core/clock/reading.hpp"
#include "core/instant.hpp"
#include "core/message/message.hpp"
#include "src/store/database.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

/// What is decided about. Texts are as people read them; empty: not known.
struct DecisionCase {
  std::string board;       // name of its game file, or its place in a hall
  std::string game;        // which game it was there; empty: boards and sheets without a game file
  std::int64_t event = 0;  // the last event that it rests on
  unsigned number = 0;     // of the board; 0: none is known
  std::string white, black;
  std::string cause;          // why the board needed the arbiter
  std::string articles;       // "D.2.9, 7.2.1"
  std::string clocks_before;  // "1:03:54 1:13:58", White's first
  std::string ruling;         // what the program proposed, as the arbiter saw it, the first answer first
};

struct RecordedDecision {
  std::int64_t number = 0;  // given by the file: 1, 2, 3 ...
  Instant at;
  DecisionCase about;
  std::string arbiter;  // empty: he did not say who he is
  std::string decided;
  std::string reason;
  std::string clocks_after;     // as clocks_before; empty: they stay, or nobody entered them
  bool is_as_proposed = false;  // it is the first answer of the ruling
  std::int64_t replaces = 0;    // number of an earlier decision; 0: none
};

/// As decisions keep clocks: "1:03:54 1:13:58", White's first.
std::string clocks_text(Millis white, Millis black);
/// Of the table's clock; empty: none was read.
std::string clocks_text(std::optional<clock::Reading> const& reading);

/// The file that is meant where nobody names one: beside this game file, or in this folder.
std::string decisions_beside(std::string const& game_or_folder);

class Decisions {
 public:
  /// To be added to; made where there is none. The error says what was expected.
  static tl::expected<Decisions, Message> open(std::string const& path);
  /// Of one that is there; nothing is written or locked for long. The error says what was expected.
  static tl::expected<Decisions, Message> read(std::string const& path);

  /// The number that it was given, once it is on the disk.
  tl::expected<std::int64_t, Message> add(RecordedDecision const& decision);
  /// Those behind the one with this number, in order; 0: all.
  std::vector<RecordedDecision> after(std::int64_t number);
  /// One JSON object a line, in order, each line with its end: the keys are the columns of the file.
  std::string json_lines();

 private:
  Decisions(std::string path, store::Database db) : path_(std::move(path)), db_(std::move(db)) {}

  std::string path_;
  store::Database db_;
};

}  // namespace tactus::program
