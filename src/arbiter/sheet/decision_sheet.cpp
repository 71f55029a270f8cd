// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/arbiter/sheet/decision_sheet.hpp"

#include "core/arbitration/book/law_lookup.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "src/arbiter/sheet/sheet_words.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

namespace ours = arbitration::reconcile;
using chess::Color;
using ours::Decision;
using ours::PieceChange;
using ours::Proposal;
using ours::Verdict;
using Sections = std::vector<SheetSection>;

constexpr Color players[]{Color::white, Color::black};

unsigned count_of(std::size_t size) { return static_cast<unsigned>(size); }

Message change_words(PieceChange const& change) {
  if (!change.piece) return say("Take off what stands on {square}.", {{"square", *change.from}});
  auto const [player, piece] = *change.piece;
  if (!change.to)
    return say("Take {player}'s {piece} off {square}.",
               {{"player", player}, {"piece", piece}, {"square", *change.from}});
  if (!change.from)
    return say("Put {player}'s {piece} onto {square}.",
               {{"player", player}, {"piece", piece}, {"square", *change.to}});
  return say("Take {player}'s {piece} from {from}, put it onto {to}.",
             {{"player", player}, {"piece", piece}, {"from", *change.from}, {"to", *change.to}});
}

Message ground_words(ours::Ground ground) {
  switch (ground) {
    case ours::Ground::sheets_differ: return say("The scoresheets differ at the next ply.");
    case ours::Ground::sheet_stopped: return say("One scoresheet stops here.");
    case ours::Ground::doubt: return say("What follows is in doubt: nobody is named.");
  }
  return {};
}

/// What is known about the line that stands.
std::vector<Message> line_words(Decision const& decision, Proposal const& proposal) {
  std::vector<Message> lines;
  if (proposal.verdict == Verdict::restore && !proposal.is_suggestion)
    lines.push_back(ground_words(proposal.ground));
  if (proposal.illegal)
    lines.push_back(say("Illegal move of {player}: {move}",
                        {{"player", proposal.illegal->by},
                         {"move", proposal.illegal->move.from.name() + proposal.illegal->move.to.name()}}));
  lines.push_back(say("Plies that stand: {count}", {{"count", proposal.plies()}}));
  if (proposal.moves.empty()) return lines;
  auto const before =
      ours::position_after(decision.start, {proposal.moves.begin(), proposal.moves.end() - 1});
  lines.push_back(say("Last of them: {move}", {{"move", numbered_move(before, proposal.moves.back())}}));
  if (proposal.grounds)
    for (Message& each : ours::grounds_words(*proposal.grounds)) lines.push_back(std::move(each));
  return lines;
}

Message reconstructed_moves(Decision const& decision, Proposal const& proposal) {
  std::string text;
  chess::Position position = decision.start;
  for (chess::Move const m : proposal.moves) {
    bool const is_numbered = text.empty() || position.turn() == Color::white;
    text += (text.empty() ? "" : " ") +
            (is_numbered ? numbered_move(position, m) : notation::write_san(position, m));
    position.play(m);
  }
  return say("{moves}", {{"moves", text}});
}

SheetSection board_section(Decision const& decision, Proposal const& proposal, Color player) {
  auto const& changes = proposal.changes[player];
  SheetSection section{say("{player}'s board stays as it is.", {{"player", player}})};
  if (!changes.empty())
    section.heading =
        say("{player}'s board, changes: {count}", {{"player", player}, {"count", count_of(changes.size())}});
  section.lines = change_lines(changes);
  if (!decision.knows_pieces[player])
    section.lines.push_back(say("Check each piece: only the filled squares are sensed."));
  return section;
}

SheetSection clock_section(Proposal const& proposal) {
  if (proposal.clock_duty == ours::ClockDuty::stay) return {say("The clocks stay as they are.")};
  if (!proposal.clocks) return {say("The clocks: the arbiter decides.")};
  return {say("Times proposed for the clocks:"),
          {say("Clock of {player}: {reading}",
               {{"player", Color::white}, {"reading", clock_text(proposal.clocks->white)}}),
           say("Clock of {player}: {reading}",
               {{"player", Color::black}, {"reading", clock_text(proposal.clocks->black)}})}};
}

SheetSection article_section(Decision const& decision, Proposal const& proposal) {
  SheetSection section{say("Articles: {count}", {{"count", count_of(proposal.articles.size())}})};
  for (auto const law : proposal.articles) {
    section.lines.push_back(say("Article {article}:", {{"article", law}}));
    if (auto const text = text_of(law, decision.rules)) section.lines.push_back(*text);
  }
  return section;
}

