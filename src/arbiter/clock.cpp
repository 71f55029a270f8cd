// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/clock.hpp"

#include "devices/open_stream.hpp"
#include "src/arbiter/answer_language.hpp"
#include "src/arbiter/clock_order.hpp"
#include "src/arbiter/exit_code.hpp"
#include "src/equipment/fact_teller.hpp"
#include "src/equipment/port_facts.hpp"

#include <chrono>
#include <ostream>

namespace tactus::program {
namespace {

constexpr int failed = 1;

Instant steady_now() {
  return Instant{std::chrono::floor<Millis>(std::chrono::steady_clock::now().time_since_epoch())};
}

}  // namespace

int run_clock(ClockOptions const& options, std::ostream& out, std::ostream& errors) {
  bool const is_order = options.white.has_value();
  if (is_order &&
      !devices::DgtCommand::clock_set(*options.white, *options.black, devices::DgtCommand::Running::paused)) {
    errors << "error: no clock shows that time; expected 0:00:00 to 9:59:59\n";
    return usage_error;
  }
  equipment::FactTeller teller{out, answer_catalogue(options.language, errors)};
  auto stream = devices::open_stream(options.port);
  if (!stream) {
    teller.tell(equipment::fact_of(stream.error(), options.port));
    return failed;
  }
  devices::LiveLine line{std::move(*stream), devices::settings_for(options.port), steady_now};
  teller.tell(
      is_order ? set_clock(line, options.left, {*options.white, *options.black, options.running}, steady_now)
               : read_clock(line, options.left, steady_now));
  return teller.faults_told() == 0 ? 0 : failed;
}

}  // namespace tactus::program
