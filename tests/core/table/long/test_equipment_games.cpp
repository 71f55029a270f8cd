// SPDX-License-Identifier: GPL-3.0-or-later
// Random games on boards and clocks that were set up wrongly: recorded as they were played.
#include "core/legal/position.hpp"
#include "tests/core/table/wrong_equipment.hpp"

#include <ostream>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(equipment_games)

namespace {

enum class Mistake : std::uint8_t {
  none,
  exchanged,
  exchanged_later,  // cables put back crosswise in mid-game
  white_turned,
  black_turned,
  both_turned,
  clock_exchanged,
};
constexpr Mistake all_mistakes[] = {Mistake::none,           Mistake::exchanged,    Mistake::exchanged_later,
                                    Mistake::white_turned,   Mistake::black_turned, Mistake::both_turned,
                                    Mistake::clock_exchanged};
std::ostream& operator<<(std::ostream& out, Mistake m) { return out << "mistake " << static_cast<int>(m); }

std::string explanation_of(Mistake m) {
  switch (m) {
    case Mistake::none: break;
    case Mistake::exchanged:
    case Mistake::exchanged_later: return "explained 0\n";
    case Mistake::white_turned: return "explained 1 w\n";
    case Mistake::black_turned: return "explained 1 b\n";
    case Mistake::both_turned: return "explained 1 w\nexplained 1 b\n";
    case Mistake::clock_exchanged: return "explained 2\n";
  }
  return "";
}

bool is_turned_by(Mistake m, Color seat) {
  if (m == Mistake::both_turned) return true;
  return m == (seat == W ? Mistake::white_turned : Mistake::black_turned);
}

/// Legal moves by chance; no promotion, which a tactile board does not tell.
std::optional<chess::Move> some_move(chess::Position const& position, std::mt19937& random) {
  std::vector<chess::Move> moves;
  for (chess::Move const m : position.legal_moves())
    if (!m.is_promotion()) moves.push_back(m);
  if (moves.empty()) return std::nullopt;
  return moves[random() % moves.size()];
}

/// A game by calm hands on equipment that was set up with this mistake; what was played.
std::string play_by_chance(Script& script, Mistake mistake, unsigned seed) {
  std::mt19937 random{seed};
  auto position = chess::Position::initial();
  std::string played;
  bool const is_clock_wrong = mistake == Mistake::clock_exchanged;
  script.show_clock(is_clock_wrong ? B : W, true).wait(3000);
  for (unsigned ply = 1; ply <= 24; ++ply) {
    auto const move = some_move(position, random);
    if (!move) break;
    Color const by = position.turn();
    std::string const steps = steps_of(position, *move);
    auto const execute = [&](Color seat) {
      bool const is_crosswise =
          mistake == Mistake::exchanged || (mistake == Mistake::exchanged_later && ply > 4 + seed % 12);
      Color const port = is_crosswise ? other(seat) : seat;
      script.hands(port, is_turned_by(mistake, seat) ? turned(steps) : steps);
    };
    execute(by);
    script.wait(700).show_clock(is_clock_wrong ? by : other(by), true).wait(900);
    execute(other(by));
    script.wait(2200);
    played += move->from().name() + move->to().name() + ' ';
    position = position.after(*move);
  }
  return played;
}

std::string recorded(Script const& script) {
  std::string moves;
  for (CompletedPly const& each : script.state().completed())
    moves += each.move.from().name() + each.move.to().name() + ' ';
  return moves;
}

}  // namespace

BOOST_DATA_TEST_CASE(games_by_chance_on_wrong_equipment_are_recorded_as_played,
                     boost::unit_test::data::make(all_mistakes), mistake) {
  for (unsigned seed = 1; seed <= 40; ++seed)
    for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
      bool const is_turn =
          mistake != Mistake::none && mistake != Mistake::exchanged && mistake != Mistake::clock_exchanged;
      if (is_turn && kind == BoardKind::pieces) continue;  // such a board is turned where it is read
      Script script{two_boards(kind, kind), tournament_profile, false};
      auto const played = play_by_chance(script, mistake, seed);
      BOOST_TEST_CONTEXT("seed " << seed << ", kind " << static_cast<int>(kind)) {
        BOOST_TEST(recorded(script) == played);
        BOOST_TEST(lines(script, {"explained"}) == explanation_of(mistake));
        BOOST_TEST(lines(script, {"irregular"}) == "");
      }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::table
