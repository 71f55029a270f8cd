// SPDX-License-Identifier: GPL-3.0-or-later
// What the arbiter's watch says of a table is as many lines whatever its players are called, and whatever
// they type.
#include "core/message/plain_line.hpp"
#include "src/arbiter/watch/watch_lines.hpp"
#include "src/arbiter/watch/watch_words.hpp"
#include "tests/names_of_all_kinds.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(watched_names)

namespace {

table::TableSetup setup_with(Name const& name) {
  table::TableSetup setup;
  setup.white.name = setup.white.assistant = setup.event = setup.site = name;
  setup.black.name = "Bo";
  return setup;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_name_writes_no_line_of_the_watch) {
  program::WatchWords const words{words::Catalogue{}};
  auto const usual = program::watch::lines_of(words, setup_with("Anna")).size();
  for (std::string const& bytes : test::names_of_all_kinds(5'000)) {
    Name const name = Name::shown(bytes);
    auto const lines = program::watch::lines_of(words, setup_with(name));
    BOOST_TEST(lines.size() == usual);
    BOOST_TEST(lines.front().starts_with("White: " + name.text()), lines.front());
    for (std::string const& line : lines) BOOST_TEST(is_plain_line(line), line);
  }
}

BOOST_AUTO_TEST_CASE(a_text_as_it_was_typed_writes_no_line_of_the_watch) {
  program::WatchLines watch{std::nullopt, program::WatchWords{words::Catalogue{}}};
  Instant now{};
  (void)watch.take({now, table::Input{table::GameStarted{setup_with("Anna")}}});
  for (std::string const& bytes : test::names_of_all_kinds(1'000)) {
    now += Millis{1};
    table::ClaimMade const claim{chess::Color::white, table::ClaimKind::threefold, std::nullopt, bytes};
    for (std::string const& line : watch.take({now, table::Input{claim}})) {
      BOOST_TEST(as_plain_line_of_texts(line) == line, line);
      BOOST_TEST(!line.starts_with("result:"), line);
    }
    table::MoveTextRefused const refused{chess::Color::white, bytes, table::MoveRefusal::not_a_move};
    for (std::string const& line : watch.take({now, table::Input{refused}}))
      BOOST_TEST(as_plain_line_of_texts(line) == line, line);
  }
}

BOOST_AUTO_TEST_SUITE_END()
