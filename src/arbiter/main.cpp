// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus-arbiter`, the program beside the board or in the office (design section 1). Only dispatch.
#include "src/arbiter/options.hpp"
#include "src/arbiter/perft.hpp"
#include "src/arbiter/replay_pgn.hpp"
#include "src/arbiter/watch.hpp"

#include <iostream>

namespace {

using namespace tactus::program;

struct Run {
  int operator()(WatchOptions const& options) const { return run_watch(options, std::cout, std::cerr); }
  int operator()(PerftOptions const& options) const { return run_perft(options, std::cout, std::cerr); }
  int operator()(ReplayPgnOptions const& options) const {
    return run_replay_pgn(options, std::cout, std::cerr);
  }
  int operator()(Stop const& stop) const {
    (stop.status == 0 ? std::cout : std::cerr) << stop.text;
    return stop.status;
  }
};

}  // namespace

int main(int argc, char** argv) { return std::visit(Run{}, read_command_line(argc, argv)); }
