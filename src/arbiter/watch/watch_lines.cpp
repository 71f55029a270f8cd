// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/watch/watch_lines.hpp"

#include "core/arbitration/divergence.hpp"
#include "core/arbitration/judged_line.hpp"
#include "core/chess/played_line.hpp"
#include "core/clock/reading.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/notation/move_text.hpp"
#include "core/table/table_setup.hpp"
#include "core/table/table_state.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/reconcile/found_board.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "src/arbiter/watch/watch.hpp"
#include "src/arbiter/watch/watch_words.hpp"

#include <cmath>
#include <sstream>
#include <utility>

#include <fmt/format.h>

namespace tactus::program {
namespace {

using Lines = std::vector<std::string>;
using chess::Color;

constexpr std::chrono::seconds long_without_press{30};

std::string list_of(chess::SquareSet squares) {
  std::string list;
  for (chess::Square const each : squares) list += (list.empty() ? "" : " ") + each.name();
  return list;
}

std::string words_of(std::optional<chess::Piece> piece) {
  if (!piece) return "empty";
  return fmt::format("{} {}", piece->color == Color::white ? "white" : "black", watch::name_of(piece->kind));
}

std::string line_of(arbitration::SquareFact const& fact, table::BoardDiffers const& differs) {
  std::string const sensed = fact.is_filled && !fact.sensed ? "filled" : words_of(fact.sensed);
  return fmt::format("Boards differ after ply {} on {}: {}, must be {}, board of {}", differs.ply,
                     fact.square.name(), sensed, words_of(fact.expected), watch::name_of(differs.board));
}

/// What may have gone wrong on the board: all that fits, none of it certain.
Lines cause_lines(Color board, table::TableState const& state) {
  Lines lines;
  auto const found = sensed_board(state, board);
  if (!found) return lines;
  auto const& record = state.line();
  auto const start = chess::position_of(record.start());
  if (!start) return lines;
  for (auto const& cause : arbitration::reconcile::likely_causes(*start, record.moves(), *found))
    lines.push_back("could be: " +
                    ruling::words_of(cause_words(cause), arbitration::laws::RuleSet::fide_2023));
  return lines;
}

Lines lines_of(table::BoardDiffers const& differs, table::TableState const& state) {
  Lines lines;
  if (auto const found = arbitration::divergence(state, differs.board))
    for (arbitration::SquareFact const& fact : found->squares)
      if (differs.squares.contains(fact.square)) lines.push_back(line_of(fact, differs));
  // A file of which only the outcomes can be trusted still says where.
  if (lines.empty())
    lines.push_back(fmt::format("Boards differ after ply {} on {}: board of {}", differs.ply,
                                list_of(differs.squares), watch::name_of(differs.board)));
  for (std::string& cause : cause_lines(differs.board, state)) lines.push_back(std::move(cause));
  return lines;
}

/// With check and mate where it is legal. Nothing: the file does not say how it was reached.
std::optional<chess::MoveDescription> described(table::MoveCompleted const& completed,
                                                chess::PlayedLine const& line) {
  if (completed.ply < 1 || completed.ply > line.plies()) return std::nullopt;
  arbitration::JudgedLine const judged{line};
  if (judged.is_legal(completed.ply)) return chess::describe(*judged.before(completed.ply), completed.move);
  auto const& before = line.diagram_at(completed.ply - 1);
  return before.has(completed.move) ? std::optional(chess::describe(before, completed.move)) : std::nullopt;
}

/// "12... Nf6", by the number that the position has, also where the game goes on from a FEN.
std::string numbered(chess::PlayedLine const& line, unsigned ply, Color by, std::string_view san) {
  return fmt::format("{}{} {}", line.number_at(ply - 1), by == Color::white ? "." : "...", san);
}

/// "12... Nf6: Springer Felix sechs, 1:12:40".
std::string line_of(table::MoveCompleted const& completed, table::TableState const& state) {
  auto const& line = state.line();
  auto const move = described(completed, line);
  std::string text =
      numbered(line, completed.ply, completed.by, move ? notation::write_san(*move) : completed.san);
  if (move) text += ": " + speech::words(*move);
  if (completed.reading) text += ", " + clock::display(completed.reading->of(completed.by));
  return text;
}

std::optional<chess::Move> legal_move(chess::Position const& position, notation::MovePattern const& stated) {
  auto const read = notation::read_move(position, notation::write_pattern(stated));
  auto const* const move = std::get_if<chess::Move>(&read);
  return move != nullptr ? std::optional(*move) : std::nullopt;
}

/// "not announced: move 3 of White, no sound for Black (D.2.3.3)".
std::string line_of(table::MoveUnheard const& unheard, chess::PlayedLine const& game) {
  bool const is_public = unheard.to == table::Audience::table;
  auto const listener = watch::name_of(chess::opposite(unheard.by));
  std::string const line = fmt::format("{}: move {} of {}, ", is_public ? "not announced" : "not told",
                                       game.number_at(unheard.ply - 1), watch::name_of(unheard.by));
  if (unheard.why == table::Unheard::left_out) return fmt::format("{}{} had replied", line, listener);
  return fmt::format("{}no sound for {}{}", line, listener, is_public ? " (D.2.3.3)" : "");
}

std::string times_of(std::optional<table::RemainingTimes> const& times) {
  return times
             ? fmt::format("; White {}, Black {}", clock::display(times->white), clock::display(times->black))
             : std::string{};
}

std::string line_of(table::RestoreProposed const& restore, table::TableState const& state) {
  if (restore.position)
    return "restore proposed: " + notation::write_fen(*restore.position) + times_of(restore.times);
  auto const plies = std::min(restore.plies, state.line().plies());
  return fmt::format("restore proposed: before move {} of {}{}", state.line().number_at(plies),
                     watch::name_of(state.line().diagram_at(plies).turn()), times_of(restore.times));
}
std::string line_of(table::PositionRestored const& restored) {
  return "restored: " + restored.position + times_of(restored.times);
}

/// Moves stand in the list anyhow; what one player alone was told is for the arbiter to read.
Lines lines_of(table::Told const& told) {
  auto const* move = std::get_if<table::MoveSaid>(&told.announcement.content);
  if (move != nullptr && !told.announcement.is_repeat) return {};
  Lines lines;
  std::istringstream caption{speech::caption_of(told.announcement)};
  for (std::string line; std::getline(caption, line);) lines.push_back("told: " + line);
  return lines;
}

bool may_take_back(table::Input const& input) {
  return std::holds_alternative<table::RestoreAgreed>(input) ||
         std::holds_alternative<table::ArbiterAgreed>(input) ||
         std::holds_alternative<table::CorrectionAgreed>(input);
}

}  // namespace

Lines WatchLines::take(table::StampedEvent const& event) {
  if (auto const* input = std::get_if<table::Input>(&event.event)) {
    auto const* const started = std::get_if<table::GameStarted>(input);
    if (started != nullptr && started->setup.time_control && !display_)
      display_.emplace(*started->setup.time_control);
    Lines lines = clock_lines(event.time, *input);
    if (may_take_back(*input)) line_before_ = state_.line();
    state_ = table::replayed(std::move(state_), event);
    for (std::string& line : lines_of(*input)) lines.push_back(std::move(line));
    return lines;
  }
  state_ = table::replayed(std::move(state_), event);
  return lines_of(event.time, std::get<table::Outcome>(event.event));
}

Lines WatchLines::clock_lines(Instant at, table::Input const& input) {
  if (std::holds_alternative<table::Resumed>(input) || std::holds_alternative<table::DeviceWasLost>(input))
    if (display_) display_->forget();
  auto const* const seen = std::get_if<table::ClockSeen>(&input);
  if (seen == nullptr) return {};
  Lines lines;
  // What was not shown before.
  clock::Reading const before = state_.last_reading().value_or(clock::Reading{});
  if (seen->reading.white_flag && !before.white_flag) lines.emplace_back("flag: shown for White");
  if (seen->reading.black_flag && !before.black_flag) lines.emplace_back("flag: shown for Black");
  if (seen->reading.battery_low && !before.battery_low) lines.emplace_back("clock: battery low");
  if (display_)
    for (clock::DisplayDisagreement const& each : display_->read(at, seen->reading))
      lines.push_back(display_line(each));
  if (auto line = presses_.read(at, seen->reading)) lines.push_back(*std::move(line));
  return lines;
}

Lines WatchLines::lines_of(table::Input const& input) const {
  if (auto const* program = std::get_if<table::ProgramStarted>(&input)) return watch::lines_of(*program);
  if (auto const* started = std::get_if<table::GameStarted>(&input)) return watch::lines_of(started->setup);
  if (auto const* lost = std::get_if<table::DeviceWasLost>(&input))
    return {fmt::format("lost: {}: {}", watch::name_of(lost->device), lost->reason)};
  if (auto const* found = std::get_if<table::DeviceWasFound>(&input))
    return {fmt::format("found: {}", watch::name_of(found->device))};
  if (auto const* unheard = std::get_if<table::MoveUnheard>(&input))
    return {line_of(*unheard, state_.line())};
  if (auto const* claim = std::get_if<table::ClaimMade>(&input)) return lines_of_claim(*claim);
  if (auto const* corrected = std::get_if<table::MoveCorrected>(&input)) {
    if (corrected->by != state_.to_move()) return {};  // told when it is proposed, and when it holds
    return {fmt::format("corrected: {} by {}", corrected->text, watch::name_of(corrected->by))};
  }
  if (auto const* agreed = std::get_if<table::CorrectionAgreed>(&input))
    return {fmt::format("correction confirmed: by {}", watch::name_of(agreed->by))};
  if (auto const* vouched = std::get_if<table::BoardVouched>(&input))
    return {fmt::format("board of {}: stands, by the arbiter's password", watch::name_of(vouched->board))};
  if (auto const* restore = std::get_if<table::RestoreProposed>(&input)) return {line_of(*restore, state_)};
  if (std::holds_alternative<table::ArbiterAgreed>(input)) return {"confirmed by the arbiter's password"};
  if (std::holds_alternative<table::ArbiterWordRefused>(input))
    return {"not the arbiter's password: typed at the keyboard"};
  if (std::holds_alternative<table::Resumed>(input))
    return {fmt::format("resumed after ply {}", state_.line().plies())};
  return {};
}

/// What the arbiter is asked, and what the completed moves say of it (9.2.2, 9.3).
Lines WatchLines::lines_of_claim(table::ClaimMade const& claim) const {
  Lines lines{fmt::format("claim: {}, {}", watch::words_of(claim.kind), watch::name_of(claim.by))};
  arbitration::JudgedLine const judged{state_.line()};
  auto const& line = judged.line();
  auto const written = line && claim.written ? legal_move(line->current(), *claim.written) : std::nullopt;
  if (written)
    lines.push_back("written move: " + notation::write_san(line->current(), *written));
  else if (!claim.text.empty())
    lines.push_back("written move: " + claim.text + (claim.written ? ", not legal here" : ", no move"));
  if (!line) return lines;
  if (claim.kind == table::ClaimKind::threefold)
    lines.push_back(fmt::format("same position so far: {} times", line->occurrences()));
  if (claim.kind == table::ClaimKind::threefold && written)
    lines.push_back(fmt::format("with the written move: {} times", line->occurrences_after(*written)));
  if (claim.kind == table::ClaimKind::fifty_moves)
    lines.push_back(fmt::format("without capture or pawn move: {} plies", line->current().halfmove_clock()));
  return lines;
}

/// A move that was made and is not legal, or that ends the game: the arbiter reads it before anybody presses.
Lines WatchLines::lines_of_made(Instant at, table::MoveMade const& made) {
  made_at_ = made_at_.value_or(at);
  if (made.ply > state_.line().plies() + 1) return {};
  return judge(made.ply, arbitration::JudgedLine{state_.line()}.before(made.ply), made.move);
}

Lines WatchLines::judge(unsigned ply, std::optional<chess::Position> const& before, chess::Move move) {
  if (judged_ply_ == ply && judged_move_ == move) return {};
  judged_ply_ = ply;
  judged_move_ = move;
  if (!before) return {};  // nothing can be judged behind an illegal move that stands
  auto const by = before->turn();
  if (!before->is_legal(move)) {
    auto const& line = state_.line();
    std::string const san = notation::write_san(chess::describe(line.diagram_at(ply - 1), move));
    bool const is_entered = state_.setup().board(before->turn()) == table::BoardKind::keyboard;
    return {fmt::format("not legal, as {}: {}; check it on the board (7.5.1)",
                        is_entered ? "entered" : "the board shows it", numbered(line, ply, by, san))};
  }
  auto const after = before->after(move);
  auto const named = [&] {
    return numbered(state_.line(), ply, by, notation::write_san(chess::describe(*before, move)));
  };
  if (after.is_checkmate()) return {fmt::format("checkmate: by {}, {} (5.1.1)", watch::name_of(by), named())};
  if (after.is_stalemate()) return {fmt::format("stalemate: {}, the game is drawn (5.2.1)", named())};
  return {};
}

/// With what the arbiter alone may know: that nobody pressed for long, that a draw can be claimed.
Lines WatchLines::lines_of_completed(Instant at, table::MoveCompleted const& completed) {
  if (display_) display_->completed(completed.by);
  Lines lines{line_of(completed, state_)};
  if (made_at_ && at - *made_at_ >= long_without_press)
    lines.push_back(fmt::format("pressed late: {}, {} after the move was made", watch::name_of(completed.by),
                                clock::display(std::chrono::floor<Millis>(at - *made_at_))));
  made_at_.reset();
  if (completed.ply != state_.line().plies()) return lines;
  arbitration::JudgedLine const judged{state_.line()};
  for (std::string& line : judge(completed.ply, judged.before(completed.ply), completed.move))
    lines.push_back(std::move(line));
  if (judged.line())
    for (std::string& line : draw_lines(*judged.line(), state_.setup().regime))
      lines.push_back(std::move(line));
  return lines;
}

Lines WatchLines::lines_of(Instant at, table::Outcome const& outcome) {
  if (auto const* completed = std::get_if<table::MoveCompleted>(&outcome))
    return lines_of_completed(at, *completed);
  if (auto const* made = std::get_if<table::MoveMade>(&outcome)) return lines_of_made(at, *made);
  if (auto const* differs = std::get_if<table::BoardDiffers>(&outcome))
    return program::lines_of(*differs, state_);
  if (auto const* agrees = std::get_if<table::BoardAgreesAgain>(&outcome))
    return {fmt::format("Boards agree again after ply {}: board of {}", agrees->ply,
                        watch::name_of(agrees->board))};
  if (auto const* irregularity = std::get_if<table::Irregularity>(&outcome)) {
    if (irregularity->kind == table::IrregularityKind::clock_stands)  // nobody's fault yet
      return {fmt::format("{}, and the boards go on, ply {}", watch::words_of(irregularity->kind),
                          irregularity->ply)};
    if (irregularity->kind == table::IrregularityKind::arrival_not_seen ||
        irregularity->kind == table::IrregularityKind::promotion_not_named)
      return {fmt::format("check the move: ply {}, {}, {}", irregularity->ply,
                          watch::words_of(irregularity->kind), list_of(irregularity->squares))};
    std::string const where = irregularity->squares.empty() ? "" : ", " + list_of(irregularity->squares);
    return {fmt::format("irregularity: {}, {}, ply {}{}", watch::words_of(irregularity->kind),
                        watch::name_of(irregularity->by), irregularity->ply, where)};
  }
  if (auto const* told = std::get_if<table::Told>(&outcome)) return program::lines_of(*told);
  if (auto const* back = std::get_if<table::MovePutBack>(&outcome)) {
    made_at_.reset();
    judged_ply_ = 0;
    return {"made, then put back: " + numbered(state_.line(), back->ply, back->by, back->san)};
  }
  if (auto const* back = std::get_if<table::MoveTakenBack>(&outcome)) {
    judged_ply_ = 0;
    return {"taken back: " + numbered(line_before_, back->ply, back->by, back->san)};
  }
  if (auto const* restored = std::get_if<table::PositionRestored>(&outcome)) return {line_of(*restored)};
  if (auto const* waits = std::get_if<table::BoardAwaitsPosition>(&outcome))
    return {fmt::format("board of {}: not set up, differs on {}", watch::name_of(waits->board),
                        list_of(waits->squares))};
  if (auto const* end = std::get_if<table::EndTakenBack>(&outcome)) {
    has_ended_ = false;
    return {fmt::format("the end is taken back: {}; the game goes on", watch::words_of(end->result))};
  }
  if (auto const* adjourned = std::get_if<table::GameAdjourned>(&outcome))
    return {
        fmt::format("adjourned: {} seals move {}", watch::name_of(adjourned->sealed_by), adjourned->number),
        "for the envelope: " + adjourned->position};
  if (auto const* ended = std::get_if<table::GameEnded>(&outcome)) {
    has_ended_ = true;
    return {fmt::format("result: {}, {}", watch::words_of(ended->result), ended->reason)};
  }
  return {};
}

std::optional<std::string> QuickPresses::read(Instant at, clock::Reading const& reading) {
  if (!reading.to_move || !reading.is_running || reading.to_move == to_move_) return std::nullopt;
  auto const before = std::exchange(pressed_at_, to_move_ ? std::optional(at) : std::nullopt);
  to_move_ = reading.to_move;
  if (!before || at - *before >= table::at_once) return std::nullopt;
  std::chrono::duration<double> const apart = at - *before;
  return fmt::format("two presses within {:.1f} s", std::ceil(apart.count() * 10) / 10);
}

}  // namespace tactus::program
