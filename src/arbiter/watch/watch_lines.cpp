// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/watch/watch_lines.hpp"

#include "core/arbitration/judged_line.hpp"
#include "core/arbitration/reconcile/likely_cause.hpp"
#include "core/chess/played_line.hpp"
#include "core/clock/reading.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/plain_line.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/table_setup.hpp"
#include "core/table/table_state.hpp"
#include "src/arbiter/chronicle/chronicle.hpp"
#include "src/arbiter/reconcile/game_evidence.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "src/arbiter/watch/watch.hpp"
#include "src/arbiter/watch/watch_words.hpp"
#include "src/record/game_record.hpp"
#include "src/record/happenings.hpp"

#include <sstream>
#include <utility>

namespace tactus::program {
namespace {

using Lines = std::vector<std::string>;
using Causes = std::vector<arbitration::reconcile::LikelyCause>;
using chess::Color;
namespace reconcile = arbitration::reconcile;

constexpr std::size_t longest_entry = 40;  // in signs; no move is longer

std::string as_typed(std::string const& text) { return shortened(text, longest_entry); }

std::string words_of(WatchWords const& words, std::optional<chess::Piece> piece) {
  return piece ? words.piece(*piece) : words(say("empty"));
}

std::string line_of(WatchWords const& words, arbitration::SquareFact const& fact,
                    table::BoardDiffers const& differs) {
  bool const is_unknown = fact.is_filled && !fact.sensed;
  return words(
      say("Boards differ after ply {ply} on {square}: {sensed}, must be {expected}, board of {player}",
          {{"ply", differs.ply},
           {"square", fact.square},
           {"sensed", is_unknown ? words(say("filled")) : words_of(words, fact.sensed)},
           {"expected", words_of(words, fact.expected)},
           {"player", differs.board}}));
}

/// What may have gone wrong on the board: all that fits, none of it certain.
Lines cause_lines(WatchWords const& words, Color board, table::TableState const& state) {
  Lines lines;
  auto const found = sensed_board(state, board);
  if (!found) return lines;
  auto const& record = state.line();
  auto const start = chess::position_of(record.start());
  if (!start) return lines;
  auto const legal = chess::legal_beginning(record);
  if (!legal || legal->plies() != record.plies()) return lines;
  auto const ply = static_cast<unsigned>(record.plies() + 1);
  bool const has_move = board == state.to_move();
  auto causes = has_move ? reconcile::likely_slips_of_press(legal->current(), ply, *found) : Causes{};
  for (auto const& each : reconcile::likely_causes(*start, record.moves(), *found))
    if (each.ply == 0 || each.ply > state.agreed_plies(board)) causes.push_back(each);  // it stood right then
  for (auto const& cause : causes)
    lines.push_back(words(say("could be: {cause}", {{"cause", words(cause_words(cause))}})));
  return lines;
}

Lines lines_of(WatchWords const& words, table::BoardDiffers const& differs, table::TableState const& state) {
  Lines lines;
  if (auto const found = arbitration::divergence(state, differs.board))
    for (arbitration::SquareFact const& fact : found->squares)
      if (differs.squares.contains(fact.square)) lines.push_back(line_of(words, fact, differs));
  // A file of which only the outcomes can be trusted still says where.
  if (lines.empty()) lines.push_back(words(record::words_of(differs)));
  for (std::string& cause : cause_lines(words, differs.board, state)) lines.push_back(std::move(cause));
  return lines;
}

/// With check and mate where it is legal. Nothing: the file does not say how it was reached.
std::optional<chess::MoveDescription> described(table::MoveCompleted const& completed,
                                                chess::PlayedLine const& line) {
  if (completed.ply < 1 || completed.ply > line.plies()) return std::nullopt;
  if (line.is_piece_unknown(completed.ply)) return chess::describe(line, completed.ply);
  arbitration::JudgedLine const judged{line};
  if (judged.is_legal(completed.ply)) return chess::describe(*judged.before(completed.ply), completed.move);
  auto const& before = line.diagram_at(completed.ply - 1);
  return before.has(completed.move) ? std::optional(chess::describe(before, completed.move)) : std::nullopt;
}

/// "12... Nf6: Springer Felix sechs, 1:12:40".
std::string line_of(WatchWords const& words, table::MoveCompleted const& completed,
                    table::TableState const& state) {
  auto const& line = state.line();
  auto const move = described(completed, line);
  std::string text =
      record::numbered(line, completed.ply, completed.by, move ? words.san(*move) : completed.san);
  if (move) text += ": " + words.spoken(*move);
  if (completed.reading) text += ", " + clock::display(completed.reading->of(completed.by));
  return text;
}

std::optional<chess::Move> legal_move(chess::Position const& position, notation::MovePattern const& stated) {
  auto const read = notation::read_move(position, notation::write_pattern(stated));
  auto const* const move = std::get_if<chess::Move>(&read);
  return move != nullptr ? std::optional(*move) : std::nullopt;
}

Message sentence_of(table::Irregularity const& irregularity) {
  Argument const what{"what", std::vector{record::words_of(irregularity)}}, ply{"ply", irregularity.ply},
      where{"squares", record::names_of(irregularity.squares)};
  if (irregularity.kind == table::IrregularityKind::clock_stands)  // nobody's fault yet
    return say("{what}, ply {ply}", {what, ply});
  if (irregularity.kind == table::IrregularityKind::capture_not_seen)  // its words name the square
    return say("check the move: {what}, ply {ply}", {what, ply});
  if (irregularity.kind == table::IrregularityKind::arrival_not_seen ||
      irregularity.kind == table::IrregularityKind::promotion_not_named)
    return say("check the move: {what}, ply {ply}, {squares}", {what, ply, where});
  if (irregularity.squares.empty()) return say("irregularity: {what}, ply {ply}", {what, ply});
  return say("irregularity: {what}, ply {ply}, {squares}", {what, ply, where});
}

std::string line_of(WatchWords const& words, Incident const& incident) {
  if (!incident.is(Happening::changed_made_move)) return words(incident.words);
  return words(
      say("irregularity: {what}, ply {ply}", {{"what", std::vector{incident.words}}, {"ply", incident.ply}}));
}

std::string times_of(WatchWords const& words, std::optional<table::RemainingTimes> const& times) {
  std::string text;
  for (Message const& each : record::times_words(times)) text += words(each);
  return text;
}

std::string line_of(WatchWords const& words, table::RestoreProposed const& restore,
                    table::TableState const& state) {
  std::string const times = times_of(words, restore.times);
  if (restore.position)
    return words(
               say("restore proposed: {position}", {{"position", notation::write_fen(*restore.position)}})) +
           times;
  auto const plies = std::min(restore.plies, state.line().plies());
  return words(say("restore proposed: before move {number} of {player}",
                   {{"number", state.line().number_at(plies)},
                    {"player", state.line().diagram_at(plies).turn()}})) +
         times;
}

/// Moves stand in the list anyhow; what one player alone was told is for the arbiter to read.
Lines lines_of(WatchWords const& words, table::Told const& told) {
  auto const* move = std::get_if<table::MoveSaid>(&told.announcement.content);
  if (move != nullptr && !told.announcement.is_repeat) return {};
  Lines lines;
  std::istringstream caption{words.caption(told.announcement)};
  for (std::string line; std::getline(caption, line);)
    lines.push_back(words(say("told: {words}", {{"words", line}})));
  return lines;
}

}  // namespace

Lines WatchLines::take(table::StampedEvent const& event) {
  Lines told, of_record;
  for (Incident const& each : chronicle_.take(event))
    (each.is(Happening::recorded_otherwise) ? of_record : told).push_back(line_of(words_, each));
  if (chronicle_.has_left_out()) return told;
  auto const worded = [&](auto const& fact) { return lines_of(std::move(told), fact); };
  auto const* const input = std::get_if<table::Input>(&event.event);
  Lines lines = input != nullptr ? std::visit(worded, static_cast<table::InputTypes const&>(*input))
                                 : std::visit(worded, static_cast<table::OutcomeTypes const&>(
                                                          std::get<table::Outcome>(event.event)));
  for (std::string& each : of_record) lines.push_back(std::move(each));
  return lines;
}

Lines WatchLines::lines_of(Lines const& told, table::ProgramStarted const& program) {
  return told.empty() ? watch::lines_of(words_, program) : told;
}
Lines WatchLines::lines_of(Lines const&, table::GameStarted const& started) {
  return watch::lines_of(words_, started.setup);
}
Lines WatchLines::lines_of(Lines const&, table::RestoreProposed const& restore) {
  if (chronicle_.has_refused()) return {};
  return {line_of(words_, restore, state())};
}
Lines WatchLines::lines_of(Lines const&, table::DeviceWasLost const& lost) {
  return {words_(
      say("{what}: {reason}", {{"what", std::vector{record::words_of(lost)}}, {"reason", lost.reason}}))};
}
Lines WatchLines::lines_of(Lines const&, table::MoveCorrected const& corrected) {
  bool const is_taken = !chronicle_.has_refused() && !state().sealed_by();
  if (!is_taken || corrected.by != state().to_move())
    return {};  // told when it is proposed, and when it holds
  return {words_(
      say("corrected: {move} by {player}", {{"move", as_typed(corrected.text)}, {"player", corrected.by}}))};
}
Lines WatchLines::lines_of(Lines const&, table::CorrectionAgreed const& agreed) {
  if (chronicle_.has_refused()) return {};
  return {words_(say("correction confirmed: by {player}", {{"player", agreed.by}}))};
}

/// What the arbiter is asked, and what the completed moves say of it (9.2.2, 9.3).
Lines WatchLines::lines_of(Lines lines, table::ClaimMade const& claim) {
  if (chronicle_.has_refused()) return {};
  arbitration::JudgedLine const judged{state().line()};
  auto const& line = judged.line();
  auto const written = line && claim.written ? legal_move(line->current(), *claim.written) : std::nullopt;
  if (written)
    lines.push_back(words_(
        say("written move: {move}", {{"move", words_.san(chess::describe(line->current(), *written))}})));
  else if (!claim.text.empty())
    lines.push_back(words_(claim.written
                               ? say("written move: {move}, not legal here", {{"move", as_typed(claim.text)}})
                               : say("written move: {move}, no move", {{"move", as_typed(claim.text)}})));
  if (!line) return lines;
  if (claim.kind == table::ClaimKind::threefold)
    lines.push_back(words_(say("same position so far: {count} times", {{"count", line->occurrences()}})));
  if (claim.kind == table::ClaimKind::threefold && written)
    lines.push_back(
        words_(say("with the written move: {count} times", {{"count", line->occurrences_after(*written)}})));
  if (claim.kind == table::ClaimKind::fifty_moves)
    lines.push_back(words_(
        say("without capture or pawn move: {count} plies", {{"count", line->current().halfmove_clock()}})));
  return lines;
}

/// With what he may be asked next: that a draw can be claimed.
Lines WatchLines::lines_of(Lines told, table::MoveCompleted const& completed) {
  told.insert(told.begin(), line_of(words_, completed, state()));
  auto const line = arbitration::JudgedLine{state().line()}.line();
  if (line && completed.ply == state().line().plies())
    for (Message const& each : claim_lines(*line, state().setup().regime)) told.push_back(words_(each));
  return told;
}

Lines WatchLines::lines_of(Lines const&, table::BoardDiffers const& differs) {
  return program::lines_of(words_, differs, state());
}
Lines WatchLines::lines_of(Lines const&, table::Told const& told) { return program::lines_of(words_, told); }
Lines WatchLines::lines_of(Lines told, table::GameAdjourned const& adjourned) {
  told.push_back(words_(say("for the envelope: {position}", {{"position", adjourned.position}})));
  for (chess::Square const at : state().line().current().unknown())
    told.push_back(
        words_(say("the piece on {square} is not known; a queen keeps its place", {{"square", at}})));
  return told;
}
Lines WatchLines::lines_of(Lines told, table::GameEnded const&) {
  has_ended_ = true;
  return told;
}
Lines WatchLines::lines_of(Lines told, table::EndTakenBack const&) {
  has_ended_ = false;
  return told;
}
Lines WatchLines::lines_of(Lines const&, table::Irregularity const& irregularity) {
  return {words_(sentence_of(irregularity))};
}

}  // namespace tactus::program
