// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/lone_reading.hpp"

#include "core/arbitration/reconcile/reading_table.hpp"
#include "core/arbitration/reconcile/unchecked_moves.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

/// An incomplete entry is tried in each of its senses; so many boards are looked at in all.
constexpr unsigned most_boards = 2000;

class LoneReading {
 public:
  explicit LoneReading(Entries const& sheet) : sheet_(sheet) {}

  std::size_t follow(std::size_t next, chess::Position const& position) {
    if (is_skipped(next)) return follow(next + 2, position);
    if (!takes(next)) return 0;
    std::size_t most = 0;
    auto const reading = ReadingTable{position}.read(sheet_[next], sheet_.letters());
    if (!reading.denotes()) return 0;
    for (chess::Move const m : reading.moves) most = std::max(most, 1 + follow(next + 1, position.after(m)));
    return most;
  }

  std::size_t follow(std::size_t next, chess::Placement const& board, chess::Color turn) {
    if (is_skipped(next)) return follow(next + 2, board, turn);
    if (!takes(next)) return 0;
    std::size_t most = 0;
    for (WrittenMove const& move : unchecked_moves(board, turn))
      if (denotes(sheet_[next], move, sheet_.letters()))
        most = std::max(most, 1 + follow(next + 1, board_after(board, move), opposite(turn)));
    return most;
  }

 private:
  bool is_skipped(std::size_t next) const { return sheet_.damage_of_skipping(next) != 0; }
  bool takes(std::size_t next) {
    if (next >= sheet_.size() || sheet_[next].is_silent() || boards_ == most_boards) return false;
    ++boards_;
    return true;
  }

  Entries const& sheet_;
  unsigned boards_ = 0;
};

}  // namespace

std::size_t legal_entries(Entries const& sheet, std::size_t next, chess::Position const& position) {
  return LoneReading{sheet}.follow(next, position);
}

std::size_t playable_entries(Entries const& sheet, std::size_t next, chess::Position const& position) {
  return LoneReading{sheet}.follow(next, position.placement(), position.turn());
}

bool denotes(EntryText const& entry, WrittenMove const& move, notation::PieceLetters const& letters) {
  Forms const forms = forms_of(move, letters);
  return std::any_of(forms.begin(), forms.end(), [&](Signs form) { return entry.equals(form); });
}

}  // namespace tactus::arbitration::reconcile
