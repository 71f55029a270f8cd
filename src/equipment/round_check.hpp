// SPDX-License-Identifier: GPL-3.0-or-later
// Is this table ready for a round? What boards, clock, voice and disk show, as facts. Pure.
#pragma once

#include "core/chess/placement.hpp"
#include "core/chess/stated_position.hpp"
#include "core/clock/reading.hpp"
#include "src/equipment/fact.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace tactus::equipment {

struct NotConnected {
  std::string port;
};
/// Something answers there, but shows no board (or no clock).
struct OtherDevice {
  std::string port;
};

struct MovesAreTyped {};
using BoardState = std::variant<MovesAreTyped, NotConnected, OtherDevice, chess::Placement, chess::SquareSet>;
/// "Ready", or how many squares are not as in the start position of the game; which ones as long as a person
/// can keep them in mind, and what belongs there.
Facts board_facts(chess::Color side, BoardState const& board,
                  chess::Placement const& start = chess::StatedPosition::initial().placement());

struct NoClock {};
using ClockState = std::variant<NoClock, NotConnected, OtherDevice, clock::Reading>;
/// `main_time`: what both sides have to show, if that is known.
Facts clock_facts(ClockState const& clock, std::optional<Millis> main_time);

enum class SoundState : std::uint8_t { switched_off, no_voice, no_sound, heard };
Fact sound_fact(SoundState sound);

struct DiskState {
  std::string folder;
  bool is_writable = false;
  std::uint64_t free_bytes = 0;
};
Fact disk_fact(DiskState const& disk);

/// A game never begins in a file that is there already.
Fact game_file_exists(std::string const& file);

/// `is_readable`: its own file, so that the arbiter can compare it.
Fact program_fact(std::string const& version, std::string const& profile, bool is_readable);

/// The last line.
Fact verdict(unsigned faults);

}  // namespace tactus::equipment
