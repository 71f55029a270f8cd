// SPDX-License-Identifier: GPL-3.0-or-later
// Events as JSON text: nothing is lost on the way there and back, and bad text is told apart.
#include "core/table/facts/announcements.hpp"
#include "core/table/facts/inputs.hpp"
#include "core/table/facts/outcomes.hpp"
#include "src/store/codec/event_json.hpp"
#include "tests/store/sample_events.hpp"

#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::store;

BOOST_AUTO_TEST_SUITE(event_json)

namespace {

std::size_t kind_of(table::TableEvent const& event) {
  return std::visit([](auto const& variant) { return variant.index(); }, event);
}

/// For messages, which are built in any case.
std::string fault_of(tl::expected<table::TableEvent, EventFault> const& read) {
  return read ? std::string{} : describe(read.error());
}

struct BadCase {
  char const* type;
  char const* payload;
  EventFaultKind kind;
  char const* where;
};
std::ostream& operator<<(std::ostream& os, BadCase const& c) { return os << c.type << ' ' << c.payload; }

BadCase const bad_cases[] = {
    {"move.invented", "{}", EventFaultKind::unknown_type, "move.invented"},
    {"", "{}", EventFaultKind::unknown_type, ""},
    {"time.passed", "", EventFaultKind::not_an_object, "time.passed"},
    {"time.passed", "[]", EventFaultKind::not_an_object, "time.passed"},
    {"time.passed", "{", EventFaultKind::not_an_object, "time.passed"},
    {"time.passed", "{} {}", EventFaultKind::not_an_object, "time.passed"},
    {"clock.press_entered", "{}", EventFaultKind::missing_key, "by"},
    {"clock.press_entered", R"({"by":null})", EventFaultKind::missing_key, "by"},
    {"clock.press_entered", R"({"by":"White"})", EventFaultKind::bad_value, "by"},
    {"clock.press_entered", R"({"by":1})", EventFaultKind::bad_value, "by"},
    {"board.square", R"({"board":"white","square":"i9","piece":null})", EventFaultKind::bad_value, "square"},
    {"board.square", R"({"board":"white","square":"e4","piece":"X"})", EventFaultKind::bad_value, "piece"},
    {"board.square", R"({"board":"white","square":"e4","piece":"NN"})", EventFaultKind::bad_value, "piece"},
    {"board.occupied", R"({"board":"white","squares":"e4"})", EventFaultKind::bad_value, "squares"},
    {"board.occupied", R"({"board":"white","squares":["e4",7]})", EventFaultKind::bad_value, "squares"},
    {"board.pieces", R"({"board":"white","placement":"9/8"})", EventFaultKind::bad_value, "placement"},
    {"move.copied", R"({"board":"white","ply":-1})", EventFaultKind::bad_value, "ply"},
    {"move.copied", R"({"board":"white","ply":4294967296})", EventFaultKind::bad_value, "ply"},
    {"move.copied", R"({"board":"white","ply":1.5})", EventFaultKind::bad_value, "ply"},
    {"move.made", R"({"by":"white","ply":1,"move":"e2e4"})", EventFaultKind::bad_value, "move"},
    {"move.made", R"({"by":"white","ply":1,"move":{"from":"e2","to":"e4","kind":"jump"}})",
     EventFaultKind::bad_value, "move.kind"},
    {"announcement.told", R"({"to":"table","is_repeat":false,"content":{"kind":"song"}})",
     EventFaultKind::bad_value, "content.kind"},
    {"announcement.told",
     R"({"to":"table","is_repeat":false,"content":{"kind":"times","own_ms":18446744073709551615,"opponent_ms":1}})",
     EventFaultKind::bad_value, "content.own_ms"},
    {"announcement.told", R"({"to":"table","is_repeat":false,"content":{"kind":"start","number":960}})",
     EventFaultKind::bad_value, "content.number"},
    {"recording.kept", R"({"by":"white","ply":1,"file":"../x.flac","length_ms":1})",
     EventFaultKind::bad_value, "file"},
    {"recording.kept", R"({"by":"white","ply":1,"file":"..","length_ms":1})", EventFaultKind::bad_value,
     "file"},
    {"recording.kept", R"({"by":"white","ply":1,"file":"","length_ms":1})", EventFaultKind::bad_value,
     "file"},
    {"recording.kept", R"({"by":"white","ply":1,"file":"a\nb","length_ms":1})", EventFaultKind::bad_value,
     "file"},
    {"recordings.asked", R"({"by":"white","files":["a.flac","/etc/passwd"]})", EventFaultKind::bad_value,
     "files"},
    {"recordings.asked", R"({"by":"white","files":"a.flac"})", EventFaultKind::bad_value, "files"},
    {"training.said", R"({"to":"white","question":"m","lines":7})", EventFaultKind::bad_value, "lines"},
    {"training.said", R"({"to":"white","question":"m","lines":["e4"]})", EventFaultKind::bad_value, "lines"},
    {"training.said", R"({"to":"white","question":"m","lines":[{"written":"e4"}]})",
     EventFaultKind::missing_key, "lines.spoken"},
    {"training.said",
     R"({"to":"white","question":"m","lines":[{"written":"","spoken":[{"voice":"x","words":"e"}]}]})",
     EventFaultKind::bad_value, "lines.spoken.voice"},
    {"recorder.reported", R"({"by":"white","fact":"asleep","reason":""})", EventFaultKind::bad_value, "fact"},
    {"game.started", R"({"white":{"name":"A"}})", EventFaultKind::missing_key, "white.is_blind"},
};

// A fact without a row does not compile, nor do two of one name: inputs.hpp and outcomes.hpp ask this of all.
struct Invented {};
static_assert(table::facts::all_have_rows<table::OutcomeTypes>);
static_assert(table::facts::all_have_rows<table::InputTypes>);
static_assert(table::facts::all_have_rows<table::ContentTypes>);
static_assert(!table::facts::all_have_rows<std::variant<table::MoveMade, Invented>>);
static_assert(!table::facts::all_have_rows<std::variant<table::MoveSaid, Invented>>);
static_assert(
    !table::facts::all_names_differ<std::variant<table::MoveMade, table::MoveCopied, table::MoveMade>>);

}  // namespace

