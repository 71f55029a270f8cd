// SPDX-License-Identifier: GPL-3.0-or-later
// When a move is touched and made: at the tactile board (D.2.2 to D.2.4) and for the sighted player (D.2.5).
#include "tests/core/arbitration/laws/board_situations.hpp"

#include <boost/test/data/test_case.hpp>

using namespace tactus;
using namespace tactus::arbitration::laws;
using namespace tactus::arbitration::laws::testing;
using chess::Color;
using chess::Kind;

BOOST_AUTO_TEST_SUITE(tactile_move_rulings)

namespace {

constexpr char const* capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
constexpr char const* castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
constexpr char const* en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5";
constexpr char const* promotion = "5r2/4P1k1/8/8/8/8/8/K7 w - - 0 1";
constexpr char const* two_knights = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
constexpr char const* rook_only = "6k1/8/8/8/8/8/8/6KR w H - 0 1";

struct Row {
  char const* name;
  std::vector<Item> items;
  bool is_touched;
  char const* lacking;  // of "apr": announce, place, remove captured
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

std::string letters(std::vector<Lacking> const& lacking) {
  std::string text;
  for (Lacking const what : lacking) text += "apr"[static_cast<unsigned>(what)];
  std::sort(text.begin(), text.end());
  return text;
}

event::Place held(Kind kind, char const* square) {
  auto place = placed(kind, square);
  place.is_released = false;
  return place;
}
constexpr fact::Board ordinary{BoardKind::normal, Color::white};

std::vector<Row> const rows{
    {"nothing", {position(capture), tactile()}, false, "ap"},
    {"felt", {position(capture), tactile(), event::Feel{Color::white, at("e4")}}, false, "ap"},
    {"lifted", {position(capture), tactile(), lift("e4")}, true, "ap"},
    {"lifted and announced",
     {position(capture), tactile(), lift("e4"), says("Eva schlägt David fünf")},
     true,
     "pr"},
    {"announced only", {position(capture), tactile(), says("Eva fünf")}, false, "p"},
    {"placed, not announced",
     {position(capture), tactile(), lift("e4"), placed(Kind::pawn, "e5")},
     true,
     "a"},
    {"put back", {position(capture), tactile(), lift("e4"), placed(Kind::pawn, "e4")}, true, "ap"},
    {"announced, then made",
     {position(capture), tactile(), says("Bauer Eva fuenf"), lift("e4"), placed(Kind::pawn, "e5")},
     true,
     ""},
    {"another move announced",
     {position(capture), tactile(), lift("e4"), placed(Kind::pawn, "e5"), says("Eva schlägt David fünf")},
     true,
     "a"},
    {"corrected",
     {position(capture), tactile(), says("Eva sechs"), lift("e4"), placed(Kind::pawn, "e5"),
      says("Korrektur: Eva fünf")},
     true,
     ""},
    {"captured piece last",
     {position(capture), tactile(), lift("e4"), says("Eva David fünf"), removed("d5"),
      placed(Kind::pawn, "d5")},
     true,
     ""},
    {"captured piece lifted, too",
     {position(capture), tactile(), lift("d5"), lift("e4"), placed(Kind::pawn, "d5"), says("Eva David fünf")},
     true,
     ""},
    {"castling half way",
     {position(castling), tactile(), lift("e1"), placed(Kind::king, "c1"), says("Lange Rochade")},
     true,
     "p"},
    {"castling, king's goal alone",
     {position(castling), tactile(), lift("e1"), placed(Kind::king, "g1")},
     true,
     "ap"},
    {"castled",
     {position(castling), tactile(), says("Lange Rochade"), lift("e1"), lift("a1"), placed(Kind::king, "c1"),
      placed(Kind::rook, "d1")},
     true,
     ""},
    {"castled, the other wing announced",
     {position(castling), tactile(), says("Kurze Rochade"), lift("e1"), lift("a1"), placed(Kind::king, "c1"),
      placed(Kind::rook, "d1")},
     true,
     "a"},
    {"castled in Chess960, the rook alone",
     {position(rook_only), tactile(), says("Kurze Rochade"), lift("h1"), placed(Kind::rook, "f1")},
     true,
     ""},
    {"en passant, pawn left",
     {position(en_passant), tactile(), lift("e5"), placed(Kind::pawn, "d6"), says("Eva David sechs")},
     true,
     "r"},
    {"en passant",
     {position(en_passant), tactile(), lift("e5"), lift("d5"), placed(Kind::pawn, "d6"),
      says("Eva David sechs")},
     true,
     ""},
    {"promotion without its name",
     {position(promotion), tactile(), lift("e7"), placed(Kind::queen, "e8"), says("Eva acht")},
     true,
     "a"},
    {"promotion with another name",
     {position(promotion), tactile(), lift("e7"), placed(Kind::queen, "e8"), says("Eva acht Turm")},
     true,
     "a"},
    {"promotion, pawn not exchanged",
     {position(promotion), tactile(), lift("e7"), placed(Kind::pawn, "e8"), says("Eva acht Dame")},
     true,
     "p"},
    {"promotion, capturing",
     {position(promotion), tactile(), removed("f8"), lift("e7"), placed(Kind::knight, "f8"),
      says("Eva schlägt Felix acht Springer")},
     true,
     ""},
    {"promotion, the captured rook left",
     {position(promotion), tactile(), lift("e7"), placed(Kind::knight, "f8"),
      says("Eva Felix acht Springer")},
     true,
     "r"},
    {"origin not said",
     {position(two_knights), tactile(), lift("g1"), placed(Kind::knight, "f3"), says("Springer Felix drei")},
     true,
     "a"},
    {"origin said",
     {position(two_knights), tactile(), lift("g1"), placed(Kind::knight, "f3"),
      says("Springer Gustav Felix drei")},
     true,
     ""},
    {"put down elsewhere at last",
     {position(capture), tactile(), lift("e4"), placed(Kind::pawn, "e6"), lift("e6"),
      placed(Kind::pawn, "e5"), says("Eva fünf")},
     true,
     ""},
    {"sighted: touched", {position(capture), ordinary, touch("e4")}, true, "p"},
    {"sighted: by accident",
     {position(capture), ordinary, touch("e4", event::TouchIntent::accidental)},
     false,
     "p"},
    {"sighted: released", {position(capture), ordinary, touch("e4"), placed(Kind::pawn, "e5")}, true, ""},
    {"sighted: still in the hand",
     {position(capture), ordinary, touch("e4"), held(Kind::pawn, "e5")},
     true,
     "p"},
    {"sighted: captured piece left",
     {position(capture), ordinary, touch("e4"), placed(Kind::pawn, "d5")},
     true,
     "r"},
    {"sighted: captured piece taken off afterwards",
     {position(capture), ordinary, touch("e4"), placed(Kind::pawn, "d5"), removed("d5")},
     true,
     ""},
    {"sighted: king first, rook not yet",
     {position(castling), ordinary, touch("e1"), placed(Kind::king, "g1")},
     true,
     "p"},
    {"sighted: castled",
     {position(castling), ordinary, touch("e1"), placed(Kind::king, "g1"), touch("h1"),
      placed(Kind::rook, "f1")},
     true,
     ""},
    {"sighted: pawn on the last rank",
     {position(promotion), ordinary, touch("e7"), placed(Kind::pawn, "e8")},
     true,
     "p"},
    {"sighted: promoted",
     {position(promotion), ordinary, touch("e7"), placed(Kind::pawn, "e8"), removed("e8"),
      placed(Kind::queen, "e8")},
     true,
     ""},
    {"sighted: new piece, pawn left", {position(promotion), ordinary, placed(Kind::queen, "e8")}, true, "p"},
    {"stated as made", {position(capture), ordinary, makes("e4e5")}, true, ""},
    {"stated as made at the tactile board", {position(capture), tactile(), makes("e4e5")}, true, "a"},
    {"stated as made and announced",
     {position(capture), tactile(), makes("e4e5"), says("Eva fünf")},
     true,
     ""},
};

Ruling next_of(std::vector<Item> items) { return ruled_in(standard(), std::move(items), Ask::next_action); }
Ruling correction(std::vector<Item> items) { return ruled_in(standard(), std::move(items), Ask::permission); }

std::string words(char const* fen, char const* uci) {
  std::string text;
  for (std::string const& word : ruled_in(standard(), {position(fen), fact::Move{uci}}, Ask::announce).spoken)
    text += (text.empty() ? "" : " ") + word;
  return text;
}

constexpr char const* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
event::PressClock pressed(Actor by) { return {by, std::nullopt}; }

}  // namespace

BOOST_DATA_TEST_CASE(tell_what_a_move_still_lacks, rows) {
  for (RuleSet const rules : {RuleSet::fide_2014, RuleSet::fide_2017, RuleSet::fide_2023}) {
    Ruling const ruling = ruled_in(standard(rules), sample.items, Ask::move_status);
    bool const is_made = *sample.lacking == '\0';
    BOOST_TEST((ruling.is_touched == sample.is_touched));
    BOOST_TEST((ruling.is_made == is_made));
    BOOST_TEST((ruling.may_press_clock == is_made));
    BOOST_TEST(letters(*ruling.lacking) == sample.lacking);
  }
}

BOOST_AUTO_TEST_CASE(a_press_before_the_move_is_made_is_remarked) {
  std::vector<Item> const items{position(capture), tactile(), lift("e4"), placed(Kind::pawn, "e5"),
                                pressed(Actor::white)};
  BOOST_TEST(ruled_in(standard(), items, Ask::move_status).notices.size() == 1);
}

BOOST_AUTO_TEST_CASE(the_clock_may_be_pressed_when_the_move_is_made) {
  std::vector<Item> items{position(capture), tactile(), lift("e4"), placed(Kind::pawn, "e5")};
  BOOST_TEST((ruled_in(standard(), items, Ask::permission).outcome == Outcome::forbidden));
  items.emplace_back(says("Eva fünf"));
  BOOST_TEST((ruled_in(standard(), items, Ask::permission).outcome == Outcome::allowed));
  items.emplace_back(pressed(Actor::white));
  BOOST_TEST((ruled_in(standard(), items, Ask::ruling).outcome == Outcome::move_stands));
  items.erase(items.end() - 2);
  BOOST_TEST((ruled_in(standard(), items, Ask::ruling).outcome == Outcome::arbiter_decides));
}

BOOST_AUTO_TEST_CASE(the_words_of_an_announcement) {
  BOOST_TEST(words(start, "g1f3") == "Springer Felix drei");
  BOOST_TEST(words(capture, "e4d5") == "Eva schlägt David fünf");
  BOOST_TEST(words(en_passant, "e5d6") == "Eva schlägt David sechs");
  BOOST_TEST(words(promotion, "e7f8q") == "Eva schlägt Felix acht Dame");
  BOOST_TEST(words(castling, "e1c1") == "Lange Rochade");
  BOOST_TEST(words(two_knights, "g1f3") == "Springer Gustav Felix drei");
  BOOST_TEST(fault_in({position(promotion), fact::Move{"e7e8"}}, Ask::announce).fact == "move.uci");
}

BOOST_AUTO_TEST_CASE(what_is_owed_after_an_announcement) {
  NextStep const black_repeats{NextAction::repeat_announcement, Color::black, 0};
  BOOST_TEST((next_of({position(start), says("Eva vier")}).next_steps == std::vector{black_repeats}));
  BOOST_TEST(next_of({position(start), says("Eva vier"), says("Eva zwei Eva vier", Color::black)})
                 .next_steps.empty());
  BOOST_TEST((next_of({position(start), says("Eva vier"), says("Eva drei", Color::black)}).next_steps ==
              std::vector{black_repeats}));
  BOOST_TEST((next_of({position(start), says("Eva vier"), says("Eva vier", Color::black),
                       says("Korrektur: Eva drei")})
                  .next_steps == std::vector{black_repeats}));
  BOOST_TEST(
      (next_of({position(start), makes("e2e4"), says("Eva vier")}).next_steps == std::vector{black_repeats}));
  BOOST_TEST((next_of({position(start), makes("e2e4"), says("Eva fünf", Color::black)}).next_steps ==
              std::vector{NextStep{NextAction::repeat_announcement, Color::white, 0}}));
  Ruling const bare = next_of({position(promotion), says("Eva acht")});
  BOOST_TEST((bare.is_announcement_complete == false));
  BOOST_TEST(
      (bare.next_steps == std::vector{NextStep{NextAction::announce_promotion_piece, Color::white, 0}}));
}

BOOST_AUTO_TEST_CASE(a_slip_of_the_tongue_is_corrected_before_the_press) {
  auto const right = placed(Kind::pawn, "h4");
  Ruling const in_time =
      correction({position(start), tactile(), says("Hector fünf"), right, says("Hector vier")});
  BOOST_TEST((in_time.outcome == Outcome::allowed));
  BOOST_TEST((in_time.is_made == true));
  Ruling const late = correction(
      {position(start), tactile(), says("Hector drei"), right, pressed(Actor::white), says("Hector vier")});
  BOOST_TEST((late.outcome == Outcome::forbidden));
  BOOST_TEST(late.is_divergence_next);
  Ruling const by_assistant = correction({position(start), tactile(), says("Hector drei"), right,
                                          pressed(Actor::assistant), says("Hector vier")});
  BOOST_TEST((by_assistant.outcome == Outcome::forbidden));
  Ruling const others_press = correction(
      {position(start), tactile(), says("Hector drei"), right, pressed(Actor::black), says("Hector vier")});
  BOOST_TEST((others_press.outcome == Outcome::allowed));
}

BOOST_AUTO_TEST_SUITE_END()
