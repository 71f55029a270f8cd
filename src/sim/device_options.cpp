// SPDX-License-Identifier: GPL-3.0-or-later
// See device_options.hpp.
#include "src/sim/device_options.hpp"

#include "core/legal/legal_description.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"

#include <algorithm>

namespace tactus::sim {

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
