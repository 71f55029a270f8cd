// SPDX-License-Identifier: GPL-3.0-or-later
// The state of one table as a fold over its inputs: apply(state, input) -> {state, effects}. Pure; time is in
// the inputs. Protocol of a move: FIDE Laws 2023, D.2.1 to D.2.4, D.2.9; who may hear what: disclosure.hpp.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/notation/move_pattern.hpp"
#include "core/sensing/board_sense.hpp"
#include "core/sensing/orientation.hpp"
#include "core/sensing/recogniser.hpp"
#include "core/table/disclosure.hpp"
#include "core/table/event.hpp"
#include "core/table/seating.hpp"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace tactus::table {

// What a TableState is made of. For the files of this folder; everybody else reads it through TableState.

/// One completed ply, with what the clock showed then.
struct CompletedPly {
  chess::Move move;
  Instant at;                             // of the press; without a press when it was known to be completed
  std::optional<clock::Reading> reading;  // nothing: no clock, or it was lost
  bool is_typed = false;                  // his board was not read
  bool is_found = false;                  // no hand was seen making it
};

/// The mover's clock was pressed but the move is not completed yet.
struct Press {
  Instant at;
  std::optional<clock::Reading> reading;
  bool is_inferred = false;   // after an interruption, or at once after another: blames nobody
  bool is_seen = true;        // its time is that of the press
  bool has_move = false;      // a move by form stood on his board, or was entered, when he pressed
  chess::SquareSet lifted{};  // pieces that had left their squares on his board when he pressed
};

/// A text with a move: what was announced, or where no board is read, the move itself.
struct Entry {
  notation::MovePattern stated;
  std::optional<chess::Move> move;  // as understood by what stands there; nothing: no single one
};

/// A result that a player or the kings on a board propose.
struct Proposal {
  GameResult result;
  Ending how = Ending::result;
  std::optional<Color> by;  // nothing: the kings show it
  std::size_t plies = 0;    // made when it was proposed, the pending one included
};

/// Where the arbiter lets the game go on, as it was entered, until both players have confirmed it.
struct Restoration {
  std::size_t plies = 0;                   // of the game's, that stand
  std::optional<chess::Setup> position{};  // instead: one that stands nowhere in it
  std::optional<RemainingTimes> times{};
  std::optional<chess::Move> replaced{};  // the ply behind them; what was played after it stands, too
  std::array<bool, 2> is_confirmed{};
};

/// Of a completed move that was typed, until the other side or the arbiter confirms it.
struct Correction {
  Color by;
  notation::MovePattern stated;
  chess::Move meant;
};

/// What the arbiter is to decide.
struct Claim {
  ClaimKind kind;
  Color by;
  std::array<bool, 2> is_rejected{};  // where no word was agreed: by both players
};

/// Which piece a pawn became, where nobody has said it yet. Asked of its player until he completes the move,
/// and behind that until his next one.
struct PromotionQuestion {
  chess::Color by;
  std::size_t ply;                   // from 1
  std::vector<chess::Move> moves{};  // one for each piece, as his board rested last before the press
  std::optional<Instant> asked_at{};
  bool is_asked_at_press = false;
  bool is_left = false;  // not asked again before the press, nor behind it
};

