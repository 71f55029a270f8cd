// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/web/rulings.hpp"

#include "core/arbitration/book/law_lookup.hpp"
#include "core/arbitration/laws/decide.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "src/arbiter/rule/dialogue/dialogue.hpp"
#include "src/arbiter/sheet/ruling_sheet.hpp"
#include "src/desk/what_to_do/matter.hpp"
#include "src/desk/what_to_do/what_to_do.hpp"

#include <nlohmann/json.hpp>

namespace tactus::desk {
namespace {

namespace dialogue = program::dialogue;

Json refused(std::string const& field, Message const& expected, Tongue const& tongue) {
  return {{"field", field}, {"error", tongue.voice()(expected)}};
}

std::string field_of(char const* what, Color player) {
  return std::string(what) + (player == Color::white ? "-white" : "-black");
}

std::optional<Json> collect_boards(program::FoundTable& table, program::GameEvidence const& evidence,
                                   CopiedTable const& copied, Tongue const& tongue) {
  for (Color const player : {Color::white, Color::black}) {
    auto const& typed = copied.boards[player];
    auto const board =
        typed.empty() ? program::sensed_board(evidence.state(), player) : program::read_found_board(typed);
    if (!board)
      return refused(field_of("fen", player),
                     say("{player}'s board: expected its pieces as FEN, such as 8/8/8/4k3/8/8/8/4K3",
                         {{"player", player}}),
                     tongue);
    table.boards[player] = *board;
  }
  return std::nullopt;
}

std::optional<Json> collect_sheets(program::FoundTable& table, CopiedTable const& copied,
                                   Tongue const& tongue) {
  for (Color const player : {Color::white, Color::black}) {
    auto const sheet = arbitration::reconcile::read_sheet_file(copied.sheets[player]);
    if (!sheet)
      return refused(field_of("sheet", player),
                     say("{player}'s scoresheet, line {line}: expected {words}",
                         {{"player", player},
                          {"line", sheet.error().line},
                          {"words", std::string(describe(sheet.error().what))}}),
                     tongue);
    table.sheets[player] = *sheet;
  }
  return std::nullopt;
}

Json sections_view(std::vector<program::SheetSection> const& sheet, program::SheetVoice const& voice) {
  Json json = Json::array();
  for (auto const& section : sheet) {
    Json lines = Json::array();
    for (auto const& line : section.lines) lines.push_back(voice(line));
    json.push_back({{"heading", voice(section.heading)}, {"lines", std::move(lines)}});
  }
  return {{"sections", std::move(json)}};
}

/// Each with what is sent for it: one of few answers is chosen, not typed.
Json options_view(dialogue::Question const& question, Tongue const& tongue) {
  Json options = Json::array();
  for (auto const option : question.options)
    options.push_back({{"value", std::to_string(options.size() + 1)}, {"label", tongue.translate(option)}});
  for (auto const word : question.words)
    options.push_back({{"value", word}, {"label", tongue.translate(word)}});
  if (!options.empty() && question.may_be_empty)
    options.push_back({{"value", ""}, {"label", tongue.translate("not known")}});
  return options;
}

Json known_view(std::vector<dialogue::Known> const& known, Tongue const& tongue) {
  Json lines = Json::array();
  for (auto const& each : dialogue::known_lines(known)) lines.push_back(tongue.voice()(each));
  return lines;
}

/// The questions that were answered, with their answers as told.
Json given_view(std::span<std::string const> answers, dialogue::KnownGame const& game, Tongue const& tongue) {
  Json lines = Json::array();
  for (std::size_t count = 0; count < answers.size(); ++count) {
    auto const next = dialogue::after(answers.first(count), game);
    auto const* const question = std::get_if<dialogue::Question>(&next);
    if (question == nullptr) break;
    lines.push_back(std::string(tongue.translate(question->text)) + ' ' +
                    std::string(tongue.translate(dialogue::as_told(*question, answers[count]))));
  }
  return lines;
}

Json question_view(dialogue::Question const& question, Tongue const& tongue) {
  return {
      {"question", tongue.translate(question.text)}, {"options", options_view(question, tongue)},
      {"known", known_view(question.known, tongue)}, {"expected", tongue.translate(question.expected)},
      {"may_be_empty", question.may_be_empty},       {"explanation", tongue.translate(question.explanation)}};
}

Json ruling_view(dialogue::Finished const& finished, Tongue const& tongue) {
  auto const voice = tongue.voice(finished.situation.regime.rules);
  auto const ruling = arbitration::laws::decide(finished.situation);
  if (!ruling) return {{"lines", {voice(say("No ruling: {fact}", {{"fact", ruling.error().fact}}))}}};
  Json lines = Json::array();
  for (auto const& each : program::ruling_sheet(finished.situation, *ruling, finished.clocks))
    lines.push_back(voice(each));
  for (auto const& each : dialogue::known_lines(finished.known)) lines.push_back(voice(each));
  return {{"lines", std::move(lines)}};
}

}  // namespace

Json reconciliation(program::GameEvidence const& evidence, CopiedTable const& copied, Tongue const& tongue) {
  program::FoundTable table;
  auto const rules = evidence.state().setup().regime.rules;
  if (auto fault = collect_boards(table, evidence, copied, tongue)) return *fault;
  bool const has_sheets = !copied.sheets.white.empty() || !copied.sheets.black.empty();
  if (!has_sheets)
    return sections_view(program::game_without_sheets(evidence, table, rules).sheet, tongue.voice(rules));
  if (auto fault = collect_sheets(table, copied, tongue)) return *fault;
  return sections_view(program::settled_game(evidence, table, rules).sheet, tongue.voice(rules));
}

Json todo_view(program::GameEvidence const& evidence, Attention const& reason, Tongue const& tongue) {
  auto const rules = evidence.state().setup().regime.rules;
  auto const voice = tongue.voice(rules);
  auto const todo = what_to_do(evidence, reason);
  Json json = sections_view(todo.then, voice);
  json["first"] = voice(todo.first);
  json["articles"] = Json::array();
  for (Law const each : todo.articles)
    if (auto const text = text_of(each, rules))
      json["articles"].push_back(
          {{"number", std::string(number_in(each, rules).value_or(""))}, {"text", voice(*text)}});
  return json;
}

Json ruling_dialogue(std::span<std::string const> answers, Tongue const& tongue,
                     dialogue::KnownGame const& game) {
  // Any list may be sent in: only as far as each answer belongs to a question it is one of the dialogue.
  constexpr std::size_t answers_at_most = 300;
  std::size_t count = 0;
  auto next = dialogue::after({}, game);
  while (count < std::min(answers.size(), answers_at_most)) {
    if (!std::holds_alternative<dialogue::Question>(next)) break;
    auto const question = std::get<dialogue::Question>(next);
    next = dialogue::after(answers.first(++count), game);
    if (auto const* const wrong = std::get_if<dialogue::Refused>(&next)) {
      Json again = question_view(question, tongue);
      again["given"] = given_view(answers.first(count - 1), game, tongue);
      again["error"] = tongue.voice()(wrong->expected);
      again["taken"] = count - 1;
      return again;
    }
  }
  if (auto const* const finished = std::get_if<dialogue::Finished>(&next))
    return ruling_view(*finished, tongue);
  Json asked = question_view(std::get<dialogue::Question>(next), tongue);
  asked["given"] = given_view(answers.first(count), game, tongue);
  return asked;
}

Json ruling_begun(program::GameEvidence const& evidence, Attention const& reason, Tongue const& tongue) {
  auto const game = dialogue::known_game(evidence);
  auto const answers = begun(game, matter_of(evidence, reason));
  Json json = ruling_dialogue(answers, tongue, game);
  json["answers"] = answers;
  return json;
}

}  // namespace tactus::desk
