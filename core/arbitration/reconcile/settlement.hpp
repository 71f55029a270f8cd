// SPDX-License-Identifier: GPL-3.0-or-later
// Different positions on the two boards (FIDE Laws 2023, D.2.9): what is known, and what is proposed to the
// arbiter, who decides.
#pragma once

#include "core/arbitration/reconcile/found_board.hpp"
#include "core/arbitration/reconcile/sheets/joint_reading.hpp"
#include "core/arbitration/reconcile/sheets/sheet.hpp"
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/chess/piece.hpp"
#include "core/instant.hpp"
#include "core/legal/position.hpp"
#include "core/message/message.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::arbitration::reconcile {

/// The clock of the player who pressed, after his press; the increment is included.
struct LoggedPress {
  unsigned ply = 0;  // completed by it, from 1
  chess::Color side = chess::Color::white;
  Millis left{};
};

struct ClockTimes {
  Millis white{};
  Millis black{};
  bool operator==(ClockTimes const&) const = default;
};

struct ClockLog {
  Millis base{};                                      // at the start of the game
  std::optional<std::vector<LoggedPress>> presses{};  // nothing: no log was kept
  std::optional<Millis> increment{};                  // for each move; nothing: not known

  /// The number of plies that were completed by a press. Nothing without a log.
  std::optional<unsigned> plies() const;
  /// When ply `ply` was completed; the base time of a player who had not pressed yet. To set them is the
  /// arbiter's decision (D.2.9, 7.1): this is a proposal. Nothing without a log.
  std::optional<ClockTimes> times_at(unsigned ply) const;
};

/// A move that both boards and the clock completed, as the game file has it.
struct RecordedMove {
  unsigned ply = 0;  // from 1
  std::string uci;
};

struct Case {
  chess::Position start = chess::Position::initial();
  ByColor<FoundBoard> boards{};
  ByColor<Sheet> sheets{};
  ClockLog clocks{};
  std::optional<std::vector<RecordedMove>> record{};  // nothing: boards without sensors
  ByColor<Name> players{};                            // "Name, I."; empty: not told
  ByColor<std::optional<SheetHeader>> headers{};
};

enum class Verdict : std::uint8_t {
  none,             // nothing to settle under D.2.9: the boards show a line of the sheets
  correct_board,    // the sheets agree: a board that does not show their position is corrected
  restore,          // the sheets differ: back to the point up to which they agree
  illegal_restore,  // both sheets show the same illegal move, and boards that are equal show it, too (7.5.1)
  reconstruct,      // both sheets miss moves that the boards bear out (8.5.3)
};
/// "none", "correct_board", "restore", "illegal_restore", "reconstruct".
std::string_view name_of(Verdict verdict);

/// Why a restoring answer goes no further.
enum class Ground : std::uint8_t {
  sheets_differ,  // at the next ply
  sheet_stopped,  // one of them, so both wrote no more than this (8.4)
  doubt,          // more would name a player who may be right
};

/// What speaks for a line: the entries that have its moves, of those that can be read, and the first ply at
/// which a sheet has another move, from 1 (0: none).
struct Grounds {
  ByColor<unsigned> fit{}, of{};
  unsigned first_other = 0;
};

struct Answer {
  Verdict verdict = Verdict::none;
  ByColor<bool> corrects{};               // only with `correct_board`; never a board that shows the position
  std::vector<chess::Move> moves{};       // that stand; both boards must show the position after them
  std::optional<ClockTimes> clocks{};     // to be set; nothing: they stay, or nothing is known
  std::optional<WrittenMove> illegal{};   // made at the next ply, by the player to move there
  Ground ground = Ground::sheets_differ;  // only with `restore`
  std::optional<Grounds> grounds{};       // of a line beside what the sheets alone say

  unsigned plies() const { return static_cast<unsigned>(moves.size()); }
  /// The same to be done, on whatever ground.
  bool operator==(Answer const& other) const {
    return verdict == other.verdict && corrects == other.corrects && moves == other.moves &&
           clocks == other.clocks && illegal == other.illegal;
  }
};

/// The one entry that would settle between an answer and another line of the sheets, if it were clear.
struct DecidingEntry {
  Color sheet = Color::white;
  unsigned line = 0;        // of the form, from 1
  bool is_left = false;     // the cell meant for White
  unsigned ply = 0;         // from 1
  chess::Move answer;       // if it means this, the answer `for_answer` stands
  chess::Move other;        // if it means this, another line is the right one
  unsigned for_answer = 1;  // counted from 1, the alternatives included
  unsigned for_other = 0;   // 0: the other line is none of the answers
  bool operator==(DecidingEntry const&) const = default;
};

/// What was noticed about the papers, and about entries beside the moves of the answer.
struct Finding {
  enum class Kind : std::uint8_t {
    sheet_of_another_game,
    sheets_swapped,
    sheets_of_one_player,
    sheet_empty,
    sheet_unread,        // `fit` of `of` legible entries are in a notation that is known here
    entries_differ,      // at `ply`
    entry_read_as_slip,  // at `ply`
    sheet_fit,           // `fit` of `of` legible entries have the moves that stand
    not_decided,
  };
  Kind kind = Kind::not_decided;
  Color sheet = Color::white;
  unsigned fit = 0, of = 0;        // entries of the sheet that have the move of the line, of the legible ones
  unsigned ply = 0;                // from 1
  unsigned line = 0;               // of the form, from 1
  ByColor<std::string> written{};  // as it stands on the sheets
};

struct Settlement {
  Answer answer;
  std::vector<Finding> findings{};
  std::vector<Answer> alternatives{};                   // lawful as well: the arbiter chooses
  std::optional<std::vector<chess::Move>> runner_up{};  // the next best line of the sheets, where it is near
  std::optional<DecidingEntry> question{};
  bool is_complete = true;  // false: time ran out, and there may be more readings
  /// Where the sheets part in the best reading, and the moves up to there.
  std::optional<Difference> difference{};
  std::vector<chess::Move> moves_to_difference{};
  std::vector<Message> explanation{};

  /// Precondition: there are as many; the first one is `answer`.
  Answer const& answer_number(unsigned number) const {
    return number == 1 ? answer : alternatives[number - 2];
  }
  /// False: nothing is proposed, and nothing is to be set up.
  bool is_decided() const;
  bool is_ambiguous() const { return !alternatives.empty() || !is_complete; }
};

Settlement settle(Case const& found, Effort const& effort = {});

/// The position after the moves, which must be legal one after the other.
chess::Position position_after(chess::Position start, std::vector<chess::Move> const& moves);

// What to ask the players, or to look at through a magnifying glass, where two lines of the sheets come
// close.

/// The first entry that decides between the reading and another line: of two entries for that ply the one
/// that is less clear. Nothing: no entry stands where the lines part.
std::optional<DecidingEntry> question_between(Case const& found, ByColor<Entries> const& sheets,
                                              JointReading const& reading,
                                              std::vector<chess::Move> const& other);

// Why a settlement is proposed, one fact per sentence, the verdict first.

std::vector<Message> not_decided_words();
std::vector<Message> grounds_words(Grounds const& grounds);

std::vector<Message> explain(Case const& found, Settlement const& settlement);

}  // namespace tactus::arbitration::reconcile
