// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/training/remarks.hpp"

#include "core/chess/draw_rules.hpp"
#include "speech/translatable.hpp"

#include <algorithm>

namespace tactus::training {
namespace {

using chess::Color;
using speech::translatable;
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

void add_draws(Remarks& remarks, chess::GameLine const& line) {
  if (chess::has_threefold(line)) {
    // Translators: Training, both players (9.2): the position has occurred so many times, three or more.
    std::string_view const occurred = translatable("This position has occurred {count} times.");
    remarks.push_back({Audience::table, {{occurred, {{"count", line.occurrences()}}}}});
  }
  constexpr unsigned fifty_moves = 100;  // plies
  if (line.current().halfmove_clock() == fifty_moves && chess::has_fifty_moves(line.current()))
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
      std::visit([&remarks](auto const& outcome) { add_outcome(remarks, outcome); }, record->outcome);
  if (has_completed_move(effects)) add_draws(remarks, state.line());
  if (auto const* refused = std::get_if<table::MoveTextRefused>(&input.input))
    // Where there is no board to read, everybody is told so.
    if (refused->why == table::MoveRefusal::no_legal_move && state.board(refused->by) != nullptr)
      remarks.push_back({table::audience_of(refused->by), {{no_legal_move()}}});
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
  if (board == nullptr || !has_begun || state.is_lost(board_of(mover)) || state.pending() ||
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

}  // namespace tactus::training
