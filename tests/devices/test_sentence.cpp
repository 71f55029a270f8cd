// SPDX-License-Identifier: GPL-3.0-or-later
// Framer, decoder and encoder of our own sentences.
#include "devices/drivers/fields.hpp"
#include "devices/drivers/tactus/codec.hpp"
#include "tests/devices/bytes.hpp"

#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::devices;
using namespace tactus::devices::test;
using namespace std::chrono_literals;
namespace data = boost::unit_test::data;

namespace tactus::devices {
static std::ostream& operator<<(std::ostream& out, Query query) { return out << static_cast<char>(query); }
}  // namespace tactus::devices

BOOST_AUTO_TEST_SUITE(own_sentences)

namespace {

Lines decode(Bytes const& bytes, std::vector<std::size_t> const& cuts = {0}) {
  SentenceFramer framer;
  SentenceDecoder decoder;
  Lines lines;
  std::span<std::uint8_t const> rest = bytes;
  for (std::size_t i = 0; !rest.empty(); ++i) {
    std::size_t const cut = cuts[i % cuts.size()];
    auto const part = rest.first(cut == 0 ? rest.size() : std::min(cut, rest.size()));
    for (auto const& lexeme : framer.feed(part)) append(lines, decoder.decode(lexeme));
    rest = rest.subspan(part.size());
  }
  return lines;
}

std::string const start_pieces = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
std::string const bad_checksum = "doubtful: sentence with a wrong or missing checksum, ";

std::string const noise_line = "doubtful: bytes outside of any message, 1 byte dropped";

/// A body with its checksum, for rows that are not about checksums.
std::string sealed(std::string_view body) { return sentence_of(body); }

std::vector<Vector> const golden{
    {"O8 start occupancy", "$PTACB,S,17,FFFF00000000FFFF*3D\r\n", {"board FFFF00000000FFFF"}},
    {"O9 e2 lifted, e4 filled",
     "$PTACB,U,18,e2,0,182340*5F\r\n$PTACB,U,19,e4,1,182910*56\r\n",
     {"board e2 empty", "board e4 filled"}},
    {"O10 times",
     "$PTACC,T,41,5398000,5400000,w,0*55\r\n",
     {"clock white 5398000 black 5400000 turn white running"}},
    {"O11 White pressed", "$PTACC,B,42,white*4A\r\n", {"button white"}},
    {"O12 start pieces", "$PTACB,P,20," + start_pieces + "*3A\r\n", {"board " + start_pieces}},
    {"O13 a query heard by a host", "$PTACQ,S*28\r\n", {"note: sentence PTACQ is not from a board or clock"}},
    {"O13 identification",
     "$PTACB,I,1,tactus-board,1.0*40\r\n",
     {"identified tactus board version 1.0 name tactus-board"}},
    {"announce key", sealed("PTACC,B,7,say"), {"button say"}},
    {"announce key of a board", "$PTACB,B,21,say*42\r\n", {"button say"}},
    {"a board has no lever", sealed("PTACB,B,7,white"), {"doubtful: sentence PTACB,B: expected say"}},
    {"paused, Black's flag, battery low",
     sealed("PTACC,T,1,1000,0,b,13"),
     {"clock white 1000 black 0 flag turn black stopped battery low"}},
    {"before the first press",
     sealed("PTACC,T,1,60000,60000,-,0"),
     {"clock white 60000 black 60000 turn nobody stopped"}},
    {"sentence number wraps",
     sealed("PTACC,B,999,white") + sealed("PTACC,B,0,black"),
     {"button white", "button black"}},
    {"board and clock count for themselves",
     sealed("PTACC,B,5,white") + sealed("PTACB,U,900,a1,1,0") + sealed("PTACC,B,6,black"),
     {"button white", "board a1 filled", "button black"}},
    {"LF alone ends a sentence", "$PTACC,B,42,white*4A\n", {"button white"}},
    {"small checksum digits", "$PTACC,B,42,white*4a\r\n", {"button white"}},
    {"empty lines are harmless", "\r\n\r\n$PTACC,B,42,white*4A\r\n\r\n", {"button white"}},
    {"another maker's sentence", sealed("GPGGA,1,2"), {"note: sentence GPGGA is not from a board or clock"}},
    {"a later version's sentence",
     sealed("PTACB,X,4,9"),
     {"note: sentence PTACB,X is not known to this version"}},
};

std::vector<Query> const queries{Query::identification, Query::occupancy, Query::pieces, Query::times};
std::vector<std::string> const no_queries{"PTACQ",    "PTACQ,",    "PTACQ,X",
                                          "PTACQ,SS", "PTACQ,S,1", "PTACB,S,1,0"};

std::string const whole_change = "$PTACB,U,19,e4,1,182910*56\r\n";

std::vector<Vector> const bad{
    {"checksum wrong",
     "$PTACB,U,18,e2,0,182340*5E\r\n" + whole_change,
     {bad_checksum + "28 bytes dropped", "board e4 filled"}},
    {"dollar inside restarts",
     "$PTACB,U,18,e2" + whole_change,
     {"doubtful: message cut off by the next one, 14 bytes dropped", "board e4 filled"}},
    {"number missing",
     sealed("PTACB,U,17,a1,0,5") + whole_change,
     {"board a1 empty", "doubtful: sentence 19 came where 18 was expected", "board e4 filled"}},
    {"same number twice",
     whole_change + whole_change,
     {"board e4 filled", "doubtful: sentence 19 came where 20 was expected", "board e4 filled"}},
    {"83 characters without line feed",
     "$" + std::string(82, 'x') + "\r\n" + whole_change,
     {"doubtful: sentence longer than 82 characters, 82 bytes dropped", "board e4 filled"}},
    {"noise before", "boot 1.0\r\n" + whole_change, {noise_line, "board e4 filled"}},
    {"no checksum", "$PTACC,B,42,white\r\n", {bad_checksum + "19 bytes dropped"}},
    {"one checksum digit", "$PTACC,B,42,white*4\r\n", {bad_checksum + "21 bytes dropped"}},
    {"checksum digits that are none", "$PTACC,B,42,white*4G\r\n", {bad_checksum + "22 bytes dropped"}},
    {"more after the checksum", "$PTACC,B,42,white*4A0\r\n", {bad_checksum + "23 bytes dropped"}},
    {"unprintable inside",
     "$PTACC,B,4\t2,white*4A\r\n",
     {"doubtful: unprintable character in a sentence, 11 bytes dropped"}},
    {"top bit inside",
     "$PTACC,B,4\xB2,white*4A\r\n",
     {"doubtful: unprintable character in a sentence, 11 bytes dropped"}},
    {"empty sentence", sealed(""), {"note: sentence  is not from a board or clock"}},
    {"nothing but the talker",
     sealed("PTACB,"),
     {"doubtful: sentence without a sequence number of 0 to 999",
      "note: sentence PTACB, is not known to this version"}},
    {"sequence number too long",
     sealed("PTACB,U,1000,e4,1,5"),
     {"doubtful: sentence without a sequence number of 0 to 999", "board e4 filled"}},
    {"square off the board",
     sealed("PTACB,U,1,i4,1,5"),
     {"doubtful: sentence PTACB,U: expected square, 0 or 1, milliseconds"}},
    {"neither lifted nor placed",
     sealed("PTACB,U,1,e4,2,5"),
     {"doubtful: sentence PTACB,U: expected square, 0 or 1, milliseconds"}},
    {"time that is no number",
     sealed("PTACB,U,1,e4,1,-5"),
     {"doubtful: sentence PTACB,U: expected square, 0 or 1, milliseconds"}},
    {"field missing",
     sealed("PTACB,U,1,e4,1"),
     {"doubtful: sentence PTACB,U: expected square, 0 or 1, milliseconds"}},
    {"15 occupancy digits",
     sealed("PTACB,S,1,FFFF00000000FFF"),
     {"doubtful: sentence PTACB,S: expected 16 hexadecimal digits"}},
    {"63 pieces",
     sealed("PTACB,P,1," + start_pieces.substr(1)),
     {"doubtful: sentence PTACB,P: expected 64 piece letters or points"}},
    {"a piece that does not exist",
     sealed("PTACB,P,1,x" + start_pieces.substr(1)),
     {"doubtful: sentence PTACB,P: expected 64 piece letters or points"}},
    {"turn of nobody we know",
     sealed("PTACC,T,1,5,5,x,0"),
     {"doubtful: sentence PTACC,T: expected milliseconds of White, of Black, w b or -, flags 0 to 15"}},
    {"flags of a later version",
     sealed("PTACC,T,1,5,5,w,16"),
     {"doubtful: sentence PTACC,T: expected milliseconds of White, of Black, w b or -, flags 0 to 15"}},
    {"time of two weeks",
     sealed("PTACC,T,1,1209600000,5,w,0"),
     {"doubtful: sentence PTACC,T: expected milliseconds of White, of Black, w b or -, flags 0 to 15"}},
    {"button that does not exist",
     sealed("PTACC,B,1,red"),
     {"doubtful: sentence PTACC,B: expected white, black, mode or say"}},
    {"identification too short",
     sealed("PTACC,I,1,clock"),
     {"doubtful: sentence PTACC,I: expected version, name, firmware"}},
};

}  // namespace

