// SPDX-License-Identifier: GPL-3.0-or-later
// All cases from outside, as they are and with further damage to their sheets: no answer is longer than what
// was written, recorded, pressed or shown, none loses a right that no move on paper or record took, and no
// line of a sheet is named for the move of another number, unless the sheet is shifted there.
#include "core/arbitration/reconcile/recorded/line_search.hpp"
#include "core/arbitration/reconcile/sheets/cell_text.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/arbiter/reconcile/case_line.hpp"
#include "tests/core/chess/outside_data.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <random>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::test;
using chess::both_colors;
using chess::Color;

BOOST_AUTO_TEST_SUITE(reconcile_properties)

namespace {

namespace ours = arbitration::reconcile;

using Lines = std::vector<ours::SheetLine>;
using Damage = void (*)(Lines&, std::mt19937&);

template <class Change>
void change_cells(Lines& lines, unsigned one_in, std::mt19937& random, Change change) {
  for (ours::SheetLine& line : lines)
    for (std::string* const cell : {&line.left, &line.right})
      if (!cell->empty() && random() % one_in == 0) change(*cell);
}

constexpr Damage as_it_is = [](Lines&, std::mt19937&) {};
constexpr Damage begun_late = [](Lines& lines, std::mt19937& random) {
  lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(random() % (lines.size() / 2 + 1)));
};
constexpr Damage stopped = [](Lines& lines, std::mt19937& random) {
  lines.resize(random() % (lines.size() + 1));
};
constexpr Damage line_lost = [](Lines& lines, std::mt19937& random) {
  if (!lines.empty()) lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size()));
};
constexpr Damage line_twice = [](Lines& lines, std::mt19937& random) {
  if (lines.empty()) return;
  auto const at = lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size());
  lines.insert(at, *at);
};
constexpr Damage shifted_by_a_ply = [](Lines& lines, std::mt19937&) {
  std::string held = "?";
  for (ours::SheetLine& line : lines) {
    std::swap(held, line.left);
    std::swap(held, line.right);
  }
};
constexpr Damage illegible = [](Lines& lines, std::mt19937& random) {
  change_cells(lines, 3, random, [](std::string& cell) { cell = "?"; });
};
constexpr Damage unknown_notation = [](Lines& lines, std::mt19937& random) {
  change_cells(lines, 1, random, [](std::string& cell) { cell = "P-K4 " + cell.substr(0, 1); });
};
constexpr Damage times_beside = [](Lines& lines, std::mt19937& random) {
  change_cells(lines, 2, random, [&](std::string& cell) { cell += " " + std::to_string(random() % 60); });
};
constexpr Damage other_squares = [](Lines& lines, std::mt19937& random) {
  change_cells(lines, 6, random, [&](std::string& cell) {
    if (cell.back() >= '1' && cell.back() <= '7') ++cell.back();
  });
};
constexpr std::array damages{as_it_is,         begun_late, stopped,          line_lost,    line_twice,
                             shifted_by_a_ply, illegible,  unknown_notation, times_beside, other_squares};

std::size_t written_plies(ours::Sheet const& sheet) { return 2 * sheet.lines.size(); }

bool does_a_board_show(ours::Case const& found, ours::Answer const& answer) {
  auto const placement = ours::position_after(found.start, answer.moves).placement();
  return found.boards.white.shows(placement) || found.boards.black.shows(placement);
}

/// The plies that both sheets lack when they are laid along the answer: each may lack other ones.
std::size_t plies_on_neither(ours::Case const& found, ours::Answer const& answer) {
  chess::ByColor<ours::Entries> const sheets{ours::Entries{found.sheets.white},
                                             ours::Entries{found.sheets.black}};
  auto const along = ours::sheets_along(found, sheets, answer.moves);
  std::size_t lacking = 0;
  for (std::size_t ply = 0; ply < answer.moves.size(); ++ply)
    lacking += !along.white[ply].entry && !along.black[ply].entry ? 1 : 0;
  return lacking;
}

/// No ply that nothing tells of: neither sheet, nor the record or the presses, nor a board. `whole`: before
/// further lines were lost, each sheet from another place.
void check_length(ours::Case const& found, ours::Case const& whole, ours::Answer const& answer,
                  std::string const& which) {
  constexpr std::size_t shown_beyond = 4;  // plies that only boards show
  auto const presses = found.clocks.plies();
  std::size_t known = presses.value_or(0);
  for (ours::Case const* const each : {&found, &whole})
    for (Color const p : both_colors) known = std::max(known, written_plies(each->sheets[p]));
  if (found.record && !found.record->empty()) known = std::max<std::size_t>(known, found.record->back().ply);
  bool const is_shown = does_a_board_show(found, answer);
  known += is_shown && !found.record ? shown_beyond : 0;
  if (answer.moves.size() <= known) return;
  BOOST_TEST(!presses.has_value(), which);
  constexpr std::size_t laid_otherwise = 2;  // than they were read
  BOOST_TEST(plies_on_neither(found, answer) <= laid_otherwise, which);
}

