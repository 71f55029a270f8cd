// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of fresh cases: nobody is accused falsely, nearly all are settled, and each in a moment.
// TACTUS_FRESH_CASES: so many in all, instead of the count of this build; TACTUS_FRESH_SEED: others (0).
#include "tests/core/arbitration/reconcile/long/fresh_verdict.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Settlement;

BOOST_AUTO_TEST_SUITE(fresh_counts)

namespace {

unsigned number_in(char const* variable, unsigned otherwise) {
  char const* const text = std::getenv(variable);
  return text == nullptr ? otherwise : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

constexpr std::size_t mishaps = std::size(all_mishaps);

/// Sheets that are worn out take a hundred times as long to read.
unsigned counted_cases(Wear wear) {
  auto const usual = wear == Wear::light ? budget(10'000, 660, 165) : budget(1'100, 110, 33);
  auto const all = number_in("TACTUS_FRESH_CASES", static_cast<unsigned>(usual));
  return static_cast<unsigned>((all + mishaps - 1) / mishaps);
}

/// Of this thread alone, whatever else the machine does.
double cpu_ms() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

struct Count {
  unsigned made = 0;
  unsigned right = 0;
  unsigned accused = 0;
  unsigned needless = 0;
  std::vector<double> ms;

  void add(FreshCase const& fresh, Settlement const& settlement, double time) {
    ++made;
    right += is_right(fresh, settlement) ? 1 : 0;
    accused += accuses_falsely(fresh, settlement) ? 1 : 0;
    needless += restores_needlessly(fresh, settlement) ? 1 : 0;
    ms.push_back(time);
  }
  double slowest(double share) {
    std::sort(ms.begin(), ms.end());
    return ms.at(static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1)));
  }
};

Count count(Mishap mishap, Wear wear) {
  Count count;
  unsigned const wanted = counted_cases(wear);
  unsigned const first = 1 + number_in("TACTUS_FRESH_SEED", 0) * 1'000'000;
  for (unsigned seed = first; count.made < wanted && seed < first + 100 * wanted; ++seed) {
    FreshOptions options{random_hands(seed)};
    options.wear = wear;
    auto const fresh = fresh_case(seed, mishap, options);
    if (!fresh) continue;
    auto const handed_in = fresh->table.handed_in();
    double const started = cpu_ms();
    auto const settlement = settle(handed_in);
    count.add(*fresh, settlement, cpu_ms() - started);
    BOOST_TEST(!accuses_falsely(*fresh, settlement), name_of(mishap) << " " << seed);
  }
  BOOST_TEST(count.made == wanted);
  BOOST_TEST_MESSAGE(name_of(mishap) << ": " << count.made << " cases, " << count.right << " right, "
                                     << count.accused << " accused falsely, " << count.needless
                                     << " restored needlessly; ms of one core: median " << count.slowest(0.5)
                                     << ", 99 % " << count.slowest(0.99) << ", worst " << count.slowest(1.0));
  return count;
}

}  // namespace

BOOST_DATA_TEST_CASE(nobody_is_accused_falsely_and_nearly_all_are_settled,
                     boost::unit_test::data::make(all_mishaps), mishap) {
  auto const found = count(mishap, Wear::light);
  BOOST_TEST(found.right * 100 >= found.made * 97);
  BOOST_TEST(found.needless * 200 <= found.made);
}

BOOST_DATA_TEST_CASE(nobody_is_accused_falsely_by_sheets_that_are_worn_out,
                     boost::unit_test::data::make(all_mishaps), mishap) {
  count(mishap, Wear::heavy);
}

BOOST_AUTO_TEST_SUITE_END()