SheetSection position_section(Proposal const& proposal) {
  return {say("Position to be set up:"), position_lines(proposal.position.setup())};
}

void add_proposal(Sections& sheet, Decision const& decision, Proposal const& proposal) {
  bool const is_change = proposal.verdict != Verdict::none && proposal.verdict != Verdict::reconstruct;
  sheet.push_back({verdict_words(proposal), line_words(decision, proposal)});
  if (proposal.verdict == Verdict::reconstruct)
    sheet.push_back({say("The moves:"), {reconstructed_moves(decision, proposal)}});
  if (is_change)
    for (Color const player : players) sheet.push_back(board_section(decision, proposal, player));
  if (is_change) sheet.push_back(position_section(proposal));
  sheet.push_back(clock_section(proposal));
  sheet.push_back(article_section(decision, proposal));
}

void add_open_entry(std::vector<Message>& lines, ours::OpenEntry const& open) {
  std::string const cell = fmt::format("{}{}", open.line, open.is_left ? "." : "...");
  lines.push_back(say("Look at {player}'s sheet, entry {cell}", {{"player", open.sheet}, {"cell", cell}}));
  auto const stands = [&](chess::Move m, unsigned number) {
    return say("If it says {move}, answer {number} stands.",
               {{"move", notation::write_san(open.before, m)}, {"number", number}});
  };
  lines.push_back(stands(open.answer, open.for_answer));
  lines.push_back(open.for_other > 0 ? stands(open.other, open.for_other)
                                     : say("If it says {move}, another line is right.",
                                           {{"move", notation::write_san(open.before, open.other)}}));
}

SheetSection doubt_section(Decision const& decision) {
  SheetSection section{say("Not certain:")};
  auto& lines = section.lines;
  if (decision.lawful.size() > 1)
    lines.push_back(
        say("Lawful answers: {count}. The arbiter chooses.", {{"count", count_of(decision.lawful.size())}}));
  if (decision.open_entry) add_open_entry(lines, *decision.open_entry);
  if (!decision.is_borne_out) {
    lines.push_back(say("Less than half of the moves can be read: nobody is named."));
    lines.push_back(say("Ask both players to read their sheets aloud."));
  }
  if (!decision.is_searched_to_end)
    lines.push_back(say("The sheets could not be read to their ends: the answer is not certain."));
  return section;
}

/// Of the answer: "13. f4". Precondition: it has this ply.
std::string move_at(Decision const& decision, unsigned ply) {
  auto const& moves = decision.preferred().moves;
  auto const last = moves.begin() + static_cast<std::ptrdiff_t>(ply - 1);
  return numbered_move(ours::position_after(decision.start, {moves.begin(), last}), *last);
}

/// A line is named for the move of another number only where the sheet is known to be shifted, and says so.
Message slip_words(Decision const& decision, ours::Finding const& slip) {
  std::vector<Argument> const about{{"move", move_at(decision, slip.ply)},
                                    {"player", slip.sheet},
                                    {"written", slip.written[slip.sheet]},
                                    {"line", slip.line}};
  bool const is_shifted = slip.line != (slip.ply + 1) / 2;
  return is_shifted
             ? say("{move}: {player}'s sheet, which is shifted there, has `{written}`, line {line}.", about)
             : say("{move}: {player}'s sheet has `{written}`, line {line}.", about);
}

Message finding_words(Decision const& decision, ours::Finding const& finding) {
  using Kind = ours::Finding::Kind;
  switch (finding.kind) {
    case Kind::sheet_of_another_game:
      return say(
          "{player}'s sheet is of another game: of {total} entries {count} fit. It proves nothing here.",
          {{"player", finding.sheet}, {"count", finding.fit}, {"total", finding.of}});
    case Kind::sheets_swapped: return say("The sheets are exchanged: each is signed by the other player.");
    case Kind::sheets_of_one_player: return say("Both sheets are signed by the same player.");
    case Kind::sheet_empty: return say("{player}'s sheet is empty.", {{"player", finding.sheet}});
    case Kind::sheet_unread:
      return say("{player}'s sheet could not be read: of {total} entries {count} are in a known notation.",
                 {{"player", finding.sheet}, {"count", finding.fit}, {"total", finding.of}});
    case Kind::sheet_fit:
      return say("{player}'s sheet: of {total} readable entries {count} have the moves that stand.",
                 {{"player", finding.sheet}, {"count", finding.fit}, {"total", finding.of}});
    case Kind::entries_differ:
      return say("{move}: White's sheet `{white}`, Black's `{black}`.",
                 {{"move", move_at(decision, finding.ply)},
                  {"white", finding.written.white},
                  {"black", finding.written.black}});
    case Kind::entry_read_as_slip: return slip_words(decision, finding);
    case Kind::not_decided: break;
  }
  return {};
}

