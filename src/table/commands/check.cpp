// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/commands/check.hpp"

#include "src/equipment/spoken_catalogue.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/ports/table_port.hpp"
#include "src/table/program/program.hpp"
#include "src/table/seal/attest.hpp"
#include "src/table/seal/environment.hpp"
#include "src/words/catalogue.hpp"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <unistd.h>

namespace tactus::program {
namespace {

namespace fs = std::filesystem;
using equipment::SoundState;

equipment::DiskState disk_state(PlayOptions const& play) {
  std::error_code fault;
  fs::path folder = fs::absolute(play.game.value_or("game.tactus"), fault).parent_path();
  auto const space = fs::space(folder, fault);
  return {folder.string(), !fault && ::access(folder.c_str(), W_OK | X_OK) == 0, fault ? 0 : space.available};
}

void tell_program(equipment::FactTeller& teller, Program const& program) {
  auto const self = program_identity(program);
  teller.tell(equipment::program_fact(self.version, self.profile, !self.sha256.empty()));
}

void tell_error(Message const& fault, words::Catalogue const& catalogue) {
  fail(fault, translate_faults(catalogue));
}

/// What was said so far tells whether it could be heard.
SoundState sound_state(CheckOptions const& options, bool has_voice, std::string const& trouble) {
  if (!has_voice) return SoundState::no_voice;
  if (!trouble.empty()) return SoundState::no_sound;
  return options.play.sound.is_silent ? SoundState::switched_off : SoundState::heard;
}

void tell_disk(equipment::FactTeller& teller, PlayOptions const& play) {
  teller.tell(equipment::disk_fact(disk_state(play)));
  std::error_code fault;
  if (play.game && fs::exists(*play.game, fault)) teller.tell(equipment::game_file_exists(*play.game));
}

void tell_devices(equipment::FactTeller& teller, CheckOptions const& options,
                  words::Catalogue const& catalogue) {
  EventClock const clock{std::chrono::floor<Millis>(std::chrono::system_clock::now()), options.play.pace};
  Inbox inbox;
  auto const ports = open_ports(options.play, inbox, clock);
  auto const start = options.play.start.placement();
  auto const look = look_at_table(ports, inbox, clock, start);
  for (Message const& trouble : look.troubles) tell_error(trouble, catalogue);
  teller.tell(equipment::board_facts(chess::Color::white, look.white, start));
  teller.tell(equipment::board_facts(chess::Color::black, look.black, start));
  teller.tell(equipment::clock_facts(look.clock, options.main_time));
}

}  // namespace

ExitStatus run_check(CheckOptions const& options, Program const& program) {
  auto const catalogue = words::catalogue_of(options.language, std::cerr);
  if (auto const fault = port_fault(options.play)) {
    tell_error(*fault, catalogue);
    return ExitStatus::usage;
  }
  if (auto const fault = environment_fault(program)) {  // `play` would refuse it too
    tell_error(*fault, catalogue);
    return ExitStatus::usage;
  }
  leave_home(program);
  auto voice = make_fact_voice(options.play.sound);
  if (!voice) tell_error(voice.error(), catalogue);
  equipment::FactTeller teller{std::cout, catalogue, voice ? std::move(*voice) : nullptr};
  tell_program(teller, program);
  if (!teller.trouble().empty()) tell_error(as_it_is(teller.trouble()), catalogue);
  teller.tell(equipment::sound_fact(sound_state(options, voice.has_value(), teller.trouble())));
  tell_devices(teller, options, catalogue);
  tell_disk(teller, options.play);
  teller.tell(equipment::verdict(teller.faults_told()));
  return teller.faults_told() == 0 ? ExitStatus::done : ExitStatus::failed;
}

namespace {

// A silent port is told after three seconds; a device that answers shows its full state within a second.
constexpr std::chrono::seconds looking_patience{6};

/// A board by what it said so far.
struct Apply {
  equipment::BoardState& board;

