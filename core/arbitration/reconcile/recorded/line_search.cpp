// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/recorded/line_search.hpp"

#include "core/legal/reading/move_reading.hpp"

#include <algorithm>
#include <array>
#include <unordered_set>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Move;
using chess::Position;

struct Width {
  std::size_t most;  // branches that are followed at once
  Cost beyond;       // the best branch
};
constexpr std::array widths{Width{40, 45}, Width{80, 120}};  // the second where the first finds nothing
constexpr unsigned beyond_sheets = 4;                        // plies that no sheet need have
constexpr Cost for_each_press = 6;  // by which the number of plies and of presses differ

std::optional<Move> move_of(Position const& position, std::string const& uci) {
  auto const read = notation::read_uci(position, uci);
  auto const* const move = std::get_if<Move>(&read);
  return move == nullptr ? std::nullopt : std::optional(*move);
}

struct Branch {
  Position position;
  ByColor<SheetRow> rows;
  Move last{};
  std::size_t before = 0;  // among all that were kept
  unsigned ply = 0;
};

/// A branch that may follow. Its position is made only if it is kept.
struct NextBranch {
  Move last{};
  std::size_t before = 0;
  ByColor<std::size_t> rows{};  // among those made for this ply
  Cost least = 0;
};

/// The rows of one sheet after each move from one position. All moves that no entry names have the same.
class RowsAfter {
 public:
  RowsAfter(std::vector<SheetRow>& rows, Entries const& sheet, ReadingTable const& table,
            SheetRow const& before)
      : rows_(rows), sheet_(sheet), read_(table, sheet), before_(before) {}

  std::size_t of(Move m) {
    if (of_any_other_ && !read_.is_named(m)) return *of_any_other_;
    rows_.push_back(before_.after(sheet_, read_, m));
    // The same entries are read for each move, and now they have been.
    if (!of_any_other_ && !read_.is_named(m)) of_any_other_ = rows_.size() - 1;
    return rows_.size() - 1;
  }

 private:
  std::vector<SheetRow>& rows_;
  Entries const& sheet_;
  EntriesRead read_;
  SheetRow const& before_;
  std::optional<std::size_t> of_any_other_;
};

class LineSearch {
 public:
  LineSearch(Case const& found, ByColor<Entries> const& sheets, Effort const& effort, Width width)
      : found_(found), sheets_(sheets), allowance_(effort), width_(width) {
    for (RecordedMove const& each : found.record.value_or(std::vector<RecordedMove>{})) {
      if (each.ply == 0) continue;
      if (recorded_.size() < each.ply) recorded_.resize(each.ply);
      recorded_[each.ply - 1] = each.uci;
    }
    kept_.push_back({found_.start, {SheetRow{sheets_.white}, SheetRow{sheets_.black}}});
  }

  /// Up to its end, or to its first gap.
  std::vector<Move> recorded_moves() {
    std::vector<std::size_t> current{0};
    for (unsigned ply = 0; ply < recorded_.size() && !recorded_[ply].empty() && !current.empty(); ++ply)
      current = next_ply(current, ply);
    return std::move(result_.recorded);
  }

  RecordedLines run() {
    std::vector<std::size_t> current{0};
    result_.last_recorded = static_cast<unsigned>(recorded_.size());
    for (unsigned ply = 0;; ++ply) {
      if (ply >= recorded_.size()) note_shown(current);
      if (current.empty() || ply >= longest()) break;
      current = next_ply(current, ply);
    }
    result_.is_complete = !allowance_.is_spent();
    std::ranges::stable_sort(result_.found, {}, &FoundLine::total);
    return std::move(result_);
  }

 private:
  /// Beyond it no line is looked for.
  unsigned longest() const {
    auto const written = std::max(sheets_.white.size(), sheets_.black.size());
    auto const presses = found_.clocks.plies().value_or(0);
    auto const known = std::max<std::size_t>({written, presses, recorded_.size()});
    // Where presses or a record count the plies, no line is longer than that.
    bool const is_counted = found_.clocks.plies() || !recorded_.empty();
    return static_cast<unsigned>(known + (is_counted ? 0 : beyond_sheets));
  }

  std::vector<std::size_t> next_ply(std::vector<std::size_t> const& current, unsigned ply) {
    std::vector<NextBranch> next;
    rows_.white.clear();
    rows_.black.clear();
    bool const is_recorded = ply < recorded_.size() && !recorded_[ply].empty();
    for (std::size_t const index : current) {
      if (!allowance_.take()) return {};
      if (is_recorded)
        follow_record(next, index, recorded_[ply]);
      else
        follow_all(next, index);
    }
    if (is_recorded && !next.empty() && result_.recorded.size() == ply && current.size() == 1)
      result_.recorded.push_back(next.front().last);
    return keep(std::move(next));
  }

  void follow_record(std::vector<NextBranch>& next, std::size_t index, std::string const& uci) {
    if (auto const m = move_of(kept_[index].position, uci)) {
      ReadingTable const table{kept_[index].position};
      play(next, index, table, {*m});
    }
  }

