// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/attention_words.hpp"

#include "core/clock/reading.hpp"
#include "core/notation/move_text.hpp"

namespace tactus::desk {

using chess::Color;

std::string names_of(chess::SquareSet squares) {
  std::string names;
  for (chess::Square const each : squares) names += (names.empty() ? "" : " ") + each.name();
  return names;
}

std::string_view result_text(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return "*";
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "½-½";
  }
  return "*";
}

Message differs_words(table::BoardDiffers const& differs) {
  return say("Boards differ: {player}'s board on {squares}, after ply {ply}.",
             {{"player", differs.board}, {"squares", names_of(differs.squares)}, {"ply", differs.ply}});
}

Message irregularity_reason(table::Irregularity const& irregularity) {
  switch (irregularity.kind) {
    case table::IrregularityKind::pressed_without_move:
      return say("Pressed early: {player}, no move on his board.", {{"player", irregularity.by}});
    case table::IrregularityKind::pressed_without_announcing:
      return say("Pressed early: {player}, before announcing.", {{"player", irregularity.by}});
    case table::IrregularityKind::announced_another_move:
      return say("Announced another move: {player}.", {{"player", irregularity.by}});
    case table::IrregularityKind::repeated_another_move:
      return say("Said back another move: {player}.", {{"player", irregularity.by}});
    case table::IrregularityKind::offered_draw_untimely:
      return say("Draw offered at a wrong time: {player}.", {{"player", irregularity.by}});
    case table::IrregularityKind::arrival_not_seen:
      return say("{player}'s move was not seen to arrive: its sensor is bad. Check the move.",
                 {{"player", irregularity.by}});
    case table::IrregularityKind::promotion_not_named:
      return say("Promotion not named, recorded as a queen: {player}.", {{"player", irregularity.by}});
    case table::IrregularityKind::moved_after_resigning:
      return say("Moved after the resignation: {player}.", {{"player", irregularity.by}});
    case table::IrregularityKind::clock_stands: return say("The clock stands, and the boards go on.");
  }
  return {};
}

Message claim_words(table::ClaimMade const& claim) {
  switch (claim.kind) {
    case table::ClaimKind::threefold:
      return say("Claim: {player}, same position three times.", {{"player", claim.by}});
    case table::ClaimKind::fifty_moves: return say("Claim: {player}, fifty moves.", {{"player", claim.by}});
    case table::ClaimKind::flag_fall: return say("Claim: {player}, win on time.", {{"player", claim.by}});
    case table::ClaimKind::illegal_move: return say("Claim: {player}, illegal move.", {{"player", claim.by}});
    case table::ClaimKind::touched_piece:
      return say("Claim: {player}, touched piece.", {{"player", claim.by}});
  }
  return {};
}

Message flag_words(Color player) { return say("Flag fallen: {player}.", {{"player", player}}); }

Message not_pressed_words(Color player) {
  return say("Clock not pressed: {player}. Tell no player (12.6).", {{"player", player}});
}

Message pressed_late_words(table::MoveCompleted const& completed, Millis late) {
  return say("Pressed late: {player}, {time} after the move.",
             {{"player", completed.by}, {"time", clock::display(late)}});
}

Message illegal_words(Color by, std::string const& san, bool is_shown) {
  if (is_shown)
    return say("Not legal as the board shows it: {move}, by {player}. Check it on the board.",
               {{"move", san}, {"player", by}});
  return say("Not legal as entered: {move}, by {player}. Check it on the board.",
             {{"move", san}, {"player", by}});
}
Message checkmate_words(Color by) { return say("Checkmate on the board, by {player}.", {{"player", by}}); }
Message stalemate_words() { return say("Stalemate on the board."); }

Message fivefold_words() { return say("Drawn: same position five times."); }
Message seventy_five_words() { return say("Drawn: seventy-five moves."); }

Message device_words(table::Device device) {
  switch (device) {
    case table::Device::white_board: return say("Lost: board of {player}.", {{"player", Color::white}});
    case table::Device::black_board: return say("Lost: board of {player}.", {{"player", Color::black}});
    case table::Device::clock: return say("Lost: clock.");
  }
  return {};
}

Message link_lost_words() { return say("Lost: link to the table."); }
Message fault_words(std::string const& fault) { return say("Game file: {fault}", {{"fault", fault}}); }

Message result_words(table::TableState const& state) {
  std::string const result{result_text(state.result())};
  bool const by_white = state.has_signed(Color::white);
  if (by_white == state.has_signed(Color::black))
    return say("Result to confirm: {result}, by both players.", {{"result", result}});
  return say("Result to confirm: {result}, by {player}.",
             {{"result", result}, {"player", by_white ? Color::black : Color::white}});
}

