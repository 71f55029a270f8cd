// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/lone_reading.hpp"

#include "core/arbitration/reconcile/unchecked_moves.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

/// An incomplete entry is tried in each of its senses; so many boards are looked at in all.
constexpr unsigned most_boards = 2000;

class LoneReading {
 public:
  explicit LoneReading(Entries const& sheet) : sheet_(sheet) {}

  std::size_t follow(std::size_t next, chess::Placement const& board, chess::Color turn) {
    if (sheet_.damage_of_skipping(next) != 0) return follow(next + 2, board, turn);
    if (next >= sheet_.size() || sheet_[next].is_silent() || boards_ == most_boards) return 0;
    ++boards_;
    std::size_t most = 0;
    for (WrittenMove const& move : unchecked_moves(board, turn))
      if (denotes(sheet_[next], move, sheet_.letters()))
        most = std::max(most, 1 + follow(next + 1, board_after(board, move), opposite(turn)));
    return most;
  }

 private:
  Entries const& sheet_;
  unsigned boards_ = 0;
};

}  // namespace

std::size_t entries_that_follow(Entries const& sheet, std::size_t next, chess::Placement const& board,
                                chess::Color turn) {
  return LoneReading{sheet}.follow(next, board, turn);
}

bool denotes(EntryText const& entry, WrittenMove const& move, notation::PieceLetters const& letters) {
  Forms const forms = forms_of(move, letters);
  return std::any_of(forms.begin(), forms.end(), [&](Signs form) { return entry.equals(form); });
}

}  // namespace tactus::arbitration::reconcile
