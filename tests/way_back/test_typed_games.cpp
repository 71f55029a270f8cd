// SPDX-License-Identifier: GPL-3.0-or-later
// Random games in which everything happens that people do with moves, offers, claims, results, restorations
// and corrections, legal or not, and the program is killed: after each step record, `where`, PGN, watch and
// desk say what the model says. None ends or goes back without what the model demands. TACTUS_WAY_BACK_GAMES:
// how many (60).
#include "core/chess/stated_position.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/fen.hpp"
#include "speech/words/phrasebook.hpp"
#include "src/record/game_record.hpp"
#include "tests/temporary_folder.hpp"
#include "tests/way_back/table_model.hpp"
#include "tests/way_back/typed_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <random>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::way_back;
using chess::opposite;

BOOST_AUTO_TEST_SUITE(typed_games)

namespace {

constexpr unsigned steps_in_a_game = 35;

unsigned games_asked_for() {
  char const* const text = std::getenv("TACTUS_WAY_BACK_GAMES");
  return text == nullptr ? 60 : static_cast<unsigned>(std::strtoul(text, nullptr, 10));
}

std::string name_of(Color c) { return c == Color::white ? "white" : "black"; }

std::string text_of(chess::Move m) {
  std::string text = m.from().name() + m.to().name();
  if (m.promotion()) text += chess::Piece{Color::black, *m.promotion()}.fen_letter();
  return text;
}

std::string text_of(GameResult result) {
  switch (result) {
    case GameResult::white_wins: return "1-0";
    case GameResult::black_wins: return "0-1";
    case GameResult::annulled: return "annulled";
    case GameResult::draw: return "1/2-1/2";
    case GameResult::open: break;
  }
  return "*";
}

/// Positions that stand nowhere in a game: a few pieces, Black to move, high numbers.
constexpr char const* foreign_positions[] = {
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 30", "r3k2r/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQkq - 3 17",
    "8/2k5/8/3q4/8/8/1K6/8 b - - 40 88", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"};

std::string joined(std::vector<std::string> const& lines) {
  std::string text;
  for (std::string const& each : lines) text += each + '\n';
  return text;
}

class RandomGame {
 public:
  RandomGame(std::string const& folder, unsigned seed)
      : random_(seed),
        model_(random_() % 2 == 0 ? Color::white : Color::black, random_() % 3 == 0),
        game_(folder + "/game-" + std::to_string(seed) + ".tactus", model_.at_keyboard(), model_.has_word()) {
  }

  void play() {
    for (unsigned step = 0; step < steps_in_a_game; ++step) {
      take_step();
      compare();
    }
    game_.end();
    game_.follow();
    BOOST_TEST(game_.events().size() > 0U);
  }

 private:
  unsigned pick(unsigned below) { return static_cast<unsigned>(random_() % below); }
  Color any_side() { return pick(2) == 0 ? Color::white : Color::black; }
  bool one_in(unsigned n) { return pick(n) == 0; }

  void type(std::string const& line) {
    done_ += line + '\n';
    if (!line.starts_with("resign")) model_.forget_resignation();
    if (line != entered_once_) entered_once_.clear();
    game_.type(line);
  }
  /// What calls the arbiter or ends the session counts when it is typed twice in a row.
  bool is_typed_again(std::string const& line) {
    type(line);
    if (model_.result() != GameResult::open) return false;
    bool const is_again = entered_once_ == line;
    entered_once_ = is_again ? "" : line;
    return is_again;
  }

  std::optional<chess::Move> any_move(chess::Diagram const& before) {
    auto const moves = before.moves();
    if (moves.empty()) return std::nullopt;
    return *(moves.begin() + pick(static_cast<unsigned>(moves.size())));
  }

  void take_step() {
    using Step = void (RandomGame::*)();
    static constexpr Step often[] = {&RandomGame::move, &RandomGame::move, &RandomGame::move,
                                     &RandomGame::confirm};
    static constexpr Step all[] = {
        &RandomGame::slip,    &RandomGame::confirm, &RandomGame::result,  &RandomGame::mate,
        &RandomGame::resign,  &RandomGame::offer,   &RandomGame::answer,  &RandomGame::claim,
        &RandomGame::decide,  &RandomGame::restore, &RandomGame::restore, &RandomGame::correct,
        &RandomGame::replace, &RandomGame::adjourn, &RandomGame::word,    &RandomGame::kill};
    if (one_in(2))
      (this->*often[pick(std::size(often))])();
    else
      (this->*all[pick(std::size(all))])();
  }

  void move() {
    if (model_.is_adjourned() && one_in(2)) {
      type("continue");
      return model_.go_on();
    }
    if (auto const m = any_move(model_.line().current())) {
      type(text_of(*m));
      model_.move(*m);
    }
  }
  void slip() {
    type("zz9");
    model_.refuse();
  }
  void confirm() {
    std::optional<Color> const by = one_in(2) ? std::optional{any_side()} : std::nullopt;
    type(by ? "confirm " + name_of(*by) : "confirm");
    model_.confirm(by);
  }
  void result() {
    constexpr GameResult results[] = {GameResult::white_wins, GameResult::black_wins, GameResult::draw};
    auto const result = results[pick(3)];
    type("result " + text_of(result));
    model_.propose_result(result);
  }
  void mate() {
    type("mate");
    model_.say_mate();
  }
  void resign() {
    Color const by = any_side();
    for (unsigned i = 0; i <= pick(2); ++i) {
      type("resign " + name_of(by));
      model_.resign(by);
    }
  }
  void offer() {
    Color const by = any_side();
    type("draw " + name_of(by));
    model_.offer(by);
  }
  void answer() {
    Color const by = any_side();
    bool const is_accepted = one_in(3);
    type((is_accepted ? "accept " : "decline ") + name_of(by));
    model_.answer(by, is_accepted);
  }
  void claim() {
    constexpr ClaimKind kinds[] = {ClaimKind::threefold, ClaimKind::fifty_moves, ClaimKind::illegal_move,
                                   ClaimKind::flag_fall};
    constexpr char const* words[] = {"threefold", "fifty", "illegal", "overstep"};
    auto const which = pick(4);
    if (model_.has_claim() && model_.result() == GameResult::open) return type(words[which]);  // refused
    if (!is_typed_again(words[which]) && (one_in(4) || !is_typed_again(words[which]))) return;
    Color const by = which < 2 ? model_.line().current().turn() : model_.at_keyboard();
    model_.claim(kinds[which], by);
  }
  void decide() {
    bool const is_upheld = one_in(2);
    if (!model_.has_word()) {
      Color const by = any_side();
      type((is_upheld ? "uphold " : "reject ") + name_of(by));
      return model_.decide(is_upheld, by);
    }
    // The word is asked for only where there is a claim; typed elsewhere it would be a move.
    if (!model_.has_claim() || model_.result() != GameResult::open) return;
    game_.enter(is_upheld ? "uphold" : "reject");
    type(std::string{arbiters_word});
    model_.decide_by_word(is_upheld);
  }
  void restore() {
    if (one_in(4)) {
      auto const* const fen = foreign_positions[pick(std::size(foreign_positions))];
      type(std::string{"restore "} + fen);
      return model_.restore(
          chess::Position::from(notation::read_fen(fen).value(), chess::every_playable_fault).value());
    }
    auto const& line = model_.line();
    std::size_t const plies = one_in(4) ? line.plies() : pick(static_cast<unsigned>(line.plies() + 1));
    bool const is_bare = plies == line.plies() && one_in(2);
    type(is_bare ? "restore"
                 : "restore " + std::to_string(line.number_at(plies)) + ' ' +
                       name_of(line.diagram_at(plies).turn()));
    model_.restore(plies);
  }
  void replace() {
    auto const& line = model_.line();
    if (line.plies() == 0) return;
    std::size_t const plies = pick(static_cast<unsigned>(line.plies()));
    auto const meant = any_move(line.diagram_at(plies));
    if (!meant) return;
    type("replace " + std::to_string(line.number_at(plies)) + ' ' + name_of(line.diagram_at(plies).turn()) +
         ' ' + text_of(*meant));
    model_.replace(plies, *meant);
  }
  void correct() {
    Color const by = any_side();
    auto const& line = model_.line();
    bool const is_movers = by == line.current().turn();
    auto const& before = is_movers || line.plies() == 0 ? line.current() : line.diagram_at(line.plies() - 1);
    if (auto const meant = any_move(before)) {
      type("correct " + name_of(by) + ' ' + text_of(*meant));
      model_.correct(by, *meant);
    }
  }
  void adjourn() {
    if (!one_in(3)) return move();
    if (model_.is_adjourned()) {
      type("adjourn");
      return say_when_it_goes_on();
    }
    if (is_typed_again("adjourn") || is_typed_again("adjourn")) model_.adjourn();
    if (model_.is_adjourned()) say_when_it_goes_on();
  }
  void say_when_it_goes_on() {
    std::string const text = one_in(2) ? "" : "1.5., 9:30";
    type(text);
    if (!text.empty()) model_.go_on_at(text);
  }
  void word() {
    if (!model_.awaits_word()) return confirm();
    game_.enter("confirm arbiter");
    if (one_in(3)) game_.enter("not this one");
    if (one_in(3)) {
      type("");  // he changed his mind
      return;
    }
    type(std::string{arbiters_word});
    model_.confirm_by_word();
  }
  void kill() {
    done_ += "(killed)\n";
    entered_once_.clear();
    game_.kill_and_resume();
    model_.forget_resignation();
  }

  std::vector<std::string> expected_where() const {
    auto all = model_.waiting();  // what is open stands first
    Color const by = model_.at_keyboard();
    bool const is_played = model_.result() == GameResult::open && !model_.is_adjourned();
    if (is_played && model_.resigning() == by)
      all.emplace_back(table::OnceMoreAsked{table::TwiceEntered::resignation, by});
    if (auto const once = entered_once(); is_played && once) all.emplace_back(*once);
    if (is_played) all.emplace_back(table::MoveAwaited{model_.line().current().turn()});
    std::vector<std::string> lines;
    for (table::Content& each : all) lines.push_back(speech::braille_of({.content = std::move(each)}));
    return lines;
  }
  /// Of who sits at the keyboard.
  std::optional<table::OnceMoreAsked> entered_once() const {
    using table::TwiceEntered;
    Color const by = model_.at_keyboard();
    bool const is_his_move = model_.line().current().turn() == by;
    if (entered_once_ == "overstep") return table::OnceMoreAsked{TwiceEntered::flag_fall, by};
    if (entered_once_ == "illegal") return table::OnceMoreAsked{TwiceEntered::illegal_move, by};
    if (!is_his_move) return std::nullopt;  // it is the mover's
    if (entered_once_ == "threefold") return table::OnceMoreAsked{TwiceEntered::threefold, by};
    if (entered_once_ == "fifty") return table::OnceMoreAsked{TwiceEntered::fifty_moves, by};
    if (entered_once_ == "adjourn") return table::OnceMoreAsked{TwiceEntered::adjournment, by};
    return std::nullopt;
  }

  void compare() {
    auto const expected = expected_where();
    auto where = game_.where();
    // A command that is refused does not count as going on: he may still be asked.
    Color const by = model_.at_keyboard();
    if (!model_.resigning())
      std::erase(where,
                 speech::braille_of({.content = table::OnceMoreAsked{table::TwiceEntered::resignation, by}}));
    BOOST_TEST(where == expected, boost::test_tools::per_element());
    game_.follow();
    auto const record = program::record_of(game_.events());
    BOOST_TEST_REQUIRE(record.has_value());
    BOOST_TEST((program::line_of(*record).moves() == model_.line().moves()));
    BOOST_TEST((record->end.result == model_.result()));
    compare_pgn(*record);
    compare_watch_and_desk();
    if (where != expected)
      BOOST_FAIL("after:\n" + done_ + "it says:\n" + joined(where) + "and not:\n" + joined(expected));
  }

  void compare_pgn(program::GameRecord const& record) {
    auto const pgn = program::pgn_of(record);
    BOOST_TEST(pgn.find("[Result \"" + text_of(model_.result()) + "\"]") != std::string::npos, pgn);
    auto const& line = model_.line();
    if (line.plies() == 0) return;
    std::string const last =
        notation::write_san(chess::describe(line.diagram_at(line.plies() - 1), line.moves().back()));
    BOOST_TEST(pgn.find(last.substr(0, last.find_first_of("+#"))) != std::string::npos, pgn);
  }

  void compare_watch_and_desk() {
    auto const& board = game_.board();
    BOOST_TEST(board.moves().size() == model_.line().plies());
    BOOST_TEST((board.state().result() == model_.result()));
    auto const needed = board.attention(Instant{Millis{0}});
    auto const has = [&](desk::Reason why) {
      return std::any_of(needed.begin(), needed.end(), [why](auto const& each) { return each.why == why; });
    };
    BOOST_TEST(has(desk::Reason::confirmation_waiting) == model_.has_proposal());
    BOOST_TEST(has(desk::Reason::claim_waiting) == model_.has_claim());
    bool const is_over = model_.result() != GameResult::open;
    bool const is_signed = model_.has_signed(Color::white) && model_.has_signed(Color::black);
    BOOST_TEST(has(desk::Reason::result_to_confirm) == (is_over && !is_signed));
    auto const of = [&](std::string_view begin) {
      return std::count_if(game_.watched().begin(), game_.watched().end(),
                           [begin](std::string const& each) { return each.starts_with(begin); });
    };
    BOOST_TEST(of("result: ") - of("the end is taken back: ") == (is_over ? 1 : 0));
  }

  std::mt19937 random_;
  std::string entered_once_;  // a claim or an adjournment, to be typed once more
  TableModel model_;
  TypedGame game_;
  std::string done_;
};

}  // namespace

BOOST_AUTO_TEST_CASE(random_games_are_what_the_model_says_after_each_step) {
  TemporaryFolder const folder;
  for (unsigned seed = 1; seed <= games_asked_for(); ++seed) {
    BOOST_TEST_CONTEXT("game " << seed) RandomGame(folder.path().string(), seed).play();
  }
}

BOOST_AUTO_TEST_SUITE_END()
