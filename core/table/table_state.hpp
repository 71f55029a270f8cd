// SPDX-License-Identifier: GPL-3.0-or-later
// The state of one table as a fold over its inputs: apply(state, input) -> {state, effects}. Pure; time is in
// the inputs. Protocol of a move: FIDE Laws 2023, D.2.1 to D.2.4 and D.2.9; who may hear what: design
// section 5.
#pragma once

#include "core/table/disclosure.hpp"
#include "core/table/event.hpp"
#include "core/table/table_facts.hpp"

#include <optional>
#include <variant>
#include <vector>

namespace tactus::table {

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
  GameResult result() const { return facts_.result; }
  /// Who offers a draw that is not answered yet.
  std::optional<Color> draw_offer() const { return facts_.offer; }
  /// What the arbiter is to decide.
  std::optional<Claim> const& open_claim() const { return facts_.claim; }
  /// The game is adjourned; this player sealed.
  std::optional<Color> sealed_by() const { return facts_.sealing; }
  bool has_signed(Color c) const { return facts_.has_signed[static_cast<unsigned>(c)]; }
  /// All that waits for somebody's answer, as it was told; then who has confirmed it.
  std::vector<Content> waiting() const;
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
/// announces) until the reply is completed. Dark for a blind player. It hangs on nothing that stands on the
/// board, so it tells nothing about that.
chess::SquareSet squares_to_light(TableState const& state, Color board,
                                  Disclosures const& table = disclosures);

// A recorded game read again.

/// Inputs are applied; what they led to is not asked. But in files of before the programs ended a game by
/// themselves at mate and stalemate: a recorded end counts.
TableState replayed(TableState state, StampedEvent const& event);

}  // namespace tactus::table
