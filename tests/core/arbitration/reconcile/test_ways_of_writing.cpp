// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets as people write them: one game in every form, by both players, or by one beside a whole record. What
// cannot be read is told so, and contradicts nothing.
#include "core/arbitration/reconcile/sheets/written_move.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <algorithm>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Finding;
using ours::Verdict;

BOOST_AUTO_TEST_SUITE(ways_of_writing)

namespace {

constexpr std::string_view game = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";

struct Way {
  char const* example;  // for "Nf3" as the third ply, with 56 minutes left
};
std::ostream& operator<<(std::ostream& out, Way const& way) { return out << way.example; }

/// The example with the move and the minutes of this ply in their places.
std::string in_this_way(std::string text, std::string const& move, unsigned minutes) {
  auto const put = [&](std::string const& old, std::string const& fresh) {
    if (auto const at = text.find(old); at != std::string::npos) text.replace(at, old.size(), fresh);
  };
  put("56", std::to_string(minutes));
  put("Nf3", move);
  return text;
}

std::vector<std::string> rewritten(std::vector<std::string> entries, Way way) {
  unsigned minutes = 59;
  for (std::string& each : entries) each = in_this_way(way.example, each, --minutes);
  return entries;
}

/// On the board of White a knight stands where no move brings it.
WrittenTable table_of(std::string_view san) {
  WrittenTable table = played(san);
  table.found.boards.white = disturbed(table.end().placement(), "b1", "h5");
  return table;
}

void with_record(ours::Case& found, WrittenTable const& table) {
  found.record.emplace();
  chess::Position position = table.start;
  for (chess::Move const m : table.moves) {
    found.record->push_back(
        {static_cast<unsigned>(found.record->size() + 1), notation::write_uci(position, m)});
    position.play(m);
  }
}

void check_settled(ours::Case const& found, WrittenTable const& table) {
  auto const settlement = settle(found);
  BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
  BOOST_TEST((settlement.answer.moves == table.moves));
  BOOST_TEST(settlement.answer.corrects.white);
  BOOST_TEST(!settlement.answer.corrects.black);
  BOOST_TEST(!settlement.is_ambiguous());
  BOOST_TEST(std::ranges::none_of(settlement.findings, [](Finding const& each) {
    return each.kind == Finding::Kind::entry_read_as_slip || each.kind == Finding::Kind::entries_differ;
  }));
}

void check_both_and_one(WrittenTable table, std::vector<std::string> const& fresh) {
  table.entries.white = fresh;
  ours::Case one = table.handed_in();
  with_record(one, table);
  check_settled(one, table);
  table.entries.black = fresh;
  check_settled(table.handed_in(), table);
}

constexpr Way ways[]{{"Nf3"},
                     {"Nf3 56"},
                     {"Nf3 (56)"},
                     {"Nf3(56)"},
                     {"Nf3 56'"},
                     {"Nf3 56 min"},
                     {"56 Nf3"},
                     {"Nf3 1:56"},
                     {"Nf3 1.56"},
                     {"Nf3 1h56"},
                     {"Nf3 1 h 56"},
                     {"Nf3/56"},
                     {"Nf3 +56"},
                     {"Nf3 =56"},
                     {"Nf3 ~56"},
                     {"Nf3 :56"},
                     {"Nf3, 56"},
                     {"Nf3; 56"},
                     {"Nf3 [56]"},
                     {"Nf3 {56}"},
                     {"Nf3 0:56:05"},
                     {"\"Nf3\""},
                     {"Nf3 \u2713"},
                     {"\u201eNf3\u201c"},
                     {"Nf3 56 min 30 s"},
                     {"Nf3 t56"},
                     {"Nf3 - 56"},
                     {"2) Nf3"},
                     {"Nf3 $1"},
                     {"Nf3 \u00b1"},
                     {"Nf3 +0.56"},
                     {"Nf3 {[%clk 1:23:56]}"}};

}  // namespace

BOOST_DATA_TEST_CASE(a_time_or_a_sign_beside_the_move_is_no_part_of_it, boost::unit_test::data::make(ways),
                     way) {
  WrittenTable const table = table_of(game);
  check_both_and_one(table, rewritten(table.entries.white, way));
}

// "ed 56" has no square, and no rank has two digits; a promotion ends in a letter.
BOOST_AUTO_TEST_CASE(a_time_stands_beside_moves_without_a_whole_square_too) {
  WrittenTable const table = table_of("e4 d5 exd5 c6 dxc6 Nf6 cxb7 Nbd7 bxa8=N a6");
  for (char const* const way : {"Nf3 56", "Nf3/56", "56 Nf3"}) {
    auto entries = table.entries.white;
    entries[2] = "ed";
    entries[4] = "dc";
    entries[8] = "ba8N";
    unsigned minutes = 59;
    for (std::string& each : entries) each = in_this_way(way, each, --minutes);
    check_both_and_one(table, entries);
  }
}

