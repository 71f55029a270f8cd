// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/hub.hpp"

#include <algorithm>
#include <charconv>

namespace tactus::desk {

std::optional<UpdateId> UpdateId::parse(std::string_view text) {
  auto const dot = text.find('.');
  if (dot == std::string_view::npos || dot == 0) return std::nullopt;
  UpdateId id{std::string(text.substr(0, dot)), 0};
  auto const digits = text.substr(dot + 1);
  auto const [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id.number);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return id;
}

void Hub::push(Update update) {
  update.number = ++newest_;
  kept_.push_back(std::move(update));
  if (kept_.size() > updates_kept) kept_.pop_front();
  more_.notify_all();
}

void Hub::change(std::vector<unsigned> const& rows) {
  std::lock_guard const lock{mutex_};
  waiting_.insert(rows.begin(), rows.end());
}

void Hub::alarm(std::vector<Alarm> alarms) {
  if (alarms.empty()) return;
  std::lock_guard const lock{mutex_};
  Update update;
  std::set<unsigned> rows;
  for (Alarm const& each : alarms) {
    rows.insert(each.board);
    waiting_.erase(each.board);
  }
  update.rows.assign(rows.begin(), rows.end());
  update.alarms = std::move(alarms);
  push(std::move(update));
}

bool Hub::flush(Instant now) {
  std::lock_guard const lock{mutex_};
  if (waiting_.empty() || now < flushed_at_ + joined_for) return false;
  flushed_at_ = now;
  Update update;
  update.rows.assign(waiting_.begin(), waiting_.end());
  waiting_.clear();
  push(std::move(update));
  return true;
}

std::optional<Instant> Hub::next_flush() const {
  std::lock_guard const lock{mutex_};
  if (waiting_.empty()) return std::nullopt;
  return flushed_at_ + joined_for;
}

UpdateId Hub::newest() const {
  std::lock_guard const lock{mutex_};
  return {epoch_, newest_};
}

std::optional<Update> Hub::since(UpdateId const& seen) const {
  std::lock_guard const lock{mutex_};
  bool const is_kept = seen.number + kept_.size() >= newest_;
  if (seen.epoch != epoch_ || seen.number > newest_ || !is_kept) return std::nullopt;
  Update joined;
  std::set<unsigned> rows;
  joined.number = newest_;
  for (auto each = kept_.end() - static_cast<std::ptrdiff_t>(newest_ - seen.number); each != kept_.end();
       ++each) {
    rows.insert(each->rows.begin(), each->rows.end());
    joined.alarms.insert(joined.alarms.end(), each->alarms.begin(), each->alarms.end());
  }
  joined.rows.assign(rows.begin(), rows.end());
  return joined;
}

void Hub::wait_for_more_than(std::uint64_t seen, Millis limit) const {
  std::unique_lock lock{mutex_};
  more_.wait_for(lock, limit, [&] { return is_stopped_ || newest_ > seen; });
}

void Hub::stop() {
  std::lock_guard const lock{mutex_};
  is_stopped_ = true;
  more_.notify_all();
}

bool Hub::is_stopped() const {
  std::lock_guard const lock{mutex_};
  return is_stopped_;
}

}  // namespace tactus::desk
