// SPDX-License-Identifier: GPL-3.0-or-later
// Reading and writing FEN: plain, X-FEN and Shredder castling fields, and a name for every error.
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/notation/fen.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <map>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using notation::FenError;

BOOST_AUTO_TEST_SUITE(fen)

namespace {

struct Bad {
  char const* text;
  FenError error;
};
std::ostream& operator<<(std::ostream& out, Bad const& b) { return out << '"' << b.text << '"'; }

std::vector<Bad> const bad_texts{
    {"", FenError::too_few_fields},
    {"4k3/8/8/8/8/8/8/4K3", FenError::too_few_fields},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0", FenError::too_few_fields},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 1", FenError::too_many_fields},
    {"4k3/8/8/8/8/8/8/4K4 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/4K3 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/4K21 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/4Z3 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/9 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/4K30 w - - 0 1", FenError::bad_placement},
    {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenError::bad_turn},
    {"4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenError::bad_turn},
    {"4k3/8/8/8/8/8/8/4K3 w KX - 0 1", FenError::bad_castling},
    {"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", FenError::bad_castling},
    {"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenError::bad_en_passant},
    {"4k3/8/8/8/8/8/8/4K3 w - e 0 1", FenError::bad_en_passant},
    {"4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenError::bad_halfmove_clock},
    {"4k3/8/8/8/8/8/8/4K3 w - - x 1", FenError::bad_halfmove_clock},
    {"4k3/8/8/8/8/8/8/4K3 w - - 65536 1", FenError::bad_halfmove_clock},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1st", FenError::bad_fullmove_number},
};

struct Rewritten {
  char const* read;
  char const* written;
};
std::ostream& operator<<(std::ostream& out, Rewritten const& r) { return out << r.read; }

std::vector<Rewritten> const rewritten{
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
    {"4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1"},
    {"4k3/8/8/8/8/8/8/RR2K3 w A - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1"},
    {"4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"},
    {"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
     "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9"},
    {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
     "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
    {"k7/8/8/8/3pP3/8/8/7K b - e3 0 1", "k7/8/8/8/3pP3/8/8/7K b - e3 0 1"},
    {"8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
     "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"},  // the capture would bare the king
    {"4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
    {" 4k3/8/8/8/8/8/8/4K3\tw  -  - 3 7 ", "4k3/8/8/8/8/8/8/4K3 w - - 3 7"},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
};

/// Names of the statuses in the table of outside data.
std::map<std::string, chess::SetupFault> const fault_names{
    {"no_white_king", chess::SetupFault::no_white_king},
    {"no_black_king", chess::SetupFault::no_black_king},
    {"too_many_kings", chess::SetupFault::too_many_kings},
    {"too_many_white_pawns", chess::SetupFault::too_many_white_pawns},
    {"too_many_black_pawns", chess::SetupFault::too_many_black_pawns},
    {"too_many_white_pieces", chess::SetupFault::too_many_white_pieces},
    {"too_many_black_pieces", chess::SetupFault::too_many_black_pieces},
    {"pawns_on_backrank", chess::SetupFault::pawns_on_backrank},
    {"bad_castling_rights", chess::SetupFault::bad_castling_rights},
    {"invalid_ep_square", chess::SetupFault::invalid_ep_square},
    {"opposite_check", chess::SetupFault::opposite_check},
    {"too_many_checkers", chess::SetupFault::too_many_checkers},
    {"impossible_check", chess::SetupFault::impossible_check},
    {"empty", chess::SetupFault::empty},
};

chess::SetupFaults faults_named(std::string const& text) {
  chess::SetupFaults faults;
  if (text == "ok") return faults;
  for (std::string const& name : test::cells_of(text, '|')) {
    BOOST_REQUIRE_MESSAGE(fault_names.contains(name), name);
    faults = faults | fault_names.at(name);
  }
  return faults;
}

}  // namespace

BOOST_DATA_TEST_CASE(a_bad_text_is_refused_with_the_field_that_is_wrong,
                     boost::unit_test::data::make(bad_texts), row) {
  auto const setup = notation::read_fen(row.text);
  BOOST_REQUIRE(!setup);
  BOOST_TEST((setup.error() == row.error), notation::describe(setup.error()));
}

BOOST_AUTO_TEST_CASE(every_error_has_a_sentence_of_its_own) {
  std::set<std::string_view> sentences;
  for (unsigned i = 0; i <= static_cast<unsigned>(FenError::bad_fullmove_number); ++i)
    sentences.insert(notation::describe(static_cast<FenError>(i)));
  BOOST_TEST(sentences.size() == 8U);
  BOOST_TEST(!sentences.contains(""));
}

BOOST_DATA_TEST_CASE(a_position_is_written_as_x_fen, boost::unit_test::data::make(rewritten), row) {
  BOOST_TEST(notation::write_fen(test::position_of(row.read)) == row.written);
}

BOOST_AUTO_TEST_CASE(a_written_position_reads_back_as_the_same_position) {
  test::walk_randomly(120, 80, 21, [](chess::Position const& position) {
    std::string const text = notation::write_fen(position);
    BOOST_REQUIRE_MESSAGE(test::position_of(text) == position, text);
  });
}

BOOST_AUTO_TEST_CASE(faults_of_setups_agree_with_another_program, *test::with_outside_data) {
  // Ours reads four or six fields: a board alone does not say whose move it is.
  std::set<std::string> const stricter{"4k3/8/8/8/8/8/8/4K3"};
  auto const rows = test::outside_rows("rules/fen-validity.csv", ',');
  for (test::Row const& row : rows) {
    auto const setup = notation::read_fen(row[0]);
    bool const expect_error = row[2] == "syntax_error" || stricter.contains(row[0]);
    BOOST_TEST(setup.has_value() == !expect_error, row[0]);
    if (!setup || expect_error) continue;
    auto const position = chess::Position::from(*setup);
    auto const found = position ? chess::SetupFaults{} : position.error();
    BOOST_TEST((found == faults_named(row[2])), row[0] << ": " << row[3]);
  }
}

BOOST_AUTO_TEST_SUITE_END()