bool is_about_entry(ours::Finding const& finding) {
  return finding.kind == ours::Finding::Kind::entries_differ ||
         finding.kind == ours::Finding::Kind::entry_read_as_slip;
}

constexpr std::size_t most_entries_quoted = 12;  // more do not help in the hall

void add_papers(Sections& sheet, Decision const& decision) {
  SheetSection papers{say("The sheets:")};
  SheetSection entries{say("Entries to look at, with the move that stands:")};
  for (ours::Finding const& each : decision.findings) {
    if (each.kind == ours::Finding::Kind::not_decided) continue;
    auto& lines = is_about_entry(each) ? entries.lines : papers.lines;
    if (!is_about_entry(each) || lines.size() < most_entries_quoted)
      lines.push_back(finding_words(decision, each));
  }
  if (!papers.lines.empty()) sheet.push_back(std::move(papers));
  if (!entries.lines.empty()) sheet.push_back(std::move(entries));
}

/// Nothing to set up: a start position would be taken for one. A line that the sheets bear out in most of
/// their entries is told, for the arbiter to look at.
Sections undecided_sheet(Decision const& decision) {
  auto words = ours::not_decided_words();
  Sections sheet{{std::move(words.front()), {words.begin() + 1, words.end()}}};
  for (Proposal const& each : decision.lawful)
    if (each.grounds) {
      sheet.push_back({say("A line that a board shows, not certain:"), {verdict_words(each)}});
      for (Message& line : line_words(decision, each)) sheet.back().lines.push_back(std::move(line));
    }
  add_papers(sheet, decision);
  return sheet;
}

}  // namespace

std::vector<Message> change_lines(std::vector<PieceChange> const& changes) {
  std::vector<Message> lines;
  lines.reserve(changes.size());
  for (PieceChange const& each : changes) lines.push_back(change_words(each));
  return lines;
}

std::string numbered_move(chess::Position const& before, chess::Move move) {
  return fmt::format("{}{} {}", before.fullmove_number(), before.turn() == Color::white ? "." : "...",
                     notation::write_san(before, move));
}

Message verdict_words(Proposal const& proposal) {
  auto const& corrects = proposal.corrects;
  if (proposal.is_suggestion) return say("Not decided: too little can be read.");
  switch (proposal.verdict) {
    case Verdict::none: return say("Nothing to correct: both boards are the same.");
    case Verdict::correct_board:
      if (!corrects.white && !corrects.black) return say("Not decided: too little can be read.");
      if (corrects.white && corrects.black) return say("Correct both boards.");
      return say("Correct {player}'s board.", {{"player", corrects.white ? Color::white : Color::black}});
    case Verdict::restore: return say("Go back to ply {ply} on both boards.", {{"ply", proposal.plies()}});
    case Verdict::illegal_restore:
      return say("Go back to ply {ply}: an illegal move followed.", {{"ply", proposal.plies()}});
    case Verdict::reconstruct:
      return say("Reconstruct the game: {count} plies.", {{"count", proposal.plies()}});
  }
  return {};
}

Sections decision_sheet(Decision const& decision) {
  if (!decision.is_decided()) return undecided_sheet(decision);
  Sections sheet;
  add_proposal(sheet, decision, decision.preferred());
  if (!decision.is_certain()) {
    auto const after_verdict = sheet.begin() + 1;
    sheet.insert(after_verdict, doubt_section(decision));
  }
  add_papers(sheet, decision);
  for (std::size_t i = 1; i < decision.lawful.size(); ++i) {
    sheet.push_back({say("Answer {number} of {count}:",
                         {{"number", count_of(i + 1)}, {"count", count_of(decision.lawful.size())}})});
    add_proposal(sheet, decision, decision.lawful[i]);
  }
  return sheet;
}

void close_sheet(Sections& sheet) { sheet.push_back({say("The program proposes, the arbiter decides.")}); }

}  // namespace tactus::program
