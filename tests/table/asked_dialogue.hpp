// SPDX-License-Identifier: GPL-3.0-or-later
// The questions before a game as a person hears them, in English.
#pragma once

#include "src/table/setup/dialogue.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::test {

using namespace program;

inline words::Catalogue const english;

inline Surroundings nothing_found() { return {{}, Language::english, {}, std::nullopt, {}, {}}; }

inline std::string text_of(SetupQuestion const& question) { return words::shown(question.text, english); }
inline std::string asked(SetupDialogue const& dialogue) {
  return dialogue.is_complete() ? "" : text_of(dialogue.question());
}
inline std::vector<std::string> facts_of(SetupDialogue const& dialogue) {
  std::vector<std::string> facts;
  for (auto const& each : dialogue.question().facts) facts.push_back(words::shown(each, english));
  return facts;
}
/// What was wrong with the answer, or nothing.
inline std::string answer(SetupDialogue& dialogue, std::string const& text) {
  auto const taken = dialogue.take(text);
  return taken ? "" : words::shown(taken.error(), english);
}

/// Enter until this is asked.
inline SetupDialogue at_question(std::string_view key, Surroundings around = nothing_found()) {
  SetupDialogue dialogue{std::move(around)};
  while (dialogue.question().key != key) BOOST_TEST_REQUIRE(answer(dialogue, "") == "");
  return dialogue;
}

}  // namespace tactus::test
