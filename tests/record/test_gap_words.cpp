// SPDX-License-Identifier: GPL-3.0-or-later
// What of a record is lost, as players and arbiters read it.
#include "core/message/written.hpp"
#include "src/record/gap_words.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using table::RecordMended;

BOOST_AUTO_TEST_SUITE(gap_words)

BOOST_AUTO_TEST_CASE(each_thing_that_happened_to_a_record_is_said_with_its_number_and_no_other) {
  RecordMended lost;
  lost.missing = 1;
  BOOST_TEST(written(record::words_of(lost)) == "events that are lost: 1");
  lost.changed = 2;
  lost.made_again = 3;
  lost.not_following = 4;
  BOOST_TEST(
      written(record::words_of(lost)) ==
      "events that are lost: 1; events that were changed: 2; events made again from what was entered: 3; "
      "events that do not follow from what was entered, and hold: 4");
}

BOOST_AUTO_TEST_CASE(a_record_that_is_whole_again_is_said_to_have_been_repaired) {
  BOOST_TEST(written(record::words_of(RecordMended{})) == "the record was repaired");
}

BOOST_AUTO_TEST_CASE(a_damaged_file_that_another_one_goes_on_from_is_named_first) {
  RecordMended mended;
  mended.file = "final.tactus";
  mended.missing = 5;
  BOOST_TEST(written(record::words_of(mended)) ==
             "final.tactus is damaged, and what came after this is not known; events that are lost: 5");
}

BOOST_AUTO_TEST_CASE(a_gap_stands_behind_the_last_move_that_is_known) {
  RecordMended mended;
  mended.missing = 3;
  BOOST_TEST(written(record::behind("14... Nf6", record::words_of(mended))) ==
             "after 14... Nf6: events that are lost: 3");
  BOOST_TEST(written(record::moves_missing_before("16. Qe2 O-O")) ==
             "moves are missing; recorded from there: 16. Qe2 O-O");
}

BOOST_AUTO_TEST_SUITE_END()
