// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for any game and any hands.
#include "core/legal/judged_basis.hpp"
#include "core/legal/position.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/core/sensing/long/game_by_hands.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::sensing;
using namespace tactus::sensing::test;
using tactus::test::position_of;
using tactus::test::starts_of_walks;

BOOST_AUTO_TEST_SUITE(recogniser_games)

namespace {

auto const& all_hands = devices::simulators::hand_habits;
unsigned const games = static_cast<unsigned>(tactus::test::budget(240, 48, 12));
constexpr unsigned plies = 30;

PlayedGame game_of(unsigned number, Hands const& hands, bool has_presses) {
  auto const start = position_of(starts_of_walks[number % starts_of_walks.size()]);
  return play_by_hands(start, plies, hands, {number % 2 == 1, has_presses, {}}, number);
}

chess::Square mirrored(chess::Square s) { return chess::Square::from_index(s.index() ^ 56U); }
std::optional<chess::Piece> mirrored(std::optional<chess::Piece> piece) {
  if (piece) piece->color = chess::opposite(piece->color);
  return piece;
}

chess::Position mirrored(chess::Position const& position) {
  chess::Setup setup = position.setup(), other = setup;
  other.placement = {};
  other.castling_rooks = {};
  for (chess::Square const s : setup.placement.occupied())
    other.placement.put(mirrored(s), *mirrored(setup.placement.at(s)));
  for (chess::Square const s : setup.castling_rooks) other.castling_rooks.insert(mirrored(s));
  if (setup.en_passant) other.en_passant = mirrored(*setup.en_passant);
  other.turn = chess::opposite(setup.turn);
  return chess::Position::from(other).value();
}

PlayedGame mirrored(PlayedGame game) {
  game.setup = board_at(mirrored(*sensing::position_of(game.setup.start)), game.setup.knows_pieces,
                        chess::opposite(game.setup.owner.value()));
  for (Input& input : game.inputs) {
    if (auto* const event = std::get_if<SensorEvent>(&input))
      *event = {
          mirrored(event->square), {event->contact.is_filled, mirrored(event->contact.piece)}, event->at};
    if (auto* const press = std::get_if<Press>(&input)) press->by = chess::opposite(press->by);
  }
  return game;
}

}  // namespace

BOOST_DATA_TEST_CASE(all_moves_come_out_and_no_wrong_one, boost::unit_test::data::make(all_hands), hands) {
  unsigned complete = 0, played = 0;
  for (unsigned number = 0; number < games; ++number)
    for (bool const has_presses : {true, false}) {
      auto const game = game_of(number, hands, has_presses);
      auto const given = recognise(game.setup, game.inputs);
      ++played;
      BOOST_TEST(first_wrong(game, given) == given.size(),
                 "game " << number << (has_presses ? "" : " without presses") << ": " << words(given));
      complete += given.size() == game.moves.size();
    }
  BOOST_TEST(complete * 100 >= played * 98, complete << " of " << played << " games complete");
}

BOOST_AUTO_TEST_CASE(what_comes_later_changes_nothing_that_was_given_out) {
  for (unsigned number = 0; number < games; ++number) {
    auto const game = game_of(number, all_hands[number % 4], number % 3 != 0);
    BOOST_REQUIRE(is_the_same_when_cut(game));
  }
}

BOOST_AUTO_TEST_CASE(colours_make_no_difference) {
  for (unsigned number = 0; number < games; ++number) {
    auto const game = game_of(number, all_hands[number % 4], number % 3 != 0);
    auto const other = mirrored(game);
    auto const given = recognise(game.setup, game.inputs);
    auto const given_other = recognise(other.setup, other.inputs);
    BOOST_REQUIRE(given.size() == given_other.size());
    for (std::size_t ply = 0; ply < given.size(); ++ply) {
      BOOST_TEST((given[ply].given_out == given_other[ply].given_out));
      BOOST_TEST((mirrored(given[ply].move.from()) == given_other[ply].move.from()));
      BOOST_TEST(given[ply].touched.size() == given_other[ply].touched.size());
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
