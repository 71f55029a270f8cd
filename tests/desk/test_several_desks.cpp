// SPDX-License-Identifier: GPL-3.0-or-later
// What one desk decides and says at another one: replaced, in conflict, on it, after a new start.
#include "tests/desk/several_desks.hpp"

#include <algorithm>
#include <random>

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using namespace std::chrono_literals;
using desk::Desk;
using desk::Reason;

BOOST_AUTO_TEST_SUITE(several_desks)

namespace {

std::string const place = "table1, round 1, board 1";

struct Hall {
  TemporaryFolder folder;
  test::ToldGame game{table::TableSetup{}};
  std::unique_ptr<Desk> one = begun(1), two = begun(2);

  std::string file(int number) const { return folder / ("decisions" + std::to_string(number) + ".sqlite"); }
  std::unique_ptr<Desk> begun(int number) {
    auto made = test::joined_desk(file(number), "desk" + std::to_string(number), game.now());
    if (game.numbered().size() == 1)
      game.record(
          table::Irregularity{table::IrregularityKind::announced_another_move, chess::Color::white, 1, {}});
    tell(*made);
    return made;
  }
  void tell(Desk& to) { to.take({{place, "g", game.numbered(), {}, {}, 1U}}, game.now()); }
  void exchange(Millis later = 0s) {
    test::pass(*one, *two, game.now() + later);
    test::pass(*two, *one, game.now() + later);
  }
  template <class Look>
  auto seat_at(Desk const& at, Look look) const {
    return at.with_boards([&](desk::Boards const& boards) { return look(*boards.find(1)); });
  }
  desk::Entry entry(Desk const& at, std::string decided, std::int64_t replaces = 0) const {
    auto const news = seat_at(at, [](desk::Seat const& seat) { return seat.board.last_news(); });
    desk::Entry made{1, news, "Aino", std::move(decided), "why"};
    made.replaces = replaces;
    return made;
  }
  std::int64_t decide(Desk& at, std::string decided, std::int64_t replaces = 0) const {
    auto const made = at.decide(entry(at, std::move(decided), replaces), game.now());
    BOOST_TEST_REQUIRE(made.has_value());
    return made->number;
  }
  std::string on_it(Desk const& at, Instant now) const {
    return seat_at(at, [&](desk::Seat const& seat) { return seat.on_it.names(now); });
  }
  bool is_in_conflict(Desk const& at) const {
    return seat_at(at, [&](desk::Seat const& seat) {
      auto const reasons = seat.attention(game.now());
      return std::ranges::count(reasons, Reason::decided_twice, &desk::Attention::why) == 1;
    });
  }
};

std::vector<std::string> told(Desk& at) {
  std::vector<std::string> list;
  for (auto const& each : at.decisions()) {
    std::string replaced;
    for (auto const& other : at.decisions())
      if (other.number == each.replaces) replaced = " for " + other.label();
    list.push_back(each.label() + ' ' + each.decided + replaced);
  }
  return list;
}

std::vector<std::string> sorted(std::vector<std::string> list) {
  std::ranges::sort(list);
  return list;
}

using Lines = std::vector<std::string>;

}  // namespace

BOOST_FIXTURE_TEST_CASE(a_decision_settles_the_board_at_every_desk, Hall) {
  decide(*one, "play on");
  exchange();
  BOOST_TEST(told(*two) == Lines{"desk1-1 play on"}, boost::test_tools::per_element());
  BOOST_TEST(!seat_at(*two, [&](desk::Seat const& seat) { return seat.needs_arbiter(game.now()); }));
  exchange();
  BOOST_TEST(told(*two).size() == 1U);
  auto const all = two->decisions();
  BOOST_TEST(all[0].arbiter == "Aino");
  BOOST_TEST(all[0].reason == "why");
  BOOST_TEST(all[0].about.board == place);
  BOOST_TEST(all[0].about.number == 1U);
  BOOST_TEST((all[0].at == game.now()));
}

BOOST_FIXTURE_TEST_CASE(what_another_desk_decided_can_be_replaced_and_is_the_same_everywhere, Hall) {
  decide(*two, "something");
  exchange();
  decide(*one, "play on");  // so that numbers in the files differ
  auto const theirs = one->decisions()[0];
  decide(*one, "two minutes", theirs.number);
  exchange();
  Lines const wanted{"desk1-1 play on", "desk1-2 two minutes for desk2-1", "desk2-1 something"};
  BOOST_TEST(sorted(told(*one)) == wanted, boost::test_tools::per_element());
  BOOST_TEST(sorted(told(*two)) == wanted, boost::test_tools::per_element());
  BOOST_TEST((two->decide(entry(*two, "third", two->decisions()[0].number), game.now()).error() ==
              desk::Refusal::not_replaced));
}

