// SPDX-License-Identifier: GPL-3.0-or-later
// Who reads what on a Braille display.
#include "speech/braille_teller.hpp"
#include "tests/speech/moves.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(braille_teller)

namespace {

using namespace tactus::table;
using Lines = std::vector<std::string>;

class KeptDisplay final : public BrailleDisplay {
 public:
  explicit KeptDisplay(Lines& lines) : lines_(lines) {}
  void show(std::string line) override { lines_.push_back(std::move(line)); }

 private:
  Lines& lines_;
};

/// What this reader reads of an announcement for each audience.
Lines read_by(Whose reader) {
  Lines lines;
  BrailleTeller teller{std::make_unique<KeptDisplay>(lines), reader, {}, notation::english};
  teller.tell(test::said(test::move(chess::Kind::knight, "g1", "f3"), Audience::table));
  teller.tell({Audience::white, false, MoveNumberTold{12}});
  teller.tell({Audience::black, false, TimesTold{std::chrono::seconds{301}, std::chrono::seconds{240}}});
  return lines;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_player_reads_what_is_for_the_table_and_for_him_and_never_what_is_for_his_opponent) {
  Lines const white{"Nf3", "Moves: 12"}, black{"Nf3", "You 0:05:01, opponent 0:04:00"};
  Lines const both{"Nf3", "Moves: 12", "You 0:05:01, opponent 0:04:00"};
  BOOST_TEST(read_by(Whose::white) == white, boost::test_tools::per_element());
  BOOST_TEST(read_by(Whose::black) == black, boost::test_tools::per_element());
  BOOST_TEST(read_by(Whose::both) == both, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(moves_stand_in_the_letters_asked_for_and_repeats_say_so) {
  Lines lines;
  BrailleTeller teller{std::make_unique<KeptDisplay>(lines), Whose::white, {}, notation::german};
  Announcement knight = test::said(test::move(chess::Kind::knight, "g1", "f3"));
  teller.tell(knight);
  knight.is_repeat = true;
  teller.tell(knight);
  Lines const expected{"Sf3", "Repeat: Sf3"};
  BOOST_TEST(lines == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech
