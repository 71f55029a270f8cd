// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/fact_words.hpp"
#include "src/score/game_score.hpp"
#include "src/words/html_text.hpp"

#include <fmt/format.h>

namespace tactus::score {
namespace {

using equipment::say;

// Black on white also where the screen is dark: the page is for paper.
constexpr std::string_view style =
    ":root{{color-scheme:light}}"
    "body{{font:{}pt/1.6 Verdana,Arial,sans-serif;color:#000;background:#fff;margin:1em}}"
    "h1{{font-size:1.3em}}p{{margin:0}}table{{border-collapse:collapse;margin:1em 0}}"
    "th,td{{text-align:left;padding:.2em 1em .2em 0;border-bottom:2px solid #000;white-space:nowrap}}"
    "tr{{break-inside:avoid}}thead{{display:table-header-group}}@page{{margin:15mm}}";

std::string paragraphs(std::vector<std::string> const& lines) {
  std::string html;
  for (std::string const& line : lines) html += fmt::format("<p>{}</p>\n", words::html_text(line));
  return html;
}

std::string rows(GameScore const& score, notation::PieceLetters const& letters) {
  std::string html;
  for (chess::ScoredMove const& each : score.moves) {
    bool const is_white = each.by == chess::Color::white;
    bool const is_first = &each == &score.moves.front();
    bool const is_last = &each == &score.moves.back();
    if (is_white || is_first) html += fmt::format("<tr><th scope=\"row\">{}</th>", each.number);
    if (!is_white && is_first) html += "<td>...</td>";
    html += fmt::format("<td>{}</td>", notation::write_sheet_move(each.move, letters));
    if (is_white && is_last) html += "<td></td>";
    if (!is_white || is_last) html += "</tr>\n";
  }
  return html;
}

std::string table(GameScore const& score, ScoreVoice const& voice) {
  if (score.moves.empty()) return {};
  auto const head = [&voice](equipment::Sentence const& sentence) {
    return fmt::format("<th scope=\"col\">{}</th>", words::html_text(shown(sentence, voice.catalogue)));
  };
  return fmt::format("<table>\n<thead><tr>{}{}{}</tr></thead>\n<tbody>\n{}</tbody>\n</table>\n",
                     head(say("Move")), head(say("{player}:", {{"player", chess::Color::white}})),
                     head(say("{player}:", {{"player", chess::Color::black}})), rows(score, voice.letters));
}

}  // namespace

std::string score_as_large_print(GameScore const& score, ScoreVoice const& voice, unsigned points) {
  std::string const title = words::html_text(shown(say("Score of the game"), voice.catalogue));
  return fmt::format(
             "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
             "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n",
             voice.catalogue.language().code(), title, fmt::format(style, points), title) +
         paragraphs(heading_lines(score, voice.catalogue)) + table(score, voice) +
         paragraphs(ending_lines(score, voice)) + "</main>\n</body>\n</html>\n";
}

}  // namespace tactus::score
