// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/system/round_game.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"

namespace tactus::system_test {

using chess::Color;
using devices::simulators::HandAction;
using std::chrono::milliseconds;
using std::chrono::seconds;

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
  judge(line, plies, tally);
}

/// Five plugs in 60 plies, and disturbances that only cost bytes.
void RoundGame::spoil_something(RoundTally& tally) {
  auto const port = dice_() % 3;
  table_.faults(port).set_noise(happens(5) ? 2 : 0);
  if (happens(5)) table_.faults(port).lose_next(1 + dice_() % 20);
  if (happens(5)) table_.faults(port).insert_random_garbage(1 + dice_() % 20);
  if (!happens(9) || !table_.is_whole()) return;
  table_.pull_plug(port, milliseconds{1000 + dice_() % 15000});
  ++tally.plugs;
}

bool RoundGame::play_one(chess::Position const& before, chess::Move move, RoundTally& tally) {
  Color const mover = before.turn();
  auto const described = chess::describe(before, move);
  auto const plies = table_.state().line().plies();
  auto const made = hands_.make(chess::diagram_of(before), move);
  table_.act(mover, made.actions);
  table_.run(milliseconds{1500});
  if (mover == Color::white) have_announced(described, move, made.actions, tally);
  table_.clock().press(mover, table_.now());
  if (!wait_for(plies + 1) && !explain(mover, move, plies + 1, tally)) return false;
  table_.run(copying_.between(milliseconds{700}, milliseconds{1500}));
  auto const order = happens(50) ? sim::CaptureOrder::enemy_first : sim::CaptureOrder::own_first;
  table_.act(opposite(mover), copying_.make(described, order));
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
    table_.clock().say(table_.now());
    table_.run(seconds{3});
    if (is_said(mark)) return;
  }
  ++tally.typed;
  table_.feed(table::MoveEntered{Color::white, notation::pattern_of(move), ""});
  table_.run(seconds{1});
}

bool RoundGame::wait_for(std::size_t plies) {
  for (unsigned i = 0; i < 25 && table_.state().line().plies() < plies; ++i) table_.run(seconds{1});
  return table_.state().line().plies() >= plies;
}

/// The arbiter has the move typed, and pressed where the press was not seen.
bool RoundGame::explain(Color mover, chess::Move move, std::size_t plies, RoundTally& tally) {
  ++tally.typed;
  table_.feed(table::MoveEntered{mover, notation::pattern_of(move), ""});
  if (!table_.state().is_pressed()) table_.feed(table::PressEntered{mover});
  return wait_for(plies);
}

void RoundGame::judge(chess::GameLine const& played, std::size_t plies, RoundTally& tally) const {
  auto const& state = table_.state();
  auto const& moves = state.line().moves();
  for (std::size_t i = 0; i < moves.size(); ++i)
    tally.wrong += i >= played.plies() || moves[i] != played.moves()[i];
  for (auto const& said : table_.said())
    tally.wrong +=
        said.ply > played.plies() ||
        said.move != chess::describe(chess::diagram_of(played.position_at(said.ply - 1)),
                                     played.moves()[said.ply - 1]);  // as it is understood, without check
  bool const is_over = played.current().legal_moves().empty();
  tally.unfinished += moves.size() != played.plies() || (!is_over && played.plies() < plies);
  tally.not_recovered += !state.lost_devices().empty();
}

}  // namespace tactus::system_test
