// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/options/answer_language.hpp"

#include "src/words/inflected.hpp"

namespace tactus::program::ruling {
namespace {

namespace laws = arbitration::laws;

struct ArgumentWords {
  words::Language language;
  laws::RuleSet rules;
  std::string_view form;

  words::ArgumentText operator()(chess::Color color) const {
    return {words::color_words(language, color, form), true};
  }
  words::ArgumentText operator()(chess::Kind kind) const {
    return {words::kind_words(language, kind, form), true};
  }
  words::ArgumentText operator()(Millis time) const {
    return {words::duration_words(language, time, form), true};
  }
  words::ArgumentText operator()(unsigned number) const { return {std::to_string(number)}; }
  words::ArgumentText operator()(chess::Square square) const { return {square.name()}; }
  words::ArgumentText operator()(laws::Law law) const {
    return {std::string(laws::number_in(law, rules).value_or(law.numbers().key))};
  }
  words::ArgumentText operator()(std::string const& text) const { return {text}; }
};

}  // namespace

std::string words_of(laws::Sentence const& sentence, laws::RuleSet rules, words::Catalogue const& catalogue) {
  auto const text_of_argument = [&](std::string_view name, std::string_view form) -> words::ArgumentText {
    for (laws::Argument const& argument : sentence.arguments)
      if (argument.name == name)
        return std::visit(ArgumentWords{catalogue.language(), rules, form}, argument.value);
    return {};
  };
  return words::filled(catalogue.translate(sentence.english), text_of_argument);
}

}  // namespace tactus::program::ruling
