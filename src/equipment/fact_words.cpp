// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/equipment/fact_words.hpp"

#include "core/clock/display.hpp"
#include "core/notation/appendix_d_words.hpp"
#include "speech/finnish_number_words.hpp"
#include "speech/number_words.hpp"
#include "src/words/inflected.hpp"

#include <algorithm>

namespace tactus::equipment {
namespace {

using words::Language;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "Valkean", "white": in front of its piece and never a name.
std::string piece_words(Language language, chess::Piece piece, std::string_view form) {
  std::string text = language == Language::english ? (piece.color == chess::Color::white ? "white" : "black")
                                                   : words::color_words(language, piece.color, form);
  return text.append(" ").append(words::kind_words(language, piece.kind, form));
}

std::string number_words(Language language, unsigned number) {
  return language == Language::finnish ? speech::finnish_number_words(number) : speech::number_words(number);
}

std::string time_words(Language language, Millis time) {
  return language == Language::finnish ? speech::finnish_time_words(time) : speech::time_words(time);
}

struct Shown {
  Language language;
  std::string_view form;

  words::ArgumentText operator()(std::string const& text) const { return {text}; }
  words::ArgumentText operator()(unsigned number) const { return {std::to_string(number)}; }
  words::ArgumentText operator()(Millis time) const { return {clock::display(time)}; }
  words::ArgumentText operator()(chess::Square square) const { return {square.name()}; }
  words::ArgumentText operator()(chess::Color c) const { return {color_words(language, c, form), true}; }
  words::ArgumentText operator()(chess::Kind k) const { return {kind_words(language, k, form), true}; }
  words::ArgumentText operator()(chess::Piece p) const { return {piece_words(language, p, form), true}; }
};

// Around what the German voice says inside a sentence of another language. No argument holds them.
constexpr char german_begins = '\x02';
constexpr char german_ends = '\x03';

/// Letters stay, each digit becomes a word, everything else a gap: "tty USB zero".
std::string spoken_name(Language language, std::string_view name) {
  std::string text;
  for (char const c : name) {
    bool const is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & '\x80') != 0;
    bool const is_gap = text.empty() || text.back() == ' ';
    if (is_letter) {
      text += c;
    } else if (is_digit(c)) {
      text.append(is_gap ? "" : " ")
          .append(number_words(language, static_cast<unsigned>(c - '0')))
          .append(" ");
    } else if (!is_gap) {
      text += ' ';
    }
  }
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

struct Spoken {
  Language language;
  std::string_view form;

  words::ArgumentText operator()(std::string const& text) const { return {spoken_name(language, text)}; }
  words::ArgumentText operator()(unsigned number) const { return {number_words(language, number), true}; }
  words::ArgumentText operator()(Millis time) const { return {time_words(language, time)}; }
  words::ArgumentText operator()(chess::Square square) const {
    std::string text{german_begins};
    text.append(notation::word(square.file())).append(" ").append(notation::word(square.rank()));
    return {text + german_ends};
  }
  words::ArgumentText operator()(chess::Color c) const { return {color_words(language, c, form), true}; }
  words::ArgumentText operator()(chess::Kind k) const { return {kind_words(language, k, form), true}; }
  words::ArgumentText operator()(chess::Piece p) const { return {piece_words(language, p, form), true}; }
};

template <class Words>
std::string filled(Sentence const& sentence, words::Catalogue const& catalogue) {
  return words::filled(catalogue.translate(sentence.english),
                       [&](std::string_view name, std::string_view form) -> words::ArgumentText {
                         for (Argument const& each : sentence.arguments)
                           if (each.name == name)
                             return std::visit(Words{catalogue.language(), form}, each.value);
                         return {};
                       });
}

void add_part(speech::Phrase& phrase, speech::Language language, std::string_view text) {
  bool const has_letter = text.find_first_not_of(" .,:;") != std::string_view::npos;
  if (has_letter)
    phrase.push_back({language, std::string{text}});
  else if (!phrase.empty())
    phrase.back().text += text;  // a voice of its own for a full stop would only be a gap
}

speech::Language voice_of(Language language) {
  return language == Language::finnish ? speech::Language::finnish : speech::Language::english;
}

}  // namespace

std::string shown(Sentence const& sentence, words::Catalogue const& catalogue) {
  return filled<Shown>(sentence, catalogue);
}

speech::Phrase spoken(Sentence const& sentence, words::Catalogue const& catalogue) {
  std::string const text = filled<Spoken>(sentence, catalogue);
  std::string_view rest = text;
  speech::Phrase phrase;
  while (!rest.empty()) {
    std::size_t const begin = std::min(rest.find(german_begins), rest.size());
    add_part(phrase, voice_of(catalogue.language()), rest.substr(0, begin));
    rest.remove_prefix(std::min(begin + 1, rest.size()));
    std::size_t const end = std::min(rest.find(german_ends), rest.size());
    add_part(phrase, speech::Language::german, rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return phrase;
}

}  // namespace tactus::equipment
