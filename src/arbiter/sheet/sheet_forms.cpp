// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/sheet/sheet_forms.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/words/html_text.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;

/// The lawful answer that the arbiter named by its number.
ours::Proposal const* chosen_answer(ours::Decision const& proposed, std::string const& decided) {
  std::size_t number = 0;
  auto const [end, error] = std::from_chars(decided.data(), decided.data() + decided.size(), number);
  bool const is_number = error == std::errc{} && end == decided.data() + decided.size();
  if (!is_number || number == 0 || number > proposed.lawful.size()) return nullptr;
  return &proposed.lawful[number - 1];
}

/// "D.2.9, 7.2.1"
std::string numbers_of(std::vector<arbitration::laws::Law> const& articles,
                       arbitration::laws::RuleSet rules) {
  std::string numbers;
  for (arbitration::laws::Law const each : articles)
    if (auto const number = number_in(each, rules))
      numbers += (numbers.empty() ? "" : ", ") + std::string{*number};
  return numbers;
}

}  // namespace

bool is_number_of_no_answer(ours::Decision const& proposed, std::string const& decided) {
  bool const is_number = !decided.empty() && decided.find_first_not_of("0123456789") == std::string::npos;
  return is_number && chosen_answer(proposed, decided) == nullptr;
}

RecordedDecision recorded_decision(ours::Decision const& proposed, ArbitersDecision const& decision,
                                   DecisionCase about, Instant now, SheetVoice const& voice) {
  auto const* const answer = chosen_answer(proposed, decision.decided);
  for (ours::Proposal const& each : proposed.lawful)
    about.ruling += (about.ruling.empty() ? "" : "\n") + voice(verdict_words(each));
  if (answer != nullptr || !proposed.lawful.empty())
    about.articles = numbers_of((answer ? *answer : proposed.lawful.front()).articles, proposed.rules);
  RecordedDecision recorded;
  recorded.at = now;
  recorded.about = std::move(about);
  recorded.decided = answer ? voice(verdict_words(*answer)) + " FEN " + notation::write_fen(answer->position)
                            : decision.decided;
  recorded.reason = decision.reason;
  recorded.is_as_proposed = answer != nullptr && answer == &proposed.lawful.front();
  return recorded;
}

namespace {

namespace ours = arbitration::reconcile;
using chess::Color;
using SheetJson = nlohmann::ordered_json;

constexpr std::pair<Color, char const*> named_players[]{{Color::white, "white"}, {Color::black, "black"}};

char const* key_of(Color color) { return color == Color::white ? "white" : "black"; }

SheetJson square_or_null(std::optional<chess::Square> square) {
  return square ? SheetJson(square->name()) : SheetJson();
}

SheetJson changes_json(std::vector<ours::PieceChange> const& changes) {
  SheetJson list = SheetJson::array();
  for (ours::PieceChange const& each : changes)
    list.push_back(
        {{"take", square_or_null(each.from)},
         {"put", square_or_null(each.to)},
         {"piece", each.piece ? SheetJson(std::string(1, each.piece->fen_letter())) : SheetJson()}});
  return list;
}

SheetJson proposal_json(ours::Decision const& decision, ours::Proposal const& proposal) {
  SheetJson json{{"verdict", name_of(proposal.verdict)}, {"boards_to_correct", SheetJson::array()}};
  for (auto const& [color, name] : named_players)
    if (proposal.corrects[color]) json["boards_to_correct"].push_back(name);
  json["agreed_plies"] = proposal.plies();
  json["fen"] = notation::write_fen(proposal.position);
  json["moves"] = SheetJson::array();
  chess::Position position = decision.start;
  for (chess::Move const m : proposal.moves) {
    json["moves"].push_back(notation::write_uci(position, m));
    position.play(m);
  }
  for (auto const& [color, name] : named_players)
    json["changes"][name] = changes_json(proposal.changes[color]);
  json["clocks_stay"] = proposal.clock_duty == ours::ClockDuty::stay;
  json["clocks"] = nullptr;
  if (proposal.clocks)
    json["clocks"] = {{"white_ms", proposal.clocks->white.count()},
                      {"black_ms", proposal.clocks->black.count()}};
  if (proposal.illegal) json["offender"] = key_of(proposal.illegal->by);
  json["articles"] = SheetJson::array();
  for (auto const law : proposal.articles) json["articles"].push_back(*number_in(law, decision.rules));
  return json;
}

SheetJson question_json(ours::OpenEntry const& open) {
  return {{"sheet", key_of(open.sheet)},
          {"line", open.line},
          {"cell", open.is_left ? "white" : "black"},
          {"ply", open.ply},
          {"stands_if", notation::write_san(open.before, open.answer)},
          {"falls_if", notation::write_san(open.before, open.other)},
          {"stands", open.for_answer},
          {"stands_otherwise", open.for_other == 0 ? SheetJson() : SheetJson(open.for_other)}};
}

}  // namespace

