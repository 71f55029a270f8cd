// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/probe_questions.hpp"

#include "devices/chesslink_commands.hpp"
#include "devices/chessnut_commands.hpp"
#include "devices/dgt_commands.hpp"
#include "devices/occupancy_line.hpp"

namespace tactus::devices {

namespace {

std::vector<std::uint8_t> dgt_version() {
  auto const command = DgtCommand::to_board(BoardCommand::version);
  return {command.bytes().begin(), command.bytes().end()};
}

/// What one protocol is asked where it was told to be; devices that speak by themselves are only heard.
std::vector<std::uint8_t> question_to(Protocol protocol) {
  switch (protocol) {
    case Protocol::dgt: return dgt_version();
    case Protocol::chesslink: return chesslink_ask_version();
    case Protocol::occupancy: return occupancy_question();
    case Protocol::chessnut: return chessnut_start();
    case Protocol::unknown:
    case Protocol::tactus:
    case Protocol::certabo:
    case Protocol::sentio: break;
  }
  return {};
}

}  // namespace

// The order and its reasons: probe.hpp.
std::vector<Question> questions_for(Protocol told) {
  if (told != Protocol::unknown) return {{facts_of(told).baud, question_to(told), 2}};
  unsigned const slow = facts_of(Protocol::dgt).baud;
  unsigned const fast = facts_of(Protocol::chesslink).baud;
  return {
      {fast, {}, 1}, {slow, dgt_version(), 2}, {slow, dgt_version(), 2}, {fast, chesslink_ask_version(), 1}};
}

}  // namespace tactus::devices
