// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/console/commands.hpp"

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "speech/words/spelling.hpp"
#include "src/table/console/arguments.hpp"

#include <algorithm>
#include <array>

namespace tactus::program {
namespace {

constexpr std::string_view typed_words(std::string_view english) { return english; }

constexpr auto stands_alone = BehindCommand::nothing;
constexpr auto takes_side = BehindCommand::side;
constexpr auto takes_argument = BehindCommand::text;

constexpr bool any_time = false, in_game = true, aside = true;

constexpr ConsoleCommand rows[] = {
    {typed_words("command: say announce"), "", "5", translatable("announce the move on my board"),
     stands_alone, Act::announce, any_time, aside},
    {typed_words("command: press"), "", "7", translatable("the mover pressed the clock"), stands_alone,
     Act::press, in_game},
    {typed_words("command: repeat last"), "l", "0", translatable("say the last move again"), takes_side,
     Act::repeat, any_time, aside},
    {typed_words("command: time clock"), "c", "1", translatable("say both clock times"), takes_side,
     Act::times, any_time, aside},
    {typed_words("command: count"), "", "2", translatable("say the number of moves"), takes_side,
     Act::move_number, any_time, aside},
    {typed_words("command: stop quiet"), "", ".", translatable("stop the voice"), stands_alone, Act::silence,
     any_time, aside},
    {typed_words("command: result"), "", "9", translatable("1-0, 0-1 or 1/2-1/2: the end"), takes_argument,
     Act::result, in_game},
    {typed_words("command: annul"), "", "9.", translatable("arbiter: game is void"), stands_alone, Act::annul,
     in_game},
    {typed_words("command: mate"), "", "95", translatable("my move is checkmate"), stands_alone,
     Act::checkmate, in_game},
    {typed_words("command: stalemate"), "", "96", translatable("my move is stalemate"), stands_alone,
     Act::stalemate, in_game},
    {typed_words("command: confirm"), "", "99", translatable("what is proposed; the result"), takes_argument,
     Act::confirm},
    {typed_words("command: correct"), "", "94", translatable("put a typing slip right"), takes_argument,
     Act::correct, in_game},
    {typed_words("command: restore"), "", "93", translatable("arbiter: on before move 12"), takes_argument,
     Act::restore, in_game},
    {typed_words("command: replace"), "", "9+", translatable("arbiter: change move 12"), takes_argument,
     Act::replace, in_game},
    {typed_words("command: adjust"), "", "91", translatable("I set pieces straight"), takes_side, Act::adjust,
     any_time, aside},
    {typed_words("command: kings"), "", "90", translatable("before play: look at boards"), stands_alone,
     Act::kings, any_time, aside},
    {typed_words("command: flag"), "", "3", translatable("say which flags have fallen"), takes_side,
     Act::flags, any_time, aside},
    {typed_words("command: score"), "", "*6", translatable("the last move; score 12"), takes_argument,
     Act::score, any_time, aside},
    {typed_words("command: position"), "", "8", translatable("say my board, if allowed"), takes_side,
     Act::position, any_time, aside},
    {typed_words("command: heard"), "", "*/", translatable("say back; heard MOVE"), takes_argument,
     Act::heard, in_game},
    {typed_words("command: draw"), "", "*1", translatable("offer a draw"), takes_argument, Act::draw,
     in_game},
    {typed_words("command: accept"), "", "*2", translatable("the offered draw"), takes_argument, Act::accept,
     in_game},
    {typed_words("command: decline"), "", "*3", translatable("the offered draw"), takes_argument,
     Act::decline, in_game},
    {typed_words("command: threefold"), "", "*4", translatable("claim; threefold MOVE"), takes_argument,
     Act::threefold, in_game, aside},
    {typed_words("command: fifty"), "", "*5", translatable("claim 50 moves; fifty MOVE"), takes_argument,
     Act::fifty_moves, in_game, aside},
    {typed_words("command: overstep"), "", "*7", translatable("claim a win on time"), takes_side,
     Act::flag_fall, in_game, aside},
    {typed_words("command: touched"), "", "*8", translatable("the arbiter is told"), takes_side,
     Act::touched_piece, in_game, aside},
    {typed_words("command: illegal"), "", "*0", translatable("claim an illegal move"), takes_side,
     Act::illegal_move, in_game, aside},
    {typed_words("command: normal"), "", "9-", translatable("draw: no normal means"), takes_side,
     Act::normal_means, in_game, aside},
    {typed_words("command: seconds"), "", "9/", translatable("5 s a move, or a draw"), takes_side,
     Act::extra_seconds, in_game, aside},
    {typed_words("command: resign"), "", "*9", translatable("twice: give up"), takes_argument, Act::resign,
     in_game},
    {typed_words("command: adjourn"), "", "*-", translatable("the mover seals"), takes_argument, Act::adjourn,
     in_game, aside},
    {typed_words("command: continue"), "", "*+", translatable("after an adjournment"), stands_alone,
     Act::go_on, in_game},
    {typed_words("command: uphold"), "", "98", translatable("arbiter: claim is right"), takes_side,
     Act::uphold, in_game},
    {typed_words("command: reject"), "", "97", translatable("arbiter: claim is wrong"), takes_side,
     Act::reject, in_game},
    {typed_words("command: stands"), "", "92", translatable("arbiter: this board stands"), takes_side,
     Act::stands, in_game},
    {typed_words("command: signature"), "", "9*", translatable("of the ended game"), takes_side,
     Act::signature},
    {typed_words("command: where"), "", "4", translatable("say where the game stands"), takes_side,
     Act::where, any_time, aside},
    {typed_words("command: record rec"), "", "+", translatable("my move; Enter ends it"), takes_argument,
     Act::record},
    {typed_words("command: hear"), "", "-", translatable("last recording; hear 12w"), takes_argument,
     Act::hear},
    {typed_words("command: captions"), "", "*.", translatable("spoken lines or not"), stands_alone,
     Act::captions, any_time, aside},
    {typed_words("command: keys"), "", "//", translatable("hear what the keys do"), stands_alone, Act::keypad,
     any_time, aside},
    {typed_words("command: done"), "", "++", translatable("the assistant did it"), takes_argument, Act::done},
    {typed_words("command: next"), "", "--", translatable("the assistant's duty"), takes_argument, Act::next},
    {typed_words("command: help"), "", "/", translatable("this list; help WORD: one"), takes_argument,
     Act::help, any_time, aside},
    {typed_words("command: quit"), "", "**", translatable("end; the game is kept"), stands_alone, Act::quit},
};

/// A key that is a code alone, pressed several times: a trembling hand, a key that bounces or repeats.
ConsoleCommand const* find_pressed_often(std::string_view typed) {
  if (typed.empty() || typed.find_first_not_of(typed.front()) != std::string_view::npos) return nullptr;
  auto const* const found = std::ranges::find_if(rows, [&](ConsoleCommand const& command) {
    return command.behind != takes_argument && command.keypad == typed.substr(0, 1);
  });
  return found == std::end(rows) ? nullptr : found;
}

void add_words(std::string_view message, std::vector<std::string>& words) {
  message.remove_prefix(message.find(':') + 1);  // npos + 1 is 0
  while (!message.empty()) {
    std::size_t const end = std::min(message.find(' '), message.size());
    std::string word = unicode::in_small_letters(message.substr(0, end));
    bool const is_new = std::find(words.begin(), words.end(), word) == words.end();
    if (!word.empty() && is_new) words.push_back(std::move(word));
    message.remove_prefix(std::min(end + 1, message.size()));
  }
}

}  // namespace

std::span<ConsoleCommand const> commands() { return rows; }

ConsoleCommand const* command_of(Act act) {
  auto const* const found = std::ranges::find(rows, act, &ConsoleCommand::act);
  return found == std::end(rows) ? nullptr : found;
}

std::optional<table::GameResult> result_typed(std::string_view text) {
  if (text == "1-0") return table::GameResult::white_wins;
  if (text == "0-1") return table::GameResult::black_wins;
  if (text == "1/2-1/2" || text == "1/2") return table::GameResult::draw;
  return std::nullopt;
}

std::vector<std::string> words_in(std::string_view message, speech::Sentences const& sentences) {
  std::vector<std::string> words;
  add_words(sentences.translated(message), words);
  add_words(message, words);
  return words;
}

std::vector<std::string> words_of(ConsoleCommand const& command, speech::Sentences const& sentences) {
  auto words = words_in(command.words, sentences);
  add_words(command.letter, words);
  return words;
}

ConsoleCommand const* find_command(std::string_view word, speech::Sentences const& sentences) {
  auto const* const found = std::ranges::find_if(rows, [&](ConsoleCommand const& command) {
    return std::ranges::any_of(words_of(command, sentences),
                               [&](std::string const& each) { return unicode::is_typed_for(word, each); });
  });
  return found == std::end(rows) ? nullptr : found;
}

bool may_follow(std::string_view argument, ConsoleCommand const& command,
                speech::Sentences const& sentences) {
  switch (command.behind) {
    case BehindCommand::nothing: break;
    case BehindCommand::side: return argument.empty() || side_typed(argument, sentences).has_value();
    case BehindCommand::text: return true;
  }
  return argument.empty();
}

std::optional<KeypadEntry> find_on_keypad(std::string_view text, speech::Sentences const& sentences) {
  std::string typed{text};
  std::replace(typed.begin(), typed.end(), ',', '.');
  if (ConsoleCommand const* const command = find_pressed_often(typed)) return KeypadEntry{command, {}};
  for (std::size_t length = typed.size(); length > 0; --length)
    for (ConsoleCommand const& command : rows) {
      bool const is_code = std::string_view{typed}.substr(0, length) == command.keypad;
      bool const is_run_on = length == 1 && length < typed.size() && typed[length] != ' ';
      if (!is_code || (is_run_on && command.behind == takes_side)) continue;  // "12" is no time of Black
      std::string argument = typed.substr(length);
      argument.erase(0, argument.find_first_not_of(" \t"));
      if (may_follow(argument, command, sentences)) return KeypadEntry{&command, std::move(argument)};
    }
  return std::nullopt;
}

namespace {

/// Screen readers drop signs: "*6" is "star 6", "95" stays.
std::string key_names(std::string_view keypad, speech::Sentences const& sentences) {
  std::string text;
  bool was_named = false;
  for (char const key : keypad) {
    std::string const name = speech::name_of_key(key, sentences);
    if (!text.empty() && (was_named || !name.empty())) text += ' ';
    text += name.empty() ? std::string(1, key) : name;
    was_named = !name.empty();
  }
  return text;
}

/// "repeat 0: say the last move again"
std::string help_line(ConsoleCommand const& command, std::string const& word,
                      speech::Sentences const& sentences) {
  std::string line = word;
  if (!command.keypad.empty()) line.append(" ").append(key_names(command.keypad, sentences));
  return line.append(": ").append(sentences.translated(command.meaning));
}

/// The word that was typed comes first: "last 0: ...", "typed: last, repeat, l".
std::vector<std::string> help_about(ConsoleCommand const& command, std::string_view typed,
                                    speech::Sentences const& sentences) {
  auto words = words_of(command, sentences);
  auto const own = std::ranges::find_if(
      words, [&](std::string const& each) { return unicode::is_typed_for(typed, each); });
  if (own != words.end()) std::rotate(words.begin(), own, own + 1);
  std::string all;
  for (std::string const& word : words) all += (all.empty() ? "" : ", ") + word;
  return {help_line(command, words.front(), sentences),
          sentences.written({translatable("typed: {words}"), {{"words", all}}})};
}

}  // namespace

ConsoleLine read_console_line(std::string_view line, speech::Sentences const& sentences) {
  std::string const text = without_blanks_around(line);
  if (text.empty()) return {};
  if (auto const entry = find_on_keypad(text, sentences)) return {entry->command->act, entry->argument};
  auto const end = std::min(text.find_first_of(" \t"), text.size());
  std::string const argument = without_blanks_around(text.substr(end));
  ConsoleCommand const* const command = find_command(text.substr(0, end), sentences);
  if (command != nullptr && may_follow(argument, *command, sentences)) return {command->act, argument};
  return {Act::move, text};
}

std::vector<std::string> help_lines(std::string_view about, speech::Sentences const& sentences,
                                    notation::PieceLetters const& letters) {
  if (!about.empty()) {
    ConsoleCommand const* command = find_command(about, sentences);
    if (auto const entry = find_on_keypad(about, sentences); entry && entry->argument.empty())
      command = entry->command;
    return command == nullptr ? std::vector<std::string>{} : help_about(*command, about, sentences);
  }
  std::vector<std::string> lines{
      sentences.written({translatable("MOVE: e4, {knight}f3, g1f3, on the keypad 7163"),
                         {{"knight", std::string{letters.knight}}}})};
  for (ConsoleCommand const& command : commands())
    lines.push_back(help_line(command, words_of(command, sentences).front(), sentences));
  return lines;
}

}  // namespace tactus::program