  void follow_all(std::vector<NextBranch>& next, std::size_t index) {
    ReadingTable const table{kept_[index].position};
    play(next, index, table, table.moves());
  }

  void play(std::vector<NextBranch>& next, std::size_t index, ReadingTable const& table,
            std::vector<Move> const& moves) {
    auto const& before = kept_[index].rows;
    ByColor<RowsAfter> after{{rows_.white, sheets_.white, table, before.white},
                             {rows_.black, sheets_.black, table, before.black}};
    for (Move const m : moves) {
      NextBranch one{m, index, {after.white.of(m), after.black.of(m)}};
      for (Color const p : both_colors)
        one.least = static_cast<Cost>(one.least + rows_[p][one.rows[p]].least());
      next.push_back(one);
    }
  }

  std::vector<std::size_t> keep(std::vector<NextBranch> next) {
    std::ranges::stable_sort(next, {}, &NextBranch::least);
    std::vector<std::size_t> indices;
    std::unordered_set<std::uint64_t> seen;
    for (NextBranch const& each : next) {
      if (indices.size() == width_.most || each.least > next.front().least + width_.beyond) break;
      Position position = kept_[each.before].position.after(each.last);
      if (!seen.insert(position.key().value).second) continue;
      indices.push_back(kept_.size());
      kept_.push_back({position,
                       {rows_.white[each.rows.white], rows_.black[each.rows.black]},
                       each.last,
                       each.before,
                       kept_[each.before].ply + 1});
    }
    return indices;
  }

  void note_shown(std::vector<std::size_t> const& current) {
    for (std::size_t const index : current) {
      auto const placement = kept_[index].position.placement();
      FoundLine line;
      for (Color const p : both_colors) line.shown[p] = found_.boards[p].shows(placement);
      if (!line.shown.white && !line.shown.black) continue;
      for (Color const p : both_colors) line.costs[p] = kept_[index].rows[p].at_end(sheets_[p]);
      if (auto const presses = found_.clocks.plies()) {
        unsigned const ply = kept_[index].ply;
        unsigned const off = ply > *presses ? ply - *presses : *presses - ply;
        line.off_press = static_cast<Cost>(std::min(off, 20U) * for_each_press);
      }
      line.moves = moves_to(index);
      result_.found.push_back(std::move(line));
    }
  }

  std::vector<Move> moves_to(std::size_t index) const {
    std::vector<Move> moves;
    for (; index != 0; index = kept_[index].before) moves.push_back(kept_[index].last);
    std::ranges::reverse(moves);
    return moves;
  }

  Case const& found_;
  ByColor<Entries> const& sheets_;
  Allowance allowance_;
  Width width_;
  std::vector<std::string> recorded_;  // empty: a gap
  std::vector<Branch> kept_;
  ByColor<std::vector<SheetRow>> rows_;  // of this ply
  RecordedLines result_;
};

}  // namespace

std::vector<Move> recorded_moves(Case const& found, ByColor<Entries> const& sheets, Effort const& effort) {
  return LineSearch{found, sheets, effort, widths.front()}.recorded_moves();
}

RecordedLines find_lines(Case const& found, ByColor<Entries> const& sheets, Effort const& effort) {
  RecordedLines lines;
  for (Width const width : widths) {
    lines = LineSearch{found, sheets, effort, width}.run();
    if (!lines.found.empty() || lines.recorded.empty() || !lines.is_complete) break;
  }
  return lines;
}

ByColor<SheetAlongLine> sheets_along(Case const& found, ByColor<Entries> const& sheets,
                                     std::vector<Move> const& moves) {
  std::vector<Position> positions{found.start};
  ByColor<std::vector<SheetRow>> rows{{SheetRow{sheets.white}}, {SheetRow{sheets.black}}};
  for (Move const m : moves) {
    ReadingTable const table{positions.back()};
    for (Color const p : both_colors) {
      EntriesRead read{table, sheets[p]};
      rows[p].push_back(rows[p].back().after(sheets[p], read, m));
    }
    positions.push_back(positions.back().after(m));
  }
  ByColor<SheetAlongLine> along{SheetAlongLine(moves.size()), SheetAlongLine(moves.size())};
  for (Color const p : both_colors) {
    std::size_t next = rows[p].back().best_end(sheets[p]);
    for (std::size_t ply = moves.size(); ply-- > 0;) {
      ReadingTable const table{positions[ply]};
      EntriesRead read{table, sheets[p]};
      auto const entry = rows[p][ply + 1].entry_before(sheets[p], read, moves[ply], rows[p][ply], next);
      if (!entry) continue;
      Reading const& reading = read.of(*entry);
      along[p][ply] = {entry, reading.sense, reading.has(moves[ply]), reading.moves};
    }
  }
  return along;
}

}  // namespace tactus::arbitration::reconcile
