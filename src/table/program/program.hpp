// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the two programs at a board this is. They share all of this folder; `tactus` has nothing to add to
// it.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/notation/announcement_words.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/table_state.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/record/game_record.hpp"
#include "src/store/game_reader.hpp"
#include "src/words/catalogue.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace CLI {
class App;
}

namespace tactus::program {

using table::tournament_profile;
using table::training_profile;

struct OwnCommand;  // src/table/options.hpp
class Companion;

/// How a program that may judge games shows those of its own profile.
struct Judgement {
  std::vector<chess::ScoredMove> (*moves)(GameRecord const& record);
  std::string (*pgn)(GameRecord const& record);
  std::string (*whole_record)(std::vector<store::NumberedEvent> const& events);
};

/// A command that another program has.
struct Elsewhere {
  std::string_view command, program;
};

struct Program {
  std::string_view name, profile, purpose;
  notation::MoveWording moves;  // how moves are said unless options ask otherwise
  /// What joins the session; null: nothing does.
  std::unique_ptr<Companion> (*companion)(speech::Wording const& wording,
                                          notation::PieceLetters const& letters) = nullptr;
  /// Adds the commands that only this program has; null: none.
  std::vector<OwnCommand> (*own_commands)(CLI::App& app) = nullptr;
  /// Null: it never judges.
  Judgement const* judgement = nullptr;
  std::span<Elsewhere const> elsewhere = {};  // who types one of these is told which program has it
};

/// They measure and build, and a player needs neither at the board.
inline constexpr Elsewhere commands_of_training[]{
    {"announce", "tactus-training"}, {"hear", "tactus-training"}, {"recognise", "tactus-training"}};

inline constexpr Program tournament_program{
    "tactus",
    tournament_profile,
    "Announces the moves of a game of chess by Appendix D of the FIDE Laws",
    {},
    nullptr,
    nullptr,
    nullptr,
    commands_of_training};

/// Null: the game is shown as it was recorded. A game of a tournament always is.
constexpr Judgement const* judgement_of(Program const& program, GameRecord const& record) {
  return record.is_training ? program.judgement : nullptr;
}
/// The moves of the game as this program shows them.
std::vector<chess::ScoredMove> moves_shown(Program const& program, GameRecord const& record);

/// For faults: "error:" stands before them in every language, as during a game. Asks that catalogue, which
/// must outlive it.
Translate translate_faults(words::Catalogue const& catalogue);

/// The whole program from its command line to its exit status.
int run_program(int argc, char const* const* argv, Program const& program);

// The one place where a program that may say more than `tactus` joins the session at the table. What it says
// goes the way of all that is said: recorded, then announced to the ears that it is for.

using TrainingLines = std::vector<table::TrainingLine>;

/// Told of its own accord.
struct Remark {
  table::Audience to;
  TrainingLines lines;
};

/// Main thread.
class Companion {
 public:
  Companion() = default;
  Companion(Companion const&) = delete;
  Companion& operator=(Companion const&) = delete;
  virtual ~Companion() = default;

  /// Said to the table when a game begins or goes on.
  virtual TrainingLines greeting() const = 0;
  /// The answer to a typed line, or a sentence of what was expected; nothing when the line is none of its
  /// commands.
  virtual std::optional<tl::expected<TrainingLines, std::string>> answer(std::string_view line,
                                                                         table::TableState const& state) = 0;
  /// One line about each of its commands, or about the one that is named.
  virtual std::vector<std::string> help(std::string_view about) const = 0;

  /// What to remark now that the input has led to this state and these effects.
  virtual std::vector<Remark> follow(table::StampedInput const& input, table::TableState const& state,
                                     std::span<table::Effect const> effects) = 0;
  /// The same, when nothing has happened for a while.
  virtual std::vector<Remark> pass_time(Instant now, table::TableState const& state) = 0;
  virtual std::optional<Instant> next_deadline(table::TableState const& state) const = 0;
};

}  // namespace tactus::program
