// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/sources/broker_source.hpp"

#include "src/store/codec/event_json.hpp"

#include <algorithm>
#include <charconv>
#include <poll.h>

namespace tactus::desk {

namespace {

using store::Statement;

constexpr std::int64_t mark_of_copies = 0x54484c43;  // "THLC"
constexpr char const* schema_of_copies = R"(
  PRAGMA application_id = 1414024259;
  PRAGMA user_version = 1;
  CREATE TABLE game (number INTEGER PRIMARY KEY, place TEXT NOT NULL, round TEXT NOT NULL, board TEXT NOT NULL,
    id TEXT NOT NULL, UNIQUE (place, round, board, id)) STRICT;
  CREATE TABLE event (game INTEGER NOT NULL, seq INTEGER NOT NULL, time_ms INTEGER NOT NULL, type TEXT NOT NULL,
    payload TEXT NOT NULL, PRIMARY KEY (game, seq)) STRICT, WITHOUT ROWID;
  CREATE TRIGGER event_stays BEFORE UPDATE ON event BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
  CREATE TRIGGER event_remains BEFORE DELETE ON event BEGIN SELECT RAISE(ABORT, 'events are never deleted'); END;
)";

void bind_game(Statement& statement, HallGame const& game) {
  statement.bind(1, game.place.table.text());
  statement.bind(2, game.place.round.text());
  statement.bind(3, game.place.board.text());
  statement.bind(4, game.id.text());
}

/// Nothing when somebody else has written into the file what cannot be.
std::optional<HallGame> game_in(Statement const& row) {
  auto table = hall::Level::parse(row.text(0)), round = hall::Level::parse(row.text(1)),
       board = hall::Level::parse(row.text(2));
  auto id = hall::GameId::parse(row.text(3));
  if (!table || !round || !board || !id) return std::nullopt;
  return HallGame{{std::move(*table), std::move(*round), std::move(*board)}, std::move(*id)};
}

}  // namespace

tl::expected<HallCopy, std::string> HallCopy::open(std::string const& path) {
  store::Database db{path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE};
  auto const fault = [&](std::string const& what) {
    return tl::unexpected(path + ": " + what + "; expected a copy of a hall that can be written");
  };
  if (!db.is_open()) return fault(db.message());
  db.run("PRAGMA busy_timeout = 2000");
  auto const id = db.number_of("PRAGMA application_id");
  auto const objects = db.number_of("SELECT count(*) FROM sqlite_schema");
  if (!id || !objects) return fault(db.message());
  if (*id == 0 && *objects == 0) {
    if (db.run((std::string("BEGIN IMMEDIATE;") + schema_of_copies + "COMMIT;").c_str()) != SQLITE_OK)
      return fault(db.message());
  } else if (*id != mark_of_copies) {
    return fault("a file of another kind");
  }
  if (db.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
             "CREATE TABLE IF NOT EXISTS last_link (game INTEGER PRIMARY KEY, link TEXT NOT NULL) STRICT") !=
      SQLITE_OK)
    return fault(db.message());
  return HallCopy{std::move(db)};
}

std::int64_t HallCopy::number_of(HallGame const& game) {
  Statement insert{db_.get(), "INSERT OR IGNORE INTO game (place, round, board, id) VALUES (?1, ?2, ?3, ?4)"};
  bind_game(insert, game);
  insert.step();
  Statement select{db_.get(),
                   "SELECT number FROM game WHERE place = ?1 AND round = ?2 AND board = ?3 AND id = ?4"};
  bind_game(select, game);
  return select.step() == SQLITE_ROW ? select.number(0) : 0;
}

