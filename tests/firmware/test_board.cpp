// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled firmware of the board, both ways of wiring it, as hands and contacts treat it.
#include "core/legal/position.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "tests/firmware/bench/wired_board.hpp"
#include "tests/firmware/line_of.hpp"
#include "tests/firmware/told_in_time.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::firmware;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

namespace tactus::firmware {
static std::ostream& operator<<(std::ostream& out, Wires wires) {
  return out << (wires == Wires::registers ? "registers" : "matrix");
}
}  // namespace tactus::firmware

BOOST_AUTO_TEST_SUITE(wired_boards)

namespace {

constexpr std::array both{Wires::registers, Wires::matrix};

chess::Square at(std::string_view name) { return chess::Square::parse(name).value(); }
chess::SquareSet squares(std::initializer_list<std::string_view> names) {
  chess::SquareSet set;
  for (auto const name : names) set.insert(at(name));
  return set;
}
chess::Placement start() { return chess::Position::initial().placement(); }

/// A board on which everything is as at the start, and followed.
struct Followed {
  WiredBoard board;
  LineOf line{board};

  explicit Followed(Wires wires, std::string const& firmware = "") : board(start(), wires, firmware) {
    line.run(3s);
    started = line.take_events();
  }
  std::string started;
};

/// The first sentence that holds these words.
std::optional<ToldSentence> told(WiredBoard const& board, std::string_view words) {
  for (ToldSentence& each : sentences_of(board.sent()))
    if (each.text.find(words) != std::string::npos) return std::move(each);
  return std::nullopt;
}

}  // namespace

BOOST_DATA_TEST_CASE(it_says_who_it_is_and_all_squares, data::make(both), wires) {
  Followed table{wires};
  BOOST_TEST(table.started.starts_with("link found: tactus\n"), table.started);
  BOOST_TEST(table.started.find("board FFFF00000000FFFF\n") != std::string::npos, table.started);
  BOOST_TEST(table.started.find("identified tactus board version " TACTUS_VERSION " name tactus-") !=
                 std::string::npos,
             table.started);
  table.line.run(60s);
  BOOST_TEST(table.line.take_events().find("doubtful") == std::string::npos,
             "no number is left out, none comes twice");
  auto const& sent = table.board.sent();
  BOOST_TEST(std::count_if(sent.begin(), sent.end(), [](SentByte const& each) { return each.byte == '$'; }) >=
             63);
}

BOOST_DATA_TEST_CASE(each_square_is_told_by_its_name_within_a_tenth_of_a_second, data::make(both), wires) {
  Followed table{wires};
  std::mt19937 dice{64};
  for (unsigned index = 0; index < 64; ++index) {
    auto const square = chess::Square::from_index(index);
    auto const name = square.name();
    bool const was_filled = start().at(square).has_value();
    table.line.run(SimTime{200'000 + dice() % 100'000});  // anywhere between two boards and two looks
    SimTime const changed = table.line.now();
    table.board.set_contact(square, !was_filled, changed);
    table.line.run(200ms);
    BOOST_TEST(table.line.take_events().find("board " + std::string{name} +
                                             (was_filled ? " empty" : " filled")) != std::string::npos);
    auto const said = told(table.board, "," + std::string{name} + (was_filled ? ",0," : ",1,"));
    BOOST_TEST_REQUIRE(said.has_value());
    BOOST_TEST((said->last - changed < 100ms), (said->last - changed).count() << " us, " << name);
    BOOST_TEST((said->first - changed < longest_belief + 5ms), (said->first - changed).count()
                                                                   << " us, " << name);
    table.board.set_contact(square, was_filled, table.line.now());
  }
}

BOOST_DATA_TEST_CASE(a_contact_that_chatters_silences_no_other, data::make(both), wires) {
  Followed table{wires};
  bool is_closed = false;
  for (SimTime moment = table.line.now(); moment < table.line.now() + 10s; moment += 25ms)
    table.board.set_contact(at("d5"), is_closed = !is_closed, moment);
  table.line.run(2s);
  SimTime const lifted = table.line.now();
  table.board.set_contact(at("e2"), false, lifted);
  table.board.set_contact(at("e4"), true, lifted + 600ms);
  table.line.run(8s);
  auto const events = table.line.take_events();
  BOOST_TEST(events.find("board e2 empty\n") != std::string::npos, events);
  BOOST_TEST(events.find("board e4 filled\n") != std::string::npos, events);
  BOOST_TEST(events.find("d5") == std::string::npos, events);
  BOOST_TEST((told(table.board, ",e2,0,")->last - lifted < 100ms));
}

namespace {

/// Each change closes and opens for 12 ms: longer than springs do, shorter than hands.
void make_a_move_that_bounces(Followed& table) {
  SimTime moment = table.line.now() + 50ms;
  for (auto const& [square, is_filled] : {std::pair{"g1", false}, {"f3", true}}) {
    for (unsigned i = 0; i < 6; ++i)
      table.board.set_contact(at(square), (i % 2 == 0) == is_filled, moment + i * 2ms);
    table.board.set_contact(at(square), is_filled, moment + 12ms);
    moment += 700ms;
  }
  // A finger rubs along b1: it is out for 25 ms, twice.
  for (SimTime const rubbed : {moment, moment + 300ms}) {
    table.board.set_contact(at("b1"), false, rubbed);
    table.board.set_contact(at("b1"), true, rubbed + 25ms);
  }
  table.line.run(3s);
}

std::string changes_of(std::string const& events) {
  std::string changes;
  for (std::size_t from = 0; from < events.size();) {
    std::size_t const end = events.find('\n', from);
    auto const line = events.substr(from, end + 1 - from);
    if (line.find("empty") != std::string::npos || line.find("filled") != std::string::npos) changes += line;
    from = end + 1;
  }
  return changes;
}

}  // namespace

