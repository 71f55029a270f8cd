// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arbitration/reconcile/naming.hpp"

#include "core/arbitration/reconcile/lone_reading.hpp"
#include "core/arbitration/reconcile/unwritten_moves.hpp"

#include <algorithm>

namespace tactus::arbitration::reconcile {
namespace {

using chess::Move;
using chess::Position;

/// Two boards that are both wrong are rare, so sheets that need more forgiving than this do not prove them.
constexpr Damage most_to_name_both = 4 * damage::slip;
/// Moves made on a board and not yet written by either player.
constexpr unsigned most_unwritten = 2;
/// What is misheard is noticed after a few plies.
constexpr std::size_t late_plies = 8;
constexpr std::size_t late_entries = 2 * late_plies;
/// That two errors have in common by chance.
constexpr int squares_of_one_move = 2;

bool has_moved_on(Evidence const& evidence, Answer const& answer, Player p) {
  FoundBoard const& board = evidence.found.boards[p];
  auto const presses = evidence.found.clocks.plies();
  if (presses && *presses <= answer.plies()) return false;
  auto const end = position_after(evidence.found.start, answer.moves);
  for (unsigned plies = 1; plies <= most_unwritten; ++plies)
    if (!unwritten_moves(end, {board, board}, plies, evidence.effort).empty()) return true;
  return false;
}

bool denotes_any(EntryText const& entry, std::vector<WrittenMove> const& moves, Entries const& sheet) {
  return std::any_of(moves.begin(), moves.end(),
                     [&](WrittenMove const& each) { return denotes(entry, each, sheet.letters()); });
}

/// A late entry says this, and none of the moves of the line.
bool is_written_late(Entries const& sheet, WrittenMove const& move, std::vector<WrittenMove> const& line) {
  std::size_t const first = sheet.size() < late_entries ? 0 : sheet.size() - late_entries;
  for (std::size_t i = first; i < sheet.size(); ++i)
    if (!sheet[i].is_silent() && denotes(sheet[i], move, sheet.letters()) &&
        !denotes_any(sheet[i], line, sheet))
      return true;
  return false;
}

bool leads_to(Position position, std::vector<Move> const& moves, std::size_t from, FoundBoard const& board) {
  for (std::size_t ply = from; ply < moves.size(); ++ply) {
    if (!position.is_legal(moves[ply])) return false;
    position.play(moves[ply]);
  }
  return board.shows(position.placement());
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
bool wrote_what_he_made(Evidence const& evidence, Answer const& answer, Player p) {
  auto const& moves = answer.moves;
  std::size_t const first = moves.size() < late_plies ? 0 : moves.size() - late_plies;
  Position before = position_after(evidence.found.start,
                                   {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(first)});
  auto const line = written_from(before, moves, first);
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
  auto const& [one, other] = evidence.found.boards;
  auto const expected = position_after(evidence.found.start, answer.moves).placement();
  auto const both_off = one.difference(expected) & other.difference(expected);
  auto const alike = std::count_if(both_off.begin(), both_off.end(), [&](chess::Square s) {
    bool const are_pieces_known = one.pieces() != nullptr && other.pieces() != nullptr;
    return one.occupied().contains(s) == other.occupied().contains(s) &&
           (!are_pieces_known || one.pieces()->at(s) == other.pieces()->at(s));
  });
  return alike > squares_of_one_move;
}

bool is_too_weak_for_both(Evidence const& evidence, JointReading const& reading, Answer const& answer) {
  return reading.damage > most_to_name_both || !reading.unknown_plies.empty() || reading.difference ||
         evidence.readings.best.size() > 1 || do_boards_speak_against(evidence, answer);
}

}  // namespace

bool is_naming_doubtful(Evidence const& evidence, JointReading const& reading, Answer const& answer) {
  bool const are_both_named = answer.corrects.blind && answer.corrects.sighted;
  if (!evidence.readings.is_complete) return true;
  if (are_both_named && is_too_weak_for_both(evidence, reading, answer)) return true;
  return std::any_of(both_players.begin(), both_players.end(), [&](Player p) {
    return answer.corrects[p] &&
           (has_moved_on(evidence, answer, p) || wrote_what_he_made(evidence, answer, p));
  });
}

}  // namespace tactus::arbitration::reconcile
