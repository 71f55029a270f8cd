// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of move in every code; the tables themselves; and that docs/players/score.md says of them what
// they are.
#include "core/braille/score.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "tests/core/braille/codes.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <fstream>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::braille;

BOOST_AUTO_TEST_SUITE(chess_codes)

namespace {

struct Written {
  char const* fen;
  char const* move;
  CellView english, german, finnish;
};
std::ostream& operator<<(std::ostream& os, Written const& w) { return os << w.move << " in " << w.fen; }

char const initial[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
char const castling[] = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

Written const written[] = {
    {initial, "e4", U"⠑⠲", U"⠑⠲", U"⠑⠲"},
    {initial, "Nf3", U"⠎⠋⠒", U"⠨⠎⠋⠒", U"⠠⠗⠋⠒"},
    {"4k3/8/8/3p4/2B1P3/8/8/3QK3 w - - 0 1", "exd5", U"⠑⠰⠙⠢", U"⠑⠭⠙⠢", U"⠑⠭⠙⠢"},
    {"4k3/8/8/3p4/2B1P3/8/8/3QK3 w - - 0 1", "Bxd5", U"⠇⠰⠙⠢", U"⠨⠇⠭⠙⠢", U"⠠⠇⠭⠙⠢"},
    {"4k3/8/8/3p4/2B1P3/8/8/3QK3 w - - 0 1", "Qxd5", U"⠟⠰⠙⠢", U"⠨⠙⠭⠙⠢", U"⠠⠙⠭⠙⠢"},
    {"4k3/8/8/3p4/2B1P3/8/8/3QK3 w - - 0 1", "Qh5+", U"⠟⠘⠓⠢", U"⠨⠙⠓⠢⠖", U"⠠⠙⠓⠢⠖"},
    {"4k3/8/8/7p/8/8/8/3QK3 w - - 0 1", "Qxh5+", U"⠟⠸⠓⠢", U"⠨⠙⠭⠓⠢⠖", U"⠠⠙⠭⠓⠢⠖"},
    {"4k3/8/8/8/8/8/3K4/R6R w - - 0 1", "Rae1", U"⠗⠁⠘⠑⠂", U"⠨⠞⠁⠑⠂⠖", U"⠠⠞⠁⠑⠂⠖"},
    {"6k1/8/8/R7/8/8/8/R5K1 w - - 0 1", "R1a3", U"⠗⠂⠁⠒", U"⠨⠞⠂⠁⠒", U"⠠⠞⠂⠁⠒"},
    {castling, "O-O", U"⠴⠤⠴", U"⠴⠤⠴", U"⠴⠤⠴"},
    {castling, "O-O-O", U"⠴⠤⠴⠤⠴", U"⠴⠤⠴⠤⠴", U"⠴⠤⠴⠤⠴"},
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", U"⠘⠴⠤⠴", U"⠴⠤⠴⠖", U"⠴⠤⠴⠖"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", U"⠑⠰⠙⠖⠑⠏", U"⠑⠭⠙⠖⠑⠏", U"⠑⠭⠙⠖⠑⠏"},
    {"8/4P3/8/8/8/8/k7/7K w - - 0 1", "e8=N", U"⠑⠦⠎", U"⠑⠦⠨⠎", U"⠑⠦⠠⠗"},
    {"k7/4P3/8/8/8/8/8/7K w - - 0 1", "e8=Q", U"⠘⠑⠦⠟", U"⠑⠦⠨⠙⠖", U"⠑⠦⠠⠙⠖"},
    {"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Qh4#", U"⠟⠓⠲⠜⠍", U"⠨⠙⠓⠲⠖⠖", U"⠠⠙⠓⠲⠖⠖"},
    {"3k4/8/8/8/3B4/8/8/4K3 w - - 0 1", "Bf6", U"⠇⠘⠋⠖", U"⠨⠇⠋⠖⠖", U"⠠⠇⠋⠖⠖"},
};

chess::Move move_of(chess::Position const& position, char const* text) {
  auto const read = notation::read_move(position, text);
  BOOST_TEST_REQUIRE(std::holds_alternative<chess::Move>(read), text);
  return std::get<chess::Move>(read);
}

std::string row_of(SignRow const& row) {
  Cells const cells(row.cells);
  std::string text = write_file({&cells, 1}, FileForm::unicode);
  text.pop_back();
  return "| " + std::string(name_of(row.sign)) + " | " + text + " | " + std::string(name_of(row.standing)) +
         " | " + std::string(row.source) + " |";
}

/// The lines of the chapter about a code.
std::set<std::string> documented(std::string_view code) {
  std::ifstream file(TACTUS_SOURCE_DIR "/docs/players/score.md");
  std::set<std::string> lines;
  bool is_chapter = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("##")) is_chapter = line == "### " + std::string(code);
    if (is_chapter) lines.insert(line);
  }
  return lines;
}

}  // namespace

