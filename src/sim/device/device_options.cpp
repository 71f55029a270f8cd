// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/sim/device/device_options.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "devices/simulators/certabo.hpp"
#include "devices/simulators/chesslink.hpp"
#include "devices/simulators/chessnut.hpp"
#include "devices/simulators/dgt.hpp"
#include "devices/simulators/ichessone.hpp"
#include "devices/simulators/occupancy.hpp"
#include "devices/simulators/tactus.hpp"

#include <algorithm>

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
    case DeviceKind::ichessone: return std::make_unique<SimulatedIChessOne>(seen);
    case DeviceKind::tactus_board: return std::make_unique<SimulatedTactileBoard>(seen);
    case DeviceKind::line: return std::make_unique<SimulatedHomeMadeBoard>(seen);
    case DeviceKind::tactus_clock: break;
  }
  return nullptr;
}

namespace {

using devices::simulators::SensorMake;

/// Of so many changes in a hundred a contact bounces with `--bounce`, if the hands do not make it more.
constexpr unsigned bounces_in_hundred = 50;

template <typename T>
using Read = tl::expected<T, std::string>;

Read<chess::Position> read_start(std::string const& fen) {
  if (fen.empty()) return chess::Position::initial();
  auto const setup = notation::read_fen(fen);
  if (!setup) return tl::unexpected("--start: " + std::string{notation::describe(setup.error())});
  auto const position = chess::Position::from(*setup, chess::unreachable_but_playable);
  if (position) return *position;
  return tl::unexpected("--start: " + std::string{chess::describe(position.error().each().front())});
}

Read<chess::SquareSet> read_squares(std::vector<std::string> const& names) {
  chess::SquareSet squares;
  for (std::string const& name : names) {
    auto const square = chess::Square::parse(name);
    if (!square) return tl::unexpected("--dead: \"" + name + "\"; expected squares as in e2,e4");
    squares.insert(*square);
  }
  return squares;
}

Read<devices::simulators::HandHabits> read_hands(std::string const& name) {
  if (auto const habits = devices::simulators::habits_named(name)) return *habits;
  return tl::unexpected("--hands: \"" + name + "\"; expected clean, hurried, feeling or clumsy");
}

Read<void> check(DeviceArguments const& arguments, DeviceKind kind) {
  bool const is_about_board = !arguments.start.empty() || !arguments.dead.empty() ||
                              arguments.is_cable_right || arguments.has_bounce || arguments.slow_scan_ms > 0;
  if (kind == DeviceKind::tactus_clock && is_about_board)
    return tl::unexpected(
        std::string{"--start, --dead, --cable-right, --bounce and --slow-scan are for boards; expected "
                    "none of them for a clock"});
  if (arguments.is_cable_right && !facts_of(kind).has_cable_side)
    return tl::unexpected(
        std::string{"--cable-right: a board of this kind shows it nowhere; expected dgt or chesslink"});
  if (arguments.has_clock && kind != DeviceKind::dgt)
    return tl::unexpected(std::string{"--clock: no clock goes into a board of this kind; expected dgt"});
  return {};
}

}  // namespace

tl::expected<DeviceOptions, std::string> read_device_options(DeviceArguments const& arguments) {
  auto const kind = device_kind_named(arguments.kind);
  if (!kind) return tl::unexpected("--as: \"" + arguments.kind + "\"; expected " + names_of_device_kinds());
  if (auto const fits = check(arguments, *kind); !fits) return tl::unexpected(fits.error());
  auto const start = read_start(arguments.start);
  if (!start) return tl::unexpected(start.error());
  auto const dead = read_squares(arguments.dead);
  if (!dead) return tl::unexpected(dead.error());
  auto const hands = read_hands(arguments.hands);
  if (!hands) return tl::unexpected(hands.error());
  SensorMake const sensors{*dead, arguments.has_bounce ? std::max(bounces_in_hundred, hands->bounces) : 0,
                           std::chrono::milliseconds{arguments.slow_scan_ms}};
  return DeviceOptions{*kind,
                       std::filesystem::absolute(arguments.link),
                       *start,
                       sensors,
                       *hands,
                       arguments.is_cable_right,
                       arguments.has_clock,
                       arguments.noise_per_mille,
                       arguments.lose_bytes,
                       arguments.seed,
                       arguments.speed};
}

}  // namespace tactus::sim
