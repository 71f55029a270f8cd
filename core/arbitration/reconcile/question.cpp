// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/question.hpp"

#include "core/arbitration/reconcile/reading_table.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

/// What can be asked about comes first: an entry that denotes no or several moves, then a silent one.
unsigned clearness(Reading const& reading) {
  switch (reading.sense) {
    case Sense::defective: return 0;
    case Sense::incomplete: return 1;
    case Sense::silent: return 2;
    case Sense::exact: return 3;
  }
  return 3;
}

}  // namespace

std::optional<Question> question_between(Case const& found, ByPlayer<Entries> const& sheets,
                                         JointReading const& reading, std::vector<chess::Move> const& other) {
  auto const [mine, its] =
      std::mismatch(reading.moves.begin(), reading.moves.end(), other.begin(), other.end());
  if (mine == reading.moves.end() || its == other.end()) return std::nullopt;
  auto const ply = static_cast<std::size_t>(mine - reading.moves.begin());
  ReadingTable const table{position_after(found.start, {reading.moves.begin(), mine})};
  std::optional<Question> question;
  unsigned least = 4;
  for (Player const p : both_players) {
    std::size_t const entry = reading.places_before[ply][p].next;
    bool const is_read =
        entry < sheets[p].size() &&
        (ply + 1 < reading.places_before.size() ? reading.places_before[ply + 1] : reading.places)[p].next >
            entry;
    if (!is_read) continue;
    unsigned const clear = clearness(table.read(sheets[p][entry], sheets[p].letters()));
    if (clear >= least) continue;
    least = clear;
    question = Question{
        p, static_cast<unsigned>(entry / 2 + 1), entry % 2 == 0, static_cast<unsigned>(ply + 1), *mine, *its};
  }
  return question;
}

}  // namespace tactus::arbitration::reconcile
