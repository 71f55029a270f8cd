// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/laws/law_texts.hpp"

namespace tactus::arbitration::laws {

std::array<ChapterTexts const*, 9> const& law_chapters() {
  static constexpr std::array<ChapterTexts const*, 9> chapters{
      &texts_of_play,     &texts_of_clock,   &texts_of_scores,     &texts_of_conduct, &texts_of_rapid_blitz,
      &texts_of_notation, &texts_of_tactile, &texts_of_guidelines, &texts_of_finnish};
  return chapters;
}

std::optional<Sentence> text_of(Law law, RuleSet rules) {
  if (!number_in(law, rules)) return std::nullopt;
  for (ChapterTexts const* chapter : law_chapters())
    for (LawText const& text : chapter->texts)
      if (text.law == law && (text.where & places_of(rules)) != 0) return Sentence{text.english, {}};
  return std::nullopt;
}

std::optional<Sentence> change_of(Law law, Edition edition) {
  for (ChapterTexts const* chapter : law_chapters())
    for (LawChange const& change : chapter->changes)
      if (change.law == law && change.edition == edition) return Sentence{change.english, {}};
  return std::nullopt;
}

}  // namespace tactus::arbitration::laws
