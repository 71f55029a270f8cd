// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/trainer.hpp"

#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/message/message.hpp"
#include "core/notation/move_text.hpp"
#include "core/rules/regime.hpp"
#include "src/training/answers.hpp"

#include <algorithm>

namespace tactus::training {
namespace {

using chess::Color;
using table::Audience;

// More squares differ only while pieces are being put up.
constexpr int squares_of_one_move = 4;

std::string_view no_legal_move() {
  // Translators: Training, one player's earphone: what stands on his board, or what he typed, is no legal
  // move.
  return translatable("Not legal.");
}

table::Device board_of(Color color) {
  return color == Color::white ? table::Device::white_board : table::Device::black_board;
}

void add_outcome(Remarks& remarks, table::BoardDiffers const& differs) {
  std::vector<chess::Square> const squares(differs.squares.begin(), differs.squares.end());
  // Translators: Training, both players: pieces do not stand alike on the two boards. The squares.
  std::string_view const differ = translatable("The boards differ: {squares}.");
  remarks.push_back({Audience::table, {{differ, {{"squares", squares}}}}});
}
void add_outcome(Remarks& remarks, table::BoardAgreesAgain const& /*which*/) {
  // Translators: Training, both players: the difference was put right.
  remarks.push_back({Audience::table, {{translatable("The boards agree again.")}}});
}
template <class Other>
void add_outcome(Remarks& /*none*/, Other const& /*nothing to say*/) {}

bool has_completed_move(std::span<table::Effect const> effects) {
  for (table::Effect const& effect : effects)
    if (auto const* record = std::get_if<table::Record>(&effect))
      if (std::holds_alternative<table::MoveCompleted>(record->outcome)) return true;
  return false;
}

/// The legal moves before the ply, counted from 1; nothing: one of them was not legal.
std::optional<chess::Position> position_before(table::TableState const& state, unsigned ply) {
  auto const line = chess::legal_beginning(state.line());
  return line && ply >= 1 && ply - 1 <= line->plies() ? std::optional(line->position_at(ply - 1))
                                                      : std::nullopt;
}

bool is_legal(std::optional<chess::Position> const& before, chess::Move move) {
  return before && before->is_legal(move);
}

void add_end(Remarks& remarks, chess::Position const& position) {
  if (position.is_checkmate())
    // Translators: Training, both players (5.1.1).
    remarks.push_back({Audience::table, {{translatable("Checkmate.")}}});
  if (position.is_stalemate())
    // Translators: Training, both players (5.2.1).
    remarks.push_back({Audience::table, {{translatable("Stalemate.")}}});
}

void add_judgement(Remarks& remarks, table::MoveMade const& made, table::TableState const& state) {
  auto const before = position_before(state, made.ply);
  if (is_legal(before, made.move)) return add_end(remarks, before->after(made.move));
  remarks.push_back({table::audience_of(made.by), {{no_legal_move()}}});
}

/// Beside a board: what was announced is no move there.
bool is_announced_illegally(table::MoveEntered const& entered, table::TableState const& state) {
  if (state.board(entered.by) == nullptr || entered.by != state.to_move()) return false;
  auto const before = position_before(state, static_cast<unsigned>(state.line().plies() + 1));
  if (!before) return false;
  auto const read = notation::read_move(*before, notation::write_pattern(entered.stated));
  return std::holds_alternative<notation::NoSuchMove>(read);
}

void add_draws(Remarks& remarks, chess::GameLine const& line) {
  if (chess::has_threefold(line)) {
    // Translators: Training, both players (9.2): the position has occurred so many times, three or more.
    std::string_view const occurred = translatable("This position has occurred {count} times.");
    remarks.push_back({Audience::table, {{occurred, {{"count", line.occurrences()}}}}});
  }
  if (line.current().halfmove_clock() == plies_of_fifty_moves && chess::has_fifty_moves(line.current()))
    // Translators: Training, both players (9.3).
    remarks.push_back({Audience::table, {{translatable("Fifty moves without capture or pawn move.")}}});
}

}  // namespace

Remarks Watchfulness::follow(table::StampedInput const& input, table::TableState const& state,
                             std::span<table::Effect const> effects) {
  Remarks remarks;
  if (!state.is_started()) return remarks;
  for (table::Effect const& effect : effects)
    if (auto const* record = std::get_if<table::Record>(&effect))
      std::visit(
          [&]<class Outcome>(Outcome const& outcome) {
            if constexpr (std::is_same_v<Outcome, table::MoveMade>)
              add_judgement(remarks, outcome, state);
            else
              add_outcome(remarks, outcome);
          },
          record->outcome);
  if (has_completed_move(effects))
    if (auto const legal = chess::legal_beginning(state.line())) add_draws(remarks, *legal);
  if (auto const* entered = std::get_if<table::MoveEntered>(&input.input))
    if (is_announced_illegally(*entered, state))
      remarks.push_back({table::audience_of(entered->by), {{no_legal_move()}}});
  note_pending(input.time, state);
  return remarks;
}

void Watchfulness::note_pending(Instant now, table::TableState const& state) {
  auto const move = state.pending();
  if (!move || state.is_pressed())
    pending_.reset();
  else if (!pending_ || pending_->move != *move)
    pending_ = Pending{*move, now};
}

std::optional<Instant> Watchfulness::illegal_due(table::TableState const& state) const {
  if (!state.is_started() || state.result() != table::GameResult::open) return std::nullopt;
  Color const mover = state.to_move();
  auto const* const board = state.board(mover);
  auto const difference = state.difference(mover);
  // Else he still has to copy his opponent's move.
  bool const has_begun = state.agreed_plies(mover) == state.line().plies();
  auto const pending = state.pending();
  bool const stands_legally =
      pending && is_legal(position_before(state, static_cast<unsigned>(state.line().plies() + 1)), *pending);
  if (board == nullptr || !has_begun || state.is_lost(board_of(mover)) || stands_legally ||
      difference.empty() || difference.size() > squares_of_one_move || !board->in_air().empty() ||
      told_illegal_change_ == board->last_change())
    return std::nullopt;
  return board->last_change() + illegal_after;
}

std::optional<Instant> Watchfulness::press_due(table::TableState const& state) const {
  bool const has_clock = state.setup().has_clock && !state.is_lost(table::Device::clock);
  if (!has_clock || !pending_ || pending_->is_told) return std::nullopt;
  return pending_->since + press_after;
}

Remarks Watchfulness::pass_time(Instant now, table::TableState const& state) {
  Remarks remarks;
  auto const to = table::audience_of(state.to_move());
  if (auto const due = illegal_due(state); due && *due <= now) {
    told_illegal_change_ = state.board(state.to_move())->last_change();
    remarks.push_back({to, {{no_legal_move()}}});
  }
  if (auto const due = press_due(state); due && *due <= now) {
    pending_->is_told = true;
    // Translators: Training, one player's earphone: his move stands, but he has not pressed his clock.
    remarks.push_back({to, {{translatable("You have not pressed your clock.")}}});
  }
  return remarks;
}

std::optional<Instant> Watchfulness::next_deadline(table::TableState const& state) const {
  auto const illegal = illegal_due(state);
  auto const press = press_due(state);
  if (illegal && press) return std::min(*illegal, *press);
  return illegal ? illegal : press;
}

namespace {

/// The completed moves and the one that stands on the board or was typed, as far as they are legal.
chess::Position position_of(table::TableState const& state) {
  auto const legal = chess::legal_beginning(state.line());
  chess::GameLine const line = legal.value_or(chess::GameLine{chess::Position::initial()});
  auto const move = state.pending();
  bool const is_all = line.plies() == state.line().plies();
  return is_all && move && line.current().is_legal(*move) ? line.current().after(*move) : line.current();
}

}  // namespace

Trainer::Trainer(speech::Wording const& wording, notation::PieceLetters const& letters)
    : words_{wording, letters}, reader_{wording.sentences, letters} {}

program::TrainingLines Trainer::greeting() const {
  // Translators: Spoken before the score of a game of tactus-training, and by that program when a game
  // begins: this is training, not a game of a tournament.
  return {words_.line({translatable("Training.")})};
}

std::optional<tl::expected<program::TrainingLines, std::string>> Trainer::answer(
    std::string_view line, table::TableState const& state) {
  auto const asked = reader_.read(line, here_);
  if (!asked) return std::nullopt;
  if (!*asked) return tl::unexpected(asked->error());
  if (auto const* square = std::get_if<SquareAsked>(&**asked)) here_ = square->square;
  return tl::expected<program::TrainingLines, std::string>{
      words_.lines(answer_to(**asked, position_of(state)))};
}

std::vector<std::string> Trainer::help(std::string_view about) const { return reader_.help(about); }

std::vector<program::Remark> Trainer::follow(table::StampedInput const& input, table::TableState const& state,
                                             std::span<table::Effect const> effects) {
  return in_words(watchfulness_.follow(input, state, effects));
}

std::vector<program::Remark> Trainer::pass_time(Instant now, table::TableState const& state) {
  return in_words(watchfulness_.pass_time(now, state));
}

std::optional<Instant> Trainer::next_deadline(table::TableState const& state) const {
  return watchfulness_.next_deadline(state);
}

std::vector<program::Remark> Trainer::in_words(Remarks const& remarks) const {
  std::vector<program::Remark> told;
  for (UnaskedFacts const& each : remarks) told.push_back({each.to, words_.lines(each.facts)});
  return told;
}

std::unique_ptr<program::Companion> make_trainer(speech::Wording const& wording,
                                                 notation::PieceLetters const& letters) {
  return std::make_unique<Trainer>(wording, letters);
}

}  // namespace tactus::training
