// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/dgt/framer.hpp"

#include <utility>

namespace tactus::devices {

namespace {

constexpr std::size_t header_size = 3;

struct LengthRule {
  std::uint8_t id;
  std::size_t shortest, longest;  // total length, header included
  bool is_kept;
};

// Public sources disagree about the battery message (7 or 12 bytes), and a Pegasus may have ten signs in its
// serial number: their own length fields are believed.
constexpr LengthRule rules[] = {
    {dgt::board_dump, 67, 67, true},
    {dgt::clock, 10, 10, true},
    {dgt::field_update, 5, 5, true},
    {dgt::bus_address, 5, 5, true},
    {dgt::serial_number, 8, 13, true},
    {dgt::version, 5, 5, true},
    {dgt::battery, 7, 12, true},
    {dgt::long_serial, 13, 13, true},
    {0x8F, 7939, 7939, false},
    {0x94, 53, 53, false},
    {0x95, 53, 53, false},
};
constexpr LengthRule unknown{0, header_size, 0x3FFF, false};

LengthRule const& rule_of(std::uint8_t id) {
  for (auto const& rule : rules)
    if (rule.id == id) return rule;
  return unknown;
}

}  // namespace

std::vector<DgtLexeme> DgtFramer::feed(std::span<std::uint8_t const> bytes, Instant at) {
  std::vector<DgtLexeme> found;
  if (auto const late = expire(at)) found.emplace_back(*late);
  for (std::uint8_t const byte : bytes)
    if (auto lexeme = push(byte)) found.push_back(std::move(*lexeme));
  if (!bytes.empty()) last_byte_ = at;
  return found;
}

std::optional<Dropped> DgtFramer::expire(Instant now) {
  auto const deadline = next_deadline();
  if (!deadline || now < *deadline) return std::nullopt;
  state_ = State::hunting;
  in_noise_ = false;
  return drop(DropReason::gap, taken_);
}

std::optional<Instant> DgtFramer::next_deadline() const {
  if (state_ == State::hunting) return std::nullopt;
  return last_byte_ + gap_;
}

std::optional<DgtLexeme> DgtFramer::push(std::uint8_t byte) {
  if ((byte & 0x80U) != 0) return start(byte);
  ++taken_;
  switch (state_) {
    case State::hunting: return noise();
    case State::length_high:
      length_ = std::size_t{byte} << 7U;
      state_ = State::length_low;
      return std::nullopt;
    case State::length_low: length_ |= byte; return begin_payload();
    case State::payload: payload_.push_back(byte); return taken_ == length_ ? complete() : std::nullopt;
    case State::skipping: return taken_ == length_ ? complete() : std::nullopt;
  }
  return std::nullopt;
}

std::optional<DgtLexeme> DgtFramer::start(std::uint8_t id) {
  bool const is_cut_off = state_ != State::hunting;
  std::size_t const lost = taken_;
  id_ = id;
  state_ = State::length_high;
  in_noise_ = false;
  taken_ = 1;
  if (is_cut_off) return drop(DropReason::restarted, lost);
  return std::nullopt;
}

std::optional<DgtLexeme> DgtFramer::begin_payload() {
  auto const& rule = rule_of(id_);
  if (length_ < rule.shortest || length_ > rule.longest) {
    state_ = State::hunting;
    in_noise_ = true;  // what follows belongs to this message and is not worth a second report
    return drop(DropReason::wrong_length, taken_);
  }
  payload_.clear();
  state_ = rule.is_kept ? State::payload : State::skipping;
  return taken_ == length_ ? complete() : std::nullopt;
}

std::optional<DgtLexeme> DgtFramer::complete() {
  bool const is_kept = state_ == State::payload;
  state_ = State::hunting;
  in_noise_ = false;
  if (is_kept) return DgtFrame{id_, payload_};
  return DgtSkipped{id_, length_};
}

std::optional<DgtLexeme> DgtFramer::noise() {
  Dropped const dropped = drop(DropReason::noise, 1);
  return std::exchange(in_noise_, true) ? std::nullopt : std::optional<DgtLexeme>{dropped};
}

Dropped DgtFramer::drop(DropReason reason, std::size_t bytes) {
  discarded_ += bytes;
  return {reason, bytes};
}

}  // namespace tactus::devices
