// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/world/opera_game.hpp"

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

}  // namespace tactus::sim
