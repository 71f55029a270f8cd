// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/relay/options.hpp"

#include "src/command_line/line_fault.hpp"

#include <CLI/CLI.hpp>

namespace tactus::relay {

std::variant<RelayOptions, Stop> read_command_line(int argc, char const* const* argv) {
  CLI::App app{"Copies the game file of a table to the arbiter's desk, over a broker", "tactus-relay"};
  app.set_version_flag("--version", "tactus-relay " TACTUS_VERSION);
  RelayOptions relay;
  app.add_option("game", relay.game, "Game file; may appear later")->required()->type_name("FILE");
  app.add_option("--config", relay.config, "What tactus-arbiter hall init wrote for this table")
      ->required()
      ->type_name("FILE");
  app.add_option("--round", relay.round, "Round; else that of the configuration")->type_name("NAME");
  app.add_option("--board", relay.board, "Board; else that of the configuration")->type_name("NAME");
  app.add_flag("--until-end", relay.ends_with_game, "End when the game has ended and the desk has all of it");
  try {
    app.parse(argc, argv);
  } catch (CLI::CallForHelp const&) {
    return Stop{app.help()};
  } catch (CLI::CallForVersion const& version) {
    return Stop{std::string(version.what()) + "\n"};
  } catch (CLI::ParseError const& error) {
    return Stop{command_line::line_fault(app, error, {argc, argv}, "tactus-relay"), usage_error};
  }
  return relay;
}

}  // namespace tactus::relay
