// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line of `tactus-arbiter` asks for, as values.
#pragma once

#include "core/arbitration/book/rule_set.hpp"
#include "core/chess/piece.hpp"
#include "core/clock/time_control.hpp"
#include "core/instant.hpp"
#include "src/arbiter/commands/asked_moves.hpp"
#include "src/arbiter/commands/check.hpp"
#include "src/arbiter/commands/salvage.hpp"
#include "src/arbiter/decisions/round_decisions.hpp"
#include "src/arbiter/options/reconcile_options.hpp"
#include "src/arbiter/sheet/cells.hpp"
#include "src/command_line/command_line.hpp"
#include "src/words/catalogue.hpp"

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tactus::program {

/// The first word of the command line is the name of such a command.
bool is_for_companion(int argc, char const* const* argv);

/// This process becomes that program. Returns only where it is not there: the status to end with.
int become_companion(char** argv, std::ostream& errors);

// What the program's exit says beyond 0 (done) and 1 (not done).

/// The command line could not be understood; what was expected is on standard error.
inline constexpr int usage_error = 2;

struct WatchOptions {
  std::string game;
  bool ends_with_game = false;                // false: watches until it is stopped
  bool has_times = false;                     // the time of day before each line
  std::optional<clock::TimeControl> control;  // to compare the clock's display with
  std::optional<words::Language> language{};  // else that of the environment
};

struct PerftOptions {
  std::string fen;
  unsigned depth = 1;
  bool is_chess960 = false;  // castling is written as king takes rook
  std::optional<Language> language{};
};

struct ReplayPgnOptions {
  std::string file;
  std::optional<Language> language{};
};

/// What `export` makes of a round besides its games.
enum class RoundTable : std::uint8_t { none, results, incidents };

struct ExportOptions {
  std::vector<std::string> games;  // their files, and folders with such files; at least one
  RoundTable table = RoundTable::none;
  TableForm form = TableForm::text;   // of that table
  std::vector<std::string> absent{};  // players who did not come; with `pairings`
  std::string pairings{};             // file that gets the results of that table; empty: none
  std::optional<std::string> pgn;     // file for their PGN
  std::optional<AskedMoves> moves{};  // what happened while they were played, in place of the games
  bool has_records = false;  // their whole records to standard output; without it and `pgn`, their PGN
  std::optional<Language> language{};
};

struct CanMateOptions {
  bool is_csv = false;  // questions from standard input, fen and side are empty
  std::string fen;
  std::string side;                           // "white" or "black"
  std::size_t positions = 2'000'000;          // to look at, at most
  double seconds = 0;                         // for each question, at most; 0: no limit
  std::optional<words::Language> language{};  // of an answer in words; else that of the environment
};

struct RuleOptions {
  bool is_jsonl = false;                    // cases from standard input, one a line; false: a dialogue
  bool is_schema = false;                   // the form of a case is printed, and nothing is read
  std::string sheet;                        // file for the rulings of the dialogue; empty: none
  std::string asked_by;                     // who asks, for that file
  std::string game;                         // file of the game that is asked about; empty: none
  std::optional<words::Language> language;  // nothing: the environment's
};

struct LawOptions {
  std::string number;               // or
  std::vector<std::string> search;  // words, or
  std::optional<std::pair<arbitration::laws::RuleSet, arbitration::laws::RuleSet>> compare;
  std::optional<arbitration::laws::RuleSet> rules;  // nothing: the newest FIDE Laws
  std::optional<words::Language> language;          // nothing: the environment's
};

struct ClockOptions {
  std::string port;
  std::optional<Millis> white, black;   // to set it to; both or none: it is only read
  std::optional<chess::Color> running;  // whose time runs then; nothing: both stand
  chess::Color left = chess::Color::white;
  std::optional<words::Language> language;
};

/// Proposes a word for the arbiter.
struct WordOptions {};

using command_line::Stop;

using Command =
    std::variant<WatchOptions, ExportOptions, PerftOptions, ReplayPgnOptions, CanMateOptions, RuleOptions,
                 LawOptions, ClockOptions, ReconcileOptions, ReconcileGameOptions, ReconcileGuidedOptions,
                 WordOptions, CheckOptions, SalvageOptions, DecisionsOptions, Stop>;

Command read_command_line(int argc, char const* const* argv);

}  // namespace tactus::program
