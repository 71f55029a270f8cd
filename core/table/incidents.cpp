// SPDX-License-Identifier: GPL-3.0-or-later
// What befalls a board: pieces that were knocked over and have to be put back (7.4), sensors that are found
// to be bad. Told to the owner of the board alone; the arbiter can read it. Words about fallen pieces are for
// a blind owner: they say nothing but what stood there.
#include "core/table/fold.hpp"

#include <algorithm>

namespace tactus::table {

using chess::Move;
using chess::Placement;
using chess::SquareSet;

namespace {

void tell_owner(Fold& f, Color c, Content content) {
  f.say({.to = audience_of(c), .is_repeat = false, .content = std::move(content)});
}

/// Two pieces in the hand may also be a capture or castling on its way; who has let go for so long is at
/// neither.
constexpr Millis hand_has_left{15000};

bool may_be_one_move(TableFacts const& facts, Color c, SquareSet away) {
  if (away.size() > 2) return false;
  auto const& position = facts.line.diagram_at(facts.board(c)->read_plies);
  auto const moves = position.moves();
  return std::any_of(moves.begin(), moves.end(), [&](Move const m) {
    auto const changed = position.placement().difference(position.after(m).placement());
    return (away - changed).empty();
  });
}

SquareSet away_on(BoardWatch const& watch) {
  auto const& agreed = watch.sense.agreed();
  return watch.sense.difference(agreed) & agreed.occupied();
}

void note_fall(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  auto const& agreed = watch.sense.agreed();
  if (!watch.fallen.empty()) {
    if (!(watch.sense.difference(agreed) & watch.fallen).empty() || !is_settled(f.facts(), c)) return;
    watch.fallen = {};
    return tell_owner(f, c, PiecesStand{});
  }
  auto const away = watch.reader->fallen(f.now()) & away_on(watch);
  bool const has_hand_left = f.now() >= watch.sense.last_change() + hand_has_left;
  if (away.size() < 2 || (!has_hand_left && may_be_one_move(f.facts(), c, away))) return;
  watch.fallen = away;
  Placement pieces;
  for (chess::Square const s : away) pieces.put(s, *agreed.at(s));
  tell_owner(f, c, PiecesToPutBack{pieces});
}

void note_bad_sensors(Fold& f, Color c) {
  auto& watch = *f.facts().board(c);
  for (chess::Square const s : watch.sense.masked() - watch.told_bad) tell_owner(f, c, SensorFoundBad{s});
  watch.told_bad |= watch.sense.masked();
}

}  // namespace

std::optional<Instant> fall_due(TableFacts const& facts, Color c) {
  if (!facts.is_read(c) || !facts.setup.player(c).is_blind) return std::nullopt;
  auto const& watch = *facts.board(c);
  bool const is_looked_at = watch.reader && watch.is_set_up && watch.fallen.empty();
  if (!is_looked_at || away_on(watch).size() < 2) return std::nullopt;
  return watch.sense.last_change() + hand_has_left;
}

void note_incidents(Fold& f, Color c) {
  auto const& facts = f.facts();
  if (!facts.is_read(c)) return;
  auto const& watch = *facts.board(c);
  if (!watch.reader || !watch.is_set_up) return;
  note_bad_sensors(f, c);
  if (facts.setup.player(c).is_blind) note_fall(f, c);
}

}  // namespace tactus::table
