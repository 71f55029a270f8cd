// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/side_word.hpp"

#include "speech/translatable.hpp"

namespace tactus::program {
namespace {

using speech::translatable;

std::string with_small_initial(std::string_view text) {
  std::string small{text};
  if (!small.empty() && small[0] >= 'A' && small[0] <= 'Z') small[0] = static_cast<char>(small[0] + 0x20);
  return small;
}

}  // namespace

std::optional<chess::Color> side_named(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the player of the white pieces, behind a command such as 'draw'. One word, in
  // small letters.
  std::string_view const white = translatable("white");
  // Translators: The same for the player of the black pieces.
  std::string_view const black = translatable("black");
  std::string const typed = with_small_initial(text);
  if (typed == white || typed == sentences.translated(white)) return chess::Color::white;
  if (typed == black || typed == sentences.translated(black)) return chess::Color::black;
  return std::nullopt;
}

bool is_arbiter(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the arbiter, behind the command 'confirm'. One word, in small letters.
  std::string_view const arbiter = translatable("arbiter");
  std::string const typed = with_small_initial(text);
  return typed == arbiter || typed == with_small_initial(sentences.translated(arbiter));
}

}  // namespace tactus::program
