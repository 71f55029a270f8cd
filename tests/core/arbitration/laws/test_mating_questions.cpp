// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player can still mate, by the questions that the Laws ask; forcing material; forced mates.
#include "core/arbitration/laws/ends_5_9/possible_mate.hpp"
#include "core/arbitration/laws/finnish_sets/finnish_flags.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/laws/board_situations.hpp"

using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;

BOOST_AUTO_TEST_SUITE(mating_questions)

namespace {

chess::Setup setup(char const* fen) { return *notation::read_fen(fen); }

ForcingMaterial whites(char const* fen) { return forcing_material(setup(fen).placement, Color::white); }

}  // namespace

BOOST_AUTO_TEST_CASE(a_helpmate_is_enough_and_a_bare_king_is_not) {
  auto const knight_and_pawn = setup("8/8/4k3/7p/8/8/2N5/4K3 b - - 0 1");
  BOOST_TEST((possible_mate(knight_and_pawn, Color::white) == true));
  BOOST_TEST((is_dead(knight_and_pawn) == false));
  auto const bare = setup("4k3/8/8/8/8/8/3R4/4K3 w - - 0 1");
  BOOST_TEST((possible_mate(bare, Color::black) == false));
  BOOST_TEST((is_dead(bare) == false));
  BOOST_TEST((is_dead(setup("8/8/8/8/8/4k3/8/4K2b b - - 0 1")) == true));
  BOOST_TEST((is_dead(setup("4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1")) == true));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_played_on_has_no_answer) {
  auto const kings_in_check = setup("4k3/4R3/8/8/8/8/4r3/4K3 w - - 0 1");
  BOOST_TEST((possible_mate(kings_in_check, Color::white) == std::nullopt));
  BOOST_TEST((is_dead(kings_in_check) == std::nullopt));
}

BOOST_AUTO_TEST_CASE(material_that_forces_mate_on_a_bare_king) {
  using enum ForcingMaterial;
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1") == sufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/R3K3 w - - 0 1") == sufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/BB2K3 w - - 0 1") == sufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1") == insufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/BN2K3 w - - 0 1") == sufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/NN2K3 w - - 0 1") == insufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/NNN1K3 w - - 0 1") == sufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/B3K3 w - - 0 1") == insufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/8/4K3 w - - 0 1") == insufficient));
  BOOST_TEST((whites("4k3/8/8/8/8/8/P7/4K3 w - - 0 1") == only_a_pawn));
  BOOST_TEST((whites("q3k3/8/8/8/8/8/P7/B3K3 w - - 0 1") == only_a_pawn));
  BOOST_TEST((whites("q3k3/8/8/8/8/8/8/4K3 w - - 0 1") == insufficient));
}

BOOST_AUTO_TEST_CASE(a_forced_mate_beats_every_defence) {
  auto const position = *chess::Position::from(setup("8/7p/8/8/3N4/8/p1K5/k7 b - - 0 1"));
  BOOST_TEST((can_force_mate(position, Color::white, 2) == true));
  BOOST_TEST((can_force_mate(position, Color::white, 1) == false));
  BOOST_TEST((can_force_mate(position, Color::black, 2) == false));
  BOOST_TEST((can_force_mate(chess::Position::initial(), Color::white, 6, 1'000) == std::nullopt));
}

BOOST_AUTO_TEST_CASE(a_shown_mate_that_a_defence_escapes_wins_nothing_in_the_fixed_set) {
  constexpr Regime fixed{RuleSet::fi_blitz_2024_fixed, Phase::blitz, Supervision::basic};
  event::Claim claim;
  claim.kind = event::ClaimKind::flag;
  event::DemonstrateForcedMate shown{Color::white, {"h7h5", "d4b3"}};
  event::FlagFall const fall{Color::black, std::nullopt};
  auto const forced = position("8/7p/8/8/3N4/8/p1K5/k7 b - - 0 1");
  BOOST_TEST((ruled_in(fixed, {forced, fall, claim, shown}, Ask::result).outcome == Outcome::black_loses));
  shown.line = {"h7h5", "d4e2"};  // no mate
  BOOST_TEST((ruled_in(fixed, {forced, fall, claim, shown}, Ask::result).outcome == Outcome::draw));
  shown.line = {"g6h6", "d4b3"};
  auto const loose = position("8/7p/6n1/8/3N4/8/p1K5/k7 b - - 0 1");  // the knight has other moves
  BOOST_TEST(!decide({fixed, {loose, fall, claim, shown}, Ask::result}).has_value());
  shown.line = {"h7h5", "d4b3"};
  auto const capturable = position("8/7p/8/3b4/3N4/8/p1K5/k7 b - - 0 1");  // the bishop takes on b3
  BOOST_TEST((ruled_in(fixed, {capturable, fall, claim, shown}, Ask::result).outcome == Outcome::draw));
  shown.by = Color::black;
  BOOST_TEST((ruled_in(fixed, {forced, fall, claim, shown}, Ask::result).outcome == Outcome::draw));
}

BOOST_AUTO_TEST_CASE(a_pawn_in_the_fixed_set_wins_with_a_notice) {
  constexpr Regime fixed{RuleSet::fi_blitz_2024_fixed, Phase::blitz, Supervision::basic};
  event::Claim claim;
  claim.kind = event::ClaimKind::flag;
  Ruling const ruling =
      ruled_in(fixed, {position("4k3/8/8/8/8/8/P7/4K3 b - - 0 1"), event::FlagFall{Color::black, {}}, claim},
               Ask::result);
  BOOST_TEST((ruling.outcome == Outcome::black_loses));
  BOOST_TEST(ruling.notices.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
