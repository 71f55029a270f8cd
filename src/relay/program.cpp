// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/relay/program.hpp"

#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/relay/next_game.hpp"
#include "src/relay/relay.hpp"
#include "src/store/descriptor.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
#include <functional>
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
  app.add_option("game", relay.game,
                 help("Game file, which may appear later; or the folder of the games: each next one in turn"))
      ->required()
      ->type_name("FILE");
  app.add_option("--config", relay.config, help("What tactus-arbiter hall init wrote for this table"))
      ->required()
      ->type_name("FILE");
  app.add_option("--round", relay.round,
                 help("Round; else that of the configuration, of a folder's games that of the desk"))
      ->type_name("NAME");
  app.add_option("--board", relay.board, help("Board, where the configuration names none"))
      ->type_name("NAME");
  app.add_option("--setup", relay.setup_folder,
                 help("Folder for the set-up file that the desk sends: next.toml, for tactus play --hall"))
      ->type_name("DIR");
  app.add_flag("--until-end", relay.ends_with_game,
               help("End when the game has ended and the desk has all of it"));
  command_line::add_language(app, relay.language, help("Language of the messages; else that of LANG"));
  constexpr command_line::Example examples[]{{"", " game.tactus --config table-1.conf"}};
  command_line::add_examples(app, examples);
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

enum class Ended : std::uint8_t { failed, stopped, game };

/// `is_left`: this game is to be left, though it goes on.
Ended run(Relay& relay, bool ends_with_game, Descriptor const& stop, std::function<bool()> const& is_left) {
  for (;;) {
    relay.turn(now());
    bool const is_done = ends_with_game && relay.is_finished() && relay.is_signed_or_late(now());
    if (is_done) relay.tell_what_is_missing();
    bool const is_over = is_done || is_left();
    bool const is_stopped = !is_over && !relay.has_failed() && wait(relay, stop);
    if (!is_over && !relay.has_failed() && !is_stopped) continue;
    end(relay, stop);
    if (relay.has_failed()) return Ended::failed;
    return is_stopped ? Ended::stopped : Ended::game;
  }
}

tl::expected<hall::Level, std::string> level(std::string const& option,
                                             std::optional<hall::Level> const& configured, char const* name) {
  if (option.empty() && configured) return *configured;
  auto parsed = hall::Level::parse(option);
  if (!parsed) return tl::unexpected(std::string{name} + ": " + describe(parsed.error()));
  return *parsed;
}

