// SPDX-License-Identifier: GPL-3.0-or-later
// Written moves and games by Appendix C, in the letters of each language.
#include "tests/core/arbitration/laws/board_situations.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;

BOOST_AUTO_TEST_SUITE(written_move_rulings)

namespace {

constexpr auto en = SheetLanguage::english;
constexpr auto de = SheetLanguage::german;
constexpr auto fi = SheetLanguage::finnish;
constexpr auto sv = SheetLanguage::swedish;
constexpr auto fr = SheetLanguage::french;

constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr char const* king_and_rook = "4k3/8/8/8/8/8/8/3RK3 w - - 0 1";
constexpr char const* promotion = "5n1k/4P3/8/8/8/8/8/4K3 w - - 0 1";
constexpr char const* two_knights = "4k3/8/8/8/8/8/8/4N1NK w - - 0 1";
constexpr char const* one_file = "4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1";
constexpr char const* pinned = "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1";
constexpr char const* castling = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
constexpr char const* en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5";
constexpr char const* mate = "k7/8/1K6/8/8/8/8/7R w - - 0 1";

struct Entry {
  char const* fen;
  char const* text;
  SheetLanguage language;
  char const* move;  // empty: invalid
  char const* law;
};
std::ostream& operator<<(std::ostream& out, Entry const& e) { return out << e.text << " in " << e.fen; }

std::vector<Entry> const entries{
    {two_knights, "Rgf3", fi, "g1f3", "C.10.1"},
    {two_knights, "Rf3", fi, "", "C.10"},
    {two_knights, "Cgf3", fr, "g1f3", "C.10.1"},
    {one_file, "S5f3", de, "g5f3", "C.10.2"},
    {one_file, "Sgf3", sv, "", "C.10"},
    {pinned, "Nf3", en, "g1f3", "3.9.2"},
    {king_and_rook, "Re2", fr, "e1e2", "C.3"},
    {king_and_rook, "Re2", fi, "", "C.3"},
    {king_and_rook, "Re2", en, "", "C.3"},
    {king_and_rook, "Td2", sv, "d1d2", "C.3"},
    {promotion, "exf8R", fi, "e7f8n", "C.11"},
    {promotion, "exf8R", en, "e7f8r", "C.11"},
    {promotion, "e8", fi, "", "C.11"},
    {promotion, "e8D (=)", fi, "e7e8q", "C.11"},
    {castling, "0-0", fi, "e8g8", "C.13"},
    {castling, "O-O-O", en, "e8c8", "C.13"},
    {en_passant, "ed6", fi, "e5d6", "C.9.3"},
    {en_passant, "exd6 o.l.", fi, "e5d6", "C.13"},
    {mate, "Th8X", fi, "h1h8", "C.13"},
    {mate, "Th8++", fi, "h1h8", "C.13"},
    {start, "e4", en, "e2e4", "C.4"},
    {start, "se4", fi, "", "C.4"},
    {start, "Rg1f3", fi, "g1f3", "C.8"},
    {start, "e5", en, "", "C.8"},
    {start, "", en, "", "C.8"},
    {start, "P-K4", SheetLanguage::english_descriptive, "", "C"},
};

Ruling parsed(std::vector<Item> items, Regime regime = standard()) {
  return ruled_in(regime, std::move(items), Ask::parse);
}

bool cites_number(Ruling const& ruling, std::string_view number) {
  return std::any_of(ruling.articles.begin(), ruling.articles.end(),
                     [&](Law law) { return number_in(law, RuleSet::fide_2023) == number; });
}

std::vector<std::string> forms(char const* fen, char const* uci, SheetLanguage language,
                               RuleSet rules = RuleSet::fide_2023) {
  return ruled_in(standard(rules), {position(fen), fact::Move{uci}, fact::WrittenMove{"", language}},
                  Ask::notation)
      .texts;
}

bool has(std::vector<std::string> const& texts, char const* text) {
  return std::find(texts.begin(), texts.end(), text) != texts.end();
}

fact::GameText game(char const* text, SheetLanguage language = fi) { return {text, language}; }

}  // namespace

BOOST_DATA_TEST_CASE(are_read_in_the_letters_of_the_sheet, entries) {
  Ruling const ruling = parsed({position(sample.fen), fact::WrittenMove{sample.text, sample.language}});
  bool const is_valid = *sample.move != '\0';
  BOOST_TEST((ruling.outcome == (is_valid ? Outcome::computed : Outcome::invalid_notation)));
  BOOST_TEST(ruling.move.has_value() == is_valid);
  if (ruling.move) BOOST_TEST(moves_of({*ruling.move}) == sample.move);
  BOOST_TEST(cites_number(ruling, sample.law));
}

