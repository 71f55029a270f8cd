// SPDX-License-Identifier: GPL-3.0-or-later
// A message in words for eyes and for fingers, and what every rendering of it needs: the pieces of a message
// in turn, colours and pieces in the form that the sentence asks for. A language is handed in as a lookup;
// nothing here knows one. Pure but for that lookup; any thread if it is.
#pragma once

#include "core/message/message.hpp"
#include "core/notation/piece_letters.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tactus {

// Lists of words inside one message of a catalogue: "key=words; key=words". A translator fills them without a
// compiler. Pure; any thread.

/// In the order of the text; blanks around an entry do not count, blanks inside its words do. An entry
/// without "=" has its whole text as key and no words.
std::vector<std::pair<std::string, std::string>> read_word_list(std::string_view text);

/// Of a word with its forms, "valkea; n=valkean; lle=valkealle", the one that a sentence asks for with
/// "{player:lle}"; the word itself where the list has none.
std::string form_of(std::string_view forms, std::string_view form);

/// The translation of an English message, or the English itself. Empty: English.
using Translate = std::function<std::string(std::string_view english)>;
std::string translated(std::string_view english, Translate const& translate);

/// "White", "valkean"; "black knight", "ein schwarzer Springer"; "knight".
std::string words_of(chess::Color color, std::string_view form, Translate const& translate);
std::string words_of(chess::Piece piece, std::string_view form, Translate const& translate);
std::string words_of(chess::Kind kind, std::string_view form, Translate const& translate);
/// "2 minutes", "1 minute 30 seconds", "0 seconds"; a time below zero begins with "minus".
std::string duration_words(Millis time, std::string_view form, Translate const& translate);

/// Times and kinds of pieces: "1:30:00" and "N", or "1 hour 30 minutes" and "knight".
enum class Manner : std::uint8_t { in_signs, in_words };

/// Small letters of ASCII and of the Latin-1 part of UTF-8 ("å" is 0xC3 0xA5), so that no locale is asked.
void begin_with_capital(std::string& text);

/// How people of one place write: pieces by these letters, articles by their number in some rule set.
struct Handwriting {
  notation::PieceLetters letters = notation::english;
  Manner manner = Manner::in_signs;
  std::function<std::string(LawRow)> number_of_law{};
  std::function<std::string(chess::MoveDescription const&)> write_move{};  // nothing: as SAN
};

/// Numbers, times and squares in digits, moves as SAN. A colour, a piece or a time that begins a sentence
/// begins with a capital, and so does a message inside another as "{what:capital}".
std::string written(Message const& message, Translate const& translate = {}, Handwriting const& hand = {});

/// Calls `on_text` and `on_argument(name, form)` for the pieces of a message in turn; the form is what
/// follows the name in "{player:lle}", else empty.
template <class OnText, class OnArgument>
void walk(std::string_view message, OnText const& on_text, OnArgument const& on_argument) {
  while (!message.empty()) {
    std::size_t const brace = std::min(message.find('{'), message.size());
    on_text(message.substr(0, brace));
    message.remove_prefix(brace);
    std::size_t const end = message.find('}');
    if (end == std::string_view::npos) return on_text(message);
    std::string_view const inside = message.substr(1, end - 1);
    std::size_t const colon = std::min(inside.find(':'), inside.size());
    on_argument(inside.substr(0, colon), inside.substr(std::min(colon + 1, inside.size())));
    message.remove_prefix(end + 1);
  }
}

/// Nothing: the message was given no such argument.
ArgumentValue const* value_of(Message const& message, std::string_view name);

}  // namespace tactus
