// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/table/move_fault.hpp"

#include <fmt/format.h>

namespace tactus::program {
namespace {

struct Sentence {
  chess::Position const& position;
  std::string_view text;
  notation::PieceLetters const& letters;

  std::string operator()(chess::Move) const { return {}; }
  std::string operator()(notation::NotAMove const&) const {
    return fmt::format("`{}` is not a move; expected for example e4, {}f3, g1f3, O-O", text, letters.knight);
  }
  std::string operator()(notation::NoSuchMove const&) const {
    bool const is_white = position.turn() == chess::Color::white;
    return fmt::format("`{}` is not possible here; expected a legal move of {}", text,
                       is_white ? "White" : "Black");
  }
  std::string operator()(notation::SeveralMoves const& several) const {
    std::string list;
    for (chess::Move const each : several.fits)
      list += (list.empty() ? "" : ", ") + notation::write_san(position, each, letters);
    return fmt::format("`{}` fits {} moves; expected one of {}", text, several.fits.size(), list);
  }
};

}  // namespace

std::string move_fault(notation::ReadMove const& read, chess::Position const& position, std::string_view text,
                       notation::PieceLetters const& letters) {
  return std::visit(Sentence{position, text, letters}, read);
}

}  // namespace tactus::program