BOOST_AUTO_TEST_CASE(all_that_fit_are_named) {
  BOOST_TEST(moves_of(parsed({position(two_knights), fact::WrittenMove{"Rf3", fi}}).candidates) ==
             "e1f3 g1f3");
  BOOST_TEST(parsed({position(promotion), fact::WrittenMove{"e8", fi}}).candidates.size() == 4);
}

BOOST_AUTO_TEST_CASE(the_long_form_is_remarked_where_the_edition_does_not_name_it) {
  std::vector<Item> const items{position(start), fact::WrittenMove{"Rg1f3", fi}};
  BOOST_TEST(parsed(items, standard(RuleSet::fide_2014)).notices.size() == 1);
  BOOST_TEST(parsed(items, standard(RuleSet::fide_2017)).notices.empty());
}

BOOST_AUTO_TEST_CASE(are_written_with_marks_and_without) {
  auto const taking = forms(en_passant, "e5d6", fi);
  BOOST_TEST(taking.front() == "exd6 o.l.");
  for (char const* text : {"exd6 e.p.", "exd6", "ed6"}) BOOST_TEST(has(taking, text));
  BOOST_TEST(!has(forms(en_passant, "e5d6", de), "exd6 o.l."));
  auto const mating = forms(mate, "h1h8", fi);
  BOOST_TEST(mating.front() == "Th8++");
  for (char const* text : {"Th8X", "Th8", "Th1h8++"}) BOOST_TEST(has(mating, text));
  BOOST_TEST(!has(forms(mate, "h1h8", fi, RuleSet::fide_2014), "Th1h8++"));
  BOOST_TEST(forms(castling, "e8c8", en).front() == "0-0-0");
  BOOST_TEST(forms(promotion, "e7f8n", fi).front() == "exf8R");
  auto const any = ruled_in(standard(), {position(start), fact::Move{"g1f3"}}, Ask::notation).texts;
  for (char const* text : {"Rf3", "Nf3", "Sf3", "Cf3"}) BOOST_TEST(has(any, text));
}

BOOST_AUTO_TEST_CASE(only_algebraic_sheets_are_evidence) {
  auto const admitted = [](SheetLanguage language, Medium medium) {
    return ruled_in(standard(), {fact::Scoresheet{Color::white, language, medium, {"e4"}}}, Ask::permission);
  };
  Ruling const descriptive = admitted(SheetLanguage::english_descriptive, Medium::paper);
  BOOST_TEST((descriptive.outcome == Outcome::forbidden));
  BOOST_TEST(descriptive.is_player_warned);
  BOOST_TEST((admitted(fi, Medium::paper).outcome == Outcome::allowed));
  BOOST_TEST((admitted(de, Medium::braille).outcome == Outcome::allowed));
}

BOOST_AUTO_TEST_CASE(games_are_followed_until_they_break) {
  Ruling const whole = parsed({game("1. e4 e5 2. Rf3 Rc6 (=)")});
  BOOST_TEST((whole.plies == 4U));
  BOOST_TEST((whole.draw_offer_by == Color::black));

  Ruling const illegal = parsed({game("1. e4 e5 2. Rf3 Rc3")});
  BOOST_TEST((illegal.outcome == Outcome::invalid_notation));
  BOOST_TEST((illegal.last_valid_ply == 3U));
  BOOST_TEST(!illegal.missing_ply.has_value());

  Ruling const no_reply = parsed({game("1. e4 2. d4 d5")});
  BOOST_TEST((no_reply.last_valid_ply == 1U));
  BOOST_TEST((no_reply.missing_ply == 2U));

  Ruling const no_white = parsed({game("1. e4 e5 2... Rc6")});
  BOOST_TEST((no_white.missing_ply == 3U));

  Ruling const sheet = parsed({fact::Scoresheet{Color::white, en, Medium::paper, {"e4", "e5", "Ke2"}}});
  BOOST_TEST((sheet.plies == 3U));
  BOOST_TEST(notation::write_fen(*parsed({game("1. e4")}).after) ==
             "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
}

BOOST_AUTO_TEST_SUITE_END()
