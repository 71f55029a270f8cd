// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/hall/table.hpp"

#include <algorithm>

namespace tactus::sim {

namespace {

using chess::Color;

constexpr Millis answer_of_board{40};
constexpr Millis after_the_last{5'000};  // boards still settle

}  // namespace

HallTable::HallTable(HallPlan plan, std::uint32_t seed, Instant opening)
    : plan_(std::make_unique<HallPlan>(std::move(plan))),
      hands_(*plan_, seed),
      opening_(opening),
      now_(opening),
      standing_{plan_->setup.start.placement(), plan_->setup.start.placement()} {}

void HallTable::fetch_acts() {
  if (!acts_.empty()) return;
  auto acts = hands_.next();
  acts_.assign(std::make_move_iterator(acts.begin()), std::make_move_iterator(acts.end()));
}

std::optional<Instant> HallTable::next_at() {
  fetch_acts();
  std::optional<Instant> next = state_.next_deadline();
  auto const consider = [&](Instant at) { next = next ? std::min(*next, at) : at; };
  if (!acts_.empty()) consider(opening_ + acts_.front().at);
  if (!answers_.empty()) consider(answers_.front().at);
  bool const is_over = acts_.empty() && next && *next > opening_ + hands_.now() + after_the_last;
  return is_over ? std::nullopt : next;
}

std::vector<table::StampedEvent> HallTable::play_until(Instant until) {
  events_.clear();
  for (auto at = next_at(); at && *at <= until; at = next_at()) {
    now_ = std::max(now_, *at);
    if (!answers_.empty() && answers_.front().at <= *at) {
      Color const board = answers_.front().board;
      answers_.pop_front();
      answer_for(board);
    } else if (!acts_.empty() && opening_ + acts_.front().at <= *at) {
      HallAct const act = std::move(acts_.front());
      acts_.pop_front();
      carry_out(act);
    } else {
      send(table::TimePassed{});
    }
  }
  return std::move(events_);
}

void HallTable::carry_out(HallAct const& act) {
  if (auto const* const input = std::get_if<table::Input>(&act.what)) return send(*input);
  auto const& touch = std::get<HallTouch>(act.what);
  if (touch.piece)
    standing(touch.board).put(touch.square, *touch.piece);
  else
    standing(touch.board).clear(touch.square);
  if (!is_read(touch.board)) return;
  if (plan_->setup.board(touch.board) == table::BoardKind::pieces)
    send(table::BoardSeen{touch.board, sensing::SquarePiece{touch.square, touch.piece}});
  else
    send(table::BoardSeen{touch.board, sensing::SquareOccupied{touch.square, touch.piece.has_value()}});
}

void HallTable::answer_for(Color board) {
  if (!is_read(board)) return;
  if (plan_->setup.board(board) == table::BoardKind::pieces)
    send(table::BoardSeen{board, sensing::AllPieces{standing(board)}});
  else
    send(table::BoardSeen{board, sensing::AllOccupied{standing(board).occupied()}});
}

bool HallTable::is_read(Color board) const {
  return !state_.is_lost(board == Color::white ? table::Device::white_board : table::Device::black_board);
}

void HallTable::send(table::Input input) {
  events_.push_back({now_, input});
  auto step = table::apply(std::move(state_), {now_, std::move(input)});
  state_ = std::move(step.state);
  for (table::Effect& effect : step.effects) {
    if (auto* const record = std::get_if<table::Record>(&effect))
      events_.push_back({now_, std::move(record->outcome)});
    else if (auto const* const ask = std::get_if<table::AskBoard>(&effect))
      answers_.push_back({now_ + answer_of_board, ask->board});
  }
}

}  // namespace tactus::sim
