// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/recorded_answer.hpp"

#include "core/arbitration/reconcile/naming.hpp"
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

/// A ply that differs is noticed within so many more of the record.
constexpr std::size_t noticed_within = 24;

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

  /// The plies that the record has before one that both sheets have otherwise, or a board and a sheet: both
  /// boards have not completed that. Nothing: nothing speaks against the record.
  std::optional<std::size_t> plies_on_both() const {
    if (lines_.found.empty()) return std::nullopt;
    auto const& moves = lines_.found.front().moves;
    std::size_t const end = std::min<std::size_t>(lines_.last_recorded, moves.size());
    auto const along = sheets_along(found_, sheets_, moves);
    auto const& shown = lines_.found.front().shown;
    bool const is_on_both = shown.white && shown.black;
    for (std::size_t ply = moves.size() - std::min(noticed_within, moves.size()); ply < end; ++ply)
      if (!is_on_both && is_against(along.white[ply]) && is_against(along.black[ply])) return ply;
    for (Color const p : both_colors) {
      if (lines_.found.front().shown[p]) continue;
      for (std::size_t const ply : plies_shown_otherwise(moves, p))
        if (ply < end && (is_against(along.white[ply]) || is_against(along.black[ply]))) return ply;
    }
    return std::nullopt;
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
    add_moves_that_he_left_open(line, along[wrong], wrong);
    bool const may_not_know = own.support == 0 && own.known < line.moves.size();
    if (may_not_know) add_alternative(restored_to(std::move(known)));
  }

  /// Late plies of the line instead of which this board shows another move, with the same moves after it.
  std::vector<std::size_t> plies_shown_otherwise(std::vector<Move> const& moves, Color board) const {
    std::vector<std::size_t> plies;
    auto before = found_.start;
    for (std::size_t ply = 0; ply < moves.size(); before.play(moves[ply++])) {
      if (ply + noticed_within < moves.size()) continue;
      auto const legal = before.legal_moves();
      if (std::any_of(legal.begin(), legal.end(), [&](Move other) {
            return other != moves[ply] && leads_to(before.after(other), moves, ply + 1, found_.boards[board]);
          }))
        plies.push_back(ply);
    }
    return plies;
  }

  static bool is_against(PlyEntry const& each) {
    return (each.sense == Sense::exact || each.sense == Sense::incomplete) && !each.has_move;
  }

  /// Where his sheet has no entry, his board may show what he understood there.
  void add_moves_that_he_left_open(FoundLine const& line, SheetAlongLine const& his, Color wrong) {
    for (std::size_t const ply : plies_shown_otherwise(line.moves, wrong))
      if (his[ply].sense == Sense::silent)
        add_alternative(
            restored_to({line.moves.begin(), line.moves.begin() + static_cast<std::ptrdiff_t>(ply)}));
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
      own.support += along[ply].has_move ? 1U : 0U;
      own.against += is_against(along[ply]) ? 1U : 0U;
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
  RecordedCase recorded{found, effort};
  auto const on_both = found.record ? recorded.plies_on_both() : std::nullopt;
  if (!on_both) return recorded.settled();
  Case shortened = found;
  std::erase_if(*shortened.record, [&](RecordedMove const& each) { return each.ply > *on_both; });
  return RecordedCase{shortened, effort}.settled();
}

}  // namespace tactus::arbitration::reconcile
