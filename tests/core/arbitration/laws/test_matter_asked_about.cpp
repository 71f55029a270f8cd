// SPDX-License-Identifier: GPL-3.0-or-later
// What happened last is asked about; an offence before a flag, and moves name nothing by themselves.
#include "core/arbitration/laws/decide.hpp"
#include "core/arbitration/laws/matter_of.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using chess::Color;

BOOST_AUTO_TEST_SUITE(matter_asked_about_by)

namespace {

constexpr Regime standard{RuleSet::fide_2023, Phase::standard, Supervision::competition};

event::Claim claim(event::ClaimKind kind, Actor by = Actor::white) {
  event::Claim claimed;
  claimed.by = by;
  claimed.kind = kind;
  return claimed;
}
event::PressClock press(Actor by) {
  event::PressClock pressed;
  pressed.by = by;
  return pressed;
}
event::ArbiterObserves observed(event::Observed what) { return {what}; }

using event::ClaimKind;

struct Row {
  char const* title;
  std::vector<Item> items;
  Matter const* matter;
  Ask ask = Ask::ruling;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.title; }

std::vector<Row> const rows{
    {"an agreement behind displaced pieces", {event::Displaced{}, event::AgreeDraw{}}, &draw_agreements},
    {"displaced pieces behind an agreement", {event::AgreeDraw{}, event::Displaced{}}, &irregularities},
    {"a flag behind a claim of a draw",
     {claim(ClaimKind::threefold_occurred), observed(event::Observed::flag_fall)},
     &flag_falls},
    {"a claim of a draw behind a flag",
     {observed(event::Observed::flag_fall), claim(ClaimKind::threefold_occurred)},
     &draw_claims},
    {"a flag that nobody acts on behind a claim",
     {claim(ClaimKind::threefold_occurred), event::FlagFall{}},
     &draw_claims},
    {"normal means before a flag",
     {claim(ClaimKind::normal_means), claim(ClaimKind::flag)},
     &quickplay_finishes},
    {"an offence before a flag", {event::TwoHandedMove{}, claim(ClaimKind::flag)}, &illegal_moves},
    {"a claim of a draw behind an offence",
     {event::IllegalMoveCompleted{}, claim(ClaimKind::fifty_occurred)},
     &draw_claims},
    {"an acceptance belongs to the claim",
     {claim(ClaimKind::threefold_occurred), event::AcceptDraw{Color::black}},
     &draw_claims},
    {"a flag before an acceptance",
     {event::OfferDraw{}, event::FlagFall{}, event::AcceptDraw{}},
     &flag_falls},
    {"a phone behind what was said", {event::ProgramSays{}, event::PhoneSounds{}}, &phones},
    {"what was said behind a phone", {event::PhoneSounds{}, event::ProgramSays{}}, &program_tellings},
    {"smoking last", {event::PhoneSounds{}, event::Smoke{}}, &behaviours},
    {"a phone behind smoking", {event::Smoke{}, event::PhoneSounds{}}, &phones},
    {"a claim of a parent",
     {claim(ClaimKind::flag), claim(ClaimKind::flag, Actor::parent)},
     &claims_of_outsiders},
    {"a claim that is about nothing told",
     {event::Displaced{}, claim(ClaimKind::clock_setting)},
     &irregularities},
    {"a press by an assistant", {event::MakeMove{}, press(Actor::assistant)}, &acts_of_assistants},
    {"a press by a player is no matter", {event::Arrive{}, press(Actor::white)}, &late_arrivals},
    {"may he press", {event::MakeMove{}, press(Actor::white)}, &clock_presses, Ask::permission},
    {"may an assistant claim",
     {claim(ClaimKind::flag, Actor::assistant)},
     &acts_of_assistants,
     Ask::permission},
    {"an assistant has claimed", {claim(ClaimKind::flag, Actor::assistant)}, &flag_falls},
    {"facts behind what happened", {event::PhoneSounds{}, fact::ColoursReversed{}}, &phones},
    {"the last fact", {fact::Device{}, fact::ColoursReversed{}}, &irregularities},
    {"an old illegal move, whatever was done when it was found",
     {fact::IllegalMoveInHistory{}, claim(ClaimKind::threefold_occurred)},
     &illegal_moves},
    {"an adjourned game is resigned", {fact::SealedMove{}, event::Resign{}}, &endings_before_resumption},
    {"the thinking before a flag", {event::Thinking{}, event::FlagFall{}}, &thinking_times, Ask::clock},
    {"nothing", {}, nullptr},
};

}  // namespace

BOOST_DATA_TEST_CASE(what_happened_last, boost::unit_test::data::make(rows), row) {
  BOOST_CHECK(matter_asked_about({standard, row.items, row.ask}) == row.matter);
}

// An assistant's claim is found behind one that a player made later.
BOOST_AUTO_TEST_CASE(an_assistants_claim_before_another_one) {
  auto const ruling = decide(
      {standard,
       {claim(ClaimKind::flag, Actor::sighted_assistant), claim(ClaimKind::illegal_move, Actor::black)},
       Ask::permission});
  BOOST_REQUIRE(ruling.has_value());
  BOOST_CHECK(ruling->outcome == Outcome::forbidden);
}

BOOST_AUTO_TEST_SUITE_END()
