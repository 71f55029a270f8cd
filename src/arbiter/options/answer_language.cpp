// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/options/answer_language.hpp"

#include "core/arbitration/laws/book/law.hpp"

namespace tactus::program::ruling {

namespace laws = arbitration::laws;

std::string words_of(Message const& message, laws::RuleSet rules, words::Catalogue const& catalogue) {
  auto const number_of = [rules](LawRow row) {
    auto const law = laws::Law::from_index(row.index);
    return std::string(laws::number_in(law, rules).value_or(law.numbers().key));
  };
  return written(message, words::translate_of(catalogue),
                 {answer_letters(catalogue), Manner::in_words, number_of});
}

}  // namespace tactus::program::ruling
