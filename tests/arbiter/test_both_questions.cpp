// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose boards differ can be put as a case of rulings and as two sheets to be reconciled. What is
// proposed must be the same, however worn the sheets are.
#include "core/arbitration/laws/cases/facts.hpp"
#include "core/arbitration/laws/cases/stated_facts.hpp"
#include "core/arbitration/laws/decide.hpp"
#include "core/arbitration/reconcile/settlement.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "src/arbiter/rule/cases/line.hpp"

#include <algorithm>
#include <fstream>
#include <random>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace tactus;
namespace laws = arbitration::laws;
namespace ours = arbitration::reconcile;
using chess::Color;

BOOST_AUTO_TEST_SUITE(both_questions)

namespace {

/// Nothing: without two sheets of letters, or with a position that cannot be played, there is nothing to
/// read.
std::optional<ours::Case> as_table(laws::Situation const& situation) {
  auto const* const boards = situation.find<laws::fact::Boards>();
  if (boards == nullptr) return std::nullopt;
  ours::Case table;
  if (laws::states_position(situation)) {
    auto const start = laws::stated_position(situation);
    if (!start) return std::nullopt;
    table.start = *start;
  }
  chess::ByColor<bool> has_sheet{false, false};
  for (auto const& sheet : situation.all<laws::fact::Scoresheet>()) {
    auto const letters = laws::letters_of(sheet.language);
    if (!letters) return std::nullopt;
    ours::Sheet written{*letters, {}};
    for (std::size_t i = 0; i < sheet.moves.size(); i += 2)
      written.lines.push_back({sheet.moves[i], i + 1 < sheet.moves.size() ? sheet.moves[i + 1] : ""});
    table.sheets[sheet.by] = written;
    has_sheet[sheet.by] = true;
  }
  if (!has_sheet.white || !has_sheet.black) return std::nullopt;
  for (Color const player : chess::both_colors)
    table.boards[player] = ours::FoundBoard{boards->stands[player]};
  return table;
}

/// What both propose, where the Laws give one answer.
struct Proposed {
  chess::Placement stands;
  chess::ByColor<bool> corrects{};
  bool operator==(Proposed const&) const = default;
};

Proposed proposed_by(ours::Case const& table, ours::Answer const& answer) {
  Proposed proposed{ours::position_after(table.start, answer.moves).placement()};
  for (Color const player : chess::both_colors)
    proposed.corrects[player] = !table.boards[player].shows(proposed.stands);
  return proposed;
}

/// An arbiter who asks has no certain answer before him: a move that stands on one sheet alone may not have
/// been played, or the sheets leave more than one line open.
void check_asked(laws::Ruling const& ruling, ours::Settlement const& settlement) {
  BOOST_TEST_REQUIRE((ruling.outcome == laws::Outcome::arbiter_decides));
  bool const is_tail_open = std::ranges::any_of(settlement.alternatives, [](ours::Answer const& each) {
    return each.ground == ours::Ground::sheet_stopped;
  });
  bool const is_in_doubt =
      settlement.answer.verdict == ours::Verdict::restore && settlement.answer.ground == ours::Ground::doubt;
  BOOST_TEST((is_tail_open || is_in_doubt || !settlement.is_complete));
}

/// False: nothing can be read in it, so only the arbiter is left.
bool is_checked(laws::Situation const& situation) {
  auto const table = as_table(situation);
  auto const ruling = laws::decide(situation);
  if (!table || !ruling) return false;
  auto const settlement = ours::settle(*table);
  if (!ruling->restore) {
    check_asked(*ruling, settlement);
    return true;
  }
  Proposed const ruled{ruling->restore->placement, *ruling->corrects};
  BOOST_TEST((ruled == proposed_by(*table, settlement.answer)));
  return true;
}

}  // namespace

BOOST_AUTO_TEST_CASE(cases_of_rulings_are_settled_alike) {
  unsigned checked = 0;
  for (char const* file : {"/cases.jsonl", "/own_cases_boards_notation_adjournment.jsonl"}) {
    std::ifstream in{std::string{TACTUS_LAW_CASES} + file};
    for (std::string line; std::getline(in, line);) {
      auto const read = program::ruling::read_case(line);
      if (!read || read->situation.ask != laws::Ask::divergence) continue;
      BOOST_TEST_CONTEXT(read->id) checked += is_checked(read->situation) ? 1 : 0;
    }
  }
  BOOST_TEST(checked == 30U);
}

namespace {

using Random = std::mt19937;

unsigned below(Random& random, std::size_t end) { return static_cast<unsigned>(random() % end); }

struct Game {
  std::vector<std::string> entries;
  std::vector<chess::Position> before;  // of each ply, and after the last
};

Game random_game(Random& random) {
  Game game;
  chess::Position position = chess::Position::initial();
  unsigned const plies = 6 + below(random, 14);
  while (game.entries.size() < plies) {
    auto const moves = position.legal_moves();
    if (moves.empty()) break;
    auto const move = moves[below(random, moves.size())];
    game.before.push_back(position);
    game.entries.push_back(notation::write_san(position, move));
    position.play(move);
  }
  game.before.push_back(position);
  return game;
}

laws::Situation situation_of(chess::ByColor<std::vector<std::string>> const& sheets,
                             chess::ByColor<chess::Placement> const& boards) {
  laws::Situation situation;
  situation.ask = laws::Ask::divergence;
  laws::fact::Boards stands;
  stands.stands = boards;
  situation.items.emplace_back(stands);
  for (Color const player : chess::both_colors) {
    laws::fact::Scoresheet sheet;
    sheet.by = player;
    sheet.moves = sheets[player];
    situation.items.emplace_back(sheet);
  }
  return situation;
}

}  // namespace

BOOST_AUTO_TEST_CASE(clear_and_worn_sheets_of_random_games_are_settled_alike) {
  Random random{20261126};
  for (int table = 0; table < 400; ++table) {
    Game const game = random_game(random);
    Color const wrong = random() % 2 == 0 ? Color::white : Color::black;
    auto const end = game.before.back().placement();
    chess::ByColor<chess::Placement> boards{end, end};
    boards[wrong] = game.before[game.before.size() - 2 - below(random, 2)].placement();
    chess::ByColor<std::vector<std::string>> sheets{game.entries, game.entries};
    auto& other = sheets[random() % 2 == 0 ? Color::white : Color::black];
    switch (random() % 5) {
      case 0: break;
      case 1: other.pop_back(); break;
      case 2: {
        auto const ply = game.entries.size() - 1 - below(random, 3);
        auto const moves = game.before[ply].legal_moves();
        other[ply] = notation::write_san(game.before[ply], moves[below(random, moves.size())]);
        other.resize(ply + 1);
        break;
      }
      case 3: other[below(random, other.size())].pop_back(); break;
      case 4: {
        auto const line = 2 * below(random, other.size() / 2);
        other.erase(other.begin() + line, other.begin() + line + 2);
        break;
      }
    }
    std::string text;
    for (Color const player : chess::both_colors) {
      for (auto const& entry : sheets[player]) text += entry + ' ';
      text += "| ";
    }
    BOOST_TEST_CONTEXT(text) BOOST_TEST(is_checked(situation_of(sheets, boards)));
  }
}

BOOST_AUTO_TEST_SUITE_END()