BOOST_DATA_TEST_CASE(what_bounces_and_what_is_rubbed_is_told_once_or_not_at_all, data::make(both), wires) {
  Followed table{wires};
  make_a_move_that_bounces(table);
  BOOST_TEST(changes_of(table.line.take_events()) == "board g1 empty\nboard f3 filled\n");
}

BOOST_AUTO_TEST_CASE(a_firmware_that_believes_each_look_would_be_noticed) {
  Followed table{Wires::registers, "board_believing_all"};
  make_a_move_that_bounces(table);
  BOOST_TEST(changes_of(table.line.take_events()) != "board g1 empty\nboard f3 filled\n");
}

BOOST_AUTO_TEST_CASE(a_missing_diode_makes_a_ghost_and_the_others_keep_theirs) {
  for (bool const is_missing : {false, true}) {
    Followed table{Wires::matrix};
    if (is_missing) table.board.leave_out_diodes(squares({"e4"}));
    for (auto const* const name : {"d4", "e4", "e5"})
      table.board.set_contact(at(name), true, table.line.now());
    table.line.run(1s);
    BOOST_TEST((table.line.take_events().find("board d5 filled") != std::string::npos) == is_missing);
  }
}

BOOST_AUTO_TEST_CASE(its_lamps_are_those_that_the_host_wishes) {
  Followed table{Wires::registers};
  auto const lit = squares({"e2", "e4", "a8", "h1"});
  table.line.light(lit);
  table.line.run(200ms);
  BOOST_TEST((table.board.lamps() == lit));
  for (std::string_view const wrong :
       {"PTACL,FFFF", "PTACL,FFFFFFFFFFFFFFFG", "PTACL,", "PTACM,FFFFFFFFFFFFFFFF"}) {
    auto const sentence = devices::sentence_of(wrong);
    table.board.receive({reinterpret_cast<std::uint8_t const*>(sentence.data()), sentence.size()},
                        table.line.now());
    table.line.run(200ms);
    BOOST_TEST((table.board.lamps() == lit), wrong);
  }
  table.line.light({});
  table.line.run(200ms);
  BOOST_TEST(table.board.lamps().empty());
}

BOOST_DATA_TEST_CASE(its_key_asks_for_words, data::make(both), wires) {
  Followed table{wires};
  table.board.press_say_key(table.line.now());
  table.line.run(1s);
  auto const events = table.line.take_events();
  BOOST_TEST(events.find("button say\n") != std::string::npos, events);
  BOOST_TEST(events.find("button say\n") == events.rfind("button say\n"));
}

BOOST_AUTO_TEST_CASE(sixty_four_changes_at_once_are_all_told) {
  Followed table{Wires::registers};
  for (unsigned index = 0; index < 64; ++index) {
    auto const square = chess::Square::from_index(index);
    table.board.set_contact(square, !start().at(square).has_value(), table.line.now());
  }
  table.line.run(4s);
  auto const events = table.line.take_events();
  BOOST_TEST(events.find("doubtful") == std::string::npos, events);
  BOOST_TEST(events.find("board 0000FFFFFFFF0000\n") != std::string::npos, events);
}

BOOST_AUTO_TEST_CASE(a_program_that_hangs_is_started_again_and_tells_all_squares) {
  Followed table{Wires::registers};
  table.board.bench().controller()->hang();
  table.board.set_contact(at("e2"), false, table.line.now());
  table.line.run(300ms);
  BOOST_TEST(table.line.take_events().find("e2") == std::string::npos);
  table.line.run(1500ms);
  BOOST_TEST(table.line.take_events().find("board FFFF00000000F7FF\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(no_bytes_from_the_line_disturb_it) {
  Followed table{Wires::registers};
  std::mt19937 dice{7};
  for (unsigned round = 0; round < 20; ++round) {
    Bytes noise;
    for (unsigned i = 0; i < 100; ++i)
      noise.push_back(static_cast<std::uint8_t>(i % 7 == 0 ? "$PTACQ,S*28\r\n"[dice() % 13] : dice()));
    for (char const c : devices::query_sentence(devices::Query::occupancy))
      noise.push_back(static_cast<std::uint8_t>(c));
    table.board.receive(noise, table.line.now());
    table.line.run(300ms);
  }
  table.line.take_events();
  table.board.set_contact(at("a1"), false, table.line.now());
  table.line.run(300ms);
  auto const events = table.line.take_events();
  BOOST_TEST(events.find("board a1 empty\n") != std::string::npos, events);
  BOOST_TEST(events.find("doubtful") == std::string::npos, events);
}

BOOST_AUTO_TEST_SUITE_END()
