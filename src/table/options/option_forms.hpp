// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of options that several commands have. A value that is wrong is told as "OPTION: VALUE: expected
// ...".
#pragma once

#include "core/chess/piece.hpp"
#include "core/message/message.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace tactus::program {

/// An option that takes one of these words.
CLI::Option* add_choice_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                           std::function<void(std::string const&)> const& choose, std::string const& help);

/// An option that takes one of a few words.
template <class Value>
CLI::Option* add_choice(CLI::App& app, std::string const& name, Value& value,
                        std::map<std::string, Value> const& meanings, std::string const& help) {
  std::vector<std::string> words;
  words.reserve(meanings.size());
  for (auto const& [word, meaning] : meanings) words.push_back(word);
  auto const choose = [&value, meanings](std::string const& word) { value = meanings.at(word); };
  return add_choice_of(app, name, words, choose, help);
}

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

/// `white=VALUE` or `black=VALUE`.
struct OfSide {
  chess::Color side;
  std::string value;
};
std::optional<OfSide> read_of_side(std::string const& text);

struct PlayOptions;
/// An option with such values, of which `take` has one at a time.
void add_of_sides(CLI::App& app, PlayOptions& play, std::string const& name,
                  std::optional<Message> (*take)(PlayOptions&, std::string const&), std::string const& help,
                  std::string const& type);

/// A whole number, from the lowest to the highest.
void add_number(CLI::App& app, std::string const& name, std::optional<unsigned>& value, unsigned lowest,
                unsigned highest, std::string const& help);

void add_flag(CLI::App& app, std::string const& name, bool& value, std::string const& help);

}  // namespace tactus::program
