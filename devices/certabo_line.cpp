// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/certabo_line.hpp"

#include "devices/certabo_commands.hpp"

namespace tactus::devices {

LineStep CertaboLine::begin(CertaboFrame const& proof, Instant now) {
  return take({CertaboLexeme{proof}}, now);
}

LineStep CertaboLine::feed(std::span<std::uint8_t const> bytes, Instant at) {
  return take(framer_.feed(bytes), at);
}

LineStep CertaboLine::ask_full_state(Instant now) {
  decoder_.wish_full_state();
  return pass_time(now);
}

LineStep CertaboLine::light(LightsOn const& lights, Instant now) {
  if (lamps_ != LampKind::coloured)
    commands_.light(certabo_light(lights, decoder_.orientation().is_rotated()));
  return pass_time(now);
}

LineStep CertaboLine::take(std::vector<CertaboLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes) {
    auto const* frame = std::get_if<CertaboFrame>(&lexeme);
    if (frame && frame->lamps != LampKind::unknown) lamps_ = frame->lamps;
    for (auto& event : decoder_.decode(lexeme)) step.events.push_back(std::move(event));
  }
  step.add(pass_time(now));
  return step;
}

}  // namespace tactus::devices
