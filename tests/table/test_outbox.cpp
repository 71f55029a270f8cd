// SPDX-License-Identifier: GPL-3.0-or-later
// What waits while the disk refuses: moves are said afterwards, answers are not.
#include "src/table/session/outbox.hpp"
#include "tests/temporary_folder.hpp"

#include <filesystem>
#include <utility>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::Color;

BOOST_AUTO_TEST_SUITE(outbox)

using namespace tactus::program;

namespace {

void add(Ledger& ledger, table::Input input, table::Content told,
         table::Audience to = table::Audience::table) {
  ledger.add({Instant{}, std::move(input)}, {table::Announce{{to, false, std::move(told)}}});
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_was_asked_while_nothing_could_be_written_is_not_answered_when_it_can) {
  TemporaryFolder const folder;
  auto file = store::GameFile::create(folder / "a.tactus");
  BOOST_TEST_REQUIRE(file.has_value());
  Ledger ledger{std::move(*file)};
  std::filesystem::remove(folder / "a.tactus");
  add(ledger, table::Requested{Color::white, table::Request::move_number, std::nullopt},
      table::MoveNumberTold{3}, table::Audience::white);
  add(ledger, table::DrawOffered{Color::white}, table::DrawOfferTold{Color::white});
  BOOST_TEST(ledger.commit().empty());
  BOOST_TEST(ledger.trouble().has_value());
  ledger.drop_answers();
  ledger.go_on_in(std::move(ledger.file().write_anew().value()));
  auto const effects = ledger.commit();
  BOOST_TEST_REQUIRE(effects.size() == 1U);
  auto const& said = std::get<table::Announce>(effects.front()).announcement.content;
  BOOST_TEST(std::holds_alternative<table::DrawOfferTold>(said));
}

BOOST_AUTO_TEST_CASE(what_the_whole_table_is_told_when_somebody_asks_is_no_answer) {
  TemporaryFolder const folder;
  auto file = store::GameFile::create(folder / "a.tactus");
  BOOST_TEST_REQUIRE(file.has_value());
  Ledger ledger{std::move(*file)};
  add(ledger, table::Requested{Color::white, table::Request::move_number, std::nullopt},
      table::DrawOfferTold{Color::white});
  ledger.drop_answers();
  BOOST_TEST(ledger.commit().size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_changes_nothing_at_the_table_is_only_asked) {
  using table::Request;
  auto const is_asked = [](Request what) {
    return is_only_asked(table::Requested{Color::white, what, std::nullopt});
  };
  for (Request const each : {Request::repeat, Request::times, Request::move_number, Request::keypad,
                             Request::flags, Request::score, Request::position, Request::where})
    BOOST_TEST(is_asked(each));
  for (Request const each : {Request::announce, Request::adjust, Request::kings, Request::leave})
    BOOST_TEST(!is_asked(each));
  BOOST_TEST(is_only_asked(table::TrainingSaid{table::Audience::white, "moves", {}}));
  BOOST_TEST(!is_only_asked(table::TrainingSaid{table::Audience::white, "", {}}));
  BOOST_TEST(!is_only_asked(table::DrawOffered{Color::white}));
}

BOOST_AUTO_TEST_SUITE_END()
