// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arbiter/played_evidence.hpp"

#include "core/notation/move_pattern.hpp"

#include <stdexcept>
#include <string>

namespace tactus::test {
namespace {

/// By the ways of moving: a game goes on past a move that is not legal.
chess::Move move_named(table::TableState const& state, std::string const& uci) {
  for (chess::Move const move : state.line().current().moves())
    if (move.from().name() + move.to().name() == uci) return move;
  throw std::invalid_argument{uci + ": no piece moves so"};
}

}  // namespace

PlayedEvidence::PlayedEvidence(table::TableSetup const& setup) {
  input(table::GameStarted{setup});
  if (!setup.has_clock) return;
  clock::Reading const reading{Millis{3'600'000}, Millis{3'540'000}, chess::Color::white, true};
  input(table::ClockSeen{reading});
}

PlayedEvidence::PlayedEvidence(std::vector<table::StampedInput> const& inputs) {
  for (table::StampedInput const& in : inputs) apply(in);
}

void PlayedEvidence::input(table::Input in) { apply({now_ + Millis{1000}, std::move(in)}); }

void PlayedEvidence::apply(table::StampedInput const& in) {
  now_ = in.time;
  take(in.input);
  auto step = table::apply(std::move(state_), in);
  state_ = std::move(step.state);
  for (table::Effect const& effect : step.effects)
    if (auto const* const record = std::get_if<table::Record>(&effect)) take(record->outcome);
}

void PlayedEvidence::moves(std::initializer_list<char const*> moves) {
  for (char const* const uci : moves) {
    chess::Color const mover = state_.to_move();
    input(table::MoveEntered{mover, notation::pattern_of(move_named(state_, uci)), uci});
    input(table::PressEntered{mover});
  }
}

}  // namespace tactus::test
