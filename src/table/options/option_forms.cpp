// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/options/option_forms.hpp"

#include <vector>

namespace tactus::program {

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

}  // namespace tactus::program
