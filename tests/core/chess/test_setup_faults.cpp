// SPDX-License-Identifier: GPL-3.0-or-later
// Every fault of a set-up has its name, all are reported at once, and some can be accepted.
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::SetupFault;
using chess::SetupFaults;

namespace {

struct Faulty {
  char const* fen;
  SetupFaults faults;
};
std::ostream& operator<<(std::ostream& out, Faulty const& f) { return out << f.fen; }

SetupFaults both(SetupFault a, SetupFault b) { return SetupFaults{a} | b; }

std::vector<Faulty> const faulty{
    {"8/8/8/8/8/8/8/8 w - - 0 1",
     both(SetupFault::no_white_king, SetupFault::no_black_king) | SetupFault::empty},
    {"4k3/8/8/8/8/8/8/8 w - - 0 1", SetupFault::no_white_king},
    {"8/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::no_black_king},
    {"4k3/8/8/8/8/8/8/4KK2 w - - 0 1", SetupFault::too_many_kings},
    {"3kk3/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::too_many_kings},
    {"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", SetupFault::too_many_white_pawns},
    {"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", SetupFault::too_many_black_pawns},
    {"4k3/8/8/8/8/N7/NNNNNNNN/NNNNKNNN w - - 0 1", SetupFault::too_many_white_pieces},
    {"nnnnknnn/nnnnnnnn/n7/8/8/8/8/4K3 b - - 0 1", SetupFault::too_many_black_pieces},
    {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", SetupFault::pawns_on_backrank},
    {"4k3/8/8/8/8/8/8/4K2R w Q - 0 1", SetupFault::bad_castling_rights},
    {"4k3/8/8/8/8/4K3/8/7R w K - 0 1", SetupFault::bad_castling_rights},
    {"4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1", SetupFault::bad_castling_rights},
    {"4k3/8/8/8/8/8/8/4K2r w K - 0 1", SetupFault::bad_castling_rights},
    {"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", SetupFault::invalid_ep_square},
    {"4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", SetupFault::invalid_ep_square},
    {"4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", SetupFault::invalid_ep_square},
    {"4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1", SetupFault::invalid_ep_square},
    {"4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", SetupFault::opposite_check},
    {"8/8/8/8/8/8/3k4/4K3 w - - 0 1", SetupFault::opposite_check},
    {"4k3/8/3N1N2/8/8/4R3/8/4K3 b - - 0 1", SetupFault::too_many_checkers},
    {"1R2k2R/8/8/8/8/8/8/4K3 b - - 0 1", SetupFault::impossible_check},
    {"8/8/8/8/3Ppk2/8/8/2B1K3 b - d3 0 1", SetupFaults{}},  // d2-d4 opened the diagonal
    {"8/8/8/8/3P4/2k1p3/8/4K3 b - d3 0 1", SetupFaults{}},
    {"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", SetupFaults{}},                  // the pawn itself gives check
    {"8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", SetupFault::impossible_check},  // stood before d2-d4
    // the bishop's check came with d2-d4, but the rook's stood before it
    {"8/8/8/8/1k1P3R/8/8/4B1K1 b - d3 0 1", SetupFault::impossible_check},
    {"1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1", SetupFault::impossible_check},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_setup_is_refused_for_all_its_faults, boost::unit_test::data::make(faulty), row) {
  auto const setup = notation::read_fen(row.fen);
  BOOST_REQUIRE(setup);
  auto const position = chess::Position::from(*setup);
  SetupFaults const found = position ? SetupFaults{} : position.error();
  BOOST_TEST((found == row.faults));
}

BOOST_AUTO_TEST_CASE(faults_are_listed_one_by_one_and_each_has_words_of_its_own) {
  std::set<std::string_view> words;
  SetupFaults all;
  for (Faulty const& row : faulty) all = all | row.faults;
  for (SetupFault const fault : all.each()) {
    BOOST_TEST(all.has(fault));
    BOOST_TEST(words.insert(chess::describe(fault)).second, chess::describe(fault));
  }
  BOOST_TEST(words.size() == 14U);
  BOOST_TEST(!words.contains(""));
  BOOST_TEST(SetupFaults{}.each().empty());
}

BOOST_AUTO_TEST_CASE(accepted_faults_of_rights_drop_the_right) {
  auto const setup = *notation::read_fen("4k3/8/8/4p3/8/8/8/4K2R w KQ e3 0 1");
  auto const faults = both(SetupFault::bad_castling_rights, SetupFault::invalid_ep_square);
  BOOST_TEST((chess::Position::from(setup).error() == faults));
  auto const position = chess::Position::from(setup, faults);
  BOOST_REQUIRE(position);
  BOOST_TEST(notation::write_fen(*position) == "4k3/8/8/4p3/8/8/8/4K2R w K - 0 1");
}

BOOST_AUTO_TEST_CASE(accepting_one_fault_still_reports_the_others) {
  auto const setup = *notation::read_fen("4k3/8/8/8/8/P7/PPPPPPPP/4K2r w K - 0 1");
  auto const position = chess::Position::from(setup, SetupFault::too_many_white_pawns);
  BOOST_TEST((position.error() == SetupFaults{SetupFault::bad_castling_rights}));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_played_on_is_never_accepted) {
  for (char const* fen : {"4k3/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1",
                          "4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"}) {
    auto const setup = *notation::read_fen(fen);
    SetupFaults const faults = chess::Position::from(setup).error();
    BOOST_TEST(!chess::Position::from(setup, faults).has_value(), fen);
  }
}

BOOST_AUTO_TEST_CASE(a_position_made_from_the_setup_of_another_is_equal_to_it) {
  test::walk_randomly(60, 80, 11, [](chess::Position const& position) {
    auto const again = chess::Position::from(position.setup());
    BOOST_REQUIRE(again);
    BOOST_REQUIRE_MESSAGE(*again == position, notation::write_fen(position));
    BOOST_REQUIRE(again->key() == position.key());
  });
}

BOOST_AUTO_TEST_CASE(different_positions_of_a_long_walk_have_different_keys) {
  std::vector<std::pair<std::uint64_t, std::string>> seen;
  test::walk_randomly(60, 80, 12, [&seen](chess::Position const& position) {
    chess::Setup setup = position.setup();
    setup.halfmove_clock = 0;
    setup.fullmove_number = 1;
    seen.emplace_back(position.key().value, notation::write_fen(setup));
  });
  std::sort(seen.begin(), seen.end());
  for (std::size_t i = 1; i < seen.size(); ++i)
    BOOST_REQUIRE_EQUAL(seen[i - 1].first == seen[i].first, seen[i - 1].second == seen[i].second);
}
