// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that nobody saw, and moves that were taken back without a word (missing_moves.cpp).
#pragma once

#include "core/table/fold/fold.hpp"

namespace tactus::table {

struct FirstOfTwo {
  chess::Move move;
  bool is_piece_unknown;  // it was captured at once: the queen is a place only
};
/// The first of two plies where all of them begin with it, or where it was typed.
std::optional<FirstOfTwo> first_of(TableFacts const& facts, std::vector<sensing::TwoPlies> const& pairs);
/// The clock has gone round unseen, and both boards stand alike: with the move of one player there, that of
/// the other is missing.
bool is_reply_unseen(TableFacts const& facts);
/// Two plies explain what nobody saw only if the clock runs for the player whose turn it is then: else it was
/// more.
bool may_be_two_plies(TableFacts const& facts);
/// The boards came to stand so while the clock stood: no move counts that was made then (6.2.1). The players
/// may have taken back two plies, which looks like two more.
bool was_set_while_clock_stood(TableFacts const& facts);
/// Both boards have gone on from the game, or back, in no way that explains itself: told once. What was told
/// ends when they fit the game again.
void note_missed(Fold& f);
/// While the clock stood both boards were set as after so many plies: the others were taken back, and nobody
/// has said so.
std::optional<std::size_t> set_back_to(TableFacts const& facts);
/// That was told, and the record still has those moves: what is played meanwhile is not of it.
bool is_set_back(TableFacts const& facts);
/// Both rest and show the same, but for a man in a hand or on a dead sensor that nobody saw, or by half a
/// turn.
bool do_boards_agree(TableFacts const& facts);
/// What he typed or asked has no other answer before that is put right.
void answer_set_back(Fold& f, Color by);
/// Both boards rest and show the same, which is three plies or more from the game: the line was cut, or the
/// program was. Moves that are typed count at once then, up to where the boards tell the rest.
bool are_moves_missed(TableFacts const& facts);
/// After the last move that is known.
MovesMissing missing_told(TableFacts const& facts);
/// For the arbiter, once until both boards fit the game again; where Tactus did not look, for the table too.
void note_moves_missing(Fold& f);

}  // namespace tactus::table
