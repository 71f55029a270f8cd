// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/arbitration/reconcile/written_table.hpp"

#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/scoresheet.hpp"

#include <algorithm>

#include <boost/test/unit_test.hpp>

namespace tactus::test {
namespace {

std::string written_by(chess::Position const& before, chess::Move m, Hand hand) {
  if (hand.style == Style::long_form) return notation::write_long_move(before, m, hand.letters);
  std::string text = notation::write_sheet_move(before, m, hand.letters);
  if (hand.style == Style::minimal) std::erase_if(text, [](char c) { return c == 'x' || c == '+'; });
  return text;
}

}  // namespace

std::vector<chess::Move> moves_of(std::string_view san, chess::Position position) {
  std::vector<chess::Move> moves;
  while (!san.empty()) {
    auto const end = std::min(san.find(' '), san.size());
    auto const read = notation::read_move(position, san.substr(0, end));
    BOOST_TEST_REQUIRE(std::holds_alternative<chess::Move>(read), san.substr(0, end));
    moves.push_back(std::get<chess::Move>(read));
    position.play(moves.back());
    san.remove_prefix(std::min(end + 1, san.size()));
  }
  return moves;
}

std::vector<std::string> entries_of(chess::Position position, std::vector<chess::Move> const& moves,
                                    Hand hand) {
  std::vector<std::string> entries;
  for (chess::Move const m : moves) {
    entries.push_back(written_by(position, m, hand));
    position.play(m);
  }
  return entries;
}

ours::Sheet sheet_of(std::vector<std::string> const& entries, Hand hand) {
  ours::Sheet sheet{hand.letters, {}};
  for (std::size_t i = 0; i < entries.size(); i += 2)
    sheet.lines.push_back({entries[i], i + 1 < entries.size() ? entries[i + 1] : ""});
  return sheet;
}

ours::Case WrittenTable::handed_in() const {
  ours::Case handed = found;
  for (Color const p : both_colors) handed.sheets[p] = sheet_of(entries[p], hands[p]);
  return handed;
}

WrittenTable played(chess::Position const& start, std::vector<chess::Move> moves,
                    ByColor<Hand> const& hands) {
  WrittenTable table{start, std::move(moves), hands};
  for (Color const p : both_colors) {
    table.entries[p] = entries_of(start, table.moves, hands[p]);
    table.found.boards[p] = ours::FoundBoard{table.end().placement()};
  }
  table.found.start = start;
  return table;
}

WrittenTable played(std::string_view san, ByColor<Hand> const& hands) {
  return played(chess::Position::initial(), moves_of(san), hands);
}

std::vector<ours::RecordedMove> record_of(chess::Position position, std::vector<chess::Move> const& moves,
                                          std::size_t plies) {
  std::vector<ours::RecordedMove> record;
  for (std::size_t i = 0; i < std::min(plies, moves.size()); ++i) {
    record.push_back({static_cast<unsigned>(i + 1), notation::write_uci(position, moves[i])});
    position.play(moves[i]);
  }
  return record;
}

ours::FoundBoard disturbed(chess::Placement board, std::string_view from, std::string_view to) {
  auto const piece = board.at(chess::Square::parse(from).value());
  board.clear(chess::Square::parse(from).value());
  if (piece && !to.empty()) board.put(chess::Square::parse(to).value(), *piece);
  return ours::FoundBoard{board};
}

}  // namespace tactus::test
