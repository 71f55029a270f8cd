// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/played_table.hpp"

#include "core/notation/move_pattern.hpp"
#include "core/sensing/observation.hpp"

#include <algorithm>
#include <stdexcept>

namespace tactus::sim {

namespace {

using chess::Color;
using table::BoardKind;
using table::Device;

constexpr Millis answering{40};

std::optional<Color> owner_of(Device device) {
  if (device == Device::white_board) return Color::white;
  if (device == Device::black_board) return Color::black;
  return std::nullopt;
}

}  // namespace

void PlayedTable::enter(table::Input input) {
  heed(input);
  send(std::move(input));
}

void PlayedTable::heed(table::Input const& input) {
  if (auto const* const started = std::get_if<table::GameStarted>(&input)) {
    for (Color const each : chess::both_colors) {
      kinds_[each] = started->setup.board(each);
      standing_[each] = started->setup.start.placement();
    }
  } else if (auto const* const joined = std::get_if<table::DeviceJoined>(&input)) {
    if (auto const owner = owner_of(joined->device)) kinds_[*owner] = joined->kind;
  } else if (auto const* const lost = std::get_if<table::DeviceWasLost>(&input)) {
    if (auto const owner = owner_of(lost->device)) is_cut_off_[*owner] = true;
  } else if (auto const* const found = std::get_if<table::DeviceWasFound>(&input)) {
    if (auto const owner = owner_of(found->device)) is_cut_off_[*owner] = false;
  }
}

void PlayedTable::send(table::Input input) {
  if (is_asleep_) return;
  table::StampedInput const stamped{now_, std::move(input)};
  events_.push_back({now_, stamped.input});
  auto step = table::apply(std::move(state_), stamped);
  state_ = std::move(step.state);
  for (table::Effect const& effect : step.effects) {
    if (auto const* const made = std::get_if<table::Record>(&effect)) record(made->outcome);
    if (auto const* const ask = std::get_if<table::AskBoard>(&effect))
      answers_.push_back({now_ + answering, ask->board});
  }
  followed(stamped, step.effects);
}

void PlayedTable::take_up(std::vector<table::StampedEvent> const& recorded) {
  for (table::StampedEvent const& each : recorded) {
    if (auto const* const input = std::get_if<table::Input>(&each.event)) heed(*input);
    state_ = table::replayed(std::move(state_), each);
    now_ = each.time;
  }
}

void PlayedTable::type(std::string_view text) {
  enter(table::MoveEntered{state_.to_move(), notation::parse_move(text, notation::english).value(),
                           std::string{text}});
}

chess::Move PlayedTable::meant(std::string_view text) const {
  auto const stated = notation::parse_move(text, notation::english).value();
  return std::get<chess::Move>(notation::understand(state_.line().current(), stated));
}

void PlayedTable::touch(Color board, chess::Square square, std::optional<chess::Piece> piece) {
  if (piece)
    standing(board).put(square, *piece);
  else
    standing(board).clear(square);
  report(board, square);
}

void PlayedTable::report(Color board, chess::Square square) {
  if (is_cut_off_[board]) return;
  auto const piece = standing(board).at(square);
  if (kinds_[board] == BoardKind::pieces)
    send(table::BoardSeen{board, sensing::SquarePiece{square, piece}});
  else
    send(table::BoardSeen{board, sensing::SquareOccupied{square, piece.has_value()}});
}

void PlayedTable::report_all(Color board) {
  if (!is_cut_off_[board]) send(table::BoardSeen{board, all_of(board)});
}

sensing::Observation PlayedTable::all_of(Color board) const {
  if (kinds_[board] == BoardKind::pieces) return sensing::AllPieces{standing_[board]};
  return sensing::AllOccupied{standing_[board].occupied()};
}

std::optional<Instant> PlayedTable::next_due() const {
  auto const deadline = state_.next_deadline();
  if (answers_.empty()) return deadline;
  return std::min(answers_.front().at, deadline.value_or(Instant::max()));
}

void PlayedTable::wait_until(Instant end) { go_on(end, end); }

void PlayedTable::arrive_at(Instant moment) { go_on(moment, moment - Millis{1}); }

void PlayedTable::go_on(Instant end, Instant last_deadline) {
  while (!is_asleep_) {
    auto const deadline = state_.next_deadline();
    bool const has_deadline = deadline && *deadline <= last_deadline;
    if (!answers_.empty() && answers_.front().at <= (has_deadline ? *deadline : end)) {
      auto const [at, board] = answers_.front();
      answers_.pop_front();
      now_ = std::max(now_, at);
      report_all(board);
    } else if (has_deadline) {
      pass(*deadline);
    } else {
      break;
    }
  }
  now_ = std::max(now_, end);
}

void PlayedTable::pass(Instant deadline) {
  now_ = std::max(now_, deadline);
  send(table::TimePassed{});
  if (auto const next = state_.next_deadline(); next && *next <= now_)
    throw std::logic_error("a deadline that has passed");
}

void PlayedTable::sleep() {
  is_asleep_ = true;
  answers_.clear();
}

void PlayedTable::wake(table::Input how) {
  is_asleep_ = false;
  send(std::move(how));
  for (Color const board : chess::both_colors)
    if (kinds_[board] != BoardKind::keyboard) report_all(board);
}

}  // namespace tactus::sim
