// SPDX-License-Identifier: GPL-3.0-or-later
// One table of a round in one process and in simulated time: boards and clock of any makes on disturbed
// lines, the lines and meanings of the product, core/table. No thread, no terminal, no waiting.
#pragma once

#include "core/table/table_state.hpp"
#include "src/table/ports/held_presses.hpp"
#include "tests/system/round_makes.hpp"
#include "tests/system/round_port.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace tactus::system_test {

class RoundTable {
 public:
  /// White is blind, and Tactus announces for him; Black is sighted.
  RoundTable(std::uint32_t seed, RoundDevices devices);

  void run(SimTime duration);
  void act(chess::Color board, std::vector<devices::simulators::HandAction> const& actions);
  void press(chess::Color by);
  /// At the key of the clock that has one, else at the keypad.
  void ask_to_announce();
  std::size_t ports() const { return ports_.size(); }
  std::string_view make_at(std::size_t port) const;
  std::string_view make_of(chess::Color board) const { return make_at(board == chess::Color::white ? 0 : 1); }
  /// Pulls the plug of one port for so long; nothing happens while another one is out.
  void pull_plug(std::size_t port, SimTime duration);
  RoundPort& port(std::size_t port) { return ports_[port]; }
  void feed(table::Input const& input);

  SimTime now() const { return now_; }
  bool is_whole() const { return !pulled_; }
  table::TableState const& state() const { return state_; }
  std::vector<table::MoveSaid> const& said() const { return said_; }
  /// How often a device was told to be lost, and to be back.
  unsigned losses_told() const { return losses_told_; }
  unsigned findings_told() const { return findings_told_; }

 private:
  struct Pulled {
    std::size_t port;
    SimTime until;
  };
  void hear(std::vector<program::Meaning> const& meant);
  void pass_on_held();
  void take(program::Meaning const& meaning);
  void note(table::Announcement const& told);
  void start();
  bool is_ready() const;
  void show_ports_the_game();
  SimTime next_due() const;

  SimTime now_{0};
  RoundDevices devices_;
  std::vector<RoundPort> ports_;  // of White's board, of Black's, of the clock that has one
  std::optional<Pulled> pulled_;
  program::HeldPresses held_;
  table::TableState state_;
  std::vector<table::MoveSaid> said_;
  unsigned losses_told_ = 0, findings_told_ = 0;
};

}  // namespace tactus::system_test
