// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/sim/world/hand.hpp"

#include <array>

namespace tactus::sim {

namespace {

constexpr auto own = CaptureOrder::own_first;
constexpr auto enemy = CaptureOrder::enemy_first;

constexpr std::array<ScriptedPly, 33> plies{{
    {"e4", "Eva vier"},
    {"e5", "Eva fünf"},
    {"Nf3", "Springer Felix drei"},
    {"d6", "David sechs"},
    {"d4", "David vier"},
    {"Bg4", "Läufer Gustav vier"},
    {"dxe5", "David schlägt Eva fünf", enemy},
    {"Bxf3", "Läufer schlägt Felix drei", own},
    {"Qxf3", "Dame schlägt Felix drei", own},
    {"dxe5", "David schlägt Eva fünf", enemy},
    {"Bc4", "Läufer Cesar vier"},
    {"Nf6", "Springer Felix sechs"},
    {"Qb3", "Dame Bella drei"},
    {"Qe7", "Dame Eva sieben"},
    {"Nc3", "Springer Cesar drei"},
    {"c6", "Cesar sechs"},
    {"Bg5", "Läufer Gustav fünf"},
    {"b5", "Bella fünf"},
    {"Nxb5", "Springer schlägt Bella fünf", enemy},
    {"cxb5", "Cesar schlägt Bella fünf", own},
    {"Bxb5+", "Läufer schlägt Bella fünf", own},
    {"Nbd7", "Springer Bella David sieben"},
    {"O-O-O", "Lange Rochade"},
    {"Rd8", "Turm David acht"},
    {"Rxd7", "Turm schlägt David sieben", enemy},
    {"Rxd7", "Turm schlägt David sieben", enemy},
    {"Rd1", "Turm David eins"},
    {"Qe6", "Dame Eva sechs"},
    {"Bxd7+", "Läufer schlägt David sieben", own},
    {"Nxd7", "Springer schlägt David sieben", own},
    {"Qb8+", "Dame Bella acht"},
    {"Nxb8", "Springer schlägt Bella acht", enemy},
    {"Rd8#", "Turm David acht"},
}};

}  // namespace

std::span<ScriptedPly const> opera_game() { return plies; }

using std::chrono::milliseconds;

SimTime Hand::between(SimTime shortest, SimTime longest) {
  auto const width = static_cast<std::uint64_t>((longest - shortest).count()) + 1;
  return shortest + SimTime{static_cast<SimTime::rep>(generator_() % width)};
}

std::vector<HandAction> Hand::with_pauses(std::vector<HandAction> actions) {
  for (HandAction& each : actions)
    each.pause_before = each.what == HandAction::What::lift ? between(milliseconds{300}, milliseconds{700})
                                                            : between(milliseconds{350}, milliseconds{800});
  return actions;
}

std::vector<HandAction> Hand::carry(chess::Piece piece, chess::Square from, chess::Square to) {
  return with_pauses(
      {{SimTime{0}, HandAction::What::lift, from, piece}, {SimTime{0}, HandAction::What::place, to, piece}});
}

std::vector<HandAction> Hand::make(chess::Diagram const& before, chess::Move move, CaptureOrder order) {
  return with_pauses(devices::simulators::touches(before, move, {.capture = order}));
}

std::vector<HandAction> Hand::take_back(std::vector<HandAction> const& made) {
  std::vector<HandAction> undone(made.rbegin(), made.rend());
  for (HandAction& action : undone)
    action.what = action.what == HandAction::What::lift ? HandAction::What::place : HandAction::What::lift;
  return undone;
}

}  // namespace tactus::sim
