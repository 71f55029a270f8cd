// SPDX-License-Identifier: GPL-3.0-or-later
// Before the game: every device that was named has to answer, for a game must know what kind of boards it
// has.

#include "core/message/message.hpp"
#include "src/table/session/session.hpp"

#include <algorithm>

namespace tactus::program {
namespace {

// A device that answers shows its full state within a second.
constexpr std::chrono::seconds patience{10};

void note_kinds(table::TableSetup& setup, TablePort const& port) {
  PortRole const& role = port.meaning().role();
  if (role.is_clock) setup.has_clock = true;
  if (!role.board) return;
  (role.board == chess::Color::white ? setup.white_board : setup.black_board) = *port.meaning().board_kind();
}

/// "board of White: FAULT"
Message of_device(TablePort const& port, Message fault) {
  return tactus::say("{device}: {fault}", {{"device", std::vector{Message{name_of(port.meaning().role())}}},
                                           {"fault", std::vector{std::move(fault)}}});
}

}  // namespace

std::optional<Message> Session::port_trouble() const {
  for (auto const& port : ports_)
    if (port->trouble()) return of_device(*port, *port->trouble());
  return std::nullopt;
}

std::optional<table::TableSetup> Session::gather(table::TableSetup agreed) {
  auto const is_ready = [](auto const& port) { return port->meaning().is_ready(); };
  auto const give_up = std::chrono::steady_clock::now() + patience;
  while (!std::all_of(ports_.begin(), ports_.end(), is_ready)) {
    if (auto const item = tools_.inbox.take_until(std::min(next_moment(), give_up)))
      std::visit([this](auto const& each) { take(each); }, *item);
    for (auto const& port : ports_) port->pass_time(tools_.inbox.passed(tools_.clock.now()));
    if (ending_ != Ending::none) return std::nullopt;
    auto trouble = port_trouble();
    if (!trouble && std::chrono::steady_clock::now() >= give_up)
      trouble = of_device(**std::find_if_not(ports_.begin(), ports_.end(), is_ready),
                          tactus::say("another kind of device answers; expected what was named"));
    if (trouble) {
      tools_.console.error(tools_.sentences.written(*trouble));
      return std::nullopt;
    }
  }
  for (auto const& port : ports_) {
    note_kinds(agreed, *port);
    // What it showed so far belongs to no game; its next full state does.
    port->meaning().expect_full_state();
  }
  return agreed;
}

}  // namespace tactus::program
