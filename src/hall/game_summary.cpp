// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/hall/game_summary.hpp"

namespace tactus::hall {

void GameSummary::take(table::TableEvent const& event) {
  std::visit([this](auto const& each) { take(each); }, event);
}

void GameSummary::take(table::Input const& input) {
  bool const is_play = std::holds_alternative<table::GameStarted>(input) ||
                       std::holds_alternative<table::PlayContinued>(input);
  if (is_play && status_ != GameStatus::ended) status_ = GameStatus::playing;
  if (auto const* const seen = std::get_if<table::ClockSeen>(&input)) clock_ = seen->reading;
}

void GameSummary::take(table::Outcome const& outcome) {
  if (auto const* const completed = std::get_if<table::MoveCompleted>(&outcome)) {
    moves_.push_back(completed->san);
    if (completed->reading) clock_ = completed->reading;
  }
  if (std::holds_alternative<table::MoveTakenBack>(outcome) && !moves_.empty()) moves_.pop_back();
  if (std::holds_alternative<table::GameAdjourned>(outcome)) status_ = GameStatus::adjourned;
  if (std::holds_alternative<table::GameEnded>(outcome)) status_ = GameStatus::ended;
  if (std::holds_alternative<table::EndTakenBack>(outcome)) status_ = GameStatus::playing;
}

StateMessage GameSummary::message(GameId game, std::int64_t number) const {
  auto const ply = static_cast<unsigned>(moves_.size());
  return {std::move(game), number, status_, ply, moves_.empty() ? std::string{} : moves_.back(), clock_};
}

}  // namespace tactus::hall
