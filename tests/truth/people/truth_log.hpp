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
  agreed,       // the game is over
  entered,      // what wants an answer
  asked_times,  // `times` as the clock shows them, his own first
  asked_number,
  spoiled,    // a sensor of his board
  exchanged,  // the boards
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
  Placement position;  // behind it
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
  Placement start;
  chess::ByColor<bool> is_blind;
  chess::ByColor<bool> knows_pieces;  // his board
  bool does_tactus_announce = false;
  Millis end{};

  bool did(What what, std::optional<Color> by, unsigned ply, Millis until) const;
  /// The last deed of the one kind or the other up to then was `on`.
  bool is_on(What on, What off, std::optional<Color> by, Millis at) const;
  /// Completed by him and standing at that time.
  unsigned moves_of(Color by, Millis at) const;
  /// The program ran, and read both boards.
  bool was_looking(Millis at) const;
  /// Some deed of `by` in `ply` up to then made or announced this move.
  bool made(Color by, unsigned ply, MoveDescription const& move, Millis until) const;
  Placement standing(Color board, Millis at) const;
  /// "12.3 s  White: made e4".
  std::string line_of(Deed const& deed) const;
};

/// The same piece from the same square to the same square, become the same.
bool is_same(MoveDescription const& one, MoveDescription const& other);

}  // namespace tactus::truth
