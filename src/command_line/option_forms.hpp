// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of options that several commands and programs have. A value that is wrong is told as "OPTION: VALUE:
// expected ...". Of options that take one of a few words the help has the words alone, as "csv|html|text".
#pragma once

#include "core/message/message.hpp"
#include "src/command_line/command_line.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace tactus::command_line {

/// `fold`: a value as people write it, in the letters of the words.
CLI::Option* add_choice_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                           std::function<void(std::string const&)> const& choose, std::string const& help,
                           std::string (*fold)(std::string) = folded_value);

template <class Value>
CLI::Option* add_choice(CLI::App& app, std::string const& name, Value& value,
                        std::map<std::string, Value> const& meanings, std::string const& help) {
  std::vector<std::string> words;
  words.reserve(meanings.size());
  for (auto const& [word, meaning] : meanings) words.push_back(word);
  auto const choose = [&value, meanings](std::string const& word) { value = meanings.at(word); };
  return add_choice_of(app, name, words, choose, help);
}

/// Of several values, each one of these words.
CLI::Option* add_choices_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                            std::function<void(std::vector<std::string> const&)> const& choose,
                            std::string const& help);

/// Takes a value, or says what was expected of it.
using TakeText = std::function<std::optional<Message>(std::string const& text)>;
using TakeTexts = std::function<std::optional<Message>(std::vector<std::string> const& texts)>;

/// An option whose value is read by `take`; TYPE stands for it in the help.
CLI::Option* add_text(CLI::App& app, std::string const& name, TakeText take, std::string const& help,
                      std::string const& type);
enum class Values : bool { one_by_one, with_commas };
/// The same of several values.
CLI::Option* add_texts(CLI::App& app, std::string const& name, Values values, TakeTexts take,
                       std::string const& help, std::string const& type);

/// The first of them is of no use without the other one.
void add_need(CLI::Option& option, CLI::Option& other);

/// A whole number, from the lowest to the highest.
void add_number(CLI::App& app, std::string const& name, std::optional<unsigned>& value, unsigned lowest,
                unsigned highest, std::string const& help);

void add_flag(CLI::App& app, std::string const& name, bool& value, std::string const& help);

/// In the help of the app and of all its commands: as it is read aloud, without the parser's own marks.
void write_help_plainly(CLI::App& app);
/// From now on only what is kept in mind when it is heard: of many values the first two stand for all, and
/// what an option does not go with is told where both were typed.
void write_help_briefly(CLI::App& app);

}  // namespace tactus::command_line
