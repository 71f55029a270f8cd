// SPDX-License-Identifier: GPL-3.0-or-later
// The conversation with a Millennium board: reports on change, and its state asked each second as a
// heartbeat. Replies are known by their letter, so nothing waits for an acknowledgement; some boards send
// none.
#pragma once

#include "devices/drivers/asked_line.hpp"
#include "devices/drivers/chesslink/framer.hpp"
#include "devices/drivers/driver_row.hpp"
#include "devices/drivers/full_state.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tactus::devices {

// What the replies of a Millennium board mean. Pure; holds its last state.

class ChessLinkDecoder {
 public:
  std::vector<DeviceEvent> decode(ChessLinkLexeme const& lexeme);
  void wish_full_state() { states_.wish_whole(); }

 private:
  std::vector<DeviceEvent> decode_frame(ChessLinkFrame const& frame);
  std::vector<DeviceEvent> status(std::string_view squares);

  FullStates states_;
  bool is_parity_noted_ = false;
};

class ChessLinkLine final : public AskedLine<ChessLinkFramer, ChessLinkDecoder> {
 public:
  explicit ChessLinkLine(LineTiming const& timing);
  /// The reply tells that somebody speaks this protocol; an acknowledgement of three characters is too
  /// little.
  static bool is_proof(ChessLinkFrame const& frame);

  /// The board has just proved itself by `proof`: start-up.
  LineStep begin(ChessLinkFrame const& proof, Instant now);
};

// What is sent to a Millennium board: a capital letter, its values and the checksum, with odd parity.

/// Any message with its checksum, as it stands on the line. Precondition: 7-bit characters.
std::vector<std::uint8_t> chesslink_message(std::string_view text);

std::vector<std::uint8_t> chesslink_ask_version();
std::vector<std::uint8_t> chesslink_ask_status();
/// Reports on change, after two equal scans (82 ms): the first setting that is quiet and steady.
std::vector<std::uint8_t> chesslink_report_changes();
/// The lamps stand at the corners of the squares, nine by nine; a lit square shows its four.
std::vector<std::uint8_t> chesslink_light(LightsOn const& lights);

extern DriverRow const chesslink_driver;

}  // namespace tactus::devices
