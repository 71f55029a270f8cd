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
#include "src/desk/pairing_file.hpp"
#include "src/desk/sources/broker_source.hpp"
#include "src/desk/sources/file_source.hpp"
#include "src/desk/ways_in.hpp"
#include "src/desk/web/kept_devices.hpp"
#include "src/desk/web/own_hosts.hpp"
#include "src/hall/hall_files.hpp"
#include "src/record/local_time.hpp"
#include "src/store/written_file.hpp"
#include "src/words/catalogue.hpp"

#include <atomic>
#include <csignal>
#include <filesystem>
#include <functional>
#include <memory>
#include <ostream>
#include <random>
#include <signal.h>
#include <thread>
#include <unistd.h>

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

/// A name of a round becomes the name of a folder, and a level of topics.
std::string fault_of_round(std::string const& round) {
  bool const is_name = !round.empty() && round.size() <= 64 &&
                       round.find_first_not_of(
                           "0123456789abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-") == std::string::npos;
  return is_name ? "" : round + ": expected letters, digits, '.' and '-', at most 64";
}

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
constexpr Millis longest_wait{1000};

/// Before any thread, so that each of them leaves these signals to sigwait().
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

/// How long the source may keep the desk waiting: rows and reasons that wait for their time go out on time.
Millis patience(Desk const& desk) {
  auto const flush = desk.hub().next_flush();
  if (!flush) return longest_wait;
  return std::clamp(std::chrono::ceil<Millis>(*flush - now()), Millis{1}, longest_wait);
}

/// The names of those who use the page.
DeskCard card_of(DeskOptions const& options) {
  DeskCard card = options.card;
  for (std::string const& name : options.web.arbiters)
    if (!name.empty() && card.name.size() + name.size() < 190)
      card.name += (card.name.empty() ? "" : ", ") + name;
  return card;
}

/// `desk` joins the others of its hall, where there are several.
tl::expected<std::unique_ptr<Source>, std::string> source_of(DeskOptions const& options, Desk& desk) {
  if (options.broker.empty()) return std::make_unique<FileSource>(options.games);
  auto const account = hall::read_account(options.broker);
  if (!account) return tl::unexpected(account.error());
  std::optional<DeskExchange> exchange;
  std::optional<hall::Will> will;
  auto const alarm = std::make_shared<Source*>(nullptr);
  bool const is_one_of_several = account->user != hall::desk_user;
  if (is_one_of_several) {
    auto const user = hall::Level::parse(account->user);
    if (auto const joined = desk.join_hall(user.value(), now(), [alarm] { (*alarm)->wake(); }); !joined)
      return tl::unexpected(written(joined.error()));
    exchange.emplace(desk, card_of(options));
    will = DeskExchange::will_of(desk.own_log());
  }
  auto link =
      hall::BrokerLink::make(*account, will, [random = std::minstd_rand{std::random_device{}()}]() mutable {
        return Millis{std::uniform_int_distribution<>{1'000, 5'000}(random)};
      });
  if (!link) return tl::unexpected(link.error());
  auto copy = HallCopy::open(options.copy);
  if (!copy) return tl::unexpected(copy.error());
  auto source = std::make_unique<BrokerSource>(std::move(*link), std::move(*copy), account->host,
                                               options.round, TableLimits{}, std::move(exchange));
  *alarm = source.get();
  if (!options.setups.empty()) source->send(SetupFiles{options.setups, *options.round});
  return source;
}

/// `live`: nothing where the arbiter wants no live PGN.
void take(std::vector<BoardNews> const& news, Desk& desk, std::optional<LivePgn>& live) {
  desk.take(news, now());
  if (live) live->take(news);
}

/// Empty: there is no such file.
std::string text_in(std::string const& file) {
  auto const read = store::read_text(file);
  return read ? read->text : "";
}

using Tell = std::function<void(Message const&)>;

/// What cannot be read changes nothing.
void take_changed_pairings(PairingFile& file, Desk& desk, Tell const& tell) {
  auto changed = file.read_if_changed(now());
  if (!changed) return;
  if (!*changed)
    return tell(say("{what}; the earlier pairings hold", {{"what", std::vector{changed->error()}}}));
  desk.pair_again(*std::move(*changed), now());
  tell(say("{file}: pairings read again", {{"file", file.path()}}));
}

void follow(Source& source, Desk& desk, std::optional<LivePgn>& live, PairingFile& paired, Tell const& tell,
            std::atomic<bool> const& is_over) {
  while (!is_over) {
    take(source.next(patience(desk)), desk, live);
    take_changed_pairings(paired, desk, tell);
    desk.pass_time(now());
  }
}

}  // namespace

int run_desk(DeskOptions const& options, std::ostream& out, std::ostream& errors) {
  auto ends = block_ends();
  auto const catalogue = words::catalogue_of_arbiter(options.language);
  auto const translate = words::translate_of(catalogue);
  auto decisions = Decisions::open(options.decisions);
  if (!decisions) {
    errors << command_line::error_line(decisions.error(), translate);
    return failed;
  }
  PairingFile pairing_file{options.pairings, options.paired_round};
  auto paired = pairing_file.read();
  if (!paired) {
    errors << command_line::error_line(written(paired.error(), translate), translate);
    return failed;
  }
  Desk desk{std::move(*decisions), new_secret().substr(0, 8)};
  desk.pair(std::move(*paired));
  desk.time_round(options.times);
  auto const source = source_of(options, desk);
  if (!source) {
    errors << command_line::error_line(source.error(), translate);
    return failed;
  }
  std::optional<LivePgn> live;
  if (options.live_pgn)
    live.emplace(*options.live_pgn, [&](std::string const& fault) {
      errors << command_line::error_line(fault, translate) << std::flush;
    });
  take((*source)->next(Millis{0}), desk, live);
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
  std::atomic<bool> is_over{false};
  auto const tell = [&](Message const& message) { out << written(message, translate) << '\n' << std::flush; };
  std::thread follower{[&] { follow(**source, desk, live, pairing_file, tell, is_over); }};
  std::thread server{[&] { web.serve(); }};
  int signal = 0;
  sigwait(&ends, &signal);
  is_over = true;
  web.stop();
  server.join();
  follower.join();
  return 0;
}

}  // namespace tactus::desk