tl::expected<hall::Place, std::string> place_of(RelayOptions const& options,
                                                hall::BrokerAccount const& account) {
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

/// Tries to reach the broker again after 1 to 5 seconds.
std::function<Millis()> some_seconds() {
  return [random = std::minstd_rand{std::random_device{}()}]() mutable {
    return Millis{std::uniform_int_distribution<>{1'000, 5'000}(random)};
  };
}

/// All that a relay needs but its game.
struct Workplace {
  RelayOptions const& options;
  hall::BrokerAccount const& account;
  Descriptor const& stop;
  Translate const& translate;
  std::ostream& out;
  std::ostream& errors;
  ArrivingSetup& setups;

  void tell(Message const& fact) const { out << written(fact, translate) << std::endl; }
};

/// An account of another machine has a certificate, as read_account() makes sure.
hall::BrokerLink link_of(Workplace const& at, std::optional<hall::Will> will) {
  return std::move(*hall::BrokerLink::make(at.account, std::move(will), some_seconds()));
}

Ended relay_game(Workplace const& at, hall::Place const& place, std::string const& file, bool ends_with_game,
                 std::function<bool(Relay const&)> const& is_left) {
  at.tell(say("table: {place}", {{"place", describe(place)}}));
  Relay relay{link_of(at, Relay::will_of(place)), place, file, at.translate, at.out, at.errors};
  relay.take_setups(at.setups);
  return run(relay, ends_with_game, at.stop, [&] { return is_left(relay); });
}

/// Waits until something can be read, or `limit`; true when the program is asked to end.
bool wait(Descriptor const& stop, pollfd other, Millis limit) {
  std::array<pollfd, 2> wanted{{{stop.get(), POLLIN, 0}, other}};
  ::poll(wanted.data(), wanted.size(), static_cast<int>(limit.count()));
  return (wanted[0].revents & POLLIN) != 0;
}

constexpr Millis folder_is_looked_at_each{1'000};

/// Who plays next is heard before a game begins.
class Listening {
 public:
  explicit Listening(Workplace const& at) : setups_(at.setups) {
    if (setups_.is_wanted()) link_.emplace(link_of(at, std::nullopt));
  }
  Listening(Listening const&) = delete;
  Listening& operator=(Listening const&) = delete;
  ~Listening() {
    if (link_) link_->close();
  }

  pollfd wanted() const { return link_ ? link_->wanted() : pollfd{-1, 0, 0}; }
  void turn() {
    if (!link_) return;
    for (hall::LinkEvent const& event : link_->turn(now())) {
      if (std::holds_alternative<hall::LinkUp>(event)) setups_.subscribe(*link_);
      if (auto const* const arrived = std::get_if<hall::Arrived>(&event)) setups_.take(*arrived);
    }
  }

 private:
  ArrivingSetup& setups_;
  std::optional<hall::BrokerLink> link_;
};

/// The game that is played at `after`, or once another one begins. Nothing: the program is asked to end.
std::optional<FolderGame> next_game(Workplace const& at, GameFolder& folder, std::string const& after) {
  std::optional<Listening> listening;
  for (;;) {
    auto game = folder.newest();
    if (game && game->id != after) return game;
    if (!listening) listening.emplace(at);
    listening->turn();
    if (wait(at.stop, listening->wanted(), folder_is_looked_at_each)) return std::nullopt;
  }
}

std::optional<hall::Level> round_of(Workplace const& at, FolderGame const& game) {
  if (!at.options.round.empty()) return hall::Level::parse(at.options.round).value();
  auto const table = hall::Level::parse(at.account.user).value();
  auto const board = level(at.options.board, at.account.board, "board").value();
  RoundSearch search{link_of(at, std::nullopt), table, board, game};
  for (bool is_told = false;;) {
    auto round = search.turn(now());
    if (round) {
      search.close();
      return round;
    }
    if (search.is_waiting() && !std::exchange(is_told, true))
      at.tell(say("waiting: the desk does not say which round is played (desk --round)"));
    if (wait(at.stop, search.link().wanted(), Millis{500})) return std::nullopt;
  }
}

/// A game that has begun behind this one is the table's next. What the desk does not take of the old one
/// within a minute, it will not.
class Leaving {
 public:
  Leaving(GameFolder& folder, std::string game) : folder_(folder), game_(std::move(game)) {}

  bool operator()(Relay const& relay) {
    constexpr auto patience = 60s;
    auto const at = now();
    if (at < next_look_) return false;
    next_look_ = at + folder_is_looked_at_each;
    auto const newest = folder_.newest();
    if (!newest || newest->id == game_) return false;
    bool const is_connected = relay.link().is_up();
    if (!since_ && is_connected) since_ = at;
    if (!is_connected) since_.reset();
    return relay.has_told_all() || (since_ && at >= *since_ + patience);
  }

 private:
  GameFolder& folder_;
  std::string game_;
  Moment next_look_{};
  std::optional<Moment> since_{};
};

int relay_folder(Workplace const& at) {
  GameFolder folder{at.options.game};
  std::string last;
  for (;;) {
    auto const game = next_game(at, folder, last);
    if (!game) return 0;
    auto const round = round_of(at, *game);
    if (!round) return 0;
    auto options = at.options;
    options.round = round->text();
    auto const place = place_of(options, at.account);
    auto const ended = relay_game(at, *place, game->file, false, Leaving{folder, game->id});
    if (ended == Ended::failed) return failed;
    if (ended == Ended::stopped) return 0;
    last = game->id;
  }
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
  ArrivingSetup setups{options.setup_folder, place->table, place->board,
                       [&](Message const& fact) { out << written(fact, translate) << std::endl; }};
  Workplace const at{options, *account, stop, translate, out, errors, setups};
  if (std::filesystem::is_directory(options.game)) return relay_folder(at);
  auto const ended =
      relay_game(at, *place, options.game, options.ends_with_game, [](Relay const&) { return false; });
  return ended == Ended::failed ? failed : 0;
}

}  // namespace tactus::relay
