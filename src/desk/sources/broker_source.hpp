// SPDX-License-Identifier: GPL-3.0-or-later
// Boards from a hall's broker. An event is committed to the desk's own copy, then acknowledged, then told. A
// desk that was away shows at once what its copy holds; what was missed is sent again by the tables.
#pragma once

#include "src/desk/sources/desk_exchange.hpp"
#include "src/desk/sources/setup_files.hpp"
#include "src/desk/sources/source.hpp"
#include "src/desk/sources/table_use.hpp"
#include "src/hall/broker_link.hpp"
#include "src/hall/message.hpp"
#include "src/hall/topic.hpp"
#include "src/store/database.hpp"
#include "src/store/descriptor.hpp"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::desk {

// The desk's own copy of the events of a hall: what is in it may be acknowledged. SQLite, append-only. One
// thread.

/// A game by the table that sent it: no table can add to what another one sent.
struct HallGame {
  hall::Place place;
  hall::GameId id;
  auto operator<=>(HallGame const&) const = default;  // NOLINT(modernize-use-nullptr): not about pointers
};

struct PlacedEvent {
  hall::Place place;
  hall::EventMessage event;
  HallGame game() const { return {place, event.game}; }
};

class HallCopy {
 public:
  /// Made where there is none. The error is one sentence.
  static tl::expected<HallCopy, std::string> open(std::string const& path);

  /// All of them in one transaction, synced to the disk, or none. Each must follow the last one of its game.
  tl::expected<void, std::string> add(std::span<PlacedEvent const> events);
  /// In the order in which they came, with the number of the last event.
  std::vector<std::pair<HallGame, std::int64_t>> games();
  std::vector<hall::EventMessage> events_of(HallGame const& game);
  /// What it holds of one table.
  struct Share {
    std::size_t games = 0;
    std::int64_t bytes = 0;
  };
  std::map<hall::Level, Share> shares();
  /// The fingerprint of the last event, as it was sent with it; empty where none was.
  std::string last_link(HallGame const& game);

 private:
  explicit HallCopy(store::Database db) : db_(std::move(db)) {}
  bool add_all(std::span<PlacedEvent const> events);
  /// Its row, made where there is none; 0 when that failed.
  std::int64_t number_of(HallGame const& game);

  store::Database db_;
};

class BrokerSource final : public Source {
 public:
  /// `round`: the only one that is shown; nothing: all. `exchange`: with the other desks; nothing: there is
  /// no other one.
  BrokerSource(hall::BrokerLink link, HallCopy copy, std::string host, std::optional<hall::Level> round,
               TableLimits const& limits = {}, std::optional<DeskExchange> exchange = std::nullopt);
  /// From now on, to the tables of the round.
  void send(SetupFiles setups) { setups_.emplace(std::move(setups)); }
  std::vector<BoardNews> next(Millis limit) override;
  void wake() override;

 private:
  struct Seat {                       // of a place
    std::optional<HallGame> shown{};  // the game that sent last
    bool is_readable = true;          // its events so far
    Link link = Link::waiting;
    std::optional<hall::Moment> doubted_until{};  // after a new connection nothing was heard of its relay
    std::optional<HallGame> told{};               // of whose last event its relay has told
    hall::Lag lag{};                              // of that game
  };

  /// Of the broker, which is shown among the boards.
  BoardNews own_news(std::optional<Link> link = std::nullopt) const;
  void tell_kept();
  void turn(hall::Moment now);
  void take(hall::LinkEvent const& event, hall::Moment now);
  void take_arrived(hall::Arrived const& arrived, hall::Moment now);
  void take_event(PlacedEvent placed, hall::Moment now);
  void take_state(hall::Place const& place, std::string const& payload, hall::Moment now);
  void take_link(hall::Place const& place, std::string const& payload, hall::Moment now);
  /// What has come is shown; what cannot be written is kept in memory, not acknowledged and tried again.
  void commit(hall::Moment now);
  void write();
  std::vector<hall::EventMessage> events_of(HallGame const& game);
  void acknowledge();
  void acknowledge(HallGame const& game);
  void call_again(HallGame const& game);
  /// Asks for what was told of and has not come, and takes over from the desk that acknowledged before.
  void catch_up(hall::Moment now);
  bool is_named() const { return !exchange_ || exchange_->acknowledges_tables(); }
  void wait_until(hall::Moment end);
  /// From this one of `taken_` on.
  void tell_taken(std::size_t first);
  void show(HallGame const& game, std::vector<hall::EventMessage> const& events);
  void tell_link(hall::Place const& place, Seat& seat, Link link);
  void tell_doubted(hall::Moment now);
  void tell_calm(hall::Moment now);
  /// False: it has sent too much, which is told.
  bool is_welcome(PlacedEvent const& placed, hall::Moment now);
  /// Null: the table has too many places already, which is told.
  Seat* seat_at(hall::Place const& place, hall::Moment now);
  void refuse(hall::Level const& table, Excess excess, hall::Moment now);
  void tell_excess(hall::Level const& table, std::optional<Excess> excess);
  BoardNews news_of(hall::Place const& place, std::string const& game);
  unsigned number_wanted(hall::Place const& place);
  hall::Reception& reception(HallGame const& game);
  /// The last event of it that is here; 0: none.
  std::int64_t last_of(HallGame const& game) const;

  hall::BrokerLink link_;
  HallCopy copy_;
  std::optional<hall::Level> round_;
  std::string name_;  // of the broker among the boards, while it is away
  TableLimits limits_;
  std::optional<DeskExchange> exchange_;
  std::optional<SetupFiles> setups_{};
  Descriptor alarm_;
  bool was_named_ = false;
  hall::Moment next_look_{};
  std::map<hall::Place, Seat> seats_;
  /// By table and board, the round that has the number of the board: a table's next round is another game.
  std::map<std::pair<hall::Level, hall::Level>, hall::Level> rounds_;
  std::map<hall::Level, TableUse> uses_;
  std::map<hall::Level, ToldExcess> excesses_;
  std::map<HallGame, hall::Reception> receptions_;
  std::map<HallGame, std::string> last_links_;  // fingerprint of the last event that was taken
  std::map<HallGame, bool> to_acknowledge_;     // true: events behind a gap have come
  std::vector<PlacedEvent> taken_;              // not committed yet
  std::size_t shown_ = 0;                       // of them
  hall::Moment next_write_{};
  std::vector<BoardNews> news_;
  bool is_kept_told_ = false;
  HallFaults faults_;
};

}  // namespace tactus::desk
