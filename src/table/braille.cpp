// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/braille.hpp"

#include <utility>

namespace tactus::program {

std::unique_ptr<speech::BrailleTeller> make_braille(PlayOptions const& options,
                                                    speech::Sentences const& sentences, Console& console) {
  if (!options.braille) return nullptr;
  auto const tell = [&console, sentences](std::string_view english) {
    console.error(sentences.translated(english));
  };
  auto display = speech::make_braille_display(tell);
  if (!display) {
    tell(display.error());
    return nullptr;
  }
  return std::make_unique<speech::BrailleTeller>(std::move(*display), *options.braille, sentences,
                                                 options.letters);
}

}  // namespace tactus::program
