// SPDX-License-Identifier: GPL-3.0-or-later
// A line 001 of a tournament report by its columns, counted from 1: starting rank 5-8, name 15-47, points
// 81-84, then ten a round from 92 on: opponent (4), blank, colour, blank, result. Pure.
#pragma once

#include "core/message/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tactus::pairings {

inline constexpr unsigned most_players = 9'999;
inline constexpr std::size_t first_round_at = 92, round_width = 10;
inline constexpr std::size_t colour_behind = 5, result_behind = 7;
inline constexpr std::size_t points_at = 81, points_end = 84;

/// A program that knows one byte for each sign counts those of UTF-8 too.
enum class Counted : std::uint8_t { in_signs, in_bytes };

class Columns {
 public:
  Columns(std::string_view line, Counted counted);
  /// Columns `first` to `last`, both included; less where the line ends before.
  std::string_view cut(std::size_t first, std::size_t last) const;
  char sign(std::size_t place) const;
  std::size_t size() const { return begins_.size() - 1; }

 private:
  std::string_view line_;
  std::vector<std::size_t> begins_;
};

bool is_player_line(std::string_view line);
/// How the program counted that wrote these lines: where names have letters beyond ASCII, as the columns of
/// the rounds come out right.
Counted counted_in(std::string_view text);

struct Paired {
  unsigned opponent = 0;  // starting rank
  bool is_white = false;
  char result = ' ';  // ' ' also for "*"; letters are capitals
};
/// Nothing: no game in this round; a forfeit was decided without one.
tl::expected<std::optional<Paired>, Message> paired_in(Columns const& columns, unsigned round);

/// A half, a full or a zero point, or one by the pairing itself, without an opponent.
bool is_bye_in(Columns const& columns, unsigned round);

/// Tenths of a point for a game, as the file has them: in records 162 (TRF26), BBW and the like, XXS; else 1,
/// 0.5, 0.
struct Scoring {
  struct Side {
    unsigned win = 10, draw = 5, loss = 0, absence = 0;
  };
  Side white, black;
};
Scoring scoring_in(std::string_view text);

/// "3.5" and "3,5" as 35. Nothing: no such number.
std::optional<unsigned> tenths_in(std::string_view text);

}  // namespace tactus::pairings
