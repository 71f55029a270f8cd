// SPDX-License-Identifier: GPL-3.0-or-later
// A player may reply before he writes the opponent's move, but his own previous one must stand on his sheet
// (8.1.3).
#include "core/arbitration/laws/recording_duty.hpp"
#include "core/arbitration/laws/ruled.hpp"
#include "core/arbitration/laws/scoresheet_matters.hpp"

namespace tactus::arbitration::laws {
namespace {

using chess::Color;

bool concerns_moves_before_writing(Situation const& situation) {
  return situation.has<fact::RecordedPlies>() && !situation.has<event::Claim>() &&
         (situation.ask == Ask::permission || situation.ask == Ask::ruling ||
          situation.ask == Ask::next_action);
}

struct Played {
  unsigned plies = 0;
  Color turn = Color::white;
};

/// Before the move that is asked about.
std::optional<Played> played_so_far(Situation const& situation) {
  if (auto const* moves = situation.find<fact::Moves>()) {
    bool const is_even = moves->uci.size() % 2 == 0;
    return Played{static_cast<unsigned>(moves->uci.size()),
                  is_even ? moves->from.turn : chess::opposite(moves->from.turn)};
  }
  if (auto const* position = situation.find<fact::Position>()) {
    auto const& setup = position->setup;
    unsigned const full_moves = std::max<unsigned>(setup.fullmove_number, 1) - 1;
    return Played{2 * full_moves + (setup.turn == Color::black ? 1U : 0U), setup.turn};
  }
  return std::nullopt;
}

std::optional<unsigned> recorded_by(Situation const& situation, Color player) {
  std::optional<unsigned> plies;
  for (auto const& recorded : situation.all<fact::RecordedPlies>())
    if (recorded.by == player) plies = recorded.plies;
  return plies;
}

/// The list of moves may already end with the reply.
Played before_reply(Situation const& situation, Played game) {
  auto const* reply = situation.find<event::MakeMove>();
  auto const* moves = situation.find<fact::Moves>();
  bool const is_listed = reply && reply->by != game.turn && moves && !moves->uci.empty() &&
                         (!reply->uci || *reply->uci == moves->uci.back());
  return is_listed ? Played{game.plies - 1, reply->by} : game;
}

/// What he has to do before his move, where that is asked.
Ruling must_write_first(Situation const& situation, Color player) {
  bool const asks_what_to_do = situation.ask == Ask::next_action;
  Ruling ruling = ruled(asks_what_to_do ? Outcome::computed : permission_or_ruling(situation.ask, false),
                        situation.regime, {law("8.1.3"), law("8.1.1")},
                        {say("{player} must first write his previous move.", {{"player", player}})});
  if (asks_what_to_do) ruling.next_steps = {{NextAction::update_scoresheet, player, 0}};
  return ruling;
}

RulingOrFault decide_reply(Situation const& situation) {
  auto const stated = played_so_far(situation);
  if (!stated) return missing("moves", say("The moves played so far were expected."));
  Played const game = before_reply(situation, *stated);
  auto const* reply = situation.find<event::MakeMove>();
  Color const player = reply ? reply->by : situation.find<fact::RecordedPlies>()->by;
  if (player != game.turn)
    return contradictory("make-move.by",
                         say("Contradiction: {player} does not have the move.", {{"player", player}}));
  auto const recorded = recorded_by(situation, player);
  if (!recorded)
    return missing("recorded-plies",
                   say("It was expected to be said how much {player} has written.", {{"player", player}}));
  if (*recorded > game.plies)
    return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("8.1.2"), law("8.1.3")},
                 {say("{player} has written a move that was not yet made.", {{"player", player}})});
  RecordingDuty const duty = recording_duty(situation, player);
  if (duty != RecordingDuty::must) {
    Ruling ruling = ruled(permission_or_ruling(situation.ask, true), situation.regime, {},
                          {recording_duty_sentence(player, duty)});
    cite_recording_duty(ruling, situation.regime, duty);
    return ruling;
  }
  unsigned const own_previous = game.plies == 0 ? 0 : game.plies - 1;  // ply 0: he has made none
  if (*recorded < own_previous) return must_write_first(situation, player);
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("8.1.3"), law("8.1.1")},
               {say("{player} may reply before he writes the opponent's move.", {{"player", player}}),
                say("His own previous move is written.")});
}

}  // namespace

Matter const moves_before_writing{concerns_moves_before_writing, decide_reply};

}  // namespace tactus::arbitration::laws
