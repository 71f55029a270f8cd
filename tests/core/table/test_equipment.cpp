// SPDX-License-Identifier: GPL-3.0-or-later
// Boards and clocks as people set them up: what is wrong is found from play, told once, and no player is
// accused of it.
#include "core/clock/time_control.hpp"
#include "tests/core/table/tables.hpp"

#include <ostream>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::table {

BOOST_AUTO_TEST_SUITE(equipment)

namespace {

std::string lines(Script const& script, std::vector<std::string_view> const& words) {
  return joined(script.log_of(words));
}

TableSetup two_boards(BoardKind white, BoardKind black) {
  TableSetup setup = pair_with_clock();
  setup.announcer = Announcer::person;
  setup.white_board = white;
  setup.black_board = black;
  return setup;
}

struct Ply {
  Color by;
  char const* uci;
  char const* steps;  // of the copy
};
Ply const ruy_lopez[] = {{W, "e2e4", "-e2 +e4P"},     {B, "e7e5", "-e7 +e5p"},    {W, "g1f3", "-g1 +f3N"},
                         {B, "b8c6", "-b8 +c6n"},     {W, "f1b5", "-f1 +b5B"},    {B, "a7a6", "-a7 +a6p"},
                         {W, "b5c6", "-c6 -b5 +c6B"}, {B, "d7c6", "-c6 -d7 +c6p"}};

Color other(Color c) { return chess::opposite(c); }

/// The hands of the player at `seat` reach the board that is read as that of `port_of(seat)`.
template <class PortOf>
void play(Script& script, PortOf port_of) {
  for (Ply const& ply : ruy_lopez)
    script.play(port_of(ply.by), ply.uci)
        .press()
        .wait(1500)
        .hands(port_of(other(ply.by)), ply.steps)
        .wait(2500);
}

std::string turned(std::string_view steps) {
  std::string result;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    char const c = steps[i];
    bool const is_square = i + 1 < steps.size() && c >= 'a' && c <= 'h' && steps[i + 1] >= '1' &&
                           steps[i + 1] <= '8' && i > 0 && (steps[i - 1] == '-' || steps[i - 1] == '+');
    if (is_square) {
      result += static_cast<char>('a' + 'h' - c);
      result += static_cast<char>('1' + '8' - steps[++i]);
    } else {
      result += c;
    }
  }
  return result;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_table_set_up_as_agreed_explains_nothing) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    play(script, [](Color c) { return c; });
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "");
  }
}

BOOST_AUTO_TEST_CASE(boards_at_each_others_ports_are_found_at_the_second_ply_and_nobody_is_accused) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    play(script, other);
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 0\n");
    BOOST_TEST((script.state().seat_of(W) == B));
    BOOST_TEST(lines(script, {"done b 8"}) == "done b 8 d7c6 dxc6\n");
  }
}

BOOST_AUTO_TEST_CASE(who_once_forgets_to_move_on_his_own_board_exchanges_nothing) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  // Said aloud, copied by the opponent, pressed; then made on the own board too.
  script.hands(B, "-e2 +e4P").wait(800).press().wait(1500).hands(W, "-e2 +e4P").wait(2500);
  script.play(B, "e7e5").press().wait(1500).hands(W, "-e7 +e5p").wait(2500);
  BOOST_TEST(script.state().line().plies() == 2U);
  BOOST_TEST(lines(script, {"explained"}) == "");
}

BOOST_AUTO_TEST_CASE(a_tactile_board_that_stands_turned_is_read_turned) {
  for (Color const which : {W, B}) {
    Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
    for (Ply const& ply : ruy_lopez) {
      auto const steps = [&](Color seat, std::string_view of) {
        return which == seat ? turned(of) : std::string{of};
      };
      script.hands(ply.by, steps(ply.by, ply.steps)).wait(1000).press().wait(1500);
      script.hands(other(ply.by), steps(other(ply.by), ply.steps)).wait(2500);
    }
    BOOST_TEST(script.state().line().plies() == 8U);
    BOOST_TEST(lines(script, {"explained", "irregular"}) ==
               std::string{"explained 1 "} + (which == W ? "w" : "b") + "\n");
    BOOST_TEST(!script.state().is_known_to_differ(which));
    BOOST_TEST(script.state().quarter_turns(which) == sensing::half_turn);
  }
}

BOOST_AUTO_TEST_CASE(both_boards_turned_are_read_turned) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  for (Ply const& ply : ruy_lopez) {
    script.hands(ply.by, turned(ply.steps)).wait(1000).press().wait(1500);
    script.hands(other(ply.by), turned(ply.steps)).wait(2500);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular"}) == "explained 1 w\nexplained 1 b\n");
}

