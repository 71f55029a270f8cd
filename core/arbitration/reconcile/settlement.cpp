// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/arbitration/reconcile/settlement.hpp"

#include "core/arbitration/reconcile/decision_rules.hpp"
#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/arbitration/reconcile/recorded/papers.hpp"
#include "core/arbitration/reconcile/recorded/quoted_entries.hpp"
#include "core/arbitration/reconcile/recorded/recorded_answer.hpp"
#include "core/arbitration/reconcile/sheets/sheet_reading.hpp"
#include "core/arbitration/reconcile/unwritten_moves.hpp"
#include "core/legal/position.hpp"

#include <algorithm>
#include <limits>

namespace tactus::arbitration::reconcile {

std::optional<unsigned> ClockLog::plies() const {
  if (!presses) return std::nullopt;
  unsigned last = 0;
  for (LoggedPress const& press : *presses) last = std::max(last, press.ply);
  return last;
}

std::optional<ClockTimes> ClockLog::times_at(unsigned ply) const {
  if (!presses) return std::nullopt;
  ClockTimes times{base, base};
  struct {
    unsigned white = 0, black = 0;
  } latest;
  for (LoggedPress const& press : *presses) {
    bool const is_white = press.side == chess::Color::white;
    unsigned& last = is_white ? latest.white : latest.black;
    if (press.ply > ply || press.ply < last) continue;
    last = press.ply;
    (is_white ? times.white : times.black) = press.left;
  }
  return times;
}

namespace {

/// What can be asked about comes first: an entry that denotes no or several moves, then a silent one.
unsigned clearness(Reading const& reading) {
  switch (reading.sense) {
    case Sense::defective: return 0;
    case Sense::incomplete: return 1;
    case Sense::silent: return 2;
    case Sense::exact: return 3;
  }
  return 3;
}

}  // namespace

std::optional<DecidingEntry> question_between(Case const& found, ByColor<Entries> const& sheets,
                                              JointReading const& reading,
                                              std::vector<chess::Move> const& other) {
  auto const [mine, its] =
      std::mismatch(reading.moves.begin(), reading.moves.end(), other.begin(), other.end());
  if (mine == reading.moves.end() || its == other.end()) return std::nullopt;
  auto const ply = static_cast<std::size_t>(mine - reading.moves.begin());
  ReadingTable const table{position_after(found.start, {reading.moves.begin(), mine})};
  std::optional<DecidingEntry> question;
  unsigned least = 4;
  for (Color const p : both_colors) {
    std::size_t const entry = reading.places_before[ply][p].next;
    bool const is_read =
        entry < sheets[p].size() &&
        (ply + 1 < reading.places_before.size() ? reading.places_before[ply + 1] : reading.places)[p].next >
            entry;
    if (!is_read) continue;
    unsigned const clear = clearness(table.read(sheets[p], entry));
    if (clear >= least) continue;
    least = clear;
    question = DecidingEntry{
        p, static_cast<unsigned>(entry / 2 + 1), entry % 2 == 0, static_cast<unsigned>(ply + 1), *mine, *its};
  }
  return question;
}

namespace {

using chess::Move;

/// So many positions are read without regard to the boards before equal boards are asked to bear witness.
constexpr std::size_t positions_without_witness = 4000;

JointReadings read_sheets(Case const& found, ByColor<Entries> const& sheets, bool are_boards_equal,
                          Effort const& effort) {
  if (!are_boards_equal) return read_jointly(sheets, {found.start}, effort);
  Effort first = effort;
  first.positions = std::min(effort.positions, positions_without_witness);
  auto readings = read_jointly(sheets, {found.start}, first);
  if (readings.is_complete || effort.positions == first.positions) return readings;
  BoardWitness const witness{sheets, found.boards};
  ReadingLimits limits;
  limits.may_go_on = [&](chess::Position const& position, SheetPlaces const& places) {
    return witness.may_lead_there(position, places);
  };
  auto witnessed = read_jointly(sheets, {found.start}, effort, limits);
  return witnessed.best.empty() ? readings : witnessed;
}

Answers equal_boards(Evidence const& evidence) {
  for (auto const rule :
       {boards_follow_the_sheets, illegal_move_on_both_sheets, unwritten_moves_reconstructed})
    if (Answers answers = rule(evidence); !answers.empty()) return answers;
  return {};
}

/// Where the sheets leave several lines open, those to which one of the boards bears witness.
std::vector<JointReading> borne_out(Evidence const& evidence) {
  std::vector<JointReading> lines;
  for (JointReading const& reading : evidence.readings.best) {
    auto const end = position_after(evidence.found.start, reading.moves).placement();
    bool const is_shown = evidence.found.boards.white.shows(end) || evidence.found.boards.black.shows(end);
    if (is_shown && !reading.difference) lines.push_back(reading);
  }
  bool const is_difference_best =
      !evidence.readings.best.empty() && evidence.readings.best.front().difference;
  return lines.empty() || is_difference_best ? evidence.readings.best : lines;
}

/// More readings than these make an answer no clearer.
constexpr std::size_t most_readings_judged = 16;

/// A player named by the first answer and not by another that corrects boards.
bool do_readings_blame_differently(Answers const& answers) {
  return std::any_of(answers.begin(), answers.end(), [&](Answer const& each) {
    return each.verdict == Verdict::correct_board &&
           std::any_of(both_colors.begin(), both_colors.end(),
                       [&](Color p) { return answers.front().corrects[p] && !each.corrects[p]; });
  });
}

/// In doubt between readings the answer that names nobody comes first.
Answers different_boards(Evidence const& evidence) {
  if (Answers illegal = illegal_move_on_both_sheets(evidence); !illegal.empty()) return illegal;
  auto lines = borne_out(evidence);
  std::stable_partition(lines.begin(), lines.end(),
                        [](JointReading const& reading) { return reading.difference.has_value(); });
  if (lines.size() > most_readings_judged) lines.resize(most_readings_judged);
  Answers all;
  for (JointReading const& reading : lines)
    for (Answer& each :
         reading.difference ? sheets_differ(evidence, reading) : sheets_agree(evidence, reading))
      if (std::find(all.begin(), all.end(), each) == all.end()) all.push_back(std::move(each));
  if (do_readings_blame_differently(all)) all.insert(all.begin(), back_to_common_line(evidence));
  return all;
}

/// Where the sheets cannot be read together nobody is named: the longest line they share, for the arbiter.
Answer unread(JointReadings const& readings, bool are_boards_equal, std::size_t longest) {
  Answer answer{are_boards_equal ? Verdict::none : Verdict::restore};
  answer.moves = readings.furthest;
  if (answer.moves.size() > longest)
    answer.moves.erase(answer.moves.begin() + static_cast<std::ptrdiff_t>(longest), answer.moves.end());
  answer.ground = Ground::doubt;
  return answer;
}

JointReading const* reading_of(Answer const& answer, JointReadings const& readings) {
  auto const found = std::find_if(readings.best.begin(), readings.best.end(),
                                  [&](JointReading const& each) { return each.moves == answer.moves; });
  return answer.verdict == Verdict::correct_board && found != readings.best.end() ? &*found : nullptr;
}

/// The entry that tells the first two readings from one another between which the answer leaves it open.
std::optional<DecidingEntry> question_in_doubt(Settlement const& settlement, Evidence const& evidence) {
  JointReading const* one = nullptr;
  unsigned number = 0;
  for (unsigned i = 2; i < 2 + settlement.alternatives.size(); ++i) {
    JointReading const* const reading = reading_of(settlement.answer_number(i), evidence.readings);
    if (one != nullptr && reading != nullptr) {
      auto question = question_between(evidence.found, evidence.sheets, *one, reading->moves);
      if (question) question->for_answer = number;
      if (question) question->for_other = i;
      return question;
    }
    if (reading != nullptr) number = i;
    if (reading != nullptr) one = reading;
  }
  return std::nullopt;
}

/// The next best line, and the entry that tells it from the best one.
void add_next_best_line(Settlement& settlement, Evidence const& evidence) {
  auto const& best = evidence.readings.best;
  if (best.empty()) return;
  if (best.size() > 1)
    settlement.runner_up = best[1].moves;
  else if (evidence.readings.runner_up)
    settlement.runner_up = evidence.readings.runner_up->moves;
  bool const is_in_doubt =
      settlement.answer.verdict == Verdict::restore && settlement.answer.ground == Ground::doubt;
  bool const is_near = best.size() > 1 && !best.front().difference && !settlement.answer.illegal;
  if (is_in_doubt)
    settlement.question = question_in_doubt(settlement, evidence);
  else if (is_near)
    settlement.question =
        question_between(evidence.found, evidence.sheets, best.front(), *settlement.runner_up);
}

void add_difference(Settlement& settlement, JointReadings const& readings) {
  if (readings.best.empty() || !readings.best.front().difference) return;
  JointReading const& reading = readings.best.front();
  if (reading.difference->ply > reading.moves.size()) return;
  settlement.difference = reading.difference;
  settlement.moves_to_difference.assign(
      reading.moves.begin(), reading.moves.begin() + static_cast<std::ptrdiff_t>(reading.difference->ply));
}

}  // namespace

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::none: return "none";
    case Verdict::correct_board: return "correct_board";
    case Verdict::restore: return "restore";
    case Verdict::illegal_restore: return "illegal_restore";
    case Verdict::reconstruct: return "reconstruct";
  }
  return {};
}

