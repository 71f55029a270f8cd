// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/setup/told_question.hpp"

#include "src/equipment/spoken_catalogue.hpp"

namespace tactus::program {

std::vector<Message> introduction() {
  return {// Translators: Before the questions that lead to a game: what the key Enter does. Spoken too.
          {translatable("Enter: accepts the suggested answer"), {}},
          // Translators: Before the questions that lead to a game: the key + takes the named answer of
          // every question that is left. Spoken too.
          {translatable("plus: accepts all that are left"), {}},
          // Translators: Before the questions that lead to a game: what the key / does. Spoken too.
          {translatable("slash: the keys of these questions"), {}}};
}

std::vector<Message> keys_of_questions() {
  auto facts = introduction();
  facts.pop_back();
  // Translators: A key of the questions before a game. "repeat" is typed and stays. Spoken too.
  facts.push_back({translatable("{zero} or repeat: this question again"), {{"zero", 0U}}});
  // Translators: A key of the questions before a game, the decimal point of a numeric keypad. Spoken too.
  facts.push_back({translatable("point: silence"), {}});
  // Translators: A key of the questions before a game, the minus of a numeric keypad. "back" is typed and
  // stays. Spoken too.
  facts.push_back({translatable("minus or back: the previous question"), {}});
  // Translators: Before the questions that lead to a game. "quit" is typed and stays. Spoken too.
  facts.push_back({translatable("quit: no game"), {}});
  return facts;
}

ToldLine told(Message const& sentence, words::Catalogue const& catalogue) {
  return {words::shown_as_agreed(sentence, catalogue), equipment::spoken(sentence, catalogue)};
}

namespace {

/// What follows the sentence, in the voice of the same language.
speech::Phrase joined(speech::Phrase first, speech::Phrase const& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

}  // namespace

std::vector<ToldLine> told_choices(SetupQuestion const& question, words::Catalogue const& catalogue) {
  std::vector<ToldLine> lines;
  lines.reserve(question.choices.size());
  for (std::size_t i = 0; i < question.choices.size(); ++i) {
    auto const number = static_cast<unsigned>(i + 1);
    ToldLine const choice = told(question.choices[i].label, catalogue);
    lines.push_back({std::to_string(number) + ": " + choice.shown,
                     joined(told({"{n}", {{"n", number}}}, catalogue).spoken, choice.spoken)});
  }
  return lines;
}

ToldLine told_with_usual_answer(SetupQuestion const& question, words::Catalogue const& catalogue) {
  ToldLine const text = told(question.text, catalogue);
  // Translators: The key; behind it stands the answer that it takes. Spoken too.
  ToldLine const key = told({translatable("Enter:"), {}}, catalogue);
  ToldLine const usual = told(question.choices.at(question.usual).label, catalogue);
  return {text.shown + ' ' + key.shown + ' ' + usual.shown,
          joined(joined(text.spoken, key.spoken), usual.spoken)};
}

}  // namespace tactus::program
