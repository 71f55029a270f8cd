// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and decoder of our own sentences, and the whole line, on any bytes.
#include "devices/drivers/tactus/codec.hpp"
#include "tests/fuzz/line_checks.hpp"

using namespace tactus;
using namespace tactus::devices;

namespace {

struct Reader {
  SentenceFramer framer;
  SentenceDecoder decoder;
  std::string events;
  void take(std::span<std::uint8_t const> bytes) {
    for (auto const& lexeme : framer.feed(bytes))
      for (auto const& event : decoder.decode(lexeme)) events += describe(event) + '\n';
  }
};

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
  Reader whole;
  Reader pieces;
  whole.take(bytes);
  fuzz::in_pieces(bytes, [&](auto piece) { pieces.take(piece); });
  fuzz::require(whole.events == pieces.events && whole.framer.discarded() == pieces.framer.discarded());
  fuzz::require(whole.framer.discarded() <= size);
  fuzz::run_line(bytes);
  take_sealed(bytes);
  return 0;
}
