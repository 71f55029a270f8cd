// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand positions of good form, lawful and not, are set by the arbiter: each is taken, kept, resumed and
// exported as it was given. Rights, en passant squares and checks change nothing in any answer.
#include "core/notation/fen.hpp"
#include "core/table/table_state.hpp"
#include "src/record/game_record.hpp"
#include "src/store/codec/event_json.hpp"
#include "tests/core/table/tables.hpp"

#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::table;

BOOST_AUTO_TEST_SUITE(stated_positions)

namespace {

/// Kings anywhere, no pawn on the edge, whatever else, and rights and counters that need not fit.
chess::Setup any_setup(std::mt19937& random) {
  chess::Setup setup;
  auto const any = [&](unsigned below) { return static_cast<unsigned>(random() % below); };
  auto const free = [&] {
    for (;;)
      if (auto const s = chess::Square::from_index(any(64)); !setup.placement.at(s)) return s;
  };
  setup.placement.put(free(), {Color::white, chess::Kind::king});
  setup.placement.put(free(), {Color::black, chess::Kind::king});
  constexpr chess::Kind kinds[] = {chess::Kind::pawn, chess::Kind::knight, chess::Kind::bishop,
                                   chess::Kind::rook, chess::Kind::queen};
  for (unsigned n = any(20); n > 0; --n) {
    auto const square = free();
    auto const kind = kinds[any(5)];
    bool const is_on_edge = square.rank() == chess::Rank::r1 || square.rank() == chess::Rank::r8;
    if (kind == chess::Kind::pawn && is_on_edge) continue;
    setup.placement.put(square, {any(2) == 0 ? Color::white : Color::black, kind});
  }
  setup.turn = any(2) == 0 ? Color::white : Color::black;
  if (any(3) == 0)
    setup.en_passant = chess::Square{static_cast<chess::File>(any(8)),
                                     setup.turn == Color::white ? chess::Rank::r6 : chess::Rank::r3};
  setup.halfmove_clock = static_cast<std::uint16_t>(any(120));
  setup.fullmove_number = static_cast<std::uint16_t>(1 + any(200));
  return setup;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_thousand_are_kept_as_they_were_given) {
  std::mt19937 random(46);
  for (unsigned n = 0; n < 1000; ++n) {
    auto const setup = any_setup(random);
    std::string const fen = notation::write_fen(setup);
    Script script{TableSetup{}};
    script.enter(W, "e2e4").feed(RestoreProposed{W, 0, setup}).feed(RestoreAgreed{W}).feed(RestoreAgreed{B});
    BOOST_TEST_REQUIRE(joined(script.log_of({"restored"})) == "restored 0 " + fen + "\n");
    TableState again;
    for (StampedInput const& each : script.inputs()) again = apply(std::move(again), each).state;
    BOOST_TEST(notation::write_fen(chess::setup_of(again.line())) == fen);
    auto const record = program::record_of(script.events());
    BOOST_TEST_REQUIRE(record.has_value());
    BOOST_TEST(program::pgn_of(*record).find("[FEN \"" + fen + "\"]") != std::string::npos, fen);
  }
}

BOOST_AUTO_TEST_SUITE_END()
