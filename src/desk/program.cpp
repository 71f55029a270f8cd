// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/program.hpp"

#include "core/message/name.hpp"
#include "core/message/written.hpp"
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/options/options.hpp"
#include "src/command_line/command_line.hpp"
#include "src/command_line/help.hpp"
#include "src/command_line/option_forms.hpp"
#include "src/command_line/parser_fault.hpp"
#include "src/desk/followed_round.hpp"
#include "src/desk/typed_lines.hpp"
#include "src/desk/ways_in.hpp"
#include "src/desk/web/kept_devices.hpp"
#include "src/desk/web/own_hosts.hpp"
#include "src/record/local_time.hpp"
#include "src/store/written_file.hpp"
#include "src/words/catalogue.hpp"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <ostream>
#include <signal.h>
#include <string>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

namespace tactus::desk {

using command_line::help;
namespace {

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

/// As Find on the page reads it.
std::string fault_of_sector(std::string const& sector) {
  bool const is_range = sector.size() <= 64 && sector.find_first_of("0123456789") != std::string::npos &&
                        sector.find_first_not_of("0123456789-, ") == std::string::npos;
  return is_range ? "" : sector + ": expected numbers of boards such as 1-20, 33";
}

void add_options(CLI::App& app, DeskOptions& options) {
  auto* const games =
      app.add_option("--game", options.games, help("Game files, or folders of them; they may appear later"))
          ->expected(1, -1)
          ->type_name("FILE");
  auto* const broker =
      app.add_option("--broker", options.broker, help("Tables of a hall: what hall init wrote for the desk"))
          ->type_name("FILE")
          ->excludes(games);
  app.add_option("--copy", options.copy, help("File of the desk for what the tables send (hall.sqlite)"))
      ->type_name("FILE")
      ->needs(broker);
  app.add_option("--sector", options.card.sector,
                 help("Boards of this desk among several of a hall, such as 1-20; all desks show all boards"))
      ->check(fault_of_sector)
      ->type_name("BOARDS")
      ->needs(broker);
  app.add_option("--tables", options.setups,
                 help("Folder of set-up files of hall tables: sent to the tables of the round"))
      ->type_name("DIR")
      ->needs(broker);
  app.add_option("--port", options.web.port, help("Port of the page (0: any that is free)"))
      ->check(CLI::Range(0, 65'535))
      ->type_name("PORT");
  app.add_option(
         "--pairings", options.pairings,
         help("Pairings of the round, TRF16 or CSV: tables that are missing or have others are shown"))
      ->type_name("FILE");
  command_line::add_text(
      app, "--start",
      [&options](std::string const& text) -> std::optional<Message> {
        options.times.start = record::today_at(text, now());
        if (options.times.start) return std::nullopt;
        return say("{value}: expected H:MM", {{"value", text}});
      },
      help("When the round begins, today; else with its first table"), "H:MM");
  app.add_option_function<unsigned>(
         "--default-time",
         [&options](unsigned minutes) { options.times.default_time = std::chrono::minutes{minutes}; },
         help("Minutes after which who is not there loses (6.7): those without a move are shown before"))
      ->check(CLI::Range(0, 600))
      ->type_name("MINUTES");
  app.add_option("--decisions", options.decisions,
                 help("File of the decisions; else beside the first game or the copy"))
      ->type_name("FILE");
  app.add_option_function<std::vector<std::string>>(
         "--arbiter",
         [&options](std::vector<std::string> const& names) {
           options.web.arbiters.clear();
           for (std::string const& each : names) {
             auto const name = Name::read(each, words::charset_of_environment());
             if (!name) command_line::refuse_value("--arbiter", name.error());
             options.web.arbiters.push_back(name->text());
           }
         },
         help("Who uses the page; an address for each"))
      ->type_name("NAME");
  auto* const bind = app.add_option("--bind", options.web.address,
                                    help("Address to listen on; beyond this machine only with --cert"))
                         ->type_name("ADDRESS");
  app.add_flag("--lan", options.web.is_for_phones,
               help("Phones and tablets too: on all addresses, at port 8129; they come in by a code"))
      ->excludes(bind);
  app.add_flag("--plain", options.is_plain, help("No QR codes in the terminal"));
  auto* const certificate =
      app.add_option("--cert", options.web.certificate, help("Certificate in PEM: the page speaks TLS"))
          ->type_name("FILE");
  auto* const key = app.add_option("--key", options.web.key, help("Its key in PEM"))->type_name("FILE");
  certificate->needs(key);
  key->needs(certificate);
  command_line::add_language(app, options.language, help("Language of the page; else that of LANG"));
}

struct LivePgnArguments {
  LivePgnOptions wanted;
  unsigned delay_s = 0;
};

void add_live_pgn(CLI::App& app, LivePgnArguments& live) {
  auto* const folder = app.add_option("--live-pgn", live.wanted.folder,
                                      help("Write the games of the round as PGN into this folder"))
                           ->type_name("DIR");
  app.add_option("--delay", live.delay_s, help("Seconds by which live PGN is late"))
      ->check(CLI::Range(0, 86'400))
      ->needs(folder)
      ->type_name("SECONDS");
  app.add_option("--round", live.wanted.round,
                 help("Round: the only one of a hall that is shown (all); its name in live PGN (1)"))
      ->check(fault_of_round)
      ->type_name("ROUND");
}

/// The certificate is that beside the desk's account, where none is named.
void listen_for_phones(DeskOptions& options, bool has_port) {
  constexpr int port_for_phones = 8129;
  options.web.address = has_version_6() ? "::" : "0.0.0.0";
  if (!has_port) options.web.port = port_for_phones;
  auto const beside = std::filesystem::path{options.broker}.replace_filename("desk");
  std::error_code ignored;
  if (!options.web.certificate.empty() || options.broker.empty() ||
      !std::filesystem::exists(beside.string() + ".crt", ignored))
    return;
  options.web.certificate = beside.string() + ".crt";
  options.web.key = beside.string() + ".key";
}

/// Of a file, or of the games in a folder.
std::filesystem::path folder_of(std::string const& named) {
  std::error_code ignored;
  std::filesystem::path const path{named};
  return std::filesystem::is_directory(path, ignored) ? path : path.parent_path();
}

/// A file may come later, its folder is there: else nothing would ever be seen.
std::optional<std::string> missing_folder(std::vector<std::string> const& games) {
  std::error_code ignored;
  for (std::string const& each : games)
    if (auto const folder = folder_of(each);
        !folder.empty() && !std::filesystem::is_directory(folder, ignored))
      return folder.string();
  return std::nullopt;
}

}  // namespace

std::variant<DeskOptions, Stop> read_command_line(int argc, char const* const* argv) {
  CLI::App app{help("Boards that need the arbiter, as a page in the browser"), "tactus-arbiter desk"};
  app.set_version_flag("-V,--version", "tactus-arbiter " TACTUS_VERSION);
  DeskOptions options;
  add_options(app, options);
  LivePgnArguments live;
  add_live_pgn(app, live);
  command_line::tell_first(
      app, {"--game", "--broker", "--port", "--arbiter", "--lan", "--cert", "--key", "--language"});
  constexpr command_line::Example examples[]{{"", " --game game.tactus"}};
  command_line::add_examples(app, examples);
  command_line::TypedLine const typed{argc, argv};
  auto const catalogue = words::catalogue_of_arbiter(command_line::language_typed(typed));
  auto const translate = words::translate_of(catalogue);
  if (auto const stop =
          command_line::read(app, typed, "tactus-arbiter desk", "--game", {}, {translate, translate}))
    return *stop;
  if (options.games.empty() && options.broker.empty())
    return command_line::refusal(say("expected --game FILE or --broker FILE"), translate);
  if (auto const folder = missing_folder(options.games))
    return command_line::refusal(say("{file}: no such folder", {{"file", *folder}}), translate);
  if (app.count("--round") > 0)
    options.paired_round = pairings::number_in(live.wanted.round, pairings::most_rounds);
  if (app.count("--round") > 0) options.times.name = live.wanted.round;
  if (!options.broker.empty() && app.count("--round") > 0)
    options.round = hall::Level::parse(live.wanted.round).value();  // its names are levels of a topic too
  if (!options.setups.empty() && !options.round)
    return command_line::refusal(say("{option} needs {other} too", {{"option", std::string{"--tables"}},
                                                                    {"other", std::string{"--round"}}}),
                                 translate);
  if (options.web.is_for_phones) listen_for_phones(options, app.count("--port") > 0);
  if (options.copy.empty()) options.copy = "hall.sqlite";
  live.wanted.delay = std::chrono::seconds{live.delay_s};
  if (!live.wanted.folder.empty()) options.live_pgn = live.wanted;
  if (options.decisions.empty())
    options.decisions =
        folder_of(options.games.empty() ? options.copy : options.games.front()) / "decisions.sqlite";
  options.devices = std::filesystem::path{options.decisions}.replace_filename("desk-devices");
  return options;
}

namespace {

constexpr int failed = 1;

/// Before any thread, so that each of them leaves these signals to take_typed_lines().
sigset_t block_ends() {
  sigset_t ends;
  sigemptyset(&ends);
  sigaddset(&ends, SIGTERM);
  sigaddset(&ends, SIGINT);
  pthread_sigmask(SIG_BLOCK, &ends, nullptr);
  return ends;
}

/// The language that was asked for first.
std::vector<Tongue> tongues(std::optional<words::Language> asked, std::ostream& errors) {
  auto const first = program::answer_catalogue(asked, errors);
  std::vector<Tongue> all{Tongue{first}};
  for (auto const other : {words::Language::english, words::Language::finnish})
    if (other != first.language()) all.emplace_back(program::answer_catalogue(other, errors));
  return all;
}

/// Empty: there is no such file.
std::string text_in(std::string const& file) {
  auto const read = store::read_text(file);
  return read ? read->text : "";
}

}  // namespace

int run_desk(DeskOptions const& options, std::ostream& out, std::ostream& errors) {
  keep_standard_input();
  auto ends = block_ends();
  auto const catalogue = words::catalogue_of_arbiter(options.language);
  auto const translate = words::translate_of(catalogue);
  auto decisions = Decisions::open(options.decisions);
  if (!decisions) {
    errors << command_line::error_line(decisions.error(), translate);
    return failed;
  }
  Desk desk{std::move(*decisions), new_secret().substr(0, 8)};
  auto const tell = [&](Message const& message) { out << written(message, translate) << '\n' << std::flush; };
  auto const tell_fault = [&](Message const& message) {
    errors << command_line::error_line(written(message, translate), translate) << std::flush;
  };
  FollowedRound round{options, desk, tell, tell_fault};
  if (auto const begun = round.begin(); !begun) {
    tell_fault(begun.error());
    return failed;
  }
  WaysIn ways{translate, text_in(options.web.certificate), !options.is_plain && ::isatty(STDOUT_FILENO) == 1,
              out};
  auto settings = options.web;
  settings.inside = kept_devices(options.devices, settings.arbiters);
  settings.inside_changed = [&](std::vector<Guest> const& inside) {
    if (auto const kept = keep_devices(options.devices, inside); !kept)
      errors << command_line::error_line(kept.error(), translate) << std::flush;
  };
  std::function<std::vector<EntryCodes::Code>()> codes;
  settings.codes_renewed = [&](std::string const& guessed_from) { ways.tell_codes(codes(), guessed_from); };
  Web web{desk, tongues(options.language, errors), settings};
  codes = [&web] { return web.codes(); };
  if (auto const bound = web.bind(); !bound) {
    errors << command_line::error_line(bound.error(), translate);
    return failed;
  }
  ways.tell(web, settings.is_for_phones);
  if (!options.broker.empty() && ::isatty(STDIN_FILENO) == 1)
    tell(say("The next round: type its name here, and when it begins: 4, or 4 15:00"));
  std::atomic<bool> is_over{false};
  std::thread follower{[&] {
    while (!is_over) round.turn();
  }};
  std::thread server{[&] { web.serve(); }};
  take_typed_lines(ends, [&](std::string line) {
    if (!options.broker.empty()) round.wish(std::move(line));
  });
  is_over = true;
  web.stop();
  server.join();
  follower.join();
  return 0;
}

}  // namespace tactus::desk
