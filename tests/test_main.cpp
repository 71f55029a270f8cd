// SPDX-License-Identifier: GPL-3.0-or-later
// main() of every test executable.
#define BOOST_TEST_MODULE tactus  // NOLINT
#include <boost/test/unit_test.hpp>
