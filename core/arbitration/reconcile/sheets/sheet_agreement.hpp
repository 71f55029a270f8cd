// SPDX-License-Identifier: GPL-3.0-or-later
// How far two scoresheets tell the same game, each in the letters of its own language (D.2.9). Pure.
#pragma once

#include "core/legal/position.hpp"
#include "core/notation/move_text.hpp"

#include <optional>
#include <string>
#include <vector>

namespace tactus::arbitration {

/// The entries of one player's sheet, White's first; an empty entry or one of question marks is illegible.
struct SheetEntries {
  std::vector<std::string> texts;
  notation::PieceLetters letters = notation::english;
};

struct SheetAgreement {
  enum class End : std::uint8_t {
    together,        // both end at the same ply
    one_is_shorter,  // what only the longer one has is in `tail`; that is no difference
    different,       // at the next ply they mean different moves, or one of them none
    both_illegal,    // at the next ply they state the same move, which is not legal
    unclear,         // at the next ply neither says which move is meant
  };
  chess::Position start;
  std::vector<chess::Move> agreed;  // on both
  chess::Position after_agreed;
  End end = End::together;

  std::optional<chess::Color> longer;  // whose sheet has entries beyond the other's end
  std::vector<chess::Move> tail;       // legal one after the other
  bool is_tail_broken = false;         // its next entry means no legal move
  unsigned plies_after_end = 0;        // entries beyond the ply of `end`, of the longer sheet

  unsigned agreed_plies() const { return static_cast<unsigned>(agreed.size()); }
  /// No ply on which both have an entry differs.
  bool do_sheets_agree() const { return end != End::different; }
};

SheetAgreement compare_sheets(chess::Position const& start, SheetEntries const& white,
                              SheetEntries const& black);

}  // namespace tactus::arbitration
