// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and decoder of our own sentences, and the whole line, on any bytes.
#include "devices/drivers/tactus/codec.hpp"
#include "tests/fuzz/line_checks.hpp"

using namespace tactus;
using namespace tactus::devices;

namespace {

using Reader = fuzz::Reader<SentenceFramer, SentenceDecoder>;

/// The fuzzer cannot guess checksums: the same text again, sealed as a sentence, reaches the decoder.
void take_sealed(std::span<std::uint8_t const> bytes) {
  std::string body{bytes.begin(),
                   bytes.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(bytes.size(), 76))};
  for (char& c : body)
    if (c < 0x20 || c > 0x7E || c == '$' || c == '*') c = ',';
  Reader reader;
  auto const text = sentence_of(body);
  std::vector<std::uint8_t> const sealed{text.begin(), text.end()};
  reader.take(sealed);
  fuzz::require(!reader.events.empty() && reader.framer.discarded() == 0);
  fuzz::run_line(sealed);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::span<std::uint8_t const> const bytes{data, size};
  fuzz::read_whole_and_in_pieces(bytes, [] { return Reader{}; });
  fuzz::run_line(bytes);
  take_sealed(bytes);
  return 0;
}
