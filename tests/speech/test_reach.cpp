// SPDX-License-Identifier: GPL-3.0-or-later
// Where an utterance sounds when devices are missing, and whom it does not reach.
#include "speech/sound/portaudio_devices.hpp"

#include <array>
#include <memory>
#include <ostream>
#include <string>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::speech {

BOOST_AUTO_TEST_SUITE(reach)

namespace {

using table::Audience;

struct ReachRow {
  char const* name;
  std::string there;  // of table, White, Black, the assistants: a digit names a device, '-' none
  Ears ears;
  Audience to;
  std::string heard;
  std::optional<Whose> missed;
};
std::ostream& operator<<(std::ostream& out, ReachRow const& row) { return out << row.name; }

Ears const both_have{};
Ears const black_sees{Hearing::all, Hearing::the_table};
Ears const black_is_deaf{Hearing::all, Hearing::nothing};

ReachRow const reach_rows[] = {
    {"the loudspeaker is for everybody", "012--", both_have, Audience::table, "0", {}},
    {"without it each ear is told", "-12--", both_have, Audience::table, "12", {}},
    {"an ear of two is told once", "-11--", both_have, Audience::table, "1", {}},
    {"an assistant's too", "-1-2-", black_sees, Audience::table, "12", Whose::black},
    {"who has no ear of his own is missed", "-11--", black_sees, Audience::table, "1", Whose::black},
    {"whose earphone is gone too", "--2--", both_have, Audience::table, "2", Whose::white},
    {"who is deaf misses nothing", "-11--", black_is_deaf, Audience::table, "1", {}},
    {"nothing is there", "-----", both_have, Audience::table, "", Whose::both},
    {"a private message has its own ear", "012--", both_have, Audience::black, "2", {}},
    {"or none", "01---", both_have, Audience::black, "", {}},
};

BOOST_DATA_TEST_CASE(the_words_of_the_table_go_where_they_can_be_heard,
                     boost::unit_test::data::make(reach_rows), row) {
  std::array<std::shared_ptr<OutputFeed>, 3> devices;
  for (auto& each : devices) each = std::make_shared<OutputFeed>(48000.0);
  OutputFeeds feeds;
  for (std::size_t i = 0; i < feeds.size(); ++i)
    if (row.there[i] != '-') feeds[i] = devices.at(static_cast<std::size_t>(row.there[i] - '0'));
  Reach const reach = reach_of(feeds, row.ears, row.to);
  std::string heard;
  for (auto const& feed : reach.feeds)
    for (std::size_t i = 0; i < devices.size(); ++i)
      if (devices.at(i) == feed) heard += static_cast<char>('0' + i);
  BOOST_TEST(heard == row.heard);
  BOOST_TEST((reach.missed == row.missed));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
