// SPDX-License-Identifier: GPL-3.0-or-later
// Looked-up slider attacks against a walk along each ray.
#include "core/legal/generation/move_generator.hpp"
#include "core/legal/generation/pext_sliders.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus::chess;

namespace {

template <std::size_t n>
Bits slow_attacks(Square s, std::array<Step, n> const& steps, Bits occupied) {
  Bits attacks = 0;
  for (Step const step : steps) attacks |= walked(s.index(), step, occupied);
  return attacks;
}

/// Boards from nearly empty to nearly full.
template <class Check>
void on_random_boards(Check check) {
  std::mt19937_64 random(7);
  unsigned const boards = static_cast<unsigned>(tactus::test::budget(20000, 3000, 600));
  for (unsigned i = 0; i < boards; ++i) {
    Bits occupied = random();
    if (i % 3 != 1) occupied &= random();
    if (i % 3 == 2) occupied |= random();
    for (unsigned square = 0; square < 64; ++square) check(Square::from_index(square), occupied);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(subtracting_sliders_attack_what_a_walk_along_the_rays_reaches) {
  on_random_boards([](Square s, Bits occupied) {
    BOOST_REQUIRE_EQUAL(SubtractingSliders::rook(s, occupied), slow_attacks(s, rook_steps, occupied));
    BOOST_REQUIRE_EQUAL(SubtractingSliders::bishop(s, occupied), slow_attacks(s, bishop_steps, occupied));
  });
}

#ifdef TACTUS_HAS_PEXT_PATH
BOOST_AUTO_TEST_CASE(pext_sliders_attack_what_a_walk_along_the_rays_reaches) {
  if (!bmi2_path()) {
    BOOST_TEST_MESSAGE("passed over: this processor has no fast BMI2");
    return;
  }
  on_random_boards([](Square s, Bits occupied) {
    BOOST_REQUIRE_EQUAL(PextSliders::rook(s, occupied), slow_attacks(s, rook_steps, occupied));
    BOOST_REQUIRE_EQUAL(PextSliders::bishop(s, occupied), slow_attacks(s, bishop_steps, occupied));
  });
}

BOOST_AUTO_TEST_CASE(every_entry_of_the_pext_tables_is_what_a_walk_along_the_rays_reaches) {
  for (unsigned square = 0; square < 64; ++square) {
    Square const s = Square::from_index(square);
    for (bool const rook : {true, false}) {
      auto const& entry = rook ? PextSliders::entries.rook[square] : PextSliders::entries.bishop[square];
      Bits const* next = entry.attacks;
      Bits occupied = 0;
      do {
        Bits const expected =
            rook ? slow_attacks(s, rook_steps, occupied) : slow_attacks(s, bishop_steps, occupied);
        BOOST_REQUIRE_EQUAL(*next++, expected);
        occupied = (occupied - entry.relevant) & entry.relevant;
      } while (occupied != 0);
    }
  }
}
#endif

BOOST_AUTO_TEST_CASE(between_and_line_hold_the_squares_of_the_common_line_only) {
  Square const a1 = *Square::parse("a1"), d4 = *Square::parse("d4"), d8 = *Square::parse("d8"),
               e6 = *Square::parse("e6");
  BOOST_TEST(between(a1, d4) == (bit(*Square::parse("b2")) | bit(*Square::parse("c3"))));
  BOOST_TEST(between(d4, a1) == between(a1, d4));
  BOOST_TEST(between(d4, e6) == 0U);
  BOOST_TEST(line_through(d4, e6) == 0U);
  BOOST_TEST(line_through(d4, d8) == Bits{0x0808080808080808});
  BOOST_TEST(line_through(a1, d4) == Bits{0x8040201008040201});
}
