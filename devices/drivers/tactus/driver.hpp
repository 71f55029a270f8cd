// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with one of our own boards or clocks once it is known to be one: they send their full
// state every second by themselves, so the host only asks after a doubt.
#pragma once

#include "devices/drivers/driver.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/pacing.hpp"
#include "devices/drivers/tactus/codec.hpp"

namespace tactus::devices {

class SentenceLine final : public Driver {
 public:
  explicit SentenceLine(LineTiming const& timing) : ask_(timing.ask) {}

  /// The device has just proved itself by `proof`: asks who it is.
  LineStep begin(Sentence const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  /// As soon as the limit of two in a second allows.
  LineStep ask_full_state(Instant now) override;
  std::optional<Instant> next_deadline() const override { return ask_.next_deadline(); }
  /// Nothing to a clock.
  LineStep light(LightsOn const& lights, Instant now) override;

 private:
  LineStep take(std::vector<SentenceLexeme> const& lexemes, Instant now);
  void note_what_it_is(Sentence const& sentence);

  SentenceFramer framer_;
  SentenceDecoder decoder_;
  AskLimit ask_;
  Query full_state_ = Query::occupancy;
};

extern DriverRow const tactus_driver;

}  // namespace tactus::devices
