// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/cause_sections.hpp"

#include "core/arbitration/reconcile/joint_reading.hpp"
#include "core/legal/position.hpp"

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using arbitration::laws::say;
using arbitration::laws::Sentence;
using ours::Cause;
using ours::LikelyCause;

void add_section(std::vector<SheetSection>& sheet, Sentence only_one, Sentence several,
                 std::vector<LikelyCause> const& fits) {
  if (fits.empty()) return;
  SheetSection section{fits.size() == 1 ? std::move(only_one) : std::move(several)};
  for (LikelyCause const& each : fits) section.lines.push_back(cause_words(each));
  sheet.push_back(std::move(section));
}

/// Where the sheets part both players wrote a legal move; how alike these are may say why.
void add_cause_of_difference(std::vector<SheetSection>& sheet, ours::Case const& found) {
  ours::Effort const effort;
  auto const readings = ours::read_jointly(
      {ours::Entries{found.sheets.blind}, ours::Entries{found.sheets.sighted}}, {found.start}, effort);
  if (readings.best.empty() || !readings.best.front().difference) return;
  auto const& reading = readings.best.front();
  auto const& parting = *reading.difference;
  if (parting.ply > reading.moves.size()) return;
  auto const before = ours::position_after(
      found.start, {reading.moves.begin(), reading.moves.begin() + static_cast<std::ptrdiff_t>(parting.ply)});
  auto const [one, other] = parting.wrote;
  if (!before.is_legal(one) || !before.is_legal(other)) return;
  if (auto const cause = ours::cause_of_difference(before, parting.ply + 1, one, other))
    sheet.push_back({say("Likely cause of the different sheets:"), {cause_words(*cause)}});
}

}  // namespace

Sentence cause_words(LikelyCause const& cause) {
  auto const& [what, ply, piece, expected, found] = cause;
  switch (what) {
    case Cause::one_aperture_off:
      return say("{piece} one aperture off: {found} for {expected}, ply {ply}.",
                 {{"piece", piece.kind}, {"found", found}, {"expected", expected}, {"ply", ply}});
    case Cause::rook_forgotten:
      return say("rook forgotten on {found} when castling, ply {ply}.", {{"found", found}, {"ply", ply}});
    case Cause::captured_piece_left:
      return say("captured {piece} left on {found}, ply {ply}.",
                 {{"piece", piece.kind}, {"found", found}, {"ply", ply}});
    case Cause::en_passant_pawn_left:
      return say("pawn left on {found} after en passant, ply {ply}.", {{"found", found}, {"ply", ply}});
    case Cause::promotion_piece:
      return say("promotion on {found}: another piece than {piece}, ply {ply}.",
                 {{"found", found}, {"piece", piece.kind}, {"ply", ply}});
    case Cause::other_piece_moved:
      return say("another {piece} to {expected}: from {found}, ply {ply}.",
                 {{"piece", piece.kind}, {"expected", expected}, {"found", found}, {"ply", ply}});
    case Cause::misheard:
      return say("misheard: {found} for {expected}, ply {ply}.",
                 {{"found", found}, {"expected", expected}, {"ply", ply}});
    case Cause::move_not_made:
      return say("move not made: {found} to {expected}, ply {ply}.",
                 {{"found", found}, {"expected", expected}, {"ply", ply}});
    case Cause::other_square:
      return say("{piece} on another square: {found} for {expected}, ply {ply}.",
                 {{"piece", piece.kind}, {"found", found}, {"expected", expected}, {"ply", ply}});
    case Cause::displaced:
      return say("{piece} displaced: {found} for {expected}.",
                 {{"piece", piece.kind}, {"found", found}, {"expected", expected}});
  }
  return {};
}

void add_causes(std::vector<SheetSection>& sheet, chess::Color player, chess::Position const& start,
                std::vector<chess::Move> const& line, ours::FoundBoard const& board) {
  auto const fits = ours::likely_causes(start, line, board);
  add_section(sheet, say("Likely cause, {player}'s board:", {{"player", player}}),
              say("Causes that fit {player}'s board, none certain: {count}",
                  {{"player", player}, {"count", static_cast<unsigned>(fits.size())}}),
              fits);
}

void add_causes(std::vector<SheetSection>& sheet, ours::Case const& found, ours::Decision const& decision) {
  auto const& proposal = decision.preferred();
  for (ours::Player const p : ours::both_players) {
    auto const color = color_played_by(found, p);
    if (proposal.corrects[color]) add_causes(sheet, color, found.start, proposal.moves, found.boards[p]);
  }
  if (proposal.verdict == ours::Verdict::restore) add_cause_of_difference(sheet, found);
}

SheetSection board_against_record(chess::Color player, ours::FoundBoard const& board,
                                  chess::Placement const& record) {
  auto const changes = ours::changes_to(board, record);
  return {say("{player}'s board, changes to the record of the game: {count}",
              {{"player", player}, {"count", static_cast<unsigned>(changes.size())}}),
          change_lines(changes)};
}

}  // namespace tactus::program
