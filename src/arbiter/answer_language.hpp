// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which the arbiter's program answers: the Laws are there in English and Finnish only.
#pragma once

#include "src/words/spoken_language.hpp"

#include <array>

namespace tactus::program {

inline words::Catalogue answer_catalogue(std::optional<words::Language> asked, std::ostream& warnings) {
  constexpr std::array languages_of_the_laws{words::Language::english, words::Language::finnish};
  return words::catalogue_of(asked, languages_of_the_laws, warnings);
}

}  // namespace tactus::program
