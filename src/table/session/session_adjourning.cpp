// SPDX-License-Identifier: GPL-3.0-or-later
// What people type when a game is adjourned (Guideline I): who seals, when and where it goes on.

#include "core/message/message.hpp"
#include "core/message/unicode.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/questions.hpp"
#include "src/table/session/session.hpp"
#include "src/table/session/standing.hpp"

namespace tactus::program {
namespace {

constexpr std::size_t longest_resumption = 100;  // characters

}  // namespace

/// What is typed behind it may be the sealed move: it is read for a side, and kept nowhere.
void Session::adjourn(Instant time, ConsoleLine const& line) {
  auto const by = line.text.empty() ? state_.to_move() : side_typed(line.text, tools_.sentences);
  if (!by)
    return tell_error(
        translatable("the sealed move goes into the envelope, not into Tactus; expected adjourn "
                     "alone"));
  if (is_of_other(*by)) return;
  if (state_.are_moves_missing()) return request(time, *by, table::Request::where);  // nobody knows who seals
  if (*by != state_.to_move()) return feed(time, table::AdjournmentEntered{*by, current_reading()});
  bool const is_played = !state_.sealed_by();
  if (is_played && !is_entered_again(time, state_.to_move(), table::TwiceEntered::adjournment)) return;
  feed(time, table::AdjournmentEntered{state_.to_move(), current_reading()});
  if (!state_.sealed_by()) return;
  show(envelope_of(state_, time, letters(), tools_.sentences));
  if (!typist_) feed(time, table::ResumptionNeeded{});  // a keypad has no letters
}

/// What is neither a command nor a move; "yes" answers another question, "no" leaves it like an empty line.
bool Session::take_resumption(LineTyped const& typed) {
  if (!state_.is_resumption_wanted()) return false;
  if (auto const reply = read_yes_no(typed.text)) {
    bool const is_of_another = *reply || !open_to_yes_and_no().empty();
    if (!is_of_another) feed(typed.time, table::ResumptionStated{});
    return !is_of_another;
  }
  ConsoleLine const line = read_console_line(typed.text, tools_.sentences);
  auto const stated = read_stated(line.text, letters());
  bool const is_text = line.act == Act::move && !stated.as_typed && stated.otherwise.empty();
  if (line.act != Act::nothing && !is_text) return false;
  if (unicode::length(line.text) > longest_resumption) {
    tell_error(translatable("expected date, time and place in at most 100 characters"));
    return true;
  }
  feed(typed.time, table::ResumptionStated{line.text});
  if (is_text) show(envelope_of(state_, typed.time, letters(), tools_.sentences));
  return true;
}

void Session::continue_play(Instant time) {
  if (!state_.sealed_by()) return tell_error(translatable("the game is not adjourned; expected a move"));
  feed(time, table::PlayContinued{});
  // What came off meanwhile, and what came back.
  for (auto const& port : ports_)
    for (table::Device const device : port->meaning().devices()) {
      bool const is_linked = port->meaning().is_linked();
      bool const is_lost = state_.is_lost(device);
      if (is_linked && is_lost)
        feed(time, table::DeviceWasFound{device, port->meaning().shortest_seen()});
      else if (!is_linked && !is_lost)
        feed(time, table::DeviceWasLost{device, "It came off while the game was adjourned."});
    }
  lose_devices_without_port();
  lose_what_is_missing();
}

}  // namespace tactus::program
