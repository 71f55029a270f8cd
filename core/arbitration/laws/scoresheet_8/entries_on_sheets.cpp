// SPDX-License-Identifier: GPL-3.0-or-later
// What may be written on a scoresheet, and when (8.1.2, 8.1.4, 8.1.5).

#include "core/arbitration/laws/cases/ruling.hpp"
#include "core/arbitration/laws/matters.hpp"
#include "core/arbitration/laws/scoresheet_8/recording_duty.hpp"
#include "core/notation/move_pattern.hpp"

namespace tactus::arbitration::laws {
namespace {

enum class EntryKind : std::uint8_t { move, draw_offer, clock_time, other };

bool is_move_text(std::string_view text) {
  if (text.find_first_of("!?") != std::string_view::npos) return false;  // comments
  return std::ranges::any_of(
      std::array{notation::english, notation::german, notation::finnish, notation::french},
      [&](notation::PieceLetters const& letters) { return notation::parse_move(text, letters).has_value(); });
}

bool is_clock_time(std::string_view text) {
  return text.find_first_of(":.") != std::string_view::npos &&
         text.find_first_not_of("0123456789:.") == std::string_view::npos;
}

EntryKind kind_of(std::string_view text) {
  constexpr std::string_view offer = "(=)";
  if (text == offer) return EntryKind::draw_offer;
  if (text.ends_with(offer)) text.remove_suffix(offer.size());
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (is_clock_time(text)) return EntryKind::clock_time;
  return text.empty() || is_move_text(text) ? EntryKind::move
                                            : EntryKind::other;  // empty: only the moment is asked about
}

bool is_draw_claim(event::ClaimKind kind) {
  return kind == event::ClaimKind::threefold_intended || kind == event::ClaimKind::fifty_intended;
}

/// 8.1.2: the two moves that are written before they are made.
bool is_claimed_or_sealed(Situation const& situation) {
  return situation.has<event::ToldToSeal>() ||
         std::ranges::any_of(situation.all<event::Claim>(),
                             [](event::Claim const& claim) { return is_draw_claim(claim.kind); });
}

Ruling advance_writing(Situation const& situation) {
  if (is_claimed_or_sealed(situation))
    return ruled(
        Outcome::allowed, situation.regime, {law("8.1.2"), law("9.2.1.1"), law("9.3.1"), law("I.1.1")},
        {say("A move may be written before it is made for a draw claim or when the game is adjourned.")});
  return ruled(permission_or_ruling(situation.ask, false), situation.regime, {law("8.1.2")},
               {say("No move may be written before it is made."),
                say("The exceptions are a draw claim with a written move, and a sealed move.")});
}

RulingOrFault decide_entry(Situation const& situation) {
  auto const& entry = *situation.find<event::Write>();
  switch (kind_of(entry.text)) {
    case EntryKind::draw_offer:
      return ruled(permission_or_ruling(situation.ask, true), situation.regime,
                   {law("8.1.5"), law("8.1.4"), law("9.1.2.2")},
                   {say("A draw offer is written on both scoresheets as (=).")});
    case EntryKind::clock_time:
      return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("8.1.4")},
                   {say("The times of the clocks may be written.")});
    case EntryKind::other:
      return ruled(
          Outcome::forbidden, situation.regime, {law("8.1.4"), law("11.3.1")},
          {say("Only moves, clock times, draw offers, matters of claims and other relevant data may be "
               "written.")});
    case EntryKind::move: break;
  }
  if (entry.is_before_move) return advance_writing(situation);
  return ruled(permission_or_ruling(situation.ask, true), situation.regime, {law("8.1.1"), law("8.1.2")},
               {say("A move is written after it was made.")});
}

}  // namespace

Matter const writing_in_advance{{Ask::permission, Ask::ruling}, decide_entry};

// A player may reply before he writes the opponent's move, but his own previous one must stand on his sheet
// (8.1.3).

namespace {

using chess::Color;

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
  if (!stated) return missing("moves", say("Please give the moves played so far."));
  Played const game = before_reply(situation, *stated);
  auto const* reply = situation.find<event::MakeMove>();
  Color const player = reply ? reply->by : situation.find<fact::RecordedPlies>()->by;
  if (player != game.turn)
    return contradictory("make-move.by",
                         say("Contradiction: {player} does not have the move.", {{"player", player}}));
  auto const recorded = recorded_by(situation, player);
  if (!recorded)
    return missing("recorded-plies", say("Please say how much {player} has written.", {{"player", player}}));
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

Matter const moves_before_writing{{Ask::permission, Ask::ruling, Ask::next_action}, decide_reply};

}  // namespace tactus::arbitration::laws
