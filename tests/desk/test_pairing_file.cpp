// SPDX-License-Identifier: GPL-3.0-or-later
// The round's pairings are read again when their file changes, and only then.
#include "core/message/written.hpp"
#include "src/desk/pairing_file.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using desk::PairingFile;

BOOST_AUTO_TEST_SUITE(pairing_file)

namespace {

using namespace std::chrono_literals;

struct List {
  TemporaryFolder folder;
  std::string path = folder / "open.csv";
  Instant now{Millis{1'000'000}};

  explicit List(std::string const& text) { write(text); }
  void write(std::string const& text) const { std::ofstream{path, std::ios::trunc} << text; }
};

}  // namespace

BOOST_AUTO_TEST_CASE(a_file_is_read_again_when_it_has_changed) {
  List list{"white,black\nA,B\n"};
  PairingFile file{list.path, std::nullopt};
  BOOST_TEST(file.read().value().size() == 1u);
  BOOST_TEST(!file.read_if_changed(list.now).has_value());
  list.write("white,black\nA,B\nC,D\n");
  BOOST_TEST(!file.read_if_changed(list.now + 999ms).has_value());  // once a second is enough
  auto const changed = file.read_if_changed(list.now + 1s);
  BOOST_TEST_REQUIRE(changed.has_value());
  BOOST_TEST(changed->value().size() == 2u);
  BOOST_TEST(!file.read_if_changed(list.now + 2s).has_value());
}

BOOST_AUTO_TEST_CASE(what_is_wrong_in_it_is_told_once_and_a_file_that_is_gone_is_waited_for) {
  List list{"white,black\nA,B\n"};
  PairingFile file{list.path, std::nullopt};
  BOOST_TEST(file.read().has_value());
  list.write("board,white,black\nx,A,B\n");
  auto const wrong = file.read_if_changed(list.now);
  BOOST_TEST_REQUIRE((wrong.has_value() && !wrong->has_value()));
  BOOST_TEST(written(wrong->error()) == list.path + ": line 2: expected a board, a number from 1 to 10000");
  BOOST_TEST(!file.read_if_changed(list.now + 1s).has_value());
  std::filesystem::remove(list.path);
  BOOST_TEST(!file.read_if_changed(list.now + 2s).has_value());
}

BOOST_AUTO_TEST_CASE(no_file_pairs_nobody) {
  PairingFile file{"", 3};
  BOOST_TEST(file.read().value().empty());
  BOOST_TEST(!file.read_if_changed(Instant{Millis{5'000}}).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
