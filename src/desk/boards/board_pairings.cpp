// SPDX-License-Identifier: GPL-3.0-or-later
// The boards beside the round's pairings.

#include "src/desk/boards/boards.hpp"

#include <algorithm>

namespace tactus::desk {
namespace {

/// What a table says whose players nobody named.
std::string name_told(table::Player const& player, char const* unnamed) {
  return player.name.text() == unnamed ? "" : player.name.text();
}

SeatedPlayers players_at(Seat const& seat) {
  auto const& setup = seat.board.state().setup();
  auto const is_table = seat.hall_number && *seat.hall_number < number_of_no_table;
  return {is_table ? seat.hall_number : setup.board_number, name_told(setup.white, "White"),
          name_told(setup.black, "Black")};
}

/// `before`: those that stay keep their time.
std::vector<Attention> reasons_of(Reason why, std::vector<Message> const& words,
                                  std::vector<Attention> const& before, Instant now) {
  std::vector<Attention> reasons;
  for (Message const& each : words) {
    auto const old = std::ranges::find(before, each, &Attention::words);
    reasons.push_back({why, 0, old != before.end() ? old->since : now, each});
  }
  return reasons;
}

/// What was not told there before.
std::vector<Alarm> new_alarms(unsigned board, std::vector<Attention>& reasons,
                              std::vector<Attention> const& before, table::TableState const& state) {
  std::vector<Alarm> alarms;
  for (Attention& each : reasons) {
    each.level = level_of(each.why, state);
    if (std::ranges::count(before, each.words, &Attention::words) == 0) alarms.push_back({board, each});
  }
  return alarms;
}

}  // namespace

void Boards::pair(std::vector<pairings::Pairing> pairings) {
  pairings_ = PairingWatch{std::move(pairings)};
  if (pairings_.is_empty()) return;
  BoardNews own{"pairings", ""};
  own.number = number_of_no_table;
  number_of_pairings_ = numbers_.number_of(own);
  seats_.try_emplace(number_of_pairings_, Seat{number_of_pairings_, own.board, ""})
      .first->second.is_of_round = true;
}

void Boards::compare_with_pairing(Seat& seat, Instant now) const {
  if (pairings_.is_empty() || !seat.board.state().is_started()) return;
  auto const fault = pairings_.fault_at(players_at(seat));
  seat.of_pairings = reasons_of(Reason::wrong_players, fault ? std::vector{*fault} : std::vector<Message>{},
                                seat.of_pairings, now);
}

std::vector<Alarm> Boards::pair_again(std::vector<pairings::Pairing> pairings, Instant now) {
  pair(std::move(pairings));
  std::vector<Alarm> alarms;
  for (auto& [number, seat] : seats_) {
    if (number == number_of_pairings_) continue;
    auto const before = seat.of_pairings;
    compare_with_pairing(seat, now);
    for (Alarm& each : new_alarms(number, seat.of_pairings, before, seat.board.state()))
      alarms.push_back(std::move(each));
  }
  return alarms;
}

std::optional<Instant> Boards::start_of_round(Instant now) {
  bool const is_begun =
      std::ranges::any_of(seats_, [](auto const& each) { return each.second.board.state().is_started(); });
  if (is_begun && !first_began_) first_began_ = now;
  if (times_.start) return *times_.start <= now ? times_.start : std::nullopt;
  return first_began_;
}

std::vector<Alarm> Boards::find_missing(Instant now) {
  auto const start = start_of_round(now);
  if (pairings_.is_empty() || !start || now < *start + time_to_come) return {};
  std::vector<SeatedPlayers> tables;
  for (auto const& [number, seat] : seats_)
    if (seat.board.state().is_started()) tables.push_back(players_at(seat));
  Seat& own = seats_.at(number_of_pairings_);
  auto reasons = reasons_of(Reason::table_missing, pairings_.missing(tables), own.of_pairings, now);
  auto alarms = new_alarms(own.number, reasons, own.of_pairings, own.board.state());
  own.of_pairings = std::move(reasons);
  return alarms;
}

std::vector<Alarm> Boards::find_late(Instant now) {
  auto const start = start_of_round(now);
  if (!start || !times_.default_time) return {};
  DefaultTime const time{*start, *times_.default_time};
  std::vector<Alarm> alarms;
  for (auto& [number, seat] : seats_) {
    std::optional<Message> words;
    if (seat.is_a_board()) words = time.at_table(seat.board.state(), now);
    if (seat.is_of_round && !seat.of_pairings.empty()) words = time.of_missing(now);
    auto reasons = reasons_of(Reason::default_time, words ? std::vector{*words} : std::vector<Message>{},
                              seat.of_default_time, now);
    for (Alarm& each : new_alarms(number, reasons, seat.of_default_time, seat.board.state()))
      alarms.push_back(std::move(each));
    seat.of_default_time = std::move(reasons);
  }
  return alarms;
}

}  // namespace tactus::desk