bool HallCopy::add_all(std::span<PlacedEvent const> events) {
  std::map<HallGame, std::int64_t> numbers;
  Statement insert{db_.get(), "INSERT INTO event VALUES (?1, ?2, ?3, ?4, ?5)"};
  for (PlacedEvent const& each : events) {
    auto const place = numbers.try_emplace(each.game(), 0).first;
    if (place->second == 0) place->second = number_of(place->first);
    insert.bind(1, place->second);
    insert.bind(2, each.event.number);
    insert.bind(3, std::int64_t{each.event.time.time_since_epoch().count()});
    insert.bind(4, each.event.kind);
    insert.bind(5, each.event.payload);
    insert.step();
    if (place->second == 0 || insert.reset() != SQLITE_OK) return false;
  }
  std::map<std::int64_t, std::string> links;
  for (PlacedEvent const& each : events) links[numbers.at(each.game())] = each.event.link;
  Statement keep{db_.get(), "INSERT OR REPLACE INTO last_link VALUES (?1, ?2)"};
  for (auto const& [game, link] : links) {
    keep.bind(1, game);
    keep.bind(2, link);
    keep.step();
    if (keep.reset() != SQLITE_OK) return false;
  }
  return true;
}

std::string HallCopy::last_link(HallGame const& game) {
  Statement select{
      db_.get(),
      "SELECT link FROM last_link WHERE game = (SELECT number FROM game WHERE place = ?1 AND round = ?2 "
      "AND board = ?3 AND id = ?4)"};
  if (!select.is_prepared()) return {};
  bind_game(select, game);
  return select.step() == SQLITE_ROW ? select.text(0) : std::string{};
}

tl::expected<void, std::string> HallCopy::add(std::span<PlacedEvent const> events) {
  if (db_.run("BEGIN IMMEDIATE") == SQLITE_OK && add_all(events) && db_.run("COMMIT") == SQLITE_OK) return {};
  auto failure = tl::unexpected(db_.message());
  db_.run("ROLLBACK");
  return failure;
}

std::vector<std::pair<HallGame, std::int64_t>> HallCopy::games() {
  std::vector<std::pair<HallGame, std::int64_t>> list;
  Statement select{
      db_.get(),
      "SELECT place, round, board, id, (SELECT max(seq) FROM event WHERE event.game = game.number) "
      "FROM game ORDER BY number"};
  if (!select.is_prepared()) return list;
  while (select.step() == SQLITE_ROW)
    if (auto game = game_in(select)) list.emplace_back(std::move(*game), select.number(4));
  return list;
}

std::vector<hall::EventMessage> HallCopy::events_of(HallGame const& game) {
  std::vector<hall::EventMessage> list;
  Statement select{db_.get(),
                   "SELECT seq, time_ms, type, payload FROM event WHERE game = (SELECT number FROM game "
                   "WHERE place = ?1 AND round = ?2 AND board = ?3 AND id = ?4) ORDER BY seq"};
  if (!select.is_prepared()) return list;
  bind_game(select, game);
  while (select.step() == SQLITE_ROW)
    list.push_back(
        {game.id, select.number(0), Instant{Millis{select.number(1)}}, select.text(2), select.text(3)});
  return list;
}

namespace {

using namespace std::chrono_literals;
using hall::Moment;
using hall::TopicKind;

// Relays come back within five seconds of a broker.
constexpr auto doubt_lasts = 15s;

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

BoardNews news_of(hall::Place const& place, std::string const& game) {
  BoardNews news{describe(place), game};
  news.number = table_number(place.board);
  return news;
}

}  // namespace

BrokerSource::BrokerSource(hall::BrokerLink link, HallCopy copy, std::string host,
                           std::optional<hall::Level> round)
    : link_(std::move(link)),
      copy_(std::move(copy)),
      round_(std::move(round)),
      name_("broker " + std::move(host)) {}

BoardNews BrokerSource::own_news(std::optional<Link> link, std::string fault) const {
  return {name_, "", {}, link, std::move(fault), number_of_no_table};
}

std::vector<BoardNews> BrokerSource::next(Millis limit) {
  auto const end = steady_now() + limit;
  if (!is_kept_told_) tell_kept();
  for (;;) {
    turn(steady_now());
    if (!news_.empty() || steady_now() >= end) return std::exchange(news_, {});
    auto const rest = std::chrono::ceil<Millis>(std::min(end, link_.next_turn()) - steady_now());
    auto wanted = link_.wanted();
    ::poll(&wanted, 1, static_cast<int>(std::max<std::int64_t>(rest.count(), 0)));
  }
}