chess::Position position_after(chess::Position start, std::vector<Move> const& moves) {
  for (Move const m : moves) start.play(m);
  return start;
}

namespace {

/// At least so many plies were played.
std::size_t plies_known(Case const& found) {
  std::size_t plies = found.clocks.plies().value_or(0);
  for (Color const p : both_colors) plies = std::max(plies, Entries{found.sheets[p]}.size());
  return plies;
}

/// Where presses count the plies, a reading that needs more than these and than was written is none.
std::size_t longest_known(Case const& found) {
  return found.clocks.plies() ? plies_known(found) : std::numeric_limits<std::size_t>::max();
}

void drop_longer_than_known(Answers& answers, Case const& found) {
  auto const known = longest_known(found);
  std::erase_if(answers, [known](Answer const& each) { return each.moves.size() > known; });
}

/// By the letter of D.2.9, without the record.
Settlement settled_by_sheets(Case const& found, Effort const& effort) {
  ByColor<Entries> const sheets{Entries{found.sheets.white}, Entries{found.sheets.black}};
  bool const are_equal = show_the_same(found.boards.white, found.boards.black);
  JointReadings const readings = read_sheets(found, sheets, are_equal, effort);
  Evidence const evidence{found, sheets, readings, effort};
  Answers answers = are_equal ? equal_boards(evidence) : different_boards(evidence);
  drop_longer_than_known(answers, found);
  Settlement settlement;
  settlement.is_complete = readings.is_complete && !answers.empty();
  if (answers.empty())
    settlement.answer = unread(readings, are_equal, longest_known(found));
  else
    settlement.answer = answers.front();
  if (answers.size() > 1) settlement.alternatives.assign(answers.begin() + 1, answers.end());
  add_next_best_line(settlement, evidence);
  add_difference(settlement, readings);
  settlement.explanation = explain(found, settlement);
  return settlement;
}

/// An answer that takes back more plies is looked at once more.
constexpr std::size_t most_undone = 6;

bool is_long_undo(Case const& found, Answer const& answer) {
  return answer.verdict == Verdict::restore && answer.moves.size() + most_undone < plies_known(found);
}

/// Of the sheets beside a line that a board shows.
Grounds grounds_of(Case const& found, std::vector<Move> const& moves) {
  ByColor<Entries> const sheets{Entries{found.sheets.white}, Entries{found.sheets.black}};
  auto const along = sheets_along(found, sheets, moves);
  Grounds grounds;
  for (Color const p : both_colors) {
    Finding const fit = fit_of(p, along[p]);
    grounds.fit[p] = fit.fit;
    grounds.of[p] = fit.of;
    auto const other = std::ranges::find_if(along[p], [](PlyEntry const& each) {
      return each.entry && each.sense == Sense::exact && !each.has_move;
    });
    auto const ply = static_cast<unsigned>(other - along[p].begin()) + 1;
    bool const is_first = other != along[p].end() && (grounds.first_other == 0 || ply < grounds.first_other);
    if (is_first) grounds.first_other = ply;
  }
  return grounds;
}

/// Most of what can be read on each sheet has the moves of the line.
bool is_well_grounded(Grounds const& grounds) {
  return std::ranges::all_of(
      both_colors, [&](Color p) { return grounds.of[p] > 0 && 4 * grounds.fit[p] >= 3 * grounds.of[p]; });
}

/// Nobody is named, and nothing is to be set up; the line to what a board shows stands beside where the
/// sheets bear it out.
Settlement not_decided(Settlement by_letter, Case const& found, std::optional<Settlement> const& worn) {
  by_letter.is_complete = false;
  by_letter.findings.push_back({.kind = Finding::Kind::not_decided});
  by_letter.question.reset();
  bool const is_beside = worn && worn->answer.grounds && is_well_grounded(*worn->answer.grounds);
  if (is_beside) {
    std::erase(by_letter.alternatives, worn->answer);
    by_letter.alternatives.insert(by_letter.alternatives.begin(), worn->answer);
  }
  by_letter.explanation = explain(found, by_letter);
  return by_letter;
}

/// What the sheets alone leave open, or would take far back, may have another answer: the line that both are
/// worn from, to what a board shows. Where the sheets could be read to their ends, their letter comes first.
Settlement settled_with_doubt(Settlement by_letter, Case const& found, Effort const& effort) {
  auto worn = settled_by_record(found, effort);
  bool const is_letter_first = by_letter.is_complete;
  // Sheets that cannot be read to their ends, and no record: nobody is named.
  bool const would_name = worn && worn->answer.verdict == Verdict::correct_board;
  if (would_name) worn->answer.grounds = grounds_of(found, worn->answer.moves);
  if (!worn || (!is_letter_first && would_name)) return not_decided(std::move(by_letter), found, worn);
  Settlement& first = is_letter_first ? by_letter : *worn;
  Answer const& second = is_letter_first ? worn->answer : by_letter.answer;
  bool const is_new =
      !(first.answer == second) && std::ranges::find(first.alternatives, second) == first.alternatives.end();
  if (is_new) first.alternatives.insert(first.alternatives.begin(), second);
  first.explanation = explain(found, first);
  return std::move(first);
}

Settlement settled_in_order(Case const& found, Effort const& effort) {
  if (found.record)
    if (auto settlement = settled_by_record(found, effort)) return *std::move(settlement);
  Settlement by_letter = settled_by_sheets(found, effort);
  bool const is_open = !by_letter.is_complete || is_long_undo(found, by_letter.answer);
  return is_open ? settled_with_doubt(std::move(by_letter), found, effort) : by_letter;
}

}  // namespace

Settlement settle(Case const& handed_in, Effort const& effort) {
  std::vector<Finding> findings;
  Case const found = with_papers_in_order(handed_in, findings, effort);
  Settlement settlement = settled_in_order(found, effort);
  settlement.findings.insert(settlement.findings.begin(), findings.begin(), findings.end());
  return settlement;
}

}  // namespace tactus::arbitration::reconcile
