// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a Certabo or Tabutronic board: it tells all its squares again and again, and takes
// which lamps to light. There is nothing to ask.
#pragma once

#include "devices/drivers/certabo/decoder.hpp"
#include "devices/drivers/driver.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/pacing.hpp"

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace tactus::devices {

class CertaboLine final : public Driver {
 public:
  /// Least time between two commands to the lamps.
  static constexpr Millis lamp_spacing{600};
  /// An answer to the lamps comes between two lines: none after this means that there is none.
  static constexpr Millis answer_wait{1200};

  explicit CertaboLine(std::shared_ptr<PieceTags> tags)
      : tags_(std::move(tags)), decoder_(tags_), commands_(lamp_spacing) {}

  LineStep begin(CertaboFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override;
  LineStep ask_full_state(Instant now) override;
  /// In the plain way until the board has said that its lamps are coloured. Some say so only when they are
  /// told in that way: where the plain one has no answer it is tried once.
  LineStep light(LightsOn const& lights, Instant now) override;
  void expect(chess::Placement const& placement) override { tags_->expect(placement); }
  std::optional<Instant> next_deadline() const override { return commands_.next_deadline(); }
  Instant told_until(Instant now) const override;

 private:
  LineStep take(std::vector<CertaboLexeme> const& lexemes, Instant now);
  void note_line(CertaboFrame const& frame, Instant now);
  void learn_lamps(LampKind kind);
  void take_silence_of_lamps(Instant now);
  void tell_lamps_as(LampKind way);
  void tell_lamps();

  std::shared_ptr<PieceTags> tags_;
  CertaboFramer framer_;
  CertaboDecoder decoder_;
  SpacedCommands commands_;
  LampKind lamps_ = LampKind::unknown;  // as answered
  LampKind way_ = LampKind::plain;      // in which they are told
  bool is_coloured_tried_ = false;
  std::optional<Instant> told_;  // first in this way; no answer is known since
  std::optional<LightsOn> lit_;  // as last wished
  std::deque<Instant> heard_;    // when the last whole lines came
};

// What is sent to Certabo and Tabutronic boards: which lamps are lit, and nothing else.

/// Eight bytes, rank 8 first. The lowest bit is file a: the other way round than in their lines.
std::vector<std::uint8_t> certabo_light(LightsOn const& lights);
/// FF 55, red, green and blue of nine by nine lamps at the corners of the squares, from that of h1 to that of
/// a8 rank by rank, 0D 0A. A lit square shows its four.
std::vector<std::uint8_t> certabo_coloured_light(LightsOn const& lights);

extern DriverRow const certabo_driver;

}  // namespace tactus::devices
