// SPDX-License-Identifier: GPL-3.0-or-later
// Framer, decoder and commands of Certabo and Tabutronic boards, and the tags of pieces.
#include "devices/drivers/certabo/decoder.hpp"
#include "devices/drivers/certabo/driver.hpp"
#include "tests/devices/cut_reads.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(certabo)

namespace {

Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  return decode_with(CertaboFramer{}, CertaboDecoder{std::make_shared<PieceTags>()}, bytes, cuts);
}

std::string const start_line = ":255 255 0 0 0 0 255 255 \r\n";
std::string const start_event = "board FFFF00000000FFFF";
std::string const damaged = "doubtful: damaged message, ";

std::vector<Vector> const golden{
    {"O1 start position", start_line, {start_event}},
    {"O2 e2 lifted", start_line + ":255 255 0 0 0 0 247 255 \r\n", {start_event, "board e2 empty"}},
    {"O3 h1 lifted, plain lamps",
     start_line + ":255 255 0 0 0 0 255 254\nL\r\n",
     {start_event, "board h1 empty"}},
    {"a line feed inside a number", ":255 2\n55 0 0 0 0 255 25\n5 \r\n", {start_event}},
    {"a capture: one square empties, another changes nothing",
     start_line + ":255 247 0 0 0 0 255 255 \r\n:255 255 0 0 0 0 247 255 \r\n",
     {start_event, "board e7 empty", "board e2 empty", "board e7 filled"}},
    {"empty lines", "\r\n\r\n" + start_line + "\r\n", {start_event}},
    {"the answer to a lamp command on a line of its own",
     start_line + "L\r\n\r\n:255 255 0 0 0 0 247 255 \r\n",
     {start_event, "board e2 empty"}},
    {"of coloured lamps, before the first line", "D\r\n\r\n" + start_line, {start_event}},
};
std::vector<Vector> const bad{
    {"cut off by the next one",
     ":255 255 0 0" + start_line,
     {"doubtful: message cut off by the next one, 12 bytes dropped", start_event}},
    {"seven numbers",
     ":255 255 0 0 0 0 255 \r\n" + start_line,
     {"doubtful: message with an impossible length, 23 bytes dropped", start_event}},
    {"a number above 255",
     ":256 255 0 0 0 0 255 255 \r\n" + start_line,
     {damaged + "4 bytes dropped", start_event}},
    {"a foreign letter",
     ":255 x55 0 0 0 0 255 255 \r\n" + start_line,
     {damaged + "6 bytes dropped", start_event}},
    {"a minus", ":-1 255 0 0 0 0 255 255 \r\n" + start_line, {damaged + "2 bytes dropped", start_event}},
    {"a lost line feed",
     ":255 255 0 0 0 0 255 255 \r" + start_line,
     {"doubtful: message cut off by the next one, 26 bytes dropped", start_event}},
    {"a lost colon",
     start_line.substr(1) + start_line,
     {"doubtful: bytes outside of any message, 1 byte dropped", start_event}},
};
std::vector<Vector> all_rows() {
  auto all = golden;
  all.insert(all.end(), bad.begin(), bad.end());
  return all;
}

/// Numbers of a board whose pieces carry the tags N N N N N, N as given for each field; 0 for none.
std::string tag_line(std::array<unsigned, 64> const& tags) {
  std::string text = ":";
  for (unsigned const tag : tags)
    for (int i = 0; i < 5; ++i) text += std::to_string(tag) + ' ';
  return text + "\r\n";
}
std::array<unsigned, 64> start_tags() {
  std::array<unsigned, 64> tags{};
  for (unsigned field = 0; field < 64; ++field)
    if (field < 16 || field >= 48) tags[field] = 100 + field;
  return tags;
}
std::string times(int count, std::string const& line) {
  std::string text;
  for (int i = 0; i < count; ++i) text += line;
  return text;
}

std::string const start_pieces = "board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
std::string const not_known = "note: the pieces of this board are not known yet: expected the start position";

}  // namespace

BOOST_DATA_TEST_CASE(lines_are_understood, data::make(golden), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(bad_lines_lose_only_themselves, data::make(bad), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same, data::make(all_rows()), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(20'260'523);
  std::vector<Bytes> parts{ascii(tag_line(start_tags()))};
  for (auto const& v : all_rows()) parts.push_back(ascii(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto const stream = troubled_stream(parts, random);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, random_cuts(random, 40))), joined(decode(stream)));
  }
}

