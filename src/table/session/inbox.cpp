// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/session/inbox.hpp"

#include <algorithm>
#include <ctime>
#include <type_traits>
#include <utility>

namespace tactus::program {

Millis EventClock::since_boot() {
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return std::chrono::floor<Millis>(std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec});
}
namespace {

/// When it arrived, as far as that is known.
std::optional<Instant> time_of(InboxItem const& item) {
  return std::visit(
      [](auto const& each) -> std::optional<Instant> {
        if constexpr (std::is_same_v<decltype(each), PortNews const&>)
          return std::visit([](auto const& from_port) { return from_port.time; }, each.item);
        else if constexpr (requires { each.time; })
          return each.time;
        else
          return std::nullopt;
      },
      item);
}

}  // namespace

namespace {

std::size_t bytes_in(InboxItem const& item) {
  auto const* const news = std::get_if<PortNews>(&item);
  auto const* const chunk = news != nullptr ? std::get_if<devices::Chunk>(&news->item) : nullptr;
  return chunk != nullptr ? chunk->bytes.size() : 0;
}

bool is_of_ports(InboxItem const& item) {
  return std::holds_alternative<PortNews>(item) || std::holds_alternative<PortFlooded>(item);
}

/// Bytes of this port, or that some were dropped.
bool is_dropped_with(InboxItem const& item, std::size_t port) {
  if (auto const* const flooded = std::get_if<PortFlooded>(&item)) return flooded->port == port;
  return bytes_in(item) > 0 && std::get<PortNews>(item).port == port;
}

}  // namespace

void Inbox::put(InboxItem item) {
  {
    std::scoped_lock const lock{mutex_};
    add(std::move(item));
  }
  arrived_.notify_one();
}

void Inbox::note_loss(std::string loss) {
  std::scoped_lock const lock{mutex_};
  loss_ = std::move(loss);
}

std::string Inbox::loss() const {
  std::scoped_lock const lock{mutex_};
  return loss_;
}

void Inbox::add(InboxItem item) {
  if (std::holds_alternative<StopAsked>(item)) {
    auto const last_of_others = std::find_if_not(items_.rbegin(), items_.rend(), is_of_ports);
    items_.insert(last_of_others.base(), std::move(item));
    return;
  }
  auto const* const news = bytes_in(item) > 0 ? &std::get<PortNews>(item) : nullptr;
  if (news == nullptr) return items_.push_back(std::move(item));
  auto& waiting = waiting_[news->port];
  if (waiting + bytes_in(item) > most_bytes * pace_) {
    PortFlooded const flooded{news->port, std::get<devices::Chunk>(news->item).time};
    std::erase_if(items_, [&](InboxItem const& each) { return is_dropped_with(each, flooded.port); });
    waiting = 0;
    items_.emplace_back(flooded);
    return;
  }
  waiting += bytes_in(item);
  items_.push_back(std::move(item));
}

std::optional<InboxItem> Inbox::take_first() {
  InboxItem item = std::move(items_.front());
  items_.pop_front();
  if (auto const bytes = bytes_in(item); bytes > 0) waiting_[std::get<PortNews>(item).port] -= bytes;
  return item;
}

std::optional<InboxItem> Inbox::take_until(Moment deadline) {
  std::unique_lock lock{mutex_};
  if (!arrived_.wait_until(lock, deadline, [this] { return !items_.empty(); })) return std::nullopt;
  return take_first();
}

std::optional<InboxItem> Inbox::take_more_of_ports() {
  std::scoped_lock const lock{mutex_};
  if (items_.empty() || !is_of_ports(items_.front())) return std::nullopt;
  return take_first();
}

bool Inbox::is_empty() const {
  std::scoped_lock const lock{mutex_};
  return items_.empty();
}

Instant Inbox::passed(Instant now) const {
  std::scoped_lock const lock{mutex_};
  for (InboxItem const& item : items_)
    if (auto const time = time_of(item)) return std::min(*time, now);
  return now;
}

}  // namespace tactus::program
