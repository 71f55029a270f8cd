// SPDX-License-Identifier: GPL-3.0-or-later
// Who reads what on a Braille display.
#include "speech/braille/display.hpp"
#include "tests/speech/moves.hpp"

#include <optional>
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
  void show(BrailleLine line) override { lines_.push_back(std::move(line.text)); }
  void withdraw_offers(std::optional<chess::Color> /*open*/) override {}

 private:
  Lines& lines_;
};

class LastKind final : public BrailleDisplay {
 public:
  explicit LastKind(std::optional<BrailleLine>& last) : last_(last) {}
  void show(BrailleLine line) override { last_ = std::move(line); }
  void withdraw_offers(std::optional<chess::Color> /*open*/) override {}

 private:
  std::optional<BrailleLine>& last_;
};

struct KindOfLine {
  Announcement announcement;
  BrailleKind kind;
};
KindOfLine const kinds[] = {
    {test::said(test::move(chess::Kind::knight, "g1", "f3"), Audience::table), BrailleKind::move},
    {test::said(test::move(chess::Kind::knight, "g1", "f3"), Audience::white), BrailleKind::move},
    {{Audience::white, true, MoveSaid{chess::Color::black, 2, {}}}, BrailleKind::answer},
    {{Audience::table, false, DrawOfferTold{chess::Color::black}}, BrailleKind::offer},
    {{Audience::table, false, DrawDeclined{chess::Color::black}}, BrailleKind::result},
    {{Audience::table, false, GameOver{GameResult::draw}}, BrailleKind::result},
    {{Audience::table, false, EndingProposed{chess::Color::black, Ending::checkmate, GameResult::black_wins}},
     BrailleKind::result},
    {{Audience::table, false, ClaimTold{ClaimKind::threefold}}, BrailleKind::result},
    {{Audience::white, false, ClaimTold{ClaimKind::touched_piece}}, BrailleKind::answer},
    {{Audience::table, false, DeviceLost{Device::clock}}, BrailleKind::device},
    {{Audience::table, false, CallArbiter{}}, BrailleKind::status},
    {{Audience::white, false, PiecesStand{}}, BrailleKind::status},
    {{Audience::white, false, LowTimeTold{std::chrono::seconds{240}}}, BrailleKind::status},
    {{Audience::white, false, MoveNumberTold{12}}, BrailleKind::answer},
    {{Audience::white, false, MoveRefused{MoveRefusal::not_a_move, "e9"}}, BrailleKind::answer},
    {{Audience::white, false, OnceMoreAsked{TwiceEntered::resignation, chess::Color::white}},
     BrailleKind::answer},
};

/// What this reader reads of an announcement for each audience.
Lines read_by(Whose reader) {
  Lines lines;
  BrailleTeller teller{std::make_unique<KeptDisplay>(lines), reader, {}, {}};
  teller.tell(test::said(test::move(chess::Kind::knight, "g1", "f3"), Audience::table));
  teller.tell({Audience::white, false, MoveNumberTold{12}});
  teller.tell({Audience::black, false, TimesTold{std::chrono::seconds{301}, std::chrono::seconds{240}}});
  return lines;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_player_reads_what_is_for_the_table_and_for_him_and_never_what_is_for_his_opponent) {
  Lines const white{"1.Nf3", "Moves: 12"}, black{"1.Nf3", "You 0:05:01, opponent 0:04:00"};
  Lines const both{"1.Nf3", "Moves: 12", "You 0:05:01, opponent 0:04:00"};
  BOOST_TEST(read_by(Whose::white) == white, boost::test_tools::per_element());
  BOOST_TEST(read_by(Whose::black) == black, boost::test_tools::per_element());
  BOOST_TEST(read_by(Whose::both) == both, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(each_line_is_of_the_kind_that_decides_how_long_it_waits) {
  std::optional<BrailleLine> last;
  BrailleTeller teller{std::make_unique<LastKind>(last), Whose::white, {}, {}};
  for (auto const& each : kinds) {
    teller.tell(each.announcement);
    BOOST_TEST((last->kind == each.kind), last->text);
  }
}

BOOST_AUTO_TEST_CASE(an_offer_and_a_move_say_whose_they_are) {
  std::optional<BrailleLine> last;
  BrailleTeller teller{std::make_unique<LastKind>(last), Whose::white, {}, {}};
  teller.tell({Audience::table, false, DrawOfferTold{chess::Color::black}});
  BOOST_TEST((last->by == chess::Color::black));
  teller.tell(test::said(test::move(chess::Kind::knight, "g1", "f3"), Audience::table));
  BOOST_TEST((last->by == chess::Color::white));
}

BOOST_AUTO_TEST_CASE(an_offer_told_once_more_is_an_answer_that_lapses_like_the_offer) {
  std::optional<BrailleLine> last;
  BrailleTeller teller{std::make_unique<LastKind>(last), Whose::white, {}, {}};
  teller.tell({Audience::table, true, DrawOfferTold{chess::Color::black}});
  BOOST_TEST((last->kind == BrailleKind::answer));
  BOOST_TEST(is_lapsed_offer(*last, std::nullopt));
  BOOST_TEST(!is_lapsed_offer(*last, chess::Color::black));
  teller.tell(test::said(test::move(chess::Kind::knight, "g1", "f3"), Audience::table));
  BOOST_TEST(!is_lapsed_offer(*last, std::nullopt));
}

BOOST_AUTO_TEST_CASE(an_offer_among_other_facts_lapses_like_the_offer) {
  std::optional<BrailleLine> last;
  BrailleTeller teller{std::make_unique<LastKind>(last), Whose::white, {}, {}};
  Content const facts[] = {DeviceLost{Device::clock}, DrawOfferTold{chess::Color::black},
                           MoveAwaited{chess::Color::white}};
  teller.tell({Audience::white, false, StandingTold{{std::begin(facts), std::end(facts)}}});
  BOOST_TEST(is_lapsed_offer(*last, std::nullopt));
  BOOST_TEST(!is_lapsed_offer(*last, chess::Color::black));
  teller.tell({Audience::white, false, StandingTold{{MoveAwaited{chess::Color::white}}}});
  BOOST_TEST(!is_lapsed_offer(*last, std::nullopt));
}

BOOST_AUTO_TEST_CASE(moves_stand_in_the_letters_asked_for_and_repeats_say_so) {
  Lines lines;
  BrailleTeller teller{std::make_unique<KeptDisplay>(lines), Whose::white, {}, {.letters = notation::german}};
  Announcement knight = test::said(test::move(chess::Kind::knight, "g1", "f3"));
  teller.tell(knight);
  knight.is_repeat = true;
  teller.tell(knight);
  Lines const expected{"1.Sf3", "Repeat: 1.Sf3"};
  BOOST_TEST(lines == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::speech
