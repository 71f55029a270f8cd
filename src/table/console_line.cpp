// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/console_line.hpp"

#include "speech/translatable.hpp"
#include "src/table/commands.hpp"
#include "src/table/typed_text.hpp"

#include <algorithm>

namespace tactus::program {
namespace {

using speech::translatable;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r\n";
  auto const first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

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
  std::string const typed = with_plain_blanks(line);
  std::string_view const text = trimmed(typed);
  if (text.empty()) return EmptyLine{};
  if (auto const entry = find_on_keypad(text)) return entry->command->line(trimmed(entry->argument));
  auto const end = std::min(text.find_first_of(" \t"), text.size());
  std::string_view const argument = trimmed(text.substr(end));
  ConsoleCommand const* const command = find_command(text.substr(0, end), sentences);
  if (command != nullptr && (argument.empty() || command->takes_argument)) return command->line(argument);
  return MoveTyped{std::string{text}};
}

std::string help_text(std::string_view about, speech::Sentences const& sentences) {
  if (!about.empty()) {
    ConsoleCommand const* command = find_command(about, sentences);
    if (auto const entry = find_on_keypad(about); entry && entry->argument.empty()) command = entry->command;
    return command == nullptr ? std::string{} : help_about(*command, sentences);
  }
  std::string text = sentences.translated(translatable("MOVE: e4, Nf3, g1f3, on the keypad 7163")) + '\n';
  for (ConsoleCommand const& command : commands()) text += help_line(command, sentences);
  return text;
}

}  // namespace tactus::program
