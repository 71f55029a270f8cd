// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated line is as slow as a real one, and as bad as one asks it to be.
#include "devices/simulators/line.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus::devices::simulators;
using std::chrono::milliseconds;

BOOST_AUTO_TEST_SUITE(paced_line)

BOOST_AUTO_TEST_CASE(a_five_byte_frame_takes_five_byte_times_at_9600_baud) {
  PacedBytes line;
  Bytes const frame{0x8E, 0x00, 0x05, 0x34, 0x00};
  line.push(frame, SimTime{0});
  BOOST_TEST(line.take(SimTime{1041}).empty());
  BOOST_TEST((line.take(SimTime{1042}) == Bytes{0x8E}));
  BOOST_TEST((line.take(SimTime{5209}) == Bytes{0x00, 0x05, 0x34}));
  BOOST_TEST((line.take(SimTime{5210}) == Bytes{0x00}));
  BOOST_TEST(!line.next_due().has_value());
}

BOOST_AUTO_TEST_CASE(bytes_wait_for_those_before_them) {
  PacedBytes line;
  line.push(Bytes(10, 0x01), SimTime{0});
  line.push(Bytes{0x02}, SimTime{1000});
  BOOST_TEST(line.take(SimTime{11 * 1042 - 1}).size() == 10);
  BOOST_TEST((line.take(SimTime{11 * 1042}) == Bytes{0x02}));
}

BOOST_AUTO_TEST_CASE(an_idle_line_starts_at_once) {
  PacedBytes line;
  line.push(Bytes{0x01}, SimTime{5'000'000});
  BOOST_TEST((*line.next_due() == SimTime{5'001'042}));
}

BOOST_AUTO_TEST_CASE(a_good_line_changes_nothing) {
  LineFaults faults;
  Bytes const sent{0x00, 0x7F, 0x80, 0xFF};
  BOOST_TEST((faults.pass(sent) == sent));
}

BOOST_AUTO_TEST_CASE(each_fault_happens_once_and_then_the_line_is_good_again) {
  LineFaults faults;
  faults.insert_garbage({0x41, 0x7F});
  faults.flip_in_next(0x80);
  BOOST_TEST((faults.pass(Bytes{0x0E, 0x00}) == Bytes{0x41, 0x7F, 0x8E, 0x00}));
  faults.lose_next(3);
  BOOST_TEST((faults.pass(Bytes{1, 2}) == Bytes{}));
  BOOST_TEST((faults.pass(Bytes{3, 4, 5}) == Bytes{4, 5}));
  BOOST_TEST((faults.pass(Bytes{6}) == Bytes{6}));
}

BOOST_AUTO_TEST_CASE(noise_flips_about_as_many_bytes_as_asked_for_and_one_bit_in_each) {
  LineFaults faults{7};
  faults.set_noise(100);
  Bytes const arrived = faults.pass(Bytes(10'000, 0x00));
  BOOST_TEST(arrived.size() == 10'000U);
  auto const is_single_bit = [](std::uint8_t b) { return b != 0 && (b & (b - 1)) == 0; };
  auto const flipped = std::count_if(arrived.begin(), arrived.end(), is_single_bit);
  BOOST_TEST(flipped > 800);
  BOOST_TEST(flipped < 1200);
  BOOST_TEST(std::count(arrived.begin(), arrived.end(), 0x00) == 10'000 - flipped);
  faults.set_noise(0);
  BOOST_TEST((faults.pass(Bytes(1000, 0x00)) == Bytes(1000, 0x00)));
}

BOOST_AUTO_TEST_SUITE_END()
