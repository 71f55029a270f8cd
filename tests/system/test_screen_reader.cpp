// SPDX-License-Identifier: GPL-3.0-or-later
// `tactus play --screen-reader` on a sound device: what is heard is not shown, all else is.
#include "tests/programs/program.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/temporary_folder.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(screen_reader)

namespace {

namespace listening = speech::test;

BOOST_AUTO_TEST_CASE(a_line_that_is_heard_is_not_shown_until_captions_are_asked_for) {
  listening::SoundStudio room{1, listening::Reached::as_on_debian};
  TemporaryFolder const folder;
  std::string const game = folder / "a.tactus";
  Program play{"tactus", {"play", "--screen-reader", "--table-sound", "pulse", "--game", game}};
  BOOST_TEST_REQUIRE(play.prints("a.tactus\n"));
  std::size_t const start = room.recorded(1);
  play.type("e4\n");
  BOOST_TEST(listening::eventually([&] {
    return listening::sound_in(room.recording(1), start).seconds(listening::studio_rate_hz) > 0.3;
  }));
  play.type("help 0\nresult 2-0\n");
  BOOST_TEST(play.complains("error: expected result 1-0, result 0-1 or result 1/2-1/2\n"));
  play.type("captions\n");
  BOOST_TEST_REQUIRE(play.prints("spoken lines: shown\n"));
  play.type("repeat\n");
  BOOST_TEST(play.prints("Repeat: Eva vier [to Black]\n"));
  BOOST_TEST(play.printed().substr(play.printed().find("game: " + game)) ==
             "game: " + game +
                 "\nrepeat 0: say the last move again\ntyped: repeat, last, l\n"
                 "spoken lines: shown\nRepeat: Eva vier [to Black]\n");
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus
