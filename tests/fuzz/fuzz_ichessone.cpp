// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and decoder of iChessOne boards, and the whole line, on any bytes.
#include "devices/drivers/ichessone/driver.hpp"
#include "tests/fuzz/line_checks.hpp"

using namespace tactus;
using namespace tactus::devices;

namespace {

struct Reader {
  IChessOneFramer framer;
  IChessOneDecoder decoder;
  std::string events;
  void take(std::span<std::uint8_t const> bytes) {
    for (auto const& lexeme : framer.feed(bytes, Instant{}))
      for (auto const& event : decoder.decode(lexeme)) events += describe(event) + '\n';
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::span<std::uint8_t const> const bytes{data, size};
  Reader whole;
  Reader pieces;
  whole.take(bytes);
  fuzz::in_pieces(bytes, [&](auto piece) { pieces.take(piece); });
  fuzz::require(whole.events == pieces.events && whole.framer.discarded() == pieces.framer.discarded());
  fuzz::require(whole.framer.discarded() <= size);
  fuzz::run_line(bytes, Protocol::ichessone);
  return 0;
}
