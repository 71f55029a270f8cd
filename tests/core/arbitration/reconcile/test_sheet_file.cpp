// SPDX-License-Identifier: GPL-3.0-or-later
// Scoresheets copied into text files: every habit of writing them leads to the cells of the form.
#include "core/arbitration/reconcile/sheets/sheet_file.hpp"
#include "core/braille/score.hpp"
#include "core/chess/played_line.hpp"
#include "core/legal/position.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::arbitration::reconcile;

BOOST_AUTO_TEST_SUITE(sheet_files)

namespace {

struct SheetRow {
  char const* name;
  char const* text;
  char const* cells;  // each line of the form as "left|right "
};
std::ostream& operator<<(std::ostream& out, SheetRow const& row) { return out << row.name; }

SheetRow const sheet_rows[]{
    {"nothing", "", ""},
    {"pairs", "e4 e5\nNf3 Nc6\n", "e4|e5 Nf3|Nc6 "},
    {"pairs with numbers", "1. e4 e5\n2. Nf3\n", "e4|e5 Nf3| "},
    {"numbers without dots", "1 e4 e5\n2 Nf3 Nc6", "e4|e5 Nf3|Nc6 "},
    {"numbers at the entry", "1.e4 e5\n2.Nf3 Nc6", "e4|e5 Nf3|Nc6 "},
    {"one entry a line", "e4\ne5\nNf3\n", "e4|e5 Nf3| "},
    {"own moves only", "1. e4\n2. Nf3\n", "e4| Nf3| "},
    {"Black's moves apart", "1. e4\n1... e5\n2. Nf3\n", "e4|e5 Nf3| "},
    {"Black begins", "1. ... e5\n2. Nf3 Nc6\n", "|e5 Nf3|Nc6 "},
    {"illegible", "? e5\n?? ?\n", "?|e5 ??|? "},
    {"empty cells", "1. - e5\n2. Nf3 -\n", "|e5 Nf3| "},
    {"a blank line of the form", "1. e4 e5\n2.\n3. Nf3 Nc6", "e4|e5 | Nf3|Nc6 "},
    {"castling is no number", "0-0\n00\n0-0-0\n000\n", "0-0|00 0-0-0|000 "},
    {"an exported sheet", "White: Wolf\nDate: 2026.11.21\n\n  1. e4       e5\n\nResult: 1-0\n", "e4|e5 "},
    {"a result", "e4 e5\n1-0\n", "e4|e5 "},
    {"comments, carriage returns, a mark of UTF-8", "\xEF\xBB\xBF# mine\r\ne4 e5\r\n", "e4|e5 "},
    {"times, offers and opinions", "1. e4 1:29 e5 (1.28)\n2. Nf3 (=) Nc6 remis?\n3. Bb5 !? a6\n",
     "e4 1:29|e5 (1.28) Nf3 (=)|Nc6 remis? Bb5 !?|a6 "},
    {"a correction", "1. e4 e5\n2. Nc3 -> Nf3 Nc6\n", "e4|e5 Nc3 -> Nf3|Nc6 "},
    {"a remark", "1. e4 e5\nhere White offered the draw\n2. Nf3 Nc6\n", "e4|e5 Nf3|Nc6 "},
    {"minutes beside each move", "1. e4 58 e5 59\n2. Nf3 (57) Nc6 56'\n3. Bb5 55 min a6 1h05\n",
     "e4 58|e5 59 Nf3 (57)|Nc6 56' Bb5 55 min|a6 1h05 "},
    {"times before the moves", "1. 0:02 e4 0:05 e5\n", "0:02 e4|0:05 e5 "},
    {"columns of times", "1. e4 e5 1:29 1:28\n2. Nf3 Nc6 45 50\n", "e4|e5 1:29 1:28 Nf3|Nc6 45 50 "},
    {"a table", "1 | e4 | e5 | 1:23\n2. Nf3 | Nc6 | 1:20\n", "e4|e5 | 1:23 Nf3|Nc6 | 1:20 "},
    {"brackets at the numbers", "1) e4 e5\n2)Nf3 Nc6\n", "e4|e5 Nf3|Nc6 "},
    {"PGN",
     "[Event \"Cup\"]\n[White \"Wolf, A.\"]\n\n1. e4 {[%clk 1:30:00]} 1... e5 2. Nf3 {to develop} Nc6\n"
     "3. Bb5 a6 1-0\n",
     "e4|e5 Nf3|Nc6 Bb5|a6 "},
    {"pieces apart from their squares", "1. S f3 S f6\n", "S f3|S f6 "},
    {"an illegible entry is no piece of the next", "1. N e5\n", "N|e5 "},
    {"captures with a colon", "S:e5 d:e4\n", "S:e5|d:e4 "},
};

CopiedSheet copied(std::string_view text) { return read_sheet_file(text).value(); }

std::string fault_in(std::string_view text) {
  auto const read = read_sheet_file(text);
  return read ? "none" : std::to_string(read.error().line) + ' ' + std::string(describe(read.error().what));
}

CopiedSheet without_language(char const* san, test::Hand hand) {
  auto const moves = test::moves_of(san);
  return {test::sheet_of(test::entries_of(chess::Position::initial(), moves, hand), hand).lines,
          std::nullopt};
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_text_of_sixteen_bits_a_sign_is_read) {
  for (bool const is_big : {false, true}) {
    std::string text{is_big ? "\xFE\xFF" : "\xFF\xFE"};
    for (char const c : std::string_view{"White: Wolf\n1. e4 e5\n"})
      text += is_big ? std::string{'\0', c} : std::string{c, '\0'};
    auto const sheet = copied(text);
    BOOST_REQUIRE(sheet.lines.size() == 1U);
    BOOST_TEST(sheet.lines[0].left == "e4");
    BOOST_TEST(sheet.lines[0].right == "e5");
    BOOST_TEST(sheet.header.value().white == "Wolf");
  }
}

BOOST_AUTO_TEST_CASE(a_sheet_in_braille_is_read_in_the_code_that_it_is_written_in) {
  chess::PlayedLine line;
  for (char const* const uci : {"e2e4", "e7e5", "g1f3", "b8c6", "f1b5"})
    for (chess::Move const m : line.current().moves())
      if (m.from().name() + m.to().name() == uci) {
        line.play(m);
        break;
      }
  std::vector<std::string> const heading{"Anna Wolf"};
  for (auto const* const code : {&braille::english_chess, &braille::german_chess, &braille::finnish_chess}) {
    auto const score = braille::write_score(*code, chess::scored_as_played(line), heading, {});
    auto const sheet = copied(braille::write_file(score.lines, braille::FileForm::unicode));
    std::string cells;
    for (SheetLine const& each : sheet.lines) cells += each.left + '|' + each.right + ' ';
    BOOST_TEST(cells == "e4|e5 Nf3|Nc6 Bb5| ", code->name);
    BOOST_TEST((sheet.language == Language::english));
  }
}

BOOST_DATA_TEST_CASE(a_text_becomes_the_cells_of_the_form, boost::unit_test::data::make(sheet_rows), row) {
  std::string cells;
  for (SheetLine const& line : copied(row.text).lines) cells += line.left + '|' + line.right + ' ';
  BOOST_TEST(cells == row.cells);
}

BOOST_AUTO_TEST_CASE(what_is_no_sheet_is_told_with_its_line) {
  BOOST_TEST(fault_in("e4 e5\n1. e4 e5 Nf3") == "2 a number and at most two entries on a line");
  BOOST_TEST(fault_in(std::string(41, 'x')) == "1 entries of at most 40 signs");
  BOOST_TEST(fault_in("language: la\n") == "1 language: en, fi, de, sv or fr");
  std::string endless;
  for (int i = 0; i < 601; ++i) endless += "e4 e5\n";
  BOOST_TEST(fault_in(endless) == "601 at most 600 lines of entries");
}

BOOST_AUTO_TEST_CASE(a_stated_language_counts) {
  auto const sheet = copied("language: sv\nSf3\n");
  BOOST_TEST((sheet.language == Language::swedish));
  auto const languages = languages_of(chess::Position::initial(), {sheet, copied("Nf3\n")});
  BOOST_TEST((languages.white == Language::swedish));
}

BOOST_AUTO_TEST_CASE(the_language_is_found_by_the_letters) {
  char const* const game = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O Qe2 Qd7";
  struct {
    notation::PieceLetters letters;
    Language language;
  } const languages[]{{notation::english, Language::english},
                      {notation::finnish, Language::finnish},
                      {notation::german, Language::german},
                      {notation::french, Language::french}};
  for (auto const& one : languages)
    for (auto const& other : languages) {
      auto const found = languages_of(chess::Position::initial(), {without_language(game, {one.letters}),
                                                                   without_language(game, {other.letters})});
      BOOST_TEST((found.white == one.language));
      BOOST_TEST((found.black == other.language));
    }
}

BOOST_AUTO_TEST_CASE(letters_that_fit_two_languages_are_settled_by_the_moves) {
  // R is the Finnish knight, the English rook and the French king.
  auto const found = languages_of(chess::Position::initial(),
                                  {copied("e4 e5\nRf3 Rc6\nRc3 Rf6"), copied("e4 e5\nSf3 Sc6\nSc3 Sf6")});
  BOOST_TEST((found.white == Language::finnish));
  BOOST_TEST((found.black == Language::german));
}

BOOST_AUTO_TEST_SUITE_END()
