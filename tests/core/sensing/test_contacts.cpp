// SPDX-License-Identifier: GPL-3.0-or-later
// What of a board's contacts is believed: those that change faster than any hand, and full states.
#include "core/sensing/contacts.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus::sensing {

BOOST_AUTO_TEST_SUITE(contacts)

namespace {

using chess::Square;
using chess::SquareSet;

Instant at(Millis time) { return Instant{std::chrono::hours{480'000} + time}; }
Square square(char const* name) { return *Square::parse(name); }
SquareSet only(char const* name) { return SquareSet{} | square(name); }

/// A first level and changes of it, so far apart; how many of them were believed.
std::size_t flicker(Chatter& board, char const* name, std::size_t changes, Millis apart, Millis& now) {
  std::size_t believed = 0;
  for (std::size_t i = 0; i < changes; ++i, now += apart)
    if (board.believed(SquareOccupied{square(name), i % 2 == 1}, at(now))) ++believed;
  return believed;
}

}  // namespace

BOOST_AUTO_TEST_CASE(hands_are_believed_however_their_contacts_bounce) {
  Chatter board;
  Millis now{0};
  // The busiest contact of a real hand: 17 changes in two seconds, for a quarter of an hour.
  BOOST_TEST(flicker(board, "e2", 7650, Millis{118}, now) == 7650U);
  BOOST_TEST(board.contacts().empty());
}

BOOST_AUTO_TEST_CASE(a_contact_that_no_hand_moves_is_believed_no_more_and_others_are) {
  for (Millis const apart : {Millis{3}, Millis{30}, Millis{48}}) {
    Chatter board;
    Millis now{0};
    BOOST_TEST(flicker(board, "e2", 2000, apart, now) == changes_of_no_hand + 1);
    BOOST_TEST((board.contacts() == only("e2")));
    BOOST_TEST(board.believed(SquareOccupied{square("e4"), true}, at(now)).has_value());
    BOOST_TEST(!board.is_of_whole_board());
  }
}

BOOST_AUTO_TEST_CASE(full_states_show_it_as_it_was_last_believed) {
  SquareSet const filled = only("e2") | square("a1");
  Chatter board;
  Millis now{0};
  (void)board.believed(AllOccupied{filled}, at(now));
  for (int i = 0; i < 200; ++i, now += Millis{4})
    (void)board.believed(AllOccupied{i % 2 == 0 ? filled - only("e2") : filled}, at(now));
  BOOST_TEST((board.contacts() == only("e2")));
  auto const one = board.believed(AllOccupied{filled}, at(now));
  auto const other = board.believed(AllOccupied{filled - only("e2")}, at(now));
  BOOST_TEST((one == other));
  auto const moved = board.believed(AllOccupied{only("a2")}, at(now));
  BOOST_TEST((std::get<AllOccupied>(*moved).squares - only("e2") == only("a2")));
}

BOOST_AUTO_TEST_CASE(a_piece_that_a_board_keeps_naming_anew_is_no_hand_either) {
  chess::Placement standing;
  standing.put(square("d1"), {chess::Color::white, chess::Kind::queen});
  Chatter board;
  Millis now{0};
  (void)board.believed(AllPieces{standing}, at(now));
  for (int i = 0; i < 200; ++i, now += Millis{4})
    (void)board.believed(
        SquarePiece{square("d1"),
                    chess::Piece{chess::Color::white, i % 2 == 0 ? chess::Kind::rook : chess::Kind::queen}},
        at(now));
  BOOST_TEST((board.contacts() == only("d1")));
}

BOOST_AUTO_TEST_CASE(many_such_contacts_are_the_boards_fault) {
  Chatter board;
  Millis now{0};
  for (char const* name : {"a1", "b1", "c1"}) flicker(board, name, 100, Millis{2}, now);
  BOOST_TEST(!board.is_of_whole_board());
  flicker(board, "d1", 100, Millis{2}, now);
  BOOST_TEST(board.is_of_whole_board());
  Instant const last_heard = at(now - Millis{2});
  BOOST_TEST(!board.is_at_rest_again(last_heard + rest_of_a_sound_board - Millis{1}));
  BOOST_TEST(board.is_at_rest_again(last_heard + rest_of_a_sound_board));
}

BOOST_AUTO_TEST_CASE(a_full_state_that_tells_nothing_new_is_a_repeat) {
  AllOccupied const all{only("e2")};
  Repeats repeats;
  BOOST_TEST(repeats.is_news(all));
  BOOST_TEST(!repeats.is_news(all));
  BOOST_TEST(repeats.is_news(AllOccupied{only("e4")}));
  BOOST_TEST(repeats.is_news(SquareOccupied{square("e4"), false}));
  BOOST_TEST(repeats.is_news(SquareOccupied{square("e4"), true}), "changes are never repeats");
  BOOST_TEST(repeats.is_news(AllOccupied{only("e4")}), "it confirms the change");
  BOOST_TEST(!repeats.is_news(AllOccupied{only("e4")}));
  repeats.wish();
  BOOST_TEST(repeats.is_news(AllOccupied{only("e4")}));
  BOOST_TEST(!repeats.is_news(AllOccupied{only("e4")}), "wished for once");
  repeats.forget();
  BOOST_TEST(repeats.is_news(AllOccupied{only("e4")}));
}

BOOST_AUTO_TEST_CASE(a_full_state_against_the_changes_is_believed_when_it_is_said_twice_in_a_row) {
  FullState const one{only("e2"), {}}, other{only("e4"), {}};
  Confirmation confirmation;
  BOOST_TEST(confirmation.believes(one, true, at(Millis{1})));
  BOOST_TEST(confirmation.is_confirmed());
  BOOST_TEST(!confirmation.believes(other, false, at(Millis{2})));
  BOOST_TEST(confirmation.is_contradicted());
  BOOST_TEST(!confirmation.is_confirmed());
  BOOST_TEST((confirmation.last_full_state() == at(Millis{1})));
  confirmation.note_change();
  BOOST_TEST(!confirmation.believes(other, false, at(Millis{3})), "a change came between");
  BOOST_TEST(confirmation.believes(other, false, at(Millis{4})));
  BOOST_TEST(confirmation.is_confirmed());
  BOOST_TEST((confirmation.last_full_state() == at(Millis{4})));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::sensing
