// SPDX-License-Identifier: GPL-3.0-or-later
// Lines are found on the display however late BRLTTY is.
#include "speech/braille/display.hpp"
#include "tests/twins/felt_lines.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using speech::BrailleKind;

BOOST_AUTO_TEST_SUITE(felt_lines)

// As on a busy machine, where BRLTTY shows what stands when its turn comes: here it comes after both.
BOOST_AUTO_TEST_CASE(a_line_that_never_came_under_the_hands_is_found_by_the_keys) {
  speech::test::VirtualDisplay display;
  auto const braille = speech::make_braille_display({}, {});
  if (!braille || !speech::test::has_brltty()) {
    BOOST_WARN_MESSAGE(false, "skipped; expected libbrlapi-dev and brltty");
    return;
  }
  (*braille)->show({BrailleKind::move, "1.e4", chess::Color::white});
  (*braille)->show({BrailleKind::move, "1...e5", chess::Color::black});
  display.start_brltty();
  display.plug_in(80);
  FeltLines lines{display};
  BOOST_TEST(lines.find("1...e5") == "1...e5");
  BOOST_TEST(lines.find("1.e4") == "1.e4");
}

BOOST_AUTO_TEST_SUITE_END()
