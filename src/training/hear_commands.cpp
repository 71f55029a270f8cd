// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/hear_commands.hpp"

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"
#include "src/training/commands.hpp"

#include <algorithm>
#include <charconv>

namespace tactus::training {
namespace {

constexpr HearRow hear_table[] = {
    {HearCommand::next, typed_words("command: next n"), "+",
     // Translators: A line of help of tactus-training hear, behind the word. Enter is the key.
     translatable("the next move; Enter alone too")},
    {HearCommand::back, typed_words("command: back"), "-",
     // Translators: The same.
     translatable("one move back")},
    {HearCommand::again, typed_words("command: again repeat"), "0",
     // Translators: The same.
     translatable("the last move again")},
    {HearCommand::start, typed_words("command: start"), "*7",
     // Translators: The same.
     translatable("to the beginning")},
    {HearCommand::end, typed_words("command: end"), "*1",
     // Translators: The same.
     translatable("to the end")},
    {HearCommand::comments, typed_words("command: comment"), ".",
     // Translators: The same.
     translatable("what is written of this move")},
    {HearCommand::variation, typed_words("command: variation"), "*3",
     // Translators: The same. The word and a number behind it.
     translatable("other moves instead; variation 2: into it")},
    {HearCommand::out, typed_words("command: out"), "*9",
     // Translators: The same.
     translatable("out of the variation")},
    {HearCommand::games, typed_words("command: games"), "*0",
     // Translators: The same. The word and a number behind it.
     translatable("the games of the file; games 3: the third")},
    {HearCommand::help, typed_words("command: help"), "/",
     // Translators: The same.
     translatable("this list")},
    {HearCommand::quit, typed_words("command: quit"), "**",
     // Translators: The same.
     translatable("end")},
};

std::optional<unsigned> number_in(std::string_view text) {
  unsigned number = 0;
  auto const read = std::from_chars(text.data(), text.data() + text.size(), number);
  bool const is_whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
  return is_whole ? std::optional(number) : std::nullopt;
}

bool takes_number(HearCommand command) {
  return command == HearCommand::variation || command == HearCommand::games;
}

/// What stands behind a command: nothing, or a number where it takes one.
std::optional<HearLine> with_number(HearCommand command, std::string_view rest) {
  if (rest.empty()) return HearLine{command};
  auto const number = number_in(rest);
  if (!number || !takes_number(command)) return std::nullopt;
  return HearLine{command, number};
}

bool is_typed_for(std::string_view word, HearRow const& row, speech::Sentences const& sentences) {
  return std::ranges::any_of(words_of(row, sentences),
                             [&](std::string const& each) { return unicode::is_typed_for(word, each); });
}

}  // namespace

std::span<HearRow const> hear_rows() { return hear_table; }

std::vector<std::string> words_of(HearRow const& row, speech::Sentences const& sentences) {
  return program::words_in(row.words, sentences);
}

std::optional<HearLine> read_hear_line(std::string_view line, speech::Sentences const& sentences) {
  std::string typed = program::without_blanks_around(line);
  if (typed.empty()) return HearLine{HearCommand::next};
  std::ranges::replace(typed, ',', '.');  // the decimal key of many keypads
  for (HearRow const& row : hear_table)
    if (typed.starts_with(row.keypad))
      if (auto const read = with_number(row.command, std::string_view{typed}.substr(row.keypad.size())))
        return read;
  auto const blank = std::min(typed.find(' '), typed.size());
  std::string_view const word = std::string_view{typed}.substr(0, blank);
  for (HearRow const& row : hear_table)
    if (is_typed_for(word, row, sentences))
      return with_number(row.command, program::without_blanks_around(std::string_view{typed}.substr(blank)));
  return std::nullopt;
}

std::optional<MoveWanted> read_move_wanted(std::string_view line) {
  std::string const typed = program::without_blanks_around(line);
  auto const digits = std::min(typed.find_first_not_of("0123456789"), typed.size());
  auto const number = number_in(std::string_view{typed}.substr(0, digits));
  if (!number || *number == 0) return std::nullopt;
  std::string const side = program::without_blanks_around(std::string_view{typed}.substr(digits));
  if (side.empty()) return MoveWanted{*number};
  bool const is_dotted = side.find_first_not_of(".,") == std::string::npos;
  if (is_dotted || unicode::is_typed_for(side, "b")) return MoveWanted{*number, chess::Color::black};
  if (unicode::is_typed_for(side, "w")) return MoveWanted{*number};
  auto const color = program::read_side(side);
  return color ? std::optional(MoveWanted{*number, *color}) : std::nullopt;
}

std::vector<std::string> hear_help(speech::Sentences const& sentences) {
  std::vector<std::string> lines;
  for (HearRow const& row : hear_table)
    lines.push_back(words_of(row, sentences).front() + ", " + std::string{row.keypad} + ": " +
                    sentences.translated(row.help));
  return lines;
}

}  // namespace tactus::training
