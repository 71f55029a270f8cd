// SPDX-License-Identifier: GPL-3.0-or-later
// FEN: reading (plain, X-FEN and Shredder castling fields; four or six fields) and writing (X-FEN, Shredder).
#pragma once

#include "core/chess/stated_position.hpp"

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::notation {

enum class FenError : std::uint8_t {
  too_few_fields,
  too_many_fields,
  bad_placement,
  bad_turn,
  bad_castling,
  bad_en_passant,
  bad_halfmove_clock,
  bad_fullmove_number,
};
/// One sentence in English: what was expected.
std::string_view describe(FenError e);

tl::expected<chess::Placement, FenError> read_placement(std::string_view text);
tl::expected<chess::Setup, FenError> read_fen(std::string_view text);
/// Where a game begins, as people name it: the number of one of the 960 start positions, or a FEN. Nothing:
/// neither.
std::optional<chess::StatedPosition> read_start(std::string_view text);
std::string write_placement(chess::Placement const& placement);
std::string write_fen(chess::Setup const& setup);
/// The castling rights as the files of the rooks, "HAha", as is usual for Chess960.
std::string write_shredder_fen(chess::Setup const& setup);
inline std::string write_fen(chess::StatedPosition const& p) { return write_fen(p.setup()); }

}  // namespace tactus::notation
