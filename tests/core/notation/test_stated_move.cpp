// SPDX-License-Identifier: GPL-3.0-or-later
// The one reader of form: what is read everywhere, what each place reads besides, and that all we write is
// read back.
#include "core/braille/score.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/announcement_words.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/stated_move.hpp"
#include "tests/core/chess/random_walk.hpp"

#include <string>
#include <utility>
#include <vector>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(stated_moves)

using namespace tactus::notation;

namespace {

/// In coordinates; "none" legal, "several", or "no text".
std::string outcome(ReadMove const& read) {
  if (auto const* const m = std::get_if<chess::Move>(&read)) return write_uci(*m);
  if (std::holds_alternative<NotAMove>(read)) return "no text";
  return std::holds_alternative<SeveralMoves>(read) ? "several" : "none";
}

constexpr char const* open = "rnbqk2r/pp3ppp/4pn2/2pp4/1bPP4/2N1PN2/PP1BBPPP/R2QK2R b KQkq - 3 7";
constexpr char const* taking = "4k3/2p4P/8/3q1b2/2P1B3/6n1/5P1P/R3K2R w KQ - 0 1";
constexpr char const* promoting = "4r1n1/P4P2/8/8/8/8/k6K/8 w - - 0 1";
constexpr char const* passing = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
constexpr char const* two_ways = "k7/6P1/8/8/2p5/1P6/8/4KB2 w - - 0 1";
constexpr char const* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Written {
  char const* fen;
  char const* text;
  char const* meant;
  PieceLetters letters = english;
};
std::ostream& operator<<(std::ostream& out, Written const& w) { return out << w.text << " on " << w.fen; }

constexpr Written everywhere[] = {
    // captures by piece
    {taking, "BxQ", "e4d5"},
    {taking, "BxB", "e4f5"},
    {taking, "cxQ", "c4d5"},
    {taking, "c:Q", "c4d5"},
    {taking, "BxN", "none"},
    {taking, "fxN", "f2g3"},
    {taking, "PxN", "several"},
    {taking, "PxQ", "c4d5"},
    {taking, "LxD", "e4d5", german},
    {taking, "LxL+", "e4f5", german},
    {taking, "fxR", "f2g3", finnish},
    {taking, "FxD", "e4d5", french},
    {taking, "Bxf", "e4f5"},
    {taking, "Rex", "no text"},
    {taking, "RexR", "no text"},
    {taking, "RexQ", "no text"},
    {taking, "Bxd", "e4d5"},
    {open, "exP", "none"},
    {open, "cxP", "c5d4"},
    {open, "dxP", "d5c4"},
    {open, "dxB", "d5c4", german},
    {open, "dxS", "d5c4", finnish},
    {open, "BxN", "b4c3"},
    {passing, "exP", "e5d6"},
    // the mark of a capture, wherever it stands
    {open, "dc4:", "d5c4"},
    {open, "dc:", "d5c4"},
    {open, "Bc3:", "b4c3"},
    {open, "Bxc3", "b4c3"},
    {open, "B:c3", "b4c3"},
    {open, "B\u00d7c3", "b4c3"},
    // signs
    {open, "0-0", "e8g8"},
    {open, "0\u20140", "e8g8"},
    {open, "O\u2212O", "e8g8"},
    {open, "\u265dxc3+", "b4c3"},
    {open, "7... O-O", "e8g8"},
    {open, "7) O-O", "e8g8"},
    // words and marks of check, mate and en passant in any case
    {taking, "BxQ ch", "e4d5"},
    {taking, "BxQ Schach", "e4d5"},
    {taking, "Bxd5 ch.", "e4d5"},
    {taking, "Bxd5ch", "e4d5"},
    {taking, "Bxd5 MATE", "e4d5"},
    {taking, "Bxd5 \u00e9chec et mat", "e4d5"},
    {taking, "Bxd5 shakkimatti", "e4d5"},
    {taking, "Bxd5 dis. ch.", "e4d5"},
    {passing, "exd6 e.p.", "e5d6"},
    {passing, "exd6 E.P.", "e5d6"},
    {passing, "exd6 en passant", "e5d6"},
    {passing, "exd6 i.V.", "e5d6"},
    {passing, "exd6 ohestaly\u00f6nti", "e5d6"},
    {passing, "ed6: ep", "e5d6"},
    {passing, "exd6=", "e5d6"},
    {passing, "exd6 (=)", "e5d6"},
    // a new piece in any form
    {promoting, "fxg8 Q", "f7g8q"},
    {promoting, "fxg8=Q", "f7g8q"},
    {promoting, "fxg8(Q)", "f7g8q"},
    {promoting, "fxg8/N", "f7g8n"},
    {promoting, "fxe8 =R+", "f7e8r"},
    {promoting, "fxN Q", "f7g8q"},
    {promoting, "fxN=Q", "f7g8q"},
    {promoting, "fxR", "several"},
    {promoting, "a8", "several"},
    {promoting, "a8 (D)", "a7a8q", german},
};

/// Texts that only some places read: the move there, nothing elsewhere.
struct Place {
  char const* name;
  FormsRead forms;
};
constexpr Place places[] = {{"a sheet", on_a_sheet},
                            {"a file", in_a_file},
                            {"a keyboard", at_a_keyboard},
                            {"said or typed", said_or_typed}};

struct OfSomePlaces {
  char const* fen;
  char const* text;
  char const* meant;
  bool FormsRead::*form;
  PieceLetters letters = english;
};
std::ostream& operator<<(std::ostream& out, OfSomePlaces const& w) {
  return out << w.text << " on " << w.fen;
}

constexpr OfSomePlaces somewhere[] = {
    {initial, "E4", "e2e4", &FormsRead::other_cases},
    {initial, "nf3", "g1f3", &FormsRead::other_cases},
    {initial, "NF3", "g1f3", &FormsRead::other_cases},
    {open, "o-o", "e8g8", &FormsRead::other_cases},
    {open, "oo", "e8g8", &FormsRead::other_cases},
    {taking, "bxq", "e4d5", &FormsRead::other_cases},
    {promoting, "fxg8q", "f7g8q", &FormsRead::other_cases},
    {two_ways, "BXC4", "several", &FormsRead::other_cases},
    {initial, "5254", "e2e4", &FormsRead::digits},
    {initial, "Nf3", "g1f3", &FormsRead::english_too, german},
    {initial, "Sf3", "g1f3", &FormsRead::knight_as_s},
    {initial, "Eva vier", "e2e4", &FormsRead::words},
};

}  // namespace

