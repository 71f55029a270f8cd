// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/score/game_score.hpp"

#include "core/braille/score.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/scoresheet.hpp"
#include "src/equipment/fact_words.hpp"

namespace tactus::score {
namespace {

using equipment::say;
using equipment::Sentence;

std::string joined(std::vector<std::string> const& lines) {
  std::string text;
  for (std::string const& line : lines) text += line + '\n';
  return text;
}

}  // namespace

std::vector<std::string> heading_lines(GameScore const& score, words::Catalogue const& catalogue) {
  std::vector<std::string> lines;
  auto const add = [&](std::string const& value, Sentence const& sentence) {
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
    file.notes.push_back(shown(
        say("In Braille {sign} instead of {character}.", {{"sign", each.by}, {"character", each.character}}),
        voice.catalogue));
  return file;
}

Sentence no_braille_code(std::string const& language) {
  return say("No Braille code for chess is known for {language}; expected en, fi or de.",
             {{"language", language}});
}

}  // namespace tactus::score
