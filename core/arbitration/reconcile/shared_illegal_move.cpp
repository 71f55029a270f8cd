// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/shared_illegal_move.hpp"

#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Color;
using chess::Placement;
using chess::Position;

class ReadingOn {
 public:
  ReadingOn(ByColor<FoundBoard> const& boards, ByColor<Entries> const& sheets)
      : boards_(boards), sheets_(sheets) {}

  /// The illegal move that both next entries denote and after which everything fits.
  std::optional<WrittenMove> illegal_move(Position const& position, SheetPlaces const& places) {
    for (Color const p : both_colors)
      if (places[p].next >= sheets_[p].size() || sheets_[p][places[p].next].is_silent()) return std::nullopt;
    Placement const board = position.placement();
    for (WrittenMove const& move : unchecked_moves(board, position.turn())) {
      if (!do_both_denote(move, places) || is_legal(position, move)) continue;
      if (fits(board_after(board, move), opposite(position.turn()), after_entries(places))) return move;
    }
    return std::nullopt;
  }

 private:
  bool do_both_denote(WrittenMove const& move, SheetPlaces const& places) const {
    return std::all_of(both_colors.begin(), both_colors.end(), [&](Color p) {
      return denotes(sheets_[p][places[p].next], move, sheets_[p].letters());
    });
  }

  static bool is_legal(Position const& position, WrittenMove const& move) {
    auto const legal = position.legal_moves();
    return std::any_of(legal.begin(), legal.end(),
                       [&](chess::Move m) { return written(position, m) == move; });
  }

  SheetPlaces after_entries(SheetPlaces places) const {
    for (Color const p : both_colors) {
      if (places[p].next < sheets_[p].size()) ++places[p].next;
      if (sheets_[p].damage_of_skipping(places[p].next) != 0) places[p].next += 2;
    }
    return places;
  }

  /// Entries that read no move here are passed over where the other sheet gives one.
  bool fits(Placement const& board, Color turn, SheetPlaces const& places) {
    bool const is_end =
        places.white.next >= sheets_.white.size() && places.black.next >= sheets_.black.size();
    if (is_end) return boards_.white.shows(board) && boards_.black.shows(board);
    for (WrittenMove const& move : unchecked_moves(board, turn))
      if (is_given(move, places) && fits(board_after(board, move), opposite(turn), after_entries(places)))
        return true;
    return false;
  }

  bool is_given(WrittenMove const& move, SheetPlaces const& places) const {
    return std::any_of(both_colors.begin(), both_colors.end(), [&](Color p) {
      return places[p].next < sheets_[p].size() &&
             denotes(sheets_[p][places[p].next], move, sheets_[p].letters());
    });
  }

  ByColor<FoundBoard> const& boards_;
  ByColor<Entries> const& sheets_;
};

}  // namespace

std::optional<SharedIllegalMove> shared_illegal_move(Case const& found, ByColor<Entries> const& sheets,
                                                     Effort const& effort, Damage most) {
  ReadingOn reading_on{found.boards, sheets};
  ReadingLimits limits;
  limits.may_contradict = false;
  limits.most = most;
  limits.most_lines = 1;
  limits.ends_at = [&](Position const& position, SheetPlaces const& places) {
    return reading_on.illegal_move(position, places).has_value();
  };
  auto const readings = read_jointly(sheets, {found.start}, effort, limits);
  if (readings.best.empty()) return std::nullopt;
  JointReading const& best = readings.best.front();
  auto const illegal = reading_on.illegal_move(position_after(found.start, best.moves), best.places);
  return SharedIllegalMove{best.moves, *illegal};
}

}  // namespace tactus::arbitration::reconcile
