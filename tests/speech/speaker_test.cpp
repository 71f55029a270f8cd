// SPDX-License-Identifier: GPL-3.0-or-later
// The speaker as the programs use it: captions always, speech where there is an engine.
#include "speech/speaker.hpp"

#include "speech/sound_sink_null.hpp"
#include "speech/synthesiser_espeak.hpp"
#include "tests/speech/moves.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace tactus::speech {
namespace {

using namespace tactus::table;
using chess::Kind;

BOOST_AUTO_TEST_SUITE(speaker)

BOOST_AUTO_TEST_CASE(captions_come_in_order_without_synthesiser_and_sound_card) {
  std::vector<std::string> captions;
  Speaker speaker{
      nullptr,
      std::make_unique<NullSink>(),
      {},
      {[&](Announcement const&, std::string const& caption) { captions.push_back(caption); }, {}}};
  speaker.say(test::said(test::move(Kind::pawn, "e2", "e4")));
  speaker.say(test::said(test::move(Kind::knight, "g8", "f6"), Audience::white));
  speaker.finish();
  std::vector<std::string> const expected{"Eva vier", "Springer Felix sechs [to White]"};
  BOOST_TEST(captions == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(espeak_speaks_into_a_null_sink) {
  auto engine = make_espeak_synthesiser();
  BOOST_REQUIRE(engine.has_value());
  std::vector<std::string> troubles;
  Speaker speaker{std::move(*engine),
                  std::make_unique<NullSink>(),
                  {},
                  {{}, [&](std::string const& sentence) { troubles.push_back(sentence); }}};
  speaker.say(test::said(test::move(Kind::pawn, "e2", "e4")));
  speaker.finish();
  BOOST_TEST(troubles.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus::speech