BOOST_AUTO_TEST_CASE(the_samples_hold_every_alternative) {
  std::set<std::size_t> inputs;
  std::set<std::size_t> outcomes;
  for (auto const& event : every_kind_of_event())
    (std::holds_alternative<table::Input>(event) ? inputs : outcomes).insert(kind_of(event));
  BOOST_TEST(inputs.size() == std::variant_size_v<table::Input::variant>);
  BOOST_TEST(outcomes.size() == std::variant_size_v<table::Outcome::variant>);
}

BOOST_AUTO_TEST_CASE(every_event_comes_back_as_it_was_written) {
  for (auto const& event : every_kind_of_event()) {
    EventText const text = write_event(event);
    auto const again = read_event(text.type, text.payload);
    BOOST_TEST_REQUIRE(again.has_value(), text.type << ' ' << text.payload << ": " << fault_of(again));
    BOOST_TEST(again->index() == event.index());
    BOOST_TEST(kind_of(*again) == kind_of(event));
    EventText const second = write_event(*again);
    BOOST_TEST(second.type == text.type);
    BOOST_TEST(second.payload == text.payload);
  }
}

BOOST_AUTO_TEST_CASE(what_files_of_before_do_not_say_follows_from_what_they_say) {
  auto const again = [](std::string const& content) {
    auto const read =
        read_event("announcement.told", R"({"to":"table","is_repeat":false,"content":)" + content + "}");
    BOOST_TEST_REQUIRE(read.has_value(), fault_of(read));
    return write_event(*read).payload;
  };
  BOOST_TEST(
      again(R"({"kind":"game_resumed","completed_plies":3})") ==
      R"({"content":{"completed_plies":3,"kind":"game_resumed","number":2,"to_move":"black"},"is_repeat":false,"to":"table"})");
  BOOST_TEST(again(R"({"kind":"resignation_asked"})") ==
             R"({"content":{"entry":"resignation","kind":"once_more"},"is_repeat":false,"to":"table"})");
}

