// SPDX-License-Identifier: GPL-3.0-or-later
// By hands: a player puts a piece one square off on his own board, when he moves or when he copies, and it is
// found at once or some plies later. What both did is known, and so is who corrects his board (D.2.9): nobody
// is named wrongly and with certainty.
#include "core/arbitration/reconcile/sheets/sheet_file.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/arbiter/reconcile/settled_table.hpp"
#include "tests/arbiter/evidence_of.hpp"
#include "tests/core/arbitration/reconcile/one_square_off.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/table/tables.hpp"

#include <boost/test/unit_test.hpp>

using namespace tactus;
using chess::both_colors;
using chess::Color;
using table::Script;
using test::OneSquareOff;
using test::Sheets;

BOOST_AUTO_TEST_SUITE(one_square_by_hands)

namespace {

namespace ours = arbitration::reconcile;
using arbitration::laws::ByColor;

bool is_special(chess::Position const& position, chess::Move m) {
  bool const is_capture = position.at(m.to()).has_value() || m.kind() == chess::MoveKind::en_passant;
  return is_capture || m.is_castling() || m.is_promotion();
}

/// A board that tells filled squares only shows no other piece.
bool are_filled_otherwise(chess::Placement const& one, chess::Placement const& other) {
  return one.occupied() != other.occupied();
}

constexpr test::TableKind by_hands{24, false, is_special, are_filled_otherwise};

table::TableSetup two_boards() {
  auto setup = table::pair_with_clock();
  setup.announcer = table::Announcer::person;
  return setup;
}

Script played_by_hands(OneSquareOff const& one) {
  Script table{two_boards()};
  ByColor<chess::Position> boards{chess::Position::initial(), chess::Position::initial()};
  for (std::size_t ply = 0; ply < one.said.size(); ++ply) {
    Color const mover = boards.white.turn();
    auto const make = [&](Color board) {
      chess::Move const m = board == one.erred ? one.made[ply] : one.said[ply];
      table.hands(board, table::steps_of(boards[board], m));
      boards[board].play(m);
    };
    make(mover);
    table.wait(1000).press();
    make(opposite(mover));
    table.wait(4000);
  }
  return table;
}

std::string sheet_text(std::vector<chess::Move> const& moves, std::optional<std::size_t> gap) {
  std::string text;
  chess::Position position = chess::Position::initial();
  for (std::size_t ply = 0; ply < moves.size(); ++ply) {
    if (ply % 2 == 0) text += std::to_string(ply / 2 + 1) + ".";
    text += " " + (gap == ply ? std::string{"?"} : notation::write_san(position, moves[ply]));
    if (ply % 2 == 1) text += "\n";
    position.play(moves[ply]);
  }
  return text;
}

program::GameSheet settled(OneSquareOff const& one, Script const& table) {
  auto const evidence = test::evidence_of(table);
  program::FoundTable found;
  for (Color const player : both_colors) {
    bool const has_erred = player == one.erred;
    bool const has_gap = one.sheets == (has_erred ? Sheets::gap_of_who_erred : Sheets::gap_of_the_other);
    found.boards[player] = *program::sensed_board(evidence.state(), player);
    found.sheets[player] =
        *ours::read_sheet_file(sheet_text(has_erred && one.does_his_sheet_follow() ? one.made : one.said,
                                          has_gap ? std::optional{one.ply} : std::nullopt));
  }
  return program::settled_game(evidence, found, arbitration::laws::RuleSet::fide_2023);
}

bool is_right(OneSquareOff const& one, ours::Proposal const& answer) {
  bool const goes_back = answer.verdict == ours::Verdict::restore && answer.plies() == one.ply;
  bool const names_him = answer.verdict == ours::Verdict::correct_board && answer.corrects[one.erred] &&
                         !answer.corrects[opposite(one.erred)] && answer.moves == one.said;
  return one.does_his_sheet_follow() ? goes_back : names_him;
}

}  // namespace

BOOST_AUTO_TEST_CASE(nobody_is_named_wrongly_and_with_certainty) {
  auto const wanted = static_cast<unsigned>(test::budget(2000, 60, 12));
  unsigned made = 0, settled_by_law = 0, right = 0, wrong_and_certain = 0;
  for (unsigned seed = 1; made < wanted && seed < 100 * wanted; ++seed) {
    auto const one = test::one_square_off(seed, by_hands);
    if (!one) continue;
    ++made;
    auto const done = settled(*one, played_by_hands(*one));
    bool const is_it = is_right(*one, done.decision.preferred());
    // What the one sheet that has the move says, the Law leaves open.
    bool const is_settled_by_law = one->sheets != Sheets::gap_of_the_other;
    settled_by_law += is_settled_by_law ? 1 : 0;
    right += is_settled_by_law && is_it ? 1 : 0;
    bool const is_wrong_and_certain = !is_it && done.decision.is_certain();
    wrong_and_certain += is_wrong_and_certain ? 1 : 0;
    BOOST_TEST(!is_wrong_and_certain, seed << ": sheets " << static_cast<int>(one->sheets) << ", ply "
                                           << one->ply << " of " << one->said.size() << ", answer "
                                           << ours::name_of(done.decision.preferred().verdict) << ' '
                                           << done.decision.preferred().plies());
  }
  BOOST_TEST_MESSAGE(made << " tables by hands, " << settled_by_law << " of them settled by the Law: "
                          << right << " right; wrong and certain: " << wrong_and_certain);
  BOOST_TEST(made == wanted);
  BOOST_TEST(10 * right >= 8 * settled_by_law);
}

BOOST_AUTO_TEST_SUITE_END()
