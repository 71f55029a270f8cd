// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/spoken_language.hpp"

#include <cstdlib>
#include <ostream>

namespace tactus::words {
namespace {

std::string_view variable(char const* name) {
  char const* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): nothing sets the environment
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

Catalogue catalogue_of(std::optional<Language> asked, std::ostream& warnings) {
  auto const language =
      asked.value_or(language_of_environment(variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG")));
  auto catalogue = load_catalogue(language, locale_folder());
  if (catalogue) return *std::move(catalogue);
  warnings << "warning: English instead of " << code_of(language) << "; " << catalogue.error() << '\n';
  return {};
}

}  // namespace tactus::words
