// SPDX-License-Identifier: GPL-3.0-or-later
// Framer and decoder of DGT boards and clocks against every golden and bad vector, and however reads are cut.
#include "devices/drivers/dgt/decoder.hpp"
#include "devices/drivers/dgt/framer.hpp"
#include "tests/devices/dgt_vectors.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(dgt_board_and_clock)

namespace {

/// `cuts`: the sizes of the reads, used in turn; 0 stands for all the rest.
Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  DgtFramer framer;
  DgtDecoder decoder;
  sensing::OrientationByPieces way;
  Lines lines;
  std::span<std::uint8_t const> rest = bytes;
  for (std::size_t i = 0; !rest.empty(); ++i) {
    std::size_t const cut = cuts[i % cuts.size()];
    auto const part = rest.first(cut == 0 ? rest.size() : std::min(cut, rest.size()));
    for (auto const& lexeme : framer.feed(part, start_of_test)) append(lines, decoder.decode(lexeme), way);
    rest = rest.subspan(part.size());
  }
  return lines;
}

}  // namespace

BOOST_DATA_TEST_CASE(board_messages_are_understood, data::make(board_vectors), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(clock_messages_are_understood, data::make(clock_vectors), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(bad_streams_lose_only_what_is_bad, data::make(bad_streams), v) {
  BOOST_TEST(joined(decode(hex(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same, data::make(all_dgt_vectors()), v) {
  BOOST_TEST(joined(decode(hex(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(20'260'501);
  auto const vectors = all_dgt_vectors();
  for (int run = 0; run < 300; ++run) {
    Bytes stream;
    for (int i = 0; i < 6; ++i) {
      auto const part = hex(vectors[random() % (vectors.size() - 2)].bytes);
      stream.insert(stream.end(), part.begin(), part.end());
      if (random() % 3 == 0) stream.push_back(static_cast<std::uint8_t>(random()));
    }
    std::vector<std::size_t> cuts;
    for (int i = 0; i < 7; ++i) cuts.push_back(1 + random() % 12);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, cuts)), joined(decode(stream)));
  }
}

BOOST_AUTO_TEST_CASE(b10_a_message_that_is_never_completed_is_dropped_after_the_gap) {
  DgtFramer framer(250ms);
  BOOST_TEST(framer.feed(hex("8E 00 05 34"), start_of_test).empty());
  BOOST_CHECK(framer.next_deadline() == start_of_test + 250ms);
  BOOST_CHECK(!framer.expire(start_of_test + 249ms));
  BOOST_CHECK((framer.expire(start_of_test + 250ms) == Dropped{DropReason::gap, 4}));
  BOOST_CHECK(!framer.next_deadline());
  BOOST_TEST(framer.discarded() == 4U);
}

BOOST_AUTO_TEST_CASE(bytes_after_the_gap_are_not_joined_to_the_message_before_it) {
  DgtFramer framer(250ms);
  framer.feed(hex("8E 00 05 34"), start_of_test);
  auto const lexemes = framer.feed(hex("00 8E 00 05 24 01"), start_of_test + 300ms);
  BOOST_REQUIRE(lexemes.size() == 3U);
  BOOST_CHECK((lexemes[0] == DgtLexeme{Dropped{DropReason::gap, 4}}));
  BOOST_CHECK((lexemes[1] == DgtLexeme{Dropped{DropReason::noise, 1}}));
  BOOST_CHECK((lexemes[2] == DgtLexeme{DgtFrame{dgt::field_update, hex("24 01")}}));
}

BOOST_AUTO_TEST_CASE(a_slow_message_is_whole_while_no_single_gap_is_too_long) {
  DgtFramer framer(250ms);
  auto const bytes = hex("8E 00 05 34 00");
  std::vector<DgtLexeme> found;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    for (auto& lexeme : framer.feed(std::span{bytes}.subspan(i, 1), start_of_test + i * 249ms))
      found.push_back(lexeme);
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_CHECK((found[0] == DgtLexeme{DgtFrame{dgt::field_update, hex("34 00")}}));
}

BOOST_AUTO_TEST_CASE(a_start_with_king_and_queen_exchanged_is_not_taken_as_rotated) {
  auto const swapped = "86 00 43 08 09 0A 0B 0C 0A 09 08 07*8 00*32 01*8 02 03 04 05 06 04 03 02";
  auto const lines = decode(hex(std::string{swapped} + " 8E 00 05 34 00"));
  BOOST_TEST(lines.back() == "board e2 .");
}

BOOST_AUTO_TEST_CASE(the_orientation_found_at_the_start_holds_for_dumps_in_mid_game) {
  auto const after_e4 =
      "86 00 43 02 03 04 05 06 04 03 02 01*3 00 01*4 00*11 01 00*20 07*8 08 09 0A 0B 0C 0A 09 08";
  auto const lines = decode(hex(rotated_start_dump + " " + after_e4));
  BOOST_TEST(lines.back() == "board rnbqkbnrpppppppp....................P...........PPPP.PPPRNBQKBNR");
}

BOOST_AUTO_TEST_CASE(the_long_log_is_not_kept_in_memory) {
  DgtFramer framer;
  auto const lexemes = framer.feed(hex("8F 3E 03 7F*7936"), start_of_test);
  BOOST_REQUIRE(lexemes.size() == 1U);
  BOOST_CHECK((lexemes[0] == DgtLexeme{DgtSkipped{0x8F, 7939}}));
}

BOOST_AUTO_TEST_SUITE_END()
