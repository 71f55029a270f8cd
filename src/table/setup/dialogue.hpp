// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked before a game, as data. Pure.
#pragma once

#include "core/message/language.hpp"
#include "src/equipment/fact.hpp"
#include "src/table/options/options.hpp"
#include "src/table/setup/agreement.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::program {

enum class Likeness : std::uint8_t;  // discovery.hpp

/// A port where something may be plugged in.
struct FoundPort {
  std::string name;
  std::string device;  // what answers there; empty: nothing known
  bool has_board = false;
  bool has_clock = false;
};

/// A game of this folder that has not ended.
struct UnfinishedGame {
  std::string file;
  table::TableSetup setup;
  unsigned moves = 0;                    // begun, as a scoresheet counts them
  std::vector<UnfinishedGame> others{};  // of this folder that have not ended either, older than this one
};

/// An answer, as a set-up file would have it; `key` is one of setup_table(), or `resume`, `again` or `begin`.
struct SetupAnswer {
  std::string_view key;
  std::string value;  // empty: what holds without it
};

/// What is known before the first question.
struct Surroundings {
  PlayOptions options;                          // of the command line and the settings
  Language language;                            // that questions are asked in
  std::vector<words::NamedLanguage> languages;  // to choose from; empty: it was chosen already
  std::optional<UnfinishedGame> unfinished;
  std::vector<FoundPort> ports;
  std::vector<std::string> earphones;  // sound devices
  std::vector<SetupAnswer> last{};     // of the last game by these questions; none: there was none
  std::vector<SetupAnswer> hall{};     // what the hall says of this game: is not asked
  bool is_word_alone = false;          // all else is known: the arbiter types his word
  bool has_braille_display = false;
};

struct SetupChoice {
  Message label;
  std::string value;  // as a set-up file would have it; empty: what holds without it
};

/// What may be typed besides the number or the value of a choice.
enum class FreeAnswer : std::uint8_t { none, name, times, port, duration, word };

struct SetupQuestion {
  std::string_view key;        // as SetupAnswer
  std::vector<Message> facts;  // told before it
  Message text;
  std::vector<SetupChoice> choices;  // by their numbers from 1
  std::size_t usual = 0;             // index of what Enter takes
  FreeAnswer free = FreeAnswer::none;
};

/// The value of an earlier answer by its key; empty when it was not asked or is as usual.
using Answered = std::function<std::string_view(std::string_view key)>;

/// In the order in which they are asked. `ask` gives nothing where there is nothing to ask. The last one,
/// `begin`, is asked always.
struct SetupStep {
  std::string_view key;
  std::optional<SetupQuestion> (*ask)(Surroundings const& surroundings, Answered const& answered);
};
std::span<SetupStep const> setup_steps();

/// A text that is the same in every language.
inline Message as_it_is(std::string text) { return {"{name}", {{"name", std::move(text)}}}; }

// The questions before a game about boards, clock and earphone. Private to the dialogue. Pure.

std::optional<SetupQuestion> ask_white_board(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_black_board(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_clock(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_left(Surroundings const& surroundings, Answered const& answered);
/// Of the one player who needs it.
std::optional<SetupQuestion> ask_earphone(Surroundings const& surroundings, Answered const& answered);
/// Of each of two blind players.
std::optional<SetupQuestion> ask_white_earphone(Surroundings const& surroundings, Answered const& answered);
std::optional<SetupQuestion> ask_black_earphone(Surroundings const& surroundings, Answered const& answered);
/// One of the answers to "Who is blind?" and the like.
bool is_one_of(std::string_view who, chess::Color color);

/// What was chosen of these, one fact a line.
std::vector<Message> device_facts(Surroundings const& surroundings, Answered const& answered);

// The questions before a game, for who started `tactus play` without saying what to play: one after the
// other, each with its usual answer, ending in the values that a set-up file would have. Pure: a value, and
// the answers that are typed.

class SetupDialogue {
 public:
  explicit SetupDialogue(Surroundings surroundings);

  /// What is asked now. Of a game that is like the last one `begin` tells what is new; `is_whole`: all that
  /// was agreed. Precondition: not is_complete().
  SetupQuestion question(bool is_whole = false) const;
  /// A line as it was typed; empty takes the usual answer, "back" or "-" goes to the question before. The
  /// error is what was expected; nothing is changed then.
  tl::expected<void, Message> take(std::string_view line);
  /// What answers at the ports is known now. A question that the last game answers is no longer asked then.
  void know(std::vector<FoundPort> ports);

  /// The last game was played at ports of this machine.
  bool had_ports() const;
  /// Not what a person has to say himself: that the game begins, and a word where there was one last time.
  bool may_be_passed() const;
  /// All else is known: the arbiter types his word, and that is all.
  bool is_of_word_alone() const { return surroundings_.is_word_alone; }
  bool is_complete() const { return key_.empty(); }
  /// How it ended. Precondition: is_complete().
  bool is_begun() const { return answer("begin") != "quit"; }
  bool is_to_be_saved() const { return answer("begin") == "save"; }
  /// No game that goes on: what was agreed may be offered for the next one.
  bool is_new_game() const { return answer("resume").empty() && !is_of_word_alone(); }

  /// The answers that differ from what holds without them, in the order of the questions.
  std::vector<SetupAnswer> values() const;
  /// The options that the dialogue began with, and the answers so far.
  PlayOptions options() const;

 private:
  std::string_view answer(std::string_view key) const;
  /// To the last game: as the person says, or as the hall's players sit beside those of then.
  Likeness likeness() const;
  bool is_asked(SetupStep const& step) const;
  void ask_next();
  /// What holds is what the hall says, and not an unfinished game or what a person says instead.
  bool is_by_hall() const;
  SetupAnswer const* said_by_hall(std::string_view key) const;
  std::vector<Setting> unasked_of_hall() const;
  PlayOptions options_before() const;
  void add_what_was_agreed(SetupQuestion& question, bool is_whole) const;

  Surroundings surroundings_;
  std::vector<SetupAnswer> answers_;
  std::string_view key_;           // of the question; empty: there is none any more
  bool is_hall_left_out_ = false;  // the person wants to be asked
};

}  // namespace tactus::program
