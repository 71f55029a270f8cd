// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/choices.hpp"

#include "core/message/unicode.hpp"

#include <string>

namespace tactus::program {
namespace {

enum class Part : std::uint8_t { whole, beginning };

std::string_view part_of(std::string_view label, Part part) {
  return part == Part::whole ? label : label.substr(0, label.find_first_of(",:"));
}

std::optional<std::size_t> named_by(SetupQuestion const& question, std::string_view text, Part part,
                                    std::span<words::Catalogue const> languages) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < question.choices.size(); ++i)
    for (words::Catalogue const& each : languages) {
      std::string const label = words::shown_as_agreed(question.choices[i].label, each);
      if (!unicode::is_typed_for(text, part_of(label, part))) continue;
      if (found && *found != i) return std::nullopt;
      found = i;
    }
  return found;
}

}  // namespace

std::optional<std::size_t> choice_named(SetupQuestion const& question, std::string_view text,
                                        std::span<words::Catalogue const> languages) {
  auto const whole = named_by(question, text, Part::whole, languages);
  // Only the whole words of an answer are it where names are typed.
  bool const may_be_name = question.free == FreeAnswer::name;
  return whole || may_be_name ? whole : named_by(question, text, Part::beginning, languages);
}

std::vector<words::Catalogue> catalogues_in(std::string const& folder) {
  std::vector<words::Catalogue> all;
  for (Language const each : words::languages_in(folder))
    if (auto catalogue = words::load_catalogue(each, folder)) all.push_back(*std::move(catalogue));
  return all;
}

}  // namespace tactus::program
