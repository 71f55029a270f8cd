// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the console as one table: what is typed for each, in English, in the language of the game
// and on a numeric keypad, and what the help says of it. A new command is a new row.
#pragma once

#include "speech/sentences.hpp"
#include "src/table/console_line.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

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
  std::string_view meaning;  // message; one line of help with word and code has 40 characters
  BehindCommand behind;
  ConsoleLine (*line)(std::string_view argument);  // what the typed line asks for
};

std::span<ConsoleCommand const> commands();

/// Those of the language, then the English ones, then the letter; each once, in small letters.
std::vector<std::string> words_of(ConsoleCommand const& command, speech::Sentences const& sentences);

/// The words of such a message in the language, then the English ones; each once, in small letters.
std::vector<std::string> words_in(std::string_view message, speech::Sentences const& sentences);

/// By one of its words, as is_typed_for() takes them.
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
