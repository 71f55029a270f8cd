// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/reconcile/settled_table.hpp"

#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "src/arbiter/reconcile/way_back.hpp"

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
void add_cause_of_difference(std::vector<SheetSection>& sheet, chess::Position const& start,
                             ours::Settlement const& settlement) {
  if (!settlement.difference) return;
  auto const before = ours::position_after(start, settlement.moves_to_difference);
  auto const [one, other] = settlement.difference->wrote;
  if (!before.is_legal(one) || !before.is_legal(other)) return;
  if (auto const cause = ours::cause_of_difference(before, settlement.difference->ply + 1, one, other))
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

void add_causes(std::vector<SheetSection>& sheet, SettledTable const& done) {
  auto const& proposal = done.decision.preferred();
  for (chess::Color const player : chess::both_colors)
    if (proposal.corrects[player])
      add_causes(sheet, player, done.found.start, proposal.moves, done.found.boards[player]);
  if (proposal.verdict == ours::Verdict::restore)
    add_cause_of_difference(sheet, done.found.start, done.settlement);
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
  sheet.push_back({say("Evidence of the game file (times of this machine): {count}", {{"count", count}}),
                   std::move(lines)});
}

/// For each answer, so that the record follows the decision.
void add_ways_back(std::vector<SheetSection>& sheet, GameEvidence const& evidence,
                   ours::Decision const& decision) {
  if (!decision.is_decided()) return;
  auto const count = static_cast<unsigned>(decision.lawful.size());
  for (unsigned i = 0; i < count; ++i) {
    auto const& proposal = decision.lawful[i];
    if (count > 1)
      sheet.push_back({say("Answer {number} of {count}:", {{"number", i + 1}, {"count", count}})});
    auto const& table = evidence.state();
    sheet.push_back(way_back(table, entries_to(table, proposal.moves, proposal.clocks)));
  }
}

}  // namespace

GameSheet settled_game(GameEvidence const& evidence, FoundTable found, arbitration::laws::RuleSet rules,
                       ours::Effort const& effort) {
  auto const start = chess::position_of(evidence.state().line().start());
  if (!start) return game_without_sheets(evidence, found, rules);  // nothing can be replayed from there
  found.start = *start;
  found.clocks = evidence.clocks();
  found.record = evidence.record();
  found.players = {evidence.state().setup().white.name, evidence.state().setup().black.name};
  auto done = settled(found, rules, effort);
  add_causes(done.sheet, done);
  add_evidence(done.sheet, evidence);
  add_ways_back(done.sheet, evidence, done.decision);
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

ours::Case case_of(FoundTable const& table, chess::ByColor<Language> const& languages) {
  ours::Case found;
  found.start = table.start;
  found.boards = table.boards;
  found.sheets = {sheet_in(table.sheets.white, languages.white),
                  sheet_in(table.sheets.black, languages.black)};
  found.clocks = table.clocks;
  found.record = table.record;
  found.players = table.players;
  for (Color const p : chess::both_colors) found.headers[p] = table.sheets[p].header;
  return found;
}

/// Where a language was guessed it is told, because all the rest depends on it.
SheetSection language_section(FoundTable const& table, chess::ByColor<Language> const& languages) {
  SheetSection section{say("Sheets as read:")};
  auto const add = [&](Color player, Language language) {
    section.lines.push_back(say("{player}'s sheet: language {code}, lines: {count}",
                                {{"player", player},
                                 {"code", std::string(language.code())},
                                 {"count", static_cast<unsigned>(table.sheets[player].lines.size())}}));
  };
  add(Color::white, languages.white);
  add(Color::black, languages.black);
  return section;
}

}  // namespace

ours::Effort within_two_seconds() {
  ours::Effort effort;
  effort.is_time_up = [started = PatienceClock::now()] { return PatienceClock::now() - started >= patience; };
  return effort;
}

SettledTable settled(FoundTable const& table, arbitration::laws::RuleSet rules, ours::Effort const& effort) {
  auto const languages = ours::languages_of(table.start, table.sheets);
  SettledTable done;
  done.found = case_of(table, languages);
  done.settlement = ours::settle(done.found, effort);
  done.decision = ours::decision_on(done.found, done.settlement, rules);
  done.sheet = decision_sheet(done.decision);
  done.sheet.push_back(language_section(table, languages));
  return done;
}

}  // namespace tactus::program
