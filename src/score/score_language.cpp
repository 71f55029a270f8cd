// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/score/score_language.hpp"

namespace tactus::score {
namespace {

ScoreLanguage const languages[] = {{"en", notation::english, &braille::english_chess},
                                   {"fi", notation::finnish, &braille::finnish_chess},
                                   {"de", notation::german, &braille::german_chess},
                                   {"sv", notation::swedish, nullptr},
                                   {"fr", notation::french, nullptr}};

}  // namespace

ScoreLanguage const& score_language(std::string_view code) {
  for (ScoreLanguage const& each : languages)
    if (each.code == code) return each;
  return languages[0];
}

}  // namespace tactus::score