using chess::Color;

Message training_words() { return say("Not a tournament game: written by a program for training."); }

Message found_words(table::Device device) {
  switch (device) {
    case table::Device::white_board: return say("Found: board of {player}.", {{"player", Color::white}});
    case table::Device::black_board: return say("Found: board of {player}.", {{"player", Color::black}});
    case table::Device::clock: return say("Found: clock.");
  }
  return {};
}

Message answer_words(table::ClaimDecided answer) {
  return answer.is_upheld ? say("Claim upheld.") : say("Claim rejected.");
}
Message offer_words(Color player) { return say("Draw offered: {player}.", {{"player", player}}); }
Message resumed_words() { return say("Resumed after an interruption."); }
Message signed_words(Color player) { return say("Result confirmed: {player}.", {{"player", player}}); }

Message agrees_words(table::BoardAgreesAgain const& agrees) {
  return say("Boards agree again: {player}'s board, at ply {ply}.",
             {{"player", agrees.board}, {"ply", agrees.ply}});
}

Message put_back_words(table::MovePutBack const& back) {
  return say("Made, then put back: {move}, by {player}.", {{"move", back.san}, {"player", back.by}});
}

Message taken_back_words(table::MoveTakenBack const& back) {
  return say("Taken back: {move}, by {player}.", {{"move", back.san}, {"player", back.by}});
}

Message restored_words(chess::PlayedLine const& line) {
  return say("Restored: before move {count} of {player}.",
             {{"count", line.number_at(line.plies())}, {"player", line.current().turn()}});
}

namespace {

struct ProposalWords {
  std::optional<Message> operator()(table::EndingProposed const& c) const {
    return say("Proposed: {result}, by {player}.",
               {{"result", std::string(result_text(c.result))}, {"player", c.by}});
  }
  std::optional<Message> operator()(table::ResultShown const& c) const {
    return say("The kings show {result}.", {{"result", std::string(result_text(c.result))}});
  }
  std::optional<Message> operator()(table::RestoreTold const& c) const {
    if (c.is_done) return std::nullopt;  // told as restored
    return say("Proposed: back to before move {count} of {player}.",
               {{"count", c.number}, {"player", c.to_move}});
  }
  std::optional<Message> operator()(table::CorrectionTold const& c) const {
    auto const meant = notation::write_san(c.meant);
    auto const instead = notation::write_san(c.instead);
    return c.is_done ? say("Corrected: {move} instead of {other}, by {player}.",
                           {{"move", meant}, {"other", instead}, {"player", c.by}})
                     : say("Proposed: {move} instead of {other}, by {player}.",
                           {{"move", meant}, {"other", instead}, {"player", c.by}});
  }
  std::optional<Message> operator()(table::Confirming const& c) const {
    return say("Confirmed by {player} alone.", {{"player", c.by}});
  }
  std::optional<Message> operator()(table::NoLongerMeant const& c) const {
    switch (c.why) {
      case table::Lapse::move_made: return say("No longer meant: the game went on.");
      case table::Lapse::declined: return say("No longer meant: declined.");
      case table::Lapse::another_proposal: return say("No longer meant: something else is proposed.");
      case table::Lapse::move_corrected: return say("No longer meant: the move was corrected.");
    }
    return std::nullopt;
  }
  template <class Other>
  std::optional<Message> operator()(Other const& /*is no proposal*/) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<Message> proposal_words(table::Content const& content) {
  return std::visit(ProposalWords{}, content);
}

Message confirmed_by_arbiter_words() { return say("Confirmed by the arbiter's password."); }
Message program_changed_words() {
  return say("The program at this board is not what it was: the watch tells what it noticed.");
}
Message wrong_word_words() { return say("A wrong password was typed for the arbiter's."); }

Message vouched_words(Color player) {
  return say("{player}'s board stands, by the arbiter's password.", {{"player", player}});
}

Message to_set_up_words(table::BoardAwaitsPosition const& waits) {
  return say("{player}'s board is not yet set up: {squares}.",
             {{"player", waits.board}, {"squares", names_of(waits.squares)}});
}

Message end_taken_back_words(table::GameResult result) {
  return say("The end is taken back: {result}. The game goes on.",
             {{"result", std::string(result_text(result))}});
}

Message ended_words(table::GameEnded const& ended) {
  return say("Game over: {result}.", {{"result", std::string(result_text(ended.result))}});
}

Message adjourned_words(table::GameAdjourned const& adjourned) {
  return say("Adjourned: {player} seals move {count}.",
             {{"player", adjourned.sealed_by}, {"count", adjourned.number}});
}

}  // namespace tactus::desk
