// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/run.hpp"

#include "src/arbiter/answer_language.hpp"
#include "src/desk/broker_source.hpp"
#include "src/desk/file_source.hpp"

#include <atomic>
#include <csignal>
#include <memory>
#include <ostream>
#include <random>
#include <signal.h>
#include <thread>

namespace tactus::desk {
namespace {

constexpr int failed = 1;
constexpr Millis longest_wait{1000};

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

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

tl::expected<std::unique_ptr<Source>, std::string> source_of(DeskOptions const& options) {
  if (options.broker.empty()) return std::make_unique<FileSource>(options.games);
  auto const account = hall::read_account(options.broker);
  if (!account) return tl::unexpected(account.error());
  auto link = hall::BrokerLink::make(*account, std::nullopt,
                                     [random = std::minstd_rand{std::random_device{}()}]() mutable {
                                       return Millis{std::uniform_int_distribution<>{1'000, 5'000}(random)};
                                     });
  if (!link) return tl::unexpected(link.error());
  auto copy = HallCopy::open(options.copy);
  if (!copy) return tl::unexpected(copy.error());
  return std::make_unique<BrokerSource>(std::move(*link), std::move(*copy), account->host, options.round);
}

/// `live`: nothing where the arbiter wants no live PGN.
void take(std::vector<BoardNews> const& news, Desk& desk, std::optional<LivePgn>& live) {
  desk.take(news, now());
  if (live) live->take(news);
}

void follow(Source& source, Desk& desk, std::optional<LivePgn>& live, std::atomic<bool> const& is_over) {
  while (!is_over) {
    take(source.next(patience(desk)), desk, live);
    desk.pass_time(now());
  }
}

}  // namespace

int run_desk(DeskOptions const& options, std::ostream& out, std::ostream& errors) {
  auto ends = block_ends();
  auto decisions = Decisions::open(options.decisions);
  if (!decisions) {
    errors << "error: " << decisions.error() << '\n';
    return failed;
  }
  Desk desk{std::move(*decisions), new_secret().substr(0, 8)};
  auto const source = source_of(options);
  if (!source) {
    errors << "error: " << source.error() << '\n';
    return failed;
  }
  std::optional<LivePgn> live;
  if (options.live_pgn)
    live.emplace(*options.live_pgn,
                 [&](std::string const& fault) { errors << "error: " << fault << std::endl; });
  take((*source)->next(Millis{0}), desk, live);
  Web web{desk, tongues(options.language, errors), options.web};
  if (auto const bound = web.bind(); !bound) {
    errors << "error: " << bound.error() << '\n';
    return failed;
  }
  for (std::string const& address : web.addresses()) out << address << std::endl;
  std::atomic<bool> is_over{false};
  std::thread follower{[&] { follow(**source, desk, live, is_over); }};
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
