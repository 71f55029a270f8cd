// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a Braille scoresheet, in every code: what is read is legal and reads back when it is written
// again.
#include "core/legal/game_line.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/braille_score.hpp"

#include <array>
#include <cstdlib>

using namespace tactus;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check(braille::ChessCode const& code, std::vector<chess::Move> const& moves,
           std::string const& heading) {
  auto const start = chess::Position::initial();
  chess::Position position = start;
  for (chess::Move const m : moves) {
    require(position.is_legal(m));
    position = position.after(m);
  }
  auto const score = braille::write_score(code, chess::scored_legal(start, moves), {&heading, 1}, {});
  for (auto const& line : score.lines) require(line.size() <= braille::cells_per_line);
  for (auto const form : {braille::FileForm::brf, braille::FileForm::unicode}) {
    auto const again = braille::read_score(code, start, braille::write_file(score.lines, form));
    require(moves.empty() ? !again : again && *again == moves);
  }
}

}  // namespace

/// First byte: code. The rest: the file, and any text as a heading.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size == 0) return 0;
  std::array<braille::ChessCode const*, 3> const codes{&braille::english_chess, &braille::german_chess,
                                                       &braille::finnish_chess};
  auto const& code = *codes[data[0] % codes.size()];
  std::string_view const text{reinterpret_cast<char const*>(data) + 1, size - 1};
  auto const read = braille::read_score(code, chess::Position::initial(), text);
  require(read || !braille::describe(read.error()).empty());
  check(code, read.value_or(std::vector<chess::Move>{}), "White: " + std::string(text));
  return 0;
}
