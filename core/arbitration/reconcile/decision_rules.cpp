// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/decision_rules.hpp"

#include "core/arbitration/reconcile/naming.hpp"
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/arbitration/reconcile/unwritten_moves.hpp"
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
      : boards_(boards), sheets_(sheets), do_boards_differ_(!show_the_same(boards.white, boards.black)) {}

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
    if (is_end) return do_boards_differ_ || (boards_.white.shows(board) && boards_.black.shows(board));
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
  bool do_boards_differ_;  // then they prove nothing
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

namespace {

using chess::Move;
using chess::Position;
using chess::SquareSet;

/// A tail is looked for up to this length.
constexpr unsigned longest_unlogged_tail = 4;
constexpr unsigned longest_logged_tail = 8;
/// So many later entries must lose their sense before a sheet counts as refuting itself.
constexpr std::size_t entries_that_refute = 2;

bool do_boards_show(Case const& found, std::vector<Move> const& moves) {
  auto const placement = position_after(found.start, moves).placement();
  return found.boards.white.shows(placement) && found.boards.black.shows(placement);
}

Answer restored_to(Case const& found, std::vector<Move> moves, Ground ground = Ground::sheets_differ) {
  Answer answer{Verdict::restore};
  answer.ground = ground;
  answer.clocks = found.clocks.times_at(static_cast<unsigned>(moves.size()));
  answer.moves = std::move(moves);
  return answer;
}

std::vector<Move> first(std::vector<Move> const& moves, std::size_t count) {
  return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// The squares on which the moves from ply `from` on put something or took something away.
SquareSet touched_squares(Position position, std::vector<Move> const& moves, std::size_t from) {
  SquareSet touched;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    auto const before = position.placement();
    position.play(moves[i]);
    if (i >= from) touched |= before.difference(position.placement());
  }
  return touched;
}

/// Is a board to be corrected whose owner wrote less, and does it differ where the lone moves touched?
bool do_lone_entries_decide(Case const& found, Answer const& answer, SheetPlaces const& places) {
  auto const expected = position_after(found.start, answer.moves).placement();
  return std::any_of(both_colors.begin(), both_colors.end(), [&](Color p) {
    unsigned const written = places[p].last_written;
    if (!answer.corrects[p] || written >= answer.plies()) return false;
    SquareSet const lone = touched_squares(found.start, answer.moves, written);
    return !(found.boards[p].difference(expected) & lone).empty();
  });
}

Answer corrected_to(Case const& found, std::vector<Move> moves) {
  auto const expected = position_after(found.start, moves).placement();
  Answer answer{Verdict::correct_board};
  for (Color const p : both_colors) answer.corrects[p] = !found.boards[p].shows(expected);
  answer.moves = std::move(moves);
  return answer;
}

void push_if_new(Answers& answers, Answer answer) {
  if (std::find(answers.begin(), answers.end(), answer) == answers.end())
    answers.push_back(std::move(answer));
}

void add_reconstructions(Answers& answers, Evidence const& evidence, JointReading const& reading,
                         unsigned tail) {
  auto const last = position_after(evidence.found.start, reading.moves);
  Effort share = evidence.effort;
  share.positions /= evidence.readings.best.size();
  for (auto const& unwritten : unwritten_moves(last, evidence.found.boards, tail, share)) {
    Answer answer{Verdict::reconstruct};
    answer.moves = reading.moves;
    answer.moves.insert(answer.moves.end(), unwritten.begin(), unwritten.end());
    push_if_new(answers, std::move(answer));
  }
}

void add_reconstructions(Answers& answers, Evidence const& evidence, unsigned tail) {
  auto const presses = evidence.found.clocks.plies();
  for (JointReading const& reading : evidence.readings.best) {
    bool const is_complete = reading.unknown_plies.empty() && tail == 0;
    if (reading.difference || is_complete) continue;
    if (presses && *presses != reading.plies() + tail) continue;
    add_reconstructions(answers, evidence, reading, tail);
  }
}

Position before_difference(Evidence const& evidence, JointReading const& reading) {
  return position_after(evidence.found.start, first(reading.moves, reading.difference->ply));
}

using CountEntries = std::size_t (*)(Entries const&, std::size_t, Position const&);

/// With its own move at the difference the sheet makes less sense than with the other's move.
bool refutes_itself(Evidence const& evidence, JointReading const& reading, Color p, CountEntries count) {
  Difference const& difference = *reading.difference;
  Position const before = before_difference(evidence, reading);
  auto const entries_after = [&](Move m) {
    return count(evidence.sheets[p], difference.places[p].next + 1, before.after(m));
  };
  return entries_after(difference.wrote[opposite(p)]) >=
         entries_after(difference.wrote[p]) + entries_that_refute;
}

/// Whose sheet refutes itself; nothing where neither does or both do.
std::optional<Color> refuted_player(Evidence const& evidence, JointReading const& reading,
                                    CountEntries count) {
  bool const is_white = refutes_itself(evidence, reading, Color::white, count);
  bool const is_black = refutes_itself(evidence, reading, Color::black, count);
  if (is_white == is_black) return std::nullopt;
  return is_white ? Color::white : Color::black;
}

/// The best line of both sheets from the difference on, with one move there taken as played.
std::optional<std::vector<Move>> line_with(Evidence const& evidence, JointReading const& reading, Move m) {
  Difference const& difference = *reading.difference;
  ReadingStart start{before_difference(evidence, reading), difference.ply + 1, difference.places};
  start.position.play(m);
  for (Color const p : both_colors) {
    SheetPlace& place = start.places[p];
    ++place.next;
    if (place.owed > 0) --place.owed;
  }
  ReadingLimits limits;
  limits.most_lines = 1;
  Effort share = evidence.effort;
  share.positions /= std::min<std::size_t>(evidence.readings.best.size(), 16);
  auto const after = read_jointly(evidence.sheets, start, share, limits);
  if (after.best.empty()) return std::nullopt;
  auto line = first(reading.moves, difference.ply);
  line.push_back(m);
  line.insert(line.end(), after.best.front().moves.begin(), after.best.front().moves.end());
  return line;
}

}  // namespace

