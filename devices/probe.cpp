// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/probe.hpp"

#include <algorithm>

namespace tactus::devices {
namespace {

bool speaks(DriverRow const& row, Protocol protocol) {
  return std::ranges::any_of(row.protocols, [&](auto const& each) { return each.protocol == protocol; });
}

unsigned baud_of(DriverRow const& row) { return row.protocols.front().baud; }

std::vector<std::uint8_t> question_to(DriverRow const& row) {
  return row.question == nullptr ? std::vector<std::uint8_t>{} : row.question();
}

std::string in_a_sentence(std::vector<std::string_view> const& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return text;
}

bool is_welcome(ProtocolFacts const& facts, Protocol told) {
  return told == Protocol::unknown ? facts.is_asked_for : told == facts.protocol;
}

}  // namespace

std::vector<PortQuestion> questions_for(Protocol told, Drivers drivers) {
  std::vector<DriverRow const*> asked;
  for (DriverRow const* row : drivers)
    if (told == Protocol::unknown ? row->unknown.turn > 0 : speaks(*row, told)) asked.push_back(row);
  if (told != Protocol::unknown) return {{baud_of(*asked.front()), question_to(*asked.front()), 2}};
  std::ranges::stable_sort(asked, {}, [](DriverRow const* row) { return row->unknown.turn; });
  std::vector<PortQuestion> questions;
  for (DriverRow const* row : asked)
    questions.insert(questions.end(), row->unknown.times,
                     {baud_of(*row), question_to(*row), row->unknown.half_heartbeats});
  return questions;
}

std::string expected_devices(Protocol told, Drivers drivers) {
  std::vector<std::string_view> welcome;
  for (DriverRow const* row : drivers)
    for (ProtocolFacts const& each : row->protocols)
      if (is_welcome(each, told)) welcome.push_back(each.devices);
  return in_a_sentence(welcome);
}

Probe::Probe(LineTiming const& timing, Instant now, Protocol told, Drivers drivers)
    : questions_(questions_for(told, drivers)), told_(told), heartbeat_(timing.heartbeat), next_ask_(now) {
  for (DriverRow const* row : drivers) listeners_.push_back(row->listener(timing));
}

std::optional<Probe::Found> Probe::feed(std::span<std::uint8_t const> bytes, Instant at) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (auto proof = proof_by(bytes.subspan(i, 1), at)) return Found{std::move(*proof), i + 1};
    ++bytes_seen_;
  }
  return std::nullopt;
}

/// Every make hears every byte until one has found its message.
std::optional<Proof> Probe::proof_by(std::span<std::uint8_t const> byte, Instant at) {
  for (auto const& listener : listeners_)
    if (auto proof = listener->feed(byte, at); proof && is_welcome(*proof->facts, told_)) return proof;
  return std::nullopt;
}

LineStep Probe::pass_time(Instant now) {
  if (now < next_ask_) return {};
  auto const& question = questions_[turn_];
  turn_ = (turn_ + 1) % questions_.size();
  next_ask_ = now + heartbeat_ * question.half_heartbeats / 2;
  return {{}, question.bytes, question.baud};
}

}  // namespace tactus::devices
