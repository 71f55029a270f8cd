// SPDX-License-Identifier: GPL-3.0-or-later
// Slips of a hand that does not see its keypad: each code with one key doubled, left out, or struck together
// with a neighbour. What it then means is the same, a question, something that only tells, something that is
// asked back, or not understood; the few that are not are named here with their reason.
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "core/notation/move_pattern.hpp"
#include "src/table/console/arguments.hpp"
#include "src/table/console/commands.hpp"
#include "src/table/console/key_bounce.hpp"
#include "tests/core/chess/outside_data.hpp"
#include "tests/core/chess/random_walk.hpp"
#include "tests/table/typed_moves.hpp"
#include "tests/words/player_languages.hpp"

#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

using namespace tactus;

BOOST_AUTO_TEST_SUITE(slips)

using namespace tactus::program;
using test::in_digits, test::move_meant, test::neighbours_of, test::with_caps_lock;

namespace {

std::set<std::string> slips_of(std::string const& code) {
  std::set<std::string> slips;
  for (std::size_t i = 0; i < code.size(); ++i) {
    std::string const before = code.substr(0, i);
    std::string const behind = code.substr(i + 1);
    slips.insert(before + code[i] + code[i] + behind);
    slips.insert(before + behind);
    for (char const near : neighbours_of(code[i])) {
      slips.insert(before + near + behind);
      slips.insert(before + near + code[i] + behind);
      slips.insert(before + code[i] + near + behind);
    }
  }
  slips.erase(code);
  return slips;
}

bool is_side_or_none(std::string const& who, speech::Sentences const& sentences) {
  return who.empty() || side_typed(who, sentences).has_value();
}

/// What happens at once: it is neither only told, nor asked back, nor a proposal that somebody has to
/// confirm.
bool acts_at_once(ConsoleLine const& line, speech::Sentences const& sentences) {
  switch (line.act) {
    case Act::move: {
      auto const stated = read_stated(line.text, notation::english);
      return stated.as_typed || !stated.otherwise.empty();
    }
    case Act::press:
    case Act::go_on: return true;
    case Act::draw:
    case Act::accept:
    case Act::decline:
    case Act::confirm:
    case Act::done: return is_side_or_none(line.text, sentences);
    default: return false;
  }
}

/// Each with what makes it bearable.
std::set<std::string> const justified{
    // Means something only after an adjournment, or where an assistant is guided; else it is refused.
    "** as *+", "*- as *+", "*3 as *+", "*6 as *+", "*+ as ++", "*/ as *+", "*9 as *+", "+ as *+", "+ as ++",
    "++ as *+", "9+ as *+", "9+ as ++",
    // Accepts or declines what was offered; without an offer it is refused. A draw by a slip is no end before
    // both have signed: the arbiter restores the game.
    "*+ as *3", "*. as *2", "*. as *3", "*0 as *2", "*1 as *2", "*3 as *2", "*2 as *3", "*4 as *2",
    "*5 as *2", "*5 as *3", "*6 as *2", "*6 as *3", "92 as *2", "93 as *3", "*2 as *32",
    // Confirms what the other side has proposed, and nothing else; the arbiter restores the game likewise.
    "*9 as 99", "9 as 99", "9* as 99", "9+ as 99", "9/ as 99", "95 as 99", "96 as 99", "98 as 99",
    "91 as 991", "92 as 992",
    // An offer of a draw, said to both. A claim of a draw counts as one (9.1.2.3), who accepts wants one.
    "*2 as *1", "*4 as *1", "*5 as *1", "*1 as *21", "*2 as *12",
    // The same, though he wanted to claim an illegal move or to set pieces straight: the opponent may accept
    // it.
    "*0 as *1", "91 as *1",
    // The mover's press, where no clock is read: it completes a move that he has made, and nothing else.
    "*7 as 7", "4 as 7", "5 as 7", "8 as 7", "97 as 7"};

std::set<std::string> acting_slips(speech::Sentences const& sentences) {
  std::set<std::string> found;
  for (ConsoleCommand const& command : commands()) {
    if (command.keypad.empty()) continue;
    auto const meant = read_console_line(command.keypad, sentences);
    for (std::string const& slip : slips_of(std::string{command.keypad})) {
      auto const line = read_console_line(slip, sentences);
      if (line.act == meant.act) continue;
      if (acts_at_once(line, sentences)) found.insert(std::string{command.keypad} + " as " + slip);
    }
  }
  return found;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_slip_on_the_keypad_does_nothing_that_was_not_meant_but_for_those_named_here) {
  for (Language const language : words::player_languages) {
    auto const found = acting_slips(words::sentences_in(language));
    for (std::string const& each : found) BOOST_TEST(justified.contains(each), each);
    for (std::string const& each : justified)
      BOOST_TEST(found.contains(each), each << " is no slip any more");
  }
}

// Moves.

namespace {

std::vector<std::string> with_a_key_doubled(std::string const& text) {
  std::vector<std::string> slips;
  for (std::size_t i = 0; i < text.size(); ++i) slips.push_back(text.substr(0, i + 1) + text.substr(i));
  return slips;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_doubled_key_or_caps_lock_makes_no_other_move) {
  std::size_t slips = 0;
  constexpr auto games = static_cast<unsigned>(test::budget(12, 12, 2));
  test::walk_randomly(games, 12, 33, [&](chess::Position const& position) {
    auto const before = chess::diagram_of(position);
    for (chess::Move const m : position.legal_moves()) {
      std::string const san = notation::write_san(position, m);
      std::vector<std::string> texts = with_a_key_doubled(san);
      for (std::string const& each : with_a_key_doubled(in_digits(m))) texts.push_back(each);
      std::string capital = san;
      for (char& c : capital) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
      texts.push_back(std::move(capital));
      texts.push_back(with_caps_lock(san));
      for (std::string const& text : texts) {
        auto const found = move_meant(before, text);
        ++slips;
        if (found && *found != m)
          BOOST_TEST(false, san << " as " << text << " on " << notation::write_fen(position));
      }
    }
  });
  BOOST_TEST(slips > 1000U * games);
}

BOOST_AUTO_TEST_CASE(a_code_whose_keys_are_doubled_is_no_other_command) {
  speech::Sentences const& sentences = words::sentences_in(words::player_languages.front());
  for (ConsoleCommand const& command : commands()) {
    std::string const code{command.keypad};
    if (code.size() != 1 || command.behind == BehindCommand::text) continue;
    auto const line = read_console_line(code + code, sentences);
    BOOST_TEST((line.act == read_console_line(code, sentences).act), code);
  }
}

BOOST_AUTO_TEST_CASE(a_key_that_bounces_or_is_held_down_is_pressed_once) {
  KeyBounce bounce;
  Instant const begin{Millis{1000}};
  BOOST_TEST(!bounce.is_bounce('5', begin));
  BOOST_TEST(bounce.is_bounce('5', begin + Millis{12}));
  for (int repeat = 1; repeat <= 20; ++repeat)
    BOOST_TEST(bounce.is_bounce('5', begin + Millis{12 + 33 * repeat}));
  BOOST_TEST(!bounce.is_bounce('2', begin + Millis{700}));
  BOOST_TEST(!bounce.is_bounce('5', begin + Millis{710}));
  BOOST_TEST(!bounce.is_bounce('5', begin + Millis{770}));
  BOOST_TEST(bounce.is_bounce('5', begin + Millis{829}));
}

BOOST_AUTO_TEST_SUITE_END()
