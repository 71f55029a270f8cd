// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and decoder of Certabo and Tabutronic boards, and the whole line, on any bytes.
#include "devices/drivers/certabo/decoder.hpp"
#include "tests/fuzz/line_checks.hpp"

using namespace tactus;
using namespace tactus::devices;

namespace {

using Reader = fuzz::Reader<CertaboFramer, CertaboDecoder>;

Reader new_reader() { return {CertaboDecoder{std::make_shared<PieceTags>()}}; }

/// The fuzzer does not write 320 numbers: each byte is the tag of a square, in line after line.
void take_as_tags(std::span<std::uint8_t const> bytes) {
  Reader reader = new_reader();
  for (std::size_t line = 0; line < 10; ++line) {
    std::string text = ":";
    for (std::size_t field = 0; field < 64; ++field)
      for (int i = 0; i < 5; ++i)
        text += std::to_string(bytes.empty() ? 0 : bytes[(line / 8 * 64 + field) % bytes.size()]) + ' ';
    text += "\r\n";
    reader.take(std::vector<std::uint8_t>{text.begin(), text.end()});
  }
  fuzz::require(reader.framer.discarded() == 0 && !reader.events.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::span<std::uint8_t const> const bytes{data, size};
  fuzz::read_whole_and_in_pieces(bytes, [] { return new_reader(); });
  fuzz::run_line(bytes, Protocol::certabo);
  fuzz::run_line(bytes, Protocol::sentio);
  take_as_tags(bytes);
  return 0;
}
