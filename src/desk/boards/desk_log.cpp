// SPDX-License-Identifier: GPL-3.0-or-later
// The desk as one of several of a hall.

#include "src/desk/boards/desk.hpp"

#include <utility>

namespace tactus::desk {
namespace {

using program::LogEntry;
using program::LogPlace;

/// Nothing when somebody else has written into the file what cannot be.
std::optional<hall::DeskLogName> log_name(LogPlace const& place) {
  auto desk = hall::Level::parse(place.desk);
  auto log = hall::GameId::parse(place.log);
  if (!desk || !log) return std::nullopt;
  return hall::DeskLogName{std::move(*desk), std::move(*log)};
}

LogEntry entry_of(SaidEntry const& said) {
  auto const& entry = said.entry;
  return {{said.desk.text(), entry.game.text(), entry.number}, entry.time, entry.kind, entry.payload};
}

}  // namespace

tl::expected<hall::DeskLogName, Message> Desk::log_of(hall::Level const& user) {
  std::lock_guard const lock{mutex_};
  return decisions_.log_of(user.text()).map([](LogPlace const& place) { return log_name(place).value(); });
}

void Desk::join_hall(hall::DeskLogName const& own, Instant now, std::function<void()> on_said) {
  std::lock_guard const lock{mutex_};
  decisions_.begin_log({own.desk.text(), own.log.text(), 0});
  decisions_.take_up_others();
  on_said_ = std::move(on_said);
  read_all_decisions(now);
}

void Desk::read_all_decisions(Instant now) {
  made_.clear();
  read_decisions(now);
  if (decisions_.own_log().desk.empty()) return;  // marks are kept in a hall's file alone
  for (program::OnItMark const& each : decisions_.marks(now - on_it_lasts)) note_mark(each, now);
}

hall::DeskLogName Desk::own_log() const {
  std::lock_guard const lock{mutex_};
  return log_name(decisions_.own_log()).value();
}

std::int64_t Desk::last_entry() {
  std::lock_guard const lock{mutex_};
  return decisions_.own_log().number;
}

std::vector<hall::EventMessage> Desk::entries(hall::EventRange range) {
  std::lock_guard const lock{mutex_};
  std::vector<hall::EventMessage> list;
  auto const name = log_name(decisions_.own_log());
  for (LogEntry& each : decisions_.own_entries(range.first, range.last))
    list.push_back({name->log, each.place.number, each.at, std::move(each.kind), std::move(each.payload)});
  return list;
}

std::vector<std::pair<hall::DeskLogName, std::int64_t>> Desk::kept_logs() {
  std::lock_guard const lock{mutex_};
  std::vector<std::pair<hall::DeskLogName, std::int64_t>> list;
  for (LogPlace const& each : decisions_.logs())
    if (auto name = log_name(each)) list.emplace_back(*std::move(name), each.number);
  return list;
}

bool Desk::keep(std::span<SaidEntry const> entries, Instant now) {
  std::lock_guard const lock{mutex_};
  std::vector<LogEntry> kept;
  for (SaidEntry const& each : entries) kept.push_back(entry_of(each));
  if (!decisions_.keep(kept)) return false;
  read_decisions(now);
  for (LogEntry const& each : kept)
    if (auto const mark = decisions_.mark_in(each)) note_mark(*mark, now);
  return true;
}

void Desk::take(std::vector<Colleague> colleagues) {
  std::lock_guard const lock{mutex_};
  colleagues_ = std::move(colleagues);
}

std::vector<Colleague> Desk::colleagues() const {
  std::lock_guard const lock{mutex_};
  return colleagues_;
}

}  // namespace tactus::desk
