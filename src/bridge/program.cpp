// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/bridge/program.hpp"

#include "devices/pseudo_terminal/pseudo_terminal.hpp"
#include "src/bridge/held_board.hpp"
#include "src/bridge/live_chess_link.hpp"
#include "src/command_line/help.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ostream>
#include <utility>  // before Asio: with g++ 12 it does not include what it needs

#include <CLI/CLI.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/signal_set.hpp>

namespace tactus::bridge {

using command_line::ExitStatus;
using command_line::Stop;

std::variant<BridgeOptions, Stop> read_command_line(int argc, char const* const* argv) {
  using command_line::help;
  CLI::App app{help("Offers a DGT board that LiveChess holds as a port of this machine"), "tactus-bridge"};
  app.set_version_flag("-V,--version", "tactus-bridge " TACTUS_VERSION);
  BridgeOptions bridge;
  bridge.live_chess = usual_port;
  auto* const port =
      app.add_option("--port", bridge.port, help("The link to make; in the game --board white=pty:LINK"))
          ->type_name("LINK");
  app.add_option("--board", bridge.board, help("Serial number of the board, where LiveChess has several"))
      ->type_name("NUMBER");
  app.add_flag("--list", bridge.lists, help("Only tell which boards LiveChess has"))->excludes(port);
  app.add_option("--live-chess", bridge.live_chess, help("TCP port of LiveChess on this machine"))
      ->check(CLI::Range(1, 65'535))
      ->capture_default_str();
  command_line::add_language(app, bridge.language, help("Language of the messages; else that of LANG"));
  constexpr command_line::Example examples[]{{"", " --port /tmp/white"}};
  command_line::add_examples(app, examples);
  command_line::TypedLine const typed{argc, argv};
  auto const catalogue = words::catalogue_of_arbiter(command_line::language_typed(typed));
  auto const translate = words::translate_of(catalogue);
  auto const is_complete = [&]() -> std::optional<Stop> {
    if (bridge.lists || !bridge.port.empty()) return std::nullopt;
    return command_line::refusal(say("no port; expected --port LINK or --list"), translate);
  };
  if (auto const stop =
          command_line::read(app, typed, "tactus-bridge", {}, is_complete, {translate, translate}))
    return *stop;
  return bridge;
}

namespace {

namespace asio = boost::asio;
using devices::PseudoTerminal;
using Fault = boost::system::error_code;

Instant now() {  // steady: a clock that is set would make LiveChess seem silent
  return Instant{std::chrono::duration_cast<Millis>(std::chrono::steady_clock::now().time_since_epoch())};
}

/// Where facts and faults go, in the person's language; and how the program ends.
struct Surroundings {
  asio::io_context& io;
  Translate const& translate;
  std::ostream& out;
  std::ostream& errors;
  std::uint16_t live_chess;
  ExitStatus status = ExitStatus::done;

  void tell(Message const& fact) const { out << written(fact, translate) << std::endl; }
  void fail(Message const& fault, ExitStatus as) {
    errors << command_line::error_line(fault, translate);
    status = as;
    io.stop();
  }
  std::vector<Argument> place(std::string const& why = {}) const {
    return {{"place", "localhost:" + std::to_string(live_chess)}, {"why", why}};
  }
};

/// The far end of the port. Nobody may wait for a terminal that no program has open: it would be told at once
/// that its other end is gone. So it is looked at with each beat whether one has.
class Port {
 public:
  Port(asio::io_context& io, PseudoTerminal terminal, std::function<void(std::span<std::uint8_t const>)> ear)
      : terminal_(std::move(terminal)), ear_(std::move(ear)), watched_(io, terminal_.descriptor()) {}
  Port(Port const&) = delete;
  Port& operator=(Port const&) = delete;
  ~Port() { watched_.release(); }  // the terminal closes it

  void write(std::string const& sentences) {
    terminal_.write(std::span{reinterpret_cast<std::uint8_t const*>(sentences.data()), sentences.size()});
  }

  void look() {
    if (is_waiting_ || !terminal_.is_connected()) return;
    is_waiting_ = true;
    watched_.async_wait(asio::posix::stream_descriptor::wait_read, [this](Fault fault) {
      if (fault) return;
      is_waiting_ = false;
      ear_(terminal_.read());
      look();
    });
  }

 private:
  PseudoTerminal terminal_;
  std::function<void(std::span<std::uint8_t const>)> ear_;
  asio::posix::stream_descriptor watched_;
  bool is_waiting_ = false;
};

class Bridge {
 public:
  Bridge(Surroundings& around, PseudoTerminal terminal, std::optional<std::string> const& board)
      : around_(around),
        board_(board),
        beat_(around.io),
        port_(around.io, std::move(terminal),
              [this](auto bytes) { carry(board_.hear_tactus(bytes, now())); }),
        link_(around.io, around.live_chess, ear()) {
    wait_for_beat();
  }

 private:
  LinkEar ear() {
    return {[this] {
              around_.tell(say("LiveChess: connected, {place}", around_.place()));
              told_why_.clear();
              carry(board_.live_chess_came(now()));
            },
            [this](std::string_view message) { carry(board_.hear_live_chess(message, now())); },
            [this](std::string const& why) { went(why); }};
  }

  void went(std::string const& why) {
    board_.live_chess_went();
    if (std::exchange(told_why_, why) != why)
      around_.tell(say("LiveChess: not at {place}, {why}; tried again each second", around_.place(why)));
  }

  void carry(Reaction const& reaction) {
    for (auto const& message : reaction.to_live_chess) link_.send(message);
    port_.write(reaction.to_tactus);
    for (auto const& fact : reaction.facts) around_.tell(fact);
    if (reaction.fault) around_.fail(*reaction.fault, ExitStatus::usage);
    if (reaction.is_silent) link_.drop("no answer");
  }

  void wait_for_beat() {
    beat_.expires_after(std::chrono::milliseconds{250});
    beat_.async_wait([this](Fault fault) {
      if (fault) return;
      port_.look();
      if (auto const at = now(); at >= board_.next_beat()) carry(board_.pass_time(at));
      wait_for_beat();
    });
  }

  Surroundings& around_;
  HeldBoard board_;
  asio::steady_timer beat_;
  std::string told_why_;
  Port port_;
  LiveChessLink link_;
};

void list(Surroundings& around, BoardList const& list) {
  if (list.boards.empty()) around.tell(say("boards at LiveChess: none"));
  for (auto const& board : list.boards) around.tell(state_of(board));
  around.io.stop();
}

/// Asks once, and ends.
class Lister {
 public:
  explicit Lister(Surroundings& around)
      : around_(around), link_(around.io, around.live_chess, ear()), patience_(around.io) {
    patience_.expires_after(std::chrono::seconds{5});
    patience_.async_wait([this](Fault fault) {
      if (!fault) give_up("no answer");
    });
  }

 private:
  LinkEar ear() {
    return {[this] { link_.send(call_for_boards(1)); }, [this](std::string_view text) { hear(text); },
            [this](std::string const& why) { give_up(why); }};
  }

  void give_up(std::string const& why) {
    around_.fail(
        say("no LiveChess at {place}, {why}; expected it to run on this machine", around_.place(why)),
        ExitStatus::failed);
  }

  void hear(std::string_view text) {
    auto const message = read_message(text);
    if (!message)
      return around_.fail(
          say("LiveChess not understood: {fault}", {{"fault", std::vector{message_of(message.error())}}}),
          ExitStatus::failed);
    if (auto const* boards = std::get_if<BoardList>(&*message)) list(around_, *boards);
  }

  Surroundings& around_;
  LiveChessLink link_;
  asio::steady_timer patience_;
};

}  // namespace

ExitStatus run_bridge(BridgeOptions const& options, std::ostream& out, std::ostream& errors) {
  auto const catalogue = words::catalogue_of(options.language, words::languages_of_the_laws, errors);
  auto const translate = words::translate_of(catalogue);
  asio::io_context io{1};
  asio::signal_set stop{io, SIGINT, SIGTERM};
  stop.async_wait([&](Fault, int) { io.stop(); });
  Surroundings around{io, translate, out, errors, options.live_chess};
  if (options.lists) {
    Lister const lister{around};
    io.run();
    return around.status;
  }
  auto terminal = PseudoTerminal::open(options.port);
  if (!terminal) {
    around.fail(as_it_is(terminal.error()), ExitStatus::failed);
    return around.status;
  }
  around.tell(say("port: pty:{link}", {{"link", options.port}}));
  Bridge const bridge{around, std::move(*terminal), options.board};
  io.run();
  return around.status;
}

}  // namespace tactus::bridge
