// SPDX-License-Identifier: GPL-3.0-or-later
// Live PGN: what of a game is told to the world, when, and in which files.
#include "core/clock/time_control.hpp"
#include "core/legal/position.hpp"
#include "core/legal/reading/move_reading.hpp"
#include "core/notation/move_text.hpp"
#include "src/desk/live_pgn.hpp"
#include "tests/speech/eventually.hpp"
#include "tests/temporary_folder.hpp"

#include <fstream>
#include <sstream>

#include <boost/test/unit_test.hpp>

using namespace tactus;
using namespace tactus::desk;
using chess::Color;
using std::chrono::seconds;

BOOST_AUTO_TEST_SUITE(live_pgn)

namespace {

namespace fs = std::filesystem;

Instant const opening{Millis{1'770'000'000'000}};

struct Told {
  Instant now = opening;
  std::vector<table::StampedEvent> events;
  chess::Position position = chess::Position::initial();
  clock::Reading reading;

  explicit Told(std::string const& white = "Aino", std::string const& control = "90m+30s") {
    table::TableSetup setup;
    setup.white.name = Name::shown(white);
    setup.black.name = "Björn";
    setup.event = "Hall";
    setup.date = "2026.11.22";
    setup.time_control = clock::read_time_control(control);
    setup.has_clock = true;
    add(table::ProgramStarted{"tactus", "1", "tournament", "", true});
    add(table::GameStarted{setup});
    reading.white = reading.black = std::chrono::minutes{90};
    add(table::ClockSeen{reading});
  }
  void add(table::Input input) { events.push_back({now, std::move(input)}); }
  void add(table::Outcome outcome) { events.push_back({now, std::move(outcome)}); }
  /// Half a minute later; `is_read`: the press was seen.
  void play(std::string const& san, bool is_read = true) {
    now += seconds{30};
    auto const move = std::get<chess::Move>(notation::read_move(position, san));
    Color const by = position.turn();
    (by == Color::white ? reading.white : reading.black) -= Millis{12'400};
    reading.to_move = opposite(by);
    if (is_read) add(table::ClockSeen{reading});
    auto const ply =
        static_cast<unsigned>(2 * (position.fullmove_number() - 1) + (by == Color::white ? 1 : 2));
    add(table::MoveCompleted{by, ply, move, san, is_read ? std::optional{reading} : std::nullopt});
    position = position.after(move);
  }
  LiveGame game(std::string const& id = "") const {
    LiveGame live{id};
    for (auto const& each : events) live.take(each);
    return live;
  }
};

std::string read(fs::path const& path) {
  std::ostringstream text;
  text << std::ifstream{path}.rdbuf();
  return text.str();
}

std::string text_of_game(std::string const& id) { return "[Event \"Hall\"]\n[GameId \"" + id + "\"]\n\n"; }

bool holds(std::string const& text, std::string const& part) { return text.find(part) != std::string::npos; }

BoardNews news(std::string const& board, std::string const& game, Told const& told) {
  BoardNews each{board, game};
  for (auto const& event : told.events)
    each.events.push_back({static_cast<std::int64_t>(each.events.size()) + 1, event});
  return each;
}

std::vector<std::string> names_of(std::vector<NamedText> const& files) {
  std::vector<std::string> names;
  for (NamedText const& each : files) names.push_back(each.name);
  return names;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_game_that_goes_on_has_its_round_its_board_and_a_clock_after_every_move) {
  Told told;
  told.play("e4");
  told.play("e5");
  told.play("Nf3");
  BOOST_TEST(told.game().pgn("5", 12, told.now) ==
             "[Event \"Hall\"]\n[Site \"?\"]\n[Date \"2026.11.22\"]\n[Round \"5\"]\n[White \"Aino\"]\n"
             "[Black \"Björn\"]\n[Result \"*\"]\n[Board \"12\"]\n[TimeControl \"5400+30\"]\n"
             "[WhiteClock \"01:29:35\"]\n[BlackClock \"01:29:47\"]\n\n"
             "1. e4 {[%clk 1:29:47]} 1... e5 {[%clk 1:29:47]} 2. Nf3 {[%clk 1:29:35]} *\n\n");
}

BOOST_AUTO_TEST_CASE(a_move_whose_press_was_not_seen_shows_the_players_last_time) {
  Told told;
  told.play("e4");
  told.play("e5", false);
  told.play("Nf3", false);
  BOOST_TEST(holds(told.game().pgn("1", 1, told.now),
                   "1. e4 {[%clk 1:29:47]} 1... e5 {[%clk 1:30:00]} 2. Nf3 {[%clk 1:29:47]} *"));
}

BOOST_AUTO_TEST_CASE(without_a_clock_there_are_no_times_at_all) {
  Told told;
  std::erase_if(told.events, [](table::StampedEvent const& each) {
    auto const* const input = std::get_if<table::Input>(&each.event);
    return input != nullptr && std::holds_alternative<table::ClockSeen>(*input);
  });
  told.add(table::Outcome{table::MoveCompleted{
      Color::white, 1, std::get<chess::Move>(notation::read_move(told.position, "d4")), "d4", std::nullopt}});
  auto const text = told.game().pgn("1", 1, told.now);
  BOOST_TEST(holds(text, "1. d4 *"));
  BOOST_TEST(!holds(text, "Clock"));
}

BOOST_AUTO_TEST_CASE(what_was_recorded_less_than_the_delay_ago_is_not_in_it) {
  Told told;
  told.play("e4");
  auto const after_e4 = told.now;
  told.play("e5");
  told.now += seconds{5};
  told.add(table::Outcome{table::GameEnded{table::GameResult::draw, "agreed"}});
  auto const game = told.game();
  BOOST_TEST(holds(game.pgn("1", 1, after_e4), "[WhiteClock \"01:29:47\"]\n[BlackClock \"01:30:00\"]"));
  BOOST_TEST(holds(game.pgn("1", 1, after_e4), "1. e4 {[%clk 1:29:47]} *"));
  BOOST_TEST(holds(game.pgn("1", 1, told.now - Millis{1}), "e5 {[%clk 1:29:47]} *"));
  BOOST_TEST(holds(game.pgn("1", 1, told.now), "e5 {[%clk 1:29:47]} 1/2-1/2"));
  BOOST_TEST(holds(game.pgn("1", 1, told.now), "[Result \"1/2-1/2\"]"));
  BOOST_TEST(game.facts_until(opening - Millis{1}) == 0U);
  BOOST_TEST(game.facts_until(after_e4) < game.facts_until(told.now));
}

BOOST_AUTO_TEST_CASE(nothing_but_the_game_is_told) {
  Told told;
  told.play("e4");
  auto const before = told.game().pgn("1", 1, told.now);
  told.add(table::Outcome{table::BoardDiffers{Color::black, 1, chess::SquareSet{0x10}}});
  told.add(table::Outcome{
      table::Irregularity{table::IrregularityKind::pressed_without_move, Color::black, 2, {}}});
  told.add(table::Input{table::Requested{Color::black, table::Request::times, std::nullopt}});
  told.add(table::Input{table::DeviceWasLost{table::Device::clock, "unplugged"}});
  BOOST_TEST(told.game().pgn("1", 1, told.now) == before);
}

BOOST_AUTO_TEST_CASE(the_moves_end_before_the_first_illegal_one) {
  Told told;
  auto const first = told.position;
  for (char const* san : {"f3", "e5", "g4", "Qh4"}) told.play(san);
  auto const before = told.game().pgn("1", 1, told.now);
  auto const move = [](chess::Position const& position, char const* san) {
    return std::get<chess::Move>(notation::read_move(position, san));
  };
  told.add(table::MoveCompleted{Color::white, 5, move(first, "a3"), "a3", std::nullopt});
  told.add(
      table::MoveCompleted{Color::black, 6, move(first.after(move(first, "a3")), "a6"), "a6", std::nullopt});
  BOOST_TEST(told.game().pgn("1", 1, told.now) == before);
}

BOOST_AUTO_TEST_CASE(a_move_that_was_taken_back_is_in_it_no_more) {
  Told told;
  told.play("e4");
  told.play("e5");
  auto const facts = told.game().facts_until(told.now);
  auto const e5 = std::get<table::MoveCompleted>(std::get<table::Outcome>(told.events.back().event));
  told.add(table::Outcome{table::MoveTakenBack{Color::black, 2, e5.move, "e5"}});
  BOOST_TEST(holds(told.game().pgn("1", 1, told.now), "1. e4 {[%clk 1:29:47]} *"));
  BOOST_TEST(told.game().facts_until(told.now) > facts);
}

BOOST_AUTO_TEST_CASE(behind_the_end_nothing_is_added_and_what_goes_back_with_the_end_is_gone) {
  Told told;
  told.play("e4");
  auto const e4 = told.events.back();
  told.play("e5");
  told.add(table::GameEnded{table::GameResult::draw, "agreed"});
  auto const last = std::get<table::MoveCompleted>(std::get<table::Outcome>(e4.event));
  auto const text = told.game().pgn("3", 1, told.now);
  table::TableSetup other;
  other.white.name = "Somebody";
  told.add(table::ResultSignedBy{Color::white});
  told.add(table::SetupCorrected{other});
  told.add(table::MoveTakenBack{Color::black, 2, last.move, "e5"});
  told.add(table::Resumed{"branch"});
  told.play("Nf3", false);
  BOOST_TEST(told.game().pgn("3", 1, told.now) == text);
  told.add(table::ArbiterAgreed{});
  told.add(table::MoveTakenBack{Color::black, 2, last.move, "e5"});
  told.add(table::EndTakenBack{table::GameResult::draw});
  auto const back = told.game().pgn("3", 1, told.now);
  BOOST_TEST(holds(back, "1. e4"), back);
  BOOST_TEST(!holds(back, "e5"), back);
  BOOST_TEST(holds(back, "Aino"), back);
}

BOOST_AUTO_TEST_CASE(a_position_that_was_set_begins_it_anew) {
  Told told;
  told.play("e4");
  auto const e4 = std::get<table::MoveCompleted>(std::get<table::Outcome>(told.events.back().event));
  told.add(table::Outcome{table::MoveTakenBack{Color::white, 1, e4.move, "e4"}});
  told.add(
      table::Outcome{table::PositionRestored{0, "4k3/8/8/8/8/P7/PPPPPPPP/4K3 b - - 0 30", std::nullopt}});
  auto const text = told.game().pgn("1", 1, told.now);
  BOOST_TEST(holds(text, "[FEN \"4k3/8/8/8/8/P7/PPPPPPPP/4K3 b - - 0 30\"]"), text);
}

BOOST_AUTO_TEST_CASE(a_game_of_training_says_so) {
  Told told;
  std::get<table::ProgramStarted>(std::get<table::Input>(told.events[0].event)).profile = "training";
  BOOST_TEST(holds(told.game().pgn("1", 1, told.now), "[Event \"Training: Hall\"]"));
}

BOOST_AUTO_TEST_CASE(each_board_has_its_file_and_the_round_has_one_of_all_boards) {
  LiveRound live{"5"};
  Told first{"Aino"};
  Told second{"Clara"};
  first.play("e4");
  second.play("d4");
  live.take({"a", "1"});  // a board without a game is a board
  live.take(news("b", "2", second));
  live.take(news("a", "1", first));
  auto const files = live.changed(first.now);
  BOOST_TEST(names_of(files) == (std::vector<std::string>{"game-1.pgn", "game-2.pgn", "games.pgn"}),
             boost::test_tools::per_element());
  BOOST_TEST(files[0].text == first.game("1").pgn("5", 1, first.now));
  BOOST_TEST(files[1].text == second.game("2").pgn("5", 2, first.now));
  BOOST_TEST(files[2].text == files[0].text + files[1].text);
}

BOOST_AUTO_TEST_CASE(a_board_of_a_hall_has_its_number_there) {
  LiveRound live{"5"};
  Told told;
  auto first_heard = news("table12", "1", told);
  first_heard.number = 12;
  live.take(first_heard);
  auto const files = live.changed(told.now);
  BOOST_TEST(names_of(files) == (std::vector<std::string>{"game-12.pgn", "games.pgn"}),
             boost::test_tools::per_element());
  BOOST_TEST(holds(files[0].text, "[Board \"12\"]"));
}

BOOST_AUTO_TEST_CASE(a_board_whose_number_is_corrected_leaves_an_empty_file) {
  LiveRound live{"5"};
  Told told;
  auto first_told = news("a", "1", told);
  first_told.number = 8;
  live.take(first_told);
  BOOST_TEST(live.changed(told.now).size() == 2U);
  BoardNews corrected{"a", "1"};
  corrected.number = 9;
  live.take(corrected);
  auto const files = live.changed(told.now);
  BOOST_TEST(names_of(files) == (std::vector<std::string>{"game-8.pgn", "game-9.pgn", "games.pgn"}),
             boost::test_tools::per_element());
  BOOST_TEST(files[0].text.empty());
  BOOST_TEST(holds(files[1].text, "[Board \"9\"]"));
  BOOST_TEST(files[2].text == files[1].text);
}

BOOST_AUTO_TEST_CASE(a_board_whose_number_is_not_known_names_none) {
  Told told;
  BOOST_TEST(!holds(told.game().pgn("5", number_of_no_table, told.now), "[Board"));
}

BOOST_AUTO_TEST_CASE(a_file_is_made_again_only_where_its_game_went_on) {
  LiveRound live{"1"};
  Told told;
  told.play("e4");
  live.take(news("a", "1", told));
  live.take(news("b", "1", Told{"Greta"}));
  BOOST_TEST(live.changed(opening - seconds{1}).empty());
  BOOST_TEST(live.changed(opening).size() == 3U);
  BOOST_TEST(live.changed(told.now - seconds{1}).empty());
  auto const files = live.changed(told.now);
  BOOST_TEST(names_of(files) == (std::vector<std::string>{"game-1.pgn", "games.pgn"}),
             boost::test_tools::per_element());
  BOOST_TEST(holds(files[1].text, "Greta"));
  live.forget();
  BOOST_TEST(live.changed(told.now).size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_new_game_at_a_board_waits_like_its_moves) {
  LiveRound live{"1"};
  live.take(news("a", "1", Told{"Aino"}));
  Told second{"Greta"};
  for (auto& each : second.events) each.time += seconds{600};
  live.take(news("a", "2", second));
  BOOST_TEST(holds(live.changed(opening + seconds{590})[0].text, "Aino"));
  BOOST_TEST(holds(live.changed(opening + seconds{600})[0].text, "Greta"));
}

BOOST_AUTO_TEST_CASE(files_are_replaced_as_a_whole_and_nothing_is_left_beside_them) {
  TemporaryFolder const folder;
  fs::path const round = folder / "pgn/round-5";
  std::string const old_text = text_of_game("1") + "old\n";
  std::string const new_text = text_of_game("1") + "new and longer\n";
  BOOST_TEST(write_files(round, {{"game-1.pgn", old_text}, {"games.pgn", old_text}}, {"1"}).has_value());
  std::ifstream reader{round / "game-1.pgn"};  // has it open while it is written again
  BOOST_TEST(write_files(round, {{"game-1.pgn", new_text}}, {"1"}).has_value());
  std::string line;
  std::getline(reader, line);
  BOOST_TEST(line == "[Event \"Hall\"]");
  BOOST_TEST(read(round / "game-1.pgn") == new_text);
  std::size_t files = 0;
  for (auto const& each : fs::directory_iterator(round)) files += each.is_regular_file();
  BOOST_TEST(files == 2U);
}

BOOST_AUTO_TEST_CASE(games_of_another_day_and_files_of_ones_own_are_kept) {
  TemporaryFolder const folder;
  fs::path const round = folder / "round-1";
  BOOST_TEST(write_files(round, {{"game-1.pgn", text_of_game("1")}}, {"1"}).has_value());
  auto const refused =
      write_files(round, {{"game-1.pgn", text_of_game("2")}, {"games.pgn", text_of_game("2")}}, {"2"});
  BOOST_TEST_REQUIRE(!refused.has_value());
  BOOST_TEST(holds(refused.error(), "game-1.pgn: holds other games; expected another --round"));
  BOOST_TEST(read(round / "game-1.pgn") == text_of_game("1"));
  BOOST_TEST(!fs::exists(round / "games.pgn"));
  BOOST_TEST(write_files(round, {{"game-1.pgn", text_of_game("2")}}, {"1", "2"}).has_value());
  for (char const* own : {"[Event \"Mine\"]\n\n1. e4 *\n", "notes\n"}) {
    std::ofstream{round / "games.pgn"} << own;
    BOOST_TEST(!write_files(round, {{"games.pgn", text_of_game("2")}}, {"2"}).has_value());
    BOOST_TEST(read(round / "games.pgn") == own);
  }
}

BOOST_AUTO_TEST_CASE(a_folder_that_cannot_be_written_into_is_told) {
  TemporaryFolder const folder;
  std::ofstream{folder / "pgn"} << "a file\n";
  auto const refused = write_files(folder / "pgn/round-1", {{"games.pgn", ""}}, {});
  BOOST_TEST_REQUIRE(!refused.has_value());
  BOOST_TEST(holds(refused.error(), "expected a folder"));
}

BOOST_AUTO_TEST_CASE(files_appear_and_what_cannot_be_written_is_told_once_and_tried_again) {
  TemporaryFolder const folder;
  std::ofstream{folder / "pgn"} << "a file\n";
  std::mutex mutex;
  std::vector<std::string> told_faults;
  LivePgn live{{folder / "pgn", "1", Millis{0}}, [&](std::string const& fault) {
                 std::lock_guard const lock{mutex};
                 told_faults.push_back(fault);
               }};
  live.take({news("a", "1", Told{"Aino"})});
  auto const faults = [&] {
    std::lock_guard const lock{mutex};
    return told_faults.size();
  };
  BOOST_TEST(speech::test::eventually([&] { return faults() == 1; }));
  fs::remove(folder / "pgn");
  BOOST_TEST(speech::test::eventually([&] { return holds(read(folder / "pgn/round-1/games.pgn"), "Aino"); }));
  BOOST_TEST(faults() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
