// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/hall/topic.hpp"

#include <iostream>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus::hall;

namespace {

Level level(char const* text) { return Level::parse(text).value(); }

struct BadLevel {
  std::string text;
  LevelFault fault;
};
std::ostream& operator<<(std::ostream& os, BadLevel const& bad) { return os << '"' << bad.text << '"'; }
BadLevel const bad_levels[] = {
    {"", LevelFault::empty},
    {"table/1", LevelFault::reserved_sign},
    {"+", LevelFault::reserved_sign},
    {"table#", LevelFault::reserved_sign},
    {"table 1", LevelFault::strange_sign},
    {std::string("a\0b", 3), LevelFault::strange_sign},
    {"p\xC3\xB6yt\xC3\xA4", LevelFault::strange_sign},
    {std::string(65, 'a'), LevelFault::too_long},
};

struct BadTopic {
  char const* text;
  TopicFault fault;
};
std::ostream& operator<<(std::ostream& os, BadTopic const& bad) { return os << '"' << bad.text << '"'; }
BadTopic const bad_topics[] = {
    {"", TopicFault::not_ours},
    {"other/1/table1/5/12/ev", TopicFault::not_ours},
    {"tactus", TopicFault::other_version},
    {"tactus/2/table1/5/12/ev", TopicFault::other_version},
    {"tactus/1/table1/5/ev", TopicFault::wrong_depth},
    {"tactus/1/table1/5/12/ev/", TopicFault::wrong_depth},
    {"tactus/1//5/12/ev", TopicFault::bad_level},
    {"tactus/1/table1/+/12/ev", TopicFault::bad_level},
    {"tactus/1/table1/5/12/evs", TopicFault::unknown_kind},
    {"tactus/1/table1/5/12/", TopicFault::unknown_kind},
};
BadTopic const bad_desk_topics[] = {
    {"other/1/desk1/said", TopicFault::not_ours},     {"tactus/2/desk1/said", TopicFault::other_version},
    {"tactus/1/desk1", TopicFault::wrong_depth},      {"tactus/1/desk1/said/desk2", TopicFault::wrong_depth},
    {"tactus/1/desk1/have", TopicFault::wrong_depth}, {"tactus/1/table1/5/12/ev", TopicFault::wrong_depth},
    {"tactus/1//said", TopicFault::bad_level},        {"tactus/1/desk1/have/+", TopicFault::bad_level},
    {"tactus/1/desk1/ack", TopicFault::unknown_kind},
};

TopicKind const kinds[] = {TopicKind::event, TopicKind::state, TopicKind::link, TopicKind::acknowledgement,
                           TopicKind::call};

}  // namespace

BOOST_AUTO_TEST_CASE(the_user_name_of_the_table_stands_behind_the_version) {
  Place const place{level("table12"), level("5"), level("3")};
  BOOST_TEST((Topic{place, TopicKind::event}.text() == "tactus/1/table12/5/3/ev"));
  BOOST_TEST((Topic{place, TopicKind::state}.text() == "tactus/1/table12/5/3/state"));
  BOOST_TEST((Topic{place, TopicKind::link}.text() == "tactus/1/table12/5/3/link"));
  BOOST_TEST((Topic{place, TopicKind::acknowledgement}.text() == "tactus/1/table12/5/3/ack"));
  BOOST_TEST(filter_of_all(TopicKind::event) == "tactus/1/+/+/+/ev");
  BOOST_TEST(filter_of_all(TopicKind::link, level("5")) == "tactus/1/+/5/+/link");
}

BOOST_AUTO_TEST_CASE(a_topic_is_read_as_it_was_written) {
  for (TopicKind const kind : kinds) {
    Topic const topic{{level("t"), level("5.b"), level("$x")}, kind};
    auto const read = parse_topic(topic.text());
    BOOST_TEST_REQUIRE(read.has_value());
    BOOST_TEST((*read == topic));
  }
}

BOOST_AUTO_TEST_CASE(topics_of_desks_name_the_desk_and_whose_log_it_is_about) {
  BOOST_TEST((DeskTopic{level("desk1"), DeskTopicKind::here}.text() == "tactus/1/desk1/here"));
  BOOST_TEST((DeskTopic{level("desk1"), DeskTopicKind::said}.text() == "tactus/1/desk1/said"));
  DeskTopic const have{level("desk1"), DeskTopicKind::have, level("desk2")};
  BOOST_TEST(have.text() == "tactus/1/desk1/have/desk2");
  BOOST_TEST((parse_desk_topic(have.text()) == have));
  BOOST_TEST(filter_of_desks(DeskTopicKind::said, level("desk2")) == "tactus/1/+/said");
  BOOST_TEST(filter_of_desks(DeskTopicKind::have, level("desk2")) == "tactus/1/+/have/desk2");
}

BOOST_DATA_TEST_CASE(other_topics_of_desks_are_refused_by_what_is_wrong, bad_desk_topics, bad) {
  auto const topic = parse_desk_topic(bad.text);
  BOOST_TEST_REQUIRE(!topic.has_value());
  BOOST_TEST((topic.error() == bad.fault));
}

BOOST_DATA_TEST_CASE(a_level_that_would_mean_something_else_is_refused, bad_levels, bad) {
  auto const level = Level::parse(bad.text);
  BOOST_TEST_REQUIRE(!level.has_value());
  BOOST_TEST((level.error() == bad.fault));
  BOOST_TEST(describe(level.error()).find("expected") != std::string::npos);
}

BOOST_DATA_TEST_CASE(other_topics_are_refused_by_what_is_wrong, bad_topics, bad) {
  auto const topic = parse_topic(bad.text);
  BOOST_TEST_REQUIRE(!topic.has_value());
  BOOST_TEST((topic.error() == bad.fault));
}
