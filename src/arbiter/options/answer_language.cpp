// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/options/answer_language.hpp"

#include "core/arbitration/book/law.hpp"
#include "src/command_line/command_line.hpp"

#include <ostream>

namespace tactus::program {

void Complaints::operator()(Message const& fault) const {
  errors_ << command_line::error_line(fault, translate_) << std::flush;
}

void Complaints::operator()(Message const& fault, Message const& expected) const {
  (*this)(fault);
  errors_ << text(say("expected: {what}", {{"what", text(expected)}})) << std::endl;
}

}  // namespace tactus::program

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
