// SPDX-License-Identifier: GPL-3.0-or-later
// The real `tactus` plays on the compiled firmware, over pseudo-terminals: game.txt, line by line.
#include "tests/docs/transcript.hpp"
#include "tests/system/scripted_table.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(played_on_wires)

BOOST_AUTO_TEST_CASE(every_line_of_a_game_is_as_written) {
  if (!docs::has_landlock()) {
    BOOST_TEST_MESSAGE("skipped: expected a kernel with Landlock");
    return;
  }
  docs::Transcript script{1, {}};
  std::ifstream file{TACTUS_SOURCE_DIR "/tests/firmware/game.txt"};
  for (std::string line; std::getline(file, line);) script.lines.push_back(line.starts_with('#') ? "" : line);
  BOOST_TEST_REQUIRE(script.lines.size() > 10U);
  TemporaryFolder const folder;
  system_test::ScriptedTable table{folder / "", 2};
  auto const fault =
      docs::replay(script, folder / ".", [&](std::string_view what) { return table.happen(what); });
  BOOST_TEST(!fault.has_value(), fault.value_or(""));
}

BOOST_AUTO_TEST_SUITE_END()