BOOST_DATA_TEST_CASE(a_form_of_people_is_read_everywhere, boost::unit_test::data::make(everywhere), w) {
  for (Place const& place : places)
    BOOST_TEST(outcome(read_move(test::position_of(w.fen), w.text, w.letters, place.forms)) == w.meant,
               place.name);
}

BOOST_DATA_TEST_CASE(a_place_reads_besides_what_its_row_allows, boost::unit_test::data::make(somewhere), w) {
  for (Place const& place : places) {
    std::string const read = outcome(read_move(test::position_of(w.fen), w.text, w.letters, place.forms));
    BOOST_TEST(read == (place.forms.*w.form ? w.meant : "no text"), place.name);
  }
}

BOOST_AUTO_TEST_CASE(where_two_pieces_can_by_form_legality_does_not_choose) {
  // The b-pawn is pinned in one, the bishop in the other: no answer is another one.
  for (char const* fen : {"1r5k/8/8/8/2p5/1P6/8/1K3B2 w - - 0 1", "7k/8/8/8/2p5/1P6/8/3K1B1r w - - 0 1"})
    BOOST_TEST(outcome(read_move(test::position_of(fen), "BXC4", english, at_a_keyboard)) == "several");
}

namespace {

std::string joined(std::vector<std::string_view> const& words) {
  std::string text;
  for (std::string_view const word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

std::string in_capitals(std::string text) {
  for (char& c : text)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return text;
}

struct Writing {
  std::string text;
  PieceLetters letters;
};

/// The move in every style and language that any of our programs writes.
std::vector<Writing> writings_of(chess::Position const& before, chess::Move move) {
  auto const d = chess::describe(before, move);
  std::vector<Writing> all{{write_uci(before, move), english},
                           {write_pattern(pattern_of(move)), english},
                           {in_capitals(write_pattern(pattern_of(move))), english}};
  for (auto const& [language, letters] : letters_of_languages) {
    all.push_back({write_san(before, move, letters), letters});
    all.push_back({write_sheet_move(before, move, letters), letters});
    all.push_back({write_long_move(before, move, letters), letters});
    if (auto const* const code = braille::code_of(letters))
      if (auto const text = braille::move_text_of(*code, braille::write_move(*code, d)))
        all.push_back({*text, english});
  }
  for (auto const* words : {&appendix_d_words(), &appendix_d_words_with_zwo()})
    for (Style const style : {Style::brief, Style::full})
      for (bool const says_all : {false, true})
        all.push_back({joined(announcement_words(d, {style, says_all, says_all, says_all, says_all}, *words)),
                       english});
  return all;
}

/// As the table reads it over what stands; nothing: no one move.
std::optional<chess::Move> understood(chess::Diagram const& before, std::string const& text,
                                      PieceLetters const& letters) {
  auto const stated = reading_meant(read_stated(text, letters, at_a_keyboard), &before);
  if (!stated) return std::nullopt;
  auto const read = understand(before, *stated);
  auto const* const move = std::get_if<chess::Move>(&read);
  return move == nullptr ? std::nullopt : std::optional(*move);
}

/// A pawn that goes slantwise onto an empty square of the last rank: nobody can mean it.
bool is_no_capture(chess::Diagram const& before, chess::Move move) {
  bool const is_slanting = move.promotion() && move.from().file() != move.to().file();
  return is_slanting && !before.at(move.to());
}

constexpr unsigned games = 24;
constexpr unsigned plies = 60;

}  // namespace

BOOST_AUTO_TEST_CASE(what_our_writers_write_is_read_back_as_the_same_move) {
  unsigned texts = 0;
  test::walk_randomly(games, plies, 72, [&](chess::Position const& before) {
    for (chess::Move const move : before.legal_moves())
      for (auto const& [text, letters] : writings_of(before, move)) {
        ++texts;
        auto const read = read_move(before, text, letters, said_or_typed);
        auto const* const m = std::get_if<chess::Move>(&read);
        if (m == nullptr || *m != move)
          BOOST_ERROR(text << " for " << write_uci(move) << " on " << write_fen(before));
      }
  });
  BOOST_TEST(texts > 10'000u);
}

BOOST_AUTO_TEST_CASE(what_the_table_writes_is_read_back_at_the_table) {
  test::walk_randomly(games, plies, 73, [](chess::Position const& position) {
    chess::Diagram const before = chess::diagram_of(position);
    for (chess::Move const move : before.moves())
      for (auto const& [language, letters] : letters_of_languages)
        for (std::string const& text : {write_san(chess::describe(before, move), letters),
                                        write_sheet_move(chess::describe(before, move), letters)})
          if (!is_no_capture(before, move) && understood(before, text, letters) != move)
            BOOST_ERROR(text << " for " << write_uci(move) << " on " << write_fen(position));
  });
}

BOOST_AUTO_TEST_CASE(words_of_check_and_en_passant_never_change_an_answer) {
  test::walk_randomly(games, plies, 74, [](chess::Position const& position) {
    chess::Diagram const before = chess::diagram_of(position);
    for (chess::Move const move : before.moves()) {
      auto const d = chess::describe(before, move);
      std::string const text = write_san(d);
      auto const bare = understood(before, text, english);
      for (char const* const mark : {"+", "++", "#", " ch", " Schach", " mate", " shakki", " matt", " (=)"})
        if (understood(before, text + mark, english) != bare)
          BOOST_ERROR(text << mark << " on " << write_fen(position));
      bool const takes_as_pawn = d.piece.kind == chess::Kind::pawn && d.captured;
      for (char const* const mark : {" e.p.", "ep", " en passant", " o.l.", " i.V."})
        if (takes_as_pawn && understood(before, text + mark, english) != bare)
          BOOST_ERROR(text << mark << " on " << write_fen(position));
    }
  });
}

BOOST_AUTO_TEST_CASE(a_word_that_belongs_to_a_move_is_told_from_one) {
  for (char const* const word : {"Q", "=Q", "(Q)", "e.p.", "ch", "+", "(=)", "!?", "mate", "D", "Schach"})
    BOOST_TEST(belongs_to_move_before(word), word);
  for (char const* const word : {"e4", "Qd4", "O-O", "1-0", "2.", "*", "Z0", "exd", "12", "b"})
    BOOST_TEST(!belongs_to_move_before(word), word);
}

BOOST_AUTO_TEST_SUITE_END()
