// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/option_choice.hpp"

#include "src/command_line/value_forms.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

namespace tactus::program {

CLI::Option* add_choice_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                           std::function<void(std::string const&)> const& choose, std::string const& help) {
  std::string choices;
  for (std::string const& word : words) choices += (choices.empty() ? "" : "|") + word;
  return app
      .add_option_function<std::string>(
          name, [choose](std::string const& word) { choose(command_line::folded_value(word)); }, help)
      ->check([words, choices](std::string const& word) {
        bool const is_one = std::ranges::find(words, command_line::folded_value(word)) != words.end();
        return is_one ? std::string{} : "expected " + choices;
      })
      ->type_name(choices);
}

std::optional<OfSide> read_of_side(std::string const& text) {
  auto const equals = text.find('=');
  std::string const side = text.substr(0, equals);
  if (equals == std::string::npos || equals + 1 == text.size() || (side != "white" && side != "black"))
    return std::nullopt;
  return OfSide{side == "white" ? chess::Color::white : chess::Color::black, text.substr(equals + 1)};
}

}  // namespace tactus::program
