// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/settled_table.hpp"

#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"

#include <chrono>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using ours::Cause;
using ours::LikelyCause;

void add_section(std::vector<SheetSection>& sheet, Message only_one, Message several,
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

Message cause_words(LikelyCause const& cause) {
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

namespace {

using chess::Color;

void add_evidence(std::vector<SheetSection>& sheet, GameEvidence const& evidence) {
  auto lines = evidence.lines();
  if (lines.empty()) return;
  auto const count = static_cast<unsigned>(lines.size());
  sheet.push_back(
      {say("Evidence of the game file (times in UTC): {count}", {{"count", count}}), std::move(lines)});
}

}  // namespace

GameSheet settled_game(GameEvidence const& evidence, FoundTable found, arbitration::laws::RuleSet rules) {
  auto const start = chess::position_of(evidence.state().line().start());
  if (!start) return game_without_sheets(evidence, found, rules);  // nothing can be replayed from there
  found.start = *start;
  found.clocks = evidence.clocks();
  auto done = settled(found, rules);
  add_causes(done.sheet, done.found, done.decision);
  add_evidence(done.sheet, evidence);
  close_sheet(done.sheet);
  return {std::move(done.decision), std::move(done.sheet)};
}

GameSheet game_without_sheets(GameEvidence const& evidence, FoundTable const& found,
                              arbitration::laws::RuleSet rules) {
  GameSheet told;
  told.decision.rules = rules;
  told.decision.is_borne_out = false;
  told.sheet = {{say("Not decided: both scoresheets are needed."),
                 {say("Articles: {count}", {{"count", 1U}}),
                  say("Article {article}:", {{"article", arbitration::laws::law("D.2.9")}})}}};
  auto const& record = evidence.state().line();
  for (Color const player : {Color::white, Color::black})
    told.sheet.push_back(board_against_record(player, found.boards[player], record.current().placement()));
  if (auto const start = chess::position_of(record.start()))
    for (Color const player : {Color::white, Color::black})
      add_causes(told.sheet, player, *start, record.moves(), found.boards[player]);
  add_evidence(told.sheet, evidence);
  close_sheet(told.sheet);
  return told;
}

namespace {

namespace ours = arbitration::reconcile;
using chess::Color;
using PatienceClock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{2};

/// White stands in the place of the visually disabled player: nothing that is decided hangs on who that is.
ours::Case case_of(FoundTable const& table, ours::ByPlayer<Language> const& languages) {
  ours::Case found;
  found.start = table.start;
  found.blind = Color::white;
  found.boards = {table.boards.white, table.boards.black};
  found.sheets = {sheet_in(table.sheets.white, languages.blind),
                  sheet_in(table.sheets.black, languages.sighted)};
  found.clocks = table.clocks;
  return found;
}

/// Where a language was guessed it is told, because all the rest hangs on it.
SheetSection language_section(FoundTable const& table, ours::ByPlayer<Language> const& languages) {
  SheetSection section{say("Sheets as read:")};
  auto const add = [&](Color player, Language language) {
    section.lines.push_back(say("{player}'s sheet: language {code}, lines: {count}",
                                {{"player", player},
                                 {"code", std::string(language.code())},
                                 {"count", static_cast<unsigned>(table.sheets[player].lines.size())}}));
  };
  add(Color::white, languages.blind);
  add(Color::black, languages.sighted);
  return section;
}

}  // namespace

SettledTable settled(FoundTable const& table, arbitration::laws::RuleSet rules) {
  auto const started = PatienceClock::now();
  auto const languages = ours::languages_of(table.start, {table.sheets.white, table.sheets.black});
  SettledTable done;
  done.found = case_of(table, languages);
  ours::Effort effort;
  effort.is_time_up = [started] { return PatienceClock::now() - started >= patience; };
  done.settlement = ours::settle(done.found, effort);
  done.decision = ours::decision_on(done.found, done.settlement, rules);
  done.sheet = decision_sheet(done.decision);
  done.sheet.push_back(language_section(table, languages));
  return done;
}

}  // namespace tactus::program
