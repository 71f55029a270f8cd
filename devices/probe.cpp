// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/probe.hpp"

#include "devices/dgt_commands.hpp"
#include "devices/sentence_decoder.hpp"

namespace tactus::devices {

std::optional<Probe::Found> Probe::feed(std::span<std::uint8_t const> bytes, Instant at) {
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    auto const byte = bytes.subspan(i, 1);
    for (auto& lexeme : framer_.feed(byte, at)) {
      auto* frame = std::get_if<DgtFrame>(&lexeme);
      if (frame && (frame->id == dgt::version || frame->id == dgt::serial_number))
        return Found{std::move(*frame), i + 1};
    }
    for (auto& lexeme : sentences_.feed(byte)) {
      auto* sentence = std::get_if<Sentence>(&lexeme);
      if (sentence && is_from_device(*sentence)) return Found{std::move(*sentence), i + 1};
    }
    ++bytes_seen_;
  }
  return std::nullopt;
}

std::vector<std::uint8_t> Probe::pass_time(Instant now) {
  if (now < next_ask_) return {};
  next_ask_ = now + interval_;
  auto const command = DgtCommand::to_board(BoardCommand::version);
  return {command.bytes().begin(), command.bytes().end()};
}

}  // namespace tactus::devices
