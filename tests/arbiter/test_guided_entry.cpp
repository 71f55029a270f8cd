// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets and boards typed line by line: the order of the questions, corrections at any time, and what is
// refused.
#include "src/arbiter/options/answer_language.hpp"
#include "src/arbiter/reconcile/guided_entry.hpp"

#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::program;
using chess::Color;

BOOST_AUTO_TEST_SUITE(guided_entry)

namespace {

std::string said(Message const& sentence) {
  return ruling::words_of(sentence, arbitration::laws::RuleSet::fide_2023);
}

/// All lines are taken, or the test fails.
GuidedEntry entered(std::string const& lines) {
  GuidedEntry entry;
  std::istringstream in{lines};
  for (std::string line; std::getline(in, line);) {
    auto const taken = entry.take(line);
    BOOST_TEST_REQUIRE(taken.has_value(), line << ": " << (taken ? "" : said(taken.error())));
  }
  return entry;
}

std::string cells(GuidedEntry const& entry, Color player) {
  auto const table = entry.table();
  std::string text;
  for (auto const& line : table.sheets[player].lines) text += line.left + '|' + line.right + ' ';
  return text;
}

std::string refusal(GuidedEntry entry, std::string const& line) {
  auto const taken = entry.take(line);
  return taken ? "taken" : said(taken.error());
}

std::string const both_sheets = "start\nfi\ne4 e5\n2. Rf3 ?\ndone\nen\ne4\ne5\nNf3 Nc6\ndone\n";

}  // namespace

BOOST_AUTO_TEST_CASE(sheets_and_boards_are_asked_for_one_after_the_other) {
  auto entry = entered("start\n");
  BOOST_TEST(said(entry.question().text) == "White's sheet, language?");
  entry = entered("start\nfi\ne4\n");
  BOOST_TEST(said(entry.question().text) == "White's sheet, entry 1...");
  entry = entered(both_sheets);
  BOOST_TEST(said(entry.question().text) == "White's board?");
  BOOST_TEST(cells(entry, Color::white) == "e4|e5 Rf3|? ");
  BOOST_TEST(cells(entry, Color::black) == "e4|e5 Nf3|Nc6 ");
  entry = entered(both_sheets + "sheets\nsheets c6=- a6=n\n");
  BOOST_TEST(entry.is_complete());
}

BOOST_AUTO_TEST_CASE(what_is_complete_is_settled) {
  auto const entry = entered(both_sheets + "sheets\nsheets c6=- a6=n\n");
  auto const done = settled(entry.table(), arbitration::laws::RuleSet::fide_2023);
  BOOST_TEST((done.decision.preferred().verdict == arbitration::reconcile::Verdict::correct_board));
  BOOST_TEST(done.decision.preferred().corrects.black);
  BOOST_TEST(!done.decision.preferred().corrects.white);
}

BOOST_AUTO_TEST_CASE(entries_are_corrected_at_any_time) {
  auto entry = entered(both_sheets + "white 2... Rc6\nblack 1 d4 d5\nwhite 1 c4\n");
  BOOST_TEST(cells(entry, Color::white) == "c4|e5 Rf3|Rc6 ");
  BOOST_TEST(cells(entry, Color::black) == "d4|d5 Nf3|Nc6 ");
  BOOST_TEST(said(entry.question().text) == "White's board?");  // nothing is asked twice
  auto const answer = entry.take("white 2 -");
  BOOST_TEST_REQUIRE((answer && answer->size() == 1u));
  BOOST_TEST(said(answer->front()) == "White's sheet, line 2: - Rc6");
}

BOOST_AUTO_TEST_CASE(boards_and_languages_are_corrected_too) {
  auto const entry =
      entered(both_sheets + "sheets\nsheets\nblack board 8/8/8/8/8/8/8/K1k5\nblack language de\n");
  BOOST_TEST(entry.table().boards.black.occupied().size() == 2);
  BOOST_TEST((entry.table().sheets.black.language == Language::german));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_meant_is_told_and_changes_nothing) {
  BOOST_TEST(refusal(entered(""), "e4") == "start or a FEN");
  BOOST_TEST(refusal(entered("start\n"), "la") == "en, fi, de, sv or fr");
  auto const sheet = entered("start\nfi\ne4 e5\n");
  BOOST_TEST(refusal(sheet, "5. Rf3") == "line 2 now; or a correction: white 12 Nf3");
  BOOST_TEST(refusal(sheet, "2.") == "entries as written, ? if illegible; done at the end");
  BOOST_TEST(refusal(sheet, "") == "entries as written, ? if illegible; done at the end");
  BOOST_TEST(refusal(sheet, "white 3 Rf3") == "a line from 1 to 1");
  BOOST_TEST(refusal(sheet, "white x Rf3") == "a correction: white 12 Nf3, white 12... Nf6");
  BOOST_TEST(refusal(sheet, "white 1... e5 Rf3") == "a correction: white 12 Nf3, white 12... Nf6");
  auto const board = entered(both_sheets);
  for (char const* const line : {"", "x", "sheets c9=n", "sheets c6=x", "ffff00000000ffff c6=n"})
    BOOST_TEST(refusal(board, line) == "sheets, sheets with changes d7=n f6=-, or a FEN", line);
}

BOOST_AUTO_TEST_SUITE_END()
