// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/message/written.hpp"

#include "core/clock/reading.hpp"
#include "core/message/file_text.hpp"
#include "core/message/name.hpp"
#include "core/message/plain_line.hpp"
#include "core/notation/move_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>

namespace tactus {

std::vector<std::pair<std::string, std::string>> read_word_list(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> entries;
  while (!text.empty()) {
    std::size_t const end = std::min(text.find(';'), text.size());
    std::string_view const entry = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (entry.empty()) continue;
    std::size_t const equals = std::min(entry.find('='), entry.size());
    entries.emplace_back(trimmed(entry.substr(0, equals)),
                         trimmed(entry.substr(std::min(equals + 1, entry.size()))));
  }
  return entries;
}

std::string form_of(std::string_view forms, std::string_view form) {
  auto const entries = read_word_list(forms);
  for (auto const& [key, word] : entries)
    if (key == form && !word.empty()) return word;
  return entries.empty() ? std::string{} : entries.front().first;
}

namespace {

using chess::Color;
using chess::Kind;

// In the order of the enumerations: colours, kinds. Each is a list that a translator fills: the word, and
// behind it its forms.
constexpr std::array players{
    // Translators: A player, as in "Board of {player}: ready." A word and its forms, where your language has
    // them: "valkea; n=valkean; lle=valkealle" for sentences that say {player:n} or {player:lle}.
    translatable("White;"),
    // Translators: A player, as in "Board of {player}: ready."; a word and its forms.
    translatable("Black;")};
constexpr std::array<std::array<std::string_view, 6>, 2> pieces{{
    {// Translators: A piece, as in "{square} is empty, a {piece} belongs there.", with its article if it
     // needs one; a word and its forms.
     translatable("white pawn;"),
     // Translators: A piece with its article, and its forms.
     translatable("white knight;"),
     // Translators: A piece with its article, and its forms.
     translatable("white bishop;"),
     // Translators: A piece with its article, and its forms.
     translatable("white rook;"),
     // Translators: A piece with its article, and its forms.
     translatable("white queen;"),
     // Translators: A piece with its article, and its forms.
     translatable("white king;")},
    {// Translators: A piece with its article, and its forms.
     translatable("black pawn;"),
     // Translators: A piece with its article, and its forms.
     translatable("black knight;"),
     // Translators: A piece with its article, and its forms.
     translatable("black bishop;"),
     // Translators: A piece with its article, and its forms.
     translatable("black rook;"),
     // Translators: A piece with its article, and its forms.
     translatable("black queen;"),
     // Translators: A piece with its article, and its forms.
     translatable("black king;")},
}};
constexpr std::array kinds{
    // Translators: A kind of piece inside a sentence, without an article, and its forms.
    translatable("pawn;"),
    // Translators: A kind of piece inside a sentence, without an article, and its forms.
    translatable("knight;"),
    // Translators: A kind of piece inside a sentence, without an article, and its forms.
    translatable("bishop;"),
    // Translators: A kind of piece inside a sentence, without an article, and its forms.
    translatable("rook;"),
    // Translators: A kind of piece inside a sentence, without an article, and its forms.
    translatable("queen;"),
    // Translators: A kind of piece inside a sentence, without an article, and its forms.
    translatable("king;")};

struct Unit {
  std::int64_t ms;
  std::string_view words;
};
constexpr std::array units{
    // Translators: A length of time behind a numeral: after 1; many: after any other number. Where a sentence
    // asks for a form of one, as {time:n}: n, and many n.
    Unit{3'600'000, translatable("hour; many=hours")},
    // Translators: A length of time behind a numeral: after 1; many: after any other number.
    Unit{60'000, translatable("minute; many=minutes")},
    // Translators: A length of time behind a numeral: after 1; many: after any other number.
    Unit{1000, translatable("second; many=seconds")}};
// Translators: A number with its decimal mark, as your language writes one and a half.
constexpr std::string_view decimal_mark = translatable("1.5");
// Translators: A length of time below zero.
constexpr std::string_view below_zero = translatable("minus {time}");

std::string behind_numeral(std::string_view forms, bool is_one, std::string_view form) {
  if (is_one) return form_of(forms, form);
  std::string const many{"many"};
  std::string const plain = form_of(forms, many);
  std::string const asked = form.empty() ? plain : form_of(forms, many + ' ' + std::string{form});
  return asked == form_of(forms, "") ? plain : asked;  // the list has no such form
}

/// "30", "1.5", "1,5".
std::string seconds_text(std::int64_t ms, Translate const& translate) {
  std::string text = std::to_string(ms / 1000);
  std::string fraction = std::to_string(1000 + ms % 1000).substr(1);
  fraction.erase(fraction.find_last_not_of('0') + 1);
  if (fraction.empty()) return text;
  std::string const mark = translated(decimal_mark, translate);
  return text + mark.substr(1, mark.size() - 2) + fraction;
}

bool begins_sentence(std::string_view before) {
  return before.empty() ||
         (before.size() > 1 && before.back() == ' ' &&
          std::string_view(".?!").find(before[before.size() - 2]) != std::string_view::npos);
}

/// One argument behind the text so far.
struct Writer {
  Translate const& translate;
  Handwriting const& hand;
  std::string_view form;
  bool is_among_texts;  // beside another text, whose place it might take where it is written from the right
  std::string& line;

  void operator()(std::string const& text) const {
    std::string const plain = as_plain_line_of_texts(text);
    line += is_among_texts ? isolated(plain) : plain;
  }
  void operator()(Spelled const& typed) const { line += typed.text; }  // who reads it has the signs
  void operator()(unsigned number) const { line += std::to_string(number); }
  void operator()(Millis time) const {
    if (hand.manner == Manner::in_signs)
      line += clock::display(time);
    else
      add(duration_words(time, form, translate));
  }
  void operator()(Kind kind) const {
    if (hand.manner == Manner::in_words)
      add(words_of(kind, form, translate));
    else
      line += kind == Kind::pawn ? 'P' : hand.letters.of(kind);
  }
  void operator()(chess::Square square) const { line += square.name(); }
  void operator()(LawRow law) const {
    if (hand.number_of_law) line += hand.number_of_law(law);
  }
  void operator()(chess::MoveDescription const& move) const {
    line += hand.write_move ? hand.write_move(move) : notation::write_san(move, hand.letters);
  }
  void operator()(NumberedMove const& played) const {
    line.append(std::to_string(played.number)).append(played.by == Color::white ? "." : "...");
    (*this)(played.move);
  }
  void operator()(StatedMove const& stated) const { (*this)(stated.move); }
  void operator()(chess::PieceOn const& each) const {
    if (each.piece.kind != Kind::pawn) line += hand.letters.of(each.piece.kind);
    line += each.square.name();
  }
  void operator()(Message const& inside) const {
    std::string words = written(inside, translate, hand);
    if (form == "capital") begin_with_capital(words);
    line += words;
  }
  template <class Each>
  void operator()(std::vector<Each> const& list) const {
    for (bool is_first = true; Each const& each : list) {
      if (!is_first) line += ", ";
      is_first = false;
      (*this)(each);
    }
  }
  template <class Named>
  void operator()(Named named) const {
    add(words_of(named, form, translate));
  }

  void add(std::string words) const {
    if (begins_sentence(line)) begin_with_capital(words);
    line += words;
  }
};

}  // namespace

std::string translated(std::string_view english, Translate const& translate) {
  return translate ? translate(english) : std::string{english};
}

std::string words_of(Color color, std::string_view form, Translate const& translate) {
  return form_of(translated(players[static_cast<std::size_t>(color)], translate), form);
}
std::string words_of(chess::Piece piece, std::string_view form, Translate const& translate) {
  auto const& of_color = pieces[static_cast<std::size_t>(piece.color)];
  return form_of(translated(of_color[static_cast<std::size_t>(piece.kind)], translate), form);
}
std::string words_of(Kind kind, std::string_view form, Translate const& translate) {
  return form_of(translated(kinds[static_cast<std::size_t>(kind)], translate), form);
}

std::string duration_words(Millis time, std::string_view form, Translate const& translate) {
  if (time < Millis{0}) {
    std::string text;
    walk(
        translated(below_zero, translate), [&](std::string_view words) { text += words; },
        [&](std::string_view, std::string_view) { text += duration_words(-time, form, translate); });
    return text;
  }
  std::string text;
  std::int64_t rest = time.count();
  for (Unit const& unit : units) {
    bool const is_last = unit.ms == units.back().ms;
    std::int64_t const part = is_last ? rest : rest - rest % unit.ms;
    rest -= part;
    if (part == 0 && !(is_last && text.empty())) continue;
    std::string const number = is_last ? seconds_text(part, translate) : std::to_string(part / unit.ms);
    text.append(text.empty() ? "" : " ").append(number).append(" ");
    text += behind_numeral(translated(unit.words, translate), number == "1", form);
  }
  return text;
}

void begin_with_capital(std::string& text) {
  if (text.empty()) return;
  auto const first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') text[0] = static_cast<char>(first - 'a' + 'A');
  if (first != 0xC3 || text.size() < 2) return;
  auto const second = static_cast<unsigned char>(text[1]);
  bool const is_small = second >= 0xA0 && second <= 0xBE && second != 0xB7;
  if (is_small) text[1] = static_cast<char>(second - 0x20);
}

ArgumentValue const* value_of(Message const& message, std::string_view name) {
  auto const found = std::find_if(message.arguments.begin(), message.arguments.end(),
                                  [&](Argument const& each) { return each.name == name; });
  return found == message.arguments.end() ? nullptr : &found->value;
}

std::string written(Message const& message, Translate const& translate, Handwriting const& hand) {
  std::string line;
  auto const is_text = [](Argument const& each) { return std::holds_alternative<std::string>(each.value); };
  bool const has_texts = std::ranges::count_if(message.arguments, is_text) > 1;
  walk(
      translated(message.english, translate), [&](std::string_view text) { line += text; },
      [&](std::string_view name, std::string_view form) {
        if (auto const* const value = value_of(message, name))
          std::visit(Writer{translate, hand, form, has_texts, line}, *value);
      });
  return line;
}

}  // namespace tactus