Answer back_to_common_line(Evidence const& evidence) {
  std::vector<Move> line = evidence.readings.best.front().moves;
  for (JointReading const& reading : evidence.readings.best) {
    auto const end = std::mismatch(line.begin(), line.end(), reading.moves.begin(), reading.moves.end());
    line.erase(end.first, line.end());
  }
  return restored_to(evidence.found, std::move(line), Ground::doubt);
}

Answers boards_follow_the_sheets(Evidence const& evidence) {
  Answers answers;
  for (JointReading const& reading : evidence.readings.best) {
    if (!reading.unknown_plies.empty() || !do_boards_show(evidence.found, reading.moves)) continue;
    Answer answer{Verdict::none};
    answer.moves = reading.moves;
    push_if_new(answers, std::move(answer));
    break;
  }
  return answers;
}

Answers illegal_move_on_both_sheets(Evidence const& evidence) {
  auto const& legal = evidence.readings.best;
  Damage const most = legal.empty() ? ReadingLimits{}.most : legal.front().damage;
  if (most == 0) return {};
  // Where the legal lines took all the effort there is, an illegal one must be found with less.
  Effort effort = evidence.effort;
  if (!evidence.readings.is_complete) effort.positions /= 3;
  // Boards that differ bear no witness: then the sheets must be without a fault up to it.
  bool const are_equal = show_the_same(evidence.found.boards.white, evidence.found.boards.black);
  auto illegal = shared_illegal_move(evidence.found, evidence.sheets, effort,
                                     are_equal ? static_cast<Damage>(most - 1) : Damage{0});
  if (!illegal) return {};
  Answer answer = restored_to(evidence.found, std::move(illegal->before));
  answer.verdict = Verdict::illegal_restore;
  answer.illegal = illegal->move;
  return {answer};
}

Answers unwritten_moves_reconstructed(Evidence const& evidence) {
  Answers answers;
  unsigned longest = longest_unlogged_tail;
  if (auto const presses = evidence.found.clocks.plies()) {
    for (JointReading const& reading : evidence.readings.best)
      if (*presses >= reading.plies() && *presses - reading.plies() <= longest_logged_tail)
        longest = std::max(longest, *presses - reading.plies());
  }
  for (unsigned tail = 0; tail <= longest && answers.empty(); ++tail)
    add_reconstructions(answers, evidence, tail);
  return answers;
}

Answers sheets_agree(Evidence const& evidence, JointReading const& reading) {
  Case const& found = evidence.found;
  Answers answers{corrected_to(found, reading.moves)};
  if (do_lone_entries_decide(found, answers.front(), reading.places)) {
    unsigned const both_wrote =
        std::min(reading.places.white.last_written, reading.places.black.last_written);
    answers.push_back(restored_to(found, first(reading.moves, both_wrote), Ground::sheet_stopped));
  }
  if (is_naming_doubtful(evidence, reading, answers.front()))
    answers.insert(answers.begin(), back_to_common_line(evidence));
  return answers;
}

Answers sheets_differ(Evidence const& evidence, JointReading const& reading) {
  Case const& found = evidence.found;
  Difference const& difference = *reading.difference;
  Answers answers{restored_to(found, first(reading.moves, difference.ply))};
  auto const clearly = refuted_player(evidence, reading, playable_entries);
  // A check that was overlooked speaks against a sheet, but not so clearly that a board is named first.
  auto const refuted = clearly ? clearly : refuted_player(evidence, reading, legal_entries);
  if (!refuted) return answers;
  auto line = line_with(evidence, reading, difference.wrote[opposite(*refuted)]);
  if (!line) return answers;
  Answer corrected = corrected_to(found, std::move(*line));
  bool const is_first = clearly && !is_naming_doubtful(evidence, reading, corrected);
  answers.insert(is_first ? answers.begin() : answers.end(), std::move(corrected));
  return answers;
}

}  // namespace tactus::arbitration::reconcile
