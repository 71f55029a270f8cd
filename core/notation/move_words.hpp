// SPDX-License-Identifier: GPL-3.0-or-later
// The words for the parts of a move in one vocabulary, as values.
#pragma once

#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"

#include <array>
#include <cstddef>
#include <string>

namespace tactus::notation {

/// Each may be of several words. In the order of the enumerations File, Rank, Kind.
struct MoveWords {
  std::array<std::string, 8> files;
  std::array<std::string, 8> ranks;
  std::array<std::string, 6> kinds;
  std::string short_castling, long_castling;
  std::string capture, en_passant, check, mate;

  std::string const& of(chess::File file) const { return files[static_cast<std::size_t>(file)]; }
  std::string const& of(chess::Rank rank) const { return ranks[static_cast<std::size_t>(rank)]; }
  std::string const& of(chess::Kind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
  std::string of(chess::Square square) const {
    return std::string{of(square.file())}.append(" ").append(of(square.rank()));
  }
  bool operator==(MoveWords const&) const = default;
};

}  // namespace tactus::notation