std::string sheet_as_json(ours::Decision const& decision, std::vector<SheetSection> const& sheet,
                          SheetVoice const& voice) {
  SheetJson json{{"rules", name_of(decision.rules)}, {"certain", decision.is_certain()}};
  json["answers"] = SheetJson::array();
  for (ours::Proposal const& each : decision.lawful) json["answers"].push_back(proposal_json(decision, each));
  json["question"] = decision.open_entry ? question_json(*decision.open_entry) : SheetJson();
  json["lines"] = SheetJson::array();
  for (SheetSection const& section : sheet) {
    json["lines"].push_back(voice(section.heading));
    for (auto const& line : section.lines) json["lines"].push_back(voice(line));
  }
  return json.dump(-1, ' ', false, SheetJson::error_handler_t::replace) + '\n';
}

// The page to print: reads well without sight, and needs neither scripts nor a network.

namespace {

constexpr std::string_view print_style =
    "body{font:1rem/1.4 sans-serif;max-width:50rem;margin:auto;padding:1rem}"
    "h1{font-size:1.4em;margin:0 0 .3em}h2{font-size:1.1em;margin:.5em 0 .2em;break-after:avoid}"
    "ul{margin:0;padding-inline-start:1.1rem}li{break-inside:avoid;overflow-wrap:anywhere}.table "
    "p{display:inline-block;margin:0 1.5em 0 0}"
    ".facts{columns:2 20rem;column-gap:1.5rem}.signing{break-inside:avoid}"
    ".write{border-bottom:1px solid;min-height:2em;margin:.3em 0;break-inside:avoid}"
    "@page{size:A4;margin:10mm}@media print{body{font-size:8pt;line-height:1.3;max-width:none;padding:0}"
    ".board td{width:1.4rem;height:1.4rem;font-size:1.15rem}"
    ".signing{columns:2;column-gap:1.5rem}.signing h2{column-span:all}}";

std::string section_html(SheetSection const& section, SheetVoice const& voice) {
  std::string html = fmt::format("<section>\n<h2>{}</h2>\n", words::html_text(voice(section.heading)));
  if (!section.lines.empty()) {
    html += "<ul>\n";
    for (auto const& line : section.lines)
      html += fmt::format("<li>{}</li>\n", words::html_text(voice(line)));
    html += "</ul>\n";
  }
  return html + "</section>\n";
}

/// Where the arbiter writes by hand.
std::string lines_to_write_on(SheetVoice const& voice) {
  std::string html = fmt::format("<section class=\"signing\">\n<h2>{}</h2>\n",
                                 words::html_text(voice(say("Decision of the arbiter:"))));
  for (auto const& label :
       {say("Decided:"), say("Reason:"), say("Date, time, name:"), say("White signs:"), say("Black signs:")})
    html += fmt::format("<p class=\"write\">{}</p>\n", words::html_text(voice(label)));
  return html + "</section>\n";
}

}  // namespace

std::string sheet_as_page(std::vector<SheetSection> const& sheet, SheetVoice const& voice,
                          PrintedTable const& table) {
  std::string const title = words::html_text(voice(say("Boards that differ: decision sheet")));
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
      voice.catalogue.language().code(), title, print_style, diagram_style, title);
  html += "<section class=\"table\">\n";
  for (Message const& line : table.lines) html += fmt::format("<p>{}</p>\n", words::html_text(voice(line)));
  html += "</section>\n<div class=\"diagrams\">\n";
  for (Diagram const& each : table.diagrams) html += diagram_html(each, voice(each.title));
  html += "</div>\n<div class=\"facts\">\n";
  for (SheetSection const& section : sheet) html += section_html(section, voice);
  return html + "</div>\n" + lines_to_write_on(voice) + "</main>\n</body>\n</html>\n";
}

std::string SheetVoice::operator()(Message const& sentence) const {
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