BOOST_DATA_TEST_CASE(each_kind_of_move_in_each_code, boost::unit_test::data::make(written), w) {
  auto const position = test::position_of(w.fen);
  auto const move = chess::describe(position, move_of(position, w.move));
  BOOST_TEST((write_move(english_chess, move) == w.english));
  BOOST_TEST((write_move(german_chess, move) == w.german));
  BOOST_TEST((write_move(finnish_chess, move) == w.finnish));
}

BOOST_DATA_TEST_CASE(every_legal_move_reads_back, boost::unit_test::data::make(codes), named) {
  ChessCode const& code = named.code;
  test::walk_randomly(24, 60, 7, [&code](chess::Position const& position) {
    for (chess::Move const m : position.legal_moves()) {
      auto const text = move_text_of(code, write_move(code, chess::describe(position, m)));
      BOOST_REQUIRE(text);
      auto const read = notation::read_move(position, *text);
      auto const* found = std::get_if<chess::Move>(&read);
      BOOST_REQUIRE_MESSAGE(found && *found == m, *text << " in " << notation::write_fen(position));
    }
  });
}

BOOST_AUTO_TEST_CASE(other_ways_to_write_a_move_are_read) {
  BOOST_TEST(move_text_of(english_chess, U"⠑⠲⠜⠏").value() == "e4");
  BOOST_TEST(move_text_of(english_chess, U"⠕⠤⠕").value() == "O-O");
  BOOST_TEST(move_text_of(german_chess, U"⠎⠋⠒").value() == "Nf3");  // without the capital sign
  BOOST_TEST(move_text_of(german_chess, U"⠙⠓⠢").value() == "dh5");  // D alone is the file
  BOOST_TEST(move_text_of(german_chess, U"⠤⠨⠎⠋⠖").value() == "Nf6");
}

BOOST_AUTO_TEST_CASE(the_first_cell_without_meaning_is_named) {
  BOOST_TEST(move_text_of(english_chess, U"⠎⠋⠿").error() == 2u);
  BOOST_TEST(move_text_of(german_chess, U"⠨⠨⠎").error() == 0u);
  BOOST_TEST(move_text_of(german_chess, U"⠑⠲⠨").error() == 2u);
  BOOST_TEST(move_text_of(english_chess, U"⠑⠴").error() == 1u);  // no rank 0
}

BOOST_DATA_TEST_CASE(no_piece_letter_can_be_taken_for_a_file, boost::unit_test::data::make(codes), named) {
  ChessCode const& code = named.code;
  std::set<Cells> pieces;
  for (auto const kind :
       {chess::Kind::king, chess::Kind::queen, chess::Kind::rook, chess::Kind::bishop, chess::Kind::knight}) {
    pieces.insert(Cells(code.piece(kind)));
    for (unsigned file = 0; file < 8; ++file)
      BOOST_TEST((code.piece(kind).front() != cell_of(static_cast<chess::File>(file)) ||
                  !code.cells(Sign::piece_prefix).empty()));
  }
  BOOST_TEST(pieces.size() == 5u);
}

BOOST_DATA_TEST_CASE(the_page_holds_every_row_of_the_tables, boost::unit_test::data::make(codes), named) {
  ChessCode const& code = named.code;
  auto const lines = documented(code.name);
  for (SignRow const& row : code.rows) BOOST_TEST(lines.contains(row_of(row)), row_of(row));
  auto const rows = std::count_if(lines.begin(), lines.end(), [](auto const& line) {
    return line.starts_with("| ") && line.find("| --- |") == std::string::npos;
  });
  BOOST_TEST(static_cast<std::size_t>(rows) == code.rows.size() + 1);  // and its head
}

BOOST_AUTO_TEST_SUITE_END()
