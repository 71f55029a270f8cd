// SPDX-License-Identifier: GPL-3.0-or-later
// Which game belongs to which pairing. A result that stands in a wrong line goes to the federation: what is
// not certain is told and not written.

#include "src/arbiter/pairings/pairings.hpp"
#include "src/record/happenings.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace tactus::pairings {
namespace {

using table::GameResult;

enum class Fit : std::uint8_t { none, by_part, whole };

/// As the program calls a player whom nobody has named.
constexpr char const *unnamed_white = "White", *unnamed_black = "Black";

Fit fit_of(std::string const& played, Name const& paired) {
  if (is_same_name(played, paired.text())) return Fit::whole;
  return is_same_person(played, paired.text()) ? Fit::by_part : Fit::none;
}

Fit fit_by_names(std::string const& white, std::string const& black, Pairing const& pairing) {
  return std::min(fit_of(white, pairing.white), fit_of(black, pairing.black));
}

bool has_same_board(PlayedGame const& game, Pairing const& pairing) {
  return game.board && pairing.board && *game.board == *pairing.board;
}

/// Nobody else sits there, as far as the game says who does.
bool may_sit_there(PlayedGame const& game, Pairing const& pairing) {
  auto const may_be = [](std::string const& played, char const* unnamed, Name const& paired) {
    return played.empty() || played == unnamed || fit_of(played, paired) != Fit::none;
  };
  return may_be(game.white, unnamed_white, pairing.white) && may_be(game.black, unnamed_black, pairing.black);
}

Fit fit_of(PlayedGame const& game, Pairing const& pairing) {
  if (!game.board || !pairing.board) return fit_by_names(game.white, game.black, pairing);
  return has_same_board(game, pairing) && may_sit_there(game, pairing) ? Fit::whole : Fit::none;
}

/// Those that it fits best, by their place in the list.
std::vector<std::size_t> best_of(PlayedGame const& game, std::vector<Pairing> const& pairings) {
  std::vector<std::size_t> best;
  Fit most = Fit::by_part;
  for (std::size_t n = 0; n < pairings.size(); ++n) {
    auto const fit = fit_of(game, pairings[n]);
    if (fit < most) continue;
    if (fit > most) best.clear();
    most = fit;
    best.push_back(n);
  }
  return best;
}

std::string players_of(std::string const& white, std::string const& black) {
  return isolated(white) + " – " + isolated(black);
}

Message players_of(Pairing const& pairing) {
  auto const players = players_of(pairing.white.text(), pairing.black.text());
  if (!pairing.board) return as_it_is(players);
  return say("board {count}, {players}", {{"count", *pairing.board}, {"players", players}});
}

Message of_game(PlayedGame const& game, Message why) {
  return say("{file}: {players}: {what}", {{"file", game.file},
                                           {"players", players_of(game.white, game.black)},
                                           {"what", std::vector{std::move(why)}}});
}

Message of_pairing(Pairing const& pairing, Message why) {
  return in_line(pairing.line, say("{players}: {what}", {{"players", std::vector{players_of(pairing)}},
                                                         {"what", std::vector{std::move(why)}}}));
}

/// A result in the ways in which lists write it.
bool says(std::string_view written, GameResult result) {
  static constexpr std::pair<std::string_view, std::string_view> ways[]{
      {" ", ""}, {":", "-"}, {"–", "-"}, {"½", "1/2"}, {"0.5", "1/2"}, {"0,5", "1/2"}};
  std::string plain{written};
  for (auto const& [way, usual] : ways)
    for (auto at = plain.find(way); at != std::string::npos; at = plain.find(way))
      plain.replace(at, way.size(), usual);
  if (plain == "=" || plain == "remis") plain = "1/2-1/2";
  return plain == record::text_of(result);
}

class Placing {
 public:
  explicit Placing(std::vector<Pairing> const& pairings) : pairings_(pairings), games_(pairings.size()) {}

  void take(PlayedGame const& game) {
    auto const best = best_of(game, pairings_);
    if (best.size() == 1) return games_[best.front()].push_back(&game);
    if (game.result == GameResult::annulled) return;
    placed_.unwritten.push_back(of_game(game, best.empty() ? why_nowhere(game) : say_several(best)));
  }
  Placed result() && {
    for (std::size_t n = 0; n < pairings_.size(); ++n) settle(pairings_[n], games_[n], told_.contains(n));
    return std::move(placed_);
  }

 private:
  Message say_several(std::vector<std::size_t> const& best) {
    told_.insert(best.begin(), best.end());
    return say("it may be the game of line {number} or of line {other}; expected a board or whole names",
               {{"number", static_cast<unsigned>(pairings_[best[0]].line)},
                {"other", static_cast<unsigned>(pairings_[best[1]].line)}});
  }
  /// And what it is instead, where that is known.
  Message why_nowhere(PlayedGame const& game) {
    for (std::size_t n = 0; n < pairings_.size(); ++n) {
      Pairing const& each = pairings_[n];
      bool const is_reversed = fit_by_names(game.black, game.white, each) != Fit::none;
      if (!has_same_board(game, each) && !(is_reversed && !(game.board && each.board))) continue;
      told_.insert(n);
      auto const line = static_cast<unsigned>(each.line);
      if (is_reversed) return say("line {number}: paired with the other colours", {{"number", line}});
      return say("line {number}: other players are paired on board {count}",
                 {{"number", line}, {"count", *each.board}});
    }
    return say("not in the pairings of this round");
  }
  void settle(Pairing const& pairing, std::vector<PlayedGame const*> const& games, bool is_told) {
    std::vector<PlayedGame const*> over;
    std::ranges::copy_if(games, std::back_inserter(over), [](PlayedGame const* each) {
      return each->result != GameResult::open && each->result != GameResult::annulled;
    });
    if (over.size() > 1)
      return tell(pairing,
                  say("two games: {file}, {other}", {{"file", over[0]->file}, {"other", over[1]->file}}));
    if (over.size() == 1) return write(pairing, over.front()->result);
    if (!pairing.result.empty() || is_told) return;
    bool const goes_on = std::ranges::count(games, GameResult::open, &PlayedGame::result) > 0;
    tell(pairing, games.empty() ? say("no game") : goes_on ? say("not over") : say("annulled"));
  }
  void write(Pairing const& pairing, GameResult result) {
    if (pairing.result.empty() || says(pairing.result, result)) {
      placed_.results[pairing.line] = result;
      return;
    }
    tell(pairing, say("{before} is entered there, but the game was {result}",
                      {{"before", pairing.result}, {"result", std::string{record::text_of(result)}}}));
  }
  void tell(Pairing const& pairing, Message why) {
    placed_.unwritten.push_back(of_pairing(pairing, std::move(why)));
  }

  std::vector<Pairing> const& pairings_;
  std::vector<std::vector<PlayedGame const*>> games_;  // of each pairing
  std::set<std::size_t> told_;                         // with a game that may be theirs
  Placed placed_;
};

}  // namespace

bool may_be_of(PlayedGame const& game, Pairing const& pairing) { return fit_of(game, pairing) != Fit::none; }

Placed place_games(std::vector<Pairing> const& pairings, std::vector<PlayedGame> const& games) {
  Placing placing{pairings};
  for (PlayedGame const& each : games)
    if (pairings.empty() || each.round.value_or(pairings.front().round) == pairings.front().round)
      placing.take(each);
  return std::move(placing).result();
}

}  // namespace tactus::pairings
