// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/play.hpp"

#include "src/store/recovery.hpp"
#include "src/table/attest.hpp"
#include "src/table/braille.hpp"
#include "src/table/seal.hpp"
#include "src/table/session.hpp"
#include "src/table/table_ports.hpp"
#include "src/table/terminal_reader.hpp"
#include "src/table/voice.hpp"
#include "src/table/wording_of.hpp"
#include "src/words/spoken_language.hpp"

#include <ctime>
#include <filesystem>
#include <iostream>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::program {
namespace {

Instant wall_clock() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

std::tm local_time() {
  std::time_t const now = std::time(nullptr);
  std::tm parts{};
  ::localtime_r(&now, &parts);
  return parts;
}

table::TableSetup agreed_setup(PlayOptions const& options) {
  table::TableSetup setup;
  setup.white = options.white;
  setup.black = options.black;
  setup.event = options.event;
  setup.site = options.site;
  setup.date = fmt::format("{:%Y.%m.%d}", local_time());
  setup.time_control = options.time_control;
  setup.announcer = options.announcer;
  setup.difference_notice = options.difference_notice;
  return setup;
}

/// Where the game is written, and what of it there is already.
struct Opening {
  std::optional<store::TakenUp> taken_up;
  std::string new_file;  // when nothing was taken up
};

std::string game_name(PlayOptions const& options) {
  return options.game ? *options.game : fmt::format("game-{:%Y-%m-%d-%H%M%S}.tactus", local_time());
}

tl::expected<Opening, store::StoreError> open_game(PlayOptions const& options) {
  if (!options.resume) {
    std::string name = game_name(options);
    // Told now, not when all devices have been gathered.
    if (std::filesystem::exists(name))
      return tl::unexpected(store::StoreError{store::StoreFault::already_exists, name, ""});
    return Opening{std::nullopt, std::move(name)};
  }
  auto taken = store::take_up(*options.resume);
  if (!taken) return tl::unexpected(taken.error());
  return Opening{std::move(*taken), {}};
}

bool holds_a_game(std::vector<table::StampedEvent> const& events) {
  for (table::StampedEvent const& each : events)
    if (auto const* input = std::get_if<table::Input>(&each.event);
        input != nullptr && std::holds_alternative<table::GameStarted>(*input))
      return true;
  return false;
}

/// False when it has been told why not.
bool begin(Session& session, Opening& opening, PlayOptions const& options, Console& console) {
  if (opening.taken_up && !opening.taken_up->warning.empty()) console.error(opening.taken_up->warning);
  if (opening.taken_up && holds_a_game(opening.taken_up->events)) {
    return session.resume(std::move(opening.taken_up->file), opening.taken_up->events);
  }
  auto const setup = session.gather(agreed_setup(options));
  if (!setup) return false;
  auto file =
      opening.taken_up ? std::move(opening.taken_up->file) : store::GameFile::create(opening.new_file);
  if (!file) {
    console.error(describe(file.error()));
    return false;
  }
  session.start(std::move(*file), *setup);
  return true;
}

std::string name_of(Opening const& opening) {
  return opening.taken_up ? opening.taken_up->file.path() : opening.new_file;
}

std::string folder_of(std::string const& file) {
  auto const folder = std::filesystem::path{file}.parent_path();
  return folder.empty() ? "." : folder.string();
}

/// No other thread runs yet: the seal holds for those that start later.
table::ProgramStarted sealed_identity(PlayOptions const& options, std::string const& game, Console& console) {
  auto program = program_identity();
  std::vector<std::string> folders{folder_of(game)};
  if (options.sound.wav) folders.push_back(folder_of(*options.sound.wav));
  if (options.capture) folders.push_back(*options.capture);
  auto const seal = seal_program(folders);
  program.is_sealed = seal.is_whole();
  if (!seal.is_whole())
    for (std::string const& fact : facts_of(seal)) console.error(fact);
  return program;
}

Instant start_of_time(Opening const& opening) {
  Instant const now = wall_clock();
  // Event time never runs backwards, also where a simulator ran it faster than the world.
  if (!opening.taken_up || opening.taken_up->events.empty()) return now;
  return std::max(now, opening.taken_up->events.back().time);
}

}  // namespace

ExitStatus run_play(PlayOptions const& options) {
  Console console{find_keyboard()};
  if (std::string const fault = port_fault(options); !fault.empty()) {
    console.error(fault);
    return ExitStatus::usage;
  }
  keep_stop_signals_for_the_reader();
  auto opening = open_game(options);
  if (!opening) {
    console.error(describe(opening.error()));
    return ExitStatus::failed;
  }
  auto const catalogue = words::catalogue_of(options.language, std::cerr);
  auto const wording = wording_of(options.moves, catalogue, std::cerr);
  std::string const game = name_of(*opening);
  auto const program = sealed_identity(options, game, console);
  Captions captions{console, !options.has_screen_reader || !is_heard_by_somebody(options.sound)};
  auto voice = make_voice(options, wording, recordings_folder(game), console, captions);
  if (!voice) {
    console.error(voice.error());
    return ExitStatus::failed;
  }
  auto const braille = make_braille(options, wording.sentences, console);
  EventClock const clock{start_of_time(*opening), options.pace};
  Inbox inbox;
  TerminalReader const terminal{inbox, console, [&clock] { return clock.now(); }};
  Session session{
      {program, options, clock, inbox, console, captions, **voice, wording.sentences, braille.get()},
      open_ports(options, inbox, clock)};
  if (!begin(session, *opening, options, console))
    return session.is_ending() ? ExitStatus::done : ExitStatus::failed;
  return session.run();
}

}  // namespace tactus::program
