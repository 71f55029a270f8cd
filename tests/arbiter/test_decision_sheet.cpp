// SPDX-License-Identifier: GPL-3.0-or-later
// The decision sheet in words: lines, the page to print, JSON; in English and Finnish.
#include "core/legal/position.hpp"
#include "src/arbiter/reconcile/case_line.hpp"
#include "src/arbiter/sheet/sheet_forms.hpp"
#include "tests/core/arbitration/reconcile/written_table.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <sstream>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
using namespace tactus::program;
namespace ours = arbitration::reconcile;

BOOST_AUTO_TEST_SUITE(decision_sheets)

namespace {

words::Catalogue const english{};

ours::Decision knight_astray() {
  auto table = test::played("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6");
  table.found.boards.black = test::disturbed(table.end().placement(), "f6", "h6");
  auto const found = table.handed_in();
  return ours::decision_on(found, ours::settle(found));
}

/// The sheets differ, and one of them goes on as if its own entry had not been.
ours::Decision several_lawful() {
  auto decision = knight_astray();
  auto other = decision.preferred();
  other.verdict = ours::Verdict::restore;
  other.corrects = {};
  other.clock_duty = ours::ClockDuty::set;
  other.clocks = ours::ClockTimes{Millis{3'661'000}, Millis{59'500}};
  decision.lawful.push_back(other);
  return decision;
}

std::vector<std::string> text_lines(ours::Decision const& decision) {
  std::istringstream in{sheet_as_text(decision_sheet(decision), {english})};
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::size_t times_in(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_verdict_is_said_first_and_every_fact_has_its_line) {
  auto const lines = text_lines(knight_astray());
  BOOST_TEST_REQUIRE(lines.size() > 10u);
  BOOST_TEST(lines[0] == "Correct Black's board.");
  for (char const* wanted :
       {"Plies that stand: 8", "Last of them: 4... Nf6", "White's board stays as it is.",
        "Black's board, changes: 1", "Take Black's knight from h6, put it onto f6.",
        "Position to be set up:", "White, king: e1", "Black, knight: c6 f6", "White has the move.",
        "The clocks: the arbiter decides.", "Articles: 1", "Article D.2.9:"})
    BOOST_TEST((std::find(lines.begin(), lines.end(), wanted) != lines.end()), wanted);
}

BOOST_AUTO_TEST_CASE(why_it_goes_back_no_further_is_said) {
  auto const says = [](ours::Decision const& decision, char const* wanted) {
    auto const lines = text_lines(decision);
    return std::find(lines.begin(), lines.end(), wanted) != lines.end();
  };
  auto table = test::played("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6");
  auto const moved_on = table.end().after(test::moves_of("d4", table.end()).front());
  table.found.boards.white = ours::FoundBoard{moved_on.placement()};
  auto found = table.handed_in();
  auto const decision = ours::decision_on(found, ours::settle(found));
  BOOST_TEST(says(decision, "What follows is in doubt: nobody is named."));
  BOOST_TEST(!says(decision, "The scoresheets differ at the next ply."));

  table.found.boards.white = ours::FoundBoard{table.end().placement()};
  table.found.boards.black = test::disturbed(table.end().placement(), "f6", "g8");
  table.entries.black.resize(7);
  found = table.handed_in();
  BOOST_TEST(says(ours::decision_on(found, ours::settle(found)), "One scoresheet stops here."));

  table.entries.black.push_back("Nh6");
  table.found.boards.black = test::disturbed(table.end().placement(), "f6", "h6");
  found = table.handed_in();
  BOOST_TEST(says(ours::decision_on(found, ours::settle(found)), "The scoresheets differ at the next ply."));
}

BOOST_AUTO_TEST_CASE(an_edition_numbers_its_own_articles) {
  auto decision = knight_astray();
  decision.rules = arbitration::laws::RuleSet::fide_2014;
  BOOST_TEST(sheet_as_text(decision_sheet(decision), {english, decision.rules}).find("Article D.2.8:\n") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(every_lawful_answer_is_shown_in_full) {
  auto const lines = text_lines(several_lawful());
  auto const place = [&](char const* wanted) {
    return std::find(lines.begin(), lines.end(), wanted) - lines.begin();
  };
  BOOST_TEST(place("Lawful answers: 2. The arbiter chooses.") < place("Black's board, changes: 1"));
  BOOST_TEST(place("Answer 2 of 2:") < place("Go back to ply 8 on both boards."));
  BOOST_TEST(place("Go back to ply 8 on both boards.") < place("Clock of White: 1:01:01"));
  BOOST_TEST(place("Clock of Black: 0:00:59.5") < static_cast<std::ptrdiff_t>(lines.size()));
  BOOST_TEST(std::count(lines.begin(), lines.end(), "Position to be set up:") == 2);
}

BOOST_AUTO_TEST_CASE(the_entry_that_would_settle_it_is_asked_for) {
  auto decision = several_lawful();
  auto const before = chess::Position::initial();
  decision.open_entry = ours::OpenEntry{chess::Color::black, 7, false, 14, before};
  decision.open_entry->answer = test::moves_of("Nf3").front();
  decision.open_entry->other = test::moves_of("Nh3").front();
  auto const text = sheet_as_text(decision_sheet(decision), {english});
  BOOST_TEST(text.find("Look at Black's sheet, entry 7...\nIf it says Nf3, answer 1 stands.\n"
                       "If it says Nh3, another line is right.\n") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_board_that_senses_no_pieces_is_checked_by_hand) {
  auto decision = knight_astray();
  decision.knows_pieces.black = false;
  auto const lines = text_lines(decision);
  BOOST_TEST(
      std::count(lines.begin(), lines.end(), "Check each piece: only the filled squares are sensed.") == 1);
}

BOOST_AUTO_TEST_CASE(the_page_is_read_without_sight_and_runs_nothing) {
  auto const page = sheet_as_page(decision_sheet(several_lawful()), {english});
  BOOST_TEST(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
  BOOST_TEST(times_in(page, "<h1>") == 1u);
  for (char const* const part : {"section", "ul", "li", "h2", "main", "p"})
    BOOST_TEST(
        times_in(page, '<' + std::string(part) + '>') + times_in(page, '<' + std::string(part) + ' ') ==
            times_in(page, "</" + std::string(part) + '>'),
        part);
  for (char const* const barred : {"<script", "src=", "href=", "http", "onclick"})
    BOOST_TEST(page.find(barred) == std::string::npos, barred);
  BOOST_TEST(page.find("<li>Take Black's knight from h6, put it onto f6.</li>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_page_names_the_game_and_shows_where_pieces_change) {
  table::TableSetup setup;
  setup.white.name = "Anna A.";
  setup.black.name = "Bo B.";
  setup.event = "Open <2026>";
  setup.round = 5;
  setup.board_number = 12;
  auto const decision = several_lawful();
  auto const page =
      sheet_as_page(decision_sheet(decision), {english}, {table_lines(setup), diagrams_of(decision)});
  for (char const* const line :
       {"Open &lt;2026&gt;", "Round: 5", "Board: 12", "White: Anna A.", "Black: Bo B."})
    BOOST_TEST(page.find("<p>" + std::string(line) + "</p>") != std::string::npos, line);
  BOOST_TEST(times_in(page, "role=\"img\"") ==
             decision.lawful.size() + 1);  // Black's board as it stands first
  auto const first = diagrams_of(decision)[1];
  BOOST_TEST((first.pieces == decision.preferred().position.placement()));
  for (auto const& change : decision.lawful.front().changes.black)
    if (change.to) BOOST_TEST(first.changed.contains(*change.to));
  BOOST_TEST(times_in(diagram_html(first, "x"), "class=\"changed\"") ==
             static_cast<std::size_t>(first.changed.size()));
  BOOST_TEST(times_in(diagram_html(first, "x"), "<td") == 64u);
  BOOST_TEST(page.find("Black signs:") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_a_page_quotes_cannot_become_markup) {
  std::vector<SheetSection> const sheet{{say("{moves}", {{"moves", std::string("<b>\"&")}})}};
  BOOST_TEST(sheet_as_page(sheet, {english}).find("<h2>&lt;b&gt;&quot;&amp;</h2>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(machines_get_the_same_in_values) {
  auto const decision = several_lawful();
  auto const json = nlohmann::json::parse(sheet_as_json(decision, decision_sheet(decision), {english}));
  BOOST_TEST(json["certain"] == false);
  BOOST_TEST_REQUIRE(json["answers"].size() == 2u);
  auto const& first = json["answers"][0];
  BOOST_TEST(first["verdict"] == "correct_board");
  BOOST_TEST(first["boards_to_correct"] == nlohmann::json({"black"}));
  BOOST_TEST(first["changes"]["black"] == nlohmann::json::parse(R"([{"take":"h6","put":"f6","piece":"n"}])"));
  BOOST_TEST(first["clocks_stay"] == false);
  BOOST_TEST(first["moves"].size() == 8u);
  BOOST_TEST(json["answers"][1]["clocks"]["black_ms"] == 59'500);
  BOOST_TEST(json["lines"][0] == "Correct Black's board.");
}

BOOST_AUTO_TEST_CASE(sheets_of_outside_cases_bear_out_what_is_decided_and_every_hand_is_shown,
                     *test::with_outside_data) {
  auto const text = test::outside_text("reconcile/dev-cases.jsonl");
  std::istringstream lines{text};
  unsigned named = 0;
  for (std::string line; std::getline(lines, line);) {
    auto const asked = program::reconcile::read_case(line);
    BOOST_TEST_REQUIRE(asked.has_value());
    auto const settlement = ours::settle(asked->found);
    auto const decision = ours::decision_on(asked->found, settlement);
    BOOST_TEST_CONTEXT(asked->id) {
      BOOST_TEST(decision.is_borne_out);
      BOOST_TEST(decision.lawful.size() == settlement.alternatives.size() + 1);
      BOOST_TEST(!sheet_as_text(decision_sheet(decision), {english}).empty());
      for (chess::Color const color : chess::both_colors) {
        BOOST_TEST(decision.preferred().corrects[color] == settlement.answer.corrects[color]);
        bool const shows = asked->found.boards[color].shows(decision.preferred().position.placement());
        BOOST_TEST(decision.preferred().changes[color].empty() == shows);
        named += decision.preferred().corrects[color] ? 1 : 0;
      }
    }
  }
  BOOST_TEST(named > 50u);
}

BOOST_AUTO_TEST_SUITE_END()
