// SPDX-License-Identifier: GPL-3.0-or-later
// Which arguments fill which message.

#include "speech/words/phrasebook.hpp"

#include "core/chess/start_positions.hpp"
#include "speech/words/perception.hpp"
#include "speech/words/spelling.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

namespace tactus::speech {
namespace {

using Arguments = std::vector<Argument>;
using Pieces = std::vector<chess::PieceOn>;

struct ArgumentsOf {
  Arguments operator()(table::MoveSaid const& c) const {
    return {{"move", NumberedMove{c.number, c.by, c.move}}};
  }
  Arguments operator()(table::TimesTold const& c) const { return {{"own", c.own}, {"opponent", c.opponent}}; }
  Arguments operator()(table::MoveNumberTold c) const { return {{"count", c.moves}}; }
  Arguments operator()(table::GameResumed c) const { return {{"count", c.number}}; }
  Arguments operator()(table::OnceMoreAsked c) const {
    return c.by ? Arguments{{"player", *c.by}} : Arguments{};
  }
  Arguments operator()(table::MoveRefused const& c) const { return {{"entry", Spelled{c.text}}}; }
  Arguments operator()(table::RepeatTold const& c) const {
    if (c.move && c.is_announced) return {{"said", *c.move}};
    if (c.move) return {{"said", StatedMove{*c.move}}};
    if (can_be_spelled(c.said)) return {{"said", Spelled{c.said}}};
    return {{"said", c.said}};
  }
  Arguments operator()(table::PromotionAsked) const {
    using chess::Kind;
    return {{"queen", Kind::queen}, {"rook", Kind::rook}, {"bishop", Kind::bishop}, {"knight", Kind::knight}};
  }
  Arguments operator()(table::MovesMissing const& c) const {
    return c.last ? Arguments{{"move", *c.last}} : Arguments{};
  }
  Arguments operator()(table::PromotionTold c) const { return {{"piece", c.piece}}; }
  Arguments operator()(table::SensorFoundBad c) const { return {{"square", c.square}}; }
  Arguments operator()(table::PiecesToPutBack const& c) const {
    return {{"pieces", list_of(c.pieces, [](chess::Piece) { return true; })}};
  }
  Arguments operator()(table::ScoreTold const& c) const {
    Arguments arguments{{"count", c.number}};
    if (c.white) arguments.push_back({"white", *c.white});
    if (c.black) arguments.push_back({"black", *c.black});
    return arguments;
  }
  Arguments operator()(table::PositionTold const& c) const {
    auto const of = [&](chess::Color color) {
      return list_of(c.pieces, [color](chess::Piece piece) { return piece.color == color; });
    };
    return {{"white", of(chess::Color::white)}, {"black", of(chess::Color::black)}};
  }
  Arguments operator()(table::EndingProposed const& c) const {
    return c.move ? Arguments{{"move", *c.move}} : Arguments{};
  }
  Arguments operator()(table::SignatureTold const& c) const {
    constexpr std::array<std::string_view, 12> names{"a", "b", "c", "d", "e", "f",
                                                     "g", "h", "i", "j", "k", "l"};
    Arguments arguments;
    for (std::size_t i = 0; i < names.size(); ++i) arguments.push_back({names[i], c.squares[i]});
    return arguments;
  }
  Arguments operator()(table::StartTold c) const {
    return {{"count", c.number}, {"pieces", chess::first_rank_of(chess::start_numbered(c.number))}};
  }
  Arguments operator()(table::ClaimNotInRules c) const { return {{"count", c.rule}}; }
  Arguments operator()(table::LowTimeTold c) const { return {{"own", c.own}}; }
  Arguments operator()(table::AdjournedTold c) const { return {{"count", c.number}}; }
  Arguments operator()(table::ResumptionTold const& c) const { return {{"text", c.text}}; }
  Arguments operator()(table::RestoreTold c) const { return {{"count", c.number}}; }
  Arguments operator()(table::CorrectionTold const& c) const {
    return {{"meant", c.meant}, {"instead", c.instead}};
  }
  Arguments operator()(table::ReplaceTold const& c) const {
    return {{"count", c.number}, {"meant", c.meant}, {"instead", c.instead}};
  }
  Arguments operator()(table::RecordingSaved c) const { return {{"time", c.length}}; }
  Arguments operator()(table::TrainingTold const& c) const {
    std::string list;
    for (table::TrainingLine const& line : c.lines) list.append(list.empty() ? "" : " ").append(line.written);
    return {{"lines", list}};
  }
  Arguments operator()(table::DutyTold const& c) const {
    return {{"move", c.duty.move}, {"count", c.duty.number}};
  }
  Arguments operator()(table::TimesToTell const& c) const {
    return {{"own", c.own}, {"opponent", c.opponent}};
  }
  Arguments operator()(table::MovesToTell c) const { return {{"count", c.moves}}; }
  template <class Other>
  Arguments operator()(Other const& /*has none*/) const {
    return {};
  }

