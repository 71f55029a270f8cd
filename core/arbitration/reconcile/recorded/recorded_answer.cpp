// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/recorded_answer.hpp"

#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/legal/reading/move_reading.hpp"

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
    add_entries(line->moves);
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
    add_entries(settlement_.answer.moves);
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
    add_entries(line.moves);
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
  ByColor<SheetAlongLine> add_entries(std::vector<Move> const& moves) {
    auto along = sheets_along(found_, sheets_, moves);
    bool const are_equal = settlement_.answer.verdict == Verdict::none;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
      auto const& [white, black] = along;
      bool const is_clear = white[ply].sense == Sense::exact && black[ply].sense == Sense::exact;
      if (!is_clear || white[ply].means == black[ply].means || are_equal) continue;
      Answer strict = restored_to({moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(ply)});
      add_alternative(std::move(strict));
      break;
    }
    quote_entries(moves, along);
    return along;
  }

  std::string const& cell(Color sheet, std::size_t entry) const {
    SheetLine const& line = found_.sheets[sheet].lines[entry / 2];
    return entry % 2 == 0 ? line.left : line.right;
  }

  /// Those that an arbiter wants to look at: where the sheets part, and what is read as a slip of the pen.
  void quote_entries(std::vector<Move> const& moves, ByColor<SheetAlongLine> const& along) {
    chess::Position position = found_.start;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
      std::string const move = notation::write_uci(position, moves[ply]);
      position.play(moves[ply]);
      auto const& [white, black] = along;
      bool const do_differ = white[ply].sense == Sense::exact && black[ply].sense == Sense::exact &&
                             white[ply].means != black[ply].means;
      if (do_differ)
        settlement_.findings.push_back(
            {.kind = Finding::Kind::entries_differ,
             .ply = static_cast<unsigned>(ply + 1),
             .written = {cell(Color::white, *white[ply].entry), cell(Color::black, *black[ply].entry)},
             .read_as = move});
      for (Color const p : both_colors) quote_slip(p, ply, along[p][ply], move);
    }
  }

  void quote_slip(Color sheet, std::size_t ply, PlyEntry const& each, std::string const& move) {
    bool const is_against = !each.has_move && each.sense != Sense::silent;
    bool const is_slip = each.entry && (each.sense == Sense::defective || is_against);
    if (!is_slip) return;
    Finding finding{.kind = Finding::Kind::entry_read_as_slip,
                    .sheet = sheet,
                    .ply = static_cast<unsigned>(ply + 1),
                    .line = static_cast<unsigned>(*each.entry / 2 + 1),
                    .read_as = move};
    finding.written[sheet] = cell(sheet, *each.entry);
    settlement_.findings.push_back(std::move(finding));
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
