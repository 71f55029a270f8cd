// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a scoresheet, in every language: what is replayed is legal, and the sheet written from it is
// replayed to the same position.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/replay.hpp"
#include "core/notation/scoresheet.hpp"

#include <array>
#include <cstdlib>

using namespace tactus;

namespace {

constexpr std::array<notation::PieceLetters, 4> alphabets{notation::english, notation::german,
                                                          notation::finnish, notation::french};

void require(bool holds) {
  if (!holds) std::abort();
}

void check(notation::Replay const& done, std::vector<std::string_view> const& texts) {
  chess::Position position = chess::Position::initial();
  for (chess::Move const m : done.moves) {
    require(position.is_legal(m));
    position = position.after(m);
  }
  require(position == done.position);
  require(done.error ? done.error->index == done.moves.size() && texts[done.error->index] == done.error->text
                     : done.moves.size() == texts.size());
  if (!done.error) return;
  for (chess::Move const m : done.error->candidates) require(position.is_legal(m));
  bool const is_several = done.error->outcome == notation::ReplayError::Outcome::several_moves;
  require(is_several == (done.error->candidates.size() > 1));
}

}  // namespace

/// First byte: language. The rest: the sheet.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size == 0) return 0;
  auto const& letters = alphabets[data[0] % alphabets.size()];
  auto const start = chess::Position::initial();
  auto const texts = notation::move_texts({reinterpret_cast<char const*>(data) + 1, size - 1});
  auto const done = notation::replay(start, texts, letters);
  check(done, texts);
  std::string const sheet = notation::write_scoresheet(chess::scored_legal(start, done.moves), letters);
  auto const again = notation::replay(start, notation::move_texts(sheet), letters);
  require(!again.error && again.moves == done.moves);
  return 0;
}
