// SPDX-License-Identifier: GPL-3.0-or-later
// Positions whose answers others have published: no answer may be wrong, few may stay open.
#include "core/legal/position.hpp"
#include "tests/core/arbitration/mating/questions.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using arbitration::can_mate;
using chess::Color;

BOOST_AUTO_TEST_SUITE(outside_positions)

namespace {

struct File {
  char const* path;
  unsigned most_unknown;
  std::uint64_t every;  // of its rows is taken
};
std::ostream& operator<<(std::ostream& out, File const& file) { return out << file.path; }

std::vector<File> const files{
    {"unwinnable/vectors.csv", 0, test::budget(1, 30, 150)},
    {"unwinnable/timeouts-unwinnable.csv", 0, test::budget(1, 25, 100)},
    {"unwinnable/timeouts-mixed.csv", 0, test::budget(1, 60, 300)},
};

constexpr auto most_to_check = static_cast<std::size_t>(test::budget(2'000, 2'000, 500));

struct Tally {
  unsigned asked = 0, unknown = 0, unchecked = 0;
};

void ask(test::Row const& row, Tally& tally) {
  BOOST_REQUIRE_GE(row.size(), 4U);
  chess::Position const position = test::playable(row[1]);
  Color const player = row[2] == "white" ? Color::white : Color::black;
  auto const verdict = can_mate(position, player);
  ++tally.asked;
  if (std::holds_alternative<arbitration::NotKnown>(verdict)) {
    ++tally.unknown;
    BOOST_TEST_MESSAGE("not known: " << test::words_of(position, player));
    return;
  }
  BOOST_TEST(test::short_answer(verdict) == (row[3] == "winnable" ? "yes" : "no"),
             test::words_of(position, player));
  auto const ruling = test::check_answer(position.setup(), player, verdict, most_to_check);
  BOOST_TEST((ruling.kind != test::Ruling::Kind::refused),
             test::words_of(position, player) << ": " << ruling << ", " << test::text_of(verdict));
  if (ruling.kind != test::Ruling::Kind::too_large_to_check) return;
  ++tally.unchecked;
  BOOST_TEST_MESSAGE("not checked: " << test::words_of(position, player) << ", " << test::text_of(verdict));
}

}  // namespace

BOOST_TEST_DECORATOR(*test::with_outside_data)
BOOST_DATA_TEST_CASE(published_answers_are_found_and_none_is_wrong, boost::unit_test::data::make(files),
                     file) {
  auto const rows = test::outside_rows(file.path, ',');
  Tally tally;
  for (std::size_t i = 0; i < rows.size(); i += file.every) ask(rows[i], tally);
  BOOST_TEST_MESSAGE(file.path << ": " << tally.asked << " asked, " << tally.unknown << " not known, "
                               << tally.unchecked << " with a proof too large to check");
  BOOST_TEST(tally.unknown <= file.most_unknown);
  BOOST_TEST(tally.unchecked * 10 <= tally.asked);
}

BOOST_AUTO_TEST_SUITE_END()
