// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of any bytes as messages of LiveChess, a quarter of a second apart: what is told on is whole
// sentences.
#include "core/message/written.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "src/bridge/held_board.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace tactus;
using namespace tactus::bridge;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check(Reaction const& reaction, devices::SentenceFramer& framer) {
  std::vector<std::uint8_t> const bytes(reaction.to_tactus.begin(), reaction.to_tactus.end());
  for (auto const& lexeme : framer.feed(bytes)) require(std::holds_alternative<devices::Sentence>(lexeme));
  for (auto const& fact : reaction.facts) require(written(fact).find('\n') == std::string::npos);
  for (auto const& message : reaction.to_live_chess)
    require(read_message(message).error() == MessageFault::not_json);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view rest{reinterpret_cast<char const*>(data), size};
  HeldBoard board{std::nullopt};
  devices::SentenceFramer framer;
  Instant now{Millis{0}};
  check(board.live_chess_came(now), framer);
  while (!rest.empty()) {
    auto const end = std::min(rest.find('\n'), rest.size());
    check(board.hear_live_chess(rest.substr(0, end), now), framer);
    check(board.hear_tactus({reinterpret_cast<std::uint8_t const*>(rest.data()), end}, now), framer);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    now += Millis{250};
    if (now >= board.next_beat()) check(board.pass_time(now), framer);
  }
  return 0;
}
