// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/what_to_do/ruled.hpp"

#include "core/arbitration/laws/decide.hpp"
#include "src/arbiter/rule/dialogue/dialogue.hpp"

#include <chrono>
#include <vector>

namespace tactus::desk {

namespace dialogue = program::dialogue;

std::vector<std::string> begun(dialogue::KnownGame const& game, Answers const& answers) {
  std::vector<std::string> given;
  for (auto next = dialogue::after(given, game); given.size() < answers.size();
       next = dialogue::after(given, game)) {
    auto const* const question = std::get_if<dialogue::Question>(&next);
    auto const answer = question == nullptr ? answers.end() : answers.find(question->text);
    if (answer == answers.end()) break;
    given.push_back(answer->second);
  }
  return given;
}

std::optional<Ruled> ruled(dialogue::KnownGame const& game, Answers const& answers) {
  constexpr std::size_t questions_at_most = 20;
  std::vector<std::string> given;
  auto next = dialogue::after(given, game);
  while (auto const* const question = std::get_if<dialogue::Question>(&next)) {
    auto const answer = answers.find(question->text);
    bool const is_open = answer == answers.end();
    if ((is_open && !question->may_be_empty) || given.size() == questions_at_most) return std::nullopt;
    given.push_back(is_open ? "" : answer->second);
    next = dialogue::after(given, game);
  }
  auto const* const finished = std::get_if<dialogue::Finished>(&next);
  if (finished == nullptr) return std::nullopt;
  auto ruling = arbitration::laws::decide(finished->situation);
  if (!ruling) return std::nullopt;
  auto clocks = finished->clocks;  // a hand sets whole seconds
  for (auto* const each : {&clocks.white, &clocks.black})
    if (*each) *each = std::chrono::floor<std::chrono::seconds>(**each);
  return Ruled{finished->situation, *std::move(ruling), clocks};
}

}  // namespace tactus::desk
