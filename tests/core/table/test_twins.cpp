// SPDX-License-Identifier: GPL-3.0-or-later
// Twin positions: the same pieces on the same squares, and one and the same move is legal in one and not in
// the other. No player is answered differently, whatever is typed, announced, claimed or said back.
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(twins)

namespace {

struct Twins {
  char const* what;
  char const* one;
  char const* other;
};
std::ostream& operator<<(std::ostream& out, Twins const& twins) { return out << twins.what; }

constexpr Twins pairs[] = {
    {"both castlings, lost by the king", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9",
     "r3k2r/8/8/8/8/8/8/R3K2R w - - 4 9"},
    {"short castling, lost by the rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 4 9",
     "4k3/8/8/8/8/8/8/R3K2R w Q - 4 9"},
    {"long castling of Black", "r3k3/p7/8/8/8/8/8/4K3 b q - 4 9", "r3k3/p7/8/8/8/8/8/4K3 b - - 4 9"},
    {"en passant a move too late", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 9"},
    {"en passant of Black", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9", "4k3/8/8/8/3pP3/8/8/4K3 b - - 0 9"},
    {"en passant on one side of two", "4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 9",
     "4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 9"},
};

struct Table {
  char const* what;
  BoardKind white, black;
  bool has_clock, is_blind;
  Announcer announcer;
};
std::ostream& operator<<(std::ostream& out, Table const& table) { return out << table.what; }

constexpr Table tables[] = {
    {"no boards, no clock", BoardKind::keyboard, BoardKind::keyboard, false, false, Announcer::person},
    {"no boards, a clock", BoardKind::keyboard, BoardKind::keyboard, true, true, Announcer::person},
    {"no boards, Tactus announces", BoardKind::keyboard, BoardKind::keyboard, false, true, Announcer::tactus},
    {"a board that knows its pieces", BoardKind::pieces, BoardKind::pieces, true, true, Announcer::tactus},
    {"a board that does not", BoardKind::occupancy, BoardKind::occupancy, true, true, Announcer::tactus},
    {"two boards, nobody presses", BoardKind::occupancy, BoardKind::pieces, false, true, Announcer::person},
};

TableSetup setup_of(Table const& table) {
  TableSetup setup;
  setup.white.is_blind = setup.black.is_blind = table.is_blind;
  setup.white_board = table.white;
  setup.black_board = table.black;
  setup.has_clock = table.has_clock;
  setup.announcer = table.announcer;
  setup.difference_notice = DifferenceNotice::call_arbiter;
  return setup;
}

// Under a sanitizer each third text.
constexpr auto stride = static_cast<std::size_t>(tactus::test::budget(1, 1, 3));

/// Every origin and arrival, with and without a new piece, and castling.
std::vector<std::string> all_texts() {
  std::vector<std::string> texts{"O-O",  "O-O-O",     "exd6", "dxe3", "dxc6",
                                 "dxe6", "dxc6 e.p.", "Kg1",  "Kc1",  "Rf1"};
  for (unsigned from = 0; from < 64; ++from)
    for (unsigned to = 0; to < 64; ++to)
      if (from != to)
        texts.push_back(chess::Square::from_index(from).name() + chess::Square::from_index(to).name());
  return texts;
}

std::string answer(TableState const& state, Input const& input) {
  auto step = apply(state, {Instant{Millis{20'000}}, input});
  std::string text;
  for (Effect const& effect : step.effects) text += text_of(effect) + '\n';
  step = apply(std::move(step.state), {Instant{Millis{30'000}}, TimePassed{}});
  for (Effect const& effect : step.effects) text += text_of(effect) + '\n';
  return text;
}

}  // namespace

BOOST_DATA_TEST_CASE(every_text_gets_the_same_answers_and_events, data::make(pairs) * data::make(tables),
                     twins, table) {
  Script const one{from(twins.one, setup_of(table))};
  Script const other{from(twins.other, setup_of(table))};
  auto const by = one.state().to_move();
  unsigned understood = 0;
  auto const texts = all_texts();
  for (std::size_t i = 0; i < texts.size(); i += stride) {
    std::string const& text = texts[i];
    auto const form = stated(text);
    for (Input const& input :
         {Input{MoveEntered{by, form, text}}, Input{ClaimMade{by, ClaimKind::threefold, form, text}},
          Input{ClaimMade{by, ClaimKind::fifty_moves, form, text}},
          Input{MoveRepeated{chess::opposite(by), form, text}}}) {
      auto const said = answer(one.state(), input);
      BOOST_TEST_REQUIRE(said == answer(other.state(), input), text);
      understood += said.find("made") != std::string::npos ? 1U : 0U;
    }
  }
  if (table.white == BoardKind::keyboard) BOOST_TEST(understood > (stride == 1 ? 5U : 0U));
}

// The hands make every move that a piece can make, legal or not, announce it and press.
BOOST_DATA_TEST_CASE(every_move_that_hands_make_gets_the_same_answers,
                     data::make(pairs) * data::make({true, false}) * data::make({true, false}), twins,
                     knows_pieces, announces) {
  auto const kind = knows_pieces ? BoardKind::pieces : BoardKind::occupancy;
  auto const announcer = announces ? Announcer::tactus : Announcer::person;
  TableSetup const setup = setup_of({"", kind, kind, true, true, announcer});
  auto const diagram = chess::diagram_of(from(twins.one).start);
  unsigned completed = 0;
  for (chess::Move const move : diagram.moves()) {
    auto const played = [&](char const* fen) {
      Script script{from(fen, setup)};
      auto const by = script.state().to_move();
      script.hands(by, steps_of(diagram, move))
          .wait(1000)
          .request(by, Request::announce)
          .wait(1000)
          .press()
          .wait(3000);
      script.hands(chess::opposite(by), steps_of(diagram, move)).wait(6000);
      return joined(script.log());
    };
    auto const log = played(twins.one);
    BOOST_TEST_REQUIRE(log == played(twins.other));
    completed += log.find("done") != std::string::npos ? 1U : 0U;
  }
  // Apertures do not tell what a pawn became.
  BOOST_TEST(completed == diagram.moves().size());
}

BOOST_AUTO_TEST_CASE(a_planted_difference_is_found) {
  Script const one{from(pairs[0].one, setup_of(tables[0]))};
  Script const other{
      from("r3k2r/8/8/8/8/8/8/R3K3 w Q - 4 9", setup_of(tables[0]))};  // no rook to castle with
  Input const castles = MoveEntered{W, stated("O-O"), "O-O"};
  BOOST_TEST(answer(one.state(), castles) != answer(other.state(), castles));
}

BOOST_AUTO_TEST_SUITE_END()