 private:
  /// Kings first, pawns last, each kind from the a-file on.
  template <class Wanted>
  static Pieces list_of(chess::Placement const& pieces, Wanted const& is_wanted) {
    Pieces list;
    for (chess::Square const s : pieces.occupied())
      if (auto const piece = *pieces.at(s); is_wanted(piece)) list.push_back({piece, s});
    std::sort(list.begin(), list.end(), [](chess::PieceOn const& a, chess::PieceOn const& b) {
      return std::tuple{b.piece.kind, a.square.file(), a.square.rank()} <
             std::tuple{a.piece.kind, b.square.file(), b.square.rank()};
    });
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

Message message_of(table::Announcement const& announcement, std::string_view Perception::*text) {
  return {perception_of(announcement.content).*text, std::visit(ArgumentsOf{}, announcement.content)};
}

Message repeat_sign(table::Announcement const& announcement, std::string_view Perception::*text) {
  return {announcement.is_repeat ? perception_of_repeat().*text : std::string_view{}};
}

/// Each fact alone, as all together; only its owner knows whose ear it is for.
table::Announcement alone(table::Content const& fact) { return {.content = fact}; }

Phrase phrase_of(table::StandingTold const& told, Wording const& wording) {
  Phrase phrase;
  for (table::Content const& fact : told.facts)
    for (Part& part : speech::phrase_of(alone(fact), wording)) phrase.push_back(std::move(part));
  return phrase;
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
std::string caption_of(table::StandingTold const& told, Wording const& wording, std::string const& sign) {
  std::string caption;
  for (table::Content const& fact : told.facts)
    caption.append(caption.empty() ? "" : "\n")
        .append(text_of(speech::phrase_of(alone(fact), wording)))
        .append(sign);
  return caption;
}

}  // namespace

Phrase phrase_of(table::Announcement const& announcement, Wording const& wording) {
  if (auto const* told = std::get_if<table::TrainingTold>(&announcement.content)) return phrase_of(*told);
  if (auto* told = std::get_if<table::StandingTold>(&announcement.content)) return phrase_of(*told, wording);
  Sentences const& sentences = wording.sentences;
  Phrase phrase = sentences.spoken(repeat_sign(announcement, &Perception::spoken));
  Message const message = message_of(announcement, &Perception::spoken);
  for (Part& part : sentences.spoken(message, wording.moves, wording.vocabulary))
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
  return sentences.spoken({is_white ? whites : blacks, {{"count", number}}});
}

std::string caption_of(table::Announcement const& announcement, Wording const& wording) {
  auto const to = suffix(announcement.to);
  std::string const sign = to.empty() ? "" : ' ' + wording.sentences.translated(to);
  if (auto const* told = std::get_if<table::TrainingTold>(&announcement.content))
    return caption_of(*told, sign);
  if (auto const* told = std::get_if<table::StandingTold>(&announcement.content))
    return caption_of(*told, wording, sign);
  return text_of(phrase_of(announcement, wording)) + sign;
}

std::string braille_of(table::Announcement const& announcement, Sentences const& sentences,
                       Handwriting const& hand) {
  std::string line = sentences.written(repeat_sign(announcement, &Perception::braille));
  if (!line.empty()) line += ' ';
  if (auto const* told = std::get_if<table::StandingTold>(&announcement.content)) {
    for (table::Content const& fact : told->facts)
      line.append(line.empty() ? "" : "; ").append(braille_of(alone(fact), sentences, hand));
    return line;
  }
  return line.append(sentences.written(message_of(announcement, &Perception::braille), hand));
}

}  // namespace tactus::speech
