// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/probe.hpp"

#include "devices/chesslink_line.hpp"
#include "devices/probe_questions.hpp"
#include "devices/sentence_decoder.hpp"

namespace tactus::devices {

namespace {

bool is_proof(DgtFrame const& frame) { return frame.id == dgt::version || frame.id == dgt::serial_number; }
bool is_proof(Sentence const& sentence) { return is_from_device(sentence); }
bool is_proof(ChessLinkFrame const& frame) { return ChessLinkLine::is_proof(frame); }
bool is_proof(CertaboFrame const&) { return true; }
bool is_proof(OccupancyFrame const& frame) { return frame.is_whole_line; }
bool is_proof(ChessnutFrame const& frame) { return std::holds_alternative<ChessnutSquares>(frame); }

template <class Message, class Lexemes>
std::optional<Message> proof_among(Lexemes const& lexemes) {
  for (auto const& lexeme : lexemes)
    if (auto const* message = std::get_if<Message>(&lexeme); message && is_proof(*message)) return *message;
  return std::nullopt;
}

}  // namespace

Probe::Probe(LineTiming const& timing, Instant now, Protocol told)
    : dgt_(timing.gap), told_(told), heartbeat_(timing.heartbeat), next_ask_(now) {}

std::optional<Probe::Found> Probe::feed(std::span<std::uint8_t const> bytes, Instant at) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (auto found = found_by(bytes.subspan(i, 1), at, i + 1)) return found;
    ++bytes_seen_;
  }
  return std::nullopt;
}

/// Every framer hears every byte until one has found its message.
std::optional<Probe::Found> Probe::found_by(std::span<std::uint8_t const> byte, Instant at,
                                            std::size_t taken) {
  if (auto dgt = proof_among<DgtFrame>(dgt_.feed(byte, at)); dgt && is_welcome(Protocol::dgt))
    return Found{std::move(*dgt), taken};
  if (auto own = proof_among<Sentence>(sentences_.feed(byte)); own && is_welcome(Protocol::tactus))
    return Found{std::move(*own), taken};
  if (auto chesslink = proof_among<ChessLinkFrame>(chesslink_.feed(byte, at));
      chesslink && is_welcome(Protocol::chesslink))
    return Found{std::move(*chesslink), taken};
  if (auto certabo = proof_among<CertaboFrame>(certabo_.feed(byte));
      certabo && is_welcome(protocol_of(*certabo)))
    return Found{std::move(*certabo), taken};
  if (auto occupancy = proof_among<OccupancyFrame>(occupancy_.feed(byte));
      occupancy && is_welcome(Protocol::occupancy))
    return Found{*occupancy, taken};
  if (auto chessnut = proof_among<ChessnutFrame>(chessnut_.feed(byte, at));
      chessnut && is_welcome(Protocol::chessnut))
    return Found{*chessnut, taken};
  return std::nullopt;
}

LineStep Probe::pass_time(Instant now) {
  if (now < next_ask_) return {};
  auto const questions = questions_for(told_);
  auto const& question = questions[turn_];
  turn_ = (turn_ + 1) % questions.size();
  next_ask_ = now + heartbeat_ * question.half_heartbeats / 2;
  return {{}, question.bytes, question.baud};
}

}  // namespace tactus::devices
