// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/record/game_end.hpp"

#include <utility>
#include <variant>

namespace tactus::record {

using chess::Color;
using table::GameResult;

void GameEnd::take(table::TableEvent const& event) {
  clock_.take(event);
  if (auto const* const input = std::get_if<table::Input>(&event)) return note(*input);
  note(std::get<table::Outcome>(event));
}

void GameEnd::note(table::Input const& input) {
  is_by_arbiter_ = std::holds_alternative<table::ArbiterAgreed>(input);
  if (auto const* const claim = std::get_if<table::ClaimMade>(&input)) claimant_ = claim->by;
  auto const* const signature = std::get_if<table::ResultSignedBy>(&input);
  if (signature == nullptr || !is_over()) return;
  has_signed_[static_cast<unsigned>(signature->by)] = true;
  end_.is_signed = has_signed_[0] && has_signed_[1];
}

void GameEnd::note(table::Outcome const& outcome) {
  if (std::holds_alternative<table::MoveCompleted>(outcome) ||
      std::holds_alternative<table::PositionRestored>(outcome))
    upheld_.reset();
  if (auto const* const told = std::get_if<table::Told>(&outcome)) note(told->announcement);
  auto const* const ended = std::get_if<table::GameEnded>(&outcome);
  if (ended != nullptr && !is_over())
    end_ = {ended->result, ended->reason, flag_of_loser(ended->result), is_by_arbiter_};
  if (!std::holds_alternative<table::EndTakenBack>(outcome)) return;
  end_ = {};
  has_signed_ = {};
}

/// A claim that the table takes is told to all; another one leaves open what is.
void GameEnd::note(table::Announcement const& told) {
  auto const* const taken = std::get_if<table::ClaimTold>(&told.content);
  if (taken != nullptr && claimant_ && told.to == table::Audience::table && !told.is_repeat)
    claimed_ =
        taken->kind == table::ClaimKind::flag_fall ? std::optional(opposite(*claimant_)) : std::nullopt;
  if (auto const* const decided = std::get_if<table::ClaimDecided>(&told.content)) {
    auto const claimed = std::exchange(claimed_, std::nullopt);
    upheld_ = decided->is_upheld ? claimed : std::nullopt;
  }
}

std::optional<Color> GameEnd::flag_of_loser(GameResult result) const {
  bool const is_won = result == GameResult::white_wins || result == GameResult::black_wins;
  if (!is_won) return std::nullopt;
  auto const loser = result == GameResult::white_wins ? Color::black : Color::white;
  return clock_.is_flag_shown(loser) || upheld_ == loser ? std::optional(loser) : std::nullopt;
}

bool is_correction(table::TableEvent const& event) {
  auto const* const input = std::get_if<table::Input>(&event);
  return input != nullptr && std::holds_alternative<table::SetupCorrected>(*input);
}

}  // namespace tactus::record
