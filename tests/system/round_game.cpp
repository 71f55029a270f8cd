// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_game.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

#include <set>

namespace tactus::system_test {

using chess::Color;
using devices::simulators::HandAction;
using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {

Color mover_of(std::size_t ply) { return ply % 2 == 1 ? Color::white : Color::black; }

}  // namespace

void RoundGame::play(std::size_t plies, RoundTally& tally) {
  chess::GameLine line{chess::Position::initial()};
  while (line.plies() < plies && !line.current().legal_moves().empty()) {
    auto const legal = line.current().legal_moves();
    auto const move = legal[dice_() % legal.size()];
    spoil_something(tally);
    if (!play_one(line.current(), move, tally)) break;
    line.play(move);
  }
  table_.run(seconds{30});
  tally.plies += static_cast<unsigned>(line.plies());
  tally.time += table_.now();
  for (std::size_t port = 0; port < table_.ports(); ++port) ++tally.makes[table_.make_at(port)].games;
  for (std::size_t ply = 1; ply <= line.plies(); ++ply) ++tally.makes[table_.make_of(mover_of(ply))].moves;
  judge(line, plies, tally);
}

/// Seven plugs in 60 plies, and disturbances that only cost bytes.
void RoundGame::spoil_something(RoundTally& tally) {
  auto const port = dice_() % table_.ports();
  if (table_.port(port).line().may_spoil_bytes) {
    auto& faults = table_.port(port).faults();
    faults.set_noise(happens(5) ? 2 : 0);
    if (happens(5)) faults.lose_next(1 + dice_() % 20);
    if (happens(5)) faults.insert_random_garbage(1 + dice_() % 20);
  }
  if (happens(12) && table_.is_whole()) pull_plug(port, tally);
}

void RoundGame::pull_plug(std::size_t port, RoundTally& tally) {
  table_.pull_plug(port, milliseconds{1000 + dice_() % 15000});
  ++tally.plugs;
  ++tally.makes[table_.make_at(port)].pulls;
  for (auto const device : table_.port(port).meaning().devices())
    tally.not_told += !table_.state().is_lost(device);
}

bool RoundGame::play_one(chess::Position const& before, chess::Move move, RoundTally& tally) {
  Color const mover = before.turn();
  auto const described = chess::describe(before, move);
  auto const plies = table_.state().line().plies();
  auto const made = hands_.make(chess::diagram_of(before), move);
  table_.act(mover, made.actions);
  table_.run(milliseconds{1500});
  if (mover == Color::white) have_announced(described, move, made.actions, tally);
  table_.press(mover);
  if (!wait_for(plies + 1) && !explain(mover, move, plies + 1, tally)) return false;
  table_.run(copying_.between(milliseconds{700}, milliseconds{1500}));
  auto const order = happens(50) ? sim::CaptureOrder::enemy_first : sim::CaptureOrder::own_first;
  table_.act(opposite(mover), copying_.make(chess::diagram_of(before), move, order));
  table_.run(copying_.between(milliseconds{2500}, milliseconds{4000}));
  return true;
}

/// He presses the announce key; when nothing is heard he puts the piece down once more, makes the move
/// again, and at last types it.
void RoundGame::have_announced(chess::MoveDescription const& described, chess::Move move,
                               std::vector<HandAction> const& actions, RoundTally& tally) {
  auto const mark = table_.said().size();
  for (unsigned asked = 0; asked < 3; ++asked) {
    if (asked == 1) table_.act(Color::white, copying_.carry(described.piece, described.to, described.to));
    if (asked == 2) {
      table_.act(Color::white, sim::Hand::take_back(actions));
      table_.run(seconds{20});  // every plug is back by then
      table_.act(Color::white, actions);
    }
    if (asked > 0) table_.run(milliseconds{1500});
    table_.ask_to_announce();
    table_.run(seconds{3});
    if (is_said(mark)) return;
  }
  note_typed(Color::white, tally);
  table_.feed(table::MoveEntered{Color::white, notation::pattern_of(move), ""});
  table_.run(seconds{1});
}

bool RoundGame::wait_for(std::size_t plies) {
  for (unsigned i = 0; i < 25 && table_.state().line().plies() < plies; ++i) table_.run(seconds{1});
  return table_.state().line().plies() >= plies;
}

/// The arbiter has the move typed, and pressed where the press was not seen.
bool RoundGame::explain(Color mover, chess::Move move, std::size_t plies, RoundTally& tally) {
  note_typed(mover, tally);
  table_.feed(table::MoveEntered{mover, notation::pattern_of(move), ""});
  if (!table_.state().is_pressed()) table_.feed(table::PressEntered{mover});
  return wait_for(plies);
}

void RoundGame::note_typed(Color mover, RoundTally& tally) {
  ++tally.typed;
  ++tally.makes[table_.make_of(mover)].typed;
}

void RoundGame::note_wrong(std::size_t ply, RoundTally& tally) const {
  ++tally.wrong;
  ++tally.makes[table_.make_of(mover_of(ply))].wrong;
}

void RoundGame::judge(chess::GameLine const& played, std::size_t plies, RoundTally& tally) const {
  auto const& state = table_.state();
  auto const& moves = state.line().moves();
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (i >= played.plies() || moves[i] != played.moves()[i]) note_wrong(i + 1, tally);
  judge_announcements(played, tally);
  bool const is_over = played.current().legal_moves().empty();
  tally.unfinished += moves.size() != played.plies() || (!is_over && played.plies() < plies);
  for (Color const color : {Color::white, Color::black}) tally.differing += !state.difference(color).empty();
  tally.not_recovered += static_cast<unsigned>(state.lost_devices().size());
  tally.not_recovered += table_.findings_told() != table_.losses_told();
}

/// As a move is understood, without check.
void RoundGame::judge_announcements(chess::GameLine const& played, RoundTally& tally) const {
  std::set<std::size_t> said_plies;
  for (auto const& said : table_.said()) {
    bool const is_right = said.ply <= played.plies() &&
                          said.move == chess::describe(chess::diagram_of(played.position_at(said.ply - 1)),
                                                       played.moves()[said.ply - 1]);
    if (!is_right) note_wrong(said.ply, tally);
    said_plies.insert(said.ply);
  }
  for (std::size_t ply = 1; ply <= played.plies(); ++ply) tally.unsaid += said_plies.count(ply) == 0;
}

}  // namespace tactus::system_test
