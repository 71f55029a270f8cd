// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/incident_words.hpp"

#include "core/notation/move_text.hpp"
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

namespace {

struct ProposalWords {
  std::optional<Sentence> operator()(table::EndingProposed const& c) const {
    return say("Proposed: {result}, by {player}.",
               {{"result", std::string(result_text(c.result))}, {"player", c.by}});
  }
  std::optional<Sentence> operator()(table::ResultShown const& c) const {
    return say("The kings show {result}.", {{"result", std::string(result_text(c.result))}});
  }
  std::optional<Sentence> operator()(table::RestoreTold const& c) const {
    if (c.is_done) return std::nullopt;  // told as restored
    return say("Proposed: back to before move {count} of {player}.",
               {{"count", c.number}, {"player", c.to_move}});
  }
  std::optional<Sentence> operator()(table::CorrectionTold const& c) const {
    auto const meant = notation::write_san(c.meant);
    auto const instead = notation::write_san(c.instead);
    return c.is_done ? say("Corrected: {move} instead of {other}, by {player}.",
                           {{"move", meant}, {"other", instead}, {"player", c.by}})
                     : say("Proposed: {move} instead of {other}, by {player}.",
                           {{"move", meant}, {"other", instead}, {"player", c.by}});
  }
  std::optional<Sentence> operator()(table::Confirming const& c) const {
    return say("Confirmed by {player} alone.", {{"player", c.by}});
  }
  std::optional<Sentence> operator()(table::NoLongerMeant const& c) const {
    switch (c.why) {
      case table::Lapse::move_made: return say("No longer meant: the game went on.");
      case table::Lapse::declined: return say("No longer meant: declined.");
      case table::Lapse::another_proposal: return say("No longer meant: something else is proposed.");
      case table::Lapse::move_corrected: return say("No longer meant: the move was corrected.");
    }
    return std::nullopt;
  }
  template <class Other>
  std::optional<Sentence> operator()(Other const& /*is no proposal*/) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<Sentence> proposal_words(table::Content const& content) {
  return std::visit(ProposalWords{}, content);
}

Sentence confirmed_by_arbiter_words() { return say("Confirmed by the arbiter's password."); }
Sentence program_changed_words() {
  return say("The program at this board is not what it was: the watch tells what it noticed.");
}
Sentence wrong_word_words() { return say("A wrong password was typed for the arbiter's."); }

Sentence vouched_words(Color player) {
  return say("{player}'s board stands, by the arbiter's password.", {{"player", player}});
}

Sentence to_set_up_words(table::BoardAwaitsPosition const& waits) {
  return say("{player}'s board is not yet set up: {squares}.",
             {{"player", waits.board}, {"squares", names_of(waits.squares)}});
}

Sentence end_taken_back_words(table::GameResult result) {
  return say("The end is taken back: {result}. The game goes on.",
             {{"result", std::string(result_text(result))}});
}

Sentence ended_words(table::GameEnded const& ended) {
  return say("Game over: {result}.", {{"result", std::string(result_text(ended.result))}});
}

Sentence adjourned_words(table::GameAdjourned const& adjourned) {
  return say("Adjourned: {player} seals move {count}.",
             {{"player", adjourned.sealed_by}, {"count", adjourned.number}});
}

}  // namespace tactus::desk
