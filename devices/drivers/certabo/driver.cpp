// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/certabo/driver.hpp"

#include "devices/drivers/orientation.hpp"

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

std::vector<std::uint8_t> certabo_light(LightsOn const& lights, bool is_rotated) {
  std::vector<std::uint8_t> rows(8);
  for (auto const square : lights.squares) {
    unsigned const field = is_rotated ? 63 - field_of_square(square) : field_of_square(square);
    rows[field / 8] = static_cast<std::uint8_t>(rows[field / 8] | 1U << field % 8);
  }
  return rows;
}

namespace {

/// Of pieces that were known before; learned anew where there was no such board.
std::shared_ptr<PieceTags> tags_in(DriverContext const& context) {
  auto tags = std::dynamic_pointer_cast<PieceTags>(context.memory);
  if (!tags) context.memory = tags = std::make_shared<PieceTags>();
  if (context.expected) tags->expect(*context.expected);
  return tags;
}

struct Certabo {
  using Framer = CertaboFramer;
  using Message = CertaboFrame;
  static bool is_proof(CertaboFrame const&) { return true; }
  static ProtocolFacts const& facts(CertaboFrame const& frame) { return facts_of(protocol_of(frame)); }
  static std::unique_ptr<CertaboLine> start(CertaboFrame const&, DriverContext const& context) {
    return std::make_unique<CertaboLine>(context.orientation, tags_in(context));
  }
};

}  // namespace

/// They speak all the time: at a port of which nothing is known they are only listened for, and first.
constinit DriverRow const certabo_driver{
    {&facts_of(Protocol::certabo), 2}, listener_of<Certabo>, nullptr, {1, 1, 1}};

}  // namespace tactus::devices
