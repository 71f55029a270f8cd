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

Catalogue catalogue_of(std::optional<Language> asked, std::span<Language const> ours,
                       std::ostream& warnings) {
  auto const language =
      asked ? *asked
            : language_of_environment(variable("LC_ALL"), variable("LC_MESSAGES"), variable("LANG"), ours);
  auto catalogue = load_catalogue(language, locale_folder());
  if (catalogue) return *std::move(catalogue);
  warnings << "warning: English instead of " << language.code() << "; " << catalogue.error() << '\n';
  return {};
}

Catalogue catalogue_of(std::optional<Language> asked, std::ostream& warnings) {
  return catalogue_of(asked, languages_in(locale_folder()), warnings);
}

}  // namespace tactus::words
