// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the two programs at a board this is. They share all of this folder; `tactus` has nothing to add to
// it.
#pragma once

#include "core/notation/announcement_words.hpp"
#include "core/notation/move_text.hpp"
#include "speech/phrasebook.hpp"
#include "src/table/companion.hpp"

#include <memory>
#include <string_view>

namespace tactus::program {

inline constexpr std::string_view tournament_profile = "tournament";
inline constexpr std::string_view training_profile = "training";

struct Program {
  std::string_view name, profile, purpose;
  notation::MoveWording moves;  // how moves are said unless options ask otherwise
  /// What joins the session; null: nothing does.
  std::unique_ptr<Companion> (*companion)(speech::Wording const& wording,
                                          notation::PieceLetters const& letters) = nullptr;
};

inline constexpr Program tournament_program{
    "tactus",
    tournament_profile,
    "Announces the moves of a game of chess by Appendix D of the FIDE Laws",
    {}};

/// The whole program from its command line to its exit status.
int run_program(int argc, char const* const* argv, Program const& program);

}  // namespace tactus::program
