// SPDX-License-Identifier: GPL-3.0-or-later
// What will happen at one table of a simulated hall: who plays which moves, how the game ends, and which
// trouble its arbiter will have. Pure; the same seed gives the same plan.
#pragma once

#include "core/instant.hpp"
#include "core/table/announcement.hpp"
#include "core/table/table_setup.hpp"

#include <array>
#include <map>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

namespace tactus::sim {

class HallDice {
 public:
  HallDice(std::uint32_t seed, unsigned table) : generator_(seed * 1'000'003U + table) {}

  /// 0 to `count` - 1. Precondition: count > 0.
  unsigned below(std::size_t count) { return static_cast<unsigned>(generator_() % count); }
  bool happens(unsigned percent) { return below(100) < percent; }
  Millis between(Millis shortest, Millis longest) {
    return shortest + Millis{below(static_cast<std::size_t>((longest - shortest).count()) + 1)};
  }

 private:
  std::mt19937 generator_;
};

enum class HallTroubleKind : std::uint8_t {
  boards_differ,               // a copied piece is put one aperture off (D.2.9)
  pressed_without_move,        // pressed before moving, put back
  pressed_without_announcing,  // D.2.4; only where Tactus announces
  announced_another_move,      // D.2.8
  repeated_another_move,       // D.2.1: misheard
  offered_draw_untimely,       // 9.1.2.1
  draw_offered,                // in time, and declined
  claim,                       // flag fall, which the arbiter rejects (6.8)
  board_lost,
  clock_lost,
  illegal_move,  // 7.5.1; only where it is wished, and the table waits for the arbiter
};
inline constexpr auto hall_trouble_names = std::to_array<std::string_view>(
    {"boards_differ", "pressed_without_move", "pressed_without_announcing", "announced_another_move",
     "repeated_another_move", "offered_draw_untimely", "draw_offered", "claim", "board_lost", "clock_lost",
     "illegal_move"});
/// Nothing: no such trouble.
std::optional<HallTroubleKind> hall_trouble_named(std::string_view name);

struct HallTrouble {
  HallTroubleKind kind;
  chess::Color side;           // whose board, press, words, offer or claim; without meaning for the clock
  unsigned ply;                // so many plies are completed then
  bool is_settled;             // put right, answered, found again; else the table waits for the arbiter
  chess::SquareSet squares{};  // that will differ
  std::optional<chess::Square> aside{};  // where the copied piece is put
  struct Carried {
    chess::Piece piece;
    chess::Square from, to;
  };
  std::optional<Carried> illegal{};  // what is made in place of a move

  /// As the game file counts it: an irregularity belongs to the ply that is being played.
  unsigned ply_recorded() const;
};

enum class HallEnding : std::uint8_t { on_board, resigned, agreed, unfinished };

struct HallPlan {
  unsigned table = 1;
  table::TableSetup setup;
  std::vector<chess::Move> moves;  // all that are completed
  HallEnding ending = HallEnding::unfinished;
  std::optional<HallTrouble> trouble;

  table::GameResult result() const;
};

struct HallWishes {
  std::uint32_t seed = 1;
  unsigned troubled_percent = 30;  // of the tables
  std::map<unsigned, HallTroubleKind>
      troubles{};           // by table: the arbiter has to come, as soon as it can happen
  unsigned most_plies = 0;  // the games stop there unfinished; 0: they are played to their end
};

HallPlan hall_plan(HallWishes const& wishes, unsigned table);

}  // namespace tactus::sim
