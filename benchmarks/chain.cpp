// SPDX-License-Identifier: GPL-3.0-or-later
// What the fingerprint of an event costs: events as a game with two boards and a clock has them, in
// microseconds each. Exit status 1 above the target.
#include "src/store/chain.hpp"

#include <chrono>

#include <fmt/core.h>

int main() {
  using namespace tactus;
  constexpr unsigned events = 200'000;
  constexpr double target = 20;
  store::EventRow row{
      0,
      Instant{Millis{1'700'000'000'000}},
      {"clock.reading", R"({"battery_low":false,"black_flag":false,"black_ms":3599123,"is_running":true,)"
                        R"("to_move":"white","white_flag":false,"white_ms":3541872})"},
      {}};
  auto link = store::Link::of_game("00112233445566778899aabbccddeeff");
  auto const begin = std::chrono::steady_clock::now();
  for (; row.seq < events; ++row.seq) link = link.after(row);
  std::chrono::duration<double, std::micro> const taken = std::chrono::steady_clock::now() - begin;
  double const each = taken.count() / events;
  fmt::print("fingerprint: {:.2f} us an event ({} events, {})\n", each, events, link.hex().substr(0, 8));
  return each <= target ? 0 : 1;
}