BOOST_DATA_TEST_CASE(good_sentences_are_understood, data::make(golden), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(bad_sentences_lose_only_what_is_bad, data::make(bad), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes))) == joined(v.events));
}

BOOST_DATA_TEST_CASE(single_byte_reads_give_the_same_for_good_ones, data::make(golden), v) {
  BOOST_TEST(joined(decode(ascii(v.bytes), {1})) == joined(v.events));
}

BOOST_AUTO_TEST_CASE(the_result_does_not_depend_on_how_bytes_are_cut_into_reads) {
  std::mt19937 random(4711);
  for (int run = 0; run < 300; ++run) {
    Bytes stream;
    for (int i = 0; i < 8; ++i) {
      auto const& row = random() % 2 == 0 ? golden[random() % golden.size()] : bad[random() % bad.size()];
      auto part = ascii(row.bytes);
      if (random() % 3 == 0) part[random() % part.size()] = static_cast<std::uint8_t>(random());
      stream.insert(stream.end(), part.begin(), part.end());
    }
    std::vector<std::size_t> cuts;
    for (int i = 0; i < 7; ++i) cuts.push_back(1 + random() % 20);
    BOOST_REQUIRE_EQUAL(joined(decode(stream, cuts)), joined(decode(stream)));
  }
}

BOOST_AUTO_TEST_CASE(a_sentence_of_82_characters_is_still_taken) {
  auto const sentence = sealed("PTACX" + std::string(71, 'x'));
  BOOST_REQUIRE(sentence.size() == SentenceFramer::limit);
  SentenceFramer framer;
  auto const found = framer.feed(ascii(sentence));
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_CHECK(std::holds_alternative<Sentence>(found[0]));
  BOOST_TEST(framer.discarded() == 0U);
}

