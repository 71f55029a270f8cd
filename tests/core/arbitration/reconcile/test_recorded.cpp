// SPDX-License-Identifier: GPL-3.0-or-later
// The record of the game beside two worn sheets: the answer follows what both boards completed, an innocent
// is never named, and wrong papers are told.
#include "core/arbitration/reconcile/recorded/papers.hpp"
#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "tests/core/arbitration/reconcile/fresh_verdict.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <random>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using ours::Case;
using ours::Finding;
using ours::Settlement;
using ours::Verdict;

BOOST_AUTO_TEST_SUITE(recorded)

namespace {

std::vector<ours::RecordedMove> record_of(chess::Position position, std::vector<chess::Move> const& moves,
                                          std::size_t plies) {
  std::vector<ours::RecordedMove> record;
  for (std::size_t i = 0; i < std::min(plies, moves.size()); ++i) {
    record.push_back({static_cast<unsigned>(i + 1), notation::write_uci(position, moves[i])});
    position.play(moves[i]);
  }
  return record;
}

constexpr char const* game =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 Nc3 Bb7";

/// White's rook stands beside its square on Black's board; the record ends two plies before.
Case rook_beside() {
  auto table = played(game);
  table.found.boards.black = disturbed(table.end().placement(), "e1", "d2");
  Case found = table.handed_in();
  found.record = record_of(table.start, table.moves, table.moves.size() - 2);
  return found;
}

bool has(Settlement const& settlement, Finding::Kind kind) {
  return std::ranges::any_of(settlement.findings, [&](Finding const& each) { return each.kind == kind; });
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_slip_against_the_record_undoes_nothing_and_the_letter_stands_beside) {
  Case found = rook_beside();
  found.sheets.white.lines[2].left = "Bc4";  // both are exact, and part at ply 5
  auto const settlement = settle(found);
  BOOST_TEST((settlement.answer.verdict == Verdict::correct_board));
  BOOST_TEST(settlement.answer.corrects.black);
  BOOST_TEST(!settlement.answer.corrects.white);
  BOOST_TEST(settlement.answer.plies() == 24U);
  BOOST_TEST(settlement.is_ambiguous());
  BOOST_REQUIRE(!settlement.alternatives.empty());
  BOOST_TEST((settlement.alternatives.front().verdict == Verdict::restore));
  BOOST_TEST(settlement.alternatives.front().plies() == 4U);
  auto const quoted = std::ranges::find(settlement.findings, Finding::Kind::entries_differ, &Finding::kind);
  BOOST_REQUIRE((quoted != settlement.findings.end()));
  BOOST_TEST(quoted->ply == 5U);
  BOOST_TEST(quoted->written.white == "Bc4");
  BOOST_TEST(quoted->written.black == "Bb5");
  BOOST_TEST(settlement.answer.moves[quoted->ply - 1].to().name() == "b5");
}

BOOST_AUTO_TEST_CASE(without_the_record_the_same_sheets_are_in_doubt_too) {
  Case found = rook_beside();
  found.sheets.white.lines[2].left = "Bc4";
  found.record.reset();
  auto const settlement = settle(found);
  bool const goes_back = std::ranges::any_of(settlement.alternatives, [](ours::Answer const& each) {
    return each.verdict == Verdict::restore && each.plies() == 4;
  });
  BOOST_TEST(goes_back);
}

BOOST_AUTO_TEST_CASE(players_who_went_on_differently_go_back_and_nobody_is_named) {
  auto const whites = played(std::string{game} + " Bg5 h6");
  auto const blacks = played(std::string{game} + " Be3 h6");
  Case found = whites.handed_in();
  found.sheets.black = blacks.handed_in().sheets.black;
  found.boards.black = ours::FoundBoard{blacks.end().placement()};
  found.record = record_of(whites.start, whites.moves, 24);
  auto const settlement = settle(found);
  BOOST_TEST((settlement.answer.verdict == Verdict::restore));
  BOOST_TEST(settlement.answer.plies() == 24U);
}

BOOST_AUTO_TEST_CASE(a_sheet_of_another_game_proves_nothing) {
  auto const other =
      played("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O Be3 e5 d5 Nh5 Qd2 f5 O-O-O a6 Kb1 Nd7 Bd3 Qe7");
  Case found = rook_beside();
  found.sheets.white = other.handed_in().sheets.white;
  auto const settlement = settle(found);
  BOOST_TEST(has(settlement, Finding::Kind::sheet_of_another_game));
  BOOST_TEST(settlement.answer.plies() == 24U);
  BOOST_TEST(!settlement.answer.corrects.white);
}

BOOST_AUTO_TEST_CASE(exchanged_sheets_are_told_and_put_right) {
  Case found = rook_beside();
  found.players = {"Lahtinen, A.", "Berg, B."};
  found.headers = {ours::SheetHeader{"Lahtinen", "BERG", "Berg"},
                   ours::SheetHeader{"LAHTINEN, A.", "Berg", "Lahtine"}};
  auto const settlement = settle(found);
  BOOST_TEST(has(settlement, Finding::Kind::sheets_swapped));
  found.headers = {ours::SheetHeader{"Lahtinen", "BERG", "Lahtinen"},
                   ours::SheetHeader{"LAHTINEN", "Berg", "Lahtinen"}};
  BOOST_TEST(has(settle(found), Finding::Kind::sheets_of_one_player));
}

BOOST_AUTO_TEST_CASE(a_name_is_known_with_one_letter_wrong) {
  BOOST_TEST(ours::is_named("ERM", "Ermi, L."));
  BOOST_TEST(ours::is_named("Lahtinen, A.", "Lahtinen, Anna"));
  BOOST_TEST(!ours::is_named("Berg", "Lahtinen, A."));
  BOOST_TEST(!ours::is_named("Bo", "Li"));
}

struct CellRow {
  char const* cell;
  char const* move;
};
std::ostream& operator<<(std::ostream& out, CellRow const& row) { return out << row.cell; }
constexpr CellRow cells[] = {
    {"Nf3", "Nf3"},
    {"exd6 o.l.", "exd6"},
    {"exd6o.l.", "exd6"},
    {"exd6 e.p.", "exd6"},
    {"Nf3 (=)", "Nf3"},
    {"Nf3(=)", "Nf3"},
    {"Nf3 remis?", "Nf3"},
    {"Sf3 tasapeli?", "Sf3"},
    {"Nf3 !?", "Nf3"},
    {"Nf3!?", "Nf3"},
    {"Nf3!", "Nf3"},
    {"Nf3,", "Nf3"},
    {"Nf3 1:23", "Nf3"},
    {"Nf3 (1.23)", "Nf3"},
    {"Sf3 -> Sg5", "Sg5"},
    {"Nf3 Nd2", "Nd2"},
    {"(Nf3) Nd2", "Nd2"},
    {"12. Nf3", "Nf3"},
    {"e2 e4", "e2e4"},
    {"N f3", "Nf3"},
    {"o-o", "O-O"},
    {"O-O-O", "O-O-O"},
    {"N?3", "N?3"},
    {"?", "?"},
    {"v", ""},
    {"/", ""},
    {"\"", ""},
    {"...", ""},
    {"\u2713", ""},
    {"1-0", ""},
    {"\u00bd-\u00bd", ""},
    {"", ""},
    {"Sf3 schach", "Sf3"},
    {"e8?", "e8"},
    {"B\u00d7c4", "Bxc4"},
    {"e8(Q)", "e8(Q)"},
};

BOOST_DATA_TEST_CASE(a_cell_is_read_as_people_write_it, boost::unit_test::data::make(cells), row) {
  BOOST_TEST(ours::move_in_cell(row.cell) == row.move);
}

namespace {

/// Habits and mishaps of another kind than those of the generator: each leaves it to the reader which move it
/// is.
void write_otherwise(std::vector<ours::SheetLine>& lines, std::mt19937& random) {
  auto const for_each_cell = [&](auto const& change) {
    for (ours::SheetLine& line : lines)
      for (std::string* const cell : {&line.left, &line.right})
        if (!cell->empty() && *cell != "?") change(*cell);
  };
  switch (random() % 6) {
    case 0: return for_each_cell([](std::string& cell) { cell += ','; });
    case 1: return for_each_cell([&](std::string& cell) { cell += random() % 3 == 0 ? " 1:23" : ""; });
    case 2: return for_each_cell([&](std::string& cell) { cell += random() % 4 == 0 ? " remis?" : "!?"; });
    case 3: return for_each_cell([&](std::string& cell) { cell = random() % 4 == 0 ? "Kd4 " + cell : cell; });
    case 4:
      if (lines.size() > 8) lines.erase(lines.begin(), lines.begin() + 3);  // begun late
      return;
    default: return;
  }
}

}  // namespace

// What was really played is known: with the record up to two plies before the end nobody innocent is named,
// however worn both sheets are, and nearly each answer is right.
BOOST_AUTO_TEST_CASE(worn_sheets_beside_a_record_name_no_innocent) {
  unsigned made = 0, right = 0;
  auto const wanted = static_cast<unsigned>(budget(5000, 120, 40));
  for (unsigned seed = 1; made < wanted && seed < 100 * wanted; ++seed) {
    FreshOptions options{random_hands(seed)};
    options.wear = Wear::heavy;
    auto const fresh = fresh_case(seed, seed % 4 == 0 ? Mishap::none : Mishap::board_error, options);
    if (!fresh || fresh->table.moves.size() < 12) continue;
    ++made;
    std::mt19937 random{seed};
    Case found = fresh->table.handed_in();
    for (Color const p : both_colors) write_otherwise(found.sheets[p].lines, random);
    found.record =
        record_of(fresh->table.start, fresh->table.moves, fresh->table.moves.size() - random() % 3);
    auto const settlement = settle(found);
    BOOST_TEST(!accuses_falsely(*fresh, settlement), seed);
    BOOST_TEST((is_right(*fresh, settlement) || settlement.is_ambiguous()), seed);
    right += is_right(*fresh, settlement) ? 1 : 0;
  }
  BOOST_TEST(made == wanted);
  BOOST_TEST_MESSAGE(right << " right of " << made);
  BOOST_TEST(right * 100 >= made * 95);
}

BOOST_AUTO_TEST_CASE(a_readable_entry_more_never_makes_a_right_answer_wrong) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    FreshOptions options{random_hands(seed)};
    options.wear = Wear::heavy;
    auto const fresh = fresh_case(seed, Mishap::board_error, options);
    if (!fresh || fresh->table.moves.size() < 12) continue;
    Case found = fresh->table.handed_in();
    found.record = record_of(fresh->table.start, fresh->table.moves, fresh->table.moves.size() - 2);
    if (!is_right(*fresh, settle(found))) continue;
    auto const clean = entries_of(fresh->table.start, fresh->table.moves, fresh->table.hands.white);
    auto& lines = found.sheets.white.lines;
    for (std::size_t i = 0; i < std::min(lines.size(), clean.size() / 2); ++i)
      if (lines[i].left == "?") lines[i].left = clean[2 * i];
    BOOST_TEST(is_right(*fresh, settle(found)), seed);
  }
}

BOOST_AUTO_TEST_SUITE_END()
