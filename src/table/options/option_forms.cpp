// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/option_forms.hpp"

#include "src/command_line/command_line.hpp"
#include "src/command_line/parser_fault.hpp"

#include <algorithm>
#include <utility>

#include <CLI/CLI.hpp>

namespace tactus::program {

CLI::Option* add_choice_of(CLI::App& app, std::string const& name, std::vector<std::string> const& words,
                           std::function<void(std::string const&)> const& choose, std::string const& help) {
  std::string choices;
  for (std::string const& word : words) choices += (choices.empty() ? "" : "|") + word;
  auto const take = [words, choices, choose](std::string const& typed) -> std::optional<Message> {
    std::string const word = command_line::folded_value(typed);
    if (std::ranges::find(words, word) == words.end())
      // Translators: Wrong value of an option; the choices stay English, they are typed.
      return say("{value}: expected {choices}", {{"value", typed}, {"choices", choices}});
    choose(word);
    return std::nullopt;
  };
  return add_text(app, name, take, help, choices);
}

CLI::Option* add_text(CLI::App& app, std::string const& name, TakeText take, std::string const& help,
                      std::string const& type) {
  auto const checked = [name, take = std::move(take)](std::string const& text) {
    if (auto fault = take(text)) command_line::refuse_value(name, *std::move(fault));
  };
  return app.add_option_function<std::string>(name, checked, help)->type_name(type);
}

CLI::Option* add_texts(CLI::App& app, std::string const& name, Values values, TakeTexts take,
                       std::string const& help, std::string const& type) {
  auto const checked = [name, take = std::move(take)](std::vector<std::string> const& texts) {
    if (auto fault = take(texts)) command_line::refuse_value(name, *std::move(fault));
  };
  auto* const option =
      app.add_option_function<std::vector<std::string>>(name, checked, help)->type_name(type);
  return values == Values::with_commas ? option->delimiter(',') : option;
}

void add_need(CLI::Option& option, CLI::Option& other) { option.needs(&other); }

std::optional<OfSide> read_of_side(std::string const& text) {
  auto const equals = text.find('=');
  std::string const side = text.substr(0, equals);
  if (equals == std::string::npos || equals + 1 == text.size() || (side != "white" && side != "black"))
    return std::nullopt;
  return OfSide{side == "white" ? chess::Color::white : chess::Color::black, text.substr(equals + 1)};
}

void add_of_sides(CLI::App& app, PlayOptions& play, std::string const& name,
                  std::optional<Message> (*take)(PlayOptions&, std::string const&), std::string const& help,
                  std::string const& type) {
  auto const take_all = [&play, take](std::vector<std::string> const& values) {
    std::optional<Message> fault;
    for (std::string const& each : values)
      if (!fault) fault = take(play, each);
    return fault;
  };
  add_texts(app, name, Values::one_by_one, take_all, help, type);
}

void add_number(CLI::App& app, std::string const& name, std::optional<unsigned>& value, unsigned lowest,
                unsigned highest, std::string const& help) {
  app.add_option(name, value, help)->check(CLI::Range(lowest, highest))->type_name("N");
}

void add_flag(CLI::App& app, std::string const& name, bool& value, std::string const& help) {
  app.add_flag(name, value, help);
}

}  // namespace tactus::program
