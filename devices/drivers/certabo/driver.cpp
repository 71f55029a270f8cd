// SPDX-License-Identifier: GPL-3.0-or-later

#include "devices/drivers/certabo/driver.hpp"

#include "devices/drivers/fields.hpp"

#include <utility>

namespace tactus::devices {

namespace {

/// Beside the adapter's own time an operating system's.
constexpr Millis passed_on_late{50};

/// Those that tell a piece, and the one before them.
std::size_t lines_kept(CertaboFrame const& frame) {
  return protocol_of(frame) == Protocol::certabo ? CertaboDecoder::voters : 2;
}

}  // namespace

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
  lit_ = lights;
  tell_lamps();
  return pass_time(now);
}

LineStep CertaboLine::pass_time(Instant now) {
  auto bytes = commands_.take(now);
  if (!bytes.empty() && !told_) told_ = now;
  return {{}, std::move(bytes)};
}

LineStep CertaboLine::take(std::vector<CertaboLexeme> const& lexemes, Instant now) {
  LineStep step;
  for (auto const& lexeme : lexemes) {
    if (auto const* frame = std::get_if<CertaboFrame>(&lexeme)) note_line(*frame, now);
    if (auto const* lamps = std::get_if<LampKind>(&lexeme)) learn_lamps(*lamps);
    for (auto& event : decoder_.decode(lexeme)) step.events.push_back(std::move(event));
  }
  if (!lexemes.empty()) take_silence_of_lamps(now);
  step.add(pass_time(now));
  return step;
}

void CertaboLine::note_line(CertaboFrame const& frame, Instant now) {
  learn_lamps(frame.lamps);
  heard_.push_back(now);
  if (heard_.size() > lines_kept(frame)) heard_.pop_front();
}

/// The squares of a line are looked at when the one before it has been sent.
Instant CertaboLine::told_until(Instant now) const {
  return heard_.empty() ? now : heard_.front() - passed_on_late;
}

/// What was told in another way than these lamps understand is told again.
void CertaboLine::learn_lamps(LampKind kind) {
  if (kind == LampKind::unknown || kind == lamps_) return;
  lamps_ = kind;
  tell_lamps_as(kind);
}

/// The board goes on talking and has not answered: once the coloured way is tried. Where that has no answer
/// either, these are plain lamps of a board that never answers.
void CertaboLine::take_silence_of_lamps(Instant now) {
  if (lamps_ != LampKind::unknown || !told_ || now < *told_ + answer_wait) return;
  told_.reset();
  if (way_ == LampKind::coloured)
    tell_lamps_as(LampKind::plain);
  else if (!std::exchange(is_coloured_tried_, true))
    tell_lamps_as(LampKind::coloured);
}

void CertaboLine::tell_lamps_as(LampKind way) {
  auto const before = std::exchange(way_, way);
  if (before == way) return;
  // A board with plain lamps counts: the coloured command was thirty of its own and seven bytes of the next.
  if (before == LampKind::coloured) commands_.push({0});
  tell_lamps();
}

void CertaboLine::tell_lamps() {
  if (!lit_) return;
  commands_.light(way_ == LampKind::coloured ? certabo_coloured_light(*lit_) : certabo_light(*lit_));
}

std::vector<std::uint8_t> certabo_light(LightsOn const& lights) {
  std::vector<std::uint8_t> rows(8);
  for (auto const square : lights.squares) {
    unsigned const field = field_of_square(square);
    rows[field / 8] = static_cast<std::uint8_t>(rows[field / 8] | 1U << field % 8);
  }
  return rows;
}

std::vector<std::uint8_t> certabo_coloured_light(LightsOn const& lights) {
  constexpr std::size_t header = 2, lamps_of_row = 9, colours = 3, blue = 2;
  constexpr std::uint8_t brightness = 0x40;  // of FF: bright enough, and what other programs send
  std::vector<std::uint8_t> bytes(header + lamps_of_row * lamps_of_row * colours);
  bytes[0] = 0xFF;
  bytes[1] = 0x55;
  for (auto const square : lights.squares) {
    std::size_t const from_h1 = 63 - field_of_square(square);
    std::size_t const corner = from_h1 / 8 * lamps_of_row + from_h1 % 8;
    for (std::size_t const step : {std::size_t{0}, std::size_t{1}, lamps_of_row, lamps_of_row + 1})
      bytes[header + (corner + step) * colours + blue] = brightness;
  }
  bytes.insert(bytes.end(), {0x0D, 0x0A});
  return bytes;
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
    return std::make_unique<CertaboLine>(tags_in(context));
  }
};

}  // namespace

/// They speak all the time: at a port of which nothing is known they are only listened for, and first.
constinit DriverRow const certabo_driver{
    {&facts_of(Protocol::certabo), 2}, listener_of<Certabo>, nullptr, {1, 1, 1}};

}  // namespace tactus::devices