/// The player to move, from his opponent's completed move to his own.
struct Turn {
  std::optional<Instant> began_at;             // of the opponent's press; nothing: not known to the moment
  std::optional<Entry> entered;                // typed: his move, or what was announced (electronic board)
  std::optional<chess::Move> said;             // announced by Tactus at his key
  bool was_text_refused = false;               // the text that he typed last states no single move
  bool was_asked_in_vain = false;              // his key asked for a move that his board did not show
  bool were_moves_missed = false;              // was told: what he typed may be of another ply
  bool is_confirmed_by_person = false;         // the announcing person pressed the key
  std::optional<chess::Move> shown;            // what his board shows now, settled and beyond doubt
  std::optional<chess::Move> last_shown;       // the same, kept while he reaches for the board again
  std::optional<chess::Move> made;             // recorded as made
  std::optional<PromotionQuestion> promotion;  // of this ply
  bool is_piece_unknown = false;               // it is completed, and nobody has answered
  std::size_t touched = 0;                     // touched pieces recorded
  std::optional<Press> press;
  bool is_press_unknown = false;  // typed to catch up: the clock has told other presses since
  bool is_press_blamed = false;
  bool is_entry_decisive = false;  // typed after such a press: it is the move, whatever the board shows
  // The opponent acts before this ply is completed, or at once after the press. Counts in his turn.
  std::optional<Press> opponents_press;
  std::optional<Instant> opponent_asked_at;
  std::optional<Instant> announce_asked_at;  // waiting for the board to settle
};

/// Where a board was found to differ, and what stands there instead.
struct KnownDifference {
  chess::SquareSet squares;
  chess::SquareSet filled;
  chess::Placement pieces;  // of a board that knows them
};

/// How surely a board is read the right way round: by half a turn many positions look alike.
enum class WayRound : std::uint8_t {
  unknown,  // its player has not moved on it yet
  right,    // his move was read, and fits no other way
  doubtful  // out of sight since then, or another board: it may have been turned meanwhile
};

/// One player's electronic board.
struct BoardWatch {
  sensing::BoardSense sense;
  sensing::Orientation orientation{};     // found from play
  std::optional<Millis> shortest_seen{};  // of its make: what is out for less need not be seen
  WayRound way_round = WayRound::unknown;
  bool is_lost = false;
  bool is_doubtful = false;         // it is back, but has not said yet how it stands
  Instant doubted_at{};             // since then: what was done before, nobody may have seen
  bool is_set_up = true;            // false while the pieces are being put up before the game
  bool awaits_position = false;     // nothing is read from it before it shows where the game goes on
  bool is_wait_told = false;        // that its pieces are to be put up
  bool is_extendable = false;       // shows a move that could still become another
  bool differs = false;             // recorded, not yet put right
  bool is_difference_told = false;  // at the table, where the arbiter chose so
  Instant differs_since{};          // with `differs`
  std::size_t differs_plies = 0;    // completed then
  KnownDifference difference{};     // with `differs`
  std::size_t agreed_plies = 0;     // it last stood right after so many completed plies
  chess::SquareSet copy_unseen{};   // where a man of the last copy was not seen to arrive before his own move
  std::optional<chess::Move> ahead{};  // it already shows this move, which is not completed yet
  std::optional<Instant> asked_at{};   // AskBoard that nothing has answered
  // Which move it shows, from all that hands have done on it; nothing after a cut, until it stands as agreed.
  std::optional<sensing::Recogniser> reader{};
  std::size_t read_plies = 0;     // the reader has seen so many completed plies on it
  chess::SquareSet fallen{};      // pieces knocked over, as told to the player, and not yet put back
  chess::SquareSet chattering{};  // contacts that change faster than any hand
  chess::SquareSet told_bad{};    // bad sensors that he was told of
};

/// How far an assistant whom Tactus guides is.
struct DutyProgress {
  std::size_t ply = 0;  // the latest move that is his business, and what is done of it, but writing
  std::optional<chess::Move> move;
  DutySet done;
  DutySet done_of_adjournment;
  std::size_t written = 0;   // so many plies are on the scoresheet
  std::optional<Duty> told;  // what he was told to do, until it is done
  Instant told_at{};
  bool has_replaced = false;   // it took the place of another one while he was at that
  bool is_answer_due = false;  // he pressed his key
};

