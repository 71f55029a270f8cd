// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/arbiter/watch_words.hpp"

namespace tactus::program::watch {

std::string_view name_of(chess::Color color) { return color == chess::Color::white ? "White" : "Black"; }

std::string_view name_of(table::Device device) {
  switch (device) {
    case table::Device::white_board: return "board of White";
    case table::Device::black_board: return "board of Black";
    case table::Device::clock: return "clock";
  }
  return "";
}

std::string_view name_of(chess::Kind kind) {
  switch (kind) {
    case chess::Kind::pawn: return "pawn";
    case chess::Kind::knight: return "knight";
    case chess::Kind::bishop: return "bishop";
    case chess::Kind::rook: return "rook";
    case chess::Kind::queen: return "queen";
    case chess::Kind::king: return "king";
  }
  return "";
}

std::string_view words_of(table::GameResult result) {
  switch (result) {
    case table::GameResult::open: return "open";
    case table::GameResult::white_wins: return "1-0";
    case table::GameResult::black_wins: return "0-1";
    case table::GameResult::draw: return "1/2-1/2";
  }
  return "";
}

std::string_view words_of(table::IrregularityKind kind) {
  switch (kind) {
    case table::IrregularityKind::pressed_without_move: return "pressed without a legal move";
    case table::IrregularityKind::pressed_without_announcing: return "pressed without announcing";
    case table::IrregularityKind::announced_another_move: return "announced another move than played";
    case table::IrregularityKind::repeated_another_move: return "repeated another move than announced";
    case table::IrregularityKind::offered_draw_untimely: return "offered a draw at another time than 9.1.2.1";
    case table::IrregularityKind::clock_stands: return "The clock stands";
    case table::IrregularityKind::arrival_not_seen: return "arrival not seen: the sensor is bad";
    case table::IrregularityKind::promotion_not_named: return "promotion not named, recorded as a queen";
    case table::IrregularityKind::moved_after_resigning: return "moved after the resignation (5.1.2)";
  }
  return "";
}

std::string_view words_of(table::ClaimKind kind) {
  switch (kind) {
    case table::ClaimKind::threefold: return "threefold occurrence (9.2)";
    case table::ClaimKind::fifty_moves: return "fifty moves (9.3)";
    case table::ClaimKind::flag_fall: return "win on time (6.8)";
    case table::ClaimKind::illegal_move: return "illegal move (7.5)";
    case table::ClaimKind::touched_piece: return "touched piece (D.2.10.5)";
  }
  return "";
}

}  // namespace tactus::program::watch
