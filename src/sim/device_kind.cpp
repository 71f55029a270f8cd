// SPDX-License-Identifier: GPL-3.0-or-later
// See device_kind.hpp.
#include "src/sim/device_kind.hpp"

#include "devices/simulators/simulated_certabo.hpp"
#include "devices/simulators/simulated_chesslink.hpp"
#include "devices/simulators/simulated_chessnut.hpp"
#include "devices/simulators/simulated_dgt_board.hpp"
#include "devices/simulators/simulated_home_made_board.hpp"
#include "devices/simulators/simulated_tactile_board.hpp"

namespace tactus::sim {

using namespace devices::simulators;

std::optional<DeviceKind> device_kind_named(std::string_view name) {
  for (DeviceKindFacts const& each : device_kinds)
    if (each.name == name) return each.kind;
  return std::nullopt;
}

std::string names_of_device_kinds() {
  std::string names;
  for (DeviceKindFacts const& each : device_kinds)
    names.append(names.empty()                           ? ""
                 : each.kind == device_kinds.back().kind ? " or "
                                                         : ", ")
        .append(each.name);
  return names;
}

namespace {

std::unique_ptr<SimulatedBoard> make_dgt_board(chess::Placement const& seen, bool has_cable_on_whites_right,
                                               SimulatedDgtClock* clock) {
  auto board = std::make_unique<SimulatedDgtBoard>(
      seen, DgtBoardMake{.has_cable_on_whites_right = has_cable_on_whites_right});
  if (clock != nullptr) board->connect(*clock);
  return board;
}

}  // namespace

std::unique_ptr<SimulatedBoard> make_board(DeviceKind kind, chess::Placement const& seen,
                                           bool has_cable_on_whites_right, SimulatedDgtClock* clock) {
  switch (kind) {
    case DeviceKind::dgt: return make_dgt_board(seen, has_cable_on_whites_right, clock);
    case DeviceKind::chesslink:
      return std::make_unique<SimulatedChessLink>(
          seen, ChessLinkMake{.has_cable_on_whites_right = has_cable_on_whites_right});
    case DeviceKind::certabo: return std::make_unique<SimulatedCertabo>(seen);
    case DeviceKind::sentio: return std::make_unique<SimulatedSentio>(seen);
    case DeviceKind::chessnut: return std::make_unique<SimulatedChessnut>(seen);
    case DeviceKind::tactus_board: return std::make_unique<SimulatedTactileBoard>(seen);
    case DeviceKind::line: return std::make_unique<SimulatedHomeMadeBoard>(seen);
    case DeviceKind::tactus_clock: break;
  }
  return nullptr;
}

}  // namespace tactus::sim
