// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the console as one table: what is typed for each, in English, in the language of the game
// and on a numeric keypad, and what the help says of it. A new command is a new row.
#pragma once

#include "core/notation/move_text.hpp"
#include "core/table/event.hpp"
#include "speech/words/sentences.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// What a typed line is for: that of a row, a move, or nothing.
enum class Act : std::uint8_t {
  nothing,
  move,
  // Requests.
  announce,
  repeat,
  times,
  move_number,
  flags,
  position,
  score,
  keypad,
  adjust,
  kings,
  where,
  signature,
  // The game.
  press,
  heard,
  correct,
  draw,
  accept,
  decline,
  resign,
  checkmate,
  stalemate,
  result,
  confirm,
  adjourn,
  go_on,
  // Claims, and what the arbiter does.
  threefold,
  fifty_moves,
  flag_fall,
  touched_piece,
  illegal_move,
  normal_means,
  extra_seconds,
  uphold,
  reject,
  restore,
  replace,
  stands,
  annul,
  // An assistant's duties.
  done,
  next,
  // The program.
  silence,
  captions,
  record,
  hear,
  help,
  quit,
};

struct ConsoleLine {
  Act act = Act::nothing;
  std::string text{};  // the move, or what stands behind the command: often a side, in words of the language

  bool operator==(ConsoleLine const&) const = default;
};

/// A command is a whole word of the language or of English (commands.hpp), or a code of the numeric keypad;
/// everything else is a move text. No command can be read as a move in the letters of any language.
ConsoleLine read_console_line(std::string_view line, speech::Sentences const& sentences = {});

/// The help, one command per line: its word, the keys of its code, what it does. Or of the command that
/// `about` names: the same line and one with all that can be typed for it, what was typed first; empty when
/// there is none.
std::vector<std::string> help_lines(std::string_view about = {}, speech::Sentences const& sentences = {},
                                    notation::PieceLetters const& letters = notation::english);

/// What may be typed behind a command. `side`: White or Black, in words or on the keypad.
enum class BehindCommand : std::uint8_t { nothing, side, text };

struct ConsoleCommand {
  /// Message: behind "command: " the English words, which hold in every language; its translation: those of
  /// the language besides. The first one stands in the help.
  std::string_view words;
  /// One letter, the same in every language, as players know it from Lichess; or none.
  std::string_view letter;
  /// Characters of a numeric keypad, ended by Enter; or none. Does not begin with 1 to 8 where a text
  /// may follow: four digits from 1 to 8 are a move (core/notation/numeric_move.hpp).
  std::string_view keypad;
  std::string_view meaning;  // message; one line of help with word and keys has 40 characters
  BehindCommand behind;
  Act act;
  bool is_of_open_game = false;  // means nothing when the game is over
  bool is_aside = false;         // no other thing between what has to be entered twice
};

std::span<ConsoleCommand const> commands();
/// Null: a move, or nothing.
ConsoleCommand const* command_of(Act act);

/// "1-0", "0-1", "1/2-1/2" or "1/2".
std::optional<table::GameResult> result_typed(std::string_view text);

/// Those of the language, then the English ones, then the letter; each once, in small letters.
std::vector<std::string> words_of(ConsoleCommand const& command, speech::Sentences const& sentences);

/// The words of such a message in the language, then the English ones; each once, in small letters.
std::vector<std::string> words_in(std::string_view message, speech::Sentences const& sentences);

/// By one of its words, as unicode::is_typed_for() takes them.
ConsoleCommand const* find_command(std::string_view word, speech::Sentences const& sentences);

/// The longest code that the typed characters begin with, and what is typed behind it.
struct KeypadEntry {
  ConsoleCommand const* command;
  std::string argument;
};
/// Nothing where no code fits, or an argument follows one that takes none: a move ("5254", "0-0"). A code of
/// one character that takes none may be typed several times over ("00"): it is that code once. The decimal
/// key gives a comma on many keyboards; it counts as the point.
std::optional<KeypadEntry> find_on_keypad(std::string_view text, speech::Sentences const& sentences);

/// The argument can stand behind this command.
bool may_follow(std::string_view argument, ConsoleCommand const& command, speech::Sentences const& sentences);

}  // namespace tactus::program
