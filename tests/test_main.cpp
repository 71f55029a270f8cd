// SPDX-License-Identifier: GPL-3.0-or-later
// main() of every test executable.
#include <cstdlib>

#include <boost/test/unit_test.hpp>

static bool name_all_tests() {
  boost::unit_test::framework::master_test_suite().p_name.value = "tactus";
  return true;
}

int main(int count, char* arguments[]) {
  ::setenv("LC_ALL", "C.UTF-8", 1);  // NOLINT: no thread runs yet. Programs answer in the tester's language
  return boost::unit_test::unit_test_main(&name_all_tests, count, arguments);
}
