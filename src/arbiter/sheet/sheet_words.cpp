// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/sheet/sheet_words.hpp"

#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

using chess::Color;
using chess::Kind;

/// "e1", "a2 b2 c2": files first.
std::string squares_of(chess::Placement const& placement, chess::Piece piece) {
  std::string text;
  for (unsigned file = 0; file < 8; ++file)
    for (unsigned rank = 0; rank < 8; ++rank) {
      chess::Square const square{static_cast<chess::File>(file), static_cast<chess::Rank>(rank)};
      if (placement.at(square) == piece) text += (text.empty() ? "" : " ") + square.name();
    }
  return text;
}

}  // namespace

std::vector<Message> placement_lines(chess::Placement const& placement) {
  std::vector<Message> lines;
  for (Color const color : {Color::white, Color::black})
    for (Kind const kind : {Kind::king, Kind::queen, Kind::rook, Kind::bishop, Kind::knight, Kind::pawn}) {
      std::string const squares = squares_of(placement, {color, kind});
      if (!squares.empty())
        lines.push_back(
            say("{player}, {piece}: {squares}", {{"player", color}, {"piece", kind}, {"squares", squares}}));
    }
  return lines;
}

std::vector<Message> position_lines(chess::Setup const& setup) {
  std::vector<Message> lines = placement_lines(setup.placement);
  lines.push_back(say("{player} has the move.", {{"player", setup.turn}}));
  lines.push_back(say("FEN {fen}", {{"fen", notation::write_fen(setup)}}));
  return lines;
}

using namespace arbitration::laws;
using chess::Color;

Message outcome_words(Outcome outcome) {
  switch (outcome) {
    case Outcome::white_loses: return say("White loses the game.");
    case Outcome::black_loses: return say("Black loses the game.");
    case Outcome::both_lose: return say("Both players lose the game.");
    case Outcome::draw: return say("The game is drawn.");
    case Outcome::restore_position: return say("The position is put back.");
    case Outcome::time_added: return say("Time is added; the position stays.");
    case Outcome::move_must_be_made: return say("He must choose from these moves.");
    case Outcome::free_choice: return say("He may make any legal move.");
    case Outcome::move_stands: return say("The move stands.");
    case Outcome::game_continues: return say("The game continues.");
    case Outcome::claim_rejected: return say("The claim is rejected.");
    case Outcome::new_game: return say("A new game is played.");
    case Outcome::transfer_position: return say("The position is moved to a right board.");
    case Outcome::warning: return say("The player is warned.");
    case Outcome::arbiter_decides: return say("The arbiter decides.");
    case Outcome::allowed: return say("Allowed.");
    case Outcome::forbidden: return say("Not allowed.");
    case Outcome::invalid_notation: return say("The text is not a legal move.");
    case Outcome::computed: return say("The answer:");
  }
  return {};
}

Message lacking_words(Lacking lacking) {
  switch (lacking) {
    case Lacking::announce: return say("Missing: the announcement.");
    case Lacking::place: return say("Missing: the piece on its square.");
    case Lacking::remove_captured: return say("Missing: the captured piece taken out.");
  }
  return {};
}

Message step_words(NextStep const& step) {
  switch (step.action) {
    case NextAction::announce_promotion_piece: return say("The piece of the promotion is announced.");
    case NextAction::arbiter_asks_about_ply:
      return say("The arbiter asks {player} about ply {ply}.", {{"player", step.color}, {"ply", step.ply}});
    case NextAction::arbiter_stops_clock: return say("The arbiter stops the clock.");
    case NextAction::both_update_scoresheets: return say("Both complete their scoresheets.");
    case NextAction::complete_promotion: return say("The promotion is completed.");
    case NextAction::repeat_announcement:
      return say("{player} repeats the announcement.", {{"player", step.color}});
    case NextAction::sealer_makes_move_on_board:
      return say("The player who sealed makes his move on the board.");
    case NextAction::update_scoresheet:
      return say("{player} completes his scoresheet.", {{"player", step.color}});
    case NextAction::complete_castling:
      return say("{player} completes the castling.", {{"player", step.color}});
    case NextAction::write_move: return say("{player} writes his intended move.", {{"player", step.color}});
  }
  return {};
}

Message reason_words(RejectReason reason) {
  switch (reason) {
    case RejectReason::not_having_the_move: return say("Reason: he does not have the move.");
    case RejectReason::touched: return say("Reason: he has touched a piece.");
  }
  return {};
}

Message phase_words(Phase phase) {
  switch (phase) {
    case Phase::standard: return say("Standard chess.");
    case Phase::rapid: return say("Rapid chess.");
    case Phase::blitz: return say("Blitz.");
  }
  return {};
}

std::string_view score_text(Score score) {
  switch (score) {
    case Score::white_wins: return "1-0";
    case Score::black_wins: return "0-1";
    case Score::draw: return "1/2-1/2";
    case Score::both_lose: return "0-0";
  }
  return {};
}

std::string move_text(arbitration::laws::PlayedMove const& played) {
  return fmt::format("{} ({})", notation::write_san(played.before, played.move),
                     notation::write_uci(played.before, played.move));
}

std::string move_list(std::span<arbitration::laws::PlayedMove const> moves) {
  std::string text;
  for (arbitration::laws::PlayedMove const& each : moves)
    text += (text.empty() ? "" : ", ") + notation::write_san(each.before, each.move);
  return text;
}

std::string joined(std::vector<std::string> const& words) {
  std::string text;
  for (std::string const& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string clock_text(Millis time) {
  auto const tenths = time.count() / 100;
  auto const seconds = tenths / 10;
  auto const text = fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
  return tenths % 10 == 0 ? text : fmt::format("{}.{}", text, tenths % 10);
}

}  // namespace tactus::program