struct TableFacts {
  TableSetup setup;
  bool is_started = false;
  bool is_training = false;  // told by the program that began the game
  GameResult result = GameResult::open;
  bool was_over = false;  // before the last input
  std::optional<Proposal> proposed;
  chess::PlayedLine line;
  std::vector<CompletedPly> completed;
  Turn turn;
  std::array<std::optional<BoardWatch>, 2> boards;  // of who sits there; nothing: keyboard
  std::vector<PromotionQuestion> unnamed;           // of completed moves, in the order of their plies
  Seating seating;
  std::optional<clock::Reading> reading;
  ClockRun clock_run;
  bool is_clock_lost = false;
  std::array<bool, all_devices.size()> is_aid_lost{};  // displays, keypads and sound, by Device
  bool has_clock_gap = false;                          // presses may have been missed since the last reading
  std::optional<Announcement> last_move_said;
  bool is_last_move_unheard = false;  // no sound came of it for who has to answer it
  std::optional<Announcement> last_announcement;
  std::optional<Color> offer;                             // of a draw, by this player, not answered yet
  std::optional<Claim> claim;                             // open before the arbiter
  std::optional<Color> resigning;                         // has entered it once
  Instant resigning_since{};                              // with `resigning`
  bool is_resigning_for_next = false;                     // of an older file: until anything else is entered
  std::optional<Color> resigned;                          // with the result, until there is another one
  std::optional<Restoration> restoration;                 // proposed, not confirmed by both
  std::optional<Correction> correction;                   // proposed, not confirmed
  std::optional<Color> sealing;                           // the game is adjourned, this player sealed
  Instant sealing_since{};                                // with `sealing`
  bool is_resumption_wanted = false;                      // it is asked when and where the game goes on
  std::string resumption;                                 // date, time and place of it; empty: not known
  bool is_continue_told = false;                          // that play goes on beside it, until it stands
  std::optional<Color> king_asked;                        // before the game he lifts his king
  std::array<std::optional<Instant>, 2> adjusting_since;  // pieces are set straight (4.2.1)
  bool is_shortening_told = false;                        // that moves are said short
  unsigned wrong_words = 0;                               // typed for the arbiter's, since it was right
  Instant wrong_word_at{};                                // the last one
  std::array<bool, 2> has_signed{};                       // the result (8.7)
  std::array<bool, 2> is_told_low{};                      // that his time is short
  std::array<DutyProgress, 2> assistants;                 // of White, of Black
  Instant now{};

  std::optional<BoardWatch>& board(Color c) { return boards[static_cast<unsigned>(c)]; }
  std::optional<BoardWatch> const& board(Color c) const { return boards[static_cast<unsigned>(c)]; }
  /// No result yet.
  bool is_open() const { return is_started && result == GameResult::open; }
  bool is_playing() const { return is_open() && !sealing; }
  /// Something is proposed that he can confirm with the word that was agreed.
  bool awaits_arbiter() const {
    return is_started && !setup.arbiter_word.empty() && (restoration || proposed || correction);
  }
  /// The game may go on from another position: an end, too, can have been a slip. Without a word of the
  /// arbiter it stands once somebody has signed it: he relies on it.
  bool may_be_restored() const {
    bool const is_signed = has_signed[0] || has_signed[1];
    return is_started && (is_open() || !setup.arbiter_word.empty() || !is_signed);
  }
  /// Whose board is read at the port of this player's, and at whose port his is.
  Color seat_of(Color port) const { return seating.are_boards_exchanged ? opposite(port) : port; }
  /// The last one of that player; null: none.
  PromotionQuestion const* unnamed_of(Color c) const;
  DutyProgress& assistant(Color c) { return assistants[static_cast<unsigned>(c)]; }
  DutyProgress const& assistant(Color c) const { return assistants[static_cast<unsigned>(c)]; }
  Color mover() const { return line.current().turn(); }
  /// The board is there to be asked.
  bool is_connected(Color c) const { return board(c) && !board(c)->is_lost; }
  /// The board can be read now.
  bool is_read(Color c) const {
    return is_connected(c) && !board(c)->is_doubtful && !board(c)->awaits_position;
  }
  /// The moves of this player have to be typed: he has no electronic board, it is lost, or its pieces are not
  /// put back yet.
  bool is_typed(Color c) const { return !is_read(c); }
  /// Nobody presses a clock that is read: moves complete by key or by the next ply.
  bool is_clockless() const { return !setup.has_clock || is_clock_lost || clock_run.is_mute(); }
  /// Not started yet, or stopped; a clock that was stopped and then lost, too. Nothing is completed without a
  /// press then.
  bool does_clock_stand() const {
    if (!setup.has_clock || clock_run.is_mute() || clock_run.runs) return false;
    return !is_clock_lost || clock_run.has_started;
  }
};