BOOST_AUTO_TEST_CASE(the_text_says_what_a_person_would_look_for) {
  auto const text = write_event(table::Outcome{table::MoveCompleted{
      chess::Color::white, 1,
      chess::Move{*chess::Square::parse("e2"), *chess::Square::parse("e4"), chess::MoveKind::double_push},
      "e4", std::nullopt}});
  BOOST_TEST(text.type == "move.completed");
  BOOST_TEST(
      text.payload ==
      R"({"by":"white","move":{"from":"e2","kind":"double_push","to":"e4"},"ply":1,"reading":null,"san":"e4"})");
}

BOOST_AUTO_TEST_CASE(a_clock_reading_keeps_all_its_values) {
  clock::Reading const reading{
      Millis{5'400'000}, Millis{-61'200}, chess::Color::black, true, false, true, false};
  auto const text = write_event(table::Input{table::ClockSeen{reading}});
  auto const again = read_event(text.type, text.payload);
  BOOST_TEST_REQUIRE(again.has_value());
  BOOST_TEST((std::get<table::ClockSeen>(std::get<table::Input>(*again)).reading == reading));
}

BOOST_AUTO_TEST_CASE(unknown_keys_are_ignored) {
  auto const event =
      read_event("clock.press_entered", R"({"by":"black","finger":"left","depth":{"mm":[1,2]}})");
  BOOST_TEST_REQUIRE(event.has_value());
  BOOST_TEST((std::get<table::PressEntered>(std::get<table::Input>(*event)).by == chess::Color::black));
}

// Before, what was said back was text alone.
BOOST_AUTO_TEST_CASE(a_repeat_of_a_file_of_before_is_read_as_it_was_told) {
  auto const event =
      read_event("announcement.told",
                 R"({"to":"white","is_repeat":false,"content":{"kind":"repeat","by":"black","said":"Nf3"}})");
  BOOST_TEST_REQUIRE(event.has_value(), fault_of(event));
  auto const& announced = std::get<table::Told>(std::get<table::Outcome>(*event));
  auto const& told = std::get<table::RepeatTold>(announced.announcement.content);
  BOOST_TEST((told.by == chess::Color::black));
  BOOST_TEST(told.said == "Nf3");
  BOOST_TEST(!told.move.has_value());
  BOOST_TEST(!told.is_announced);
}

BOOST_AUTO_TEST_CASE(text_that_is_not_utf8_becomes_a_replacement_sign_and_no_error) {
  auto const text = write_event(table::Input{table::MoveTextRefused{chess::Color::white,
                                                                    "S\xff\xfe"
                                                                    "2",
                                                                    table::MoveRefusal::not_a_move}});
  BOOST_TEST(text.payload.find("S\xEF\xBF\xBD\xEF\xBF\xBD"
                               "2") != std::string::npos);
  BOOST_TEST(read_event(text.type, text.payload).has_value());
}

BOOST_DATA_TEST_CASE(bad_text_is_a_fault_with_its_place, boost::unit_test::data::make(bad_cases), c) {
  auto const event = read_event(c.type, c.payload);
  BOOST_TEST_REQUIRE(!event.has_value());
  BOOST_TEST(static_cast<int>(event.error().kind) == static_cast<int>(c.kind));
  BOOST_TEST(event.error().where == c.where);
  BOOST_TEST(!describe(event.error()).empty());
}

BOOST_AUTO_TEST_SUITE_END()
