// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/record/game_record.hpp"

#include "src/record/profile.hpp"

namespace tactus::program {
namespace {

class Collector {
 public:
  void take(table::TableEvent const& event) {
    if (auto const* input = std::get_if<table::Input>(&event)) {
      if (auto const* started = std::get_if<table::GameStarted>(input)) start(*started);
      return;
    }
    auto const& outcome = std::get<table::Outcome>(event);
    if (!record_) return;
    if (auto const* made = std::get_if<table::MoveMade>(&outcome)) last_made_ = made->move;
    if (auto const* completed = std::get_if<table::MoveCompleted>(&outcome))
      play(completed->move, completed->reading);
    if (auto const* ended = std::get_if<table::GameEnded>(&outcome)) end(*ended);
  }
  std::optional<GameRecord> result() && { return std::move(record_); }

 private:
  void start(table::GameStarted const& started) {
    if (record_) return;
    record_ = GameRecord{started.setup, {}, table::GameResult::open, {}, false};
    line_ = chess::PlayedLine{started.setup.start};
  }
  void play(chess::Move move, std::optional<clock::Reading> const& reading) {
    if (!line_.current().has(move)) return;
    record_->moves.push_back({move, reading});
    line_.play(move);
    last_made_.reset();
  }
  void end(table::GameEnded const& ended) {
    // In files of before mate and stalemate ended the game when the move was made, before any press.
    if (last_made_) play(*last_made_, std::nullopt);
    record_->result = ended.result;
    record_->reason = ended.reason;
  }

  std::optional<GameRecord> record_;
  chess::PlayedLine line_;
  std::optional<chess::Move> last_made_;
};

}  // namespace

chess::PlayedLine line_of(GameRecord const& record) {
  chess::PlayedLine line{record.setup.start};
  for (PlayedMove const& each : record.moves) line.play(each.move);
  return line;
}

std::optional<GameRecord> record_of(std::vector<table::StampedEvent> const& events) {
  Collector collector;
  for (table::StampedEvent const& each : events) collector.take(each.event);
  auto record = std::move(collector).result();
  if (record) record->is_training = profile_of(events) == table::training_profile;
  return record;
}

}  // namespace tactus::program
