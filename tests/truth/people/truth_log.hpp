// SPDX-License-Identifier: GPL-3.0-or-later
// The log of truth: who did what with which piece, when, and what of it was an offence. Written by the people
// alone, by the Laws and plain sense; the product never sees it.
#pragma once

#include "core/chess/move.hpp"
#include "tests/truth/people/seats.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace tactus::truth {

enum class What : std::uint8_t {
  made,              // his piece stands where he wants it, or seemed to want it
  announced,         // by voice or key
  said_back,         // D.2.1
  completed,         // pressed after it was made
  pressed_early,     // offence: before he had made a move
  half_made,         // offence: pressed with the captured piece on the board and his own in the hand (D.2.4)
  touched,           // offence unless it was moved: out of its aperture in his own turn, with intention
  changed,           // offence: a made move (4.7, D.2.3)
  not_announced,     // offence (D.2.3.3)
  said_another,      // offence: announced another move than he made
  made_another,      // `move`, than he said and wrote: his board is to be corrected (D.2.9)
  repeated_wrong,    // offence (D.2.1)
  offered_untimely,  // offence (9.1.2.1)
  moved_resigned,    // offence (5.1.2): he resigned and goes on
  left_unnamed,      // the piece of his promotion
  offer_open,
  offer_gone,
  end_proposed,
  end_gone,
  claim_open,  // 6.8, 7.5, 9.2
  claim_gone,
  taken_back,    // `ply` and all later ones
  copied_wrong,  // his copy stood wrong for a while
  fell,          // pieces of his board, knocked over
  stood_again,
  turned,  // his board, by half
  clock_reversed,
  clock_stopped,
  clock_started,
  adjourned,
  continued,
  unseen_from,  // the program does not look
  unseen_to,
  agreed,       // the game is over; `by` has won it, nobody: a draw
  entered,      // what wants an answer
  asked_times,  // `times` as the clock shows them, his own first
  asked_number,
  typed_several,  // his text may be one of several moves
  typed_nothing,  // or none
  spoiled,        // a sensor of his board
  exchanged,      // the boards
  cable_out,
  cable_in,
  disk_full,
  disk_empty,
};
char const* name_of(What what);

struct Deed {
  Millis at;
  What what;
  std::optional<Color> by;
  unsigned ply;  // that it belongs to, from 1
  std::optional<MoveDescription> move{};
  chess::SquareSet squares{};
  std::array<Millis, 2> times{};
};

struct TruePly {
  Color by;
  chess::Move move;
  MoveDescription description;
  Millis pressed;
  Placement position;          // behind it
  std::vector<Millis> left{};  // to him, as the display had it at each of his presses for it
};

struct Contact {
  Millis at;
  Color board;
  Square square;
  std::optional<Piece> piece;
};

struct TruthLog {
  std::vector<Deed> deeds;
  std::vector<TruePly> plies;          // that stand
  std::vector<TruePly> all_completed;  // also those taken back later
  std::vector<Contact> contacts;
  chess::ByColor<std::vector<MoveDescription>> sheets;  // as each wrote the plies that stand
  Placement start;
  chess::ByColor<bool> is_blind;
  chess::ByColor<bool> knows_pieces;  // his board
  chess::ByColor<bool> types;         // his moves: his board is not read
  chess::ByColor<bool> has_assistant;
  bool does_tactus_announce = false;
  Color to_move_at_end = Color::white;
  bool is_end_told = false;  // while moves are missing nothing is signed, and they hear that
  Millis end{};

  bool did(What what, std::optional<Color> by, unsigned ply, Millis until) const;
  /// The last deed of the one kind or the other up to then was `on`.
  bool is_on(What on, What off, std::optional<Color> by, Millis at) const;
  /// Completed by him and standing at that time.
  unsigned moves_of(Color by, Millis at) const;
  bool has_been(What what, Millis until) const;
  /// When his move of the ply, that stands, was made last before then; it was announced or seen to stand.
  std::optional<Millis> made_at(Color by, unsigned ply, Millis until) const;
  bool gave_mate(std::optional<Color> by, Millis until) const;
  /// The program ran, and read both boards.
  bool was_looking(Millis at) const;
  /// Not while nobody looked, nor was its piece lifted then.
  bool was_seen_being_made(Millis made) const;
  /// Some deed of `by` in `ply` up to then made or announced this move.
  bool made(Color by, unsigned ply, MoveDescription const& move, Millis until) const;
  Placement standing(Color board, Millis at) const;
  /// The ply of that number as it stood at that time. Null: none.
  TruePly const* completed_at(unsigned ply, Millis at) const;
  /// As that ply, though it may have been taken back.
  bool was_completed_once(unsigned ply, MoveDescription const& move) const;
  /// Nothing was taken out or put down there since.
  bool is_still(Color board, Millis since, Millis until) const;
  /// The board shows the position behind so many plies, as far as it knows its pieces.
  bool shows(Color board, std::size_t behind, Millis at) const;
  /// "12.3 s  White: made e4".
  std::string line_of(Deed const& deed) const;
};

/// The same piece from the same square to the same square, become the same.
bool is_same(MoveDescription const& one, MoveDescription const& other);

}  // namespace tactus::truth