BOOST_AUTO_TEST_CASE(whatever_came_before_a_good_line_it_is_heard) {
  std::mt19937 random(20'260'524);
  std::vector<Bytes> parts;
  for (auto const& v : all_rows()) parts.push_back(ascii(v.bytes));
  for (int run = 0; run < 300; ++run) {
    auto stream = troubled_stream(parts, random);
    stream.resize(stream.size() - random() % 20);
    for (auto const byte : ascii(":1 2 3 4 5 6 7 8 \r\n")) stream.push_back(byte);
    CertaboFramer framer;
    auto const found = framer.feed(stream);
    auto const* last = std::get_if<CertaboFrame>(&found.back());
    BOOST_REQUIRE(last != nullptr);
    BOOST_REQUIRE((last->numbers == Bytes{1, 2, 3, 4, 5, 6, 7, 8}));
  }
}

BOOST_AUTO_TEST_CASE(a_line_without_end_is_given_up) {
  CertaboFramer framer;
  auto const found = framer.feed(ascii(":" + std::string(10'000, ' ') + start_line));
  BOOST_REQUIRE(found.size() == 2U);
  BOOST_CHECK(std::holds_alternative<Dropped>(found[0]));
  BOOST_CHECK(std::holds_alternative<CertaboFrame>(found[1]));
}

BOOST_AUTO_TEST_CASE(pieces_are_learned_from_steady_lines_in_the_start_position) {
  auto const line = tag_line(start_tags());
  BOOST_TEST(joined(decode(ascii(times(8, line)))) == joined({not_known}));
  auto const lines = decode(ascii(times(12, line)));
  BOOST_TEST(joined(lines) == joined({not_known, start_pieces}));
}

BOOST_AUTO_TEST_CASE(nothing_is_learned_from_another_position) {
  auto tags = start_tags();
  std::swap(tags[52], tags[36]);  // e2-e4
  BOOST_TEST(joined(decode(ascii(times(30, tag_line(tags))))) == joined({not_known}));
}

BOOST_AUTO_TEST_CASE(nothing_is_learned_where_two_pieces_have_one_tag) {
  auto tags = start_tags();
  tags[0] = tags[1];
  BOOST_TEST(joined(decode(ascii(times(30, tag_line(tags))))) == joined({not_known}));
}

BOOST_AUTO_TEST_CASE(one_of_three_readings_is_outvoted_and_two_count) {
  auto moved = start_tags();
  moved[52] = 0;
  auto const known = times(12, tag_line(start_tags()));
  BOOST_TEST(decode(ascii(known + tag_line(moved) + tag_line(start_tags()))).size() == 2U);
  BOOST_TEST(decode(ascii(known + times(2, tag_line(moved)))).back() == "board e2 .");
}

// Empty squares of real boards read random tags, another one each time.
BOOST_AUTO_TEST_CASE(tags_that_were_not_learned_are_an_empty_square) {
  std::string text = times(12, tag_line(start_tags()));
  auto lifted = start_tags();
  for (unsigned const noise : {7U, 8U}) {
    lifted[52] = noise;
    text += tag_line(lifted);
  }
  BOOST_TEST(joined(decode(ascii(text))) == joined({not_known, start_pieces, "board e2 ."}));
}

BOOST_AUTO_TEST_CASE(a_piece_that_was_never_learned_is_noted_when_it_is_read_again) {
  auto promoted = start_tags();
  promoted[52] = 200;
  auto const lines = decode(ascii(times(12, tag_line(start_tags())) + times(5, tag_line(promoted))));
  BOOST_TEST(joined(lines) ==
             joined({not_known, start_pieces, "note: an unknown piece on e2 counts as none", "board e2 ."}));
}

BOOST_AUTO_TEST_CASE(three_zeros_of_five_are_an_empty_square) {
  auto const bytes = [](std::string e2) {
    auto line = tag_line(start_tags());
    return line.replace(line.find("152 152 152 152 152"), 19, e2);
  };
  auto const known = times(12, tag_line(start_tags()));
  BOOST_TEST(decode(ascii(known + times(2, bytes("0 152 0 152 0")))).back() == "board e2 .");
  BOOST_TEST(decode(ascii(known + times(2, bytes("0 152 0 152 152")))).back() == "board e2 .",
             "another tag is another piece");
}

BOOST_AUTO_TEST_CASE(second_queens_beside_the_board_are_learned_too) {
  auto tags = start_tags();
  tags[19] = 200;  // d6
  tags[43] = 201;  // d3
  auto promoted = start_tags();
  promoted[4] = 0;
  promoted[52] = 0;
  promoted[20] = 201;
  auto const lines = decode(ascii(times(12, tag_line(tags)) + times(3, tag_line(promoted))));
  BOOST_TEST(lines[1] == "board rnbqkbnrpppppppp...q.......................Q....PPPPPPPPRNBQKBNR");
  BOOST_TEST(lines.back() == "board e6 Q");
}

BOOST_AUTO_TEST_CASE(known_pieces_must_agree_before_new_ones_are_learned) {
  PieceTags tags;
  TaggedSquares squares{};
  for (unsigned i = 0; i < 64; ++i)
    if (i < 16 || i >= 48) squares[i] = Tag{1, 1, 1, 1, static_cast<std::uint8_t>(i)};
  tags.learn(squares);
  std::swap(squares[0], squares[1]);  // rook and knight exchanged
  squares[2] = Tag{9, 9, 9, 9, 9};
  tags.learn(squares);
  BOOST_CHECK(!tags.piece(Tag{9, 9, 9, 9, 9}));
  BOOST_CHECK((tags.piece(Tag{1, 1, 1, 1, 0}) == chess::Piece{chess::Color::white, chess::Kind::rook}));
  std::swap(squares[0], squares[1]);
  tags.learn(squares);
  BOOST_CHECK((tags.piece(Tag{9, 9, 9, 9, 9}) == chess::Piece{chess::Color::white, chess::Kind::bishop}));
}

BOOST_AUTO_TEST_CASE(lamps_o7) {
  LightsOn lights{chess::SquareSet{chess::Square::parse("e2").value()} | chess::Square::parse("e4").value()};
  BOOST_TEST(to_hex(certabo_light(lights)) == "00 00 00 00 10 00 10 00");
}

BOOST_AUTO_TEST_CASE(coloured_lamps_stand_at_the_corners_from_h1_on) {
  LightsOn const lights{chess::SquareSet{chess::Square::parse("e2").value()} |
                        chess::Square::parse("e4").value()};
  std::string const two_lamps = "00*2 40 00*2 40 ";
  std::string const e2 = "00*36 " + two_lamps + "00*21 " + two_lamps;
  std::string const e4 = "00*21 " + two_lamps + "00*21 " + two_lamps + "00*120 ";
  BOOST_TEST(to_hex(certabo_coloured_light(lights)) == to_hex(hex("FF 55 " + e2 + e4 + "0D 0A")));
}

BOOST_AUTO_TEST_CASE(lamps_are_told_in_the_way_that_their_answers_ask_for) {
  auto const sent = [](std::string const& letter) {
    CertaboLine line{std::make_shared<PieceTags>()};
    line.feed(ascii(":255 255 0 0 0 0 255 255 " + letter + "\r\n"), start_of_test);
    return line.light({chess::SquareSet{1}}, start_of_test + 1s).send.size();
  };
  BOOST_TEST(sent("") == 8U);
  BOOST_TEST(sent("L") == 8U);
  BOOST_TEST(sent("D") == 247U);
  BOOST_TEST(sent("\r\nD\r\n") == 247U);
}

BOOST_AUTO_TEST_CASE(coloured_lamps_that_were_told_in_the_plain_way_are_told_again) {
  CertaboLine line{std::make_shared<PieceTags>()};
  line.feed(ascii(start_line), start_of_test);
  BOOST_TEST(line.light({chess::SquareSet{1}}, start_of_test).send.size() == 8U);
  BOOST_TEST(line.feed(ascii("D\r\n\r\n"), start_of_test + 50ms).send.empty());
  BOOST_TEST(line.pass_time(start_of_test + CertaboLine::lamp_spacing).send.size() == 247U);
  line.feed(ascii("D\r\n\r\n"), start_of_test + 700ms);
  BOOST_TEST(line.pass_time(start_of_test + 5s).send.empty(), "an answer that is nothing new");
}

namespace {

/// A board that goes on talking, and whoever tells its lamps.
struct Talking {
  CertaboLine line{std::make_shared<PieceTags>()};
  Instant now = start_of_test;

  Talking() { line.feed(ascii(start_line), now); }
  /// The lengths of what is sent to it, while it says this after each 100 ms.
  std::vector<std::size_t> sent_in(Millis duration, std::string const& words = start_line) {
    std::vector<std::size_t> lengths;
    for (Instant const end = now + duration; now < end;) {
      now += 100ms;
      for (auto const& step : {line.feed(ascii(words), now), line.pass_time(now)})
        if (!step.send.empty()) lengths.push_back(step.send.size());
    }
    return lengths;
  }
  std::size_t light(unsigned squares) { return line.light({chess::SquareSet{squares}}, now).send.size(); }
};
using Lengths = std::vector<std::size_t>;

}  // namespace

BOOST_AUTO_TEST_CASE(lamps_without_an_answer_are_told_once_in_the_coloured_way_and_are_plain_then) {
  Talking board;
  BOOST_TEST(board.light(1) == 8U);
  BOOST_TEST(board.sent_in(1100ms).empty(), "the answer may still come");
  // The byte makes a number of whole plain commands of all that was sent.
  BOOST_TEST(board.sent_in(10s) == (Lengths{247, 1, 8}), boost::test_tools::per_element());
  BOOST_TEST(board.light(2) == 8U);
  BOOST_TEST(board.sent_in(10s).empty());
}

BOOST_AUTO_TEST_CASE(lamps_that_answer_the_coloured_way_alone_stay_coloured) {
  Talking board;
  board.light(1);
  BOOST_TEST(board.sent_in(1500ms) == Lengths{247}, boost::test_tools::per_element());
  BOOST_TEST(board.sent_in(100ms, start_line + "D\r\n\r\n").empty());
  BOOST_TEST(board.sent_in(10s).empty());
  BOOST_TEST(board.light(2) == 247U);
}

BOOST_AUTO_TEST_CASE(an_answer_that_comes_late_counts) {
  Talking board;
  board.light(1);
  BOOST_TEST(board.sent_in(1500ms) == Lengths{247}, boost::test_tools::per_element());
  BOOST_TEST(board.sent_in(100ms, start_line + "L\r\n\r\n").empty());
  BOOST_TEST(board.sent_in(3s) == (Lengths{1, 8}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(an_answer_among_lines_that_were_read_late_is_one) {
  Talking board;
  board.light(1);
  board.now += 5s;  // nobody read
  BOOST_TEST(board.line.feed(ascii(start_line + start_line + "L\r\n\r\n"), board.now).send.empty());
  BOOST_TEST(board.sent_in(10s).empty());
}

BOOST_AUTO_TEST_CASE(a_board_that_is_silent_altogether_has_not_kept_back_an_answer) {
  Talking board;
  board.light(1);
  for (int i = 0; i < 100; ++i) BOOST_TEST(board.line.pass_time(board.now += 100ms).send.empty());
}

BOOST_AUTO_TEST_CASE(many_wishes_do_not_put_off_that_lamps_are_understood) {
  Talking board;
  board.light(1);
  Lengths sent;
  for (unsigned i = 0; i < 10; ++i) {
    for (auto const length : board.sent_in(200ms)) sent.push_back(length);
    board.light(i + 2);
  }
  BOOST_TEST(std::ranges::count(sent, std::size_t{247}) > 0);
}

namespace {

/// How far behind the board is after lines at these moments.
Millis told_after(std::string const& text, std::vector<Millis> const& moments) {
  CertaboLine line{std::make_shared<PieceTags>()};
  for (Millis const moment : moments) line.feed(ascii(text), start_of_test + moment);
  return line.told_until(start_of_test + moments.back()) - start_of_test;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_stands_is_told_up_to_the_line_before_those_that_tell_it) {
  BOOST_TEST((told_after(start_line, {100ms, 200ms, 300ms}) == 150ms));
  std::string tags = ":";
  for (unsigned i = 0; i < CertaboFrame::with_tags; ++i) tags += "1 ";
  BOOST_TEST((told_after(tags + "\r\n", {250ms, 500ms, 750ms, 1000ms}) == 450ms));
}

BOOST_AUTO_TEST_CASE(a_line_that_was_damaged_tells_nothing) {
  CertaboLine line{std::make_shared<PieceTags>()};
  for (Millis const moment : {100ms, 200ms}) line.feed(ascii(start_line), start_of_test + moment);
  for (Millis const moment : {300ms, 400ms}) line.feed(ascii(":255 2x5 \r\n"), start_of_test + moment);
  BOOST_TEST((line.told_until(start_of_test + 400ms) == start_of_test + 50ms));
}

BOOST_AUTO_TEST_SUITE_END()
