// SPDX-License-Identifier: GPL-3.0-or-later
// What the hall's own configuration lets a table do, tried at a real broker, and whether `hall check` finds
// what is wrong.
#include "tests/hall/broker/broker.hpp"
#include "tests/hall/broker/receiver.hpp"
#include "tests/programs/program.hpp"

#include <filesystem>
#include <fstream>
#include <poll.h>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::hall_test;

BOOST_AUTO_TEST_SUITE(access_rights, *boost::unit_test::precondition(mosquitto_is_installed))

namespace {

/// The first news of this kind.
template <class News>
std::optional<News> wait_for(hall::BrokerLink& link) {
  auto const now = [] { return std::chrono::steady_clock::now(); };
  for (auto const limit = now() + patience; now() < limit;) {
    for (hall::LinkEvent const& event : link.turn(now()))
      if (auto const* const news = std::get_if<News>(&event)) return *news;
    auto wanted = link.wanted();
    ::poll(&wanted, 1, 20);
  }
  return std::nullopt;
}

hall::BrokerLink link_of(hall::BrokerAccount account, std::optional<hall::Will> will = std::nullopt) {
  return hall::BrokerLink::make(std::move(account), std::move(will), [] { return Millis{100}; }).value();
}

/// The broker has taken what was published; false: it ended the connection.
bool is_answered(hall::BrokerLink& link) {
  auto const now = [] { return std::chrono::steady_clock::now(); };
  for (auto const limit = now() + patience; now() < limit;) {
    for (hall::LinkEvent const& event : link.turn(now())) {
      if (std::holds_alternative<hall::Published>(event)) return true;
      if (std::holds_alternative<hall::LinkLost>(event)) return false;
    }
    auto wanted = link.wanted();
    ::poll(&wanted, 1, 20);
  }
  return false;
}

std::string text_of(std::string const& file) {
  std::ifstream in{file};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::string const own = "tactus/1/table1/1/1/", foreign = "tactus/1/table2/1/2/";

void replace_in(std::string const& file, std::string const& from, std::string const& to) {
  std::ifstream in{file};
  std::string text{std::istreambuf_iterator<char>{in}, {}};
  BOOST_TEST_REQUIRE(text.find(from) != std::string::npos);
  text.replace(text.find(from), from.size(), to);
  std::ofstream{file} << text;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_table_may_publish_its_own_and_nobody_elses) {
  Broker broker{2};
  auto link = link_of(broker.account("table1"));
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(link).has_value());
  BOOST_TEST(link.publish(own + "ev", "x", false).has_value());
  BOOST_TEST(wait_for<hall::Published>(link).has_value());
  BOOST_TEST(link.publish("tactus/1/table1/30/1/state", "x", true).has_value());
  BOOST_TEST(wait_for<hall::Published>(link).has_value());
  BOOST_TEST(link.publish("tactus/1/table1/blitz/1/link", "x", true).has_value());
  BOOST_TEST(wait_for<hall::Published>(link).has_value());
  for (std::string const& topic :
       {std::string{"tactus/1/table1/1/2/ev"}, std::string{"tactus/1/table1/1/A1/link"},
        std::string{"tactus/1/table1/31/1/state"}, std::string{"tactus/1/table1/1/1/other"}, foreign + "ev",
        foreign + "state", own + "ack", std::string{"other"}}) {
    auto const message = link.publish(topic, "x", false);
    auto const refused = wait_for<hall::PublishRefused>(link);
    BOOST_TEST_REQUIRE(refused.has_value(), topic);
    BOOST_TEST(refused->message == *message);
    BOOST_TEST(refused->why == "Not authorized");
  }
}

BOOST_AUTO_TEST_CASE(a_table_hears_its_own_acknowledgement_only) {
  Broker broker{2};
  auto desk = link_of(broker.account("desk")), table = link_of(broker.account("table1"));
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(desk).has_value());
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(table).has_value());
  table.subscribe("tactus/#");
  (void)wait_for<hall::Subscribed>(table);
  BOOST_TEST(desk.publish(foreign + "ack", "foreign", true).has_value());
  BOOST_TEST(wait_for<hall::Published>(desk).has_value());
  BOOST_TEST(desk.publish(own + "ack", "own", true).has_value());
  BOOST_TEST(wait_for<hall::Published>(desk).has_value());
  auto const heard = wait_for<hall::Arrived>(table);
  BOOST_TEST_REQUIRE(heard.has_value());
  BOOST_TEST(heard->payload == "own");
}

