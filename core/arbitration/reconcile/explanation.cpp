// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/settlement.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {

namespace {

using Sentences = std::vector<Message>;

void explain_boards(Sentences& lines, Answer const& answer) {
  if (answer.corrects.white && answer.corrects.black)
    return lines.push_back(
        say("Both boards are set to the position after ply {ply}.", {{"ply", answer.plies()}}));
  for (Color const p : both_colors)
    if (answer.corrects[p])
      lines.push_back(say("{player}'s board is set to the position after ply {ply}.",
                          {{"player", p}, {"ply", answer.plies()}}));
}

std::string san_list(Case const& found, std::vector<chess::Move> const& moves) {
  std::string text;
  chess::Position position = found.start;
  for (chess::Move const m : moves) {
    text += (text.empty() ? "" : " ") + notation::write_san(position, m);
    position.play(m);
  }
  return text;
}

void explain_verdict(Sentences& lines, Case const& found, Answer const& answer) {
  switch (answer.verdict) {
    case Verdict::none:
      return lines.push_back(say("The boards show the same position: there is nothing to correct."));
    case Verdict::correct_board:
      lines.push_back(say("The boards follow the sheets, as far as these can be read together."));
      return explain_boards(lines, answer);
    case Verdict::restore:
      lines.push_back(say("Back to the position after ply {ply}, up to which the sheets agree.",
                          {{"ply", answer.plies()}}));
      return lines.push_back(say("The arbiter sets the clocks."));
    case Verdict::illegal_restore:
      lines.push_back(say("Both sheets state an illegal move at ply {ply}: back to the position before it.",
                          {{"ply", answer.plies() + 1}}));
      return lines.push_back(say("The arbiter sets the clocks."));
    case Verdict::reconstruct:
      return lines.push_back(say("The game is reconstructed from the sheets and the boards: {moves}.",
                                 {{"moves", san_list(found, answer.moves)}}));
  }
}

void explain_alternative(Sentences& lines, Case const& found, Settlement const& settlement,
                         Answer const& answer) {
  if (!settlement.is_decided() && !answer.grounds) return;
  lines.push_back(settlement.is_decided() ? say("As lawful:")
                                          : say("A line that a board shows, not certain:"));
  explain_verdict(lines, found, answer);
  if (answer.grounds)
    for (Message& each : grounds_words(*answer.grounds)) lines.push_back(std::move(each));
}

void explain_question(Sentences& lines, Case const& found, Settlement const& settlement) {
  DecidingEntry const& question = *settlement.question;
  auto const& moves = settlement.answer_number(question.for_answer).moves;
  auto const before = std::min<std::size_t>(question.ply - 1, moves.size());
  auto const position =
      position_after(found.start, {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(before)});
  auto const text = [&](chess::Move m) {
    return position.is_legal(m) ? notation::write_san(position, m) : notation::write_uci(position, m);
  };
  lines.push_back(say("One entry would settle it: {player}'s sheet, line {line}, ply {ply}.",
                      {{"player", question.sheet}, {"line", question.line}, {"ply", question.ply}}));
  if (question.for_other > 0)
    return lines.push_back(say("{answer} there speaks for answer {number}, {other} for answer {next}.",
                               {{"answer", text(question.answer)},
                                {"number", question.for_answer},
                                {"other", text(question.other)},
                                {"next", question.for_other}}));
  lines.push_back(say("{answer} there speaks for the answer, {other} against it.",
                      {{"answer", text(question.answer)}, {"other", text(question.other)}}));
}

}  // namespace

bool Settlement::is_decided() const {
  return std::ranges::find(findings, Finding::Kind::not_decided, &Finding::kind) == findings.end();
}

std::vector<Message> not_decided_words() {
  return {say("Not decided: the sheets could not be read to their ends."),
          say("Ask both players to read their sheets aloud.")};
}

std::vector<Message> grounds_words(Grounds const& grounds) {
  std::vector<Message> lines;
  for (Color const p : both_colors)
    if (grounds.of[p] > 0)
      lines.push_back(say("{player}'s sheet: of {total} readable entries {count} have these moves.",
                          {{"player", p}, {"count", grounds.fit[p]}, {"total", grounds.of[p]}}));
  if (grounds.first_other > 0)
    lines.push_back(say("The first entry that has another move is at move {number} of {player}.",
                        {{"number", (grounds.first_other + 1) / 2},
                         {"player", grounds.first_other % 2 == 1 ? Color::white : Color::black}}));
  return lines;
}

std::vector<Message> explain(Case const& found, Settlement const& settlement) {
  Sentences lines;
  if (settlement.is_decided())
    explain_verdict(lines, found, settlement.answer);
  else
    lines = not_decided_words();
  for (Answer const& each : settlement.alternatives) explain_alternative(lines, found, settlement, each);
  if (!settlement.is_decided()) return lines;
  if (settlement.question) explain_question(lines, found, settlement);
  if (!settlement.alternatives.empty())
    lines.push_back(say("The Laws give no single answer here: the arbiter chooses."));
  if (!settlement.is_complete)
    lines.push_back(say("The sheets could not be read to their ends: the answer is not certain."));
  return lines;
}

}  // namespace tactus::arbitration::reconcile
