// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/sheet_text.hpp"

#include "src/arbiter/ruling_words.hpp"

namespace tactus::program {

std::string SheetVoice::operator()(arbitration::laws::Sentence const& sentence) const {
  return ruling::words_of(sentence, rules, catalogue);
}

std::string sheet_as_text(std::vector<SheetSection> const& sheet, SheetVoice const& voice) {
  std::string text;
  for (SheetSection const& section : sheet) {
    text += voice(section.heading) + '\n';
    for (auto const& line : section.lines) text += voice(line) + '\n';
  }
  return text;
}

}  // namespace tactus::program
