// SPDX-License-Identifier: GPL-3.0-or-later
// What LiveChess may say, in the shapes that its public clients read.
#include "core/notation/fen.hpp"
#include "src/bridge/messages.hpp"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::bridge;

BOOST_AUTO_TEST_SUITE(live_chess_messages)

namespace {

constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

template <class Kind>
Kind as(std::string const& text) {
  auto const message = read_message(text);
  BOOST_TEST_REQUIRE(message.has_value(), text);
  BOOST_TEST_REQUIRE(std::holds_alternative<Kind>(*message), text);
  return std::get<Kind>(*message);
}

struct Refused {
  std::string text;
  MessageFault fault;
};
std::ostream& operator<<(std::ostream& os, Refused const& row) { return os << row.text.substr(0, 60); }

Refused const refused[] = {
    {"", MessageFault::not_json},
    {"{", MessageFault::not_json},
    {"[]", MessageFault::not_json},
    {R"({"id":1})", MessageFault::not_json},
    {R"({"response":7.5,"param":[]})", MessageFault::not_json},
    {std::string(40, '[') + std::string(40, ']'), MessageFault::not_json},
    {std::string(longest_message + 1, ' '), MessageFault::too_long},
    {R"({"response":"call","id":"1","param":[{"state":"ACTIVE"}]})", MessageFault::bad_list},
    {R"({"response":"call","id":"1","param":["12345"]})", MessageFault::bad_list},
    {R"({"response":"call","id":"1","param":[{"serialnr":"1\n2","state":"ACTIVE"}]})",
     MessageFault::bad_list},
    {R"({"response":"feed","param":{"board":"8/8"}})", MessageFault::bad_placement},
    {R"({"response":"feed","param":{"board":["8"]}})", MessageFault::bad_placement},
};

std::string const of_no_use[] = {
    R"({"response":"call","id":"2","param":null})",
    R"({"response":"call","id":"2"})",
    R"({"response":"feed","id":1,"param":{"serialnr":"12345","battery":"90%"}})",
    R"({"response":"feed","param":{"serialnr":"12345","board":null}})",
    R"({"response":"error","param":"unknown call"})",
};

}  // namespace

BOOST_AUTO_TEST_CASE(boards_are_listed_with_what_stands_on_them) {
  auto const list = as<BoardList>(
      R"({"response":"call","id":"1","time":1,"param":[)"
      R"({"serialnr":"12345","source":"/dev/ttyACM0","state":"ACTIVE","battery":null,"flipped":false,)"
      R"("board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"},)"
      R"({"serialnr":3000147740,"state":"INACTIVE"},)"
      R"({"serialnr":"7","state":"NOTRESPONDING","board":"not a board"},{"serialnr":"8","state":"DELAYED"}]})");
  BOOST_TEST_REQUIRE(list.boards.size() == 4U);
  BOOST_TEST(list.boards[0].serial == "12345");
  BOOST_TEST((list.boards[0].state == BoardState::heard));
  BOOST_TEST_REQUIRE(list.boards[0].stands.has_value());
  BOOST_TEST(notation::write_placement(*list.boards[0].stands) == start);
  BOOST_TEST(list.boards[1].serial == "3000147740");
  BOOST_TEST((list.boards[1].state == BoardState::heard));
  BOOST_TEST(!list.boards[1].stands.has_value());
  BOOST_TEST((list.boards[2].state == BoardState::not_heard));
  BOOST_TEST(list.boards[2].state_name == "NOTRESPONDING");
  BOOST_TEST(!list.boards[2].stands.has_value());
  BOOST_TEST((list.boards[3].state == BoardState::not_heard));
  BOOST_TEST(as<BoardList>(R"({"response":"call","id":"1","param":[]})").boards.empty());
}

BOOST_AUTO_TEST_CASE(a_feed_tells_what_stands_whatever_moves_it_found) {
  for (char const* rest : {"", R"(,"san":["e4"])", R"(,"san":[],"flipped":true,"clock":null)"}) {
    auto const stands =
        as<BoardStands>(std::string{R"({"response":"feed","id":1,"param":{"serialnr":"12345",)"} +
                        R"("board":")" + start + "\"" + rest + "}}");
    BOOST_TEST(stands.serial == "12345");
    BOOST_TEST(notation::write_placement(stands.placement) == start);
  }
  auto const whole_fen =
      as<BoardStands>(R"({"response":"feed","param":{"board":"8/8/8/8/8/8/8/K1k5 w - - 0 1"}})");
  BOOST_TEST(whole_fen.serial.empty());
  BOOST_TEST(notation::write_placement(whole_fen.placement) == "8/8/8/8/8/8/8/K1k5");
}

BOOST_DATA_TEST_CASE(what_tells_no_squares_is_of_no_use, boost::unit_test::data::make(of_no_use), text) {
  as<OfNoUse>(text);
}

BOOST_DATA_TEST_CASE(what_cannot_be_read_is_a_fault, boost::unit_test::data::make(refused), row) {
  auto const message = read_message(row.text);
  BOOST_TEST_REQUIRE(!message.has_value());
  BOOST_TEST((message.error() == row.fault));
  BOOST_TEST(!message_of(message.error()).english.empty());
}

BOOST_AUTO_TEST_CASE(what_is_asked_has_the_shape_of_the_public_clients) {
  BOOST_TEST(call_for_boards(1) == R"({"call":"eboards","id":1})");
  BOOST_TEST(
      subscription(2, "12345") ==
      R"({"call":"subscribe","id":2,"param":{"feed":"eboardevent","id":2,"param":{"serialnr":"12345"}}})");
}

BOOST_AUTO_TEST_SUITE_END()
