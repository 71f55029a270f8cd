// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/training/move_fault.hpp"

#include "core/legal/move_reading.hpp"
#include "core/legal/position.hpp"
#include "speech/translatable.hpp"

namespace tactus::program {
namespace {

using speech::translatable;

struct Sentence {
  chess::Position const& position;
  std::string_view text;
  notation::PieceLetters const& letters;
  speech::Sentences const& sentences;

  std::string operator()(chess::Move) const { return {}; }
  std::string operator()(notation::NotAMove const&) const {
    return filled(translatable("`{text}` is not a move; expected for example e4, {knight}f3, g1f3, O-O"),
                  {{"text", std::string{text}}, {"knight", std::string{letters.knight}}});
  }
  std::string operator()(notation::NoSuchMove const&) const {
    bool const is_white = position.turn() == chess::Color::white;
    return filled(is_white
                      // Translators: Shown by tactus-training for a move text that was read, one line.
                      ? translatable("`{text}` is not possible here; expected a legal move of White")
                      // Translators: Shown by tactus-training for a move text that was read, one line.
                      : translatable("`{text}` is not possible here; expected a legal move of Black"),
                  {{"text", std::string{text}}});
  }
  std::string operator()(notation::SeveralMoves const& several) const {
    std::string list;
    for (chess::Move const each : several.fits)
      list += (list.empty() ? "" : ", ") + notation::write_san(position, each, letters);
    // Translators: Shown by tactus-training for a move text that was read, one line.
    return filled(translatable("`{text}` fits {count} moves; expected one of {moves}"),
                  {{"text", std::string{text}},
                   {"count", static_cast<std::uint32_t>(several.fits.size())},
                   {"moves", list}});
  }
  std::string filled(std::string_view english, std::initializer_list<speech::Argument> arguments) const {
    return sentences.written(english, {arguments.begin(), arguments.size()});
  }
};

}  // namespace

std::string move_fault(notation::ReadMove const& read, chess::Position const& position, std::string_view text,
                       notation::PieceLetters const& letters, speech::Sentences const& sentences) {
  return std::visit(Sentence{position, text, letters, sentences}, read);
}

}  // namespace tactus::program
