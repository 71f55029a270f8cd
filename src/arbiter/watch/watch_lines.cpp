// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/watch/watch_lines.hpp"

#include "core/arbitration/judged_line.hpp"
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
#include "src/record/corrections.hpp"
#include "src/record/game_record.hpp"
#include "src/record/happenings.hpp"

#include <sstream>
#include <utility>

namespace tactus::program {
namespace {

using Lines = std::vector<std::string>;
using chess::Color;

constexpr std::chrono::seconds long_without_press{30};
constexpr std::size_t longest_entry = 40;  // in signs; no move is longer

std::string as_typed(std::string const& text) { return notation::shortened(text, longest_entry); }

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
  for (auto const& cause : arbitration::reconcile::likely_causes(*start, record.moves(), *found))
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

/// "not announced: move 3 of White, no sound for Black (D.2.3.3)".
Message sentence_of(table::MoveUnheard const& unheard, chess::PlayedLine const& game) {
  Argument const number{"number", game.number_at(unheard.ply - 1)}, by{"player", unheard.by},
      to{"listener", chess::opposite(unheard.by)};
  bool const is_public = unheard.to == table::Audience::table;
  if (unheard.why == table::Unheard::shortened)
    return say("said short: move {number} of {player}", {number, by});
  if (unheard.why == table::Unheard::left_out)
    return is_public
               ? say("not announced: move {number} of {player}, {listener} had replied", {number, by, to})
               : say("not told: move {number} of {player}, {listener} had replied", {number, by, to});
  return is_public ? say("not announced: move {number} of {player}, no sound for {listener} (D.2.3.3)",
                         {number, by, to})
                   : say("not told: move {number} of {player}, no sound for {listener}", {number, by, to});
}

/// Begins with a semicolon; empty where none were given.
std::string times_of(WatchWords const& words, std::optional<table::RemainingTimes> const& times) {
  if (!times) return {};
  return words(say("; White {white}, Black {black}",
                   {{"white", clock::display(times->white)}, {"black", clock::display(times->black)}}));
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
std::string line_of(WatchWords const& words, table::PositionRestored const& restored) {
  return words(say("restored: {position}", {{"position", restored.position}})) +
         times_of(words, restored.times);
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

bool may_take_back(table::Input const& input) {
  return std::holds_alternative<table::RestoreAgreed>(input) ||
         std::holds_alternative<table::ArbiterAgreed>(input) ||
         std::holds_alternative<table::CorrectionAgreed>(input);
}

}  // namespace

Lines WatchLines::take(table::StampedEvent const& event) {
  auto const faults = clock_.take(event);
  if (auto const* input = std::get_if<table::Input>(&event.event)) {
    Lines lines = clock_lines(event.time, *input, faults);
    if (may_take_back(*input)) line_before_ = state_.line();
    auto const* const right = std::get_if<table::SetupCorrected>(input);
    if (right != nullptr && state_.result() == table::GameResult::open)
      for (Message const& each :
           record::words_of_corrections(state_.setup(), table::corrected(state_.setup(), right->setup)))
        lines.push_back(words_(each));
    state_ = table::replayed(std::move(state_), event);
    if (state_.is_behind_end() && is_of_record(event.event))
      return watch::lines_behind_end(words_, event.event, state_.setup());
    for (std::string& line : lines_of(*input)) lines.push_back(std::move(line));
    return lines;
  }
  state_ = table::replayed(std::move(state_), event);
  if (state_.is_behind_end() && is_of_record(event.event))
    return watch::lines_behind_end(words_, event.event, state_.setup());
  auto const& outcome = std::get<table::Outcome>(event.event);
  Lines lines = lines_of(event.time, outcome);
  if (auto const lifted = lifted_.take(outcome, state_.line())) lines.push_back(words_(*lifted));
  if (auto const rook = rook_first_.take(event.time, outcome, state_.line())) lines.push_back(words_(*rook));
  return lines;
}

Lines WatchLines::clock_lines(Instant at, table::Input const& input,
                              std::vector<record::ClockFault> const& faults) {
  auto const* const seen = std::get_if<table::ClockSeen>(&input);
  if (seen == nullptr) return {};
  Lines lines;
  // What was not shown before.
  clock::Reading const before = state_.last_reading().value_or(clock::Reading{});
  if (seen->reading.white_flag && !before.white_flag)
    lines.push_back(words_(record::flag_words(Color::white)));
  if (seen->reading.black_flag && !before.black_flag)
    lines.push_back(words_(record::flag_words(Color::black)));
  if (seen->reading.battery_low && !before.battery_low) lines.push_back(words_(say("clock: battery low")));
  for (record::ClockFault const& each : faults) lines.push_back(words_(record::words_of(each)));
  if (auto const line = presses_.read(at, seen->reading)) lines.push_back(words_(*line));
  return lines;
}

Lines WatchLines::lines_of(table::Input const& input) const {
  if (auto const* program = std::get_if<table::ProgramStarted>(&input))
    return watch::lines_of(words_, *program);
  if (auto const* started = std::get_if<table::GameStarted>(&input))
    return watch::lines_of(words_, started->setup);
  if (auto const* claim = std::get_if<table::ClaimMade>(&input)) return lines_of_claim(*claim);
  if (auto const* restore = std::get_if<table::RestoreProposed>(&input))
    return {line_of(words_, *restore, state_)};
  if (auto const sentence = sentence_of(input)) return {words_(*sentence)};
  return {};
}

std::optional<Message> WatchLines::sentence_of(table::Input const& input) const {
  if (auto const* lost = std::get_if<table::DeviceWasLost>(&input))
    return say("{what}: {reason}",
               {{"what", std::vector{record::words_of(*lost)}}, {"reason", lost->reason}});
  if (auto const* found = std::get_if<table::DeviceWasFound>(&input)) return record::words_of(*found);
  if (auto const* joined = std::get_if<table::DeviceJoined>(&input)) return record::words_of(*joined);
  if (auto const* renewed = std::get_if<table::RecordRenewed>(&input)) return record::words_of(*renewed);
  if (auto const* mended = std::get_if<table::RecordMended>(&input)) return record::words_of(*mended);
  if (auto const* stood = std::get_if<table::StoodStill>(&input)) return record::words_of(*stood);
  if (auto const* contact = std::get_if<table::ContactChatters>(&input)) return record::words_of(*contact);
  if (auto const* unheard = std::get_if<table::MoveUnheard>(&input))
    return program::sentence_of(*unheard, state_.line());
  if (auto const* corrected = std::get_if<table::MoveCorrected>(&input)) {
    if (corrected->by != state_.to_move())
      return std::nullopt;  // told when it is proposed, and when it holds
    return say("corrected: {move} by {player}",
               {{"move", as_typed(corrected->text)}, {"player", corrected->by}});
  }
  if (auto const* agreed = std::get_if<table::CorrectionAgreed>(&input))
    return say("correction confirmed: by {player}", {{"player", agreed->by}});
  if (auto const* vouched = std::get_if<table::BoardVouched>(&input)) return record::words_of(*vouched);
  if (std::holds_alternative<table::ArbiterAgreed>(input)) return record::arbiter_agreed_words();
  if (std::holds_alternative<table::ArbiterWordRefused>(input)) return record::arbiter_word_refused_words();
  if (std::holds_alternative<table::Resumed>(input))
    return say("resumed after ply {ply}", {{"ply", static_cast<unsigned>(state_.line().plies())}});
  return std::nullopt;
}

/// What the arbiter is asked, and what the completed moves say of it (9.2.2, 9.3).
Lines WatchLines::lines_of_claim(table::ClaimMade const& claim) const {
  Lines lines{words_(record::words_of(claim))};
  arbitration::JudgedLine const judged{state_.line()};
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

/// A move that was made and is not legal, or that ends the game: the arbiter reads it before anybody presses.
Lines WatchLines::lines_of_made(Instant at, table::MoveMade const& made) {
  made_at_ = made_at_.value_or(at);
  made_ = made.move;
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
    std::string const named =
        record::numbered(line, ply, by, words_.san(chess::describe(line.diagram_at(ply - 1), move)));
    bool const is_entered = state_.setup().board(before->turn()) == table::BoardKind::keyboard;
    return {words_(record::illegal_words(named, !is_entered))};
  }
  auto const after = before->after(move);
  std::string const named =
      record::numbered(state_.line(), ply, by, words_.san(chess::describe(*before, move)));
  if (after.is_checkmate()) return {words_(record::checkmate_words(by, named))};
  if (after.is_stalemate()) return {words_(record::stalemate_words(named))};
  return {};
}

/// With what the arbiter alone may know: that nobody pressed for long, that a draw can be claimed.
Lines WatchLines::lines_of_completed(Instant at, table::MoveCompleted const& completed) {
  Lines lines{line_of(words_, completed, state_)};
  if (made_at_ && at - *made_at_ >= long_without_press)
    lines.push_back(
        words_(record::pressed_late_words(completed.by, std::chrono::floor<Millis>(at - *made_at_))));
  made_at_.reset();
  made_.reset();
  if (completed.ply != state_.line().plies()) return lines;
  arbitration::JudgedLine const judged{state_.line()};
  for (std::string& line : judge(completed.ply, judged.before(completed.ply), completed.move))
    lines.push_back(std::move(line));
  if (judged.line())
    for (Message const& each : draw_lines(*judged.line(), state_.setup().regime))
      lines.push_back(words_(each));
  return lines;
}

Lines WatchLines::lines_of(Instant at, table::Outcome const& outcome) {
  if (auto const* completed = std::get_if<table::MoveCompleted>(&outcome))
    return lines_of_completed(at, *completed);
  if (auto const* made = std::get_if<table::MoveMade>(&outcome)) return lines_of_made(at, *made);
  if (auto const* ended = std::get_if<table::GameEnded>(&outcome)) return lines_of_end(*ended);
  if (auto const* back = std::get_if<table::MovePutBack>(&outcome)) return lines_of_put_back(*back);
  if (auto const* differs = std::get_if<table::BoardDiffers>(&outcome))
    return program::lines_of(words_, *differs, state_);
  if (auto const* told = std::get_if<table::Told>(&outcome)) return program::lines_of(words_, *told);
  if (auto const* restored = std::get_if<table::PositionRestored>(&outcome)) {
    made_.reset();
    return {line_of(words_, *restored)};
  }
  if (auto const* adjourned = std::get_if<table::GameAdjourned>(&outcome))
    return {words_(record::words_of(*adjourned)),
            words_(say("for the envelope: {position}", {{"position", adjourned->position}}))};
  if (auto const* irregularity = std::get_if<table::Irregularity>(&outcome))
    return {words_(irregularity_of(*irregularity))};
  if (auto const sentence = change_of(outcome)) return {words_(*sentence)};
  return {};
}

/// With what is wrong with it.
Lines WatchLines::lines_of_end(table::GameEnded const& ended) {
  has_ended_ = true;
  Lines lines{words_(record::words_of(ended))};
  for (Message const& each : faults_of_end(ended, state_.line(), made_, state_.setup().regime))
    lines.push_back(words_(each));
  return lines;
}

Lines WatchLines::lines_of_put_back(table::MovePutBack const& back) {
  made_at_.reset();
  made_.reset();
  judged_ply_ = 0;
  Lines lines{words_(record::words_of(back, state_.line()))};
  if (arbitration::stands(back, state_))
    lines.push_back(
        words_(say("irregularity: {what}, ply {ply}",
                   {{"what", std::vector{record::changed_words(back, state_.line())}}, {"ply", back.ply}})));
  return lines;
}

Message WatchLines::irregularity_of(table::Irregularity const& irregularity) const {
  Argument const what{"what", std::vector{record::words_of(irregularity)}}, ply{"ply", irregularity.ply},
      where{"squares", record::names_of(irregularity.squares)};
  if (irregularity.kind == table::IrregularityKind::clock_stands)  // nobody's fault yet
    return say("{what}, ply {ply}", {what, ply});
  if (irregularity.kind == table::IrregularityKind::arrival_not_seen ||
      irregularity.kind == table::IrregularityKind::promotion_not_named)
    return say("check the move: {what}, ply {ply}, {squares}", {what, ply, where});
  if (irregularity.squares.empty()) return say("irregularity: {what}, ply {ply}", {what, ply});
  return say("irregularity: {what}, ply {ply}, {squares}", {what, ply, where});
}

std::optional<Message> WatchLines::change_of(table::Outcome const& outcome) {
  if (auto const* agrees = std::get_if<table::BoardAgreesAgain>(&outcome)) return record::words_of(*agrees);
  if (auto const* back = std::get_if<table::MoveTakenBack>(&outcome)) {
    judged_ply_ = 0;
    return record::words_of(*back, line_before_);
  }
  if (auto const* waits = std::get_if<table::BoardAwaitsPosition>(&outcome)) return record::words_of(*waits);
  if (auto const* explained = std::get_if<table::EquipmentExplained>(&outcome))
    return record::words_of(*explained);
  if (auto const* end = std::get_if<table::EndTakenBack>(&outcome)) {
    has_ended_ = false;
    return record::words_of(*end);
  }
  return std::nullopt;
}

}  // namespace tactus::program
