// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/commands/clock.hpp"

#include "devices/drivers/dgt/commands.hpp"
#include "devices/ports/port.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/equipment/fact_teller.hpp"
#include "src/equipment/port_finding.hpp"

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
  auto const catalogue = answer_catalogue(options.language, errors);
  bool const is_order = options.white.has_value();
  if (is_order &&
      !devices::DgtCommand::clock_set(*options.white, *options.black, devices::DgtCommand::Running::paused)) {
    Complaints{errors, catalogue}(say("no clock shows that time; expected 0:00:00 to 9:59:59"));
    return usage_error;
  }
  equipment::FactTeller teller{out, catalogue};
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

namespace {

using chess::Color;
using devices::DgtCommand;
using equipment::Facts;
using equipment::fault;
using equipment::well;
using Running = DgtCommand::Running;

constexpr Millis patience{6'000};  // two tries of a clock command, and the start of the line before
constexpr Millis late{3'000};      // what a running clock may have lost between setting and reading
constexpr std::uint8_t set_and_run = 0x0A;

/// What came over the line so far.
struct ClockAnswers {
  std::string protocol;
  std::optional<clock::Reading> reading;
  bool is_clock_absent = false;
  bool is_lost = false;
  bool is_set = false;
  unsigned refusals = 0;
};

class Dialogue {
 public:
  Dialogue(devices::LiveLine& line, Color left, std::function<Instant()> const& now)
      : line_(line), left_(left), now_(now) {}

  ClockAnswers const& heard() const { return heard_; }

  template <class Condition>
  void listen_until(Condition const& is_enough) {
    for (Instant const end = now_() + patience;
         line_.is_open() && !heard_.is_lost && !is_enough() && now_() < end;)
      take(line_.listen(end - now_()));
  }
  void send(DgtCommand const& command) { take(line_.send(command)); }
  void forget_reading() { heard_.reading.reset(); }

 private:
  void take(std::vector<devices::DeviceEvent> const& events) {
    for (auto const& event : events) std::visit(*this, event);
  }

 public:
  void operator()(devices::LinkFound const& found) { heard_.protocol = found.protocol; }
  void operator()(devices::LinkLost const&) { heard_.is_lost = true; }
  void operator()(clock::Reading const& reading) { heard_.reading = reading; }
  void operator()(devices::SidesReading const& sides) {
    bool const white_is_left = left_ == Color::white;
    clock::Reading reading;
    reading.white = white_is_left ? sides.left : sides.right;
    reading.black = white_is_left ? sides.right : sides.left;
    reading.is_running = sides.is_running;
    reading.to_move = sides.left_to_move == white_is_left ? Color::white : Color::black;
    heard_.reading = reading;
  }
  void operator()(devices::ClockAbsent const&) { heard_.is_clock_absent = true; }
  void operator()(devices::ClockAck const& ack) {
    if (ack.is_ok && ack.command == set_and_run) heard_.is_set = true;
    if (!ack.is_ok) ++heard_.refusals;
  }
  template <class Other>
  void operator()(Other const&) {}

 private:
  devices::LiveLine& line_;
  Color left_;
  std::function<Instant()> const& now_;
  ClockAnswers heard_;
};

void add_reading(Facts& facts, clock::Reading const& reading) {
  facts.push_back(well(
      say("Clock: White {white}, Black {black}.", {{"white", reading.white}, {"black", reading.black}})));
  if (!reading.is_running || !reading.to_move)
    facts.push_back(well(say("Clock: stopped.")));
  else
    facts.push_back(well(say("Clock: the time of {player} is running.", {{"player", *reading.to_move}})));
}

/// Nothing when a clock shows itself.
Facts why_no_clock(ClockAnswers const& heard) {
  if (heard.is_clock_absent) return {fault(say("Clock: none is connected to this board."))};
  if (heard.protocol.empty()) return {fault(say("Clock: nothing answers at this port."))};
  if (!heard.reading) return {fault(say("Clock: the device at this port shows none."))};
  return {};
}

void wait_for_clock(Dialogue& dialogue) {
  dialogue.listen_until([&] { return dialogue.heard().reading || dialogue.heard().is_clock_absent; });
}

DgtCommand command_of(ClockOrder const& order, Color left) {
  bool const white_is_left = left == Color::white;
  auto const running = !order.running           ? Running::paused
                       : *order.running == left ? Running::left
                                                : Running::right;
  return *DgtCommand::clock_set(white_is_left ? order.white : order.black,
                                white_is_left ? order.black : order.white, running);
}

bool shows(clock::Reading const& reading, ClockOrder const& order) {
  auto const fits = [&](Color c, Millis wanted) {
    Millis const lost = order.running == c ? late : Millis{0};
    return reading.of(c) <= wanted && reading.of(c) >= wanted - lost;
  };
  bool const turn_fits = !order.running || reading.to_move == order.running;
  return fits(Color::white, order.white) && fits(Color::black, order.black) && turn_fits &&
         reading.is_running == order.running.has_value();
}

}  // namespace

Facts read_clock(devices::LiveLine& line, Color left, std::function<Instant()> const& now) {
  Dialogue dialogue{line, left, now};
  wait_for_clock(dialogue);
  Facts facts = why_no_clock(dialogue.heard());
  if (facts.empty()) add_reading(facts, *dialogue.heard().reading);
  return facts;
}

Facts set_clock(devices::LiveLine& line, Color left, ClockOrder const& order,
                std::function<Instant()> const& now) {
  Dialogue dialogue{line, left, now};
  auto const& heard = dialogue.heard();
  wait_for_clock(dialogue);
  if (Facts why = why_no_clock(heard); !why.empty()) return why;
  if (heard.protocol != "dgt")
    return {fault(say("Clock: only one at a DGT board can be set; set it by hand."))};
  dialogue.send(command_of(order, left));
  dialogue.listen_until([&] { return heard.is_set || heard.refusals >= 2; });  // the line asks a second time
  if (heard.is_lost)
    return {fault(say("Clock: the device was lost; read the clock before the game goes on."))};
  if (heard.refusals >= 2 && !heard.is_set)
    return {fault(say("Clock: refused; expected a clock that is set to its computer option."))};
  if (!heard.is_set) return {fault(say("Clock: no answer; read the clock before the game goes on."))};
  dialogue.send(DgtCommand::clock_end());
  dialogue.forget_reading();
  auto const ask = [&] { dialogue.send(DgtCommand::to_board(devices::BoardCommand::clock_reading)); };
  ask();
  dialogue.listen_until([&] { return heard.reading.has_value(); });
  if (!heard.reading || !shows(*heard.reading, order)) {
    // A reading that was on its way, or a rise of more than an hour, which is believed only the second time.
    dialogue.forget_reading();
    ask();
    dialogue.listen_until([&] { return heard.reading && shows(*heard.reading, order); });
  }
  if (!heard.reading) return {fault(say("Clock: no answer; read the clock before the game goes on."))};
  Facts facts;
  add_reading(facts, *heard.reading);
  facts.push_back(shows(*heard.reading, order) ? well(say("Clock: set."))
                                               : fault(say("Clock: does not show what was ordered.")));
  return facts;
}

}  // namespace tactus::program
