// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/training/facts.hpp"

#include "core/legal/reading/move_reading.hpp"

#include <string>

namespace tactus::training {
namespace {

using speech::Argument;
using speech::Part;

template <class Things, class WordsOf>
std::string list_of(Things const& things, WordsOf const& words_of) {
  std::string list;
  for (auto const& each : things) list.append(list.empty() ? "" : ", ").append(words_of(each));
  return list;
}

struct Spoken {
  speech::Wording const& wording;

  std::string operator()(chess::Square square) const { return wording.vocabulary.words.of(square); }
  std::string operator()(chess::Kind kind) const { return wording.vocabulary.words.of(kind); }
  std::string operator()(PieceOn const& p) const {
    return (*this)(p.piece.kind).append(" ").append((*this)(p.square));
  }
  std::string operator()(chess::MoveDescription const& move) const {
    return speech::words(move, wording.moves, wording.vocabulary);
  }
  speech::Language voice() const { return wording.vocabulary.voice; }
};

struct Written {
  notation::PieceLetters const& letters;

  std::string operator()(chess::Square square) const { return square.name(); }
  std::string operator()(chess::Kind kind) const {
    switch (kind) {
      case chess::Kind::king: return {letters.king};
      case chess::Kind::queen: return {letters.queen};
      case chess::Kind::rook: return {letters.rook};
      case chess::Kind::bishop: return {letters.bishop};
      case chess::Kind::knight: return {letters.knight};
      case chess::Kind::pawn: break;
    }
    return "P";
  }
  std::string operator()(PieceOn const& p) const {
    return (p.piece.kind == chess::Kind::pawn ? "" : (*this)(p.piece.kind)) + p.square.name();
  }
  std::string operator()(chess::MoveDescription const& move) const { return write_san(move, letters); }
  speech::Language voice() const { return speech::Language::english; }  // of no meaning to fingers
};

template <class Words>
struct ArgumentOf {
  std::string_view name;
  Words words;

  Argument operator()(std::uint32_t count) const { return {name, count}; }
  template <class Thing>
  Argument operator()(std::vector<Thing> const& things) const {
    return {name, Part{words.voice(), list_of(things, words)}};
  }
  template <class Thing>
  Argument operator()(Thing const& thing) const {
    return {name, Part{words.voice(), words(thing)}};
  }
};

template <class Words>
std::vector<Argument> arguments(Fact const& fact, Words const& words) {
  std::vector<Argument> list;
  for (Value const& value : fact.values)
    list.push_back(std::visit(ArgumentOf<Words>{value.name, words}, value.what));
  return list;
}

}  // namespace

table::TrainingLine FactWords::line(Fact const& fact) const {
  table::TrainingLine line;
  for (Part& part : wording.sentences.spoken(fact.english, arguments(fact, Spoken{wording})))
    line.spoken.push_back({part.language, std::move(part.text)});
  line.written = wording.sentences.written(fact.english, arguments(fact, Written{letters}));
  return line;
}

std::vector<table::TrainingLine> FactWords::lines(Facts const& facts) const {
  std::vector<table::TrainingLine> lines;
  for (Fact const& each : facts) lines.push_back(line(each));
  return lines;
}

}  // namespace tactus::training
