// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/hall/message.hpp"

#include <iostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall;

namespace {

GameId game() { return GameId::parse("0123456789abcdef").value(); }

EventMessage some_event() {
  return {game(), 17, Instant{Millis{1'700'000'000'123}}, "move.repeated",
          R"({"by":"white","text":"Dä \"5\""})"};
}

struct Bad {
  char const* text;
  MessageFault fault;
  char const* where;
};
std::ostream& operator<<(std::ostream& os, Bad const& bad) { return os << bad.text; }
Bad const bad_events[] = {
    {"", MessageFault::not_json, ""},
    {"[]", MessageFault::not_json, ""},
    {R"({"g":"a","n":1,"t":1,"k":"x","d":{})", MessageFault::not_json, ""},
    {R"({"n":1,"t":1,"k":"x","d":{}})", MessageFault::missing_key, "g"},
    {R"({"g":"A B","n":1,"t":1,"k":"x","d":{}})", MessageFault::bad_value, "g"},
    {R"({"g":"","n":1,"t":1,"k":"x","d":{}})", MessageFault::bad_value, "g"},
    {R"({"g":"a","t":1,"k":"x","d":{}})", MessageFault::missing_key, "n"},
    {R"({"g":"a","n":0,"t":1,"k":"x","d":{}})", MessageFault::bad_value, "n"},
    {R"({"g":"a","n":1.5,"t":1,"k":"x","d":{}})", MessageFault::bad_value, "n"},
    {R"({"g":"a","n":18446744073709551615,"t":1,"k":"x","d":{}})", MessageFault::bad_value, "n"},
    {R"({"g":"a","n":1,"k":"x","d":{}})", MessageFault::missing_key, "t"},
    {R"({"g":"a","n":1,"t":1,"d":{}})", MessageFault::missing_key, "k"},
    {R"({"g":"a","n":1,"t":1,"k":"x"})", MessageFault::bad_value, "d"},
    {R"({"g":"a","n":1,"t":1,"k":"x","d":[]})", MessageFault::bad_value, "d"},
};

/// Nested as deep as this.
std::string nested(std::size_t depth) {
  std::string text = R"({"g":"a","n":1,"t":1,"k":"x","d":)";
  for (std::size_t i = 0; i < depth; ++i) text += R"({"a":)";
  return text + "0" + std::string(depth + 1, '}');
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_event_is_read_as_it_was_written) {
  auto const text = text_of(some_event());
  BOOST_TEST_REQUIRE(text.has_value());
  auto const read = parse_event(*text);
  BOOST_TEST_REQUIRE(read.has_value());
  BOOST_TEST((*read == some_event()));
}

BOOST_AUTO_TEST_CASE(an_event_has_the_short_keys_of_the_hall) {
  auto const read = parse_event(R"({"g":"a-1","n":9,"t":5,"k":"time.passed","d":{"x":1},"new":[1]})");
  BOOST_TEST_REQUIRE(read.has_value());
  BOOST_TEST(
      (*read == EventMessage{*GameId::parse("a-1"), 9, Instant{Millis{5}}, "time.passed", R"({"x":1})"}));
}

BOOST_DATA_TEST_CASE(an_event_that_cannot_be_right_is_refused, bad_events, bad) {
  auto const read = parse_event(bad.text);
  BOOST_TEST_REQUIRE(!read.has_value());
  BOOST_TEST((read.error() == MessageError{bad.fault, bad.where}), describe(read.error()));
}

BOOST_AUTO_TEST_CASE(an_event_that_the_broker_would_drop_is_not_written) {
  auto event = some_event();
  event.payload = R"({"text":")" + std::string(longest_message, 'a') + "\"}";
  BOOST_TEST((text_of(event).error() == MessageError{MessageFault::too_long}));
  event.payload = "17";
  BOOST_TEST((text_of(event).error() == MessageError{MessageFault::bad_value, "d"}));
}

BOOST_AUTO_TEST_CASE(a_message_that_is_too_long_or_too_deep_is_refused) {
  BOOST_TEST(
      (parse_event(std::string(longest_message + 1, ' ')).error() == MessageError{MessageFault::too_long}));
  BOOST_TEST(parse_event(nested(20)).has_value());
  BOOST_TEST((parse_event(nested(2000)).error() == MessageError{MessageFault::not_json}));
}

BOOST_AUTO_TEST_CASE(a_state_is_read_as_it_was_written) {
  clock::Reading const shown{Millis{5'000}, Millis{6'000}, chess::Color::black, true, false, true, false};
  for (auto const status :
       {GameStatus::preparing, GameStatus::playing, GameStatus::adjourned, GameStatus::ended})
    for (StateMessage const& state : {StateMessage{game(), 40, status, 12, "Nf3", shown},
                                      StateMessage{game(), 0, status, 0, "", std::nullopt}}) {
      auto const read = parse_state(text_of(state));
      BOOST_TEST_REQUIRE(read.has_value());
      BOOST_TEST((*read == state));
    }
}

BOOST_AUTO_TEST_CASE(a_state_with_an_unknown_status_is_refused) {
  auto const read = parse_state(R"({"g":"a","n":1,"status":"lost","ply":1,"move":"","clock":null})");
  BOOST_TEST((read.error() == MessageError{MessageFault::bad_value, "status"}));
}

BOOST_AUTO_TEST_CASE(the_three_states_of_a_link_are_words) {
  BOOST_TEST(text_of(LinkState::up) == "\"up\"");
  for (auto const state : {LinkState::up, LinkState::lost, LinkState::done})
    BOOST_TEST((parse_link(text_of(state)) == state));
  for (char const* text : {"", "up", "\"away\"", "{}", "1"}) BOOST_TEST(!parse_link(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(an_acknowledgement_is_read_as_it_was_written) {
  BOOST_TEST(text_of(Acknowledgement{game(), 7}) == R"({"g":"0123456789abcdef","n":7})");
  BOOST_TEST((parse_acknowledgement(text_of(Acknowledgement{game(), 7})) == Acknowledgement{game(), 7}));
  BOOST_TEST(
      (parse_acknowledgement(R"({"g":"a","n":-1})").error() == MessageError{MessageFault::bad_value, "n"}));
}

BOOST_AUTO_TEST_CASE(the_presence_of_a_desk_is_read_as_it_was_written_and_looked_at_first) {
  DeskPresence const presence{game(), 12, true, false, "Aino \"A\"", "1-20"};
  BOOST_TEST((parse_presence(text_of(presence)) == presence));
  for (auto const& [text, where] :
       {std::pair{R"({"g":"a","n":1,"keeps":true,"name":"","sector":""})", "here"},
        std::pair{R"({"n":1,"here":true,"keeps":true,"name":"","sector":""})", "g"},
        std::pair{R"({"g":"a","n":-1,"here":true,"keeps":true,"name":"","sector":""})", "n"}})
    BOOST_TEST((parse_presence(text).error().where == where));
  auto long_name = presence;
  long_name.name = std::string(201, 'x');
  BOOST_TEST((parse_presence(text_of(long_name)).error() == MessageError{MessageFault::bad_value, "name"}));
}
