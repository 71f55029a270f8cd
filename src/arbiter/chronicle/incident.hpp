// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that happened at a table beside the moves, as the arbiter is told it: by its kind for programs,
// in words for people.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"

#include <cstdint>
#include <optional>
#include <variant>

namespace tactus::program {

/// Beside irregularities and faults of the equipment, which have kinds of their own.
enum class Happening : std::uint8_t {
  noted,  // and nothing asks for it
  claim,
  claim_answered,
  arbiter_word_refused,
  program_changed,
  flag_shown,
  clock_jumped,     // it tells what no clock can know
  clock_otherwise,  // than the time control says, or set
  left_out,         // behind the end
  recorded_otherwise,
  lifted_beside,
  rook_first,
  found,  // a move that nobody was seen making
  taken_back,
  put_back,
  changed_made_move,
  illegal_move,
  checkmate,
  stalemate,
  fivefold,
  seventy_five,
  pressed_late,
  boards_differ,
  boards_agree,
  restored,
  resumed,
  ended,
  about_end,
  end_taken_back,
};
using IncidentKind = std::variant<Happening, table::IrregularityKind, table::EquipmentFault>;

struct Incident {
  Message words;  // small letters and no full stop
  std::optional<arbitration::laws::Law> article{};
  unsigned ply = 0;  // it is about, or completed then
  IncidentKind kind = Happening::noted;
  std::optional<chess::Color> by{};  // whose act or whose board it is, where it is one player's

  bool is(Happening happening) const { return kind == IncidentKind{happening}; }
};

}  // namespace tactus::program
