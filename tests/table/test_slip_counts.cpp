// SPDX-License-Identifier: GPL-3.0-or-later
// Two thousand slips of a hand in moves of famous games, by keypad and by letters: what comes of them,
// counted.
// `--log_level=message` shows the table.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "tests/table/typed_moves.hpp"

#include <map>
#include <random>
#include <sstream>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(slip_counts)

namespace {

/// Morphy in the opera, Paris 1858; Anderssen against Kieseritzky, London 1851, and Dufresne, Berlin 1852.
char const* const games[]{
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 "
    "Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 "
    "Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#",
    "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 Qa4 Bb6 "
    "Nbd2 "
    "Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#"};

struct Played {
  chess::Diagram before;
  chess::Move move;
  std::string letters, digits;
};

std::vector<Played> moves_played() {
  std::vector<Played> played;
  for (char const* const game : games) {
    auto position = chess::Position::initial();
    std::istringstream words{game};
    for (std::string word; words >> word;) {
      auto const read = notation::read_move(position, word, notation::english);
      auto const* const move = std::get_if<chess::Move>(&read);
      BOOST_TEST_REQUIRE(move != nullptr, word);
      played.push_back({chess::diagram_of(position), *move, word, test::in_digits(*move)});
      position = position.after(*move);
    }
  }
  return played;
}

/// The same in every run and with every library.
class Chance {
 public:
  std::size_t below(std::size_t end) { return numbers_() % end; }

 private:
  std::mt19937 numbers_{33};
};

char const* const kinds[]{"doubled", "left out", "swapped", "neighbour key", "Caps Lock"};

std::string slipped(std::string text, std::size_t kind, bool is_keypad, Chance& chance) {
  std::size_t const at = chance.below(text.size());
  auto const small = static_cast<char>(std::tolower(static_cast<unsigned char>(text[at])));
  switch (kind) {
    case 0: return text.insert(at, 1, text[at]);
    case 1: return text.erase(at, 1);
    case 2:
      if (at + 1 < text.size()) std::swap(text[at], text[at + 1]);
      return text;
    case 3: {
      std::string const near =
          is_keypad ? test::neighbours_of(small) : test::neighbours_of(small, test::keyboard);
      if (near.empty()) return text;
      bool const is_capital = std::isupper(static_cast<unsigned char>(text[at])) != 0;
      char const struck = near[chance.below(near.size())];
      text[at] = is_capital ? static_cast<char>(std::toupper(static_cast<unsigned char>(struck))) : struck;
      return text;
    }
    default: return test::with_caps_lock(std::move(text));
  }
}

struct Count {
  unsigned slips = 0, same = 0, other = 0;  // the rest: asked back, not understood, or a command
};

}  // namespace

BOOST_AUTO_TEST_CASE(no_doubled_key_and_no_caps_lock_makes_another_move_and_few_other_slips_do) {
  auto const played = moves_played();
  BOOST_TEST_REQUIRE(played.size() > 100U);
  constexpr unsigned most_slips = 2'000;
  Chance chance;
  std::map<std::pair<bool, std::size_t>, Count> counts;
  for (unsigned slips = 0; slips < most_slips;) {
    Played const& meant = played[chance.below(played.size())];
    bool const is_keypad = chance.below(2) == 0;
    std::size_t const kind = chance.below(is_keypad ? 4 : std::size(kinds));  // digits have no capitals
    std::string const& text = is_keypad ? meant.digits : meant.letters;
    std::string const typed = slipped(text, kind, is_keypad, chance);
    if (typed == text) continue;
    ++slips;
    Count& count = counts[{is_keypad, kind}];
    ++count.slips;
    auto const found = test::move_meant(meant.before, typed);
    if (!found) continue;
    ++(*found == meant.move ? count.same : count.other);
    bool const must_not = kind == 0 || kind == 4;
    BOOST_TEST((!must_not || *found == meant.move), text << " as " << typed);
  }
  BOOST_TEST_MESSAGE("typed, slip: slips, the move that was meant, silently another one");
  unsigned others = 0;
  for (auto const& [row, count] : counts) {
    others += count.other;
    BOOST_TEST_MESSAGE((row.first ? "keypad, " : "letters, ") << kinds[row.second] << ": " << count.slips
                                                              << ", " << count.same << ", " << count.other);
  }
  BOOST_TEST_MESSAGE("silently another move: " << others << " of " << most_slips);
  BOOST_TEST(others <= 50U);  // most of them a key left out or its neighbour, which is a whole move again
}

BOOST_AUTO_TEST_SUITE_END()
