// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter is handed when two boards disagree (D.2.9): each lawful answer with all that has to be
// done for it, and what is uncertain. The program proposes, the arbiter decides.
#pragma once

#include "core/arbitration/book/law.hpp"
#include "core/arbitration/reconcile/found_board.hpp"
#include "core/arbitration/reconcile/settlement.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace tactus::arbitration::reconcile {

/// A move that no legal game has, on both boards and both sheets.
struct IllegalMove {
  chess::Color by = chess::Color::white;
  WrittenMove move;
  bool operator==(IllegalMove const&) const = default;
};

/// What is done with the clocks.
enum class ClockDuty : std::uint8_t {
  stay,     // nothing is taken back
  set,      // to the times of the proposal
  unknown,  // the arbiter's best judgement: no record of the clocks (7.1), or time was lost (D.2.9)
};

/// One lawful answer, ready to be carried out.
struct Proposal {
  Verdict verdict = Verdict::none;
  ByColor<bool> corrects{};                               // whose board was wrong; only with `correct_board`
  std::vector<chess::Move> moves{};                       // that stand
  chess::Position position = chess::Position::initial();  // both boards must show it
  ByColor<std::vector<PieceChange>> changes{};
  ClockDuty clock_duty = ClockDuty::stay;
  std::optional<ClockTimes> clocks{};  // only with `set`
  std::optional<IllegalMove> illegal{};
  bool is_suggestion = false;             // too little of the line stands on the sheets to decide by it
  Ground ground = Ground::sheets_differ;  // only with `restore`
  std::optional<Grounds> grounds{};       // of a line beside what the sheets alone say
  std::vector<laws::Law> articles{};      // of the edition, the first one decides

  unsigned plies() const { return static_cast<unsigned>(moves.size()); }
};

/// The one entry that would settle it, if it were clear.
struct OpenEntry {
  chess::Color sheet = chess::Color::white;
  unsigned line = 0;     // of the form, from 1
  bool is_left = false;  // the cell meant for White
  unsigned ply = 0;      // from 1
  chess::Position before = chess::Position::initial();
  chess::Move answer{};     // then the proposal `for_answer` stands
  chess::Move other{};      // then another line is the right one
  unsigned for_answer = 1;  // counted from 1
  unsigned for_other = 0;   // 0: the other line is no proposal
};

struct Decision {
  laws::RuleSet rules = laws::RuleSet::fide_2023;
  chess::Position start = chess::Position::initial();
  ByColor<bool> knows_pieces{true, true};  // false: this board tells only which squares are filled
  std::vector<Proposal> lawful{};          // never empty; the preferred one first
  std::optional<OpenEntry> open_entry{};
  bool is_searched_to_end = true;  // false: time ran out, there may be more readings
  /// False: less than half of the moves stand on a sheet. Then nobody is named: `corrects` is empty, and what
  /// to do is a suggestion.
  bool is_borne_out = true;
  std::vector<Finding> findings{};  // of the papers and their entries

  /// False: nothing is proposed, and nothing is to be set up.
  bool is_decided() const {
    return std::ranges::find(findings, Finding::Kind::not_decided, &Finding::kind) == findings.end();
  }
  Proposal const& preferred() const { return lawful.front(); }
  bool is_certain() const { return lawful.size() == 1 && is_searched_to_end && is_borne_out; }
};

Decision decision_on(Case const& found, Settlement const& settlement,
                     laws::RuleSet rules = laws::RuleSet::fide_2023);

}  // namespace tactus::arbitration::reconcile
