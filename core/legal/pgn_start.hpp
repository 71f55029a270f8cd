// SPDX-License-Identifier: GPL-3.0-or-later
// Where a game in PGN starts, by its tags SetUp, FEN and Variant. Internal to core/notation.
#pragma once

#include "core/legal/position.hpp"
#include "core/notation/pgn_fault.hpp"

#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tactus::notation {

/// Quotes and backslashes without their backslash.
std::string unescaped_tag(std::string_view value);

/// What is wrong with a start, and the value of the tag that says so.
struct StartFault {
  PgnFault fault = PgnFault::bad_fen;
  std::string_view found;
};

/// The values are kept as parts of the PGN text, with escapes.
class PgnStart {
 public:
  void clear() { *this = {}; }
  /// Other tags than the three are passed over.
  void add_tag(std::string_view name, std::string_view value);
  bool is_initial() const { return fen_.empty() && set_up_ != "1" && variant_.empty(); }
  /// Castling rights and en passant squares that cannot be are dropped, as files often have them; other
  /// faults that leave the position playable are accepted.
  tl::expected<chess::Position, StartFault> position() const;

 private:
  std::string_view fen_;
  std::string_view set_up_;
  std::string_view variant_;
};

}  // namespace tactus::notation