BOOST_AUTO_TEST_CASE(a_line_that_is_written_twice_may_have_another_time_beside_it) {
  WrittenTable table = table_of(game);
  auto entries = table.entries.white;
  unsigned minutes = 59;
  for (std::string& each : entries) each += ' ' + std::to_string(--minutes);
  std::string const white = table.entries.white[6] + " 41";
  std::string const black = table.entries.white[7] + " 40";
  entries.insert(entries.begin() + 8, {white, black});
  table.entries.white = entries;
  auto const settlement = settle(table.handed_in());
  BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
  BOOST_TEST((settlement.answer.moves == table.moves));
}

BOOST_AUTO_TEST_CASE(coordinates_numbers_and_words_are_moves) {
  WrittenTable const table = table_of(game);
  std::vector<std::string> coordinates, digits;
  chess::Position position = table.start;
  for (chess::Move const m : table.moves) {
    coordinates.push_back(notation::write_uci(position, m));
    std::string number;
    for (char const c : coordinates.back()) number += c >= 'a' ? static_cast<char>(c - 'a' + '1') : c;
    digits.push_back(number);
    position.play(m);
  }
  check_both_and_one(table, coordinates);
  check_both_and_one(table, digits);
  check_both_and_one(
      table, {"Eva vier", "Eva f\u00fcnf", "Springer Felix drei", "Springer Cesar sechs",
              "L\u00e4ufer Bella f\u00fcnf", "Anna sechs", "L\u00e4ufer Anna vier", "Springer Felix sechs",
              "Kurze Rochade", "L\u00e4ufer Eva sieben", "Turm Eva eins", "Bella f\u00fcnf",
              "L\u00e4ufer Bella drei", "David sechs", "Cesar drei", "Kurze Rochade"});
}

BOOST_AUTO_TEST_CASE(captures_by_what_was_taken_are_moves) {
  WrittenTable const table = table_of("e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nxd4 Qxd4 d6 Bc4 Nf6 O-O Be7");
  check_both_and_one(
      table, {"e4", "e5", "Nf3", "Nc6", "d4", "exP", "NxP", "NxN", "QxN", "d6", "Bc4", "Nf6", "O-O", "Be7"});
}

BOOST_AUTO_TEST_CASE(every_form_of_a_move_states_it) {
  test::walk_randomly(8, 60, 75, [](chess::Position const& before) {
    for (chess::Move const m : before.legal_moves())
      for (auto const& [language, letters] : notation::letters_of_languages)
        for (ours::Signs const form : ours::forms_of(ours::written(before, m), letters)) {
          std::string text;
          for (unsigned i = 0; i < form.size(); ++i) text += form[i];
          auto const entry = ours::EntryText::of(text, letters);
          // A capture by a pawn that names its square alone is no form of it elsewhere (C.9.3).
          bool const is_square_alone = ours::written(before, m).taken && form.size() < 4 && form[1] < 'a';
          if (!is_square_alone &&
              !(entry.stated() && ours::states(*entry.stated(), ours::written(before, m))))
            BOOST_ERROR(text << " for " << notation::write_uci(m));
        }
  });
}

BOOST_AUTO_TEST_CASE(a_sheet_in_no_known_notation_could_not_be_read_and_contradicts_nothing) {
  WrittenTable table = table_of(game);
  table.entries.white = {"P-K4", "P-K4", "N-KB3", "N-QB3", "B-N5", "P-QR3", "B-R4", "N-B3",
                         "O-O",  "B-K2", "R-K1",  "P-QN4", "B-N3", "P-Q3",  "P-B3", "O-O"};
  ours::Case found = table.handed_in();
  with_record(found, table);
  auto const settlement = settle(found);
  auto const has = [&](Finding::Kind kind) {
    return std::ranges::any_of(settlement.findings, [&](Finding const& each) { return each.kind == kind; });
  };
  BOOST_TEST(has(Finding::Kind::sheet_unread));
  BOOST_TEST(!has(Finding::Kind::sheet_of_another_game));
  BOOST_TEST(!has(Finding::Kind::entry_read_as_slip));
  BOOST_TEST(settlement.answer.plies() <= table.moves.size());
  for (ours::Answer const& each : settlement.alternatives) {
    BOOST_TEST(each.plies() <= table.moves.size());
    BOOST_TEST(!each.corrects.black);
  }
}

BOOST_AUTO_TEST_SUITE_END()
