// SPDX-License-Identifier: GPL-3.0-or-later
// main() of every test executable.
#include <cstdlib>
#include <iostream>

#include <boost/test/unit_test.hpp>

// Boost.Test says it only where every test that passes is told too.
struct SkippedTests : boost::unit_test::test_observer {
  void test_unit_skipped(boost::unit_test::test_unit const& unit,
                         boost::unit_test::const_string reason) override {
    bool const is_wanted = unit.is_enabled();  // by --run_test
    if (is_wanted) std::cout << "skipped: " << unit.full_name() << ": " << reason << std::endl;
  }
};

static bool name_all_tests() {
  boost::unit_test::framework::master_test_suite().p_name.value = "tactus";
  return true;
}

int main(int count, char* arguments[]) {
  SkippedTests skipped;
  boost::unit_test::framework::register_observer(skipped);
  ::setenv("LC_ALL", "C.UTF-8", 1);  // NOLINT: no thread runs yet. Programs answer in the tester's language
  return boost::unit_test::unit_test_main(&name_all_tests, count, arguments);
}
