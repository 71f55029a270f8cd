// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/broker_source.hpp"

#include "src/store/codec/event_json.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <poll.h>
#include <sys/eventfd.h>

namespace tactus::desk {
namespace {

using namespace std::chrono_literals;
using hall::Moment;
using hall::TopicKind;

// Relays come back within five seconds of a broker.
constexpr auto doubt_lasts = 15s;
constexpr auto between_tries = 3s;     // to a copy that could not be written
constexpr auto between_looks = 500ms;  // for what was told of and has not come

Moment steady_now() { return std::chrono::steady_clock::now(); }

Link link_of(hall::LinkState state) {
  switch (state) {
    case hall::LinkState::up: return Link::up;
    case hall::LinkState::lost: return Link::lost;
    case hall::LinkState::done: break;
  }
  return Link::done;
}

/// Nothing: its name is no number of a table.
std::optional<unsigned> table_number(hall::Level const& board) {
  auto const& text = board.text();
  unsigned number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  bool const is_number = error == std::errc{} && end == text.data() + text.size();
  if (!is_number || number < 1 || number >= number_of_no_table) return std::nullopt;
  return number;
}

/// The relay has named one of them anew (relay/relay.hpp).
bool are_lines_of_one_game(hall::GameId const& a, hall::GameId const& b) {
  constexpr std::size_t digits_of_id = 32;
  return a != b && a.text().substr(0, digits_of_id) == b.text().substr(0, digits_of_id);
}

std::int64_t size_of(hall::EventMessage const& event) {
  return static_cast<std::int64_t>(event.kind.size() + event.payload.size());
}

}  // namespace

BrokerSource::BrokerSource(hall::BrokerLink link, HallCopy copy, std::string host,
                           std::optional<hall::Level> round, TableLimits const& limits,
                           std::optional<DeskExchange> exchange)
    : link_(std::move(link)),
      copy_(std::move(copy)),
      round_(std::move(round)),
      name_("broker " + std::move(host)),
      limits_(limits),
      exchange_(std::move(exchange)),
      alarm_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

void BrokerSource::wake() {
  std::uint64_t const once = 1;
  (void)!::write(alarm_.get(), &once, sizeof once);
}

void BrokerSource::wait_until(Moment end) {
  auto const rest = std::chrono::ceil<Millis>(end - steady_now());
  std::array<pollfd, 2> wanted{link_.wanted(), {alarm_.get(), POLLIN, 0}};
  ::poll(wanted.data(), wanted.size(), static_cast<int>(std::max<std::int64_t>(rest.count(), 0)));
  std::uint64_t ignored = 0;
  (void)!::read(alarm_.get(), &ignored, sizeof ignored);
}

/// Above the tables of a hall where it has none of theirs.
unsigned BrokerSource::number_wanted(hall::Place const& place) {
  auto const number = table_number(place.board);
  auto const round = rounds_.try_emplace({place.table, place.board}, place.round).first->second;
  return number && round == place.round ? *number : number_of_no_table;
}

BoardNews BrokerSource::news_of(hall::Place const& place, std::string const& game) {
  BoardNews news{describe(place), game};
  news.number = number_wanted(place);
  return news;
}

BoardNews BrokerSource::own_news(std::optional<Link> link) const {
  BoardNews news{name_, "", {}, link, {}, number_of_no_table};
  news.hall = faults_;
  return news;
}

std::vector<BoardNews> BrokerSource::next(Millis limit) {
  auto const end = steady_now() + limit;
  if (!is_kept_told_) tell_kept();
  for (;;) {
    turn(steady_now());
    if (!news_.empty() || steady_now() >= end) return std::exchange(news_, {});
    auto next = std::min(end, link_.next_turn());
    if (exchange_) next = std::min(next, exchange_->next_turn().value_or(next));
    wait_until(next);
  }
}

void BrokerSource::tell_kept() {
  is_kept_told_ = true;
  for (auto const& [table, share] : copy_.shares())
    uses_.try_emplace(table, limits_).first->second.keep(share.games, share.bytes);
  auto games = copy_.games();
  std::erase_if(games, [this](auto const& each) { return round_ && each.first.place.round != *round_; });
  for (auto const& [game, last] : games) {
    receptions_.insert_or_assign(game, hall::Reception{last});
    seats_[game.place].shown = game;  // the last one
  }
  for (auto const& each : games)
    if (seats_.at(each.first.place).shown == each.first) show(each.first, copy_.events_of(each.first));
}

void BrokerSource::turn(Moment now) {
  for (hall::LinkEvent const& event : link_.turn(now)) take(event, now);
  commit(now);
  if (exchange_) {
    exchange_->set_can_keep(faults_.copy.empty());
    exchange_->turn(link_, now, std::chrono::floor<Millis>(std::chrono::system_clock::now()));
    catch_up(now);
  }
  acknowledge();
  if (setups_) setups_->turn(link_, now);
  tell_doubted(now);
  tell_calm(now);
}

void BrokerSource::take(hall::LinkEvent const& event, Moment now) {
  if (auto const* const arrived = std::get_if<hall::Arrived>(&event)) take_arrived(*arrived, now);
  if (exchange_) exchange_->take(event, link_, now);
  if (std::holds_alternative<hall::LinkUp>(event)) {
    if (exchange_) link_.subscribe(hall::filter_of_all(TopicKind::state, round_));
    was_named_ = false;
    if (setups_) setups_->forget();
    link_.subscribe(hall::filter_of_all(TopicKind::link, round_));
    link_.subscribe(hall::filter_of_all(TopicKind::event, round_));
    if (round_) (void)link_.publish(std::string{hall::round_topic}, round_->text(), true);  // for relays
    for (auto& [place, seat] : seats_)
      if (seat.link == Link::up || seat.link == Link::unheard) seat.doubted_until = now + doubt_lasts;
    if (!std::exchange(faults_.broker, "").empty()) news_.push_back(own_news(Link::up));
  }
  if (auto const* const lost = std::get_if<hall::LinkLost>(&event)) {
    if (std::exchange(faults_.broker, lost->why.empty() ? "no answer" : lost->why).empty())
      news_.push_back(own_news(Link::unheard));
    for (auto& [place, seat] : seats_)
      if (seat.link == Link::up) tell_link(place, seat, Link::unheard);
  }
}

void BrokerSource::take_arrived(hall::Arrived const& arrived, Moment now) {
  auto const topic = hall::parse_topic(arrived.topic);
  if (!topic || (round_ && topic->place.round != *round_)) return;
  if (topic->kind == TopicKind::link) return take_link(topic->place, arrived.payload, now);
  if (topic->kind == TopicKind::state) return take_state(topic->place, arrived.payload, now);
  auto event = hall::parse_event(arrived.payload);
  if (topic->kind == TopicKind::event && event) take_event({topic->place, std::move(*event)}, now);
}

bool BrokerSource::is_welcome(PlacedEvent const& placed, Moment now) {
  bool const is_new = !receptions_.contains(placed.game());
  auto& use = uses_.try_emplace(placed.place.table, limits_).first->second;
  auto const excess = use.receive(is_new, size_of(placed.event), now);
  if (excess) refuse(placed.place.table, *excess, now);
  return !excess && seat_at(placed.place, now) != nullptr;
}

void BrokerSource::take_event(PlacedEvent placed, Moment now) {
  if (!is_welcome(placed, now)) return;  // as if it had not come
  auto const game = placed.game();
  auto& link = last_links_.try_emplace(game, copy_.last_link(game)).first->second;
  bool const is_next = placed.event.number == reception(game).last() + 1;
  bool const is_of_other_line =
      is_next && !link.empty() && !placed.event.previous.empty() && placed.event.previous != link;
  // It would join two lines to a game that nobody played: its sender is told what is here.
  if (is_of_other_line) return void(to_acknowledge_.try_emplace(game, false));
  auto const verdict = reception(game).receive(placed.event.number, now);
  if (verdict == hall::Reception::Verdict::take) link = placed.event.link;
  bool const is_behind_gap = placed.event.number > reception(game).last() + 1;
  if (verdict != hall::Reception::Verdict::ignore) to_acknowledge_[game] |= is_behind_gap;
  if (verdict != hall::Reception::Verdict::take) return;
  uses_.at(placed.place.table).take(size_of(placed.event));
  taken_.push_back(std::move(placed));
}

hall::Reception& BrokerSource::reception(HallGame const& game) { return receptions_[game]; }

std::int64_t BrokerSource::last_of(HallGame const& game) const {
  auto const found = receptions_.find(game);
  return found == receptions_.end() ? 0 : found->second.last();
}

BrokerSource::Seat* BrokerSource::seat_at(hall::Place const& place, Moment now) {
  if (auto const known = seats_.find(place); known != seats_.end()) return &known->second;
  auto& use = uses_.try_emplace(place.table, limits_).first->second;
  if (auto const excess = use.sit_down()) {
    refuse(place.table, *excess, now);
    return nullptr;
  }
  return &seats_[place];
}

void BrokerSource::take_link(hall::Place const& place, std::string const& payload, Moment now) {
  auto const state = hall::parse_link(payload);
  Seat* const seat = state ? seat_at(place, now) : nullptr;
  if (seat == nullptr) return;
  seat->doubted_until.reset();
  tell_link(place, *seat, link_of(*state));
}

void BrokerSource::refuse(hall::Level const& table, Excess excess, Moment now) {
  if (excesses_[table].refuse(excess, now)) tell_excess(table, excess);
}

void BrokerSource::tell_calm(Moment now) {
  for (auto& [table, excess] : excesses_)
    if (excess.is_over(now)) tell_excess(table, std::nullopt);
}

/// At the first of its boards, which is the only one that an honest table has.
void BrokerSource::tell_excess(hall::Level const& table, std::optional<Excess> excess) {
  auto const first =
      std::ranges::find_if(seats_, [&table](auto const& each) { return each.first.table == table; });
  if (first == seats_.end()) return;
  news_.push_back(news_of(first->first, first->second.shown ? first->second.shown->id.text() : ""));
  news_.back().excess = excess.value_or(Excess::none);
}

void BrokerSource::commit(Moment now) {
  if (taken_.empty()) return;
  auto const first = std::exchange(shown_, taken_.size());
  if (faults_.copy.empty() || now >= next_write_) write();
  tell_taken(first);
  if (!faults_.copy.empty()) return;
  taken_.clear();
  shown_ = 0;
}

void BrokerSource::write() {
  auto const done = copy_.add(taken_);
  next_write_ = steady_now() + between_tries;  // a file that others hold keeps us waiting
  auto const before = std::exchange(faults_.copy, done                   ? ""
                                                  : done.error().empty() ? "not written"
                                                                         : done.error());
  if (before.empty() != faults_.copy.empty()) news_.push_back(own_news());
  if (done && !before.empty())
    for (PlacedEvent const& each : taken_) to_acknowledge_.try_emplace(each.game(), false);
}

/// All that are here, written or not.
std::vector<hall::EventMessage> BrokerSource::events_of(HallGame const& game) {
  auto events = copy_.events_of(game);
  for (PlacedEvent const& each : taken_)
    if (each.game() == game && (events.empty() || each.event.number > events.back().number))
      events.push_back(each.event);
  return events;
}

void BrokerSource::acknowledge() {
  for (auto const& [game, is_behind_gap] : to_acknowledge_) {
    if (is_named() && faults_.copy.empty())
      acknowledge(game);
    else if (exchange_ && is_behind_gap)
      call_again(game);
  }
  to_acknowledge_.clear();
}

void BrokerSource::acknowledge(HallGame const& game) {
  auto const& link = last_links_.try_emplace(game, copy_.last_link(game)).first->second;
  hall::Acknowledgement const message{game.id, last_of(game), link};
  (void)link_.publish(hall::Topic{game.place, TopicKind::acknowledgement}.text(), text_of(message), true);
}

void BrokerSource::call_again(HallGame const& game) {
  hall::Acknowledgement const message{game.id, last_of(game)};
  (void)link_.publish(hall::Topic{game.place, TopicKind::call}.text(), text_of(message), false);
}

void BrokerSource::catch_up(Moment now) {
  if (!link_.is_up()) return;
  bool const is_taking_over = is_named() && !was_named_;
  was_named_ = is_named();
  if (!is_taking_over && now < next_look_) return;
  next_look_ = now + between_looks;
  for (auto& [place, seat] : seats_) {
    // What its table is at; what else this desk has of the place is over.
    if (is_taking_over && seat.shown) to_acknowledge_.try_emplace(*seat.shown, false);
    if (!seat.told || !seat.lag.is_due(last_of(*seat.told), now)) continue;
    to_acknowledge_[*seat.told] = true;
  }
}

/// Without the game's own events nothing is shown: it only says what to ask for.
void BrokerSource::take_state(hall::Place const& place, std::string const& payload, Moment now) {
  auto const state = exchange_ ? hall::parse_state(payload) : tl::unexpected(hall::MessageError{});
  Seat* const seat = state ? seat_at(place, now) : nullptr;
  if (seat == nullptr) return;
  HallGame game{place, state->game};
  if (seat->told != game) seat->lag = {};
  seat->told = std::move(game);
  seat->lag.hear(state->number, now);
}

void BrokerSource::tell_taken(std::size_t first) {
  std::map<HallGame, std::vector<hall::EventMessage>> by_game;
  for (PlacedEvent const& each : std::span{taken_}.subspan(first)) by_game[each.game()].push_back(each.event);
  for (auto const& [game, events] : by_game) {
    Seat& seat = seats_[game.place];
    bool const is_other = seat.shown != game;
    bool const is_line_of_it = is_other && seat.shown && are_lines_of_one_game(seat.shown->id, game.id);
    seat.shown = game;
    if (is_line_of_it) {
      news_.push_back(news_of(game.place, game.id.text()));
      news_.back().fault = "went on from an older copy: what was shown of this game before is another line";
    }
    if (is_other && !std::exchange(seat.is_readable, true)) {
      news_.push_back(news_of(game.place, game.id.text()));
      news_.back().fault = "";
    }
    show(game, is_other ? events_of(game) : events);
  }
}

void BrokerSource::show(HallGame const& game, std::vector<hall::EventMessage> const& events) {
  Seat& seat = seats_.at(game.place);
  auto news = news_of(game.place, game.id.text());
  for (hall::EventMessage const& each : events) {
    if (!seat.is_readable) break;
    auto event = store::read_event(each.kind, each.payload);
    if (event) {
      news.events.push_back({each.number, {each.time, std::move(*event)}});
    } else {
      seat.is_readable = false;
      news.fault = "event " + std::to_string(each.number) + ": " + describe(event.error());
    }
  }
  news_.push_back(std::move(news));
}

void BrokerSource::tell_link(hall::Place const& place, Seat& seat, Link link) {
  seat.link = link;
  news_.push_back(news_of(place, seat.shown ? seat.shown->id.text() : ""));
  news_.back().link = link;
}

void BrokerSource::tell_doubted(Moment now) {
  for (auto& [place, seat] : seats_) {
    if (!seat.doubted_until || now < *seat.doubted_until) continue;
    seat.doubted_until.reset();
    tell_link(place, seat, Link::lost);
  }
}

}  // namespace tactus::desk