/// To be committed to the game file, together with the input that caused it, before anything else is done.
struct Record {
  Outcome outcome;
};
struct Announce {
  Announcement announcement;
};
/// Ask the board of `board`'s player for its full state.
struct AskBoard {
  Color board;
};
using Effect = std::variant<Record, Announce, AskBoard>;

/// Value type; starts empty, before GameStarted. Changed by apply() only.
class TableState {
 public:
  bool is_started() const { return facts_.is_started; }
  TableSetup const& setup() const { return facts_.setup; }
  /// The completed moves, legal or not. A made move is in it only once it is completed.
  chess::PlayedLine const& line() const { return facts_.line; }
  std::vector<CompletedPly> const& completed() const { return facts_.completed; }
  /// Where the arbiter lets the game go on waits to be confirmed by both.
  std::optional<Restoration> const& restoration() const { return facts_.restoration; }
  /// What a completed move was meant to be waits to be confirmed.
  std::optional<Correction> const& correction() const { return facts_.correction; }
  /// The game is not over, or its end can still be taken back.
  bool may_be_restored() const { return facts_.may_be_restored(); }
  /// Something is proposed that the arbiter can confirm with the word that was agreed.
  bool awaits_arbiter() const { return facts_.awaits_arbiter(); }
  /// After five wrong words the arbiter's is not asked for before this.
  std::optional<Instant> word_refused_until() const;
  Color to_move() const { return facts_.mover(); }

  /// The move of the player to move that is seen (settled on his board) or entered, but not completed.
  std::optional<chess::Move> pending() const;
  /// The text that the player to move typed last was refused: it can still be corrected.
  bool was_text_refused() const { return facts_.turn.was_text_refused; }
  /// The pending move has been announced, as far as the program can know it.
  bool is_announced() const;
  /// His clock was pressed, but the board has not settled on a move yet.
  bool is_pressed() const { return facts_.turn.press.has_value(); }
  /// Who is asked which piece his pawn became, and may still answer; `typist`: that player alone.
  std::optional<Color> promotion_asked_of(std::optional<Color> typist) const;
  GameResult result() const { return facts_.result; }
  /// The last input came after the end and has not taken it back: no outcome of it is of the record.
  bool is_behind_end() const { return facts_.was_over && facts_.result != GameResult::open; }
  /// Who offers a draw that is not answered yet.
  std::optional<Color> draw_offer() const { return facts_.offer; }
  /// Who has entered once that he resigns, and is asked for it once more.
  std::optional<Color> resigning() const { return facts_.resigning; }
  /// What the arbiter is to decide.
  std::optional<Claim> const& open_claim() const { return facts_.claim; }
  /// The game is adjourned; this player sealed.
  std::optional<Color> sealed_by() const { return facts_.sealing; }
  /// It is asked when and where the adjourned game goes on.
  bool is_resumption_wanted() const { return facts_.sealing && facts_.is_resumption_wanted; }
  /// It is told that moves are missing.
  bool are_moves_missing() const { return facts_.is_playing() && facts_.seating.are_moves_missed; }
  /// Date, time and place as they were typed; empty: not known.
  std::string const& resumption() const { return facts_.resumption; }
  bool has_signed(Color c) const { return facts_.has_signed[static_cast<unsigned>(c)]; }
  /// How the game stands, as this player hears who asks for it; nothing: as all may know it.
  StandingTold standing(std::optional<Color> by) const;
  /// A result that a player or the kings on a board propose, to be confirmed.
  std::optional<Proposal> proposal() const { return facts_.is_open() ? facts_.proposed : std::nullopt; }