BOOST_AUTO_TEST_CASE(the_encoder_writes_the_golden_sentences) {
  auto const start = placement_from_letters(start_pieces).value();
  chess::Square const e2{chess::File::e, chess::Rank::r2};
  clock::Reading const reading{5'398'000ms, 5'400'000ms, chess::Color::white, true};
  BOOST_TEST(occupancy_sentence(17, start.occupied()) == "$PTACB,S,17,FFFF00000000FFFF*3D\r\n");
  BOOST_TEST(change_sentence(1018, e2, false, 182'340ms) == "$PTACB,U,18,e2,0,182340*5F\r\n");
  BOOST_TEST(times_sentence(41, reading) == "$PTACC,T,41,5398000,5400000,w,0*55\r\n");
  BOOST_TEST(button_sentence(42, Button::white) == "$PTACC,B,42,white*4A\r\n");
  BOOST_TEST(pieces_sentence(20, start) == "$PTACB,P,20," + start_pieces + "*3A\r\n");
  BOOST_TEST(query_sentence(Query::occupancy) == "$PTACQ,S*28\r\n");
  BOOST_TEST(lamps_sentence(chess::SquareSet{0x10001000ULL}) == "$PTACL,0000000008000800*66\r\n");
  BOOST_TEST(identification_sentence(Talker::board, "tactus-board", "1.0") ==
             "$PTACB,I,1,tactus-board,1.0*40\r\n");
}

BOOST_AUTO_TEST_CASE(every_reading_comes_back_as_it_was_encoded) {
  for (unsigned bits = 0; bits < 32; ++bits) {
    clock::Reading reading{61'001ms, 0ms, bits & 1U ? chess::Color::black : chess::Color::white};
    reading.is_running = (bits & 2U) != 0;
    reading.white_flag = (bits & 4U) != 0;
    reading.black_flag = (bits & 8U) != 0;
    reading.battery_low = (bits & 16U) != 0;
    SentenceFramer framer;
    auto const events = SentenceDecoder{}.decode(framer.feed(ascii(times_sentence(1, reading))).at(0));
    BOOST_TEST(joined(describe_all(events)) == joined({describe(reading)}));
  }
}

BOOST_DATA_TEST_CASE(queries_are_read_by_the_device_side, data::make(queries), query) {
  SentenceFramer framer;
  auto const found = framer.feed(ascii(query_sentence(query)));
  BOOST_REQUIRE(found.size() == 1U);
  BOOST_CHECK(parse_query(std::get<Sentence>(found[0])) == query);
}

BOOST_DATA_TEST_CASE(other_sentences_are_no_queries, data::make(no_queries), body) {
  BOOST_CHECK(!parse_query(Sentence{body}));
}

BOOST_AUTO_TEST_CASE(an_unset_time_below_zero_is_written_as_zero) {
  clock::Reading const reading{-5ms, 5ms, std::nullopt};
  BOOST_TEST(times_sentence(0, reading).starts_with("$PTACC,T,0,0,5,-,0*"));
}

BOOST_AUTO_TEST_SUITE_END()
