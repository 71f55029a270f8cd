// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/relay/program.hpp"

#include "src/command_line/command_line.hpp"
#include "src/relay/relay.hpp"
#include "src/store/descriptor.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <ostream>
#include <poll.h>
#include <random>
#include <sys/signalfd.h>

#include <CLI/CLI.hpp>

namespace tactus::relay {

std::variant<RelayOptions, Stop> read_command_line(int argc, char const* const* argv) {
  using command_line::help;
  CLI::App app{help("Copies the game file of a table to the arbiter's desk, over a broker"), "tactus-relay"};
  app.set_version_flag("-V,--version", "tactus-relay " TACTUS_VERSION);
  RelayOptions relay;
  app.add_option("game", relay.game, help("Game file; may appear later"))->required()->type_name("FILE");
  app.add_option("--config", relay.config, help("What tactus-arbiter hall init wrote for this table"))
      ->required()
      ->type_name("FILE");
  app.add_option("--round", relay.round, help("Round; else that of the configuration"))->type_name("NAME");
  app.add_option("--board", relay.board, help("Board, where the configuration names none"))
      ->type_name("NAME");
  app.add_flag("--until-end", relay.ends_with_game,
               help("End when the game has ended and the desk has all of it"));
  command_line::add_language(app, relay.language, help("Language of what is told; else that of LANG"));
  command_line::TypedLine const typed{argc, argv};
  auto const catalogue = words::catalogue_of_arbiter(command_line::language_typed(typed));
  auto const translate = words::translate_of(catalogue);
  if (auto const stop = command_line::read(app, typed, "tactus-relay", {}, {}, {translate, translate}))
    return *stop;
  return relay;
}

namespace {

using namespace std::chrono_literals;
using hall::Moment;

constexpr auto goodbye_lasts = 2s;

Moment now() { return std::chrono::steady_clock::now(); }

/// Readable when the program is asked to end.
Descriptor stop_request() {
  sigset_t signals;
  ::sigemptyset(&signals);
  ::sigaddset(&signals, SIGINT);
  ::sigaddset(&signals, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  return Descriptor{::signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK)};
}

/// Waits until something can be done; true when the program is asked to end.
bool wait(Relay const& relay, Descriptor const& stop) {
  std::array<pollfd, 3> wanted{
      {{stop.get(), POLLIN, 0}, relay.link().wanted(), {relay.file_descriptor(), POLLIN, 0}}};
  auto const rest = std::chrono::ceil<Millis>(relay.next_turn() - now());
  ::poll(wanted.data(), wanted.size(), static_cast<int>(std::clamp<std::int64_t>(rest.count(), 0, 1'000)));
  return (wanted[0].revents & POLLIN) != 0;
}

void end(Relay& relay, Descriptor const& stop) {
  relay.say_goodbye();
  for (auto const limit = now() + goodbye_lasts; !relay.is_told() && now() < limit;) {
    (void)wait(relay, stop);
    relay.turn(now());
  }
  relay.close();
}

int run(Relay& relay, bool ends_with_game, Descriptor const& stop) {
  for (;;) {
    relay.turn(now());
    bool const is_over = relay.has_failed() || (ends_with_game && relay.is_finished());
    if (!is_over && !wait(relay, stop)) continue;
    end(relay, stop);
    return relay.has_failed() ? failed : 0;
  }
}

tl::expected<hall::Place, std::string> place_of(RelayOptions const& options,
                                                hall::BrokerAccount const& account) {
  auto const level = [](std::string const& option, std::optional<hall::Level> const& configured,
                        char const* name) -> tl::expected<hall::Level, std::string> {
    if (option.empty() && configured) return *configured;
    auto parsed = hall::Level::parse(option);
    if (!parsed) return tl::unexpected(std::string{name} + ": " + describe(parsed.error()));
    return *parsed;
  };
  auto const table = level(account.user, std::nullopt, "user");
  auto const round = level(options.round, account.round, "round");
  auto const board = level(options.board, account.board, "board");
  // The broker holds each table to its own board, and another one has its own file.
  if (board && account.board && *board != *account.board)
    return tl::unexpected("--board " + options.board + ": this configuration is for board " +
                          account.board->text() +
                          "; expected the configuration of the table with that board");
  for (auto const* each : {&table, &round, &board})
    if (!*each) return tl::unexpected(each->error());
  return hall::Place{*table, *round, *board};
}

}  // namespace

int run_relay(RelayOptions const& options, std::ostream& out, std::ostream& errors) {
  Descriptor const stop = stop_request();
  auto const catalogue = words::catalogue_of(options.language, words::languages_of_the_laws, errors);
  auto const translate = words::translate_of(catalogue);
  auto const refuse = [&](std::string const& fault) {
    errors << command_line::error_line(fault, translate);
    return usage_error;
  };
  auto const account = hall::read_account(options.config);
  if (!account) return refuse(account.error());
  auto const place = place_of(options, *account);
  if (!place) return refuse(place.error());
  std::minstd_rand random{std::random_device{}()};
  auto const delay = [&random] { return Millis{std::uniform_int_distribution<>{1'000, 5'000}(random)}; };
  auto link = hall::BrokerLink::make(*account, Relay::will_of(*place), delay);
  if (!link) return refuse(link.error());
  out << written(say("table: {place}", {{"place", describe(*place)}}), translate) << std::endl;
  Relay relay{std::move(*link), *place, options.game, translate, out, errors};
  return run(relay, options.ends_with_game, stop);
}

}  // namespace tactus::relay