  void operator()(sensing::AllPieces const& seen) const { board = seen.placement; }
  void operator()(sensing::AllOccupied const& seen) const { board = seen.squares; }
  void operator()(sensing::SquarePiece const& seen) const {
    auto* const placement = std::get_if<chess::Placement>(&board);
    if (placement == nullptr) return;  // the full state is still to come
    if (seen.piece)
      placement->put(seen.square, *seen.piece);
    else
      placement->clear(seen.square);
  }
  void operator()(sensing::SquareOccupied const& seen) const {
    auto* const squares = std::get_if<chess::SquareSet>(&board);
    if (squares == nullptr) return;
    chess::SquareSet const one{std::uint64_t{1} << seen.square.index()};
    *squares = seen.is_occupied ? *squares | one : *squares - one;
  }
};

class Look {
 public:
  Look(std::span<std::unique_ptr<TablePort> const> ports, Inbox& inbox, EventClock const& clock,
       chess::Placement const& start)
      : ports_(ports), inbox_(inbox), clock_(clock) {
    for (auto const& port : ports_) port->expect_placement(start);
  }

  TableLook take() {
    auto const give_up = EventClock::Steady::now() + looking_patience;
    while (!std::all_of(ports_.begin(), ports_.end(), [this](auto const& port) { return is_done(*port); }) &&
           EventClock::Steady::now() < give_up)
      step(give_up);
    for (auto const& port : ports_) settle(*port);
    return std::move(look_);
  }

 private:
  equipment::BoardState& board(chess::Color c) {
    return c == chess::Color::white ? look_.white : look_.black;
  }

  bool has_shown_board(TablePort const& port) {
    auto const side = port.meaning().role().board;
    return !side || std::holds_alternative<chess::Placement>(board(*side)) ||
           std::holds_alternative<chess::SquareSet>(board(*side));
  }
  bool is_done(TablePort const& port) {
    return port.trouble() || (port.meaning().is_ready() && has_shown_board(port));
  }

  void step(EventClock::Steady::time_point give_up) {
    auto until = give_up;
    for (auto const& port : ports_)
      if (auto const due = port->next_deadline()) until = std::min(until, clock_.when(*due));
    if (auto const item = inbox_.take_until(until)) {
      auto const& news = std::get<PortNews>(*item);  // nobody else puts anything in
      hear(ports_[news.port]->take(news.item));
    }
    for (auto const& port : ports_) hear(port->pass_time(inbox_.passed(clock_.now())));
  }

  void hear(std::vector<Heard> const& heard) {
    for (Heard const& each : heard) {
      auto const* const input = std::get_if<table::Input>(&each.meaning);
      if (input == nullptr) continue;
      if (auto const* seen = std::get_if<table::BoardSeen>(input))
        std::visit(Apply{board(seen->board)}, seen->observation);
      if (auto const* seen = std::get_if<table::ClockSeen>(input)) look_.clock = seen->reading;
    }
  }

  /// What a port did not show is missing there.
  void settle(TablePort const& port) {
    PortRole const& role = port.meaning().role();
    bool const is_linked = port.meaning().is_linked();
    if (port.trouble())
      look_.troubles.push_back(say("{device}: {fault}", {{"device", std::vector{Message{name_of(role)}}},
                                                         {"fault", std::vector{*port.trouble()}}}));
    if (role.board && (!is_linked || !has_shown_board(port))) mark_missing(board(*role.board), port);
    if (role.is_clock && (!is_linked || !port.meaning().last_reading())) mark_missing(look_.clock, port);
  }

  template <class State>
  static void mark_missing(State& state, TablePort const& port) {
    if (port.meaning().is_linked())
      state = equipment::OtherDevice{port.place().name};
    else
      state = equipment::NotConnected{port.place().name};
  }

  std::span<std::unique_ptr<TablePort> const> ports_;
  Inbox& inbox_;
  EventClock const& clock_;
  TableLook look_;
};

}  // namespace

TableLook look_at_table(std::span<std::unique_ptr<TablePort> const> ports, Inbox& inbox,
                        EventClock const& clock, chess::Placement const& start) {
  return Look{ports, inbox, clock, start}.take();
}

}  // namespace tactus::program
