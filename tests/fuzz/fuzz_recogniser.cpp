// SPDX-License-Identifier: GPL-3.0-or-later
// Any stream of contacts and presses: every move given out is legal where it was made, a shorter stream gives
// out the same moves, and nothing that was given out has a time still to come.
#include "core/legal/judged_basis.hpp"
#include "core/notation/fen.hpp"
#include "core/sensing/recogniser.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

using namespace tactus;
using namespace tactus::sensing;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

constexpr char const* starts[] = {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                                  "r3k2r/pPp5/8/3pP3/8/8/5PpP/R3K2R w KQkq d6 0 1",
                                  "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12",
                                  "4k3/1P6/8/8/8/8/6p1/4K3 w - - 0 1"};

/// Two bytes an input: square and level, or a press; then the time since the last one.
std::vector<RecognisedMove> feed(RecogniserSetup const& setup, std::span<std::uint8_t const> bytes) {
  Recogniser recogniser{setup};
  std::vector<RecognisedMove> all;
  Instant now{};
  for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
    now += Millis{bytes[i + 1] * bytes[i + 1] / 8};
    unsigned const what = bytes[i];
    bool const is_filled = (what & 64U) != 0;
    SensorEvent event{chess::Square::from_index(what & 63U), {is_filled, std::nullopt}, now};
    if (is_filled && setup.knows_pieces)
      event.contact.piece = setup.start.at(chess::Square::from_index(i / 2 % 64));
    auto const given = what < 128   ? recogniser.observe(event)
                       : what < 192 ? recogniser.press(static_cast<chess::Color>(what & 1U), now)
                                    : recogniser.time_passed(now);
    for (RecognisedMove const& each : given) {
      require(each.given_out <= now && each.before.moves().contains(each.move));
      all.push_back(each);
    }
  }
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size < 2) return 0;
  auto const start = chess::Position::from(notation::read_fen(starts[data[0] & 3U]).value()).value();
  chess::SquareSet bad;
  if ((data[0] & 8U) != 0) bad.insert(chess::Square::from_index(data[1] & 63U));
  RecogniserSetup const setup{judged_basis(start), (data[0] & 4U) != 0, start.occupied(), bad,
                              chess::Color::white};
  std::span<std::uint8_t const> const stream{data + 2, size - 2};
  auto const whole = feed(setup, stream);
  auto const part = feed(setup, stream.first(stream.size() / 4 * 2));
  require(part.size() <= whole.size());
  for (std::size_t i = 0; i < part.size(); ++i)
    require(part[i].move == whole[i].move && part[i].given_out == whole[i].given_out);
  return 0;
}
