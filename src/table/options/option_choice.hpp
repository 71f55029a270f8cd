// SPDX-License-Identifier: GPL-3.0-or-later
// Forms of options that several commands have.
#pragma once

#include "core/chess/piece.hpp"

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

/// `white=VALUE` or `black=VALUE`.
struct OfSide {
  chess::Color side;
  std::string value;
};
std::optional<OfSide> read_of_side(std::string const& text);

}  // namespace tactus::program