void BrokerSource::tell_kept() {
  is_kept_told_ = true;
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
  commit();
  acknowledge();
  tell_doubted(now);
}

void BrokerSource::take(hall::LinkEvent const& event, Moment now) {
  if (auto const* const arrived = std::get_if<hall::Arrived>(&event)) take_arrived(*arrived, now);
  if (std::holds_alternative<hall::LinkUp>(event)) {
    link_.subscribe(hall::filter_of_all(TopicKind::link, round_));
    link_.subscribe(hall::filter_of_all(TopicKind::event, round_));
    for (auto& [place, seat] : seats_)
      if (seat.link == Link::up) seat.doubted_until = now + doubt_lasts;
    if (std::exchange(is_away_, false)) news_.push_back(own_news(Link::up, ""));
  }
  if (auto const* const lost = std::get_if<hall::LinkLost>(&event)) {
    if (!std::exchange(is_away_, true)) news_.push_back(own_news(Link::lost, "broker: " + lost->why));
  }
}

void BrokerSource::take_arrived(hall::Arrived const& arrived, Moment now) {
  auto const topic = hall::parse_topic(arrived.topic);
  if (!topic) return;
  if (topic->kind == TopicKind::link) return take_link(topic->place, arrived.payload);
  auto event = hall::parse_event(arrived.payload);
  if (topic->kind != TopicKind::event || !event) return;
  PlacedEvent placed{topic->place, std::move(*event)};
  auto const game = placed.game();
  auto& link = last_links_.try_emplace(game, copy_.last_link(game)).first->second;
  bool const is_next = placed.event.number == reception(game).last() + 1;
  bool const is_of_other_line =
      is_next && !link.empty() && !placed.event.previous.empty() && placed.event.previous != link;
  // It would join two lines to a game that nobody played: its sender is told what is here.
  if (is_of_other_line) return void(to_acknowledge_[game] = true);
  auto const verdict = reception(game).receive(placed.event.number, now);
  if (verdict == hall::Reception::Verdict::take) link = placed.event.link;
  if (verdict != hall::Reception::Verdict::ignore) to_acknowledge_[game] = true;
  if (verdict == hall::Reception::Verdict::take) taken_.push_back(std::move(placed));
}

hall::Reception& BrokerSource::reception(HallGame const& game) { return receptions_[game]; }

void BrokerSource::take_link(hall::Place const& place, std::string const& payload) {
  auto const state = hall::parse_link(payload);
  if (!state) return;
  Seat& seat = seats_[place];
  seat.doubted_until.reset();
  tell_link(place, seat, link_of(*state));
}

void BrokerSource::commit() {
  if (taken_.empty()) return;
  auto const done = copy_.add(taken_);
  if (!done) {  // as if they had not come: the tables send them again
    for (PlacedEvent const& each : taken_) {
      auto& received = reception(each.game());
      received = hall::Reception{std::min(received.last(), each.event.number - 1)};
      last_links_.erase(each.game());
      to_acknowledge_.erase(each.game());
    }
    if (!std::exchange(is_copy_faulty_, true))
      news_.push_back(own_news(std::nullopt, "the desk's copy cannot be written: " + done.error()));
  } else {
    if (std::exchange(is_copy_faulty_, false)) news_.push_back(own_news(std::nullopt, ""));
    tell_taken();
  }
  taken_.clear();
}

void BrokerSource::acknowledge() {
  for (auto const& each : to_acknowledge_) {
    HallGame const& game = each.first;
    auto const& link = last_links_.try_emplace(game, copy_.last_link(game)).first->second;
    hall::Acknowledgement const message{game.id, reception(game).last(), link};
    (void)link_.publish(hall::Topic{game.place, TopicKind::acknowledgement}.text(), text_of(message), true);
  }
  to_acknowledge_.clear();
}

void BrokerSource::tell_taken() {
  std::map<HallGame, std::vector<hall::EventMessage>> by_game;
  for (PlacedEvent const& each : taken_) by_game[each.game()].push_back(each.event);
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
    show(game, is_other ? copy_.events_of(game) : events);
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