BOOST_FIXTURE_TEST_CASE(two_desks_that_decide_unseen_are_both_told_until_one_decides_with_both_in_sight,
                        Hall) {
  decide(*one, "play on");
  decide(*two, "two minutes");
  BOOST_TEST(!is_in_conflict(*one));
  exchange();
  for (Desk* each : {one.get(), two.get()}) {
    BOOST_TEST(is_in_conflict(*each));
    BOOST_TEST(each->decisions().size() == 2U);
    BOOST_TEST(std::ranges::count(each->hub().since({"e", 0})->alarms, Reason::decided_twice,
                                  [](desk::Alarm const& alarm) { return alarm.attention.why; }) == 1);
  }
  decide(*two, "two minutes, agreed");
  BOOST_TEST(!is_in_conflict(*two));
  exchange();
  BOOST_TEST(!is_in_conflict(*one));
  BOOST_TEST(one->decisions().size() == 3U);
}

BOOST_FIXTURE_TEST_CASE(the_same_decision_twice_is_no_conflict, Hall) {
  decide(*one, "Seen, nothing to do");
  decide(*two, "Seen, nothing to do");
  exchange();
  BOOST_TEST(!is_in_conflict(*one));
  BOOST_TEST(one->decisions().size() == 2U);
}

BOOST_FIXTURE_TEST_CASE(a_decision_that_did_not_see_anothers_is_shown_the_board_again, Hall) {
  auto late = entry(*two, "two minutes");
  late.decisions_seen = 0;
  decide(*one, "play on");
  exchange();
  BOOST_TEST((two->decide(late, game.now()).error() == desk::Refusal::outdated));
  late.decisions_seen = 1;
  BOOST_TEST(two->decide(late, game.now()).has_value());
}

BOOST_FIXTURE_TEST_CASE(who_is_on_a_board_is_seen_by_all_until_it_is_decided_or_ten_minutes, Hall) {
  auto const start = game.now();
  BOOST_TEST(one->set_on_it(1, "Aino", start));
  BOOST_TEST(two->set_on_it(1, "Bertil", start));
  exchange();
  for (Desk* each : {one.get(), two.get()}) {
    BOOST_TEST(on_it(*each, start) == "Aino, Bertil");
    BOOST_TEST(on_it(*each, start + desk::on_it_lasts - 1ms) == "Aino, Bertil");
    BOOST_TEST(on_it(*each, start + desk::on_it_lasts) == "");
  }
  auto const before = one->hub().newest();
  one->pass_time(start + 1s);
  one->pass_time(start + desk::on_it_lasts);
  BOOST_TEST(one->hub().since(before)->rows == std::vector{1U}, boost::test_tools::per_element());
  BOOST_TEST(one->set_on_it(1, "", start + 2s));
  exchange(2s);
  BOOST_TEST(on_it(*two, start + 2s) == "");
  BOOST_TEST(two->set_on_it(1, "Bertil", start + 3s));
  exchange(3s);
  BOOST_TEST(on_it(*one, start + 3s) == "Bertil");
  BOOST_TEST_REQUIRE(one->decide(entry(*one, "play on"), start + 4s).has_value());
  exchange(4s);
  BOOST_TEST(on_it(*two, start + 4s) == "");
}

BOOST_FIXTURE_TEST_CASE(a_desk_that_was_off_catches_up_and_one_that_starts_again_knows_all, Hall) {
  two.reset();
  decide(*one, "play on");
  BOOST_TEST(one->set_on_it(1, "Aino", game.now() + 1s));
  two = begun(2);
  BOOST_TEST(two->decisions().empty());
  exchange();
  two.reset();
  two = begun(2);
  BOOST_TEST(told(*two) == Lines{"desk1-1 play on"}, boost::test_tools::per_element());
  one.reset();
  one = begun(1);
  BOOST_TEST(told(*one) == Lines{"desk1-1 play on"}, boost::test_tools::per_element());
  BOOST_TEST(one->last_entry() == 2);
  decide(*one, "again");
  exchange();
  BOOST_TEST(told(*two).size() == 2U);
}

