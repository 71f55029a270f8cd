// SPDX-License-Identifier: GPL-3.0-or-later
// The power is cut while a game is written: whatever the disk kept of what was not synced, no event that was
// acknowledged (and may have been announced) is lost, and every file opens.
//
// TACTUS_POWER_CUTS: how many (200).
#include "src/store/game_file.hpp"
#include "src/store/game_reader.hpp"
#include "tests/store/logged_disk.hpp"
#include "tests/store/sample_events.hpp"
#include "tests/store/strange_hands.hpp"

#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::store;

BOOST_AUTO_TEST_SUITE(power_cut)

namespace {

/// So many operations had reached the disk when so many events were acknowledged.
struct Acknowledged {
  std::size_t operations;
  std::size_t events;
};

struct WrittenGame {
  DiskLog log;
  std::vector<Acknowledged> marks;

  std::size_t events_acknowledged(std::size_t operations) const {
    std::size_t events = 0;
    for (Acknowledged const& mark : marks)
      if (mark.operations <= operations) events = mark.events;
    return events;
  }
};

/// As `tactus play` writes it, with a reader beside, stops and goes on, and folds it at the end.
WrittenGame write_game(std::string const& path, std::mt19937& chance) {
  LoggedDisk disk;
  WrittenGame game;
  {
    auto file = GameFile::create(path);
    BOOST_TEST_REQUIRE(file.has_value());
    std::optional<GameReader> reader;
    for (std::size_t events = 0; events < 400;) {
      auto const more = static_cast<unsigned>(1 + chance() % 5);
      BOOST_TEST_REQUIRE(file->append(numbered_events(more, static_cast<unsigned>(events + 1))).has_value());
      events += more;
      game.marks.push_back({disk.log().size(), events});
      switch (chance() % 8) {
        case 0:
        case 1: file->complete_main_file(Millis{0}); break;
        case 2: reader = *GameReader::open(path); break;
        case 3:
          if (reader) (void)reader->read_after(0);
          break;
        case 4: reader.reset(); break;
        case 5:
          reader.reset();
          file = tl::unexpected(StoreError{});  // closed before it is opened again
          file = GameFile::open_for_append(path);
          BOOST_TEST_REQUIRE(file.has_value());
          break;
        default: break;
      }
    }
    reader.reset();
    BOOST_TEST(file->fold_into_one_file(Millis{0}));
  }
  game.log = disk.log();
  return game;
}

unsigned cuts_asked_for() {
  char const* const text = std::getenv("TACTUS_POWER_CUTS");  // NOLINT: single thread
  return text == nullptr ? 200 : static_cast<unsigned>(std::stoul(text));
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_acknowledged_event_is_lost_and_every_file_opens) {
  std::mt19937 chance{20261127};
  unsigned const cuts = cuts_asked_for();
  for (unsigned cut = 0; cut < cuts;) {
    Folder const written;
    auto const game = write_game(written.path, chance);
    for (unsigned of_this_game = 0; of_this_game < 50 && cut < cuts; ++of_this_game, ++cut) {
      auto const from = game.marks.front().operations;
      auto const at = from + chance() % (game.log.size() - from + 1);
      Folder const left;
      leave_after_cut(game.log, at, chance, left.folder / "");
      auto const taken_up = take_up(left.path);
      BOOST_TEST_REQUIRE(taken_up.has_value(),
                         "cut after operation " << at << ": " << taken_up.error().detail);
      BOOST_TEST(!taken_up->warning.has_value(), "cut after operation " << at);
      BOOST_TEST(taken_up->events.size() >= game.events_acknowledged(at),
                 "cut after operation " << at << ": " << taken_up->events.size() << " of "
                                        << game.events_acknowledged(at) << " events");
      for (std::size_t i = 0; i < taken_up->events.size(); ++i)
        BOOST_TEST_REQUIRE(number_in(taken_up->events[i].event) == i + 1);
    }
  }
}

// A disk that forgets what it was told to keep is found out: else the test above could not fail.
BOOST_AUTO_TEST_CASE(a_disk_that_lies_about_syncs_loses_events) {
  std::mt19937 chance{20261127};
  Folder const written;
  auto game = write_game(written.path, chance);
  std::erase_if(game.log, [](DiskOperation const& each) { return each.kind == DiskOperation::Kind::sync; });
  std::size_t lost = 0;
  for (unsigned cut = 0; cut < 50; ++cut) {
    Folder const left;
    leave_after_cut(game.log, game.log.size(), chance, left.folder / "");
    auto const taken_up = take_up(left.path);
    if (!taken_up || taken_up->events.size() < game.marks.back().events) ++lost;
  }
  BOOST_TEST(lost > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
