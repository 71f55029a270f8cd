// SPDX-License-Identifier: GPL-3.0-or-later
// What one event of a board's sensors costs while a game is followed: the median over each game of random
// games by clumsy hands.
#include "core/legal/position.hpp"
#include "tests/core/sensing/long/game_by_hands.hpp"

#include <algorithm>
#include <chrono>

#include <benchmark/benchmark.h>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;

namespace {

void cost_per_event(benchmark::State& state) {
  GameOptions options;
  options.knows_pieces = state.range(0) != 0;
  options.has_presses = state.range(1) != 0;
  if (state.range(2) != 0) options.bad = BadSensor{chess::Square::from_index(28)};
  auto const game = play_by_hands(chess::Position::initial(), 80, devices::simulators::clumsy, options, 7);
  std::vector<double> micros;
  for (auto _ : state) {
    Recogniser recogniser{game.setup};
    for (Input const& input : game.inputs) {
      auto const before = std::chrono::steady_clock::now();
      if (auto const* const event = std::get_if<SensorEvent>(&input))
        benchmark::DoNotOptimize(recogniser.observe(*event));
      if (auto const* const press = std::get_if<Press>(&input))
        benchmark::DoNotOptimize(recogniser.press(press->by, press->at));
      micros.push_back(
          std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - before).count());
    }
  }
  std::sort(micros.begin(), micros.end());
  state.counters["median_us"] = micros[micros.size() / 2];
  state.counters["p99_us"] = micros[micros.size() * 99 / 100];
  state.counters["worst_us"] = micros.back();
}
BENCHMARK(cost_per_event)->ArgNames({"identity", "presses", "dead"})->ArgsProduct({{0, 1}, {0, 1}, {0, 1}});

}  // namespace

BENCHMARK_MAIN();
