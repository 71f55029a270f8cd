// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/incident_words.hpp"

#include "src/desk/attention_words.hpp"

namespace tactus::desk {

using arbitration::laws::say;
using chess::Color;

Sentence training_words() { return say("Not a tournament game: written by a program for training."); }

Sentence found_words(table::Device device) {
  switch (device) {
    case table::Device::white_board: return say("Found: board of {player}.", {{"player", Color::white}});
    case table::Device::black_board: return say("Found: board of {player}.", {{"player", Color::black}});
    case table::Device::clock: return say("Found: clock.");
  }
  return {};
}

Sentence answer_words(table::ClaimDecided answer) {
  return answer.is_upheld ? say("Claim upheld.") : say("Claim rejected.");
}
Sentence offer_words(Color player) { return say("Draw offered: {player}.", {{"player", player}}); }
Sentence resumed_words() { return say("Resumed after an interruption."); }
Sentence signed_words(Color player) { return say("Result confirmed: {player}.", {{"player", player}}); }

Sentence agrees_words(table::BoardAgreesAgain const& agrees) {
  return say("Boards agree again: {player}'s board, at ply {ply}.",
             {{"player", agrees.board}, {"ply", agrees.ply}});
}

Sentence put_back_words(table::MovePutBack const& back) {
  return say("Made, then put back: {move}, by {player}.", {{"move", back.san}, {"player", back.by}});
}

Sentence taken_back_words(table::MoveTakenBack const& back) {
  return say("Taken back: {move}, by {player}.", {{"move", back.san}, {"player", back.by}});
}

Sentence restored_words(chess::PlayedLine const& line) {
  return say("Restored: before move {count} of {player}.",
             {{"count", line.number_at(line.plies())}, {"player", line.current().turn()}});
}

Sentence ended_words(table::GameEnded const& ended) {
  return say("Game over: {result}.", {{"result", std::string(result_text(ended.result))}});
}

Sentence adjourned_words(table::GameAdjourned const& adjourned) {
  return say("Adjourned: {player} seals move {count}.",
             {{"player", adjourned.sealed_by}, {"count", adjourned.number}});
}

}  // namespace tactus::desk
