// SPDX-License-Identifier: GPL-3.0-or-later
// A sealed game on sound devices: voices of two languages, a device that goes away and one that takes over,
// all after the seal. Only `tactus-training` takes the sound configuration of a test, which has several
// devices; it is sealed in the same way.
#include "tests/programs/program.hpp"
#include "tests/speech/pulse/heard_sound.hpp"
#include "tests/speech/pulse/sound_studio.hpp"
#include "tests/temporary_folder.hpp"

#include <boost/test/unit_test.hpp>

namespace tactus {

BOOST_AUTO_TEST_SUITE(sealed_sound)

namespace {

namespace studio = speech::test;

BOOST_AUTO_TEST_CASE(a_sealed_game_is_heard_through_the_sound_configuration_of_the_system) {
  studio::SoundStudio const room{1, studio::Reached::as_on_debian};
  TemporaryFolder const folder;
  Program play{"tactus",
               {"play", "--language", "en", "--table-sound", "pulse", "--game", folder / "a.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  std::size_t const start = room.recorded();
  play.type("e4\n");
  BOOST_TEST(studio::eventually(
      [&] { return studio::sound_in(room.recording(), start).seconds(studio::studio_rate_hz) > 0.3; }));
  BOOST_TEST(play.end().err == "");
}

BOOST_AUTO_TEST_CASE(a_sealed_game_is_heard_in_every_voice_and_from_another_device) {
  studio::SoundStudio room{2};
  TemporaryFolder const folder;
  Program play{"tactus-training",
               {"play", "--language", "fi", "--table-sound", "room1", "--game", folder / "a.tactus"}};
  auto const hears = [&](int device, std::size_t start) {
    return studio::eventually([&] {
      return studio::sound_in(room.recording(device), start).seconds(studio::studio_rate_hz) > 0.3;
    });
  };
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  std::size_t start = room.recorded(1);
  play.type("e4\n");  // the German voice
  BOOST_TEST_REQUIRE(play.prints("Eva vier"));
  BOOST_TEST(hears(1, start));
  room.listen(1);
  start = room.recorded(1);
  play.type("count\n");  // the Finnish voice, read after the seal
  BOOST_TEST(hears(1, start));
  room.pull_the_plug(1);
  start = room.recorded(2);
  play.type("e5\n");
  BOOST_TEST(play.prints("Eva fünf"));
  BOOST_TEST(hears(2, start));
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(what_is_for_the_sighted_black_alone_is_not_heard_in_the_earphone_of_white) {
  studio::SoundStudio room{2};
  TemporaryFolder const folder;
  Program play{"tactus-training",
               {"play", "--language", "en", "--blind", "white", "--table-sound", "room1", "--private-sound",
                "room2", "--earcons", "none", "--game", folder / "a.tactus"}};
  BOOST_TEST_REQUIRE(play.prints("Black: no earphone of his own\n"));
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  room.listen(3, 2);  // until the stream runs
  auto const heard = [&](std::size_t start) {
    return studio::loud_seconds(room.recording(2), studio::studio_rate_hz, start);
  };
  std::size_t const start = room.recorded(2);
  play.type("e4\n7\nzz\n");
  BOOST_TEST_REQUIRE(play.prints("Zulu Zulu: not understood. [to Black]"));
  room.listen(2, 2);
  BOOST_TEST(heard(start) == 0);
  play.type("count\n");
  BOOST_TEST(studio::eventually([&] { return heard(start) > 0.2; }));
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(the_watch_tells_whom_no_ear_is_left_for) {
  studio::SoundStudio room{2};
  TemporaryFolder const folder;
  std::string const game = folder / "a.tactus";
  Program play{"tactus-training",
               {"play", "--language", "en", "--blind", "white", "--announcer", "tactus", "--table-sound",
                "room1", "--private-sound", "room2", "--game", game}};
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  room.listen(3, 2);
  room.pull_the_plug(1);
  std::size_t const start = room.recorded(2);
  play.type("e4\n");
  BOOST_TEST(studio::eventually(
      [&] { return studio::sound_in(room.recording(2), start).seconds(studio::studio_rate_hz) > 0.3; }));
  Program watch{"tactus-arbiter", {"watch", game}};
  BOOST_TEST(watch.prints("not announced: move 1 of White, no sound for Black (D.2.3.3)\n"));
  BOOST_TEST(play.end().status == 0);
}

BOOST_AUTO_TEST_CASE(
    where_moves_come_faster_than_words_the_answered_ones_are_left_out_and_told_to_the_watch) {
  studio::SoundStudio room{1, studio::Reached::as_on_debian};
  TemporaryFolder const folder;
  std::string const game = folder / "a.tactus";
  Program play{"tactus",
               {"play", "--language", "en", "--blind", "both", "--announcer", "tactus", "--table-sound",
                "pulse", "--game", game}};
  BOOST_TEST_REQUIRE(play.prints("one earphone for both: each hears the other's answers\n"));
  BOOST_TEST_REQUIRE(play.prints("a.tactus"));
  room.listen(3);  // until the stream runs
  play.type("e4\nc5\nNf3\nd6\nd4\ncxd4\nNxd4\nNf6\n");
  Program watch{"tactus-arbiter", {"watch", game}};
  BOOST_TEST(watch.prints("not announced: move 2 of Black, White had replied\n"));
  BOOST_TEST(watch.prints("not announced: move 3 of Black, White had replied\n"));
  BOOST_TEST(play.prints("Springer Felix sechs"));
  BOOST_TEST(play.end().status == 0);
  BOOST_TEST(watch.printed().find("move 4 of Black, White had") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace tactus
