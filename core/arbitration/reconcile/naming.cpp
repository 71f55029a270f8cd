// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/naming.hpp"

#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"
#include "core/arbitration/reconcile/unwritten_moves.hpp"
#include "core/legal/position.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

constexpr std::size_t furthest_shift = 6;  // entries that a ply may stand later than the one before it

/// Which plies stand on this sheet.
std::vector<bool> plies_on(Entries const& sheet, chess::Position position,
                           std::vector<chess::Move> const& line) {
  std::vector<bool> is_there(line.size());
  std::size_t next = 0;    // entry after the last one that was found
  std::size_t missed = 0;  // plies since then
  for (std::size_t ply = 0; ply < line.size(); ++ply) {
    WrittenMove const move = written(position, line[ply]);
    std::size_t const end = std::min(sheet.size(), next + missed + furthest_shift);
    std::size_t entry = next;
    while (entry < end && (sheet[entry].is_silent() || !denotes(sheet[entry], move, sheet.letters())))
      ++entry;
    is_there[ply] = entry < end;
    next = is_there[ply] ? entry + 1 : next;
    missed = is_there[ply] ? 0 : missed + 1;
    position.play(line[ply]);
  }
  return is_there;
}

}  // namespace

unsigned written_plies(Case const& found, std::vector<chess::Move> const& line) {
  auto const on_one = plies_on(Entries{found.sheets.white}, found.start, line);
  auto const on_other = plies_on(Entries{found.sheets.black}, found.start, line);
  unsigned count = 0;
  for (std::size_t ply = 0; ply < line.size(); ++ply) count += on_one[ply] || on_other[ply] ? 1 : 0;
  return count;
}

bool is_borne_out(Case const& found, std::vector<chess::Move> const& line) {
  std::size_t const count = written_plies(found, line);
  return count > 0 && 2 * count >= line.size();
}

namespace {

using chess::Move;
using chess::Position;

/// Two boards that are both wrong are rare, so sheets that need more forgiving than this do not prove them.
constexpr Damage most_to_name_both = 8 * damage::slip;
/// Moves made on a board and not yet written by either player.
constexpr unsigned most_unwritten = 2;
/// What is misheard is noticed after a few plies.
constexpr std::size_t late_plies = 8;
constexpr std::size_t late_entries = late_plies + 4;
/// That two errors have in common by chance.
constexpr int most_squares_alike = 1;

std::size_t last(std::size_t count, std::vector<Move> const& moves) {
  return moves.size() < count ? 0 : moves.size() - count;
}

/// A late move of the line taken back: then rather that move was not made.
bool takes_back(std::vector<Move> const& moves, std::vector<Move> const& line) {
  return std::any_of(moves.begin(), moves.end(), [&](Move m) {
    return std::any_of(line.begin() + static_cast<std::ptrdiff_t>(last(late_plies, line)), line.end(),
                       [m](Move each) { return each.from() == m.to() && each.to() == m.from(); });
  });
}

bool shows_further_moves(Evidence const& evidence, Answer const& answer, Color p, unsigned most) {
  FoundBoard const& board = evidence.found.boards[p];
  auto const end = position_after(evidence.found.start, answer.moves);
  for (unsigned plies = 1; plies <= most; ++plies)
    for (auto const& moves : unwritten_moves(end, {board, board}, plies, evidence.effort))
      if (!takes_back(moves, answer.moves)) return true;
  return false;
}

/// The boards may show moves that neither player has written yet: as many as the clocks were pressed for; and
/// where nobody logged that, a move that a player made on his own board, which is where it is made first.
bool have_boards_moved_on(Evidence const& evidence, Answer const& answer) {
  auto const presses = evidence.found.clocks.plies();
  bool const are_both_named = answer.corrects.white && answer.corrects.black;
  if (presses && *presses <= answer.plies()) return false;
  if (presses && are_both_named) return true;
  if (are_both_named)
    return shows_further_moves(evidence, answer, Color::white, most_unwritten) &&
           shows_further_moves(evidence, answer, Color::black, most_unwritten);
  Color const named = answer.corrects.white ? Color::white : Color::black;
  if (presses) return shows_further_moves(evidence, answer, named, most_unwritten);
  auto const turn = position_after(evidence.found.start, answer.moves).turn();
  return named == turn && shows_further_moves(evidence, answer, named, 1);
}

/// The last entries say this move more often than the line has what they say there.
bool is_written_late(Entries const& sheet, WrittenMove const& move, std::vector<WrittenMove> const& line) {
  std::size_t const first = sheet.size() < late_entries ? 0 : sheet.size() - late_entries;
  std::size_t entries = 0;
  std::size_t plies = 0;
  for (std::size_t i = first; i < sheet.size(); ++i) {
    if (sheet[i].is_silent() || !denotes(sheet[i], move, sheet.letters())) continue;
    ++entries;
    auto const in_line = std::count_if(line.begin(), line.end(), [&](WrittenMove const& each) {
      return denotes(sheet[i], each, sheet.letters());
    });
    plies = std::max(plies, static_cast<std::size_t>(in_line));
  }
  return entries > plies;
}

}  // namespace

bool leads_to(Position position, std::vector<Move> const& moves, std::size_t from, FoundBoard const& board) {
  for (std::size_t ply = from; ply < moves.size(); ++ply) {
    if (!position.is_legal(moves[ply])) return false;
    position.play(moves[ply]);
  }
  return board.shows(position.placement());
}

namespace {

Position after_first(Evidence const& evidence, std::vector<Move> const& moves, std::size_t count) {
  return position_after(evidence.found.start,
                        {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count)});
}

std::vector<WrittenMove> written_from(Position position, std::vector<Move> const& moves, std::size_t from) {
  std::vector<WrittenMove> line;
  for (std::size_t ply = from; ply < moves.size(); ++ply) {
    line.push_back(written(position, moves[ply]));
    position.play(moves[ply]);
  }
  return line;
}

/// He wrote another move than the line has, and made it on his board.
bool wrote_what_he_made(Evidence const& evidence, Answer const& answer, Color p) {
  auto const& moves = answer.moves;
  std::size_t const first = last(late_plies, moves);
  std::size_t const first_written = last(late_entries, moves);
  auto const line = written_from(after_first(evidence, moves, first_written), moves, first_written);
  Position before = after_first(evidence, moves, first);
  for (std::size_t ply = first; ply < moves.size(); ++ply) {
    for (Move const other : before.legal_moves())
      if (other != moves[ply] && leads_to(before.after(other), moves, ply + 1, evidence.found.boards[p]) &&
          is_written_late(evidence.sheets[p], written(before, other), line))
        return true;
    before.play(moves[ply]);
  }
  return false;
}

/// Errors made apart do not look alike: where both boards show the same and the line does not, they bear
/// witness against it.
bool do_boards_speak_against(Evidence const& evidence, Answer const& answer) {
  FoundBoard const& one = evidence.found.boards.white;
  FoundBoard const& other = evidence.found.boards.black;
  auto const expected = position_after(evidence.found.start, answer.moves).placement();
  auto const both_off = one.difference(expected) & other.difference(expected);
  auto const alike = std::count_if(both_off.begin(), both_off.end(), [&](chess::Square s) {
    bool const are_pieces_known = one.pieces() != nullptr && other.pieces() != nullptr;
    return one.occupied().contains(s) == other.occupied().contains(s) &&
           (!are_pieces_known || one.pieces()->at(s) == other.pieces()->at(s));
  });
  return alike > most_squares_alike;
}

bool is_written_clearly(Evidence const& evidence, JointReading const& reading, std::size_t ply,
                        Position const& before) {
  ReadingTable const table{before};
  return std::any_of(both_colors.begin(), both_colors.end(), [&](Color p) {
    Entries const& sheet = evidence.sheets[p];
    std::size_t const entry = reading.places_before[ply][p].next;
    if (entry >= sheet.size()) return false;
    auto const meant = table.read(sheet, entry);
    return meant.sense == Sense::exact && meant.moves.front() == reading.moves[ply];
  });
}

/// One of these boards shows the line with a single move changed that no sheet has clearly.
bool is_board_another_reading(Evidence const& evidence, JointReading const& reading) {
  auto const& boards = evidence.found.boards;
  auto const& moves = reading.moves;
  Position before = evidence.found.start;
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    if (!is_written_clearly(evidence, reading, ply, before))
      for (Move const other : before.legal_moves())
        if (other != moves[ply] && (leads_to(before.after(other), moves, ply + 1, boards.white) ||
                                    leads_to(before.after(other), moves, ply + 1, boards.black)))
          return true;
    before.play(moves[ply]);
  }
  return false;
}

bool is_too_weak_for_both(Evidence const& evidence, JointReading const& reading, Answer const& answer) {
  return reading.damage > most_to_name_both || !reading.unknown_plies.empty() || reading.difference ||
         evidence.readings.best.size() > 1 || do_boards_speak_against(evidence, answer) ||
         is_board_another_reading(evidence, reading);
}

}  // namespace

bool is_naming_doubtful(Evidence const& evidence, JointReading const& reading, Answer const& answer) {
  if (answer.corrects == ByColor<bool>{}) return false;
  bool const are_both_named = answer.corrects.white && answer.corrects.black;
  if (!evidence.readings.is_complete || !is_borne_out(evidence.found, answer.moves)) return true;
  if (are_both_named && is_too_weak_for_both(evidence, reading, answer)) return true;
  return have_boards_moved_on(evidence, answer) ||
         std::any_of(both_colors.begin(), both_colors.end(),
                     [&](Color p) { return answer.corrects[p] && wrote_what_he_made(evidence, answer, p); });
}

}  // namespace tactus::arbitration::reconcile
