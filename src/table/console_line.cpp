// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/console_line.hpp"

#include "speech/translatable.hpp"
#include "src/table/commands.hpp"
#include "src/table/typed_text.hpp"

#include <algorithm>

namespace tactus::program {
namespace {

using speech::translatable;

/// "repeat 0: say the last move again"
std::string help_line(ConsoleCommand const& command, speech::Sentences const& sentences) {
  std::string line = words_of(command, sentences).front();
  if (!command.keypad.empty()) line.append(" ").append(command.keypad);
  return line.append(": ").append(sentences.translated(command.meaning)) + '\n';
}

std::string help_about(ConsoleCommand const& command, speech::Sentences const& sentences) {
  std::string words;
  for (std::string const& word : words_of(command, sentences)) words += (words.empty() ? "" : ", ") + word;
  speech::Argument const typed[] = {{"words", words}};
  return help_line(command, sentences) + sentences.written(translatable("typed: {words}"), typed) + '\n';
}

}  // namespace

ConsoleLine read_console_line(std::string_view line, speech::Sentences const& sentences) {
  std::string const text = without_blanks_around(line);
  if (text.empty()) return EmptyLine{};
  if (auto const entry = find_on_keypad(text, sentences)) return entry->command->line(entry->argument);
  auto const end = std::min(text.find_first_of(" \t"), text.size());
  std::string const argument = without_blanks_around(text.substr(end));
  ConsoleCommand const* const command = find_command(text.substr(0, end), sentences);
  if (command != nullptr && may_follow(argument, *command, sentences)) return command->line(argument);
  return MoveTyped{text};
}

std::string help_text(std::string_view about, speech::Sentences const& sentences,
                      notation::PieceLetters const& letters) {
  if (!about.empty()) {
    ConsoleCommand const* command = find_command(about, sentences);
    if (auto const entry = find_on_keypad(about, sentences); entry && entry->argument.empty())
      command = entry->command;
    return command == nullptr ? std::string{} : help_about(*command, sentences);
  }
  speech::Argument const knight[] = {{"knight", std::string{letters.knight}}};
  std::string text =
      sentences.written(translatable("MOVE: e4, {knight}f3, g1f3, on the keypad 7163"), knight) + '\n';
  for (ConsoleCommand const& command : commands()) text += help_line(command, sentences);
  return text;
}

}  // namespace tactus::program
