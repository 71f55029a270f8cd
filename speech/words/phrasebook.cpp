// SPDX-License-Identifier: GPL-3.0-or-later
// Which arguments fill which message.

#include "speech/words/phrasebook.hpp"

#include "speech/words/perception.hpp"
#include "speech/words/translatable.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

namespace tactus::speech {
namespace {

/// How the parts of a board are put: as words of a voice, or as letters and digits.
struct SpokenBoard {
  Wording const& wording;

  Part part(std::string text) const { return {wording.vocabulary.voice, std::move(text)}; }
  Part operator()(table::MoveSaid const& said) const { return (*this)(said.move); }
  Part operator()(chess::MoveDescription const& move) const {
    return part(words(move, wording.moves, wording.vocabulary));
  }
  Part operator()(chess::Square square) const { return part(wording.vocabulary.words.of(square)); }
  Part operator()(chess::Piece piece, chess::Square square) const {
    auto const& vocabulary = wording.vocabulary.words;
    return part(std::string{vocabulary.of(piece.kind)}.append(" ").append(vocabulary.of(square)));
  }
};

struct WrittenBoard {
  notation::PieceLetters const& letters;

  /// With number and side: fingers feel that the same move came once more, and whose it is.
  Part operator()(table::MoveSaid const& said) const {
    Part part = (*this)(said.move);
    std::string const name = std::to_string(said.number) + (said.by == chess::Color::white ? "." : "...");
    part.text.insert(0, name);
    return part;
  }
  Part operator()(chess::MoveDescription const& move) const {
    return {Language::english, notation::write_san(move, letters)};
  }
  Part operator()(chess::Square square) const { return {Language::english, square.name()}; }
  Part operator()(chess::Piece piece, chess::Square square) const {
    return {Language::english, letter(piece.kind).append(square.name())};
  }
  std::string letter(chess::Kind kind) const {
    switch (kind) {
      case chess::Kind::king: return {letters.king};
      case chess::Kind::queen: return {letters.queen};
      case chess::Kind::rook: return {letters.rook};
      case chess::Kind::bishop: return {letters.bishop};
      case chess::Kind::knight: return {letters.knight};
      case chess::Kind::pawn: break;
    }
    return {};
  }
};

template <class Board>
struct ArgumentsOf {
  Board board;

  std::vector<Argument> operator()(table::MoveSaid const& c) const { return {{"move", board(c)}}; }
  std::vector<Argument> operator()(table::TimesTold const& c) const {
    return {{"own", c.own}, {"opponent", c.opponent}};
  }
  std::vector<Argument> operator()(table::MoveNumberTold c) const { return {{"count", c.moves}}; }
  std::vector<Argument> operator()(table::GameResumed c) const { return {{"count", c.completed_plies}}; }
  std::vector<Argument> operator()(table::SensorFoundBad c) const { return {{"square", board(c.square)}}; }
  std::vector<Argument> operator()(table::PiecesToPutBack const& c) const {
    return {{"pieces", list_of(c.pieces, [](chess::Piece) { return true; })}};
  }
  std::vector<Argument> operator()(table::ScoreTold const& c) const {
    std::vector<Argument> arguments{{"count", c.number}};
    if (c.white) arguments.push_back({"white", board(*c.white)});
    if (c.black) arguments.push_back({"black", board(*c.black)});
    return arguments;
  }
  std::vector<Argument> operator()(table::PositionTold const& c) const {
    auto const of = [&](chess::Color color) {
      return list_of(c.pieces, [color](chess::Piece piece) { return piece.color == color; });
    };
    return {{"white", of(chess::Color::white)}, {"black", of(chess::Color::black)}};
  }
  std::vector<Argument> operator()(table::EndingProposed const& c) const {
    return c.move ? std::vector<Argument>{{"move", board(*c.move)}} : std::vector<Argument>{};
  }
  std::vector<Argument> operator()(table::LowTimeTold c) const { return {{"own", c.own}}; }
  std::vector<Argument> operator()(table::AdjournedTold c) const { return {{"count", c.number}}; }
  std::vector<Argument> operator()(table::RestoreTold c) const { return {{"count", c.number}}; }
  std::vector<Argument> operator()(table::CorrectionTold const& c) const {
    return {{"meant", board(c.meant)}, {"instead", board(c.instead)}};
  }
  std::vector<Argument> operator()(table::RecordingSaved c) const { return {{"time", c.length}}; }
  std::vector<Argument> operator()(table::TrainingTold const& c) const {
    std::string list;
    for (table::TrainingLine const& line : c.lines) list.append(list.empty() ? "" : " ").append(line.written);
    return {{"lines", list}};
  }
  std::vector<Argument> operator()(table::DutyTold const& c) const { return {{"move", board(c.duty.move)}}; }
  std::vector<Argument> operator()(table::TimesToTell const& c) const {
    return {{"own", c.own}, {"opponent", c.opponent}};
  }
  std::vector<Argument> operator()(table::MovesToTell c) const { return {{"count", c.moves}}; }
  template <class Other>
  std::vector<Argument> operator()(Other const& /*has none*/) const {
    return {};
  }

