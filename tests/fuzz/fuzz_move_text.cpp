// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a move, in every alphabet: what is read is legal, and written it reads as itself.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace tactus;

namespace {

constexpr std::array<char const*, 5> fens{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 0 1",
    "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
};
constexpr std::array<notation::PieceLetters, 4> alphabets{notation::english, notation::german,
                                                          notation::finnish, notation::french};

void require(bool holds) {
  if (!holds) std::abort();
}

void check(chess::Position const& position, notation::ReadMove const& read,
           notation::PieceLetters const& letters) {
  if (auto const* several = std::get_if<notation::SeveralMoves>(&read)) {
    require(several->fits.size() > 1);
    for (chess::Move const m : several->fits) require(position.is_legal(m));
  }
  auto const* m = std::get_if<chess::Move>(&read);
  if (m == nullptr) return;
  require(position.is_legal(*m));
  auto const san = notation::read_move(position, notation::write_san(position, *m, letters), letters);
  auto const sheet =
      notation::read_move(position, notation::write_sheet_move(position, *m, letters), letters);
  auto const uci = notation::read_uci(position, notation::write_uci(position, *m));
  for (auto const* again : {&san, &sheet, &uci})
    require(std::holds_alternative<chess::Move>(*again) && std::get<chess::Move>(*again) == *m);
}

}  // namespace

/// First byte: position and alphabet. The rest: the text.
extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  if (size == 0) return 0;
  auto const position = chess::Position::from(*notation::read_fen(fens[data[0] % fens.size()]));
  notation::PieceLetters const& letters = alphabets[data[0] / fens.size() % alphabets.size()];
  std::string_view const text{reinterpret_cast<char const*>(data) + 1, size - 1};
  check(*position, notation::read_move(*position, text, letters), letters);
  check(*position, notation::read_uci(*position, text), letters);
  return 0;
}
