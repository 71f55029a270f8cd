// SPDX-License-Identifier: GPL-3.0-or-later
// The same bytes in other reads: what comes out must not change.
#pragma once

#include "tests/devices/bytes.hpp"

#include <random>

namespace tactus::devices::test {

/// Calls `take` with the bytes in reads of these sizes, used in turn; 0 stands for all the rest.
template <class Take>
void in_reads(Bytes const& bytes, std::vector<std::size_t> const& cuts, Take take) {
  std::span<std::uint8_t const> rest = bytes;
  for (std::size_t i = 0; !rest.empty(); ++i) {
    std::size_t const cut = cuts[i % cuts.size()];
    auto const part = rest.first(cut == 0 ? rest.size() : std::min(cut, rest.size()));
    take(part);
    rest = rest.subspan(part.size());
  }
}

/// Some framers need the time, others have no message that can be too late.
template <class Framer>
auto fed(Framer& framer, std::span<std::uint8_t const> bytes) {
  if constexpr (requires { framer.feed(bytes); })
    return framer.feed(bytes);
  else
    return framer.feed(bytes, start_of_test);
}

/// A framer and its decoder over bytes of one time. What stays unfinished is nothing yet.
template <class Framer, class Decoder>
Lines decode_with(Framer framer, Decoder decoder, Bytes const& bytes,
                  std::vector<std::size_t> const& cuts = {0}) {
  Lines lines;
  sensing::OrientationByPieces way;
  in_reads(bytes, cuts, [&](std::span<std::uint8_t const> part) {
    for (auto const& lexeme : fed(framer, part)) append(lines, decoder.decode(lexeme), way);
  });
  return lines;
}

/// Six of the `parts`, with a changed, lost or foreign byte here and there.
inline Bytes troubled_stream(std::vector<Bytes> const& parts, std::mt19937& random) {
  Bytes stream;
  for (int i = 0; i < 6; ++i) {
    Bytes part = parts[random() % parts.size()];
    auto const at = part.begin() + static_cast<std::ptrdiff_t>(random() % part.size());
    switch (random() % 6) {
      case 0: *at = static_cast<std::uint8_t>(random()); break;
      case 1: part.erase(at); break;
      case 2: part.insert(at, static_cast<std::uint8_t>(random())); break;
      default: break;
    }
    stream.insert(stream.end(), part.begin(), part.end());
  }
  return stream;
}

inline std::vector<std::size_t> random_cuts(std::mt19937& random, std::size_t longest) {
  std::vector<std::size_t> cuts;
  for (int i = 0; i < 7; ++i) cuts.push_back(1 + random() % longest);
  return cuts;
}

}  // namespace tactus::devices::test