  /// Kings first, pawns last, each kind from the a-file on.
  template <class Wanted>
  Part list_of(chess::Placement const& pieces, Wanted const& is_wanted) const {
    std::vector<chess::Square> squares;
    for (chess::Square const s : pieces.occupied())
      if (is_wanted(*pieces.at(s))) squares.push_back(s);
    std::sort(squares.begin(), squares.end(), [&](chess::Square a, chess::Square b) {
      return std::tuple{pieces.at(b)->kind, a.file(), a.rank()} <
             std::tuple{pieces.at(a)->kind, b.file(), b.rank()};
    });
    Part list;
    for (chess::Square const s : squares) {
      Part each = board(*pieces.at(s), s);
      list = {each.language, list.text.empty() ? each.text : list.text.append(", ").append(each.text)};
    }
    return list;
  }
};

std::string_view suffix(table::Audience to) {
  switch (to) {
    case table::Audience::table: return "";
    // Translators: After a caption, in sight only: for the ear of the player of the white pieces.
    case table::Audience::white: return translatable("[to White]");
    // Translators: After a caption, in sight only: for the ear of the player of the black pieces.
    case table::Audience::black: return translatable("[to Black]");
    // Translators: After a caption, in sight only: for the assistant of the player of the white pieces.
    case table::Audience::white_assistant: return translatable("[to White's assistant]");
    // Translators: After a caption, in sight only: for the assistant of the player of the black pieces.
    case table::Audience::black_assistant: return translatable("[to Black's assistant]");
  }
  return "";
}

std::string_view repeat_sign(table::Announcement const& announcement, std::string_view Perception::*text) {
  return announcement.is_repeat ? perception_of(Message::repeat).*text : std::string_view{};
}

Phrase phrase_of(table::TrainingLine const& line) {
  Phrase phrase;
  for (auto const& [voice, words] : line.spoken) phrase.push_back({voice, words});
  return phrase;
}

Phrase phrase_of(table::TrainingTold const& told) {
  Phrase phrase;
  for (table::TrainingLine const& line : told.lines)
    for (Part& part : phrase_of(line)) phrase.push_back(std::move(part));
  return phrase;
}

/// One below the other, each of them for the same ear.
std::string caption_of(table::TrainingTold const& told, std::string const& sign) {
  std::string caption;
  for (table::TrainingLine const& line : told.lines)
    caption.append(caption.empty() ? "" : "\n").append(text_of(phrase_of(line))).append(sign);
  return caption;
}

}  // namespace

Phrase phrase_of(table::Announcement const& announcement, Wording const& wording) {
  if (auto const* told = std::get_if<table::TrainingTold>(&announcement.content)) return phrase_of(*told);
  auto const arguments = std::visit(ArgumentsOf<SpokenBoard>{{wording}}, announcement.content);
  Phrase phrase = wording.sentences.spoken(repeat_sign(announcement, &Perception::spoken));
  for (Part& part : wording.sentences.spoken(perception_of(announcement.content).spoken, arguments))
    phrase.push_back(std::move(part));
  if (auto const* played = std::get_if<table::RecordingsPlayed>(&announcement.content))
    phrase.back().recordings = played->files;
  return phrase;
}

Phrase move_number_phrase(unsigned number, bool is_white, Sentences const& sentences) {
  // Translators: Spoken before White's move when the score of a game is heard; the number is in words.
  std::string_view const whites = translatable("Move {count}.");
  // Translators: The same before Black's move, where what is heard begins with it.
  std::string_view const blacks = translatable("Move {count}, Black.");
  Argument const count[] = {{"count", number}};
  return sentences.spoken(is_white ? whites : blacks, count);
}

std::string caption_of(table::Announcement const& announcement, Wording const& wording) {
  auto const to = suffix(announcement.to);
  std::string const sign = to.empty() ? "" : ' ' + wording.sentences.translated(to);
  if (auto const* told = std::get_if<table::TrainingTold>(&announcement.content))
    return caption_of(*told, sign);
  return text_of(phrase_of(announcement, wording)) + sign;
}

std::string braille_of(table::Announcement const& announcement, Sentences const& sentences,
                       notation::PieceLetters const& letters) {
  auto const arguments = std::visit(ArgumentsOf<WrittenBoard>{{letters}}, announcement.content);
  std::string line = sentences.written(repeat_sign(announcement, &Perception::braille));
  if (!line.empty()) line += ' ';
  return line.append(sentences.written(perception_of(announcement.content).braille, arguments));
}

}  // namespace tactus::speech