BOOST_AUTO_TEST_CASE(the_last_will_of_a_table_cannot_speak_for_another) {
  Broker broker{2};
  Receiver desk{broker.account("desk")};
  BOOST_TEST_REQUIRE(desk.until([&] { return desk.is_up(); }));
  {
    auto liar = link_of(broker.account("table1"), hall::Will{foreign + "link", "\"lost\""});
    (void)wait_for<hall::LinkUp>(liar);
  }  // gone without a word
  {
    auto honest = link_of(broker.account("table1"), hall::Will{own + "link", "\"lost\""});
    BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(honest).has_value());
  }
  BOOST_TEST(desk.until([&] { return !desk.links().empty(); }));
  BOOST_TEST(desk.links().begin()->first.table.text() == "table1");
}

BOOST_AUTO_TEST_CASE(each_of_several_desks_speaks_for_itself_alone_and_acknowledges_every_table) {
  Broker broker{1, 3};
  BOOST_TEST(!std::filesystem::exists(broker.file_of("desk")));
  auto link = link_of(broker.account("desk2"));
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(link).has_value());
  std::string const all = "tactus/1/";
  for (std::string const& topic : {own + "ack", own + "call", all + "desk2/here", all + "desk2/said",
                                   all + "desk2/have/desk1", all + "desk2/have/desk3"}) {
    BOOST_TEST(link.publish(topic, "x", false).has_value());
    BOOST_TEST(wait_for<hall::Published>(link).has_value(), topic);
  }
  for (std::string const& topic :
       {own + "ev", own + "state", own + "link", all + "desk1/here", all + "desk1/said", all + "desk3/said",
        all + "desk1/have/desk2", all + "desk2/have/stranger"}) {
    BOOST_TEST(link.publish(topic, "x", false).has_value());
    BOOST_TEST(wait_for<hall::PublishRefused>(link).has_value(), topic);
  }
  auto table = link_of(broker.account("table1"));
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(table).has_value());
  table.subscribe("tactus/#");  // of what desks say, a table hears what is for it
  (void)wait_for<hall::Subscribed>(table);
  for (std::string const& topic : {all + "desk2/said", own + "call"}) {
    BOOST_TEST(link.publish(topic, topic, false).has_value());
    BOOST_TEST(wait_for<hall::Published>(link).has_value());
  }
  BOOST_TEST(wait_for<hall::Arrived>(table).value_or(hall::Arrived{}).payload == own + "call");
  auto const checked = run("tactus-arbiter", {"hall", "check", broker.folder()});
  BOOST_TEST(checked.status == 0, checked.out);
  BOOST_TEST(checked.out.find("accounts: 4\n") != std::string::npos, checked.out);
}

BOOST_AUTO_TEST_CASE(a_stranger_is_refused) {
  Broker broker{1};
  auto account = broker.account("table1");
  account.password = "wrong";
  auto wrong = link_of(account);
  BOOST_TEST((wait_for<hall::LinkLost>(wrong).value_or(hall::LinkLost{}).why == "Not authorized"));
  account = broker.account("table1");
  account.authority.clear();
  auto plain = link_of(account);
  BOOST_TEST(wait_for<hall::LinkLost>(plain).has_value());
  Broker other{1};
  account = broker.account("table1");
  account.authority = other.account("table1").authority;
  auto deceived = link_of(account);
  BOOST_TEST(wait_for<hall::LinkLost>(deceived).has_value());
}

