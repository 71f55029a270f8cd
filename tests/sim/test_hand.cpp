// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated hand makes every kind of move with the right pieces in the order asked for.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_text.hpp"
#include "src/sim/world/hand.hpp"

#include <array>
#include <sstream>
#include <string>

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sim;

BOOST_AUTO_TEST_SUITE(hand)

namespace {

/// For example "-d5p -e4P +d5P": lifted and placed pieces in order.
std::string in_words(std::vector<HandAction> const& actions) {
  std::ostringstream text;
  for (HandAction const& action : actions)
    text << (text.tellp() > 0 ? " " : "") << (action.what == HandAction::What::lift ? '-' : '+')
         << action.square.name() << action.piece.fen_letter();
  return text.str();
}

std::vector<HandAction> made(unsigned seed, std::string_view fen, std::string_view san, CaptureOrder order) {
  auto const position = chess::Position::from(notation::read_fen(fen).value()).value();
  auto const move = std::get<chess::Move>(notation::read_move(position, san));
  return Hand{seed}.make(chess::diagram_of(position), move, order);
}

struct Row {
  std::string_view fen, san;
  CaptureOrder order;
  std::string_view actions;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.san; }

constexpr auto own = CaptureOrder::own_first;
constexpr auto enemy = CaptureOrder::enemy_first;
constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view open_castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

constexpr std::array<Row, 8> rows{{
    {start, "e4", enemy, "-e2P +e4P"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", enemy, "-d5p -e4P +d5P"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", own, "-e4P -d5p +d5P"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", enemy, "-d5p -e5P +d6P"},
    {open_castling, "O-O", enemy, "-e1K +g1K -h1R +f1R"},
    {open_castling, "O-O-O", enemy, "-e1K +c1K -a1R +d1R"},
    {"7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=N", enemy, "-e7P +e8N"},
    {"3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=Q", own, "-e7P -d8r +d8Q"},
}};

}  // namespace

BOOST_DATA_TEST_CASE(a_move_is_the_right_pieces_in_the_right_order, boost::unit_test::data::make(rows), row) {
  BOOST_TEST(in_words(made(1, row.fen, row.san, row.order)) == row.actions);
}

BOOST_AUTO_TEST_CASE(a_move_taken_back_ends_with_the_captured_piece_where_it_was) {
  auto const promoted = made(1, "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=Q", enemy);
  BOOST_TEST(in_words(promoted) == "-d8r -e7P +d8Q");
  BOOST_TEST(in_words(Hand::take_back(promoted)) == "-d8Q +e7P +d8r");
}

BOOST_AUTO_TEST_CASE(hands_take_human_time_and_the_same_seed_takes_the_same) {
  auto const once = made(5, open_castling, "O-O", enemy);
  auto const again = made(5, open_castling, "O-O", enemy);
  for (std::size_t i = 0; i < once.size(); ++i) {
    BOOST_TEST((once[i].pause_before == again[i].pause_before));
    BOOST_TEST((once[i].pause_before >= std::chrono::milliseconds{300}));
    BOOST_TEST((once[i].pause_before <= std::chrono::milliseconds{800}));
  }
}

BOOST_AUTO_TEST_CASE(the_opera_game_is_legal_and_ends_in_mate) {
  chess::Position position = chess::Position::initial();
  for (ScriptedPly const& ply : opera_game()) {
    auto const read = notation::read_move(position, ply.san);
    BOOST_TEST_REQUIRE(std::holds_alternative<chess::Move>(read), ply.san);
    BOOST_TEST(notation::write_san(position, std::get<chess::Move>(read)) == ply.san);
    position = position.after(std::get<chess::Move>(read));
  }
  BOOST_TEST(position.is_checkmate());
}

BOOST_AUTO_TEST_SUITE_END()