BOOST_FIXTURE_TEST_CASE(what_another_program_adds_to_the_file_reaches_all, Hall) {
  program::RecordedDecision other;
  other.about.board = place;
  other.about.game = "g";
  other.decided = "by hand";
  BOOST_TEST_REQUIRE(test::decisions_file(file(1)).add(other).has_value());
  one->pass_time(game.now() + 10s);
  exchange();
  BOOST_TEST(told(*two) == Lines{"desk1-1 by hand"}, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(a_decision_on_a_game_that_has_not_come_yet_holds_when_it_comes, Hall) {
  decide(*one, "play on");
  auto const three = test::joined_desk(folder / "decisions3.sqlite", "desk3", game.now());
  test::pass(*one, *three, game.now());
  tell(*three);
  BOOST_TEST(!seat_at(*three, [&](desk::Seat const& seat) { return seat.needs_arbiter(game.now()); }));
}

BOOST_FIXTURE_TEST_CASE(a_proposal_longer_than_a_message_is_cut_for_the_others_and_nothing_else_is, Hall) {
  auto made = entry(*one, std::string(3'000, 'd'));
  made.ruling = std::string(40'000, 'r');
  BOOST_TEST_REQUIRE(one->decide(made, game.now()).has_value());
  BOOST_TEST(text_of(one->entries({1, 1})[0]).has_value());
  exchange();
  auto const theirs = two->decisions()[0];
  BOOST_TEST(theirs.decided == made.decided);
  BOOST_TEST(theirs.about.ruling == std::string(500, 'r'));
  BOOST_TEST(one->decisions()[0].about.ruling == made.ruling);
  made = entry(*one, std::string(20'000, 'd'));
  BOOST_TEST((one->decide(made, game.now()).error() == desk::Refusal::not_written));
  BOOST_TEST(one->decisions().size() == 1U);
}

BOOST_FIXTURE_TEST_CASE(an_entry_that_says_nothing_readable_is_kept_and_harms_nothing, Hall) {
  hall::DeskLogName const log{hall::Level::parse("desk9").value(), hall::GameId::parse("log").value()};
  std::vector<desk::SaidEntry> said;
  for (char const* text : {"{}", R"({"event":"x","board":[1],"replaces":7,"seen":3,"arbiter":null})",
                           R"({"seen":{"desk1/x":"y"},"replaces":["desk1"]})"})
    for (char const* kind : {"decision", "on-it", "other"})
      said.push_back(
          {log.desk, {log.log, static_cast<std::int64_t>(said.size()) + 1, game.now(), kind, text}});
  BOOST_TEST(one->keep(said, game.now()));
  BOOST_TEST(one->decisions().size() == 3U);
  decide(*one, "play on");
  BOOST_TEST(one->decisions().size() == 4U);
  BOOST_TEST(!one->keep(said, game.now()));  // they are here
  BOOST_TEST(one->decisions().size() == 4U);
}

namespace {

/// What everybody has to know alike at the end, whatever came first.
std::string view_of(Hall const& hall, Desk& at, Instant now) {
  std::string view;
  for (std::string const& line : sorted(told(at))) view += line + '\n';
  return view + hall.on_it(at, now) + (hall.is_in_conflict(at) ? " conflict" : "");
}

}  // namespace

BOOST_DATA_TEST_CASE(in_whatever_order_it_comes_all_desks_know_the_same, boost::unit_test::data::xrange(12u),
                     seed) {
  std::mt19937 random{seed};
  Hall hall;
  auto const three = test::joined_desk(hall.folder / "decisions3.sqlite", "desk3", hall.game.now());
  hall.tell(*three);
  std::array<Desk*, 3> const desks{hall.one.get(), hall.two.get(), three.get()};
  auto now = hall.game.now();
  for (int step = 0; step < 40; ++step) {
    now += 7s;
    Desk& some = *desks[random() % 3];
    Desk& other = *desks[random() % 3];
    auto const replaced =
        some.decisions().empty() ? 0 : some.decisions()[random() % some.decisions().size()].number;
    switch (random() % 5) {
      case 0:
        BOOST_TEST(some.set_on_it(1, random() % 4 == 0 ? "" : "A" + std::to_string(random() % 3), now));
        break;
      case 1:
        (void)some.decide(hall.entry(some, "d" + std::to_string(step), random() % 2 == 0 ? replaced : 0),
                          now);
        break;
      default:
        if (&some != &other) test::pass(some, other, now);
    }
  }
  for (Desk* from : desks)
    for (Desk* to : desks)
      if (from != to) test::pass(*from, *to, now);
  auto const wanted = view_of(hall, *desks[0], now);
  for (Desk* each : desks) BOOST_TEST(view_of(hall, *each, now) == wanted);
}

BOOST_AUTO_TEST_SUITE_END()
