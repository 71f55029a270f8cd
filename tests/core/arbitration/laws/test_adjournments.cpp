// SPDX-License-Identifier: GPL-3.0-or-later
// Adjourned games by Guideline I: sealed moves, absences, envelopes, offers.
#include "tests/core/arbitration/laws/board_situations.hpp"

#include <boost/test/data/test_case.hpp>

using namespace std::chrono_literals;
using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;

BOOST_AUTO_TEST_SUITE(adjournment_rulings)

namespace {

constexpr char const* two_knights = "q3k3/8/8/8/8/8/8/1N1NK3 w - - 0 40";
constexpr char const* one_knight = "4k2r/8/8/8/8/8/8/3NK3 w - - 0 40";
constexpr char const* bare_opponent = "4k3/8/8/8/8/8/8/1N1NK2R w - - 0 40";
constexpr char const* mate_in_one = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 40";

struct Sealed {
  char const* name;
  char const* fen;
  char const* text;
  SheetLanguage language;
  Outcome outcome;
  Law law;
};
std::ostream& operator<<(std::ostream& out, Sealed const& s) { return out << s.name; }

constexpr auto en = SheetLanguage::english;
constexpr auto fi = SheetLanguage::finnish;
std::vector<Sealed> const sealed{
    {"ambiguous", two_knights, "Nc3", en, Outcome::white_loses, law("I.8.1")},
    {"clear", two_knights, "Nbc3", en, Outcome::game_continues, law("I.9.1")},
    {"in Finnish letters", one_knight, "Re3", fi, Outcome::game_continues, law("I.9.1")},
    {"in letters of another language", one_knight, "Re3", en, Outcome::white_loses, law("I.8.3")},
    {"illegal", one_knight, "Nd4", en, Outcome::white_loses, law("I.8.3")},
    {"unintelligible", one_knight, "N???", en, Outcome::white_loses, law("I.8.2")},
    {"illegal, but the opponent cannot mate", bare_opponent, "Nd4", en, Outcome::draw, law("I.8.3")},
    {"mate", mate_in_one, "Ra8", en, Outcome::black_loses, law("I.10")},
};

fact::SealedMove by_white(char const* text) { return {Color::white, text, en}; }
fact::DefaultTime announced(Millis time) { return {true, time, std::nullopt}; }

Ruling ruling(std::vector<Item> items, Ask ask = Ask::ruling, RuleSet rules = RuleSet::fide_2023) {
  return ruled_in(standard(rules), std::move(items), ask);
}

}  // namespace

BOOST_DATA_TEST_CASE(sealed_moves_are_read, sealed) {
  fact::SealedMove const move{Color::white, sample.text, sample.language};
  for (RuleSet const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    Ruling const found = ruling({position(sample.fen), move}, Ask::ruling, rules);
    BOOST_TEST((found.outcome == sample.outcome));
    BOOST_TEST(cites(found, sample.law));
  }
}

BOOST_AUTO_TEST_CASE(the_sealer_must_have_the_move) {
  fact::SealedMove const move{Color::black, "Re8", en};
  BOOST_TEST(fault_in({position(one_knight), move}, Ask::ruling).fact == "sealed-move.by");
}

BOOST_AUTO_TEST_CASE(who_comes_late_loses_unless_the_sealed_move_ended_the_game) {
  auto const late = [](char const* fen, char const* text, Color who, Millis after) {
    return ruling({position(fen), by_white(text), announced(15min), event::Arrive{who, after}}).outcome;
  };
  BOOST_TEST((late(one_knight, "Ne3", Color::black, 15min) == Outcome::game_continues));
  BOOST_TEST((late(one_knight, "Ne3", Color::black, 15min + 1ms) == Outcome::black_loses));
  BOOST_TEST((late(one_knight, "Ne3", Color::white, 16min) == Outcome::white_loses));
  BOOST_TEST((late(mate_in_one, "Ra8", Color::white, 16min) == Outcome::black_loses));
}

BOOST_AUTO_TEST_CASE(the_replier_loses_the_time_until_he_arrives) {
  std::vector<Item> const both_away{fact::Replier{Color::black}, announced(1h), fact::BothAbsent{},
                                    event::Arrive{Color::white, 5min}, event::Arrive{Color::black, 20min}};
  Ruling const found = ruling(both_away, Ask::clock);
  BOOST_TEST((found.time_lost.black == Millis{20min}));
  BOOST_TEST((found.time_lost.white == Millis{0}));
  BOOST_TEST(cites(found, law("I.11")));
  Ruling const alone =
      ruling({fact::Replier{Color::black}, announced(1h), event::Arrive{Color::black, 20min}});
  BOOST_TEST((alone.time_lost.black == Millis{20min}));
  BOOST_TEST(cites(alone, law("I.9.2")));
}

BOOST_AUTO_TEST_CASE(leaving_early_costs_the_rest_of_the_session) {
  fact::Clock clock;
  clock.white = 10min;
  clock.black = 40min;
  Ruling const found = ruling({fact::Session{25min}, event::AdjournEarly{Color::black}, clock}, Ask::clock);
  BOOST_TEST((found.time_used_added.black == Millis{25min}));
  BOOST_TEST((found.clock.black == Millis{15min}));
  BOOST_TEST(!found.time_used_added.white.has_value());
  BOOST_TEST(fault_in({event::AdjournEarly{Color::black}}, Ask::clock).fact == "session");
}

BOOST_AUTO_TEST_CASE(a_lost_envelope) {
  Ruling const known = ruling({fact::Envelope{true}, fact::TimesKnown{true}});
  BOOST_TEST((known.outcome == Outcome::game_continues));
  BOOST_TEST(!known.are_clocks_left_to_arbiter);
  BOOST_TEST(ruling({fact::Envelope{true}, fact::TimesKnown{false}}).are_clocks_left_to_arbiter);
}

BOOST_AUTO_TEST_CASE(a_move_on_the_board_after_the_call_is_the_sealed_one) {
  Ruling const found = ruling({event::ToldToSeal{}, makes("g8f6", Color::black)}, Ask::next_action);
  BOOST_TEST((found.sealed_move == "g8f6"));
  BOOST_TEST(fault_in({position(one_knight), event::ToldToSeal{}, makes("d1d2")}, Ask::next_action).fact ==
             "make-move.uci");
}

BOOST_AUTO_TEST_CASE(offers_last_and_games_may_end_before_they_are_resumed) {
  auto const move = by_white("Ne3");
  event::OfferDraw const offer{Color::black};
  BOOST_TEST((ruling({position(one_knight), move, offer}).draw_offer_by == Color::black));
  BOOST_TEST((ruling({position(one_knight), move, offer, event::AcceptDraw{Color::white}}).outcome ==
              Outcome::draw));
  BOOST_TEST(
      (ruling({position(one_knight), move, event::Resign{Color::black}}).outcome == Outcome::black_loses));
}

BOOST_AUTO_TEST_CASE(wrong_times_are_corrected_before_the_first_move) {
  auto const outcome = [](unsigned moves) {
    return ruling({fact::Replier{Color::black}, fact::ClockSettingWrong{moves}}, Ask::permission).outcome;
  };
  BOOST_TEST((outcome(0) == Outcome::allowed));
  BOOST_TEST((outcome(1) == Outcome::forbidden));
}

BOOST_AUTO_TEST_SUITE_END()
