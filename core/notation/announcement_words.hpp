// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an announcement in their order: piece, origin, capture, arrival square, promotion piece
// (always said), then en passant, check, mate. Castling is only its fixed phrase. Capture, check, mate and en
// passant have no word in the Laws; each can be switched off.
#pragma once

#include "core/chess/move_description.hpp"
#include "core/chess/piece.hpp"
#include "core/chess/square.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tactus::notation {

/// Each may be of several words. In the order of the enumerations File, Rank, Kind.
struct MoveWords {
  std::array<std::string, 8> files;
  std::array<std::string, 8> ranks;
  std::array<std::string, 6> kinds;
  std::string short_castling, long_castling;
  std::string capture, en_passant, check, mate;
  std::string promotion;  // where its piece is not known

  std::string const& of(chess::File file) const { return files[static_cast<std::size_t>(file)]; }
  std::string const& of(chess::Rank rank) const { return ranks[static_cast<std::size_t>(rank)]; }
  std::string const& of(chess::Kind kind) const { return kinds[static_cast<std::size_t>(kind)]; }
  std::string of(chess::Square square) const {
    return std::string{of(square.file())}.append(" ").append(of(square.rank()));
  }
  bool operator==(MoveWords const&) const = default;
};

// The vocabulary of Appendix D of the FIDE Laws (2023, D.2.1), which is German in every interface language.

/// With umlauts, as they are spoken: "Anna", "eins", "Springer", "Kurze Rochade". Capture, check, mate and en
/// passant are not in the Laws: the usual German words.
MoveWords const& appendix_d_words();
/// The same with "zwo", harder to mishear than "zwei" beside "drei"; needs the arbiter's leave (D.2.1).
MoveWords const& appendix_d_words_with_zwo();

std::string_view word(chess::File file);
std::string_view word(chess::Rank rank);
std::string_view word(chess::Kind kind);

/// How much of a move is said. `brief`: piece and arrival square, the origin only where the move would be
/// ambiguous without it. `full`: always the origin square too.
enum class Style : std::uint8_t { brief, full };

struct MoveWording {
  Style style = Style::brief;
  bool says_captures = true;
  bool says_check = false;       // "Schach" and "matt"
  bool says_en_passant = false;  // "im Vorbeigehen"
  bool says_pawn = false;        // "Bauer Eva vier" for "Eva vier"
};

/// For example "Springer", "Gustav", "Felix", "drei"; one word each. They live as long as `words`.
std::vector<std::string_view> announcement_words(chess::MoveDescription const& move,
                                                 MoveWording const& wording = {},
                                                 MoveWords const& words = appendix_d_words());

}  // namespace tactus::notation
