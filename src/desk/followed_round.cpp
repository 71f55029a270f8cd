// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/followed_round.hpp"

#include "core/message/written.hpp"
#include "src/desk/sources/broker_source.hpp"
#include "src/desk/sources/file_source.hpp"
#include "src/hall/hall_files.hpp"
#include "src/record/local_time.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <random>
#include <utility>

namespace tactus::desk {
namespace {

constexpr Millis longest_wait{1000};

Instant now() { return std::chrono::floor<Millis>(std::chrono::system_clock::now()); }

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

/// "5, 7, 12"; empty: all are over.
std::string unfinished(Boards const& boards) {
  std::string list;
  for (auto const& [number, seat] : boards.all()) {
    auto const& state = seat.board.state();
    if (!seat.is_a_board() || !state.is_started() || state.result() != table::GameResult::open) continue;
    list += (list.empty() ? "" : ", ") + std::to_string(number);
  }
  return list;
}

}  // namespace

std::string fault_of_round(std::string const& round) {
  bool const is_name = !round.empty() && round.size() <= 64 &&
                       round.find_first_not_of(
                           "0123456789abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ.-") == std::string::npos;
  return is_name ? "" : round + ": expected letters, digits, '.' and '-', at most 64";
}

tl::expected<RoundWish, Message> read_round_wish(std::string_view line, Instant now) {
  constexpr std::string_view blanks = " \t\r";
  auto const word = [&line, blanks] {
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    std::string first{line.substr(0, line.find_first_of(blanks))};
    line.remove_prefix(first.size());
    return first;
  };
  std::string const name = word(), time = word(), rest = word();
  auto round = hall::Level::parse(name);
  auto const start = time.empty() ? std::nullopt : record::today_at(time, now);
  if (!fault_of_round(name).empty() || !round || !rest.empty() || (!time.empty() && !start))
    return tl::unexpected(say("expected the next round, and when it begins: 4, or 4 15:00"));
  return RoundWish{*std::move(round), start};
}

FollowedRound::FollowedRound(DeskOptions options, Desk& desk, Tell tell, Tell fault)
    : options_(std::move(options)),
      desk_(desk),
      tell_(std::move(tell)),
      fault_(std::move(fault)),
      pairings_(options_.pairings, options_.paired_round) {}

/// The desk joins the others of its hall, where there are several.
tl::expected<std::unique_ptr<Source>, Message> FollowedRound::source_of(DeskOptions const& options) {
  if (options.broker.empty()) return std::make_unique<FileSource>(options.games);
  auto const account = hall::read_account(options.broker);
  if (!account) return tl::unexpected(as_it_is(account.error()));
  std::optional<hall::DeskLogName> own;
  std::optional<hall::Will> will;
  if (account->user != hall::desk_user) {  // one of several
    auto log = desk_.log_of(hall::Level::parse(account->user).value());
    if (!log) return tl::unexpected(std::move(log.error()));
    will = DeskExchange::will_of(own.emplace(*std::move(log)));
  }
  auto link =
      hall::BrokerLink::make(*account, will, [random = std::minstd_rand{std::random_device{}()}]() mutable {
        return Millis{std::uniform_int_distribution<>{1'000, 5'000}(random)};
      });
  if (!link) return tl::unexpected(as_it_is(link.error()));
  auto copy = HallCopy::open(options.copy);
  if (!copy) return tl::unexpected(as_it_is(copy.error()));
  auto const alarm = std::make_shared<std::atomic<Source*>>(nullptr);
  std::optional<DeskExchange> exchange;
  if (own) {  // nothing fails from here on: until now what is said here wakes the earlier round
    desk_.join_hall(*own, now(), [alarm] {
      if (auto* const source = alarm->load()) source->wake();
    });
    exchange.emplace(desk_, card_of(options));
  }
  auto source = std::make_unique<BrokerSource>(std::move(*link), std::move(*copy), account->host,
                                               options.round, TableLimits{}, std::move(exchange));
  alarm->store(source.get());
  if (!options.setups.empty()) source->send(SetupFiles{options.setups, options.round.value()});
  return source;
}

tl::expected<void, Message> FollowedRound::begin() {
  auto paired = pairings_.read();
  if (!paired) return tl::unexpected(std::move(paired.error()));
  desk_.pair(*std::move(paired));
  desk_.time_round(options_.times);
  auto source = source_of(options_);
  if (!source) return tl::unexpected(std::move(source.error()));
  source_ = *std::move(source);
  begin_live_pgn();
  take_news(Millis{0});
  return {};
}

void FollowedRound::begin_live_pgn() {
  if (live_) late_.emplace_back(now() + options_.live_pgn->delay + longest_wait * 5, std::move(live_));
  if (options_.live_pgn)
    live_ = std::make_unique<LivePgn>(*options_.live_pgn,
                                      [this](std::string const& why) { fault_(as_it_is(why)); });
}

void FollowedRound::take_news(Millis limit) {
  auto const news = source_->next(limit);
  desk_.take(news, now());
  if (live_) live_->take(news);
  std::erase_if(late_, [](auto const& each) { return each.first < now(); });
}

/// What cannot be read changes nothing.
void FollowedRound::take_changed_pairings() {
  auto changed = pairings_.read_if_changed(now());
  if (!changed) return;
  if (!*changed)
    return tell_(say("{what}; the earlier pairings hold", {{"what", std::vector{changed->error()}}}));
  desk_.pair_again(*std::move(*changed), now());
  tell_(say("{file}: pairings read again", {{"file", pairings_.path()}}));
}

void FollowedRound::turn() {
  take_news(patience(desk_));
  take_changed_pairings();
  desk_.pass_time(now());
  std::deque<std::string> wished;
  {
    std::lock_guard const lock{mutex_};
    wished = std::exchange(wished_, {});
  }
  for (std::string const& each : wished) take_wish(each);
}

void FollowedRound::wish(std::string line) {
  constexpr std::size_t most = 100;  // of a program that types
  std::lock_guard const lock{mutex_};
  bool const is_blank = line.find_first_not_of(" \t\r") == std::string::npos;
  if (!is_blank && wished_.size() < most) wished_.push_back(std::move(line));
}

void FollowedRound::take_wish(std::string_view line) {
  auto const wish = read_round_wish(line, now());
  if (!wish) return fault_(wish.error());
  auto const open = desk_.with_boards(unfinished);
  auto const name = wish->round.text();
  bool const is_another = options_.round != wish->round;
  if (is_another && !open.empty() && std::exchange(refused_, name) != name)
    return tell_(say("Not over: boards {list}. Type {round} once more to leave them",
                     {{"list", open}, {"round", std::string{line}}}));
  refused_.clear();
  if (auto const begun = begin_anew(*wish); !begun)
    return fault_(say("{what}; the earlier round is still followed", {{"what", std::vector{begun.error()}}}));
  tell_(say("Round {round} is followed", {{"round", name}}));
}

/// Pairings and tables of the earlier round are kept until those of the next one can be read.
tl::expected<void, Message> FollowedRound::begin_anew(RoundWish const& wish) {
  auto options = options_;
  options.round = wish.round;
  options.paired_round = pairings::number_in(wish.round.text(), pairings::most_rounds);
  options.times.start = wish.start;
  options.times.name = wish.round.text();
  if (options.live_pgn) options.live_pgn->round = wish.round.text();
  PairingFile pairings{options.pairings, options.paired_round};
  auto paired = pairings.read();
  if (!paired) return tl::unexpected(std::move(paired.error()));
  auto source = source_of(options);
  if (!source) return tl::unexpected(std::move(source.error()));
  options_ = std::move(options);
  pairings_ = std::move(pairings);
  source_ = *std::move(source);
  desk_.begin_round(*std::move(paired), options_.times, now());
  begin_live_pgn();
  take_news(Millis{0});
  return {};
}

}  // namespace tactus::desk
