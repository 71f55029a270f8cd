// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/spoken_catalogue.hpp"

#include <memory>

namespace tactus::equipment {

speech::Sentences sentences_of(words::Catalogue const& catalogue) {
  if (catalogue.language() == Language::english) return {};
  auto const kept = std::make_shared<words::Catalogue const>(catalogue);
  return {catalogue.language(),
          [kept](std::string_view english) { return std::string(kept->translate(english)); }};
}

speech::Phrase spoken(Message const& message, words::Catalogue const& catalogue) {
  return sentences_of(catalogue).spoken(message);
}

}  // namespace tactus::equipment
