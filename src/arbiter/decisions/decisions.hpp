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
#include <map>
#include <optional>
#include <span>
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

/// Several desks of a hall decide. Each writes a log of its own, and each has the logs of all in its file.
struct LogPlace {
  std::string desk;  // empty: no hall
  std::string log;   // of that desk: one whose file is lost begins another
  std::int64_t number = 0;
  auto operator<=>(LogPlace const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers
};
/// One entry as it travels.
struct LogEntry {
  LogPlace place;
  Instant at;
  std::string kind;     // a decision, or who is on his way to a board; others are kept and mean nothing here
  std::string payload;  // one JSON object
};
/// Who has said that he sees to a board. Empty: nobody needs to any more.
struct OnItMark {
  std::string board, game, arbiter;
  Instant at;
};

struct RecordedDecision {
  std::int64_t number = 0;  // given by the file: 1, 2, 3 ...
  Instant at;
  DecisionCase about;
  std::string arbiter;  // empty: he did not say who he is
  std::string decided;
  std::string reason;
  std::string clocks_after;                    // as clocks_before; empty: they stay, or nobody entered them
  bool is_as_proposed = false;                 // it is the first answer of the ruling
  std::int64_t replaces = 0;                   // number of an earlier decision; 0: none
  LogPlace place{};                            // in the log of the desk where it was made; of no hall: none
  std::int64_t desk_number = 0;                // which decision of that desk it is: 1, 2, 3 ...
  std::map<std::string, std::int64_t> seen{};  // up to where its desk had each log when it was made

  /// As people name it: "3", of several desks "desk2-3".
  std::string label() const;
  /// It was made with `other` in sight, or is `other`.
  bool knows(RecordedDecision const& other) const;
};

/// As decisions keep clocks: "1:03:54 1:13:58", White's first.
std::string clocks_text(Millis white, Millis black);
/// Of the table's clock; empty: none was read.
std::string clocks_text(std::optional<clock::Reading> const& reading);

/// The file that is meant where nobody names one: beside this game file, or in this folder.
std::string decisions_beside(std::string const& game_or_folder);

/// The file's fault in SQLite's own words, and what was expected.
Message not_decisions(std::string const& path, std::string const& fault);
/// The last entry of this log that is in the file; 0: none.
std::int64_t last_in(store::Database& db, LogPlace const& log);

class Decisions {
 public:
  /// To be added to; made where there is none. The error says what was expected.
  static tl::expected<Decisions, Message> open(std::string const& path);
  /// Of one that is there; nothing is written or locked for long. The error says what was expected.
  static tl::expected<Decisions, Message> read(std::string const& path);

  /// The number that it was given, once it is on the disk.
  tl::expected<std::int64_t, Message> add(RecordedDecision const& decision);
  /// The log of that desk in this file, begun where there is none. The error says what was expected.
  tl::expected<LogPlace, Message> log_of(std::string const& desk);
  /// From now on what is added goes into this log too, and what other programs have added.
  void begin_log(LogPlace own);
  /// Where the own log stands: its desk, its name, its last entry. No desk: there is none.
  LogPlace const& own_log() const { return own_; }
  /// Takes what other programs have added into the own log; the number of its last entry.
  std::int64_t take_up_others();
  /// Nothing: it is not on the disk.
  std::optional<LogEntry> add(OnItMark const& mark);
  /// Of the own log, both included.
  std::vector<LogEntry> own_entries(std::int64_t first, std::int64_t last);
  /// The last entry of each log that is here.
  std::vector<LogPlace> logs();
  /// Entries of other desks, each behind the last one of its log: all of them are on the disk, or none.
  bool keep(std::span<LogEntry const> entries);
  /// Since `from`, in the order of time.
  std::vector<OnItMark> marks(Instant from);
  /// Nothing: the entry is none.
  std::optional<OnItMark> mark_in(LogEntry const& entry);

  /// Those behind the one with this number, in order; 0: all.
  std::vector<RecordedDecision> after(std::int64_t number);
  /// All of them. Nothing: the file cannot be read to its end.
  std::optional<std::int64_t> count() { return db_.number_of("SELECT count(*) FROM decision"); }
  /// One JSON object a line, in order, each line with its end: the keys are the columns of the file.
  std::string json_lines();

 private:
  Decisions(std::string path, store::Database db) : path_(std::move(path)), db_(std::move(db)) {}

  bool write(RecordedDecision const& decision);
  bool write_entry(LogPlace const& place, Instant at, char const* kind, std::string const& payload,
                   std::int64_t decision);
  /// With a transaction begun. False: not all of them.
  bool log_decisions();
  bool keep_all(std::span<LogEntry const> entries);
  std::string payload_of(std::int64_t decision);

  std::string path_;
  store::Database db_;
  LogPlace own_;
};

}  // namespace tactus::program
