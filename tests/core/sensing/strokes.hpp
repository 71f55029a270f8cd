// SPDX-License-Identifier: GPL-3.0-or-later
// What hands and clocks do, as short text: "e2- +600 e4+P +900 w!" lifts from e2, waits 600 ms, puts a white
// pawn on e4, waits and presses White's clock. Occupancy boards are told no piece ("e4+").
#pragma once

#include "core/legal/position.hpp"
#include "core/sensing/recogniser.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tactus::sensing::test {

struct Press {
  chess::Color by;
  Instant at;
};
using Input = std::variant<SensorEvent, Press>;

inline Instant time_of(Input const& input) {
  return std::visit([](auto const& each) { return each.at; }, input);
}

/// From one second on. Precondition: the text is well formed.
std::vector<Input> read_strokes(std::string_view text);

/// A board in the position, all sensors sound.
RecogniserSetup board_at(chess::Position const& start, bool knows_pieces,
                         chess::Color owner = chess::Color::black);

/// Everything that is given out while the inputs come and for a minute afterwards.
std::vector<RecognisedMove> recognise(RecogniserSetup const& setup, std::vector<Input> const& inputs);

/// "e2e4[e2] e7e5[g8 e7] b7b8q=b7b8r=...[b7]": moves with the other moves of the same traces and what was
/// touched.
std::string words(std::vector<RecognisedMove> const& moves);

}  // namespace tactus::sensing::test
