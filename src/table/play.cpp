// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/table/play.hpp"

#include "core/message/message.hpp"
#include "src/equipment/spoken_catalogue.hpp"
#include "src/record/game_end.hpp"
#include "src/record/local_time.hpp"
#include "src/record/saved_game.hpp"
#include "src/store/game_file.hpp"
#include "src/table/console/announcer.hpp"
#include "src/table/ports/table_port.hpp"
#include "src/table/program/program.hpp"
#include "src/table/program/room.hpp"
#include "src/table/seal/attest.hpp"
#include "src/table/seal/environment.hpp"
#include "src/table/seal/loaded_files.hpp"
#include "src/table/seal/own_memory.hpp"
#include "src/table/seal/seal.hpp"
#include "src/table/session/keypad.hpp"
#include "src/table/session/session.hpp"
#include "src/table/session/terminal_reader.hpp"
#include "src/table/setup/agreement.hpp"
#include "src/table/setup/kept_agreement.hpp"
#include "src/table/setup/talk.hpp"
#include "src/words/catalogue.hpp"

#include <filesystem>
#include <iostream>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace tactus::program {
namespace {

Instant wall_clock() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

std::string today() { return fmt::format("{:%Y.%m.%d}", record::local_time(wall_clock())); }

/// Where the game is written, and what of it there is already.
struct Opening {
  std::optional<store::TakenUp> taken_up;
  std::string new_file;  // when nothing was taken up
};

std::string game_name(PlayOptions const& options) {
  if (options.game) return *options.game;
  auto const name = fmt::format("game-{:%Y-%m-%d-%H%M%S}", record::local_time(wall_clock()));
  std::string file = name + ".tactus";
  for (unsigned n = 2; std::filesystem::exists(file); ++n) file = fmt::format("{}-{}.tactus", name, n);
  return file;
}

std::vector<std::unique_ptr<Keypad>> open_keypads(PlayOptions const& options, Inbox& inbox,
                                                  EventClock const& clock) {
  std::vector<std::unique_ptr<Keypad>> keypads;
  auto const open = [&](chess::Color player, std::optional<std::string> const& name) {
    if (name)
      keypads.push_back(std::make_unique<Keypad>(player, *name, inbox, [&clock] { return clock.now(); }));
  };
  open(chess::Color::white, options.white_keypad);
  open(chess::Color::black, options.black_keypad);
  return keypads;
}

/// Nothing: whoever reaches for it.
std::optional<chess::Color> reader_of(TableDisplay const& display) {
  if (display.reader == speech::Whose::white) return chess::Color::white;
  if (display.reader == speech::Whose::black) return chess::Color::black;
  return std::nullopt;
}

DisplayListener listener_of(TableDisplay const& display, Inbox& inbox, EventClock const& clock) {
  return {[&, device = display.device](std::string_view trouble) {
            inbox.put(DisplayNews{clock.now(), device, std::string{trouble}});
          },
          [&, reader = reader_of(display)](FingerKey key) {
            inbox.put(DisplayAsked{clock.now(), key, reader});
          }};
}

VoiceListener listener_of(Inbox& inbox, EventClock const& clock, unsigned pace) {
  return {[&, pace](table::Announcement const& announcement, Millis length) {
            auto const& said = std::get<table::MoveSaid>(announcement.content);
            inbox.put(VoiceSpoken{clock.now(), announcement.to, {said.by, said.ply, length * pace}});
          },
          [&](table::MoveUnheard const& what) {
            inbox.put(VoiceMissed{clock.now(), what});
          },
          [&](table::Audience to, std::string const& trouble) {
            inbox.put(SoundNews{clock.now(), to, trouble});
          }};
}

/// Of the game in these events, as it was corrected last; nothing: they hold none.
std::optional<table::TableSetup> setup_of(std::vector<table::StampedEvent> const& events) {
  std::optional<table::TableSetup> setup;
  record::GameEnd end;
  for (table::StampedEvent const& each : events) {
    end.take(each.event);
    auto const* const input = std::get_if<table::Input>(&each.event);
    if (input == nullptr) continue;
    auto const* const started = std::get_if<table::GameStarted>(input);
    if (started != nullptr && !setup) setup = started->setup;
    auto const* const right = std::get_if<table::SetupCorrected>(input);
    if (right != nullptr && setup && end.is_open()) setup = table::corrected(*std::move(setup), right->setup);
  }
  return setup;
}

void tell(std::vector<Message> const& facts, words::Catalogue const& catalogue, Console& console) {
  for (auto const& fact : facts) console.fact(words::shown_as_agreed(fact, catalogue));
}

/// The arbiter reads it before he lets the game begin.
std::vector<Message> capture_facts(PlayOptions const& options) {
  if (!options.capture) return {};
  // Translators: For finding faults, all that boards and clock send is kept in files of this folder; shown.
  return {
      {translatable("bytes of boards and clock are recorded in {folder}"), {{"folder", *options.capture}}}};
}

/// Before anything is written: what is stated now would change a record that was signed (8.7).
std::optional<Message> signed_game_fault(PlayOptions const& options, SavedGame const& game) {
  record::GameEnd end;
  for (store::NumberedEvent const& each : game.events) end.take(each.stamped.event);
  if (end.is_open()) return std::nullopt;
  return fault_after_signature(options.stated, agreed_setup(options, today()), game.record.setup);
}

tl::expected<Opening, Message> open_game(PlayOptions const& options, Program const& program) {
  if (!options.resume) {
    std::string name = game_name(options);
    // Told now, not when all devices have been gathered.
    if (auto const fault = store::new_name_fault(name)) return tl::unexpected(message_of(*fault));
    return Opening{std::nullopt, std::move(name)};
  }
  if (auto fault = profile_fault(*options.resume, program.profile)) return tl::unexpected(*std::move(fault));
  auto const saved = read_saved_game(*options.resume);
  if (auto fault = saved ? signed_game_fault(options, *saved) : std::nullopt)
    return tl::unexpected(*std::move(fault));
  auto taken = store::take_up(*options.resume);
  if (!taken) return tl::unexpected(message_of(taken.error()));
  if (!setup_of(taken->events))
    return tl::unexpected(message_of(store::StoreError{store::StoreFault::no_game, *options.resume, ""}));
  if (saved && !taken->warning) taken->warning = saved->added;
  return Opening{std::move(*taken), {}};
}

/// What is put right now must be as it could have been agreed.
std::optional<Message> correction_fault(PlayOptions const& options, table::TableSetup const& kept,
                                        table::TableSetup const& right) {
  if (right == kept) return std::nullopt;
  auto const fault = agreement_fault(right);
  return fault ? fault : channel_fault(options, right);
}

/// False when it has been told why not.
bool begin(Session& session, Opening& opening, table::TableSetup const& agreed, PlayOptions const& options,
           words::Catalogue const& catalogue, Console& console) {
  if (opening.taken_up) {
    if (auto const& warning = opening.taken_up->warning) console.error(words::shown(*warning, catalogue));
    auto const kept = *setup_of(opening.taken_up->events);
    auto const right = corrected_by(options.stated, agreed, kept);
    if (auto const fault = correction_fault(options, kept, right)) {
      console.error(words::shown(*fault, catalogue));
      return false;
    }
    tell(kept_facts(options.stated, agreed, kept, catalogue), catalogue, console);
    tell(ear_facts(options, right), catalogue, console);
    tell(capture_facts(options), catalogue, console);
    session.resume(std::move(opening.taken_up->file), opening.taken_up->events,
                   right == kept ? std::nullopt : std::optional(right));
    return true;
  }
  auto const setup = session.gather(agreed);
  if (!setup) return false;
  auto file = store::GameFile::create(opening.new_file);
  if (!file) {
    console.error(words::shown(message_of(file.error()), catalogue));
    return false;
  }
  tell(agreement_facts(*setup), catalogue, console);
  tell(ear_facts(options, *setup), catalogue, console);
  tell(capture_facts(options), catalogue, console);
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

/// The folders that the game writes into.
std::vector<std::string> folders_of_game(PlayOptions const& options) {
  // A damaged game goes on beside its file; a game without a name is of this folder.
  std::string const game = options.resume.value_or(options.game.value_or(""));
  std::vector<std::string> folders{folder_of(game)};
  std::error_code fault;
  if (std::filesystem::is_symlink(game, fault))
    folders.push_back(folder_of(std::filesystem::canonical(game, fault)));
  if (options.sound.wav) folders.push_back(folder_of(*options.sound.wav));
  if (options.capture) folders.push_back(*options.capture);
  if (options.spare) folders.push_back(*options.spare);
  for (std::string& each : folders)
    if (auto whole = std::filesystem::canonical(each, fault); !fault) each = whole.string();
  return folders;
}

/// Before the seal: what is mapped may lie where a sealed program cannot look.
table::ProgramStarted identity_of(Program const& self, Environment const& environment) {
  auto program = program_identity(self);
  add_surroundings(program, environment);
  program.files = mapped_files(program.sha256);
  program.beside = programs_near(own_path(), home_of_person());
  return program;
}

/// No other thread runs yet: the seal holds for those that start later.
Seal seal_game(PlayOptions const& options, Program const& self, Console& console) {
  auto places = places_of(self);
  places.writable_folders = folders_of_game(options);
  places.has_pseudo_terminals = has_pseudo_terminal(options);
  places.has_keypads = options.white_keypad || options.black_keypad;
  leave_home(self);
  auto seal = seal_program(places);
  if (!seal.is_whole())
    for (std::string const& fact : facts_of(seal)) console.error(fact);
  return seal;
}

/// What is there from before the questions to after the game.
struct SealedTable {
  Console& console;
  Program const& self;
  table::ProgramStarted program;
  Seal seal;
  Inbox inbox;
  std::optional<EventClock> clock;  // of the game
  std::optional<TerminalReader> terminal;
};

Instant start_of_time(Opening const& opening) {
  Instant const now = wall_clock();
  // Event time never runs backwards, also where a simulator ran it faster than the world.
  if (!opening.taken_up || opening.taken_up->events.empty()) return now;
  return std::max(now, opening.taken_up->events.back().time);
}

/// Told, then true.
bool is_environment_refused(Program const& self, words::Catalogue const& catalogue, Console& console) {
  auto const fault = environment_fault(self);
  if (fault) console.error(words::shown(*fault, catalogue));
  return fault.has_value();
}

/// What can be known to be wrong before anything is opened; told, then true.
bool is_refused(PlayOptions const& options, Program const& self, words::Catalogue const& catalogue,
                Console& console) {
  auto fault = port_fault(options);
  if (!fault) fault = folders_to_write_fault(options);
  for (std::string const& folder : folders_of_game(options))
    if (!fault) fault = folder_fault(self, folder);
  if (!fault && !options.resume) {
    auto const setup = agreed_setup(options, today());
    fault = agreement_fault(setup);
    if (!fault) fault = channel_fault(options, setup);
  }
  if (fault) console.error(words::shown(*fault, catalogue));
  return fault.has_value();
}

/// The game goes on with the sound that it had.
PlayOptions with_kept_sound(PlayOptions options, Opening const& opening) {
  if (opening.taken_up)
    options.sound =
        with_kept_routes(std::move(options.sound), routes_in(opening.taken_up->events), options.stated);
  return options;
}

/// Where none were stated, pieces have the letters of the language that is spoken.
PlayOptions with_letters(PlayOptions options, Language language) {
  if (!options.letters) options.letters = notation::letters_of(language).value_or(notation::english);
  return options;
}

ExitStatus play(PlayOptions const& stated, words::Catalogue const& catalogue, SealedTable& table) {
  Console& console = table.console;
  auto opening = open_game(stated, table.self);
  if (!opening) {
    console.error(words::shown(opening.error(), catalogue));
    return ExitStatus::failed;
  }
  PlayOptions const options = with_letters(with_kept_sound(stated, *opening), catalogue.language());
  table.program.sound = kept_routes(options.sound);
  table.program.ports = ports_read(options);
  auto const wording = wording_of(options.moves, catalogue, std::cerr);
  auto const agreed = agreed_setup(options, today());
  auto const resumed = opening->taken_up ? setup_of(opening->taken_up->events) : std::nullopt;
  table::TableSetup const players = resumed ? corrected_by(options.stated, agreed, *resumed) : agreed;
  table.program.no_ear = without_ear(options, players);
  Captions captions{console, !options.has_screen_reader || !is_heard_by_somebody(options.sound),
                    hidden_on_screen(options, players)};
  try_threads();
  EventClock const& clock = table.clock.emplace(start_of_time(*opening), options.pace);
  auto voice =
      make_voice(options, options.sound.ears_of(players), wording, recordings_folder(name_of(*opening)),
                 console, captions, listener_of(table.inbox, clock, options.pace));
  if (!voice) {
    console.error(words::shown(voice.error(), catalogue));
    return ExitStatus::failed;
  }
  auto const displays = make_braille(options, wording.sentences, console, [&](TableDisplay const& display) {
    return listener_of(display, table.inbox, clock);
  });
  if (!table.terminal) table.terminal.emplace(table.inbox, console, [&clock] { return clock.now(); });
  auto const keypads = open_keypads(options, table.inbox, clock);
  auto const make_companion = table.self.companion;
  auto const companion = make_companion != nullptr ? make_companion(wording, *options.letters) : nullptr;
  add_mapped_files(table.program.files);  // what sound and Braille brought in
  add_read_files(table.program.files, catalogue.language());
  Session session{{table.program, options, clock, table.inbox, console, captions, **voice, wording.sentences,
                   displays, companion.get(), table.seal.guard ? &*table.seal.guard : nullptr},
                  open_ports(options, table.inbox, clock)};
  if (!begin(session, *opening, agreed, options, catalogue, console))
    return session.is_ending() ? ExitStatus::done : ExitStatus::failed;
  return session.run();
}

ExitStatus play_sealed(PlayOptions const& options, Program const& program, Environment const& environment,
                       words::Catalogue const& catalogue, Console& console) {
  if (is_environment_refused(program, catalogue, console) || is_refused(options, program, catalogue, console))
    return ExitStatus::usage;
  keep_stop_signals_for_the_reader();
  auto identity = identity_of(program, environment);
  if (!identity.not_read.empty()) console.fact(words::shown(passed_over(identity.not_read), catalogue));
  auto seal = seal_game(options, program, console);
  add_seal(identity, seal);
  identity.capture = options.capture.value_or("");
  identity.pace = options.pace;
  SealedTable table{console, program, std::move(identity), std::move(seal), Inbox{options.pace}, {}, {}};
  if (options.asks_arbiter_word && !options.resume) {
    table.terminal.emplace(table.inbox, console, wall_clock);
    auto const with_word = ask_for_arbiters_word(options, table.program.profile, table.inbox, console);
    return with_word ? play(*with_word, catalogue, table) : ExitStatus::done;
  }
  if (options.is_stated || !console.is_interactive()) return play(options, catalogue, table);
  // The questions are asked behind the seal too: what they start, it holds.
  table.terminal.emplace(table.inbox, console, wall_clock);
  auto const answered = ask_what_to_play(options, table.program.profile, table.inbox, console);
  if (!answered) return ExitStatus::done;
  auto const chosen = words::catalogue_of(answered->language, std::cerr);
  return is_refused(*answered, program, chosen, console) ? ExitStatus::usage : play(*answered, chosen, table);
}

}  // namespace

ExitStatus run_play(PlayOptions const& options, Program const& program, Environment const& environment) {
  close_what_was_inherited();
  Console console{find_keyboard()};
  auto const catalogue = words::catalogue_of(options.language, std::cerr);
  auto const status =
      where_there_is_room([&] { return play_sealed(options, program, environment, catalogue, console); });
  if (status) return *status;
  console.error(words::shown(status.error(), catalogue));
  return ExitStatus::failed;
}

}  // namespace tactus::program
