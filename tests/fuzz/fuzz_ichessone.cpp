// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and decoder of iChessOne boards, and the whole line, on any bytes.
#include "devices/drivers/ichessone/driver.hpp"
#include "tests/fuzz/line_checks.hpp"

using namespace tactus;
using namespace tactus::devices;

namespace {

using Reader = fuzz::Reader<IChessOneFramer, IChessOneDecoder>;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::span<std::uint8_t const> const bytes{data, size};
  fuzz::read_whole_and_in_pieces(bytes, [] { return Reader{}; });
  fuzz::run_line(bytes, Protocol::ichessone);
  return 0;
}
