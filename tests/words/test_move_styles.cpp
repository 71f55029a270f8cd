// SPDX-License-Identifier: GPL-3.0-or-later
// The golden words of every kind of move in every style and language.
#include "speech/words/move_vocabulary.hpp"
#include "tests/words/player_languages.hpp"

#include <ostream>
#include <set>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

namespace tactus::words {

BOOST_AUTO_TEST_SUITE(move_styles)

namespace {

using chess::CheckState;
using chess::Kind;
using chess::MoveDescription;
using speech::MoveWording;
using speech::Style;
using speech::Vocabulary;

MoveDescription move(Kind kind, std::string_view from, std::string_view to) {
  MoveDescription m{};
  m.piece = {chess::Color::white, kind};
  m.from = chess::Square::parse(from).value();
  m.to = chess::Square::parse(to).value();
  return m;
}

struct MoveKind {
  MoveDescription move;
  MoveWording wording;
};

/// One of each kind: what can be said of a move, and what may be left out.
std::vector<MoveKind> kinds() {
  std::vector<MoveKind> all;
  auto const add = [&](MoveDescription const& m, bool MoveWording::*said = nullptr, bool is_said = true) {
    MoveWording wording;
    if (said != nullptr) wording.*said = is_said;
    all.push_back({m, wording});
  };
  add(move(Kind::pawn, "e2", "e4"));
  add(move(Kind::pawn, "e2", "e4"), &MoveWording::says_pawn);
  add(move(Kind::knight, "g1", "f3"));
  auto bishop = move(Kind::bishop, "f1", "b5");
  bishop.gives = CheckState::check;
  add(bishop, &MoveWording::says_check);
  auto rook = move(Kind::rook, "a2", "d2");
  rook.captured = Kind::knight;
  rook.needs_file = true;
  add(rook);
  add(rook, &MoveWording::says_captures, false);
  auto queen = move(Kind::queen, "h5", "f7");
  queen.captured = Kind::pawn;
  queen.gives = CheckState::mate;
  add(queen, &MoveWording::says_check);
  add(move(Kind::king, "g1", "h1"));
  auto passing = move(Kind::pawn, "e5", "d6");
  passing.captured = Kind::pawn;
  passing.needs_file = passing.is_en_passant = true;
  add(passing, &MoveWording::says_en_passant);
  auto promotion = move(Kind::pawn, "b7", "c8");
  promotion.captured = Kind::bishop;
  promotion.needs_file = true;
  promotion.promotion = Kind::knight;
  add(promotion);
  auto castling = move(Kind::king, "e1", "g1");
  castling.is_short_castling = true;
  add(castling);
  castling.is_short_castling = false;
  castling.is_long_castling = true;
  add(castling);
  return all;
}

struct Golden {
  Language language;
  Vocabulary vocabulary;
  Style style;
  char const* voice;
  std::vector<std::string> words;  // of kinds(), in their order
};
std::ostream& operator<<(std::ostream& out, Golden const& row) {
  return out << row.language.code() << " vocabulary " << static_cast<int>(row.vocabulary) << " style "
             << static_cast<int>(row.style);
}

std::vector<std::string> const appendix_d_short{"Eva vier",
                                                "Bauer Eva vier",
                                                "Springer Felix drei",
                                                "Läufer Bella fünf Schach",
                                                "Turm Anna schlägt David zwei",
                                                "Turm Anna David zwei",
                                                "Dame schlägt Felix sieben matt",
                                                "König Hector eins",
                                                "Eva schlägt David sechs im Vorbeigehen",
                                                "Bella schlägt Cesar acht Springer",
                                                "Kurze Rochade",
                                                "Lange Rochade"};
std::vector<std::string> const appendix_d_long{"Eva zwei Eva vier",
                                               "Bauer Eva zwei Eva vier",
                                               "Springer Gustav eins Felix drei",
                                               "Läufer Felix eins Bella fünf Schach",
                                               "Turm Anna zwei schlägt David zwei",
                                               "Turm Anna zwei David zwei",
                                               "Dame Hector fünf schlägt Felix sieben matt",
                                               "König Gustav eins Hector eins",
                                               "Eva fünf schlägt David sechs im Vorbeigehen",
                                               "Bella sieben schlägt Cesar acht Springer",
                                               "Kurze Rochade",
                                               "Lange Rochade"};

std::vector<Golden> const golden{
    {Language::english,
     Vocabulary::literate,
     Style::brief,
     "en",
     {"Eva four", "pawn Eva four", "knight Felix three", "bishop Bella five check",
      "rook Anna takes David two", "rook Anna David two", "queen takes Felix seven mate", "king Hector one",
      "Eva takes David six en passant", "Bella takes Cesar eight knight", "short castling", "long castling"}},
    {Language::english,
     Vocabulary::literate,
     Style::full,
     "en",
     {"Eva two Eva four", "pawn Eva two Eva four", "knight Gustav one Felix three",
      "bishop Felix one Bella five check", "rook Anna two takes David two", "rook Anna two David two",
      "queen Hector five takes Felix seven mate", "king Gustav one Hector one",
      "Eva five takes David six en passant", "Bella seven takes Cesar eight knight", "short castling",
      "long castling"}},
    {Language::english,
     Vocabulary::spelling,
     Style::brief,
     "en",
     {"Echo four", "pawn Echo four", "knight Foxtrot three", "bishop Bravo five check",
      "rook Alfa takes Delta two", "rook Alfa Delta two", "queen takes Foxtrot seven mate", "king Hotel one",
      "Echo takes Delta six en passant", "Bravo takes Charlie eight knight", "short castling",
      "long castling"}},
    {Language::english,
     Vocabulary::spelling,
     Style::full,
     "en",
     {"Echo two Echo four", "pawn Echo two Echo four", "knight Golf one Foxtrot three",
      "bishop Foxtrot one Bravo five check", "rook Alfa two takes Delta two", "rook Alfa two Delta two",
      "queen Hotel five takes Foxtrot seven mate", "king Golf one Hotel one",
      "Echo five takes Delta six en passant", "Bravo seven takes Charlie eight knight", "short castling",
      "long castling"}},
    {Language::english, Vocabulary::appendix_d, Style::brief, "de", appendix_d_short},
    {Language::english, Vocabulary::appendix_d, Style::full, "de", appendix_d_long},
    {Language::finnish,
     Vocabulary::literate,
     Style::brief,
     "fi",
     {"Eva neljä", "sotilas Eva neljä", "ratsu Felix kolme", "lähetti Bella viisi shakki",
      "torni Anna lyö David kaksi", "torni Anna David kaksi", "kuningatar lyö Felix seitsemän matti",
      "kuningas Hector yksi", "Eva lyö David kuusi ohestalyönti", "Bella lyö Cesar kahdeksan ratsu",
      "lyhyt linnoitus", "pitkä linnoitus"}},
    {Language::finnish,
     Vocabulary::literate,
     Style::full,
     "fi",
     {"Eva kaksi Eva neljä", "sotilas Eva kaksi Eva neljä", "ratsu Gustav yksi Felix kolme",
      "lähetti Felix yksi Bella viisi shakki", "torni Anna kaksi lyö David kaksi",
      "torni Anna kaksi David kaksi", "kuningatar Hector viisi lyö Felix seitsemän matti",
      "kuningas Gustav yksi Hector yksi", "Eva viisi lyö David kuusi ohestalyönti",
      "Bella seitsemän lyö Cesar kahdeksan ratsu", "lyhyt linnoitus", "pitkä linnoitus"}},
    {Language::finnish,
     Vocabulary::spelling,
     Style::brief,
     "fi",
     {"Eemeli neljä", "sotilas Eemeli neljä", "ratsu Faarao kolme", "lähetti Bertta viisi shakki",
      "torni Aarne lyö Daavid kaksi", "torni Aarne Daavid kaksi", "kuningatar lyö Faarao seitsemän matti",
      "kuningas Heikki yksi", "Eemeli lyö Daavid kuusi ohestalyönti", "Bertta lyö Celsius kahdeksan ratsu",
      "lyhyt linnoitus", "pitkä linnoitus"}},
    {Language::finnish,
     Vocabulary::spelling,
     Style::full,
     "fi",
     {"Eemeli kaksi Eemeli neljä", "sotilas Eemeli kaksi Eemeli neljä", "ratsu Gideon yksi Faarao kolme",
      "lähetti Faarao yksi Bertta viisi shakki", "torni Aarne kaksi lyö Daavid kaksi",
      "torni Aarne kaksi Daavid kaksi", "kuningatar Heikki viisi lyö Faarao seitsemän matti",
      "kuningas Gideon yksi Heikki yksi", "Eemeli viisi lyö Daavid kuusi ohestalyönti",
      "Bertta seitsemän lyö Celsius kahdeksan ratsu", "lyhyt linnoitus", "pitkä linnoitus"}},
    {Language::finnish, Vocabulary::appendix_d, Style::brief, "de", appendix_d_short},
    {Language::finnish, Vocabulary::appendix_d, Style::full, "de", appendix_d_long},
    {Language::german,
     Vocabulary::literate,
     Style::brief,
     "de",
     {"Eva vier", "Bauer Eva vier", "Springer Felix drei", "Läufer Bella fünf Schach",
      "Turm Anna schlägt David zwei", "Turm Anna David zwei", "Dame schlägt Felix sieben matt",
      "König Hector eins", "Eva schlägt David sechs im Vorbeigehen", "Bella schlägt Cesar acht Springer",
      "Kurze Rochade", "Lange Rochade"}},
    {Language::german,
     Vocabulary::literate,
     Style::full,
     "de",
     {"Eva zwei Eva vier", "Bauer Eva zwei Eva vier", "Springer Gustav eins Felix drei",
      "Läufer Felix eins Bella fünf Schach", "Turm Anna zwei schlägt David zwei", "Turm Anna zwei David zwei",
      "Dame Hector fünf schlägt Felix sieben matt", "König Gustav eins Hector eins",
      "Eva fünf schlägt David sechs im Vorbeigehen", "Bella sieben schlägt Cesar acht Springer",
      "Kurze Rochade", "Lange Rochade"}},
    {Language::german,
     Vocabulary::spelling,
     Style::brief,
     "de",
     {"Emil vier", "Bauer Emil vier", "Springer Friedrich drei", "Läufer Berta fünf Schach",
      "Turm Anton schlägt Dora zwei", "Turm Anton Dora zwei", "Dame schlägt Friedrich sieben matt",
      "König Heinrich eins", "Emil schlägt Dora sechs im Vorbeigehen", "Berta schlägt Cäsar acht Springer",
      "Kurze Rochade", "Lange Rochade"}},
    {Language::german,
     Vocabulary::spelling,
     Style::full,
     "de",
     {"Emil zwei Emil vier", "Bauer Emil zwei Emil vier", "Springer Gustav eins Friedrich drei",
      "Läufer Friedrich eins Berta fünf Schach", "Turm Anton zwei schlägt Dora zwei",
      "Turm Anton zwei Dora zwei", "Dame Heinrich fünf schlägt Friedrich sieben matt",
      "König Gustav eins Heinrich eins", "Emil fünf schlägt Dora sechs im Vorbeigehen",
      "Berta sieben schlägt Cäsar acht Springer", "Kurze Rochade", "Lange Rochade"}},
    {Language::german, Vocabulary::appendix_d, Style::brief, "de", appendix_d_short},
    {Language::german, Vocabulary::appendix_d, Style::full, "de", appendix_d_long},
    {Language::swedish,
     Vocabulary::literate,
     Style::brief,
     "sv",
     {"Eva fyra", "bonde Eva fyra", "springare Felix tre", "löpare Bella fem schack",
      "torn Anna slår David två", "torn Anna David två", "dam slår Felix sju matt", "kung Hector ett",
      "Eva slår David sex en passant", "Bella slår Cesar åtta springare", "kort rockad", "lång rockad"}},
    {Language::swedish,
     Vocabulary::literate,
     Style::full,
     "sv",
     {"Eva två Eva fyra", "bonde Eva två Eva fyra", "springare Gustav ett Felix tre",
      "löpare Felix ett Bella fem schack", "torn Anna två slår David två", "torn Anna två David två",
      "dam Hector fem slår Felix sju matt", "kung Gustav ett Hector ett", "Eva fem slår David sex en passant",
      "Bella sju slår Cesar åtta springare", "kort rockad", "lång rockad"}},
    {Language::swedish,
     Vocabulary::spelling,
     Style::brief,
     "sv",
     {"Erik fyra", "bonde Erik fyra", "springare Filip tre", "löpare Bertil fem schack",
      "torn Adam slår David två", "torn Adam David två", "dam slår Filip sju matt", "kung Helge ett",
      "Erik slår David sex en passant", "Bertil slår Cesar åtta springare", "kort rockad", "lång rockad"}},
    {Language::swedish,
     Vocabulary::spelling,
     Style::full,
     "sv",
     {"Erik två Erik fyra", "bonde Erik två Erik fyra", "springare Gustav ett Filip tre",
      "löpare Filip ett Bertil fem schack", "torn Adam två slår David två", "torn Adam två David två",
      "dam Helge fem slår Filip sju matt", "kung Gustav ett Helge ett", "Erik fem slår David sex en passant",
      "Bertil sju slår Cesar åtta springare", "kort rockad", "lång rockad"}},
    {Language::swedish, Vocabulary::appendix_d, Style::brief, "de", appendix_d_short},
    {Language::swedish, Vocabulary::appendix_d, Style::full, "de", appendix_d_long},
    {Language::french,
     Vocabulary::literate,
     Style::brief,
     "fr",
     {"Éva quatre", "pion Éva quatre", "cavalier Félix trois", "fou Bella cinq échec",
      "tour Anna prend David deux", "tour Anna David deux", "dame prend Félix sept mat", "roi Hector un",
      "Éva prend David six en passant", "Bella prend César huit cavalier", "petit roque", "grand roque"}},
    {Language::french,
     Vocabulary::literate,
     Style::full,
     "fr",
     {"Éva deux Éva quatre", "pion Éva deux Éva quatre", "cavalier Gustave un Félix trois",
      "fou Félix un Bella cinq échec", "tour Anna deux prend David deux", "tour Anna deux David deux",
      "dame Hector cinq prend Félix sept mat", "roi Gustave un Hector un",
      "Éva cinq prend David six en passant", "Bella sept prend César huit cavalier", "petit roque",
      "grand roque"}},
    {Language::french,
     Vocabulary::spelling,
     Style::brief,
     "fr",
     {"Eugène quatre", "pion Eugène quatre", "cavalier François trois", "fou Berte cinq échec",
      "tour Anatole prend Désiré deux", "tour Anatole Désiré deux", "dame prend François sept mat",
      "roi Henri un", "Eugène prend Désiré six en passant", "Berte prend Célestin huit cavalier",
      "petit roque", "grand roque"}},
    {Language::french,
     Vocabulary::spelling,
     Style::full,
     "fr",
     {"Eugène deux Eugène quatre", "pion Eugène deux Eugène quatre", "cavalier Gaston un François trois",
      "fou François un Berte cinq échec", "tour Anatole deux prend Désiré deux",
      "tour Anatole deux Désiré deux", "dame Henri cinq prend François sept mat", "roi Gaston un Henri un",
      "Eugène cinq prend Désiré six en passant", "Berte sept prend Célestin huit cavalier", "petit roque",
      "grand roque"}},
    {Language::french, Vocabulary::appendix_d, Style::brief, "de", appendix_d_short},
    {Language::french, Vocabulary::appendix_d, Style::full, "de", appendix_d_long},
};

}  // namespace

BOOST_DATA_TEST_CASE(every_kind_of_move_has_its_words, boost::unit_test::data::make(golden), row) {
  auto const vocabulary = speech::vocabulary_in(sentences_in(row.language), row.vocabulary);
  BOOST_TEST_REQUIRE(vocabulary.has_value());
  BOOST_TEST(vocabulary->voice.code() == row.voice);
  std::vector<std::string> said;
  for (MoveKind const& kind : kinds()) {
    MoveWording wording = kind.wording;
    wording.style = row.style;
    said.push_back(speech::words(kind.move, wording, *vocabulary));
  }
  BOOST_TEST(said == row.words, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_two_squares_sound_the_same) {
  for (Language const language : player_languages)
    for (Vocabulary const vocabulary : {Vocabulary::literate, Vocabulary::spelling}) {
      auto const words = speech::vocabulary_in(sentences_in(language), vocabulary).value().words;
      std::set<std::string> parts;
      parts.insert(words.files.begin(), words.files.end());
      parts.insert(words.ranks.begin(), words.ranks.end());
      parts.insert(words.kinds.begin(), words.kinds.end());
      BOOST_TEST(parts.size() == 22u, language.code());
    }
}

BOOST_AUTO_TEST_CASE(zwo_stands_for_zwei_alone) {
  speech::MoveVocabulary zwo;
  zwo.words = notation::appendix_d_words_with_zwo();
  BOOST_TEST(speech::words(move(Kind::rook, "a1", "a2"), {}, zwo) == "Turm Anna zwo");
  BOOST_TEST(speech::words(move(Kind::rook, "a1", "a3"), {}, zwo) == "Turm Anna drei");
}

BOOST_AUTO_TEST_CASE(a_catalogue_without_a_word_says_which) {
  speech::Sentences const poor{Language::swedish, [](std::string_view english) {
                                 return english.starts_with("pawn=") ? std::string{"pawn=bonde; knight="}
                                                                     : std::string{english};
                               }};
  auto const vocabulary = speech::vocabulary_in(poor, Vocabulary::literate);
  BOOST_TEST_REQUIRE(!vocabulary.has_value());
  BOOST_TEST(vocabulary.error() == "expected knight=... in the words of moves: pawn=bonde; knight=");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace tactus::words
