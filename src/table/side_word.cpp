// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/side_word.hpp"

#include "speech/translatable.hpp"
#include "src/table/typed_text.hpp"

namespace tactus::program {
namespace {

using speech::translatable;

bool is_named(std::string_view typed, std::string_view side, speech::Sentences const& sentences) {
  return is_typed_for(typed, side) || is_typed_for(typed, sentences.translated(side));
}

}  // namespace

std::optional<chess::Color> side_named(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the player of the white pieces, behind a command such as 'draw'. One word, in
  // small letters.
  std::string_view const white = translatable("white");
  // Translators: The same for the player of the black pieces.
  std::string_view const black = translatable("black");
  if (is_named(text, white, sentences)) return chess::Color::white;
  if (is_named(text, black, sentences)) return chess::Color::black;
  return std::nullopt;
}

std::optional<chess::Color> side_typed(std::string_view text, speech::Sentences const& sentences) {
  if (text == "1") return chess::Color::white;
  if (text == "2") return chess::Color::black;
  return side_named(text, sentences);
}

bool is_arbiter(std::string_view text, speech::Sentences const& sentences) {
  // Translators: Typed for the arbiter, behind the command 'confirm'. One word, in small letters.
  std::string_view const arbiter = translatable("arbiter");
  return is_named(text, arbiter, sentences);
}

}  // namespace tactus::program