BOOST_AUTO_TEST_CASE(a_message_that_is_too_long_is_refused) {
  Broker broker{1};
  auto link = link_of(broker.account("table1"));
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(link).has_value());
  BOOST_TEST(link.publish(own + "ev", std::string(20'000, 'x'), false).has_value());
  BOOST_TEST(wait_for<hall::PublishRefused>(link).value_or(hall::PublishRefused{}).why == "Packet too large");
}

BOOST_AUTO_TEST_CASE(the_check_finds_all_well_with_and_without_a_running_broker) {
  Broker broker{3};
  auto const good = run("tactus-arbiter", {"hall", "check", broker.folder()});
  BOOST_TEST(good.status == 0, good.out);
  BOOST_TEST(good.out.find("broker: each table may publish its own") != std::string::npos);
  broker.kill_and_forget();
  auto const silent = run("tactus-arbiter", {"hall", "check", broker.folder()});
  BOOST_TEST(silent.status == 0, silent.out);
  BOOST_TEST(silent.out.find("broker 127.0.0.1: nobody listens at port") != std::string::npos);
  BOOST_TEST(silent.out.find("only the files were looked at") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_check_finds_a_list_of_rights_that_is_too_wide) {
  Broker broker{2};
  broker.kill_and_forget();
  replace_in(broker.folder() + "/acl", "topic write tactus/1/table1/1/1/ev", "topic write tactus/1/+/+/+/ev");
  broker.start();
  auto const found = run("tactus-arbiter", {"hall", "check", broker.folder()});
  BOOST_TEST(found.status == 1);
  for (char const* fault : {"table1 may publish for table2", "table1 may publish for any board",
                            "table1 may publish for any round"})
    BOOST_TEST(found.out.find("fault: " + std::string{fault}) != std::string::npos, found.out);
}

BOOST_AUTO_TEST_CASE(a_broker_takes_no_more_than_its_memory_and_goes_on) {
  Broker broker{1};
  broker.kill_and_forget();
  auto const configuration = broker.folder() + "/mosquitto.conf";
  BOOST_TEST(text_of(configuration).find("memory_limit 268500992\n") != std::string::npos);
  BOOST_TEST(text_of(broker.folder() + "/mosquitto.service.d/tactus.conf").find("LimitFSIZE=537001984\n") !=
             std::string::npos);
  constexpr std::size_t limit = 4'000'000, size = 15'000;
  replace_in(configuration, "memory_limit 268500992", "memory_limit " + std::to_string(limit));
  broker.start();
  auto desk = link_of(broker.account("desk"));  // its topics are free
  BOOST_TEST_REQUIRE(wait_for<hall::LinkUp>(desk).has_value());
  std::size_t taken = 0;
  for (bool is_up = true; is_up && taken < 2 * limit / size; ++taken) {
    auto const topic = "tactus/1/t/" + std::to_string(taken) + "/1/ack";
    is_up = desk.publish(topic, std::string(size, 'x'), true) && is_answered(desk);
  }
  BOOST_TEST(taken < limit / size + 1);
  auto table = link_of(broker.account("table1"));  // it still listens
  BOOST_TEST(wait_for<hall::LinkUp>(table).has_value());
}

BOOST_AUTO_TEST_CASE(the_check_finds_files_that_are_wrong) {
  Broker broker{2};
  replace_in(broker.file_of("table2"), "user = table2", "user = table9");
  std::filesystem::permissions(broker.folder() + "/server.key", std::filesystem::perms::all);
  std::filesystem::remove(broker.folder() + "/server.crt");
  auto const found = run("tactus-arbiter", {"hall", "check", broker.folder()});
  BOOST_TEST(found.status == 1);
  for (char const* fault : {"table9 is missing", "server.key: others may read it", "server.crt is missing"})
    BOOST_TEST(found.out.find(fault) != std::string::npos, fault);
}

BOOST_AUTO_TEST_CASE(a_hall_is_made_in_a_new_folder_only) {
  TemporaryFolder const folder;
  std::ofstream{folder / "x"} << 'x';
  auto const ended =
      run("tactus-arbiter", {"hall", "init", folder / "", "--tables", "1", "--host", "127.0.0.1"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.find("expected a new folder") != std::string::npos);
  auto const bad = run("tactus-arbiter", {"hall", "init", folder / "h", "--tables", "1", "--host", "a b"});
  BOOST_TEST(bad.status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "h"));
}

BOOST_AUTO_TEST_SUITE_END()
