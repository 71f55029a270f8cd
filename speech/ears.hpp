// SPDX-License-Identifier: GPL-3.0-or-later
// What reaches the two players by sound. Values only; any thread.
#pragma once

#include "core/table/announcement.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace tactus::speech {

enum class Hearing : std::uint8_t {
  all,        // what is for him alone, too
  the_table,  // what is for everybody: he has no ear of his own
  nothing,    // he does not hear
};

struct Ears {
  Hearing white = Hearing::all, black = Hearing::all;

  Hearing of(chess::Color player) const { return player == chess::Color::white ? white : black; }
  bool operator==(Ears const&) const = default;
};

/// Whose secret it is; nothing: nobody's, as what is for the table, for an assistant, and each move, which
/// both players know.
inline std::optional<chess::Color> private_to(table::Announcement const& announcement) {
  if (std::holds_alternative<table::MoveSaid>(announcement.content)) return std::nullopt;
  if (announcement.to == table::Audience::white) return chess::Color::white;
  if (announcement.to == table::Audience::black) return chess::Color::black;
  return std::nullopt;
}

inline bool is_spoken(Ears const& ears, table::Announcement const& announcement) {
  auto const player = private_to(announcement);
  return !player || ears.of(*player) == Hearing::all;
}

}  // namespace tactus::speech
