// SPDX-License-Identifier: GPL-3.0-or-later

#include "src/equipment/fact_words.hpp"

#include "core/clock/reading.hpp"
#include "core/notation/announcement_words.hpp"
#include "speech/words/translatable.hpp"
#include "src/words/inflected.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace tactus::equipment {
namespace {

using speech::translatable;
using words::Language;

// In the order of the enumerations: colours, kinds.
constexpr std::array players{// Translators: A player, as in "Board of {player}: ready."
                             translatable("White"),
                             // Translators: A player, as in "Board of {player}: ready."
                             translatable("Black")};
constexpr std::array<std::array<std::string_view, 6>, 2> pieces{{
    {// Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white pawn"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white knight"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white bishop"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white rook"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white queen"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("white king")},
    {// Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black pawn"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black knight"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black bishop"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black rook"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black queen"),
     // Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one.
     translatable("black king")},
}};

}  // namespace

std::string player_words(words::Catalogue const& catalogue, chess::Color color, std::string_view form) {
  if (catalogue.language() == Language::finnish) return words::color_words(Language::finnish, color, form);
  return std::string(catalogue.translate(players[static_cast<std::size_t>(color)]));
}

std::string piece_words(words::Catalogue const& catalogue, chess::Piece piece, std::string_view form) {
  if (catalogue.language() == Language::finnish)
    return words::color_words(Language::finnish, piece.color, form) + " " +
           words::kind_words(Language::finnish, piece.kind, form);
  auto const& of_color = pieces[static_cast<std::size_t>(piece.color)];
  return std::string(catalogue.translate(of_color[static_cast<std::size_t>(piece.kind)]));
}

namespace {

/// Digits and signs, for the eye.
struct Shown {
  words::Catalogue const& catalogue;
  std::string_view form;

  words::ArgumentText operator()(std::string const& text) const { return {text}; }
  words::ArgumentText operator()(unsigned number) const { return {std::to_string(number)}; }
  words::ArgumentText operator()(Millis time) const { return {clock::display(time)}; }
  words::ArgumentText operator()(chess::Square square) const { return {square.name()}; }
  words::ArgumentText operator()(chess::Color c) const { return {player_words(catalogue, c, form), true}; }
  words::ArgumentText operator()(chess::Piece p) const { return {piece_words(catalogue, p, form), true}; }
};

/// Letters stay, each digit becomes a word, everything else a gap: "tty USB zero".
std::string spoken_name(speech::Sentences const& sentences, std::string_view name) {
  std::string text;
  for (char const c : name) {
    bool const is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0;
    bool const is_gap = text.empty() || text.back() == ' ';
    if (is_letter) {
      text += c;
    } else if (c >= '0' && c <= '9') {
      text.append(is_gap ? "" : " ").append(sentences.number(static_cast<unsigned>(c - '0'))).append(" ");
    } else if (!is_gap) {
      text += ' ';
    }
  }
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

/// Squares in the words and the voice of Appendix D; names by their letters.
struct Spoken {
  words::Catalogue const& catalogue;
  speech::Sentences const& sentences;
  using Value = decltype(speech::Argument::value);

  Value operator()(std::string const& name) const { return spoken_name(sentences, name); }
  Value operator()(unsigned number) const { return number; }
  Value operator()(Millis time) const { return time; }
  Value operator()(chess::Square square) const {
    return speech::Part{Language::german, notation::appendix_d_words().of(square)};
  }
  Value operator()(chess::Color c) const {
    return [this, c](std::string_view form) { return player_words(catalogue, c, form); };
  }
  Value operator()(chess::Piece p) const {
    return [this, p](std::string_view form) { return piece_words(catalogue, p, form); };
  }
};

}  // namespace

std::string shown(Sentence const& sentence, words::Catalogue const& catalogue) {
  return words::filled(catalogue.translate(sentence.english),
                       [&](std::string_view name, std::string_view form) -> words::ArgumentText {
                         for (Argument const& each : sentence.arguments)
                           if (each.name == name) return std::visit(Shown{catalogue, form}, each.value);
                         return {};
                       });
}

speech::Phrase spoken(Sentence const& sentence, words::Catalogue const& catalogue) {
  speech::Sentences const sentences = sentences_of(catalogue);
  Spoken const value{catalogue, sentences};
  std::vector<speech::Argument> arguments;
  for (Argument const& each : sentence.arguments)
    arguments.push_back({each.name, std::visit(value, each.value)});
  return sentences.spoken(sentence.english, arguments);
}

speech::Sentences sentences_of(words::Catalogue const& catalogue) {
  if (catalogue.language() == Language::english) return {};
  auto const kept = std::make_shared<words::Catalogue const>(catalogue);
  return {catalogue.language(),
          [kept](std::string_view english) { return std::string(kept->translate(english)); }};
}

}  // namespace tactus::equipment