  /// A text typed for this player's move means something now: it is his turn, or he answers a move that
  /// nobody pressed for.
  bool may_type(Color by) const;
  /// What stands when a text is typed for this player's move. Precondition: may_type(by).
  chess::Diagram before_typed(Color by) const;
  /// A move was announced to this player that he can say back.
  bool may_repeat(Color by) const;
  /// What stood before that move. Precondition: may_repeat(by).
  chess::Diagram const& before_announced(Color by) const;

  /// What must stand on both boards: the position after the completed moves.
  chess::Placement expected() const { return facts_.line.current().placement(); }
  /// The board as its sensors see it. Null: keyboard.
  sensing::BoardSense const* board(Color c) const {
    return facts_.board(c) ? &facts_.board(c)->sense : nullptr;
  }
  /// Squares on which the board differs from expected() now, also while somebody is moving. Empty: keyboard.
  chess::SquareSet difference(Color c) const;
  /// A difference of this board was recorded and is not yet put right.
  bool is_known_to_differ(Color c) const { return facts_.board(c) && facts_.board(c)->differs; }
  /// The board last stood right after so many completed plies.
  std::size_t agreed_plies(Color c) const;

  /// This player's moves have to be typed.
  bool is_typed(Color c) const { return facts_.is_typed(c); }
  /// The pieces of this board are not yet put back to where the game goes on.
  bool awaits_position(Color c) const { return facts_.board(c) && facts_.board(c)->awaits_position; }
  /// Whose board is read at the port that was named for this player's.
  Color seat_of(Color port) const { return facts_.seat_of(port); }
  /// How the board in front of this player lies, found from play.
  sensing::Orientation orientation(Color board) const {
    return facts_.board(board) ? facts_.board(board)->orientation : sensing::Orientation{};
  }
  std::optional<Millis> shortest_seen(Color port) const;  // of the make that was linked there last
  bool is_lost(Device device) const;
  std::vector<Device> lost_devices() const;
  std::optional<clock::Reading> const& last_reading() const { return facts_.reading; }
  /// The last announcement of any kind, and the last one of a move (what a repeat repeats).
  std::optional<Announcement> const& last_announcement() const { return facts_.last_announcement; }
  std::optional<Announcement> const& last_move_said() const { return facts_.last_move_said; }

  /// What this player's assistant was told to do and has not done yet.
  std::optional<Duty> const& duty(Color player) const { return facts_.assistant(player).told; }

  /// When apply() wants a TimePassed if nothing else comes first. Later than the last input.
  std::optional<Instant> next_deadline() const;

 private:
  friend class Fold;
  TableFacts facts_;
};

/// Effects are to be carried out in this order.
struct Step {
  TableState state;
  std::vector<Effect> effects;
};

/// Total: an input that means nothing now changes nothing. A time earlier than the last input's counts as
/// that. Nothing is announced or told that `disclosed` does not let out.
Step apply(TableState state, StampedInput const& in, Disclosures const& disclosed = disclosures);

// What the lamps of a board show to a sighted player.

/// Where the opponent's move comes from and goes to, from its announcement (or completion, where no program
/// announces) until the reply is completed. Dark for a blind player. It depends on nothing that stands on the
/// board, so it tells nothing about that.
chess::SquareSet squares_to_light(TableState const& state, Color port,
                                  Disclosures const& table = disclosures);

// A recorded game read again.

/// Inputs are applied; what they led to is not asked. But in older files the programs ended a game by
/// themselves at mate and stalemate: a recorded end counts.
TableState replayed(TableState state, StampedEvent const& event);

}  // namespace tactus::table
