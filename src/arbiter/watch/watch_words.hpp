// SPDX-License-Identifier: GPL-3.0-or-later
// How the watch names what stands in the record of a game, in the arbiter's language.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/message/message.hpp"
#include "core/notation/piece_letters.hpp"
#include "core/table/event.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/words/catalogue.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

/// Sentences, moves and what was told at the table, as the arbiter reads them.
class WatchWords {
 public:
  explicit WatchWords(words::Catalogue catalogue = {});

  std::string operator()(Message const& sentence) const;
  /// "Nf6", in Finnish "Rf6".
  std::string san(chess::MoveDescription const& move) const;
  /// By Appendix D, in whatever language.
  std::string spoken(chess::MoveDescription const& move) const;
  std::string piece(chess::Piece piece) const;
  /// One line for each fact.
  std::string caption(table::Announcement const& announcement) const;

 private:
  words::Catalogue catalogue_;
  notation::PieceLetters letters_;
  speech::Wording wording_;
};

}  // namespace tactus::program

// What the watch shows before the first move: which program plays, and all that was agreed.

namespace tactus::program::watch {

/// The program as it describes itself.
std::vector<std::string> lines_of(WatchWords const& words, table::ProgramStarted const& program);
std::vector<std::string> lines_of(WatchWords const& words, table::TableSetup const& setup);

}  // namespace tactus::program::watch
