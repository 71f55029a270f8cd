// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/notation/move_text.hpp"
#include "src/desk/boards/boards.hpp"
#include "src/record/happenings.hpp"

namespace tactus::desk {

using chess::Color;

Message not_pressed_words(Color player) {
  return say("Clock not pressed: {player}. Tell no player (12.6).", {{"player", player}});
}

Message differs_words(table::BoardDiffers const& differs, chess::PlayedLine const& line) {
  std::string const squares = record::names_of(differs.squares);
  if (differs.ply == 0)
    return say("Boards differ before the first move on {squares}: board of {player}.",
               {{"squares", squares}, {"player", differs.board}});
  if (differs.ply > line.plies()) return record::sentence(record::words_of(differs));
  auto const& before = line.diagram_at(differs.ply - 1);
  std::string const number =
      std::to_string(line.number_at(differs.ply - 1)) + (before.turn() == Color::white ? "." : "...");
  return say("Boards differ after {number} {move} on {squares}: board of {player}.",
             {{"number", number},
              {"move", chess::describe(before, line.moves()[differs.ply - 1])},
              {"squares", squares},
              {"player", differs.board}});
}

Message broker_gone_words(std::string const& fault) {
  return say("Broker gone: no board is seen, each shows what was last heard ({fault}).", {{"fault", fault}});
}
Message copy_unwritten_words(std::string const& fault) {
  return say(
      "This desk cannot write its copy: what comes is shown, and neither kept nor acknowledged. Without "
      "another "
      "desk each table stops after 200 events ({fault}).",
      {{"fault", fault}});
}
Message link_lost_words() { return say("Lost: link to the table."); }
Message two_tables_words(unsigned board, std::string const& one, std::string const& other) {
  return say("Two tables speak for board {count}: {one}; {other}.",
             {{"count", board}, {"one", one}, {"other", other}});
}
Message excess_words(Excess excess) {
  switch (excess) {
    case Excess::games: return say("Not taken from this table: it sends more games than one table plays.");
    case Excess::events:
      return say("Not taken from this table for a while: it sends too many events. None is lost.");
    case Excess::bytes:
    case Excess::none: break;
  }
  return say("Not taken from this table: it sends more than one table has to tell.");
}
Message fault_words(std::string const& fault) { return say("Game file: {fault}", {{"fault", fault}}); }

Message result_words(table::TableState const& state, table::GameResult by_the_laws) {
  std::string const result{record::text_of(by_the_laws)};
  bool const by_white = state.has_signed(Color::white);
  if (by_white == state.has_signed(Color::black))
    return say("Result to confirm: {result}, by both players.", {{"result", result}});
  return say("Result to confirm: {result}, by {player}.",
             {{"result", result}, {"player", by_white ? Color::black : Color::white}});
}

Message training_words() { return say("Not a tournament game: written by a program for training."); }

Message offer_words(Color player) { return say("Draw offered: {player}.", {{"player", player}}); }
Message resumed_words() { return say("Resumed after an interruption."); }
Message signed_words(Color player) { return say("Result confirmed: {player}.", {{"player", player}}); }

Message restored_words(chess::PlayedLine const& line) {
  return say("Restored: before move {count} of {player}.",
             {{"count", line.number_at(line.plies())}, {"player", line.current().turn()}});
}

namespace {

struct ProposalWords {
  std::optional<Message> operator()(table::EndingProposed const& c) const {
    return say("Proposed: {result}, by {player}.",
               {{"result", std::string(record::text_of(c.result))}, {"player", c.by}});
  }
  std::optional<Message> operator()(table::ResultShown const& c) const {
    return say("The kings show {result}.", {{"result", std::string(record::text_of(c.result))}});
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
  std::optional<Message> operator()(table::ReplaceTold const& c) const {
    if (c.is_done) return std::nullopt;  // told as restored
    return say("Proposed: move {count} of {player} is {move}, not {other}.",
               {{"count", c.number},
                {"player", c.by},
                {"move", notation::write_san(c.meant)},
                {"other", notation::write_san(c.instead)}});
  }
  std::optional<Message> operator()(table::Confirming const& c) const {
    return say("Confirmed by {player} alone.", {{"player", c.by}});
  }
  std::optional<Message> operator()(table::NoLongerMeant const& c) const {
    switch (c.why) {
      case table::Lapse::move_made: return say("Lapsed: the game went on.");
      case table::Lapse::declined: return say("Declined or withdrawn.");
      case table::Lapse::not_repeated: return say("Lapsed: not entered once more.");
      case table::Lapse::another_proposal: return say("Lapsed: something else is proposed.");
      case table::Lapse::move_corrected: return say("Lapsed: the move was corrected.");
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

Message clock_jumps_words() { return say("The clock tells times that cannot be: read the clock yourself."); }

Message program_changed_words() {
  return say("The program at this board is not what it was: the watch tells what it noticed.");
}

}  // namespace tactus::desk
