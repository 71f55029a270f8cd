// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a Certabo or Tabutronic board: it tells all its squares again and again, and takes
// which lamps to light. There is nothing to ask.
#pragma once

#include "devices/certabo_decoder.hpp"
#include "devices/protocol_line.hpp"
#include "devices/spaced_commands.hpp"

namespace tactus::devices {

class CertaboLine final : public ProtocolLine {
 public:
  /// Least time between two commands to the lamps.
  static constexpr Millis lamp_spacing{600};

  CertaboLine(Orientation orientation, std::shared_ptr<PieceTags> tags)
      : decoder_(orientation, std::move(tags)), commands_(lamp_spacing) {}

  LineStep begin(CertaboFrame const& proof, Instant now);
  LineStep feed(std::span<std::uint8_t const> bytes, Instant at) override;
  LineStep pass_time(Instant now) override { return {{}, commands_.take(now)}; }
  LineStep ask_full_state(Instant now) override;
  /// Nothing on boards with coloured lamps: what they want to be told was never published.
  LineStep light(LightsOn const& lights, Instant now) override;
  std::optional<Instant> next_deadline() const override { return commands_.next_deadline(); }

 private:
  LineStep take(std::vector<CertaboLexeme> const& lexemes, Instant now);

  CertaboFramer framer_;
  CertaboDecoder decoder_;
  SpacedCommands commands_;
  LampKind lamps_ = LampKind::unknown;
};

}  // namespace tactus::devices
