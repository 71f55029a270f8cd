// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/desk/boards/pairing_watch.hpp"

#include <algorithm>

namespace tactus::desk {
namespace {

using pairings::is_same_person;
using pairings::Pairing;

constexpr std::size_t told_each = 10;

/// A name that is not told fits any.
bool fits(std::string const& seated, Name const& paired) {
  return seated.empty() || is_same_person(seated, paired.text());
}
bool is_told(SeatedPlayers const& table) { return !table.white.empty() || !table.black.empty(); }
bool is_pair(SeatedPlayers const& table, Pairing const& pairing) {
  return is_told(table) && fits(table.white, pairing.white) && fits(table.black, pairing.black);
}
bool is_pair_reversed(SeatedPlayers const& table, Pairing const& pairing) {
  return is_told(table) && fits(table.white, pairing.black) && fits(table.black, pairing.white);
}

/// One of the two sits at a table: his row says what is wrong there.
bool has_one_of(SeatedPlayers const& table, Pairing const& pairing) {
  auto const sits = [&pairing](std::string const& seated) {
    return !seated.empty() &&
           (is_same_person(seated, pairing.white.text()) || is_same_person(seated, pairing.black.text()));
  };
  return sits(table.white) || sits(table.black);
}

std::string pair_text(std::string const& white, std::string const& black) {
  return (white.empty() ? "?" : isolated(white)) + " – " + (black.empty() ? "?" : isolated(black));
}
std::string pair_text(Pairing const& pairing) {
  return pair_text(pairing.white.text(), pairing.black.text());
}

Message missing_words(Pairing const& pairing) {
  if (!pairing.board) return say("Missing: {players}.", {{"players", pair_text(pairing)}});
  return say("Missing: board {count}, {players}.",
             {{"count", *pairing.board}, {"players", pair_text(pairing)}});
}

}  // namespace

std::optional<Message> PairingWatch::fault_at(SeatedPlayers const& table) const {
  if (pairings_.empty() || !is_told(table)) return std::nullopt;
  auto const by_board = std::ranges::find_if(pairings_, [&](Pairing const& each) {
    return each.board && table.board && *each.board == *table.board;
  });
  auto const by_names =
      std::ranges::find_if(pairings_, [&](Pairing const& each) { return is_pair(table, each); });
  auto const reversed =
      std::ranges::find_if(pairings_, [&](Pairing const& each) { return is_pair_reversed(table, each); });
  auto const players = pair_text(table.white, table.black);
  if (by_board != pairings_.end() ? is_pair(table, *by_board) : by_names != pairings_.end())
    return by_board != pairings_.end() || !by_names->board || !table.board || *by_names->board == *table.board
               ? std::nullopt
               : std::optional(say("Players at the wrong board: {players}, paired on board {count}.",
                                   {{"players", players}, {"count", *by_names->board}}));
  if (by_board == pairings_.end() ? reversed != pairings_.end() : is_pair_reversed(table, *by_board))
    return say("Colours the wrong way round: {players}.", {{"players", players}});
  if (by_board == pairings_.end())
    return say("Players who are not paired: {players}.", {{"players", players}});
  return say("Other players than paired: {players}; expected {others}.",
             {{"players", players}, {"others", pair_text(*by_board)}});
}

std::vector<Message> PairingWatch::missing(std::vector<SeatedPlayers> const& tables) const {
  std::vector<Message> missing;
  for (Pairing const& pairing : pairings_) {
    bool const is_there = std::ranges::any_of(tables, [&](SeatedPlayers const& table) {
      return (pairing.board && table.board == pairing.board) || is_pair(table, pairing) ||
             is_pair_reversed(table, pairing) || (has_one_of(table, pairing) && fault_at(table));
    });
    if (!is_there) missing.push_back(missing_words(pairing));
  }
  if (missing.size() <= told_each) return missing;
  return {say("Missing: {count} tables of {total}.", {{"count", static_cast<unsigned>(missing.size())},
                                                      {"total", static_cast<unsigned>(pairings_.size())}})};
}

}  // namespace tactus::desk
