// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/score/game_score.hpp"

#include "core/braille/score.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/words/html_text.hpp"

#include <fmt/format.h>

namespace tactus::score {
namespace {

std::string joined(std::vector<std::string> const& lines) {
  std::string text;
  for (std::string const& line : lines) text += line + '\n';
  return text;
}

}  // namespace

std::vector<std::string> heading_lines(GameScore const& score, words::Catalogue const& catalogue) {
  std::vector<std::string> lines;
  auto const add = [&](std::string const& value, Message const& sentence) {
    if (!value.empty()) lines.push_back(shown(sentence, catalogue));
  };
  if (score.is_training) lines.push_back(shown(say("Training: not a game of a tournament."), catalogue));
  add(score.white, say("White: {name}", {{"name", score.white}}));
  add(score.black, say("Black: {name}", {{"name", score.black}}));
  add(score.event, say("Event: {name}", {{"name", score.event}}));
  add(score.site, say("Site: {name}", {{"name", score.site}}));
  add(score.date, say("Date: {date}", {{"date", score.date}}));
  if (!(score.start == chess::StatedPosition::initial()))
    lines.push_back(
        shown(say("Start position: {fen}", {{"fen", notation::write_fen(score.start)}}), catalogue));
  return lines;
}

std::vector<std::string> ending_lines(GameScore const& score, ScoreVoice const& voice) {
  std::vector<std::string> lines;
  for (auto const& run : score.taken_back)
    lines.push_back(
        shown(say("Taken back: {moves}", {{"moves", notation::write_in_line(run, voice.letters)}}),
              voice.catalogue));
  for (Message const& gap : score.gaps)
    lines.push_back(shown(say("Record: {what}", {{"what", std::vector{gap}}}), voice.catalogue));
  lines.push_back(score.result.empty()
                      ? shown(say("The game is not finished."), voice.catalogue)
                      : shown(say("Result: {result}", {{"result", score.result}}), voice.catalogue));
  return lines;
}

std::string score_as_text(GameScore const& score, ScoreVoice const& voice) {
  std::string text = joined(heading_lines(score, voice.catalogue)) + '\n';
  if (!score.moves.empty()) text += notation::write_scoresheet(score.moves, voice.letters) + '\n';
  return text + joined(ending_lines(score, voice));
}

BrailleFile score_as_braille(GameScore const& score, ScoreVoice const& voice, braille::ChessCode const& code,
                             braille::FileForm form) {
  auto const heading = heading_lines(score, voice.catalogue);
  auto const ending = ending_lines(score, voice);
  auto const sheet = braille::write_score(code, score.moves, heading, ending);
  BrailleFile file{write_file(sheet.lines, form), {}};
  for (braille::Replacement const& each : sheet.replaced)
    file.notes.push_back(
        shown(each.needs_latin_form
                  ? say("In Braille {sign} instead of {character}: a name in Latin letters is needed.",
                        {{"sign", each.by}, {"character", each.character}})
                  : say("In Braille {sign} instead of {character}.",
                        {{"sign", each.by}, {"character", each.character}}),
              voice.catalogue));
  return file;
}

Message no_braille_code(std::string const& language) {
  return say("No Braille code for chess is known for {language}; expected en, fi or de.",
             {{"language", language}});
}

namespace {

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
  auto const head = [&voice](Message const& sentence) {
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

ScoreLanguage score_language(std::string_view code) {
  auto const language = Language::named(code);
  auto const letters = language ? notation::letters_of(*language) : std::nullopt;
  if (!letters) return score_language(Language::english.code());
  return {*language, *letters, braille::code_of(*language)};
}

}  // namespace tactus::score
