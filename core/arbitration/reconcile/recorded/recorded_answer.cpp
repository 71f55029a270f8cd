// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/recorded_answer.hpp"

#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/arbitration/reconcile/recorded/quoted_entries.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Move;

/// Two lines so near to one another leave doubt.
constexpr Cost clearly = 7;

std::vector<Move> common_beginning(std::vector<Move> const& one, std::vector<Move> const& other) {
  auto const [end, _] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  return {one.begin(), end};
}

class RecordedCase {
 public:
  RecordedCase(Case const& found, Effort const& effort)
      : found_(found),
        sheets_{Entries{found.sheets.white}, Entries{found.sheets.black}},
        lines_(find_lines(found, sheets_, effort)) {}

  std::optional<Settlement> settled() {
    settlement_.is_complete = lines_.is_complete;
    bool const are_equal = show_the_same(found_.boards.white, found_.boards.black);
    bool const is_settled = are_equal ? settle_equal() : settle_different();
    if (!is_settled) return std::nullopt;
    settlement_.explanation = explain(found_, settlement_);
    return std::move(settlement_);
  }

 private:
  bool settle_equal() {
    auto const line = std::ranges::find_if(
        lines_.found, [](FoundLine const& each) { return each.shown.white && each.shown.black; });
    if (line == lines_.found.end()) return false;
    settlement_.answer = {.verdict = Verdict::none, .moves = line->moves};
    add_entries(sheets_along(found_, sheets_, line->moves));
    return true;
  }

  /// The best line that this board shows; by its owner's sheet alone, or by both.
  FoundLine const* best_of(Color board, bool is_by_own_sheet) const {
    FoundLine const* best = nullptr;
    auto const cost = [&](FoundLine const& each) {
      return is_by_own_sheet ? each.costs[board] + each.off_press : each.total();
    };
    for (FoundLine const& each : lines_.found)
      if (each.shown[board] && (best == nullptr || cost(each) < cost(*best))) best = &each;
    return best;
  }

  bool settle_different() {
    FoundLine const* line = nullptr;
    Color right = Color::white;
    for (Color const p : both_colors)
      if (auto const* const each = best_of(p, false);
          each != nullptr && (line == nullptr || each->total() < line->total())) {
        line = each;
        right = p;
      }
    if (line == nullptr) return false;
    auto const* const whites = best_of(Color::white, true);
    auto const* const blacks = best_of(Color::black, true);
    if (whites != nullptr && blacks != nullptr) {
      unsigned const apart =
          whites->costs.white + whites->off_press + blacks->costs.black + blacks->off_press;
      if (apart + clearly <= line->total()) {
        restore(common_beginning(whites->moves, blacks->moves));
        return true;
      }
    }
    correct(*line, opposite(right));
    return true;
  }

  void restore(std::vector<Move> moves) {
    settlement_.answer = restored_to(std::move(moves));
    add_entries(sheets_along(found_, sheets_, settlement_.answer.moves));
  }

  Answer restored_to(std::vector<Move> moves) const {
    Answer answer{.verdict = Verdict::restore};
    answer.clocks = found_.clocks.times_at(static_cast<unsigned>(moves.size()));
    answer.moves = std::move(moves);
    return answer;
  }

  void correct(FoundLine const& line, Color wrong) {
    auto const along = sheets_along(found_, sheets_, line.moves);
    auto const own = beyond_record(along[wrong]);
    std::vector<Move> known{line.moves.begin(), line.moves.begin() + static_cast<std::ptrdiff_t>(own.known)};
    if (own.against > own.support) return restore(std::move(known));
    settlement_.answer = {.verdict = Verdict::correct_board, .moves = line.moves};
    settlement_.answer.corrects[wrong] = true;
    add_entries(along);
    // His own sheet may follow his board as well as this line, where it is silent.
    auto const* const his = best_of(wrong, true);
    bool const fits_his_board = his != nullptr && his->costs[wrong] <= line.costs[wrong];
    if (fits_his_board) add_alternative(restored_to(common_beginning(line.moves, his->moves)));
    bool const may_not_know = own.support == 0 && own.known < line.moves.size();
    if (may_not_know) add_alternative(restored_to(std::move(known)));
  }

  /// What the sheet of the player whose board is to be corrected says of the moves that his board lacks: did
  /// he know them? (8.1.3, 8.4)
  struct OwnEntries {
    unsigned support = 0, against = 0;
    std::size_t known = 0;  // plies that he has, or that both boards completed
  };
  OwnEntries beyond_record(SheetAlongLine const& along) const {
    OwnEntries own;
    own.known = std::min<std::size_t>(lines_.last_recorded, along.size());
    for (std::size_t ply = own.known; ply < along.size(); ++ply) {
      bool const is_clear = along[ply].sense == Sense::exact || along[ply].sense == Sense::incomplete;
      own.support += along[ply].has_move ? 1U : 0U;
      own.against += is_clear && !along[ply].has_move ? 1U : 0U;
      if (along[ply].has_move && own.against == 0) own.known = ply + 1;
    }
    return own;
  }

  void add_alternative(Answer answer) {
    if (answer == settlement_.answer) return;
    if (std::ranges::find(settlement_.alternatives, answer) == settlement_.alternatives.end())
      settlement_.alternatives.push_back(std::move(answer));
  }

  /// What stands on the sheets along the line: where they part by their letter, that answer stands beside.
  void add_entries(ByColor<SheetAlongLine> const& along) {
    auto const& moves = settlement_.answer.moves;
    if (settlement_.answer.verdict != Verdict::none)
      for (std::size_t ply = 0; ply < moves.size(); ++ply)
        if (do_entries_differ(along, ply)) {
          add_alternative(restored_to({moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(ply)}));
          break;
        }
    settlement_.findings = quoted_entries(found_.sheets, along);
  }

  Case const& found_;
  ByColor<Entries> sheets_;
  RecordedLines lines_;
  Settlement settlement_{};
};

}  // namespace

std::optional<Settlement> settled_by_record(Case const& found, Effort const& effort) {
  return RecordedCase{found, effort}.settled();
}

}  // namespace tactus::arbitration::reconcile
