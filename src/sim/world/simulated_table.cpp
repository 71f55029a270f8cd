// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/simulated_table.hpp"

#include "core/legal/position.hpp"
#include "src/sim/world/commands.hpp"
#include "src/sim/world/time_flow.hpp"

#include <cstdio>
#include <fstream>

#include <fmt/format.h>

namespace tactus::sim {

namespace {

using devices::simulators::SimulatedBoard;
using devices::simulators::SimulatedLine;

std::string_view port_name(Mistake mistake, chess::Color board) {
  bool const is_crosswise = mistake == Mistake::boards_exchanged;
  return (board == chess::Color::white) != is_crosswise ? "white-board" : "black-board";
}

}  // namespace

SimulatedTable::SimulatedTable(std::filesystem::path const& folder, double speed, Mistake mistake)
    : TimeFlow(speed),
      white_board(standing_at_start(mistake, chess::Color::white)),
      black_board(standing_at_start(mistake, chess::Color::black)),
      clock(main_time, increment),
      white_line(white_board, folder / port_name(mistake, chess::Color::white)),
      black_line(black_board, folder / port_name(mistake, chess::Color::black)),
      clock_line(clock, folder / "clock"),
      mistake_(mistake) {
  if (mistake == Mistake::clock_exchanged) clock.stand_wrong_way_round();
  for (SimulatedLine* const line : {&white_line, &black_line, &clock_line}) carry(*line);
}

tl::expected<void, Trouble> SimulatedTable::plug_all() {
  for (SimulatedLine* const line : {&white_line, &black_line, &clock_line})
    if (auto plugged = line->plug(now()); !plugged) return plugged;
  return {};
}

tl::expected<void, Trouble> SimulatedTable::act(chess::Color board, std::vector<HandAction> const& actions) {
  for (HandAction action : actions) {
    action.square = told_for(mistake_, board, action.square);
    if (auto waited = wait(action.pause_before); !waited) return waited;
    act_on(board == chess::Color::white ? static_cast<SimulatedBoard&>(white_board) : black_board, action,
           now());
  }
  return {};
}

std::vector<std::string> play_arguments(SimulatedTable const& table, TableProgramOptions const& options) {
  std::vector<std::string> arguments{
      "play",
      "--language",  // read_caption() knows the English ones
      "en",
      options.is_resumed ? "--resume" : "--game",
      options.game_file.string(),
      "--board",
      "white=sim:" + table.white_line.link().string(),
      "--board",
      "black=sim:" + table.black_line.link().string(),
      "--clock",
      "sim:" + table.clock_line.link().string(),
      "--pace",
      fmt::format("{:.0f}", table.speed()),
  };
  if (options.is_silent) arguments.emplace_back("--silent");
  auto const add = [&](std::string const& name, std::string const& value) {
    arguments.push_back(name);
    arguments.push_back(value);
  };
  if (options.wav) add("--wav", options.wav->string());
  if (options.is_resumed) return arguments;  // the rest was agreed before the game and stands in its file
  add("--blind", "white");
  add("--announcer", "tactus");
  add("--white", "Morphy, Paul");
  add("--black", "Duke Karl / Count Isouard");
  add("--time-control", "90m+30s");
  if (!options.event.empty()) add("--event", options.event);
  if (!options.site.empty()) add("--site", options.site);
  return arguments;
}

namespace {

using Done = tl::expected<void, Trouble>;
using devices::simulators::SimulatedLine;

class TableSession {
 public:
  explicit TableSession(TableSessionOptions const& options)
      : table_(options.folder, options.speed, options.mistake) {}

  Done plug_in() {
    if (auto plugged = table_.plug_all(); !plugged) return plugged;
    auto const& white = table_.white_line.link();
    auto const folder = white.parent_path();
    fmt::print("sim:{}\nsim:{}\nsim:{}\n", (folder / "white-board").string(),
               (folder / "black-board").string(), table_.clock_line.link().string());
    std::fflush(stdout);
    return {};
  }

  Done follow_script(std::filesystem::path const& script) {
    std::ifstream file{script};
    if (!file) return tl::unexpected("cannot read the script " + script.string());
    for (std::string line; !is_ended_ && std::getline(file, line);)
      if (auto done = obey_line(line); !done) return done;
    return {};
  }

  Done follow_input() {
    return sim::follow_input(table_, is_ended_, [this](std::string const& line) { return obey_line(line); });
  }

 private:
  Done obey_line(std::string const& line) {
    auto const command = read_table_command(line);
    if (!command) return tl::unexpected(command.error());
    return std::visit([this](auto const& one) { return obey(one); }, *command);
  }

  Done obey(HandCommand const& command) { return table_.act(command.board, {command.action}); }
  Done obey(PressCommand const& command) {
    table_.clock.press(command.by, table_.now());
    return {};
  }
  Done obey(SayCommand const& /*command*/) {
    table_.clock.say(table_.now());
    return {};
  }
  Done obey(PlugCommand const& command) {
    SimulatedLine& line = line_of(command.port);
    if (command.is_plugged) return line.plug(table_.now());
    line.unplug();
    return {};
  }
  Done obey(FaultCommand const& command) {
    auto& faults = line_of(command.port).faults();
    switch (command.kind) {
      case FaultCommand::Kind::garbage: faults.insert_random_garbage(command.amount); break;
      case FaultCommand::Kind::lose: faults.lose_next(command.amount); break;
      case FaultCommand::Kind::noise: faults.set_noise(command.amount); break;
    }
    return {};
  }
  Done obey(WaitCommand const& command) { return table_.wait(command.duration); }
  Done obey(EndCommand const& /*command*/) {
    is_ended_ = true;
    return {};
  }
  Done obey(NoCommand const& /*command*/) { return {}; }

  SimulatedLine& line_of(SimulatedPort port) {
    switch (port) {
      case SimulatedPort::white: return table_.white_line;
      case SimulatedPort::black: return table_.black_line;
      case SimulatedPort::clock: break;
    }
    return table_.clock_line;
  }

  SimulatedTable table_;
  bool is_ended_ = false;
};

}  // namespace

int run_table_session(TableSessionOptions const& options) {
  stop_on_interrupt();
  TableSession session{options};
  auto const done = session.plug_in().and_then(
      [&] { return options.script ? session.follow_script(*options.script) : session.follow_input(); });
  if (done) return 0;
  fmt::print(stderr, "error: {}\n", done.error());
  return 1;
}

}  // namespace tactus::sim