/// Of the rights at the end, each that the start had: gone only by a king, a rook or a capture on its square.
void check_rights(ours::Case const& found, ours::Answer const& answer, std::string const& which) {
  auto position = found.start;
  for (chess::Move const m : answer.moves) {
    auto const before = position.setup().castling_rooks;
    auto const placement = position.placement();
    position.play(m);
    if (before == position.setup().castling_rooks) continue;
    auto const mover = placement.at(m.from());
    bool const is_of_king_or_rook =
        mover && (mover->kind == chess::Kind::king || mover->kind == chess::Kind::rook);
    auto const taken = placement.at(m.to());
    BOOST_TEST((is_of_king_or_rook || (taken && taken->kind == chess::Kind::rook)), which);
  }
}

/// The move in it, whatever stands beside.
std::string entry_in(ours::Sheet const& sheet, std::size_t entry) {
  auto const& line = sheet.lines[entry / 2];
  return ours::move_in_cell(entry % 2 == 0 ? line.left : line.right, sheet.letters);
}

/// An entry near it is as far from its place, and has the move there.
bool is_known_to_be_shifted(ours::Sheet const& sheet, ours::Case const& found,
                            std::vector<chess::Move> const& moves, ours::Finding const& named) {
  auto const place = static_cast<std::ptrdiff_t>(2 * (named.line - 1));
  auto position = found.start;
  for (std::ptrdiff_t ply = 0; ply < static_cast<std::ptrdiff_t>(moves.size()); ++ply) {
    for (std::ptrdiff_t const side : {0, 1}) {
      auto const entry = ply + place + side - static_cast<std::ptrdiff_t>(named.ply - 1);
      bool const is_near = std::abs(ply - static_cast<std::ptrdiff_t>(named.ply - 1)) <= 8;
      if (!is_near || entry < 0 || entry / 2 >= static_cast<std::ptrdiff_t>(sheet.lines.size())) continue;
      auto const text = entry_in(sheet, static_cast<std::size_t>(entry));
      auto const read = notation::read_move(position, text, sheet.letters);
      auto const* const meant = std::get_if<chess::Move>(&read);
      if (meant != nullptr && *meant == moves[static_cast<std::size_t>(ply)]) return true;
    }
    position.play(moves[static_cast<std::size_t>(ply)]);
  }
  return false;
}

void check_named_lines(ours::Case const& found, ours::Settlement const& settlement,
                       std::string const& which) {
  auto const has = [&](ours::Finding::Kind kind) {
    return std::ranges::find(settlement.findings, kind, &ours::Finding::kind) != settlement.findings.end();
  };
  auto sheets = found.sheets;
  if (has(ours::Finding::Kind::sheets_swapped)) std::swap(sheets.white, sheets.black);
  for (ours::Finding const& each : settlement.findings) {
    if (each.kind != ours::Finding::Kind::entry_read_as_slip) continue;
    bool const is_in_its_place = each.line == (each.ply + 1) / 2;
    BOOST_TEST(
        (is_in_its_place || is_known_to_be_shifted(sheets[each.sheet], found, settlement.answer.moves, each)),
        which << ", line " << each.line << " for ply " << each.ply);
    bool const is_unread = std::ranges::any_of(settlement.findings, [&](ours::Finding const& other) {
      return other.kind == ours::Finding::Kind::sheet_unread && other.sheet == each.sheet;
    });
    BOOST_TEST(!is_unread, which);
  }
}

void check(ours::Case const& found, ours::Case const& whole, std::string const& which) {
  auto const settlement = ours::settle(found);
  auto answers = settlement.alternatives;
  answers.push_back(settlement.answer);
  for (ours::Answer const& each : answers) {
    check_length(found, whole, each, which);
    check_rights(found, each, which);
    for (Color const p : both_colors)
      BOOST_TEST((!each.corrects[p] ||
                  !found.boards[p].shows(ours::position_after(found.start, each.moves).placement())),
                 which);
  }
  check_named_lines(found, settlement, which);
}

void check_all(char const* file, unsigned cases) {
  std::istringstream lines{outside_text(file)};
  unsigned number = 0;
  auto const every = static_cast<unsigned>(300 / budget(300, 20, 5));
  for (std::string line; std::getline(lines, line); ++number) {
    // Among them one of which every reading is longer than the presses when a sheet is shifted.
    if ((number + 2) % every != 0) continue;
    auto const asked = program::reconcile::read_case(line);
    BOOST_TEST_REQUIRE(asked.has_value(), number);
    for (std::size_t kind = 0; kind < damages.size(); ++kind) {
      std::mt19937 random{number};
      auto found = asked->found;
      for (Color const p : both_colors)
        if (kind == 0 || random() % 3 != 0) damages[kind](found.sheets[p].lines, random);
      check(found, asked->found, asked->id + ", damage " + std::to_string(kind));
    }
  }
  BOOST_TEST(number == cases);
}

}  // namespace

BOOST_AUTO_TEST_CASE(no_answer_says_more_than_is_known, *with_outside_data) {
  check_all("reconcile/dev-cases.jsonl", 300);
}

BOOST_AUTO_TEST_CASE(nor_beside_worn_sheets, *with_outside_data) {
  check_all("reconcile/worn-dev.jsonl", 200);
}

BOOST_AUTO_TEST_SUITE_END()
