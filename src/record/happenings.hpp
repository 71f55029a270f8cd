// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at a table, in the words of those who may read all of it (12.7): one wording for the watch,
// the desk, the evidence and the simulated hall, each of which adds its own ply, time or article. Small
// letters and no full stop, the important word first.
#pragma once

#include "core/chess/played_line.hpp"
#include "core/clock/reading.hpp"
#include "core/message/message.hpp"
#include "core/table/event.hpp"
#include "src/record/gap_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus::record {

/// After so long a move that is made and not completed is told to the arbiter, and to nobody else (12.6).
inline constexpr Millis long_without_press{30'000};

/// "e4 e5".
std::string names_of(chess::SquareSet squares);
/// "1-0", "1/2-1/2"; "*" while the game goes on.
std::string_view text_of(table::GameResult result);
/// "12... Nf6", by the number that the position has, also where the game goes on from a FEN. 1 <= ply.
std::string numbered(chess::PlayedLine const& line, unsigned ply, chess::Color by, std::string_view san);

/// The same, in the letters of whoever reads it.
Message numbered(chess::PlayedLine const& line, unsigned ply, chess::MoveDescription const& move);

/// "board of White".
Message words_of(table::Device device);
/// With its article of the Laws.
Message words_of(table::ClaimKind kind);
Message words_of(table::ClaimMade const& claim);
Message words_of(table::Irregularity const& irregularity);
Message words_of(table::BoardDiffers const& differs);
Message words_of(table::BoardAgreesAgain const& agrees);
Message words_of(table::BoardAwaitsPosition const& waits);
Message words_of(table::EquipmentExplained const& explained);
Message words_of(table::BoardVouched const& vouched);
Message words_of(table::DeviceWasLost const& lost);
Message words_of(table::DeviceJoined const& joined);
Message words_of(table::RecordRenewed const& renewed);
Message words_of(table::StoodStill const& stood);
Message words_of(table::ContactChatters const& contact);
Message words_of(table::DeviceWasFound const& found);
Message words_of(table::GameAdjourned const& adjourned);
Message words_of(table::GameEnded const& ended);
Message words_of(table::EndTakenBack const& end);
Message words_of(table::ClaimDecided const& decided);
/// With the times that were set.
Message words_of(table::PositionRestored const& restored);
/// "; White 1:00:00, Black 0:59:00"; empty where none were given.
std::vector<Message> times_words(std::optional<table::RemainingTimes> const& times);
/// "not announced: move 3 of White, no sound for Black (D.2.3.3)".
Message words_of(table::MoveUnheard const& unheard, chess::PlayedLine const& line);
/// `line`: with the move.
Message words_of(table::PromotionNamed const& named, chess::PlayedLine const& line);
/// `line`: with the move, which nobody was seen making.
Message found_words(chess::PlayedLine const& line, unsigned ply);
/// `line`: with the move.
Message words_of(table::MoveTakenBack const& back, chess::PlayedLine const& line);
/// `line`: up to the move or further.
Message words_of(table::MovePutBack const& back, chess::PlayedLine const& line);
/// A legal move that was made stands (4.7, D.2.3): it was put back or changed all the same.
Message changed_words(table::MovePutBack const& back, chess::PlayedLine const& line);

/// Pieces that left their apertures in a turn and are no part of the move that was played: a fact, which the
/// arbiter holds against 4.2.1, 4.3, 4.8 and D.2.2. What was lifted while a board was read turned is none,
/// nor what fell, or stood there before the game was resumed or restored.
class LiftedBeside {
 public:
  /// `line`: with the move. At a completed move what was lifted beside it, if anything was.
  std::optional<Message> take(table::Outcome const& outcome, chess::PlayedLine const& line);

 private:
  chess::SquareSet lifted_;
};

/// Castling with the rook touched before the king (4.4.2). Nothing is said where both left their squares in
/// one reading of the board: their order is not known then.
class RookFirst {
 public:
  /// `line`: with the move. At a completed move.
  std::optional<Message> take(Instant at, table::Outcome const& outcome, chess::PlayedLine const& line);

 private:
  std::vector<std::pair<chess::Square, Instant>> touched_;  // when first in this turn
};

Message flag_words(chess::Color player);
/// `plies`: completed then.
Message resumed_words(unsigned plies);
Message pressed_late_words(chess::Color player, Millis late);
/// `move`: with its number. `is_shown`: by his board; else it was typed.
Message illegal_words(Message move, bool is_shown);
Message checkmate_words(chess::Color by, Message move);
Message stalemate_words(Message move);
/// `article`: in the rules of the game.
Message fivefold_words(std::string article);
Message seventy_five_words(std::string article);
Message arbiter_agreed_words();
Message arbiter_word_refused_words();

/// As a sentence of its own.
Message sentence(Message words);

}  // namespace tactus::record
