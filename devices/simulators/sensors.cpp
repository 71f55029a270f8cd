// SPDX-License-Identifier: GPL-3.0-or-later
// std::mt19937 gives the same numbers everywhere; the standard distributions do not.

#include "devices/simulators/sensors.hpp"

#include <algorithm>

namespace tactus::devices::simulators {

namespace {

void put(chess::Placement& placement, chess::Square square, std::optional<chess::Piece> piece) {
  if (piece)
    placement.put(square, *piece);
  else
    placement.clear(square);
}

}  // namespace

Sensors::Sensors(chess::Placement const& standing, SensorMake make, std::uint32_t seed)
    : make_(make), generator_(seed), standing_(standing), contacts_(standing) {
  for (chess::Square const square : make.dead) contacts_.clear(square);
  reading_ = contacts_;
}

void Sensors::set(chess::Square square, std::optional<chess::Piece> piece, SimTime at) {
  auto const before = standing_.at(square);
  put(standing_, square, piece);
  if (make_.dead.contains(square)) return;
  // A new movement of the hand ends the old bounce.
  std::erase_if(edges_, [&](SensedChange const& edge) { return edge.square == square && edge.at > at; });
  add_edge({at, square, piece});
  if (generator_() % 100 >= make_.bounce_in_hundred) return;
  SimTime const opens = at + bounce();
  add_edge({opens, square, before});
  add_edge({opens + bounce(), square, piece});
}

void Sensors::add_edge(SensedChange const& edge) {
  auto const is_earlier = [](SensedChange const& a, SensedChange const& b) { return a.at < b.at; };
  edges_.insert(std::upper_bound(edges_.begin(), edges_.end(), edge, is_earlier), edge);
}

std::vector<SensedChange> Sensors::take_changes(SimTime until) {
  std::vector<SensedChange> changes;
  if (make_.scan_time <= SimTime{0}) {
    while (!edges_.empty() && edges_.front().at <= until) {
      SensedChange const edge = take_edge();
      notice(edge.square, edge.at, changes);
    }
    return changes;
  }
  for (; next_scan_ <= until; next_scan_ += make_.scan_time) {
    while (!edges_.empty() && edges_.front().at <= next_scan_) take_edge();
    for (chess::Square const square : contacts_.difference(reading_)) notice(square, next_scan_, changes);
  }
  return changes;
}

SensedChange Sensors::take_edge() {
  SensedChange const edge = edges_.front();
  edges_.erase(edges_.begin());
  put(contacts_, edge.square, edge.piece);
  return edge;
}

void Sensors::notice(chess::Square square, SimTime at, std::vector<SensedChange>& changes) {
  auto const piece = contacts_.at(square);
  if (piece == reading_.at(square)) return;
  put(reading_, square, piece);
  changes.push_back({at, square, piece});
}

std::optional<SimTime> Sensors::next_due() const {
  if (make_.scan_time > SimTime{0})
    return edges_.empty() && contacts_ == reading_ ? std::nullopt : std::optional{next_scan_};
  if (edges_.empty()) return std::nullopt;
  return edges_.front().at;
}

void BoardWithSensors::lift(chess::Square square, SimTime now) {
  SimulatedBoard::lift(square, now);
  sensors_.set(square, std::nullopt, now);
  advance(now);
}

void BoardWithSensors::place(chess::Square square, chess::Piece piece, SimTime now) {
  SimulatedBoard::place(square, piece, now);
  sensors_.set(square, piece, now);
  advance(now);
}

void BoardWithSensors::power_up(SimTime now) {
  take_output();
  inside_->power_up(now);
  send(inside_->take_output());
}

void BoardWithSensors::opened(SimTime now) {
  advance(now);
  inside_->opened(now);
  send(inside_->take_output());
}

void BoardWithSensors::receive(std::span<std::uint8_t const> bytes, SimTime now) {
  advance(now);
  inside_->receive(bytes, now);
  send(inside_->take_output());
}

void BoardWithSensors::advance(SimTime now) {
  for (SensedChange const& change : sensors_.take_changes(now))
    if (change.piece)
      inside_->place(change.square, *change.piece, change.at);
    else
      inside_->lift(change.square, change.at);
  inside_->advance(now);
  send(inside_->take_output());
}

SimTime BoardWithSensors::next_due() const {
  return std::min(inside_->next_due(), sensors_.next_due().value_or(SimTime::max()));
}

}  // namespace tactus::devices::simulators
