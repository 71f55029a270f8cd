// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of a game as one table: what is asked for is the answer, in the words of all five languages,
// by letter or on a numeric keypad, and `help` says it. A new question is a new row.
#pragma once

#include "core/chess/diagram.hpp"
#include "core/notation/stated_move.hpp"
#include "speech/words/sentences.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::program {

enum class Question : std::uint8_t {
  promotion,     // which piece a pawn became
  origin,        // which of several pieces moves, or what a pawn becomes
  side,          // White or Black
  resumption,    // when and where the adjourned game goes on
  draw,          // an offered one
  entry,         // once more what has to be entered twice
  confirmation,  // of what the other side proposes
};
struct QuestionRow {
  Question question;
  std::string_view answers;  // message: one line of help
};
std::span<QuestionRow const> questions();
QuestionRow const& row_of(Question question);

/// The answer to which piece a pawn became.
struct PromotionReply {
  std::optional<chess::Kind> piece{};  // neither: the question once more
  bool is_left = false;
};

/// A number from 1 to 4 as in a move of digits, `0` to hear the question again, `-` to leave it; a letter,
/// which is one of these or else means one piece alone in all languages together; or a name in any of them or
/// of Appendix D. Nothing: no answer.
std::optional<PromotionReply> read_promotion(std::string_view text, notation::PieceLetters const& letters);

/// "yes" and "no" in any language. Nothing: neither.
std::optional<bool> read_yes_no(std::string_view text);

/// White or Black in any language, or on a keypad: 1 is White, 2 is Black. Nothing: neither.
std::optional<chess::Color> read_side(std::string_view text);

/// A text that several moves fit, until one of them is named. `before`: what stood when it was typed.
struct OpenMove {
  chess::Color by;
  chess::Diagram before;
  std::vector<chess::Move> fits;  // by form
  std::string text{};             // as it was typed
};
/// Nothing: the text states one move, or none.
std::optional<OpenMove> open_move(chess::Color by, chess::Diagram const& before,
                                  notation::StatedMove const& stated);

/// The answer to which of them is meant.
struct OriginReply {
  std::vector<chess::Move> fits{};  // what is left; none: the question once more
  bool is_left = false;
};
/// A square or a part of one ("b1", "21", "b", "1"), a piece by name or letter, or as read_promotion(). Only
/// what leaves fewer moves than before is an answer. Nothing: none.
std::optional<OriginReply> read_origin(std::string_view text, OpenMove const& open,
                                       notation::PieceLetters const& letters);

}  // namespace tactus::program