BOOST_AUTO_TEST_CASE(a_clock_the_wrong_way_round_is_read_the_other_way_from_the_first_press_on) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy), tournament_profile, false};
  script.show_clock(B, true).wait(3000);  // the arbiter started White's time
  Color runs = W;
  for (Ply const& ply : ruy_lopez) {
    script.play(ply.by, ply.uci).show_clock(runs, true).wait(1500).hands(other(ply.by), ply.steps).wait(2500);
    runs = other(runs);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "explained 2\n");
}

BOOST_AUTO_TEST_CASE(who_starts_the_clock_by_the_wrong_lever_and_then_by_the_right_one_exchanges_nothing) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy), tournament_profile, false};
  script.show_clock(B, true).wait(3000).show_clock(W, true).wait(3000);
  Color runs = B;
  for (Ply const& ply : ruy_lopez) {
    script.play(ply.by, ply.uci).show_clock(runs, true).wait(1500).hands(other(ply.by), ply.steps).wait(2500);
    runs = other(runs);
  }
  BOOST_TEST(script.state().line().plies() == 8U);
  BOOST_TEST(lines(script, {"explained", "irregular", "differs"}) == "");
}

BOOST_AUTO_TEST_CASE(another_time_than_agreed_is_told_when_the_clock_is_started) {
  auto const told_of = [](Millis shown) {
    TableSetup setup = two_boards(BoardKind::occupancy, BoardKind::occupancy);
    setup.time_control = *clock::read_time_control("90m+30s");
    Script script{setup, tournament_profile, false};
    auto const clock = [&](Millis time, bool is_running) {
      clock::Reading reading;
      reading.white = reading.black = time;
      reading.to_move = W;
      reading.is_running = is_running;
      script.feed(ClockSeen{reading}).wait(1000);
    };
    clock(Millis{60'000}, false);
    clock(shown, true);
    clock(shown - Millis{1000}, true);
    return lines(script, {"explained"});
  };
  using std::chrono::minutes;
  BOOST_TEST(told_of(minutes{90}) == "");
  BOOST_TEST(told_of(minutes{90} + Millis{30'000}) == "");
  BOOST_TEST(told_of(minutes{60}) == "explained 3\n");
}

BOOST_AUTO_TEST_CASE(what_stands_wrong_before_the_first_move_is_told_square_by_square) {
  Script script{two_boards(BoardKind::pieces, BoardKind::pieces), tournament_profile, false};
  script.hands(B, "-d8 -e8 +d8k +e8q").wait(5000).show_clock(W, true).wait(1000);
  BOOST_TEST(lines(script, {"explained"}) == "explained 4 b d8 e8\n");
  script.play(W, "e2e4").press().wait(1500);
  BOOST_TEST(script.state().line().plies() == 1U);
}

BOOST_AUTO_TEST_CASE(
    moves_that_were_missed_are_typed_one_after_the_other_up_to_where_the_boards_tell_the_rest) {
  for (auto const kind : {BoardKind::occupancy, BoardKind::pieces}) {
    Script script{two_boards(kind, kind)};
    script.play(W, "e2e4").press().wait(1500).hands(B, "-e2 +e4P").wait(2500);
    script.mute(W, true).mute(B, true).feed(DeviceWasLost{Device::clock, "hub"});
    for (std::size_t i = 1; i < 5; ++i)
      for (Color const board : {W, B}) script.hands(board, ruy_lopez[i].steps);
    script.mute(W, false).mute(B, false).wait(4000);
    script.feed(DeviceWasFound{Device::clock}).show_clock(B, true).wait(4000);
    BOOST_TEST(script.state().line().plies() == 1U);
    BOOST_TEST(lines(script, {"explained", "irregular"}) == "explained 5\n");
    script.enter(B, "e7e5").wait(1000).enter(W, "g1f3").wait(1000);
    BOOST_TEST(script.state().line().plies() >= 3U);
    script.wait(4000);
    if (script.state().line().plies() < 5) script.press().wait(4000);
    BOOST_TEST(lines(script, {"done b 4", "done w 5"}).find("done b 4 b8c6 Nc6") == 0U);
    BOOST_TEST(lines(script, {"irregular"}) == "");
  }
}

BOOST_AUTO_TEST_CASE(a_move_typed_beside_boards_that_show_it_waits_for_the_press) {
  Script script{two_boards(BoardKind::occupancy, BoardKind::occupancy)};
  script.play(W, "e2e4").hands(B, "-e2 +e4P").wait(4000).enter(W, "e2e4").wait(1000);
  BOOST_TEST(script.state().line().plies() == 0U);
}

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
