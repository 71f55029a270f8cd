// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/programs/read_by_others.hpp"

#include "core/legal/reading/pgn_reader.hpp"
#include "tests/programs/program.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
#include <iterator>

#include <boost/test/unit_test.hpp>

namespace tactus {
namespace {

class Check : public notation::PgnVisitor {
 public:
  void end_game(notation::PgnGameEnd const& end) override {
    ++games;
    BOOST_TEST(!end.error.has_value(),
               (end.error ? std::string{describe(end.error->fault)} + " " + end.error->found : ""));
    BOOST_TEST(end.has_result);
  }
  std::size_t games = 0;
};

bool is_at_hand(std::string const& command, std::string const& name) {
  bool const is_there = run_in_shell(command).status == 0;
  if (!is_there) BOOST_TEST_MESSAGE("skipped: " << name << " is not installed");
  return is_there;
}

std::string text_of(std::string const& file) {
  std::ifstream in{file};
  return {std::istreambuf_iterator<char>{in}, {}};
}

void check_by_pgn_extract(TemporaryFolder const& folder) {
  static bool const has_it = is_at_hand("PATH=$PATH:/usr/games pgn-extract --version", "pgn-extract");
  if (!has_it) return;
  run_in_shell("PATH=$PATH:/usr/games pgn-extract -r '" + (folder / "game.pgn") + "' > '" +
               (folder / "told") + "' 2>&1");
  auto const told = text_of(folder / "told");
  BOOST_TEST(told.find("rror") == std::string::npos, told);
  BOOST_TEST(told.find("Failed") == std::string::npos, told);
  BOOST_TEST(told.find("Unknown") == std::string::npos, told);
}

void check_by_python_chess(TemporaryFolder const& folder) {
  static bool const has_it = is_at_hand("python3 -c 'import chess.pgn'", "python-chess");
  if (!has_it) return;
  std::ofstream(folder / "check.py") << R"(
import chess.pgn, sys
with open(sys.argv[1]) as games:
    while (game := chess.pgn.read_game(games)) is not None:
        assert not game.errors, game.errors
        board, marks = game.board(), []
        for node in game.mainline():
            marks.append(board.san(node.move))
            board.push(node.move)
)";
  BOOST_TEST(run_in_shell("python3 '" + (folder / "check.py") + "' '" + (folder / "game.pgn") + "'").status ==
             0);
}

}  // namespace

void check_legal_pgn(std::string const& pgn) {
  Check check;
  notation::read_pgn(pgn, check);
  BOOST_TEST(check.games > 0U);
  TemporaryFolder const folder;
  std::ofstream(folder / "game.pgn") << pgn;
  check_by_pgn_extract(folder);
  check_by_python_chess(folder);
}

}  // namespace tactus
