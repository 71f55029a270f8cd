// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/store/game_follower.hpp"

#include <algorithm>
#include <filesystem>

namespace tactus::store {
namespace {

using namespace std::chrono_literals;
// A write is seen before its commit: after a hint SQLite is asked until it has changed (measured: inotify
// alone comes one event late).
constexpr auto poll_step = 5ms;
constexpr auto hint_lasts = 500ms;
constexpr auto blind_step = 100ms;  // without inotify
constexpr auto sweep_step = 1s;     // the longest that a lost hint can cost

bool ends_game(NumberedEvent const& event) {
  auto const* const outcome = std::get_if<table::Outcome>(&event.stamped.event);
  return outcome != nullptr && std::holds_alternative<table::GameEnded>(*outcome);
}

/// Not there, or just being made by the program at the table.
bool may_still_come(StoreError const& error) {
  if (error.fault == StoreFault::missing || error.fault == StoreFault::in_use) return true;
  std::error_code ignored;
  return error.fault == StoreFault::not_a_game_file && std::filesystem::file_size(error.path, ignored) == 0;
}

}  // namespace

void GameFollower::tell(News& news, StoreError trouble) {
  if (!is_trouble_told_) news.trouble = std::move(trouble);
  is_trouble_told_ = true;
}

void GameFollower::open(News& news) {
  auto opened = GameReader::open(path_);
  if (!opened) {
    if (!may_still_come(opened.error())) tell(news, opened.error());
    return;
  }
  auto const id = opened->game_id();
  if (!id) return;  // made a moment ago
  if (*id != game_id_) {
    game_id_ = *id;
    seq_ = 0;
    has_ended_ = is_trouble_told_ = false;
    news.is_new_game = true;
  }
  bool const is_other_line = seq_ > 0 && opened->link_of(seq_) != link_;
  if (is_other_line) tell(news, {StoreFault::older_copy, path_, ""});
  if (opened->note()) tell(news, *opened->note());
  reader_ = std::move(*opened);
  is_read_on_ = true;
}

void GameFollower::read(News& news) {
  if (!reader_->has_changed() && !is_read_on_) return;
  auto batch = reader_->read_after(seq_);
  is_read_on_ = batch.is_interrupted;
  if (batch.damage) tell(news, std::move(*batch.damage));
  if (!batch.events.empty()) {
    seq_ = batch.events.back().seq;
    link_ = reader_->link_of(seq_).value_or("");
  }
  has_ended_ = has_ended_ || std::ranges::any_of(batch.events, ends_game);
  news.events = std::move(batch.events);
}

void GameFollower::watch(Moment now, bool is_sweep) {
  if (!alarm_ || (is_sweep && !alarm_->works())) alarm_ = std::make_unique<FileAlarm>(path_);
  if (alarm_->works() && alarm_->wait(0ms)) polling_until_ = now + hint_lasts;
}

GameFollower::News GameFollower::look(Moment now) {
  News news;
  bool const is_sweep = now >= next_sweep_;
  watch(now, is_sweep);
  if (is_sweep) next_sweep_ = now + sweep_step;
  if (is_sweep && reader_ && reader_->is_replaced()) reader_.reset();
  if (!reader_ && (is_sweep || (now < polling_until_ && !has_ended_))) open(news);
  if (reader_) read(news);
  if (!news.events.empty()) polling_until_ = now;
  if (has_ended_ && !is_read_on_) reader_.reset();
  next_look_ = next_sweep_;
  if (!alarm_->works()) next_look_ = std::min(next_look_, now + blind_step);
  if (is_read_on_ || now < polling_until_) next_look_ = std::min(next_look_, now + poll_step);
  return news;
}

std::vector<EventRow> GameFollower::rows_after(std::int64_t seq, std::int64_t limit) {
  if (reader_) return reader_->read_rows_after(seq, limit).rows;
  auto opened = GameReader::open(path_);
  if (!opened || opened->game_id() != game_id_) return {};
  return opened->read_rows_after(seq, limit).rows;
}

std::optional<std::string> GameFollower::link_of(std::int64_t seq) {
  if (reader_) return reader_->link_of(seq);
  auto opened = GameReader::open(path_);
  if (!opened || opened->game_id() != game_id_) return std::nullopt;
  return opened->link_of(seq);
}

}  // namespace tactus::store
